import { marketingFigures } from '#rules/product.ts'
import { moments } from '#client/parts/front/clock.ts'
import { ClockFigure, DotsFigure, PagesFigure, PointersFigure } from './figure-art.tsx'
import { Row, rowClass } from '#client/parts/front/row.tsx'

/** The marketing figures, each drawn as what it counts. Hidden with the figures themselves. */
export function Figures() {
  if (!marketingFigures) return null
  const { pages, accuracyPercent, averageSeconds, creators } = marketingFigures
  const figures = [
    { value: pages, label: 'pages created', art: <PagesFigure />, className: 'max-lg:col-span-2 lg:pr-8' },
    {
      value: `${accuracyPercent}%`,
      label: 'accuracy rate',
      art: <DotsFigure percent={accuracyPercent} />,
      className: 'lg:pl-8',
    },
    {
      value: `About ${averageSeconds} s`,
      label: 'average generation time',
      art: <ClockFigure seconds={averageSeconds} />,
      className: 'lg:pl-8',
    },
    { value: creators, label: 'of creators', art: <PointersFigure />, className: 'lg:pl-8' },
  ]
  return (
    <Row id="figures" labelledBy="figures-title" moment={moments.checking} className={rowClass}>
      <h2 id="figures-title" className="sr-only">
        In figures
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-12 lg:grid-cols-[1.7fr_1fr_1fr_1fr] lg:gap-x-0 lg:divide-x lg:divide-line">
        {figures.map(({ value, label, art, className }) => (
          <div key={label} className={`flex flex-col-reverse justify-end ${className}`}>
            <dt className="mt-1 text-base/6 text-ink-2">{label}</dt>
            <dd className="whitespace-nowrap font-semibold text-[30px]/9 tracking-[-.035em] md:text-[36px]/10">
              <span className="mb-6 block h-[120px]">{art}</span>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Row>
  )
}
