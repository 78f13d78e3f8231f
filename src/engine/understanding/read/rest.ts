import type { ReadKind } from './facts.ts'
import type { RequestText } from './request-text.ts'

const rowKinds: Record<string, ReadKind> = {
  name: 'name',
  what: 'what',
  place: 'place',
  service: 'service',
  offered: 'service',
  price: 'service',
  hours: 'hours',
  date: 'date',
  contact: 'contact',
  person: 'person',
  section: 'section',
  button: 'section',
  style: 'style',
  colour: 'colour',
  audience: 'audience',
}

const content = (request: RequestText, at: number) => {
  const token = request.tokens[at]
  return token !== undefined && token.kind !== 'mark' && token.kind !== 'break' && !request.isSmall(at)
}

const joins = ['and', 'articles', 'asks', 'pages', 'having', 'copula', 'own', 'offering'] as const
/** What joins a stretch to the rest or asks for it; 'since', 'only' and 'without' belong to it. */
const isJoint = (request: RequestText, at: number) =>
  (request.isWord(at) && joins.some((kind) => request.within(kind, at) !== undefined)) ||
  request.tokens[at]?.kind === 'mark' ||
  request.tokens[at]?.kind === 'break'

/** Free stretches of a clause, without what joins them. */
function stretches(request: RequestText, first: number, last: number): [number, number][] {
  const found: [number, number][] = []
  for (let at = first; at <= last; at++) {
    if (request.taken(at) !== null) continue
    const stop = request.run(at, last, (i) => request.taken(i) === null)
    let [from, to] = [at, stop]
    const whole = at === first && stop === last
    const cut = (i: number) => isJoint(request, i) || (!whole && !content(request, i))
    while (from <= to && cut(from)) request.shell(from++)
    while (to >= from && cut(to)) request.shell(to--)
    const empty = ![...Array(Math.max(0, to - from + 1)).keys()].some((offset) => content(request, from + offset))
    if (from <= to && empty) request.shell(from, to)
    else if (from <= to) found.push([from, to])
    at = stop
  }
  return found
}

const smallCount = (request: RequestText, first: number, last: number) => {
  let count = 0
  for (let at = first; at <= last; at++)
    if (request.isSmall(at) && !request.within('of', at) && !request.within('and', at)) count += 1
  return count
}

/** A sentence of its own: what it says is kept whole, whatever was read out of it. */
const isProse = (request: RequestText, first: number, last: number) =>
  last - first > 6 || (last - first > 3 && smallCount(request, first, last) >= 2)

/** 'We fix toasters, lamps and radios': a sentence with who does it. */
const isTold = (request: RequestText, sentence: number) =>
  request.clauses.some(
    (one) =>
      one.sentence === sentence &&
      [one.first, one.first + 1].some((at) => request.lexicon.has('pronouns', request.word(at)) && at < one.last),
  )

/** 'since 1931', '12 rooms', 'ages 2-6': it tells a number. */
const tellsNumber = (request: RequestText, first: number, last: number) =>
  request.tokens.slice(first, last + 1).some(({ kind }) => kind === 'number' || kind === 'range')

/** 'coats and shoes' at the end of a list are two; 'click and collect' in the middle is one. */
function split(request: RequestText, first: number, last: number): [number, number][] {
  const joint = request.hits('and').find((hit) => hit.first > first && hit.last < last && request.isWord(hit.first))
  if (!joint) return [[first, last]]
  request.shell(joint.first, joint.last)
  return [[first, joint.first - 1], ...split(request, joint.last + 1, last)]
}

const isAsk = (request: RequestText, first: number, last: number) =>
  request.hits('asks').some((hit) => hit.first >= first && hit.last <= last) ||
  request.hits('pages').some((hit) => hit.first >= first && hit.last <= last)

/** 'a great brand': words around the subject that say nothing by themselves. */
const isShellWord = (request: RequestText, first: number, last: number) => {
  for (let at = first; at <= last; at++)
    if (!request.within('qualities', at) && !request.within('businesses', at) && !request.isSmall(at)) return false
  request.shell(first, last)
  return true
}

/** What nobody has taken: typed by its row, else a service in a list, else what is told, else left over. */
export function readRest(request: RequestText, rows: ReadonlyMap<number, string>): [number, number][] {
  const left: [number, number][] = []
  request.clauses.forEach(({ first, last, sentence, after }, index) => {
    const row = rows.get(index)
    const kind = row === undefined ? undefined : rowKinds[row]
    request.tokens.slice(first, last + 1).forEach(({ kind: token }, offset) => {
      const at = first + offset
      const onButton = [-3, -2, -1, 1, 2].some((step) => request.within('component', at + step) !== undefined)
      if (token === 'quote' && request.isFree(at) && onButton) request.claim('quote', at, at, { sure: 0.9 })
    })
    const free = stretches(request, first, last)
    if (free.length === 0) return
    if (kind) {
      // 'the platform should have …': what stands before the lead is who has it
      const leads =
        row === 'offered'
          ? request.hits('offering').findLast((hit) => hit.first >= first && hit.last <= last)
          : undefined
      for (const [from, to] of free)
        if (leads && to < leads.first) left.push([from, to])
        else
          for (const [one, other] of kind === 'service' || kind === 'person' || kind === 'section'
            ? after === ','
              ? [[from, to] as [number, number]]
              : split(request, from, to)
            : [[from, to] as [number, number]])
            request.claim(kind, one, other, { sure: 0.9 })
      return
    }
    const listed = request.clauses.filter((one) => one.sentence === sentence).length > 2
    if (isAsk(request, first, last)) {
      // 'functionalities for displaying menus, …' begins a list
      const lead = free.at(-1)
      const leads =
        listed &&
        lead !== undefined &&
        lead[1] === last &&
        request.hits('about').some((hit) => hit.last < lead[0] && hit.first > first)
      if (leads) {
        const from = Math.max(
          lead[0],
          ...request
            .hits('about')
            .filter(({ first: one, last: two }) => one > lead[0] && two < lead[1])
            .map((hit) => hit.last + 1),
        )
        request.shell(lead[0], from - 1)
        request.claim('service', from, lead[1], { sure: 0.5 })
      }
      for (const [from, to] of leads ? free.slice(0, -1) : free)
        if (!isShellWord(request, from, to)) left.push([from, to])
      return
    }
    if (isProse(request, first, last) || isTold(request, sentence)) {
      request.claim('statement', first, last, { sure: 0.7 })
      return
    }
    for (const [from, to] of free) {
      if (tellsNumber(request, from, to)) request.claim('statement', from, to, { sure: 0.7 })
      else
        for (const [one, other] of listed
          ? after === ','
            ? [[from, to] as [number, number]]
            : split(request, from, to)
          : [[from, to] as [number, number]])
          request.claim('service', one, other, { sure: 0.6 })
    }
  })
  return left
}
