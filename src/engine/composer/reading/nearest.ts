import { chipLength } from '#rules/page-reading.ts'
import type { RequestReading } from '../../understanding/reading.ts'
import { knownNames, lexicon } from '../../understanding/lexicon.ts'
import { readTrade } from '../../understanding/trades.ts'
import { capital } from '../words/read/source.ts'

/** So many other readings of one thing are offered. */
const MOST = 3
const LONGEST_PHRASE = 3

/** Other things that the words of a request could mean, for the chips of the brief card; each is said in the request. */
export type Nearest = { name: string[]; what: string[]; place: string[] }

/** The other readings of name, subject and place, nearest first, without those that were taken. */
export function nearest(reading: RequestReading, taken: { name: string; what: string; place: string }): Nearest {
  const runs = capitalRuns(reading.text)
  const places = knownNames().places
  const said = (...kinds: string[]) => reading.facts.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)
  const isPlace = (text: string) => places.has(text.toLowerCase())
  return {
    name: offered(
      [
        ...said('name', 'person'),
        ...unquoted(said('quote')),
        ...runs.filter((run) => run.includes(' ') && !isPlace(run)),
      ],
      [taken.name, taken.place],
    ),
    what: offered([...said('what'), ...tradePhrases(reading)].map(capital), [taken.what, taken.name]),
    place: offered([...said('place'), ...runs.filter(isPlace)], [taken.place]),
  }
}

const unquoted = (quotes: readonly string[]) => quotes.map((text) => text.slice(1, -1).trim())

/** Without doubles and without what is taken, whatever its capitals. */
function offered(texts: readonly string[], taken: readonly string[]): string[] {
  const seen = new Set(taken.map((text) => text.toLowerCase()))
  return texts
    .filter((text) => {
      const plain = text.toLowerCase()
      if (text.length < 2 || text.length > chipLength || seen.has(plain)) return false
      seen.add(plain)
      return true
    })
    .slice(0, MOST)
}

/** Words of the request in a row that begin with a capital, longer ones first. */
function capitalRuns(text: string): string[] {
  const runs: string[] = []
  let run: string[] = []
  const close = () => {
    if (run.length > 0) runs.push(run.join(' '))
    run = []
  }
  for (const word of text.split(/\s/)) {
    const bare = word.replace(/^["'“„«(]/u, '').replace(/["'”“»).,;:!?]{1,3}$/u, '')
    const isCapital = /^\p{Lu}/u.test(bare) || (run.length > 0 && bare === '&')
    if (isCapital) run.push(bare)
    if (!isCapital || bare !== word) close()
  }
  close()
  return runs.sort((one, other) => other.split(' ').length - one.split(' ').length)
}

/** Phrases of the request whose noun names a trade, one for each trade, the longest first. */
function tradePhrases({ text, language: { language }, trade }: RequestReading): string[] {
  const known = lexicon(language)
  const found = new Map<string, string>()
  for (const phrase of phrasesOf(text)) {
    const first = phrase[0]?.toLowerCase() ?? ''
    if (known.has('articles', first) || known.has('small', first)) continue
    const read = readTrade(known, phrase)
    if (read?.trade && !found.has(read.trade)) found.set(read.trade, phrase.join(' '))
  }
  return [...found].sort(([one], [other]) => Number(other === trade) - Number(one === trade)).map(([, said]) => said)
}

/** Up to three words in a row within a clause, the longest first. */
function phrasesOf(text: string): string[][] {
  const clauses = text.split(/[^\p{L}\p{N}'’\s-]/u).map((clause) => clause.split(/\s/).filter((word) => word !== ''))
  const lengths = Array.from({ length: LONGEST_PHRASE }, (_, index) => LONGEST_PHRASE - index)
  return lengths.flatMap((length) =>
    clauses.flatMap((words) => words.slice(length - 1).map((_, at) => words.slice(at, at + length))),
  )
}
