import { lexicon } from '../../../understanding/lexicon.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import { unquoted } from '../../../understanding/phrase-tokens.ts'
import { plainWord, readTokens } from '../../../understanding/tokens.ts'
import type { Brief } from '../../types.ts'
import { titleCase } from '../write/title-case.ts'

/** From here on what was read stands as it was read; below, it is a guess. */
export const SURE = 0.7

/** The facts of one kind, in their order. */
export const factsOf = (facts: readonly Fact[], kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind)

/** Whether two texts are the same but for capitals and space around them. */
export const alike = (one: string, other: string) => one.toLowerCase().trim() === other.toLowerCase().trim()

/** 'Tischlerei Huber' is what the people say and have on their door. */
function withHead({ request, language }: Brief, name: Fact, what: Fact | undefined): string {
  const beside = what && request.slice(what.end, name.start) === ' ' && /\p{L}/u.test(request.charAt(name.start))
  // elsewhere a noun has a capital only at the beginning, or as a part of a name
  const isPart = language === 'de' || (what !== undefined && /\p{L} $/u.test(request.slice(0, what.start)))
  return beside && isPart && !/\s/.test(name.text) && /^\p{Lu}/u.test(what.text)
    ? `${what.text} ${name.text}`
    : name.text
}

/** What it is called: the name, else the person whose page it is. */
export function brandOf(brief: Brief, facts: readonly Fact[]): string | null {
  const [name] = factsOf(facts, 'name')
  const people = factsOf(facts, 'person')
  // who says 'I am', or signs, whoever else is named
  const self = people.find(({ id }) => id === 'self')
  const [person, another] = self ? [self] : people
  // whose portfolio it is, has won and learnt at places with names
  const sure = brief.kind === 'portfolio' && person ? GIVEN : SURE
  if (name && name.sure >= sure) return cased(withHead(brief, name, factsOf(facts, 'what')[0]), brief.request)
  // 'founded by Marcus Bell' names a person of it
  const isOwn = !person?.role || brief.kind === 'portfolio' || isSelf(person.role, brief.language)
  const isTheirs = person && person.id !== 'agent' && isOwn && isWhose(brief, person, facts)
  const isSaid =
    person?.id === 'self' ||
    brief.kind === 'portfolio' ||
    (person?.role !== undefined && isSelf(person.role, brief.language))
  const isWeaker = !name || name.sure < (person?.sure ?? 0) - (isSaid ? 0 : MUCH)
  if (isTheirs && !another && (isWeaker || name.sure < GUESSED)) return cased(person.text, brief.request)
  return name?.text ?? null
}

/** 'SONO Luca Bressan', 'I AM Ann Lee' */
const isSelf = (role: string, language: Brief['language']) =>
  role
    .toLowerCase()
    .split(/\s+/)
    // 'I’M Dana'
    .flatMap((word) => (/^\p{L}+['’](?:m|re)$/u.test(word) ? word.split(/['’]/).slice(0, 1) : word))
    .every((word) => (['copula', 'pronouns', 'self'] as const).some((kind) => lexicon(language).has(kind, word)))

const quotes = (text: string) =>
  readTokens(text).flatMap(({ kind, text: said }) => (kind === 'quote' ? unquoted(said) : []))

/** An app has a name where it was given one: its own nouns and the entries of its lists are none. */
export function nameOfApp({ app, request }: Brief, facts: readonly Fact[]): string | null {
  const [name] = factsOf(facts, 'name')
  // 'settings of the tide app “Estran”'
  const isQuoted = name !== undefined && app?.groups !== undefined && quotes(request).includes(name.text)
  if (isQuoted && !app.subject.includes(name.text) && !app.lists.some(({ start }) => start < name.start))
    return name.text
  if (!name || name.sure < SURE || !app) return null
  const inside = [app.span, ...app.lists].some(({ start, end }) => name.start < end && start < name.end)
  return inside ? null : name.text
}

/**
 * Whether a page is somebody's: they stand by themselves, behind what they are, or say 'I am'. 'Contact Mme Bertin' and
 * 'directed by Amparo Ruiz' tell of others.
 */
function isWhose({ request, language }: Brief, person: Fact, facts: readonly Fact[]): boolean {
  if (person.id === 'self' || (person.role && isSelf(person.role, language))) return true
  const before = request.slice(0, person.start)
  const lead = before.slice(Math.max(...[...',.;:!?()\n'].map((mark) => before.lastIndexOf(mark))) + 1)
  const free = [...factsOf(facts, 'what'), ...factsOf(facts, 'place')].reduce(
    (text, { text: said }) => text.replace(said, ' '),
    lead,
  )
  const known = lexicon(language)
  const small = ['self', 'person', 'titles', 'articles', 'own', 'about', 'pages', 'asks', 'named'] as const
  // 'my wife Ann', 'MEINE Frau Annegret'
  if (known.has('own', plainWord(lead.trim().split(/\s+/).at(-1) ?? ''))) return false
  // 'Contact Mme Bertin'
  if (known.has('cue', plainWord(free.trim()))) return false
  // 'Ansprechpartnerin ist Frau Roth'
  if (free.split(/\s+/).some((word) => known.has('reachedBy', plainWord(word)))) return false
  const isSaid = small.some((kind) => known.has(kind, plainWord(free.trim())))
  return (
    isSaid ||
    free.split(/\s+/).every((word) => !/\p{L}/u.test(word) || small.some((kind) => known.has(kind, plainWord(word))))
  )
}

/** By so much a person is the surer one. */
const MUCH = 0.2

/** From here on a name was said to be one. */
const GIVEN = 0.8

/** Below, a name is a word that could be one. */
const GUESSED = 0.5

/** In a note without capitals names have none either. */
export const cased = (name: string, request = '') =>
  name === name.toLowerCase() && request === request.toLowerCase() && /^\p{Script=Latin}/u.test(name)
    ? titleCase(name)
    : name
