import { lexicon } from '../../../understanding/lexicon.ts'
import { asksAnswer } from '../../../understanding/read/answers-asked.ts'
import { FEAST } from '../../../understanding/read/couples.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { Matter } from '../../../understanding/read/matter.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, Brief, Item } from '../../types.ts'
import { matterVoice, rowWords } from '../phrases/matter-words.ts'
import { slotWords } from '../phrases/slots.ts'
import { asSentence } from '../plain/own-words.ts'
import { isPlainName } from './match-section.ts'
import { matterRows } from './matter-rows.ts'
import { insideSentence } from './inside-sentence.ts'
import { factsOf as of } from './brand-of.ts'
import { capital } from './source.ts'

/** Matters that are told as they were written: nobody offers anything there. */
const isTold = (matter: Matter | null): boolean => matter !== null && matter !== 'association' && matter !== 'person'

/** So many sentences stand under the headline, in so many characters; more want a section. */
const LEAD = { sentences: 2, length: 130 }

/** What a line, a note or a sentence of the person's own is. */
const ids = new Set(['line', 'note', 'sentence', 'where', 'refusal'])

const isInside = (fact: Fact, others: readonly Fact[]) =>
  others.some(({ start, end }) => fact.start >= start && fact.end <= end)

/** 'avant le 1er mai': a day by which, and nothing else. */
const isUntil = ({ id, text }: Fact, { language }: Brief) => {
  const words = text.toLowerCase().split(/\s+/)
  return id === 'note' && words.length <= LONGEST_UNTIL && lexicon(language).has('deadlines', words[0] ?? '')
}
const LONGEST_UNTIL = 5

/** 'No gifts please, just bring your dancing shoes': what was one sentence is one. */
function prosaic(request: string, told: readonly Fact[]): Fact[] {
  return told.reduce<Fact[]>((list, one) => {
    const last = list.at(-1)
    if (last && /^, ?$/.test(request.slice(last.end, one.start)))
      list[list.length - 1] = { ...last, end: one.end, text: request.slice(last.start, one.end) }
    else list.push(one)
    return list
  }, [])
}

/**
 * The brief of a page that is about no business: its day and place in rows, what happens in lines, and what was said in
 * whole sentences as running text. Nothing is on offer. Briefs of businesses stay what they are.
 */
export function asMatter(known: Brief, { matter, facts, text, trade: feast }: RequestReading): Brief {
  if (matter === null) return known
  // a CV shows no works
  const kind = of(facts, 'name').some(({ id }) => id === 'life') ? 'landing' : known.kind
  const brief: Brief = { ...known, kind, matter }
  if (!isTold(matter)) return brief
  const all = of(facts, 'statement').filter(({ id = '' }) => ids.has(id))
  // what a longer one says is said once
  const said = all.filter(
    (one, index) =>
      !all.some(
        (other, at) => at !== index && isInside(one, [other]) && (other.text.length > one.text.length || at < index),
      ),
  )
  const untils = said.filter((one) => isUntil(one, brief))
  const told = said.filter((one) => !untils.includes(one))
  const [what, day] = [of(facts, 'what')[0], of(facts, 'date').find(({ id }) => id !== 'deadline')]
  // 'Sylvie turns 50! Surprise party …': its first words are what it is called
  const title = told.find(({ id, end }) => id === 'line' && what !== undefined && end < what.start)
  // '20 years on' before the day is said of it, and happens at no time
  const isEarly = (one: Fact) =>
    matter === 'occasion' && day !== undefined && one.end < day.start && !/\d[:.h]\d|\d ?[ap]m/.test(one.text)
  const lines = told.filter((one) => one.id === 'line' && one !== title && !isEarly(one))
  const isLife = ({ start, end }: Fact) => /^\d{4} ?[-–] ?\d{4}$/.test(text.slice(start, end))
  const asProse = told
    .filter((one) => one !== title && !lines.includes(one) && one.id !== 'where' && !isLife(one))
    .concat(matter === 'notice' ? lines : [])
    .sort((one, other) => one.start - other.start)
  const prose = prosaic(text, asProse)
  const [name, place] = [of(facts, 'name')[0] ?? title ?? whose(facts, what, matter), of(facts, 'place')[0]]
  const trade = what ? insideSentence(what.text, brief.request, brief.language) : ''
  const brand = name && !trade.includes(name.text) ? `${name.text}${lifeOf(text, name)}` : null
  const { rows, rest } = matterRows(
    { ...brief, trade },
    { matter, facts, lines: matter === 'notice' ? [] : lines, untils, brand },
  )
  const isShort = prose.length <= LEAD.sentences && prose.reduce((sum, one) => sum + one.text.length, 0) <= LEAD.length
  const lead = isShort ? prose : prose.slice(0, prose[0] && prose[0].text.length <= LEAD.length ? 1 : 0)
  const body = prose.filter((one) => !lead.includes(one))
  const asked = brief.sections.filter((one) => isAsked(one, facts))
  const details = rows.length === 0 && feast === FEAST ? unknownRows(brief) : rows
  const own = [
    ...(details.length > 0 ? [section('details', brief, details, what ?? day)] : []),
    ...(rest.length > 0 ? [section('features', brief, rest.map(asItem), rest[0])] : []),
    ...(body.length > 0 ? [section('about', brief, [], body[0])] : []),
  ]
  const sections = merged(own, asked).sort((one, other) => one.span.start - other.span.start)
  const isBeside = place !== undefined && (matter === 'sale' || matter === 'household' || !isInside(place, told))
  const { hours: _hours, ...contact } = brief.contact
  return {
    ...brief,
    // who marries wants to know who comes
    asksReply: matter === 'occasion' && (feast === FEAST || asksAnswer(text, brief.language)),
    brand,
    trade,
    place: isBeside && !trade.includes(place.text) ? place.text : null,
    colors: facts.some(({ kind }) => kind === 'colour') ? brief.colors : [],
    offers: [],
    sections,
    contact,
    stated: [
      ...facts.filter((fact) => !told.includes(fact) && fact.id !== 'row'),
      ...lead.map((one): Fact => ({ ...one, id: 'sentence' })),
    ],
    facts: body.map((one) => asSentence(one.text)),
    // what the reader has left over is told by its spans
    leftOver: [],
  }
}

