import type { MapBand } from '#client/parts/page-map/page-map.tsx'
import type { RunningTurn } from '#client/state/builder/types.ts'

export type Progress = { labels: string[] /** sections that are finished */; done: number; bands: MapBand[] }

/** How far the planned sections of a whole page are: what stands in the source counts, the last one is being written. */
export function progressOf(turn: RunningTurn): Progress {
  const labels = turn.plan
  const begun = turn.html && turn.whole ? begunSections(turn.html) : 0
  const done = turn.version ? labels.length : Math.min(labels.length, Math.max(0, begun - 1))
  const bands = labels.map<MapBand>((_, index) => ({
    size: 1,
    tone: index < done ? 'kept' : index === done && begun > 0 ? 'changed' : 'coming',
  }))
  return { labels, done, bands }
}

/** Top-level parts that the source has opened so far: marked sections, else the landmarks. */
function begunSections(html: string): number {
  const marked = html.match(/\sdata-section=/g)?.length ?? 0
  return marked > 0 ? marked : (html.match(/<(header|section|footer)[\s>]/g)?.length ?? 0)
}
