import { pattern } from '#rules/pattern.ts'
import { knownNames, lexicon } from '../lexicon.ts'
import type { Fact } from './facts.ts'
import { RequestText } from './request-text.ts'

const contactKinds: Partial<Record<string, string>> = { mail: 'mail', url: 'link', handle: 'handle', phone: 'phone' }

/** Mail, telephone, links and handles, each with the word before it that says so; and streets with their number. */
export function readContacts(request: RequestText): void {
  request.tokens.forEach(({ kind }, at) => {
    const id = contactKinds[kind]
    if (!id || request.taken(at) !== null) return
    // 'org.nr. 999 888 777' is no telephone
    const label = [at - 1, at - 2].find((one) => knownNames().numberLabels.has(request.word(one).replace(/\.$/, '')))
    if (id === 'phone' && label !== undefined)
      return void request.claim('statement', label, at, { id: 'note', sure: 0.8 })
    const cue = request.hits('cue').find((hit) => hit.id === 'contact' && hit.last >= at - 2 && hit.last < at)
    if (cue && request.run(cue.last + 1, at - 1, (i) => request.tokens[i]?.kind === 'mark') === at - 1)
      request.shell(cue.first, at - 1)
    request.claim('contact', at, at, { id, sure: 1 })
  })
  readStreets(request)
}

/** A street at a place of the request: its first and its last token. */
type Street = { first: number; last: number; sure: number }

const isHouseNumber = (text: string) => /^\d{1,4}[a-z]?$/i.test(text)
const isStreetEnd = (word: string) => [...knownNames().streetEnds].some((end) => word.endsWith(end))

/** '12 Quay Street' */
function numberFirst(request: RequestText, at: number): Street | null {
  const after = request.run(at + 1, Math.min(at + 4, request.tokens.length - 1), (i) => request.isCapital(i))
  for (let last = after; last > at + 1; last--)
    if (knownNames().streetWords.has(request.word(last))) return { first: at, last, sure: 0.9 }
  return null
}

/** '3 rue de la Paix', '12 bis, rue Oberkampf': as far as names go, and one word of small letters at least. */
function startAfterNumber(request: RequestText, at: number): Street | null {
  const { streetStarts, particles, houseParts } = knownNames()
  const part = houseParts.has(request.word(at + 1)) ? at + 2 : at + 1
  const start = request.tokens[part]?.text === ',' ? part + 1 : part
  if (!streetStarts.has(request.word(start))) return null
  const joint = (i: number) => particles.has(request.word(i))
  const end = Math.min(start + 6, request.tokens.length - 1)
  const run = request.run(start + 1, end, (i) => request.isCapital(i) || (request.isWord(i) && joint(i)))
  for (let last = run; last > start; last--) if (!joint(last)) return { first: at, last, sure: 0.8 }
  return request.isWord(run + 1) && run < end ? { first: at, last: run + 1, sure: 0.8 } : null
}

/** 'Hauptstraße 5' */
const endBeforeNumber = (request: RequestText, at: number): Street | null =>
  isStreetEnd(request.word(at - 1)) && request.isCapital(at - 1) ? { first: at - 1, last: at, sure: 0.9 } : null

/** 'Calle Mayor 4', 'Via Roma, 12'; 'calle Feria 33': a word of three letters and more says it in a small letter too. */
function startBeforeNumber(request: RequestText, at: number): Street | null {
  const name = request.tokens[at - 1]?.text === ',' ? at - 2 : at - 1
  if (!request.isCapital(name)) return null
  const says = (i: number) => i >= 0 && knownNames().streetStarts.has(request.word(i))
  const before = [name - 1, name - 2, name - 3]
  const first =
    before.find((i) => says(i) && request.isCapital(i)) ?? before.find((i) => says(i) && request.word(i).length > 2)
  return first === undefined ? null : { first, last: at, sure: 0.8 }
}

const streetForms = [numberFirst, startAfterNumber, endBeforeNumber, startBeforeNumber]

/** Behind a street: '79098 Freiburg', 'BS1 4RW', 'Austin, TX 78701'. */
const postcode = pattern('u')`
  ^,? ?(?:\d{4,5} [A-ZÀ-Þ][\p{L}-]+|[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}|[A-Z][a-z]+,? [A-Z]{2} \d{5})
`

function readStreets(request: RequestText): void {
  request.tokens.forEach((token, at) => {
    if (token.kind !== 'number' || !isHouseNumber(token.text) || request.taken(at) !== null) return
    const street = streetForms.map((read) => read(request, at)).find((one) => one !== null)
    if (!street) return
    const { first, last, sure } = street
    const { end } = request.span(first, last)
    const code = postcode.exec(request.text.slice(end))?.[0] ?? ''
    request.claim('contact', first, last, { id: 'address', sure, text: request.slice(first, last) + code })
    // the town is a fact of its own
    request.tokens.forEach((one, i) => {
      if (i > last && one.start < end + code.length && /\d/.test(one.text)) request.shell(i)
    })
  })
}

/** What a text that is no request tells of mail, telephone and streets, each once. */
export function contactsIn(text: string): Fact[] {
  const request = new RequestText(text, lexicon('en'))
  readContacts(request)
  return request.facts
}
