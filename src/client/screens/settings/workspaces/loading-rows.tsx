import { Panel } from '#client/ui/panel.tsx'

/** The shape of the table that comes. */
export function LoadingRows() {
  return (
    <div aria-busy="true" className="grid content-start gap-3">
      <p role="status" className="text-[13px] text-ink-2">
        Loading workspaces...
      </p>
      <Panel className="animate-pulse motion-reduce:animate-none">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="flex h-12 items-center gap-8 border-line border-b px-5 last:border-0">
            <span className="h-3 w-28 rounded bg-line" />
            <span className="hidden h-3 flex-1 rounded bg-panel-2 @md:block" />
            <span className="h-3 w-14 rounded bg-line" />
            <span className="h-3 w-10 rounded bg-panel-2" />
          </div>
        ))}
      </Panel>
    </div>
  )
}
