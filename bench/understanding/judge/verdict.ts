import { compose } from '#engine/composer/compose.ts'
import type { ComposedPage } from '#engine/composer/types.ts'
import { firstRequest } from '#test/support/first-request.ts'
import type { DrawnFact, DrawnRequest } from '../types.ts'
import { brokenSentences } from './broken.ts'
import { withoutOpening, type Whereabouts, whereabouts } from './fact-place.ts'
import { claimsInWords, inventedClaims } from './invented.ts'
import { remainsOf } from './remains.ts'
import { foreignWords, type HowRead, readLanguage, readName, readSubject } from './whole-page.ts'
import { type SeenPage, seePage } from './seen-page.ts'

export type BriefVerdict = {
  request: DrawnRequest
  facts: { fact: DrawnFact; where: Whereabouts }[]
  /** the name that the page carries, and how it was read */
  brand: string
  name: HowRead
  subject: HowRead
  language: HowRead
  /** wording of other trades */
  foreign: string[]
  slots: string[]
  invented: string[]
  /** figures, speed, age, price or proof in words */
  claims: string[]
  /** entries that are leftovers of sentences */
  remains: string[]
  broken: string[]
  reply: string
  ms: number
}

/** The built-in designer's page for a request, as the person would judge it. */
export function verdictOn(request: DrawnRequest): BriefVerdict {
  const start = performance.now()
  const composed = compose(firstRequest(request.prompt))
  return { ...judge(request, composed, seePage(composed.html)), ms: performance.now() - start }
}

function judge(request: DrawnRequest, composed: ComposedPage, page: SeenPage): Omit<BriefVerdict, 'ms'> {
  const known = { page, composed, tongue: request.tongue, told: withoutOpening(composed.reply) }
  const foreign = foreignWords(page, request)
  const facts = request.facts.map((fact) => ({ fact, where: whereabouts(fact, known) }))
  const isSaid = facts.some(({ fact, where }) => fact.kind === 'trade' && where === 'placed')
  return {
    request,
    facts,
    brand: page.brand || page.title,
    name: readName(page, composed, request),
    subject: readSubject(composed, request, { foreign, isSaid }),
    language: readLanguage(page, composed, request),
    foreign,
    slots: page.slots,
    invented: inventedClaims(page, request),
    claims: claimsInWords(page, request),
    remains: remainsOf(page, request, composed.brief.domain),
    broken: brokenSentences(page, request, composed.reply),
    reply: composed.reply,
  }
}
