import type { AppScene } from './app-scene.ts'
import { type ControlKind, controlWords, wordsIn } from './control-words.ts'
import { lexicon } from './lexicon.ts'
import type { ReadingLanguage, Span } from './types.ts'

/** A clause that asks for what a screen does by itself. */
export type ServedClause = Span & {
  kinds: ReadonlySet<ControlKind>
  /** the one word of it that is known nowhere: 'add JOBS' */
  noun: string | null
}

const mark = /[.,;:!?()\n]/

/** The pieces of a text between its marks. */
function clausesOf(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !mark.test(text.charAt(at))) continue
    if (text.slice(start, at).trim() !== '') spans.push({ start, end: at })
    start = at + 1
  }
  return spans
}

/** Words that say nothing by themselves. */
const smallKinds = [
  'small',
  'articles',
  'own',
  'asks',
  'and',
  'about',
  'having',
  'pronouns',
  'relative',
  'every',
  'of',
  'at',
] as const

/**
 * The clauses in which nothing is asked for but what the kinds name: every other word is a small one, one that such
 * clauses have, or one of `further`. A single word that nobody knows is what is added.
 */
export function servedClauses(
  { text, known: app }: AppScene,
  language: ReadingLanguage,
  wanted: readonly ControlKind[],
  further: readonly string[],
): ServedClause[] {
  const known = lexicon(language)
  const words = controlWords(language)
  const own = new Set(further.flatMap((one) => wordsIn(one).flatMap((word) => known.forms(word))))
  let before = -1
  const served = (clause: ServedClause) => {
    before = clause.end
    return [clause]
  }
  return clausesOf(text).flatMap(({ start, end }): ServedClause[] => {
    const clause = wordsIn(text.slice(start, end))
    const hits = wanted.flatMap((kind) => words[kind].find(clause).map((hit) => ({ ...hit, id: kind })))
    const filters = app.behaviours.find(clause).filter(({ id }) => id === 'filter' || id === 'sort')
    // 'it remembers everything, WHEN I CLOSE THE TAB'
    const follows = before === start - 1 && text.charAt(before) === ','
    if (hits.length + filters.length === 0 && !follows) return []
    const taken = new Set([...hits, ...filters].flatMap(({ first, last }) => range(first, last)))
    const small = new Set(words.around.find(clause).flatMap(({ first, last }) => range(first, last)))
    const left = clause.filter(
      (word, at) =>
        !taken.has(at) &&
        !small.has(at) &&
        !known.forms(word).some((form) => own.has(form)) &&
        !smallKinds.some((kind) => known.has(kind, word)),
    )
    const adds = hits.some(({ id }) => id === 'adds')
    const noun = adds && left.length === 1 && !isPart(left[0] ?? '', language) ? (left[0] ?? null) : null
    return left.length === 0 || noun !== null
      ? served({ start, end, noun, kinds: new Set(hits.map(({ id }) => id)) })
      : []
  })
}

/** A picture or a file is no entry of a list. */
const isPart = (word: string, language: ReadingLanguage) =>
  (['section', 'component', 'field'] as const).some((kind) =>
    lexicon(language)
      .forms(word)
      .some((form) => lexicon(language).idOf(kind, form) !== undefined),
  ) || /\d|"/.test(word)

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
