import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { grammarSchema, type LanguageGrammar } from './grammar-schema.ts'
import { type Names, readNames } from './names.ts'
import { plainWord, wordsOfPhrase } from './tokens.ts'
import { headsOfTrades } from './trade-nouns.ts'
import type { ReadingLanguage, Span, TextToken } from './types.ts'
import { readWords, withoutArticles } from './word-files.ts'

const phrases = z.array(z.string().min(1))
const rows = z.record(z.string(), phrases)

/** words/<lang>/concepts.json: by kind of concept, by its id, what people say for it. */
const conceptsSchema = z.strictObject({
  /** parts of a page, by the section's kind */
  section: rows,
  /** what stands alone or inside of a section: a button, a form, a table */
  component: rows,
  /** how the page should look or sound, by tone */
  style: rows,
  /** what a word means before a colon, and what it makes of the list behind it */
  cue: rows,
  /** what forms ask for, by the kind of field */
  field: rows,
  /** English names are those that the composer knows; elsewhere each with its CSS value, null for a mood of colours */
  colour: z.union([phrases, z.record(z.string(), z.string().nullable())]),
  /** what may stand before or after a colour: 'deep', 'foncé'; elsewhere with its step of lightness, from -1 to 1 */
  shade: z.union([phrases, z.record(z.string(), z.number())]),
  /** groups of people that a page is for */
  audience: phrases,
  /** weekdays and the words that go with hours */
  day: phrases,
  /** days in a letter or two, which count in a span beside a time alone: 'L-V 9-14' */
  shortDay: phrases,
  time: phrases,
  month: phrases,
  /** what a price is for: 'per hour', 'a month' */
  unit: phrases,
})

/** words/<lang>/trades.json: nouns that say what something is, where one of several trades or none; others stand with their trade. */
const headSchema = z.strictObject({
  /** the trade of the noun by itself; without it the noun needs one of `with` */
  is: z.string().optional(),
  /** other words that mean the same */
  also: phrases.optional(),
  /** what may stand before it and leaves it the same trade; `true`: anything */
  takes: z.union([z.literal(true), phrases]).optional(),
  /** what makes another trade of it, by trade */
  with: rows.optional(),
  /** what makes something else of it, for which there is no trade */
  not: phrases.optional(),
})

export type Concepts = z.infer<typeof conceptsSchema>
export type TradeHead = z.infer<typeof headSchema>
export type ConceptKind =
  | keyof Concepts
  | keyof Omit<
      LanguageGrammar,
      | 'name'
      | 'letters'
      | 'turned'
      | 'onButtons'
      | 'firstParts'
      | 'conjugations'
      | 'agrees'
      | 'infinitives'
      | 'nounEndings'
      | 'compounds'
      | 'nounCapitals'
      | 'dottedDays'
      | 'colourForms'
      | 'headFirst'
      | 'contractions'
      | 'inverts'
      | 'verbLast'
    >

/** Where a phrase of the lexicon stands among tokens: `first` and `last` are places in the list that was searched. */
export type ConceptHit = Span & { kind: ConceptKind; id: string; phrase: string; first: number; last: number }

type Entry = { kind: ConceptKind; id: string; phrase: string; words: string[] }

/** Shorter words have no other forms: 'lun' is Monday, 'lune' the moon. */
const SHORT = 3

/** So many words are remembered with their forms. */
const MOST_FORMS = 20_000

/** Small words have no other forms: 'danse' is not 'dans'. */
const exact = new Set<ConceptKind>(['at', 'of', 'articles', 'forWhom', 'having', 'and', 'wishes'])

/** Verbs by which something is done or offered. */
const doing = new Set<ConceptKind>(['gives', 'makes', 'worksOn', 'receives', 'offering', 'asks', 'predicates'])

const byName = <Value>(list: string[] | Record<string, Value>): Map<string, Value | null> =>
  new Map<string, Value | null>(Array.isArray(list) ? list.map((name) => [name, null]) : Object.entries(list))

