import { z } from 'zod'
import { appWords } from '../app-words.ts'
import { plainWord } from '../tokens.ts'
import type { ReadingLanguage } from '../types.ts'
import { readWords } from '../word-files.ts'

const phrases = z.array(z.string().min(1))

/** words/<lang>/figures.json */
const schema = z.strictObject({
  /** further words for a screen of figures, beside those of apps.json */
  dashboards: phrases,
  /** a key before figures that are counted each by itself: 'NUMBERS: visits 141' */
  numbers: phrases,
  /** what a table or a list is called: 'LIST OF top donors' */
  lists: phrases,
  /** what drawings of a series are called, by how they are drawn */
  columns: phrases,
  line: phrases,
  shares: phrases,
  /** what a figure is compared with: 'LAST WEEK 274', 'TARGET 11' */
  compared: phrases,
  /** what asks for attention: 'GAPS on the rota', 'ALERT if …'; the first is what stands above them where nothing else does */
  alerts: phrases,
  /** how it is asked that something catches the eye */
  emphasis: phrases,
  /** what opens a condition: 'IF pH < 9.8' */
  conditions: phrases,
  /** stretches of time that are numbered: 'WEEK 3' */
  periods: phrases,
  /** units that are words; symbols are the same in all languages */
  units: phrases,
  /** small words that hang an amount on a noun: 'bags OF 100 g' */
  joints: phrases,
  /** shortened words whose full stop ends no sentence */
  short: phrases,
})
type FigureKind = keyof z.infer<typeof schema>

/** A phrase among words: the words from `first` to `last`, both counted in. */
export type FigurePhrase = { first: number; last: number }

/** The words of one language that stand around figures. */
export class FigureWords {
  readonly language: ReadingLanguage
  /** by kind: phrases as lists of words, the longest first */
  readonly #phrases: Record<FigureKind, string[][]>
  /** what stands above alerts that have no name of their own */
  readonly alertHeading: string

  constructor(language: ReadingLanguage) {
    const file = readWords(language, 'figures.json', schema)
    const rows = Object.entries(file).map(([kind, list]) => [
      kind,
      list.map((phrase) => phrase.split(' ').map(plainWord)).sort((one, other) => other.length - one.length),
    ])
    this.language = language
    this.alertHeading = file.alerts[0] ?? ''
    this.#phrases = Object.fromEntries(rows) as Record<FigureKind, string[][]>
  }

  /** The longest phrase of a kind that begins at a word; 0 without one. */
  lengthAt(kind: FigureKind, words: readonly string[], at: number): number {
    const found = this.#phrases[kind].find((phrase) => phrase.every((word, offset) => words[at + offset] === word))
    return found?.length ?? 0
  }

  /** The first phrase of a kind among words in small letters. */
  find(kind: FigureKind, words: readonly string[]): FigurePhrase | null {
    for (let at = 0; at < words.length; at++) {
      const length = this.lengthAt(kind, words, at)
      if (length > 0) return { first: at, last: at + length - 1 }
    }
    return null
  }

  /** All phrases of a kind. */
  list = (kind: FigureKind): string[] => this.#phrases[kind].map((phrase) => phrase.join(' '))

  has = (kind: FigureKind, word: string) =>
    this.#phrases[kind].some((phrase) => phrase.length === 1 && phrase[0] === word)

  /** The last word for a screen of figures. */
  dashboardIn(words: readonly string[]): FigurePhrase | null {
    const own = this.find('dashboards', words)
    const hits = [...appWords(this.language).dashboards.find(words), ...(own ? [own] : [])]
    return hits.sort((one, other) => one.last - other.last).at(-1) ?? null
  }

  /** A drawing that is asked for by word, with how it is drawn; 'chart' alone leaves that open. */
  drawingIn(words: readonly string[]): (FigurePhrase & { drawing: 'columns' | 'line' | 'shares' | null }) | null {
    const named = (['columns', 'line', 'shares'] as const)
      .flatMap((drawing) => {
        const hit = this.find(drawing, words)
        return hit ? [{ ...hit, drawing }] : []
      })
      .sort((one, other) => other.last - other.first - (one.last - one.first))
    if (named[0]) return named[0]
    const [hit] = appWords(this.language).charts.find(words)
    return hit ? { first: hit.first, last: hit.last, drawing: null } : null
  }
}

const loaded = new Map<ReadingLanguage, FigureWords>()

/** The words around figures in a language. Throws when its file is wrong. */
export function figureWords(language: ReadingLanguage): FigureWords {
  const known = loaded.get(language) ?? new FigureWords(language)
  loaded.set(language, known)
  return known
}
