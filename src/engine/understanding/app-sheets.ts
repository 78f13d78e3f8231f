import { type AppList, listBehind, wordsIn } from './app-list-at.ts'
import { type AppScene, connects, endsSentence, isSmall, sentenceEnd, spanOf } from './app-scene.ts'
import { LONGEST_CONTEXT, LONGEST_SUBJECT } from './app-subject.ts'
import type { AppHit } from './app-words.ts'
import type { AppReading } from './apps.ts'
import { toolWords } from './tool-words.ts'
import type { Span } from './types.ts'

/** So many words may stand before a list of who brings what, and lead up to it from its noun. */
const MOST_BEFORE = 18
const MOST_BETWEEN = { site: 2, list: 7 }
const MOST_MODIFIERS = 3
/** 'Seite, auf der alle eintragen, was sie mitbringen' */
const MOST_COMMAS = 2
const MOST_COLUMNS = 3
const MOST_WORDS = 5

type Asked = AppHit & { isNamed: boolean }

/**
 * A list in which people write what they bring, by its name or by what it says: 'SIGN-UP SHEET for the bake sale', 'a page WHERE
 * PEOPLE PUT WHAT THEY BRING'. Null where a page tells of such a list, or has it beside other things.
 */
export function sheetIn(scene: AppScene): AppReading | null {
  const asked = askedSheet(scene)
  if (!asked) return null
  const { tokens } = scene
  const head = titleOf(scene, asked)
  const kept = listedBehind(scene, asked)
  const also = alsoKept(scene, asked)
  const end = sentenceEnd(scene, asked.last)
  const lists = [...kept, ...also]
  return {
    screen: 'register',
    subject: head.subject,
    context: head.context,
    ...(head.told ? { told: head.told } : {}),
    sheet: { listed: kept.flatMap(({ entries }) => entries), also: also.flatMap(({ entries }) => entries) },
    hasSums: false,
    lists,
    served: [head.span, ...lists, askedSpan(scene, asked), ...loginsIn(scene)],
    span: spanOf(tokens, head.from, Math.min(asked.last, end - 1)),
  }
}

/** 'page where people put what they bring SO WE DON'T GET NINE SALADS': to the next mark, and no further than what it has. */
function askedSpan(scene: AppScene, { first, last }: Asked): Span {
  const { words, lexicon, tokens } = scene
  let end = last
  while (
    end + 1 < words.length &&
    words[end + 1] !== ',' &&
    !endsSentence(scene, end + 1) &&
    !lexicon.has('having', words[end + 1] ?? '')
  )
    end++
  return spanOf(tokens, sentenceStart(scene, first), end)
}

/** 'NO LOGIN please': whoever only writes a name has none. */
function loginsIn(scene: AppScene): Span[] {
  const { words, tokens, lexicon } = scene
  const isNone = (word: string) => lexicon.has('nones', word) || lexicon.has('excluding', word)
  return toolWords(lexicon.language)
    .logins.find(words)
    .filter(({ first }) => isNone(words[first - 1] ?? ''))
    .map(({ first, last }) => spanOf(tokens, first - 1, Math.max(last, sentenceEnd(scene, last) - 1)))
}

/** Where it is asked for, and whether by its name. */
function askedSheet(scene: AppScene): Asked | null {
  const { words } = scene
  const { sheets, brings } = toolWords(scene.lexicon.language)
  const named = sheets.find(words).find((hit) => isHeadOf(scene, hit))
  if (named) return { ...named, isNamed: true }
  const said = brings.find(words).find((hit) => isAskedSo(scene, hit))
  return said ? { ...said, isNamed: false } : null
}

