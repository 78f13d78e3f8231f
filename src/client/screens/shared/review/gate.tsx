import type { ReactNode } from 'react'
import { Logo } from '#client/parts/site/logo.tsx'

type GateProps = { title: string; line: string; children: ReactNode; foot?: string | undefined }

/** What is asked before the page is shown. */
export function Gate({ title, line, children, foot }: GateProps) {
  return (
    <div className="flex min-h-dvh flex-col gap-10 bg-bg px-5 py-6 text-ink md:px-12 md:py-8">
      <div>
        <Logo />
      </div>
      <main id="main" className="mx-auto grid w-full max-w-[400px] content-start gap-5 md:my-auto md:pb-24">
        <div className="grid gap-1.5">
          <h1 className="font-semibold text-2xl leading-8 tracking-[-0.02em]">{title}</h1>
          <p className="text-ink-2 text-sm wrap-anywhere">{line}</p>
        </div>
        {children}
        {foot && <p className="text-[13px] text-ink-2 wrap-anywhere">{foot}</p>}
      </main>
    </div>
  )
}
