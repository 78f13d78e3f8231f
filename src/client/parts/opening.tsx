import { LogoMark } from './site/logo.tsx'

/** While it is not known yet who is signed in: the frame of what comes, without a word that could turn out wrong. */
export function Opening() {
  return (
    <div className="min-h-dvh bg-bg" aria-busy="true">
      <div className="border-line border-b">
        <div className="mx-auto flex h-14 max-w-[1376px] items-center px-5 md:px-12">
          <LogoMark />
        </div>
      </div>
      <p role="status" className="sr-only">
        Loading...
      </p>
    </div>
  )
}
