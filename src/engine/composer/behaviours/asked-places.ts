import { sectionLabels } from '../section-labels.ts'
import type { BehaviourName } from '../../understanding/app-words.ts'
import type { AskedSection, Brief, PageKind, SectionKind } from '../types.ts'

/** Where a behaviour is at home, the likeliest kind first; the last one comes along where none of them was asked for. */
const homes: Partial<Record<BehaviourName, { kinds: SectionKind[]; brings: SectionKind }>> = {
  carousel: { kinds: ['gallery', 'testimonials', 'products'], brings: 'gallery' },
  tabs: { kinds: ['features', 'services'], brings: 'features' },
  countdown: { kinds: ['cta'], brings: 'cta' },
  upload: { kinds: ['contact', 'booking'], brings: 'contact' },
}

const runsDown = new Set<PageKind>(['landing', 'portfolio', 'event', 'restaurant', 'blog', 'product'])

/** The brief with a section for each behaviour that needs one and has none. */
export function withPlaces(brief: Brief): Brief {
  if (!runsDown.has(brief.kind)) return brief
  const missing = (brief.behaviours ?? []).flatMap((name): AskedSection[] => {
    const home = homes[name]
    if (!home || brief.sections.some(({ kind }) => home.kinds.includes(kind))) return []
    const end = brief.request.length
    return [
      { kind: home.brings, words: sectionLabels[brief.language][home.brings], items: [], span: { start: end, end } },
    ]
  })
  return missing.length === 0 ? brief : { ...brief, sections: [...brief.sections, ...missing] }
}
