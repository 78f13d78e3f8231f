import { type ShowcaseName, showcase } from '#rules/showcase.ts'
import { moments } from '#client/parts/front/clock.ts'
import { NearMiniature } from './near-miniature.tsx'
import { Row, rowClass } from '#client/parts/front/row.tsx'

type Tile = { name: ShowcaseName; width: number; span: string; tall: boolean }

const tiles: readonly Tile[] = [
  { name: 'nordlys', width: 1360, span: 'lg:col-span-7', tall: true },
  { name: 'okapi', width: 1160, span: 'lg:col-span-5', tall: true },
  { name: 'brisk', width: 1200, span: 'lg:col-span-4', tall: false },
  { name: 'plainsong', width: 1200, span: 'lg:col-span-4', tall: false },
  { name: 'lumen-one', width: 1200, span: 'lg:col-span-4', tall: false },
  { name: 'castellane', width: 1160, span: 'lg:col-span-5', tall: true },
  { name: 'still-water', width: 1360, span: 'lg:col-span-7', tall: true },
]

/** Pages that the built-in designer made from one sentence each. */
export function Gallery() {
  return (
    <Row id="made" labelledBy="made-title" moment={moments.writing} className={rowClass}>
      <h2
        id="made-title"
        className="max-w-[18ch] font-semibold text-[36px]/10 tracking-[-.035em] md:text-[48px]/[52px]"
      >
        The tool stays grey. Your page gets the colour.
      </h2>
      <ul
        className="mt-12 flex snap-x snap-mandatory gap-4 overflow-x-auto pb-4 lg:grid lg:grid-cols-12 lg:gap-x-6 lg:gap-y-10 lg:overflow-visible lg:pb-0"
        aria-label="Pages made by the built-in designer"
      >
        {tiles.map(({ name, width, span, tall }) => (
          <li key={name} className={`w-[300px] shrink-0 snap-start sm:w-[480px] lg:w-auto ${span}`}>
            <div className="overflow-hidden rounded-xl border border-line">
              <NearMiniature
                name={name}
                width={width}
                className={`h-[230px] ${tall ? 'sm:h-[360px] lg:h-[400px]' : 'sm:h-[300px]'}`}
              />
            </div>
            <p className="mt-3 truncate text-[13px] text-ink-2">{showcase[name].caption}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-[13px] text-ink-3">
        Each was made by the built-in designer from one sentence: no model, no key, no network.
      </p>
    </Row>
  )
}
