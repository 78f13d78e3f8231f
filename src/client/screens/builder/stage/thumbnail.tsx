import type { Band, Sketch } from '#client/state/session/types.ts'
import { thumbLines, thumbRows } from './thumb-lines.ts'

const width = 104
const height = 68

/** A small drawing of a version in the page's own colours: its heading, then its sections as they follow. */
export function Thumbnail({ sketch, map }: { sketch: Sketch; map: Band[] }) {
  const lines = thumbLines(sketch.heading)
  const rows = thumbRows(map, 46, height - 46)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="block rounded-lg ring-1 ring-line"
      style={{ background: sketch.surface }}
    >
      <g fill={sketch.ink}>
        <circle cx="8" cy="6.5" r="1.8" />
        <rect x="11.5" y="5.6" width="13" height="1.8" rx=".9" />
        <g opacity=".45">
          <rect x="72" y="5.6" width="7" height="1.6" rx=".8" />
          <rect x="82" y="5.6" width="7" height="1.6" rx=".8" />
        </g>
        {lines.map((line, index) => (
          <text key={line} x="6.5" y={18.5 + index * 7.5} fontSize="7" fontWeight="600" letterSpacing="-.15">
            {line}
          </text>
        ))}
      </g>
      <rect x="6.5" y={22 + Math.max(0, lines.length - 1) * 7.5} width="18" height="5" rx="2.5" fill={sketch.accent} />
      <circle cx="84" cy="27" r="15" fill={sketch.soft} />
      <circle cx="84" cy="27" r="8" fill={sketch.accent} opacity=".85" />
      {rows.map((row) => (
        <g key={row.top} fill={sketch.ink} opacity={row.isChanged ? 1 : 0.16}>
          <rect x="6.5" y={row.top} width={row.isWide ? 91 : 42} height={row.height} rx="1.5" fill={row.isChanged ? sketch.accent : undefined} />
          {!row.isWide && <rect x="55.5" y={row.top} width="42" height={row.height} rx="1.5" />}
        </g>
      ))}
    </svg>
  )
}
