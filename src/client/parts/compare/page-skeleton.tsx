const place = 'shimmer rounded-[4px] bg-panel-2'

/** The shape of a page on its way: its header, a headline, a picture, three columns. */
export function PageSkeleton({ name }: { name: string }) {
  return (
    <div className="late pointer-events-none absolute inset-0 overflow-hidden bg-panel">
      <p role="status" className="sr-only">
        Loading {name}
      </p>
      <Blocks />
    </div>
  )
}

/** Both sides before anything of them is known. */
export function SidesSkeleton({ isPhone }: { isPhone: boolean }) {
  return (
    <div aria-hidden="true" className="dots late flex flex-1 gap-[52px] overflow-hidden bg-bg px-4 pt-12 max-md:px-0">
      {(isPhone ? [0] : [0, 1]).map((side) => (
        <div key={side} className="flex-1 overflow-hidden rounded-t-xl bg-panel ring-1 ring-line max-md:rounded-none">
          <Blocks />
        </div>
      ))}
    </div>
  )
}

function Blocks() {
  return (
    <div aria-hidden="true" className="grid gap-6 p-[6%]">
      <div className="flex justify-between">
        <span className={`${place} h-3 w-24`} />
        <span className={`${place} h-3 w-40`} />
      </div>
      <span className={`${place} mt-4 h-8 w-3/4`} />
      <span className={`${place} h-3 w-1/2`} />
      <span className={`${place} h-48 w-full rounded-xl`} />
      <div className="grid grid-cols-3 gap-4">
        {[0, 1, 2].map((column) => (
          <span key={column} className={`${place} h-28`} />
        ))}
      </div>
    </div>
  )
}