/** A verb as it stands when somebody does it: 'repariere', 'repariert', 'reparieren'. */
function conjugated(verb: string, { conjugations }: LanguageGrammar): string[] {
  const [ending, forms] = conjugations.find(([one]) => verb.endsWith(one)) ?? ['', ['']]
  return forms.map((form) => verb.slice(0, verb.length - ending.length) + form)
}

/** A word for looks as it stands beside other nouns: 'sobrio', 'sobria', 'sobri'. */
function agreeing(phrase: string, endings: LanguageGrammar['agrees']): string[] {
  const [ending, forms] = endings.find(([one]) => phrase.endsWith(one)) ?? ['', []]
  return [phrase, ...forms.map((form) => phrase.slice(0, phrase.length - ending.length) + form)]
}

/** In a phrase, whoever does it: 'what {who} sell' is 'what we sell', 'what she sells'. */
const who = '{who}'

/** All words of one language, found by their first word. */
export class Lexicon {
  readonly language: ReadingLanguage
  readonly grammar: LanguageGrammar
  /** nouns of trades with what is known of them, those of `also` too */
  readonly heads: ReadonlyMap<string, TradeHead>
  /** CSS values of colours, null for a mood of colours or a name that only the composer knows */
  readonly colours: ReadonlyMap<string, string | null>
  /** by how much a word makes a colour lighter */
  readonly shades: ReadonlyMap<string, number | null>
  /** verbs as they stand where somebody does it; they are no phrases, as many are nouns too */
  readonly deeds: ReadonlySet<string>
  /** words by how they are written without their mark */
  readonly contractions: ReadonlyMap<string, string>
  readonly #byFirst = new Map<string, Entry[]>()
  readonly #sets = new Map<ConceptKind, Set<string>>()
  readonly #words = new Map<ConceptKind, Set<string>>()
  #all: ReadonlySet<string> | null = null
  readonly #forms = new Map<string, string[]>()
  #unmarked: Spelling | null = null

  constructor(
    language: ReadingLanguage,
    grammar: LanguageGrammar,
    concepts: Concepts,
    heads: Record<string, TradeHead>,
  ) {
    this.language = language
    this.grammar = grammar
    this.heads = new Map<string, TradeHead>([
      ...grammar.otherTrades.map((noun): [string, TradeHead] => [withoutArticles(noun, grammar), {}]),
      ...Object.entries(heads).flatMap(([noun, head]) =>
        [noun, ...(head.also ?? [])].map((one): [string, TradeHead] => [withoutArticles(one, grammar), head]),
      ),
    ])
    const {
      turned: _turned,
      onButtons: _onButtons,
      firstParts: _firstParts,
      conjugations: _conjugations,
      agrees,
      infinitives,
      nounEndings: _nounEndings,
      contractions,
      ...smallWords
    } = grammar
    this.contractions = new Map(contractions.map((word) => [word.replaceAll("'", ''), word]))
    for (const [kind, list] of Object.entries(smallWords))
      if (Array.isArray(list)) for (const phrase of list) this.#add(kind as ConceptKind, '', phrase)
    this.deeds = new Set(infinitives.flatMap((verb) => conjugated(verb, grammar)))
    const { colour, shade, ...rows } = concepts
    this.colours = byName(colour)
    this.shades = byName(shade)
    for (const name of this.colours.keys()) this.#add('colour', '', name)
    for (const name of this.shades.keys()) this.#add('shade', '', name)
    for (const [kind, list] of Object.entries(rows)) {
      const byId = Array.isArray(list) ? { '': list } : list
      for (const [id, all] of Object.entries(byId))
        for (const phrase of all)
          for (const form of kind === 'style' ? agreeing(phrase, agrees) : [phrase])
            if (form === phrase || !this.has('style', form)) this.#add(kind as ConceptKind, id, form)
    }
  }

