import { sectionLabels } from '../../section-labels.ts'
import { type Brief, type SectionKind, sectionKinds } from '../../types.ts'
import { generalParts } from '../phrases/find.ts'
import { answerForm, matterVoice } from '../phrases/matter-words.ts'
import { plainWords } from '../phrases/plain.ts'
import type { SectionWording, SectionWordings } from '../types.ts'
import { inPlace } from '../write/in-place.ts'
import { asSentence, headsOf, priceSentences, sentencesOf } from './own-words.ts'

/** Screens and plans: what they show says of itself that it is an example. */
const samples = new Set<SectionKind>([
  'sidebar',
  'toolbar',
  'kpis',
  'chart',
  'table',
  'auth',
  'cart',
  'summary',
  'product',
])

/** Lists whose usual entries name what waits, and tell nothing. */
const waiting = new Set<SectionKind>(['team', 'stats', 'details', 'specs', 'location'])

/** What the wording of an entry would take for its own marks. */
const literal = (text: string) => text.replaceAll('|', '/').replace(/[{}]/g, '').replace(/^\?/, '')

/**
 * The one pool of the general voice: headings that name what is below, questions that given facts answer, and forms.
 * There is no line in it that a person did not say.
 */
export function plainParts(brief: Brief): SectionWordings {
  const usual = generalParts(brief.language)
  const heads = headsOf(brief)
  const own = matterVoice(brief)
  const parts: [SectionKind, SectionWording][] = sectionKinds
    .filter((kind) => kind !== 'hero' && !samples.has(kind))
    .map((kind) => {
      // guests answer, and book no time
      const isAnswer = own !== null && (kind === 'booking' || kind === 'contact')
      const { fields, submit, items } = {
        ...usual[isAnswer ? 'contact' : kind],
        ...(isAnswer ? answerForm(brief) : {}),
      }
      const head = own?.heads[kind] ?? heads[kind] ?? sectionLabels[brief.language][kind]
      return [
        kind,
        {
          head: [literal(head)],
          ...(fields ? { fields } : {}),
          ...(submit ? { submit } : {}),
          ...(items && waiting.has(kind) ? { items } : {}),
        },
      ]
    })
  const answers = answered(brief)
  const told = (brief.matter && brief.matter !== 'association' ? [] : sentencesOf(brief)).map(asSentence).map(literal)
  const pool: SectionWordings = { ...usual, hero: {}, ...Object.fromEntries(parts) }
  return {
    ...pool,
    ...(answers.length > 1 ? { faq: { ...pool.faq, items: answers } } : {}),
    ...(told.length > 0 ? { about: { ...pool.about, body: [[told.join(' ')]] } } : {}),
  }
}

/** Questions that the request answers, with their answers. */
function answered(brief: Brief): string[] {
  const { ask } = plainWords[brief.language]
  const { contact, place } = brief
  const rows: [string, string | undefined][] = [
    [ask.where, contact.address ?? (place ? asSentence(inPlace(brief, brief.language)) : undefined)],
    [ask.when, contact.hours?.join(', ') ?? contact.date],
    [ask.cost, priceSentences(brief).join(' ')],
    [ask.reach, [contact.phone, contact.email].filter(Boolean).join(', ')],
  ]
  return rows.flatMap(([question, answer]) => (answer ? [`${question} | ${literal(answer)}`] : []))
}
