import type { Band } from '#design/page-map.ts'
import type { Sketch, Version } from '#client/state/builder/types.ts'
import { thumbLines, thumbRows } from './thumb-lines.ts'

const width = 104
const height = 68

/** How a version looks: its picture, and until that is drawn a sketch in the page's own colours. */
export function Thumbnail({ version }: { version: Version }) {
  if (version.picture)
    return (
      <img
        src={version.picture}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        className="block h-[68px] w-[104px] shrink-0 rounded-lg bg-white object-cover object-top ring-1 ring-line"
      />
    )
  if (version.sketch) return <Drawing sketch={version.sketch} map={version.map} />
  return <span className="block h-[68px] w-[104px] shrink-0 rounded-lg bg-panel-2 ring-1 ring-line" />
}

function Drawing({ sketch, map }: { sketch: Sketch; map: Band[] }) {
  const lines = thumbLines(sketch.heading)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="block shrink-0 rounded-lg ring-1 ring-line"
      style={{ background: sketch.surface }}
    >
      <g fill={sketch.ink}>
        <circle cx="8" cy="6.5" r="1.8" />
        <rect x="11.5" y="5.6" width="13" height="1.8" rx=".9" />
        {lines.map((line, index) => (
          <text key={line} x="6.5" y={18.5 + index * 7.5} fontSize="7" fontWeight="600" letterSpacing="-.15">
            {line}
          </text>
        ))}
      </g>
      <rect x="6.5" y={22 + Math.max(0, lines.length - 1) * 7.5} width="18" height="5" rx="2.5" fill={sketch.accent} />
      <circle cx="84" cy="27" r="15" fill={sketch.soft} />
      {thumbRows(map, 46, height - 46).map((row) => (
        <rect
          key={row.top}
          x="6.5"
          y={row.top}
          width={row.isWide ? 91 : 42}
          height={row.height}
          rx="1.5"
          fill={row.isChanged ? sketch.accent : sketch.ink}
          opacity={row.isChanged ? 1 : 0.16}
        />
      ))}
    </svg>
  )
}
