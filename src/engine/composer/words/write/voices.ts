import { partsThere } from '../../../understanding/apps.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { Brief, Item, SectionContent } from '../../types.ts'
import { slotWords } from '../phrases/slots.ts'
import { ui } from '../phrases/ui.ts'
import { countIn } from '../read/count.ts'
import { capital } from '../read/source.ts'

const USUAL = 3
const MOST = 12
const stars = '★★★★★'

/** What people said, as often as was asked for, each with the things that were listed for it. */
export function writeVoices({ request, language, voices = [] }: Brief): SectionContent {
  const slots = slotWords[language]
  const said = (part: string): string | undefined => {
    const [span] = partsThere(request, language, `testimonials-cards-${part}`)
    return span && request.slice(span.start, span.end)
  }
  // 'prénom' is called 'Prénom 1' until somebody said something
  const nth = (word: string, at: number) => `${capital(word)} ${at + 1}`
  const place = said('place') ?? said('role')
  const empty = (at: number): Item => ({
    title: nth(said('name') ?? ui[language].name ?? '', at),
    text: { placeholder: slots.quote },
    ...(place ? { meta: nth(place, at) } : {}),
  })
  const count = Math.min(MOST, Math.max(voices.length, countIn(request, language) ?? USUAL))
  const items = Array.from(
    { length: count },
    (_, at): Item => ({
      ...(voices[at] ?? empty(at)),
      ...(said('stars') ? { price: stars } : {}),
      ...(said('photo') ? { tag: capital(said('photo') ?? '') } : {}),
    }),
  )
  return { headline: sectionLabels[language].testimonials, items, fields: [] }
}