/** When and where, which a couple will say. */
function unknownRows({ language }: Brief): Item[] {
  const { when, where } = rowWords(language).rows
  return [
    { title: when, meta: { placeholder: slotWords[language].date } },
    { title: where, meta: { placeholder: slotWords[language].address } },
  ]
}

const section = (kind: AskedSection['kind'], brief: Brief, items: Item[], first: Fact | undefined): AskedSection => ({
  kind,
  // a section of text is called by the voice: with a name of its own it would ask what to tell
  words: (kind === 'about' ? undefined : matterVoice(brief)?.heads[kind]) ?? sectionLabels[brief.language][kind],
  items,
  span: first ? { start: first.start, end: first.end } : { start: 0, end: brief.request.length },
})

/** What was asked for by name stands where it was asked for, and has what is known. */
function merged(own: readonly AskedSection[], asked: readonly AskedSection[]): AskedSection[] {
  // 'where to stay (…)' lists what is its own
  const home = ({ kind }: AskedSection) =>
    asked.find((one) => one.kind === kind && (isPlainName(kind, one.words) || one.items.length === 0))
  return [
    ...own.filter((one) => home(one) === undefined),
    ...asked.map((one) => ({
      ...one,
      items: [...(own.find((other) => home(other) === one)?.items ?? []), ...one.items],
    })),
  ]
}

/** 'for my father ARTHUR BELL', 'LOST CAT: MOSES': who is named where it is said what it is. */
const whose = (facts: readonly Fact[], what: Fact | undefined, matter: Matter) =>
  of(facts, 'person').find(
    ({ id, role, start }) =>
      id !== 'agent' &&
      (matter === 'notice' || !role) &&
      what !== undefined &&
      start - what.end < NEAR &&
      start > what.end,
  )
const NEAR = 24

/** 'Arthur Bell (1938-2024)' */
const lifeOf = (text: string, { end }: Fact) => / \(\d{4} ?[-–] ?\d{4}\)/y.exec(text.slice(end))?.[0] ?? ''

const asItem = ({ text }: Fact): Item => ({ title: capital(text) })

/** A part of the page that was asked for by its name: no fact of the matter stands there. */
const isAsked = ({ span, items }: AskedSection, facts: readonly Fact[]) => {
  const inside = facts.filter(({ start, end }) => start < span.end && span.start < end)
  return of(inside, 'section').length > 0 || (inside.length === 0 && items.length === 0)
}