/** 'a SIGN-UP SHEET', 'potluck SIGN-UP SHEET': it begins what is asked for, and nothing asks before it. */
function isHeadOf(scene: AppScene, { first, last }: AppHit): boolean {
  const { words, lexicon } = scene
  let from = first
  if (!lexicon.grammar.headFirst)
    while (from > 0 && first - from < MOST_MODIFIERS && !endsSentence(scene, from) && isModifier(scene, from - 1))
      from--
  const start = clauseStart(scene, from)
  if (!words.slice(start, from).every((word) => isLoose(scene, word))) return false
  const next = last + 1
  const isTail =
    next >= words.length || connects(scene, next) || endsSentence(scene, next) || isSmall(scene, words[next] ?? '')
  return (isTail || lexicon.grammar.headFirst) && isIntroduction(scene, start)
}

const isModifier = (scene: AppScene, at: number): boolean => {
  const word = scene.words[at] ?? ''
  return /^\p{L}/u.test(word) && !isLoose(scene, word)
}

const isLoose = (scene: AppScene, word: string): boolean =>
  isSmall(scene, word) || scene.lexicon.has('qualities', word) || word === ','

/** Where the clause begins: behind the last mark that ends one. */
function clauseStart(scene: AppScene, at: number): number {
  let start = at
  while (start > 0 && !endsSentence(scene, start) && scene.words[start - 1] !== ',') start--
  return start
}

/** What stands before the clause is a title with a day and a place: nothing is asked or told there, and no page of anything. */
function isIntroduction(scene: AppScene, end: number): boolean {
  const { known, words, lexicon } = scene
  // 'Book club: WHAT we read, WHO hosts, what people bring'
  const asks = (word: string) => lexicon.has('interrogatives', word)
  const isTold = words
    .slice(0, end)
    .some((word, at) => asks(word) && (at === 0 || words[at - 1] === ',' || endsSentence(scene, at)))
  if (isTold) return false
  const isBorder = (at: number) =>
    at <= 0 || at >= end || words[at] === ',' || words[at - 1] === ',' || endsSentence(scene, at)
  // a 'school bake sale' is no school
  const isOfPage = ({ first, last }: AppHit) => isBorder(lexicon.grammar.headFirst ? first : last + 1)
  const nouns = [
    ...known.frames.find(words, 0, end),
    ...known.sites.find(words, 0, end),
    ...known.about.find(words, 0, end).filter(isOfPage),
  ]
  return end <= MOST_BEFORE && nouns.length === 0
}

/** 'page WHERE EVERYONE PUTS …': who writes, and that they do. */
const isWriter = ({ lexicon }: AppScene, word: string): boolean =>
  lexicon.has('relative', word) ||
  (['each', 'puts'] as const).some((kind) => toolWords(lexicon.language)[kind].find([word]).length > 0)

/** What is said of it goes on: 'FOR the barbecue', and no 'is AGREED at the meeting'. */
function isSaidAlone(scene: AppScene, { last }: AppHit): boolean {
  const { words, lexicon } = scene
  const next = words[last + 1] ?? ''
  const isEnd = next === '' || next === ',' || endsSentence(scene, last + 1) || connects(scene, last + 1)
  return (
    isEnd || isSmall(scene, next) || (['and', 'about', 'at', 'of'] as const).some((kind) => lexicon.has(kind, next))
  )
}

/** 'page WHERE PEOPLE PUT what they bring', 'app PER SEGNARE chi porta cosa', 'WHO BRINGS WHAT for the barbecue' */
function isAskedSo(scene: AppScene, { id, first, last }: AppHit): boolean {
  const { words, known } = scene
  const { lists } = toolWords(scene.lexicon.language)
  const start = sentenceStart(scene, first)
  const sites = known.sites.find(words, start, first)
  const nouns = [...sites, ...known.frames.find(words, start, first), ...lists.find(words, start, first)]
  const [noun] = nouns.toSorted((one, other) => one.first - other.first)
  if (!noun) {
    const clause = clauseStart(scene, first)
    const isBare = words.slice(clause, first).every((word) => isLoose(scene, word))
    return isBare && isSaidAlone(scene, { id, first, last }) && isIntroduction(scene, clause)
  }
  const isSite = sites.some((site) => site.first === noun.first)
  const between = words.slice(noun.last + 1, first)
  const others = between.filter((word) => !isLoose(scene, word) && !isWriter(scene, word))
  const isNear = others.length <= (isSite ? MOST_BETWEEN.site : MOST_BETWEEN.list)
  // 'page WITH the programme and who brings what' has more; 'Seite, WO alle eintragen, WAS sie mitbringen' has not
  const opensAgain = (word: string) =>
    (['relative', 'interrogatives'] as const).some((kind) => scene.lexicon.has(kind, word))
  // 'a list WITH who brings what' has nothing but that
  const isOnly = (at: number) => at === between.length - 1 && others.length <= 1
  const isMore = (word: string, at: number) =>
    (scene.lexicon.has('having', word) && !isOnly(at)) ||
    (isSite && word === ',' && !opensAgain(words[noun.last + 2 + at] ?? ''))
  const commas = between.filter((word) => word === ',').length
  const isAlone = !between.some(isMore) && commas <= MOST_COMMAS
  const isHead = words.slice(start, noun.first).filter((word) => !isLoose(scene, word)).length <= MOST_MODIFIERS
  return isNear && isAlone && isHead && isIntroduction(scene, start)
}

