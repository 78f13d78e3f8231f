import type { ReactNode } from 'react'
import { messages } from '#rules/messages.ts'
import { product } from '#rules/product.ts'
import { LogoMark } from '#client/parts/site/logo.tsx'
import './builder.css'

const lines = [72, 88, 54, 0, 80, 64]

/** The builder's own shape while a project is on its way; it shows itself only when that takes a moment. */
export function ProjectSkeleton({ name, failure }: { name: string | null; failure: ReactNode }) {
  return (
    <div className="flex h-dvh min-h-0 flex-col overflow-hidden bg-panel text-ink" aria-busy={failure === null}>
      {name !== null && <title>{`${name} · ${product.name}`}</title>}
      <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line px-4">
        <LogoMark size={20} />
        <span className="truncate font-medium text-[13px]">{name}</span>
      </header>
      <main className="flex min-h-0 flex-1">
        <h1 className="sr-only">{name ?? 'Project'}</h1>
        <div className="w-[30%] border-r border-line p-4 max-md:w-full">
          {failure === null ? (
            <div aria-hidden="true" className="late space-y-3">
              {lines.map((width, index) => (
                <span
                  key={index}
                  className="shimmer block h-3 rounded-[4px] bg-panel-2"
                  style={{ width: `${width}%` }}
                />
              ))}
            </div>
          ) : (
            <div role="alert" className="grid justify-items-start gap-3">
              <p className="font-medium text-[14px]">{messages.chatNotLoaded.title}</p>
              <p className="text-[13px] text-ink-2">{messages.chatNotLoaded.description}</p>
              {failure}
            </div>
          )}
        </div>
        <div className="dots flex-1 bg-bg p-6 pb-0 max-md:hidden">
          <div aria-hidden="true" className="late h-full">
            <div className="shimmer h-full rounded-t-xl bg-panel ring-1 ring-line" />
          </div>
        </div>
      </main>
      {failure === null && (
        <p role="status" className="sr-only">
          Loading project
        </p>
      )}
    </div>
  )
}
