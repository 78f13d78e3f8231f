import { gridLooks } from './grid-looks.ts'
import { Wireframe, type WireframeName } from './wireframe.tsx'

const shapes: readonly WireframeName[] = ['split', 'product', 'dashboard', 'centred', 'split', 'product']

/** The grid before its projects are known. */
export function Skeletons() {
  return (
    <div className={`after-200 ${gridLooks}`} aria-hidden="true">
      {shapes.map((name, index) => (
        // The order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="grid content-start gap-3">
          <div className="relative aspect-[16/10] overflow-hidden rounded-xl border border-line bg-panel">
            <Wireframe name={name} look="blocks" className="animate-pulse text-line motion-reduce:animate-none" />
          </div>
          <div className="grid gap-2 py-1">
            <span className="h-3.5 w-2/5 rounded bg-line" />
            <span className="h-3 w-3/5 rounded bg-panel-2" />
          </div>
        </div>
      ))}
    </div>
  )
}