function sentenceStart(scene: AppScene, at: number): number {
  let start = at
  while (start > 0 && !/[.!?\n]/.test(markBefore(scene, start))) start--
  return start
}

const markBefore = ({ text, tokens }: AppScene, at: number): string =>
  text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? text.length)

type Title = { subject: string; context: string; told: string; from: number; span: Span }

/** 'ALDER COURT POTLUCK, june 14': what stands before it is its title, with when and where; else what it is for. */
function titleOf(scene: AppScene, asked: Asked): Title {
  const { text, tokens } = scene
  const said = bare(text.slice(0, tokens[introductionEnd(scene, asked)]?.start ?? 0))
  return said === '' ? ownTitle(scene, asked) : titleIn(said)
}

/** How many words stand before the sentence in which it is asked for, or before its clause. */
function introductionEnd(scene: AppScene, { first }: Asked): number {
  const start = sentenceStart(scene, first)
  if (start > 0) return start
  const clause = clauseStart(scene, first)
  return isIntroduction(scene, clause) && !hasNoun(scene, clause) ? clause : 0
}

const divides = /[,:\n]|(?<!\d)\.\s|\s[-–—]\s/u
const marks = '.,:;!?–—-'

/** Without the marks at its end. */
function bare(text: string): string {
  let end = text.length
  while (end > 0 && (marks.includes(text.charAt(end - 1)) || /\s/.test(text.charAt(end - 1)))) end--
  return text.slice(0, end)
}

function titleIn(said: string): Title {
  const [subject = '', ...rest] = said.split(divides).map((piece) => piece.trim())
  const isTitle = subject.length <= LONGEST_SUBJECT
  const told = rest.filter((piece) => piece !== '').join(', ')
  const span = { start: 0, end: said.length }
  return { subject: isTitle ? subject : '', context: '', told: isTitle ? told : said, from: 0, span }
}

/** 'POTLUCK SIGN-UP SHEET for our street': nothing stands before it. */
function ownTitle(scene: AppScene, asked: Asked): Title {
  const { text, tokens, lexicon } = scene
  let first = asked.first
  if (asked.isNamed && !lexicon.grammar.headFirst) while (first > 0 && isModifier(scene, first - 1)) first--
  const end = tokens[asked.last]?.end ?? 0
  const own = asked.isNamed ? text.slice(tokens[first]?.start, end) : toolWords(lexicon.language).usual
  const subject = own.length <= LONGEST_SUBJECT ? own : ''
  const aim = placed(scene, asked.last + 1)
  if (!aim) return { subject, context: '', told: '', from: first, span: { start: 0, end } }
  const said = text.slice(aim.start, aim.end)
  const shown = aim.hasMore ? { context: '', told: said } : { context: said, told: '' }
  return { subject, ...shown, from: first, span: { start: 0, end: aim.end } }
}

const hasNoun = ({ known, words, lexicon }: AppScene, end: number): boolean =>
  toolWords(lexicon.language).lists.find(words, 0, end).length + known.frames.find(words, 0, end).length > 0

