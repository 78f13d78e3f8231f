import { buttonRows } from '../data/facts.ts'
import { editColors, entryRows, joiners, mainHeading, ordinals, partRows } from '../data/edit-parts.ts'
import { wordings } from '../data/edit-wordings.ts'
import { heldOutWordings } from '../data/held-out-edit-wordings.ts'
import { drawName } from '../draw/names.ts'
import { type Random, randomFrom } from '../draw/random.ts'
import { type EditAction, editActions, type Tongue, tongues } from '../types.ts'
import type { DrawnPage } from './pages.ts'
import type { SpokenEntry, SpokenPage, SpokenPart } from './page-parts.ts'

/** What should come of an edit: `keys` are the parts that it is about. */
export type ExpectedChange =
  | { does: 'gone' | 'hidden' | 'styled'; keys: string[] }
  | { does: 'says'; keys: string[]; text: string }
  | { does: 'order'; keys: string[]; before: string | null }
  | { does: 'renamed'; keys: string[]; from: string; text: string }

export type DrawnEdit = {
  id: string
  tongue: Tongue
  action: EditAction | 'pair'
  target: string
  heldOut: boolean
  page: DrawnPage
  prompt: string
  expected: readonly ExpectedChange[]
}

type Target = { words: string; about: string; keys: string[]; how: string }

