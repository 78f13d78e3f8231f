/** A sheet of pages, each with a folded corner. */
export function PagesFigure() {
  return (
    <svg className="h-[120px] w-full max-w-[370px]" width="370" height="120" viewBox="0 0 400 130" aria-hidden="true">
      <defs>
        <pattern id="figure-pages" width="8" height="6.5" patternUnits="userSpaceOnUse">
          <rect x="1" y=".75" width="4.2" height="5" fill="var(--ink)" />
          <path d="M3.6 .75h1.6v1.6Z" fill="var(--bg)" />
        </pattern>
      </defs>
      <rect width="400" height="130" fill="url(#figure-pages)" />
    </svg>
  )
}

/** A hundred squares; the ones that missed are hollow. */
export function DotsFigure({ percent }: { percent: number }) {
  const hollow = new Set(Array.from({ length: 100 - percent }, (_, n) => (37 + n * 47) % 100))
  return (
    <svg width="116" height="120" viewBox="0 0 116 120" aria-hidden="true">
      {Array.from({ length: 100 }, (_, n) => (
        <rect
          key={n}
          x={(n % 10) * 12}
          y={Math.floor(n / 10) * 12}
          width="8"
          height="8"
          rx="1"
          {...(hollow.has(n) ? { fill: 'none', stroke: 'var(--ink-3)' } : { fill: 'var(--ink)' })}
        />
      ))}
    </svg>
  )
}

/** A minute's dial with the seconds that are used. */
export function ClockFigure({ seconds }: { seconds: number }) {
  return (
    <svg width="120" height="120" viewBox="0 0 120 120" aria-hidden="true">
      {Array.from({ length: 60 }, (_, n) => {
        const used = n <= seconds
        const angle = (n / 60) * 2 * Math.PI
        const point = (radius: number) =>
          `${(60 + radius * Math.sin(angle)).toFixed(1)} ${(60 - radius * Math.cos(angle)).toFixed(1)}`
        return (
          <path
            key={n}
            d={`M${point(58)}L${point(used ? 44 : 52)}`}
            stroke={used ? 'var(--ink)' : 'var(--ink-3)'}
            strokeWidth={used ? 2 : 1}
          />
        )
      })}
    </svg>
  )
}

/** Pointers on a sunflower spiral, the first one in the accent. */
export function PointersFigure() {
  const goldenAngle = 2.39996
  return (
    <svg width="120" height="120" viewBox="0 0 120 120" aria-hidden="true">
      {Array.from({ length: 64 }, (_, n) => {
        const radius = 6.6 * Math.sqrt(n)
        const x = 58 + radius * Math.cos(n * goldenAngle)
        const y = 56 + radius * Math.sin(n * goldenAngle)
        return (
          <path
            key={n}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            d="M0 0l8 3.4-3.5 1.2-1.3 3.5Z"
            fill={n === 0 ? 'var(--accent)' : 'var(--ink)'}
            opacity={(1 - n / 90).toFixed(2)}
          />
        )
      })}
    </svg>
  )
}