const LONGEST_TOLD = 90

/** 'FOR THE SCHOOL FAIR ON 3 MAY, 2PM, IN THE YARD': what it is for, and whether when and where stand behind it. */
function placed(scene: AppScene, from: number): (Span & { hasMore: boolean }) | null {
  const { words, tokens, lexicon } = scene
  const isOpen = isSmall(scene, words[from] ?? '') || lexicon.has('about', words[from] ?? '')
  if (from >= words.length || endsSentence(scene, from) || !isOpen) return null
  const [also] = toolWords(lexicon.language).also.find(words, from)
  // '12. Juli' ends no sentence
  const isOver = (at: number) =>
    at >= words.length ||
    at === also?.first ||
    lexicon.has('having', words[at] ?? '') ||
    (endsSentence(scene, at) && !/^\d/.test(words[at - 1] ?? '')) ||
    (words[at - 1] === ',' && opensOther(scene, at))
  let last = from
  while (!isOver(last + 1)) last++
  while (last > from && words[last] === ',') last--
  const span = spanOf(tokens, from, last)
  if (last === from || span.end - span.start > LONGEST_TOLD) return null
  const hasMore = words.slice(from, last).includes(',') || span.end - span.start > LONGEST_CONTEXT
  return { ...span, hasMore }
}

/** ', with names', ', so that nobody brings the same': it goes on about the list. */
const opensOther = ({ words, lexicon }: AppScene, at: number): boolean =>
  (['having', 'and', 'nones', 'excluding'] as const).some((kind) => lexicon.has(kind, words[at] ?? '')) ||
  (lexicon.has('relative', words[at] ?? '') && !lexicon.has('articles', words[at] ?? ''))

/** 'with NAME, DISH AND ALLERGIES', ': NAME, DISH': what each one writes, where all of it was said. */
function listedBehind(scene: AppScene, { last }: Asked): AppList[] {
  const { words, lexicon } = scene
  const end = sentenceEnd(scene, last)
  const having = words.findIndex((word, at) => at > last && at < end && lexicon.has('having', word))
  const at = having >= 0 ? having : hasColonBefore(scene, end) ? end - 1 : -1
  const isPart = (entry: string) => lexicon.find(wordsIn(entry), ['section', 'component']).length > 0
  return listBehind(scene, 'fields', at, []).filter(
    ({ entries }) => !entries.some((entry) => /^\d/.test(entry)) && !entries.every(isPart),
  )
}

const hasColonBefore = (scene: AppScene, at: number): boolean => /^\s*:/.test(markBefore(scene, at))

/** 'ALSO ALLERGIES': what else each one writes. */
function alsoKept(scene: AppScene, { last }: Asked): AppList[] {
  const { words, lexicon, text, tokens, known } = scene
  const { also } = toolWords(lexicon.language)
  return also
    .find(words, last + 1)
    .flatMap((hit): AppList[] => {
      let end = hit.last + 1
      while (end < words.length && words[end] !== ',' && !endsSentence(scene, end)) end++
      const own = words.slice(hit.last + 1, end)
      const isThing = own.length > 0 && own.length <= MOST_WORDS && known.behaviours.find(own).length === 0
      let opening = hit.last + 1
      while (opening < end - 1 && lexicon.has('articles', words[opening] ?? '')) opening++
      const [start, from] = [tokens[hit.first]?.start ?? 0, tokens[opening]?.start ?? 0]
      const to = tokens[end - 1]?.end ?? 0
      return isThing && opensClause(scene, hit.first)
        ? [{ cue: 'fields', said: '', start, end: to, entries: [text.slice(from, to)] }]
        : []
    })
    .slice(0, MOST_COLUMNS)
}

/** 'they can ALSO walk the dog' keeps nothing. */
const opensClause = ({ words, lexicon, ...scene }: AppScene, at: number): boolean =>
  endsSentence({ words, lexicon, ...scene }, at) || words[at - 1] === ',' || lexicon.has('and', words[at - 1] ?? '')
