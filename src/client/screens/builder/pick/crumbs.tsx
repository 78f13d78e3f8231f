import { crumbsOf } from '#design/direct-edits/pick.ts'
import type { Key } from '#design/types.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { Picker } from './picker.ts'

/** The way to the picked element: a press picks what is around it. */
export function Crumbs({ picker, picked }: { picker: Picker; picked: Key }) {
  const crumbs = crumbsOf(picker.document(), picked)
  const shown = crumbs.length > 4 ? [...crumbs.slice(0, 1), ...crumbs.slice(-3)] : crumbs
  return (
    <nav
      aria-label="Picked element"
      className="flex h-7 items-center gap-1 rounded-lg bg-[oklch(.511_.262_277)] px-2 text-[12px] font-medium whitespace-nowrap text-white"
    >
      {shown.map(({ key, label }, index) => (
        <span key={key} className="flex items-center gap-1">
          {index > 0 && <Icon name="chevron-right" size={12} />}
          {key === picked ? (
            <span aria-current="true" className="max-w-40 truncate px-1">
              {label}
            </span>
          ) : (
            <button
              type="button"
              onClick={() => picker.pick(key)}
              className="max-w-40 truncate rounded-[4px] px-1 hover:bg-white/20 focus-visible:outline-white"
            >
              {label}
            </button>
          )}
        </span>
      ))}
    </nav>
  )
}
