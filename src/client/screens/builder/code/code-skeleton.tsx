const skeleton = [62, 78, 54, 88, 70, 46, 82, 64, 74, 38]

/** Lines of code on their way. */
export function CodeSkeleton() {
  return (
    <div aria-hidden="true" className="min-h-0 flex-1 space-y-2.5 overflow-hidden px-14 py-3">
      {skeleton.map((width, index) => (
        <span key={index} className="shimmer block h-3 rounded-[4px] bg-panel-2" style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}
