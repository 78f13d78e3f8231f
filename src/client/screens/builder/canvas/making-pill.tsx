/** Says over the page what is on its way: a page in the making, or another version. */
export function MakingPill({ left, words }: { left: number; words: string }) {
  return (
    <div
      style={{ left }}
      className={
        'absolute bottom-[52px] z-10 flex h-9 -translate-x-1/2 items-center gap-2.5 rounded-full border border-line ' +
        'bg-panel pr-4 pl-3.5 font-medium text-[13px] whitespace-nowrap shadow-float'
      }
    >
      <span className="pulse size-2 rounded-full bg-accent" />
      {words}
    </div>
  )
}
