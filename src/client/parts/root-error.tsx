import { isRouteErrorResponse, useRouteError } from 'react-router'
import { paths } from '../paths.ts'

/** The last net: says what happened and what was kept, and never shows a blank page. */
export function RootError() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 px-5">
      <h1 className="font-semibold text-2xl">{missing ? 'Oops! Page not found' : 'This screen stopped working'}</h1>
      <p className="text-ink-2">
        {missing
          ? 'The address may have a typing mistake.'
          : 'Your pages and your chat are kept in this browser. Reload to go on where you were.'}
      </p>
      <p className="flex gap-3">
        <button type="button" className="h-9 rounded-lg bg-ink px-4 text-bg text-sm" onClick={() => location.reload()}>
          Reload
        </button>
        <a className="grid h-9 items-center rounded-lg border border-line px-4 text-sm" href={paths.home}>
          Return to Home
        </a>
      </p>
    </main>
  )
}