  #add(kind: ConceptKind, id: string, phrase: string): void {
    if (!phrase.includes(who)) return this.#addWords(kind, id, phrase)
    for (const one of this.grammar.pronouns) if (!one.includes(' ')) this.#addWords(kind, id, phrase.replace(who, one))
  }

  #addWords(kind: ConceptKind, id: string, phrase: string): void {
    const words = wordsOfPhrase(phrase)
    const entry = { kind, id, phrase, words }
    const first = words[0] ?? ''
    const list = this.#byFirst.get(first)
    if (list) list.push(entry)
    else this.#byFirst.set(first, [entry])
    const set = this.#sets.get(kind) ?? new Set()
    this.#sets.set(kind, set.add(words.join(' ')))
    const single = this.#words.get(kind) ?? new Set()
    for (const word of words) single.add(word)
    this.#words.set(kind, single)
  }

  /** Whether a word, as plainWord gives it, is one of a kind by itself. */
  has(kind: ConceptKind, word: string): boolean {
    return this.#sets.get(kind)?.has(word) ?? false
  }

  /** Whether a word says something by itself in this language. */
  isPhrase(word: string): boolean {
    return this.heads.has(word) || [...this.#sets.values()].some((all) => all.has(word))
  }

  /** All words that phrases of these kinds consist of. */
  wordsOf(kinds: readonly ConceptKind[]): string[] {
    return kinds.flatMap((kind) => [...(this.#words.get(kind) ?? [])])
  }

  /** Whether a word, or what is left of it without an ending, stands in some phrase, heads a trade or is a name. */
  knows(word: string): boolean {
    const { given, places } = knownNames()
    const isKnown = (form: string) =>
      this.heads.has(form) || given.has(form) || places.has(form) || this.#wordsOfAll().has(form)
    return this.forms(word).some(isKnown)
  }

  /** The words of all phrases; which they are is settled once the first text is read. */
  #wordsOfAll(): ReadonlySet<string> {
    this.#all ??= new Set([...this.#words.values()].flatMap((words) => [...words]))
    return this.#all
  }

  /** 'reparacion' → 'reparación', 'oeffnungszeiten' → 'öffnungszeiten': a word as this language writes it, where no other is written so. */
  marked(word: string): string {
    if (word.length < SHORTEST_MARKED) return word
    this.#unmarked ??= this.#withoutMarks()
    const { words, typed } = this.#unmarked
    if (words.has(word)) return word
    const found = typed.get(word) ?? this.forms(word).flatMap((form) => typed.get(form) ?? [])[0]
    return found === undefined || this.knows(word) ? word : found
  }

  #withoutMarks(): Spelling {
    const { given, places } = knownNames()
    const phrases = [...this.#words.values(), this.heads.keys(), given, places].flatMap((all) => [...all])
    const words = new Set(phrases.flatMap((phrase) => phrase.split(' ')))
    const typed = [...words].flatMap((word) => unmarked(word).map((one): [string, string] => [one, word]))
    return { words, typed: new Map(typed.filter(([one]) => one.length >= SHORTEST_MARKED && !words.has(one))) }
  }

  /** All kinds of phrases that this language has. */
  get kinds(): ConceptKind[] {
    return [...this.#sets.keys()]
  }

  /** The id of a word that is one of a kind by itself. */
  idOf(kind: ConceptKind, word: string): string | undefined {
    return this.#byFirst.get(word)?.find((one) => one.kind === kind && one.words.length === 1)?.id
  }

  /** A word and what is left of it without an ending of the language: 'classes', 'class'. */
  forms(word: string): string[] {
    const known = this.#forms.get(word)
    if (known) return known
    const forms = this.#endingsOff(word)
    if (this.#forms.size < MOST_FORMS) this.#forms.set(word, forms)
    return forms
  }

  #endingsOff(word: string): string[] {
    const bare = word.replace(/'s?$/, '')
    const out = bare === word ? [word] : [word, bare]
    for (const ending of this.grammar.endings)
      if (bare.endsWith(ending) && bare.length - ending.length >= (ending.length > 1 ? 4 : 3))
        out.push(bare.slice(0, -ending.length))
    for (const [ending, instead] of this.grammar.turned)
      if (bare.endsWith(ending)) out.push(bare.slice(0, -ending.length) + instead)
    return out
  }

  #isOther({ kind, words }: Entry, plain: string): boolean {
    if (plain === words[0]) return false
    if (exact.has(kind) || (!this.grammar.colourForms && kind === 'colour')) return true
    return doing.has(kind) && this.grammar.nounEndings.some((ending) => plain.endsWith(ending))
  }

  /** The longest phrase of each of these kinds at every place, without those inside of a longer one of the same kind. */
  find(tokens: readonly TextToken[], kinds: readonly ConceptKind[]): ConceptHit[] {
    const words = tokens.flatMap((token, index) =>
      token.kind === 'space' ? [] : [{ token, index, plain: plainWord(token.text) }],
    )
    const hits: ConceptHit[] = []
    const wanted = new Set(kinds)
    /** how far the last hit of a kind goes */
    const reached = new Map<ConceptKind, number>()
    words.forEach(({ token, plain: said }, at) => {
      if (token.kind !== 'word' && token.kind !== 'number') return
      const best = new Map<ConceptKind, { entry: Entry; end: number }>()
      for (const form of this.forms(said))
        for (const entry of this.#byFirst.get(form) ?? []) {
          if (
            !wanted.has(entry.kind) ||
            this.#isOther(entry, said) ||
            entry.words.length <= (best.get(entry.kind)?.entry.words.length ?? 0)
          )
            continue
          const end = at + entry.words.length - 1
          const fits = entry.words.every((expected, offset) => {
            const seen = words[at + offset]
            if (!seen || !spelled.has(seen.token.kind)) return false
            const { plain } = seen
            return (
              plain === expected ||
              // 'compte A rebours'
              (offset > 0 && expected.length === 1 && unmarked(expected).includes(plain)) ||
              // 'mit häufigEN Fragen': where nouns have capitals, the words before them are declined
              ((offset === entry.words.length - 1 || this.grammar.nounCapitals) &&
                expected.length > SHORT &&
                this.forms(plain).includes(expected))
            )
          })
          if (fits) best.set(entry.kind, { entry, end })
        }
      for (const [kind, { entry, end }] of best) {
        const [from, to] = [words[at], words[end]]
        if (!from || !to) continue
        if ((reached.get(kind) ?? -1) >= to.token.end) continue
        reached.set(kind, to.token.end)
        const place = { start: from.token.start, end: to.token.end, first: from.index, last: to.index }
        hits.push({ kind, id: entry.id, phrase: entry.phrase, ...place })
      }
    })
    return hits
  }
}

/** All words of a language, and those with marks on their letters by how they are typed without them. */
type Spelling = { words: ReadonlySet<string>; typed: ReadonlyMap<string, string> }

/** Shorter words without their marks are others. */
const SHORTEST_MARKED = 4

/** How a word is typed without the marks on its letters: 'peche', 'groesse'. */
function unmarked(word: string): string[] {
  const spread = word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
  const plain = word.replaceAll('ø', 'o').replaceAll('æ', 'ae').replaceAll('ß', 'ss').normalize('NFD')
  return [plain.replace(/\p{M}/gu, ''), spread]
}

/** What a phrase may consist of. */
const spelled = new Set<TextToken['kind']>(['word', 'mark', 'number'])

const home = new URL('./words/', import.meta.url).pathname

const readFolder = (language: ReadingLanguage): Lexicon =>
  new Lexicon(
    language,
    readWords(language, 'grammar.json', grammarSchema),
    readWords(language, 'concepts.json', conceptsSchema),
    {
      ...readWords(language, 'trades.json', z.record(z.string(), headSchema)),
      ...Object.fromEntries(headsOfTrades(language)),
    },
  )

let names: Names | undefined

/** Names of places and of people, and what goes with them in all languages. */
export const knownNames = (): Names => (names ??= readNames(home, languageFolders()))

const loaded = new Map<ReadingLanguage, Lexicon>()

/** The words of a language, read from its folder when they are first asked for. Throws when the folder is wrong. */
export function lexicon(language: ReadingLanguage): Lexicon {
  const known = loaded.get(language) ?? readFolder(language)
  loaded.set(language, known)
  return known
}

/** Languages that have a folder. */
export const languageFolders = (): string[] =>
  readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
