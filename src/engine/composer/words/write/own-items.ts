import type { AskedSection, Item, SectionKind } from '../../types.ts'
import { anyFeature, featureLines } from '../lexicon/feature-lines.ts'
import { capabilityVerbs } from '../lexicon/verbs.ts'
import { isPlainSpoken } from '../plain/is-plain-spoken.ts'
import { domainWords } from '../read/domain.ts'
import { words } from '../read/source.ts'
import { fill } from './fill.ts'
import { pick, seedFor, type Voice } from './voice.ts'

const lines = featureLines.map(([pattern, texts]) => [words(pattern.replaceAll('*', '[a-z]*'), 'iu'), texts] as const)

/** Kinds whose entries are things on offer. */
export const offering: readonly SectionKind[] = ['features', 'products', 'menu', 'services']
/** Of these, where a price is missed when it is not there. */
export const sold: readonly SectionKind[] = ['products', 'menu']

/** What the request lists for this section: its own items, else, in the place where offers belong, all offers. */
export function listed(voice: Voice, kind: SectionKind, asked: AskedSection | null): Item[] {
  if (asked && asked.items.length > 0) return asked.items
  const { brief } = voice
  if (
    !offering.includes(kind) ||
    (asked !== null &&
      brief.sections.filter((section) => offering.includes(section.kind)).length > 1 &&
      !takesOffers(voice, kind))
  )
    return []
  // two sections of one kind do not list the same
  const first = brief.sections.find((section) => section.kind === kind && section.items.length === 0)
  if (asked !== null && first !== undefined && first !== asked) return []
  const loose = brief.offers.filter((offer) => !brief.sections.some(({ items }) => items.includes(offer)))
  if (!takesOffers(voice, kind)) return []
  return sold.includes(kind) ? loose.filter(isGood) : loose
}

/** Offers without a section of their own stand under the asked kind of offers, else under the domain's usual one. */
function takesOffers(voice: Voice, kind: SectionKind): boolean {
  const { sections, domain } = voice.brief
  const asked = sections.find((section) => offering.includes(section.kind) && section.items.length === 0)
  if (asked && sold.includes(asked.kind) && !voice.brief.offers.some(isGood)) return kind === 'features'
  if (asked) return asked.kind === kind
  const usual = domainWords(domain).offers
  return (offering.includes(usual) ? usual : 'features') === kind
}

const functions = words(featureLines.map(([pattern]) => pattern.replaceAll('*', '[a-z]*')).join('|'), 'iu')

/** True for what programs do: 'quizzes', 'user profiles', 'job postings'. */
const isFunction = (text: string) => text.split(' ').length <= 4 && functions.test(text)

/** 'Product search' and 'View details' are done with goods, and none. */
const isGood = ({ title, price }: Item) =>
  price !== undefined ||
  typeof title !== 'string' ||
  !(isFunction(title) || capabilityVerbs.has(title.split(' ')[0]?.toLowerCase() ?? '') || /(?:ing|ment)$/i.test(title))

/** Items as they stand in the request, with a line of copy where one is known for them. */
export function enrich(voice: Voice, kind: SectionKind, items: readonly Item[]): Item[] {
  const used = new Set<string>()
  return items.map((item) => {
    const text = item.text ?? (typeof item.title === 'string' ? lineFor(voice, kind, item.title, used) : undefined)
    // where no price is known, none is missed
    const { price } = item
    return { ...item, ...(text === undefined ? {} : { text }), ...(price === undefined ? {} : { price }) }
  })
}

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/(?:e?s|n)$/, '')
    .trim()

/** A sentence for a named thing: the domain's own line for it, else one about what it does. Each at most once. */
function lineFor(voice: Voice, kind: SectionKind, title: string, used: Set<string>): string | undefined {
  const own = voice.layers.flatMap((layer) =>
    [...(layer[kind]?.items ?? []), ...(layer.services?.items ?? []), ...(layer.menu?.items ?? [])].flat(),
  )
  const match = own
    .find((line) => normal(line.replace(/^!/, '').split('|')[0] ?? '') === normal(title))
    ?.split('|')[1]
    ?.trim()
  const filled = match ? fill(match, voice.tokens) : null
  if (filled) return filled
  if (isPlainSpoken(voice.brief) || voice.brief.language !== 'en' || !isDigital(voice)) return undefined
  const candidates = [
    ...(lines.find(([pattern, texts]) => pattern.test(title) && texts.some((text) => !used.has(text)))?.[1] ?? []),
    ...rotate(anyFeature, seedFor(voice, title)),
  ]
  const line = candidates.find((text) => !used.has(text) && text.length <= (voice.limits.text ?? 200))
  if (line) used.add(line)
  return line
}

const isDigital = (voice: Voice) => ['digital', 'any'].includes(domainWords(voice.brief.domain).archetype)

const rotate = (texts: readonly string[], seed: number) => {
  const first = pick(texts, seed)
  const at = first === undefined ? 0 : texts.indexOf(first)
  return [...texts.slice(at), ...texts.slice(0, at)]
}
