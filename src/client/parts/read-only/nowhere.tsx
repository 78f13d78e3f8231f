import type { ReactNode } from 'react'
import { product } from '#rules/product.ts'
import { Logo } from '#client/parts/site/logo.tsx'
import { Button } from '#client/ui/button.tsx'

type NowhereProps = {
  /** what the server said; null: it did not answer */
  words: string | null
  onAgain?: () => void
  /** under it, such as what was typed and not sent */
  children?: ReactNode
}

/** In place of a page that cannot be shown: why, and whom to ask. */
export function Nowhere({ words, onAgain, children }: NowhereProps) {
  return (
    <div className="flex min-h-dvh flex-col gap-10 bg-bg px-5 py-6 md:px-12 md:py-8">
      <title>{`Not shared · ${product.name}`}</title>
      <div>
        <Logo />
      </div>
      <main id="main" className="mx-auto grid w-full max-w-[440px] content-start gap-3 md:my-auto md:pb-24">
        <h1 className="font-semibold text-2xl leading-8 tracking-[-0.02em]">
          {words === null ? 'The page did not come' : 'This link leads nowhere now'}
        </h1>
        <p className="text-ink-2 text-sm">{words ?? 'The server did not answer. Your link may still be good.'}</p>
        {onAgain && (
          <Button size="regular" className="justify-self-start" onClick={onAgain}>
            Try again
          </Button>
        )}
        {children}
      </main>
    </div>
  )
}
