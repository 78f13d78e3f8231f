import type { ComposedPage, Domain } from '#engine/composer/types.ts'
import type { DrawnRequest } from '../types.ts'
import { hasWords, plain } from './plain.ts'
import type { SeenPage } from './seen-page.ts'
import { tradeLexicon } from './trade-lexicon.ts'

/**
 * `wrong` is said with certainty; `uncertain`: the designer says that it is not sure, right or wrong; `unsaid`: nothing on the page says
 * it; `none`: there was none to find.
 */
export const readings = ['right', 'wrong', 'uncertain', 'unsaid', 'none'] as const
export type HowRead = (typeof readings)[number]

/** From so many words on, a piece is looked for within longer texts. */
const line = 5
/** So many words of one trade that the general voice never uses tell whose wording it is. */
const evidence = 3

/** Pieces of the wording of trades that this business has nothing to do with, enough of one of them to tell it. */
export function foreignWords(page: SeenPage, request: DrawnRequest): string[] {
  const allowed = new Set(request.facts.find(({ kind }) => kind === 'trade')?.allowed ?? [])
  const asked = plain(request.prompt)
  const texts = page.blocks.map((block) => block.plain)
  const found = [...tradeLexicon(request.pageTongue)].filter(([piece, { domains, own }]) => {
    if ([...domains].some((domain: Domain) => allowed.has(domain)) || asked.includes(piece)) return false
    const isWithin = piece.split(' ').length >= line || own >= evidence || !piece.includes(' ')
    return texts.some((text) => (isWithin ? hasWords(text, piece) : text.replace(/[.,:]$/, '') === piece))
  })
  const weight = (domain: Domain) =>
    found.filter(([, { domains }]) => domains.has(domain)).reduce((sum, [, { own }]) => sum + own, 0)
  return found
    .filter(([, { domains }]) => [...domains].some((domain) => weight(domain) >= evidence))
    .map(([piece, { domains }]) => `${piece} (${[...domains].join(', ')})`)
}

const unsure = (composed: ComposedPage, of: 'name' | 'subject' | 'language') => composed.certainty?.[of] === 'uncertain'

/** What it is: said in the person's words where a visitor looks first, and in no other trade's. */
export function readSubject(
  composed: ComposedPage,
  request: DrawnRequest,
  { foreign, isSaid }: { foreign: readonly string[]; isSaid: boolean },
): HowRead {
  if (foreign.length > 0) return 'wrong'
  const trade = request.facts.find(({ kind }) => kind === 'trade')
  if (!trade) return 'none'
  if (unsure(composed, 'subject')) return 'uncertain'
  return isSaid ? 'right' : 'unsaid'
}

/**
 * The name that the page carries. With the trade beside it as in the request ('Bäckerei Sommer') it is right as well;
 * without a given name one of the designer's own has to be told.
 */
export function readName(page: SeenPage, composed: ComposedPage, request: DrawnRequest): HowRead {
  const given = request.facts.find(({ kind }) => kind === 'name')
  const carried = plain(page.brand || page.title)
  if (unsure(composed, 'name')) return 'uncertain'
  if (!given) {
    if (composed.brief.brand === null) return 'none'
    // a person's own name may stand for the business
    const person = request.facts.find(({ kind }) => kind === 'person')
    if (person && plain(composed.brief.brand) === plain(person.words)) return 'right'
    return 'wrong'
  }
  const name = plain(given.words)
  const trade = plain(request.facts.find(({ kind }) => kind === 'trade')?.words ?? '')
  const asked = plain(request.prompt)
  const place = plain(request.facts.find(({ kind }) => kind === 'place')?.words ?? '')
  // a header may have the trade or the place as a line under the name
  const forms = [
    name,
    `${name} ${trade}`,
    `${name} ${place}`,
    ...[`${trade} ${name}`].filter((form) => asked.includes(form)),
  ]
  const tagline = plain(composed.brief.trade)
  if (
    forms.includes(carried) ||
    carried === `${name} ${tagline}` ||
    (page.brand === '' && forms.some((form) => hasWords(carried, form)))
  )
    return 'right'
  return 'wrong'
}

export const readLanguage = (page: SeenPage, composed: ComposedPage, { pageTongue }: DrawnRequest): HowRead => {
  if (unsure(composed, 'language')) return 'uncertain'
  const shown = page.language.slice(0, 2)
  if (shown === pageTongue || (pageTongue === 'no' && shown === 'nb')) return 'right'
  return 'wrong'
}
