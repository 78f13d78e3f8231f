import { knownNames } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'

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

const isStreetEnd = (word: string) => [...knownNames().streetEnds].some((end) => word.endsWith(end))

/** '12 Quay Street', 'Hauptstraße 5', '3 rue de la Paix', 'Calle Mayor 4'. */
function readStreets(request: RequestText): void {
  request.tokens.forEach((token, at) => {
    if (token.kind !== 'number' || !/^\d{1,4}[a-z]?\.?$/i.test(token.text) || request.taken(at) !== null) return
    const first = /^\d{1,4}[a-z]?$/i.test(token.text) ? at : -1
    if (first < 0) return
    const after = request.run(at + 1, Math.min(at + 5, request.tokens.length - 1), (i) => request.isWord(i))
    const end = [...Array(Math.max(0, after - at)).keys()]
      .map((i) => at + 1 + i)
      .findLast((i) => knownNames().streetWords.has(request.word(i)) && request.isCapital(i))
    if (end !== undefined && end > at + 1) return void request.claim('contact', at, end, { id: 'address', sure: 0.9 })
    if (knownNames().streetStarts.has(request.word(at + 1)) && after > at + 1)
      return void request.claim('contact', at, after, { id: 'address', sure: 0.8 })
    if (isStreetEnd(request.word(at - 1)) && request.isCapital(at - 1))
      return void request.claim('contact', at - 1, at, { id: 'address', sure: 0.9 })
    const before = [at - 2, at - 3, at - 4].find(
      (i) => knownNames().streetStarts.has(request.word(i)) && request.isCapital(i),
    )
    // 'calle Feria 33': a word of three letters and more says it in a small letter too
    const small = [at - 2, at - 3, at - 4].find(
      (i) => knownNames().streetStarts.has(request.word(i)) && request.word(i).length > 2 && i >= 0,
    )
    if (before === undefined && small !== undefined && request.isCapital(at - 1))
      return void request.claim('contact', small, at, { id: 'address', sure: 0.8 })
    if (before !== undefined && request.isCapital(at - 1))
      request.claim('contact', before, at, { id: 'address', sure: 0.8 })
  })
}
