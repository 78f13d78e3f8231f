import { useState } from 'react'
import type { ReadLook } from '#rules/page-reading.ts'
import { isPlainColour } from '#client/state/builder/sketch.ts'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { BriefTools } from './use-brief.ts'

/** So many looks are shown at once; 'Another' brings the next ones. */
const shownLooks = 3

/** Looks that suit the request, each as paper, letter and button. The page's own stays first. */
export function BriefLooks({ brief }: { brief: BriefTools }) {
  const { looks, look, changes } = brief.reading
  const [from, setFrom] = useState(0)
  const others = looks.filter(({ id }) => id !== look)
  const own = looks.find(({ id }) => id === look)
  const room = shownLooks - (own ? 1 : 0)
  const shown = [
    ...(own ? [own] : []),
    ...others.map((_, index) => others[(from + index) % others.length] as ReadLook).slice(0, room),
  ]

  function take({ id, name }: ReadLook) {
    if (id === look) return
    setFrom(0)
    void brief.change({ ...changes, look: id }, { title: `Look: ${name}`, done: `The page has the ${name} look now.` })
  }

  return (
    <div className="border-line border-t px-3.5 pt-3 pb-2.5">
      <div
        className="grid grid-cols-[repeat(3,minmax(0,1fr))_auto] items-start gap-2 @max-[300px]:grid-cols-2"
        role="group"
        aria-label="Look"
      >
        {shown.map((each) => (
          <Swatch key={each.id} look={each} isChosen={each.id === look} wait={brief.wait} onTake={() => take(each)} />
        ))}
        {others.length > room && (
          <button
            type="button"
            onClick={() => setFrom((from + room) % others.length)}
            className="group grid justify-items-center gap-1 rounded-lg"
          >
            <span
              className={
                'grid size-12 place-items-center rounded-lg border border-edge border-dashed text-ink-2 ' +
                'group-hover:border-ink-3 group-hover:text-ink'
              }
            >
              <Icon name="retry" />
            </span>
            <span className="text-[12px] text-ink-2">Another</span>
          </button>
        )}
      </div>
    </div>
  )
}

type SwatchProps = { look: ReadLook; isChosen: boolean; wait: string | null; onTake: () => void }

function Swatch({ look, isChosen, wait, onTake }: SwatchProps) {
  const [paper, ink, accent] = [look.paper, look.ink, look.accent].map((value) =>
    isPlainColour(value) ? value : 'transparent',
  )
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={wait !== null || undefined}
      onClick={() => wait === null && onTake()}
      className="grid min-w-0 gap-1 rounded-lg text-left"
    >
      <span
        aria-hidden="true"
        className={cx(
          'relative block h-12 overflow-hidden rounded-lg',
          isChosen ? 'ring-2 ring-accent ring-offset-2 ring-offset-panel' : 'ring-1 ring-line',
        )}
        style={{ background: paper }}
      >
        <span className="absolute top-1 left-2 text-[22px] leading-7" style={{ color: ink, fontFamily: look.type }}>
          Ag
        </span>
        <span className="absolute bottom-2 left-2 h-[3px] w-7 rounded-full opacity-40" style={{ background: ink }} />
        <span className="absolute right-2 bottom-2 h-2 w-5 rounded-[2px]" style={{ background: accent }} />
      </span>
      <span className={cx('truncate text-[12px]', isChosen ? 'font-medium text-ink' : 'text-ink-2')}>{look.name}</span>
    </button>
  )
}
