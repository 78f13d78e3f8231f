import type { Brief, SectionKind } from '../../types.ts'
import { isPlainSpoken } from '../plain/is-plain-spoken.ts'
import { domainWords } from '../read/domain.ts'
import type { Habits } from '../../grammar.ts'
import { headsOf, sentencesOf } from '../plain/own-words.ts'
import { matterVoice } from '../phrases/matter-words.ts'
import { variantOf } from './variant.ts'

const about: readonly SectionKind[] = ['about']
const pictures: readonly SectionKind[] = ['gallery']
const selling: readonly SectionKind[] = ['products', 'menu', 'services']

/** What such a page usually shows, most important first, the kind of its offers, and its hue in degrees. */
export function habitsFor(brief: Brief): Habits & { hue: number } {
  const { sections, offers, hue } = domainWords(brief.domain)
  // nothing but what was asked for and what is given; where that is nothing, the place for what is on offer waits
  if (isPlainSpoken(brief))
    return {
      sections: saysNothing(brief) ? [offers, ...stagesFor(brief)] : [],
      offers: brief.matter ? 'features' : offers,
      hue,
      leastOffers: 2,
      // a single sentence opens the page, and works that were listed stand in their list
      empty: [...(sentencesOf(brief).length < 2 ? about : []), ...(brief.offers.length > 1 ? pictures : [])],
      labels: { ...headsOf(brief), ...matterVoice(brief)?.heads },
      isClosed: brief.matter === 'occasion' && !isReached(brief),
    }
  const variant = variantOf(brief)
  const usual = variant?.sections ?? sections
  // Who lists what is sold wants no other goods beside it.
  const listed = brief.sections.find(({ kind, items }) => selling.includes(kind) && items.length > 0)
  if (!listed) return { sections: usual, offers: variant?.offers ?? offers, hue }
  return { sections: usual.filter((kind) => !selling.includes(kind)), offers: listed.kind, hue }
}

/** Movement from part to part is seen where there are some. */
const stagesFor = ({ behaviours = [], without = [] }: Brief): SectionKind[] =>
  behaviours.includes('transitions') || behaviours.includes('reveal')
    ? stages.filter((kind) => !without.includes(kind))
    : []
const stages: readonly SectionKind[] = ['steps', 'gallery']

/** Whether guests are to answer, or can write to somebody. */
const isReached = ({ contact, asksReply }: Brief) =>
  asksReply === true || contact.phone !== undefined || contact.email !== undefined

/** What a request may say while its page would still be empty. */
const empty = new Set(['what', 'name', 'place', 'style', 'colour'])

/** 'a fitness app landing page': no part, no offer and no fact that a page could be made of. */
const saysNothing = ({ sections, offers, stated = [] }: Brief) =>
  sections.length === 0 && offers.length === 0 && stated.every(({ kind }) => empty.has(kind))
