import { appWords } from '../../../understanding/app-words.ts'
import { figureWords } from '../../../understanding/figures/figure-words.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { type PhraseToken, phraseTokens } from '../../../understanding/phrase-tokens.ts'
import type { RequestReading } from '../../../understanding/reading.ts'

/** Between the word for a dashboard and whose it is: 'FOR OUR', 'SHOWING MY', 'POUR SUIVRE MA'. */
const leads = ['about', 'articles', 'own', 'forWhom', 'having', 'relative'] as const
const MOST_WORDS = 6

/** Whose dashboard it is, and the name that stands right behind that; each '' where it is not said. */
export type DashboardOwner = { whom: string; name: string }

/** 'dashboard for our PLANT NURSERY Greenhouse Nine in Leeds', 'Dashboard für die TAFEL NORDSTADT'. */
export function ownerOfDashboard(reading: RequestReading): DashboardOwner {
  const tokens = clauseBehind(reading)
  const words = tokens.map(({ text }) => text)
  const { language } = reading.language
  const known = lexicon(language)
  const verbs = appWords(language).managing.find(words)
  const isOwn = (word: string) => known.has('own', word) || known.has('articles', word)
  const from = words.findIndex(
    (word, at) =>
      !leads.some((kind) => known.has(kind, word)) &&
      // "l'agriturismo", and what nobody knows before 'mon'
      !/['’]/.test(reading.text.charAt((tokens[at]?.end ?? 0) - 1)) &&
      !(at === 0 && known.has('own', words[1] ?? '')) &&
      !verbs.some(({ first, last }) => first <= at && at <= last),
  )
  let end = tokens.length
  // 'meine Hühner BAUEN'
  while (end > from && (isOwn(words[end - 1] ?? '') || known.has('asks', words[end - 1] ?? ''))) end--
  const said = from < 0 ? [] : tokens.slice(from, end)
  if (said.length === 0 || said.length > MOST_WORDS) return { whom: '', name: '' }
  const slice = (list: readonly PhraseToken[]) => reading.text.slice(list[0]?.start ?? 0, list.at(-1)?.end ?? 0)
  // where nouns have no capitals, what has them behind a noun is a name
  const isLow = ({ start }: PhraseToken) => /\p{Ll}|\d/u.test(reading.text.charAt(start))
  const name = known.grammar.nounCapitals ? -1 : said.findLastIndex((token) => isLow(token)) + 1
  if (name <= 0 || name >= said.length) return { whom: slice(said), name: '' }
  return { whom: slice(said.slice(0, name)), name: slice(said.slice(name)) }
}

/** The words behind that for a dashboard, as far as the clause goes and no place, name or courtesy stands among them. */
function clauseBehind({ text, facts, courtesies, language }: RequestReading): PhraseToken[] {
  const tokens = phraseTokens(text)
  const hit = figureWords(language.language).dashboardIn(tokens.map((token) => token.text))
  const last = hit && tokens[hit.last]
  if (!hit || !last) return []
  const stops = [...courtesies, ...facts.filter(({ kind }) => kind === 'place' || kind === 'name' || kind === 'quote')]
  const mark = text.slice(last.end).search(/[,;:.!?()\n"“„«]/)
  const ends = [
    mark < 0 ? text.length : last.end + mark,
    ...stops.map(({ start }) => start).filter((at) => at >= last.end),
  ]
  const end = Math.min(...ends)
  const behind = tokens.slice(hit.last + 1).filter((token) => token.end <= end)
  // 'in' before a place
  const isLoose = (word: string | undefined) => word !== undefined && lexicon(language.language).has('at', word)
  return isLoose(behind.at(-1)?.text) ? behind.slice(0, -1) : behind
}