const column = (row: string, tongue: Tongue) => row.split('|')[1 + tongues.indexOf(tongue)] ?? ''
const rows = (text: string) => text.trim().split('\n')
const quoted: Record<Tongue, [string, string]> = {
  en: ['"', '"'],
  de: ['„', '“'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
  no: ['«', '»'],
  it: ['«', '»'],
  pt: ['“', '”'],
}
const inQuotes = (text: string, tongue: Tongue) => quoted[tongue].join(text)

/** Edits of a page that say in one way or another what is meant; nothing is drawn where a page has nothing for it. */
export function drawEdits(seed: number, count: number, pages: readonly DrawnPage[]): DrawnEdit[] {
  const found: DrawnEdit[] = []
  for (let index = 0; found.length < count && index < count * 6; index++) {
    const random = randomFrom(seed * 70_001 + index)
    const page = pages[index % pages.length]
    const action = editActions[Math.floor(index / pages.length + random.below(editActions.length)) % editActions.length]
    const edit = page && action ? drawEdit(random, `${seed}-${index}`, page, action) : null
    if (edit) found.push(edit)
  }
  return found
}

/** One wording in four is one of those that are held out. */
const heldOutShare = 1 / 4

/** One message in eight has two wishes. */
const pairShare = 1 / 8

function drawEdit(random: Random, id: string, page: DrawnPage, action: EditAction): DrawnEdit | null {
  const { tongue } = page
  const first = drawWish(random, page, action)
  if (!first) return null
  const second = random.chance(pairShare) ? drawWish(random, page, random.pick(pairable)) : null
  const isPair =
    second !== null && pairable.includes(action) && areApart(page, first.wish.expected, second.wish.expected)
  const prompt = isPair ? joined(first.said, random.pick(joiners[tongue]), second.said) : first.said
  const sentence = prompt.charAt(0).toUpperCase() + prompt.slice(1)
  return {
    id,
    tongue,
    action: isPair ? 'pair' : action,
    target: isPair ? 'two wishes' : first.wish.target.how,
    heldOut: first.isHeldOut || (isPair && second.isHeldOut),
    page,
    prompt: random.chance(1 / 3) ? prompt : sentence,
    expected: isPair ? [first.wish.expected, second.wish.expected] : [first.wish.expected],
  }
}

/** A new sentence begins with a capital. */
const joined = (one: string, joiner: string, other: string) =>
  one + joiner + (joiner.startsWith('.') ? other.charAt(0).toUpperCase() + other.slice(1) : other)

/** Wishes that may stand together without one changing what the other is about. */
const pairable: readonly EditAction[] = ['remove', 'hide', 'color', 'bigger', 'text', 'price']

function areApart({ read }: DrawnPage, one: ExpectedChange, other: ExpectedChange): boolean {
  const range = (key: string) => read.document.elements.get(key)
  return one.keys.every((key) =>
    other.keys.every((place) => {
      const [a, b] = [range(key), range(place)]
      return a !== undefined && b !== undefined && (a.end <= b.start || b.end <= a.start)
    }),
  )
}

function drawWish(random: Random, { tongue, read }: DrawnPage, action: EditAction) {
  const wish = wishes[action](random, read, tongue)
  if (!wish) return null
  const isHeldOut = random.chance(heldOutShare)
  const wording = random.pick((isHeldOut ? heldOutWordings : wordings)[tongue][action].split(';'))
  const { target, value = '', other = '' } = wish
  const holes: Record<string, string> = { t: target.words, n: target.about, v: value, p: other }
  const filled = wording.replace(/\{([tnvp])\}/g, (_, hole: string) => holes[hole] ?? '')
  return {
    wish,
    isHeldOut,
    said: contracted(wording.startsWith('{') ? filled : filled.charAt(0).toLowerCase() + filled.slice(1), tongue),
  }
}

/** 'de el título' is said 'del título'. */
function contracted(text: string, tongue: Tongue): string {
  if (tongue === 'es') return text.replace(/\bde el (?=\p{L})/gu, 'del ').replace(/\b([Aa]) el (?=\p{L})/gu, '$1l ')
  if (tongue === 'fr') return text.replace(/\bde le (?=\p{L})/gu, 'du ').replace(/\bde les (?=\p{L})/gu, 'des ')
  if (tongue === 'it') return joinedPrepositions(text)
  if (tongue === 'pt') return joinedArticles(text)
  return text
}

const prepositions: Record<string, string> = { di: 'de', a: 'a', da: 'da', in: 'ne' }

/** 'di il titolo' is said 'del titolo', 'prima di le domande' 'prima delle domande'. */
const joinedPrepositions = (text: string) =>
  text.replace(
    /(?<!\p{L})(di|a|da|in) (il|lo|la|i|gli|le|l’)((?<!’) |(?<=’))(?=[\p{L}«])/gu,
    (_, preposition: string, article: string, space: string) => {
      const stem = prepositions[preposition] ?? preposition
      if (article === 'il') return `${stem}l${space}`
      return `${stem}${article.startsWith('l') ? 'l' : ''}${article}${space}`
    },
  )

const joinedPt: Record<string, string> = { de: 'd', em: 'n', por: 'pel' }

/** 'de o título' is said 'do título', 'em as perguntas' 'nas perguntas', 'a a galeria' 'à galeria'. */
const joinedArticles = (text: string) =>
  text
    .replace(
      /(?<!\p{L})(de|em|por) ([oa]s?) (?=[\p{L}“])/gu,
      (_, preposition: string, article: string) => `${joinedPt[preposition] ?? preposition}${article} `,
    )
    .replace(/(?<!\p{L})a (os?) (?=[\p{L}“])/gu, 'a$1 ')
    .replace(/(?<!\p{L})a a(s?) (?=[\p{L}“])/gu, 'à$1 ')

type Wish = { target: Target; value?: string; other?: string; expected: ExpectedChange }
type MakeWish = (random: Random, read: SpokenPage, tongue: Tongue) => Wish | null

const gone: MakeWish = (random, read, tongue) => {
  const target = anyPart(random, read, tongue)
  return target && { target, expected: { does: 'gone', keys: target.keys } }
}

const wishes: Record<EditAction, MakeWish> = {
  remove: gone,
  hide: (random, read, tongue) => {
    const target = anyPart(random, read, tongue)
    return target && { target, expected: { does: 'hidden', keys: target.keys } }
  },
  keepOnly: (random, read, tongue) => {
    const part = some(
      random,
      read.parts.filter((one) => one.entries.length > 2 && nounOf(one.kind, tongue) && isAlone(read, one)),
    )
    const noun = part && nounOf(part.kind, tongue)
    if (!part || !noun) return null
    const at = random.below(part.entries.length)
    const one = entryTarget(random, part, at, tongue)
    const keys = part.entries.filter((_, index) => index !== at).map(({ key }) => key)
    return (
      one && {
        target: {
          words: tongue === 'en' && random.chance(0.5) ? `the ${noun.plural}` : noun.plural,
          about: noun.plural,
          keys,
          how: 'all but',
        },
        other: one.words,
        expected: { does: 'gone', keys },
      }
    )
  },
  color: (random, read, tongue) => {
    const target = random.chance(0.5) ? headingTarget(random, read, tongue) : anyEntry(random, read, tongue)
    const value = random.pick(editColors.split(';')).split('|')[tongues.indexOf(tongue)] ?? ''
    return target && { target, value, expected: { does: 'styled', keys: target.keys } }
  },
  bigger: (random, read, tongue) => {
    const target = headingTarget(random, read, tongue)
    return target && { target, expected: { does: 'styled', keys: target.keys } }
  },
  text: (random, read, tongue) => {
    const target = headingTarget(random, read, tongue)
    const text = random.pick(rows(buttonRows)).split('|')[tongues.indexOf(tongue)] ?? ''
    return target && { target, value: text, expected: { does: 'says', keys: target.keys, text } }
  },
  price: (random, read) => {
    const all = read.parts.flatMap(({ entries }) => entries)
    const entry = some(
      random,
      all.filter(({ amount, title }) => amount !== null && all.filter((one) => one.title === title).length === 1),
    )
    if (!entry?.amount) return null
    const text = entry.amount.text.replace(/\d[\d.,]*/, String(11 + random.below(80)))
    return {
      target: { words: entry.title, about: entry.title, keys: [entry.amount.key], how: 'price' },
      value: text,
      expected: { does: 'says', keys: [entry.amount.key], text },
    }
  },
  moveAbove: (random, read, tongue) => {
    const [one, other] = random.some(
      read.parts.filter((part) => isMovable(read, part)),
      2,
    )
    // what stands there already is no wish
    if (!one || !other || read.parts.indexOf(one) === read.parts.indexOf(other) - 1) return null
    const [target, place] = [partTarget(random, read, one, tongue), partTarget(random, read, other, tongue)]
    return (
      target && place && { target, other: place.words, expected: { does: 'order', keys: [one.key], before: other.key } }
    )
  },
  moveLast: (random, read, tongue) => {
    const one = some(
      random,
      read.parts.slice(0, -1).filter((part) => isMovable(read, part)),
    )
    const target = one && partTarget(random, read, one, tongue)
    return one && target ? { target, expected: { does: 'order', keys: [one.key], before: null } } : null
  },
  rename: (random, read, tongue) => {
    if (read.brand === '') return null
    const text = drawName(random, tongue)
    const name = random.chance(0.5) ? read.brand : inQuotes(read.brand, tongue)
    return {
      target: { words: name, about: name, keys: [], how: 'name' },
      value: text,
      expected: { does: 'renamed', keys: [], from: read.brand, text },
    }
  },
}

const some = <T>(random: Random, all: readonly T[]): T | undefined => (all.length > 0 ? random.pick(all) : undefined)

const anyPart: (...all: Parameters<MakeWish>) => Target | null = (random, read, tongue) => {
  if (random.chance(0.65)) return anyEntry(random, read, tongue)
  const part = some(
    random,
    read.parts.filter(({ kind, heading }) => heading && kind !== 'hero' && kind !== 'header'),
  )
  return part ? partTarget(random, read, part, tongue) : null
}

/** The opening of a page stays where it is. */
const isMovable = ({ main }: SpokenPage, { kind, heading }: SpokenPart) =>
  heading !== null && kind !== 'hero' && heading.key !== main?.key

/** Whether nothing else on the page goes by the same noun. */
const isAlone = (read: SpokenPage, part: SpokenPart) => read.parts.filter(({ kind }) => kind === part.kind).length === 1

const anyEntry: (...all: Parameters<MakeWish>) => Target | null = (random, read, tongue) => {
  const part = some(
    random,
    read.parts.filter((one) => one.entries.length > 1 && nounOf(one.kind, tongue) && isAlone(read, one)),
  )
  return part ? entryTarget(random, part, random.below(part.entries.length), tongue) : null
}

type Noun = { gender: 'm' | 'f' | 'n'; one: string; plural: string }

function nounOf(kind: string, tongue: Tongue): Noun | null {
  const row = rows(entryRows).find((line) => line.startsWith(`${kind}|`))
  if (!row) return null
  const [written = '', plural = ''] = column(row, tongue).split(',')
  const parts = /^([mfn]):(.+)$/.exec(written)
  return { gender: (parts?.[1] ?? 'm') as Noun['gender'], one: parts?.[2] ?? written, plural }
}

/** 'the second plan', 'the last question', 'the plan "Solo"'. */
function entryTarget(random: Random, part: SpokenPart, at: number, tongue: Tongue): Target | null {
  const noun = nounOf(part.kind, tongue)
  const entry = part.entries[at]
  if (!noun || !entry) return null
  const { length } = part.entries
  const place =
    at === length - 1 ? 4 : length % 2 === 1 && at === (length - 1) / 2 && random.chance(0.5) ? 5 : at < 4 ? at : null
  const ordinal = place === null ? undefined : ordinals[tongue][noun.gender][place]
  const keys = [entry.key]
  if (ordinal && ordinal !== '-' && random.chance(0.6)) {
    const { words, about } = withOrdinal(noun, ordinal, tongue)
    return { words, about, keys, how: place === 4 ? 'the last' : place === 5 ? 'the middle one' : 'by number' }
  }
  return { ...named(noun, entry, tongue), keys, how: 'by its title' }
}

function withOrdinal({ gender, one }: Noun, ordinal: string, tongue: Tongue): { words: string; about: string } {
  const both = (words: string) => ({ words, about: words })
  if (tongue === 'en') return both(`the ${ordinal} ${one}`)
  if (tongue === 'fr') return both(`${gender === 'f' ? 'la' : 'le'} ${ordinal} ${one}`)
  if (tongue === 'es') return both(`${gender === 'f' ? 'la' : 'el'} ${ordinal} ${one}`)
  if (tongue === 'no') return both(`${gender === 'n' ? 'det' : 'den'} ${ordinal} ${one}`)
  if (tongue === 'it')
    return both(`${ordinal.startsWith('u') ? 'l’' : gender === 'f' ? 'la ' : 'il '}${ordinal} ${one}`)
  if (tongue === 'pt') return both(`${gender === 'f' ? 'a' : 'o'} ${ordinal} ${one}`)
  const [acc, nom] = articlesDe[gender]
  return {
    words: `${acc} ${ordinal} ${one}`,
    about: `${nom} ${gender === 'm' ? ordinal.replace(/n$/, '') : ordinal} ${one}`,
  }
}

const articlesDe = { m: ['den', 'der'], f: ['die', 'die'], n: ['das', 'das'] } as const

function named({ gender, one }: Noun, { title }: SpokenEntry, tongue: Tongue): { words: string; about: string } {
  const name = inQuotes(title, tongue)
  const both = (words: string) => ({ words, about: words })
  if (tongue === 'en') return both(`the ${one} ${name}`)
  if (tongue === 'de')
    return { words: `${articlesDe[gender][0]} ${one} ${name}`, about: `${articlesDe[gender][1]} ${one} ${name}` }
  if (tongue === 'fr') return both(`${/^[aeiouéh]/i.test(one) ? 'l’' : gender === 'f' ? 'la ' : 'le '}${one} ${name}`)
  if (tongue === 'es') return both(`${gender === 'f' ? 'la' : 'el'} ${one} ${name}`)
  if (tongue === 'it') return both(`${/^[aeiou]/.test(one) ? 'l’' : gender === 'f' ? 'la ' : 'il '}${one} ${name}`)
  if (tongue === 'pt') return both(`${gender === 'f' ? 'a' : 'o'} ${one} ${name}`)
  return both(`${one} ${name}`)
}

/** 'the opening hours', 'the section "Find us"'. */
function partTarget(random: Random, read: SpokenPage, part: SpokenPart, tongue: Tongue): Target | null {
  const row = rows(partRows).find((line) => line.startsWith(`${part.kind}|`))
  const keys = [part.key]
  if (row && isAlone(read, part) && random.chance(0.6)) {
    const words = column(row, tongue)
    return {
      words,
      about: tongue === 'de' ? words.replace(/^den /, 'der ') : words,
      keys,
      how: 'a section by its kind',
    }
  }
  if (!part.heading || part.heading.text.length > 60) return null
  const heading = inQuotes(part.heading.text, tongue)
  const words = {
    en: `the section ${heading}`,
    de: `den Abschnitt ${heading}`,
    fr: `la section ${heading}`,
    es: `la sección ${heading}`,
    no: `seksjonen ${heading}`,
    it: `la sezione ${heading}`,
    pt: `a seção ${heading}`,
  }[tongue]
  return { words, about: words.replace(/^den /, 'der '), keys, how: 'a section by its heading' }
}

/** The main heading, or one by its words. */
function headingTarget(random: Random, read: SpokenPage, tongue: Tongue): Target | null {
  if (read.main && random.chance(0.4)) {
    const words = mainHeading[tongue]
    return { words, about: words, keys: [read.main.key], how: 'the main heading' }
  }
  const heading = some(
    random,
    read.parts.flatMap(({ heading: one }) => (one && one.text.length < 60 ? [one] : [])),
  )
  if (!heading) return null
  const name = inQuotes(heading.text, tongue)
  const words = {
    en: `the heading ${name}`,
    de: `die Überschrift ${name}`,
    fr: `le titre ${name}`,
    es: `el título ${name}`,
    no: `overskriften ${name}`,
    it: `il titolo ${name}`,
    pt: `o título ${name}`,
  }[tongue]
  return { words, about: words, keys: [heading.key], how: 'a heading by its words' }
}
