import { mapRects } from './rects.ts'

/** How a band looks: touched, as it was, or still to come. */
export type BandTone = 'changed' | 'kept' | 'coming'

export type MapBand = { size: number; tone: BandTone }

type PageMapProps = { bands: readonly MapBand[]; width: number; height: number; gap?: number }

const fills: Record<BandTone, { fill: string; opacity: number }> = {
  changed: { fill: 'var(--accent)', opacity: 1 },
  kept: { fill: 'var(--ink-3)', opacity: 0.34 },
  coming: { fill: 'var(--ink-3)', opacity: 0.16 },
}

/** The page as a column of bands, as tall as its sections are. Decoration: the words beside it say the same. */
export function PageMap({ bands, width, height, gap = 1.5 }: PageMapProps) {
  return (
    <svg className="shrink-0" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {mapRects(bands, height, gap).map(({ top, height: tall, tone }) => (
        <rect
          key={top}
          x="0"
          y={top}
          width={width}
          height={tall}
          rx={Math.min(1.2, tall / 2)}
          fill={fills[tone].fill}
          fillOpacity={fills[tone].opacity}
          className="transition-[fill,fill-opacity] duration-150 motion-reduce:transition-none"
        />
      ))}
    </svg>
  )
}
