import { writeFileSync } from 'node:fs'
import { readLanguage } from '#engine/understanding/language.ts'
import { lexicon } from '#engine/understanding/lexicon.ts'
import { readAll } from '#engine/understanding/read-text.ts'
import { clausesBySentence } from '#engine/understanding/read/assertions.ts'
import { traitsOf } from '#engine/understanding/read/builder-traits.ts'
import { RequestText } from '#engine/understanding/read/request-text.ts'
import type { Stretch } from '#engine/understanding/read/stretches.ts'
import { partsOf } from '#engine/understanding/read/talk-parts.ts'
import { talkIn } from '#engine/understanding/read/talk-of-page.ts'
import { type MarkedMessage, markedMessages } from './messages/corpus.ts'
import { sentencesOnPage } from './spoken/on-pages.ts'
import { fitted, type Sample, weighed, type Weighing } from './spoken/logistic.ts'

const table = new URL('../src/engine/understanding/words/spoken-to-builder.json', import.meta.url)

/** Of each message, all but one part in so many are learned from when that part is judged. */
const FOLDS = 5
const PENALTY = 3
/** Traits that weigh less say nothing. */
const LEAST = 0.1
/** So much of a stretch is on one side, or it is neither. */
const CLEAR = 0.8

const print = (line: string) => process.stdout.write(`${line}\n`)
type Judged = Sample & { language: string; text: string; isWhole: boolean }

/**
 * How well the reader tells what is said to whoever builds a page from what is said to its visitors, on messages in which
 * that is marked: each is judged by weights that were learned from the others. `--write` keeps the weights learned from all,
 * `--misses` prints what is judged wrong, and `--pages` counts what stands on the composed pages.
 */
export function run(args: string[]): void {
  if (args.includes('--pages')) return onPages(args)
  const samples = markedMessages().flatMap(samplesOf)
  const groups = [...new Set(samples.map(({ group }) => group))]
  const fold = new Map(groups.map((group, at) => [group, at % FOLDS]))
  const sure = new Map<Judged, number>()
  for (let one = 0; one < FOLDS; one++) {
    const isHere = ({ group }: Judged) => fold.get(group) === one
    const weighing = fitted(
      samples.filter((sample) => !isHere(sample)),
      PENALTY,
    )
    for (const sample of samples.filter(isHere)) sure.set(sample, weighed(weighing, sample.traits))
  }
  const judged = [...sure]
  print('share of what is said to the builder that is found, and of what is not that is taken for it, by how sure')
  for (const language of ['', ...new Set(samples.map((one) => one.language))])
    print(
      reportOf(
        language,
        judged.filter(([one]) => one.isWhole && (language === '' || one.language === language)),
      ),
    )
  print(
    reportOf(
      'parts',
      judged.filter(([one]) => !one.isWhole),
    ),
  )
  if (args.includes('--misses'))
    for (const [one, p] of judged)
      if (one.is !== p >= 0.5)
        print(
          `${p.toFixed(2)} ${one.is ? 'to builder' : 'to visitors'}: ${one.text.slice(0, 140).replaceAll('\n', ' / ')}`,
        )
  if (args.includes('--write')) writeFileSync(table, asTable(fitted(samples, PENALTY)))
}

/** Of what is said to the builder, and of what is not, how much a visitor reads word for word. */
function onPages(args: string[]): void {
  const messages = markedMessages()
  for (const language of ['', ...new Set(messages.map((one) => one.language))]) {
    const seen = messages.filter((one) => language === '' || one.language === language).flatMap(sentencesOnPage)
    const share = (isSpoken: boolean) => {
      const all = seen.filter((one) => one.isSpoken === isSpoken)
      return `${((100 * all.filter(({ isShown }) => isShown).length) / all.length).toFixed(1)} % of ${String(all.length)}`
    }
    print(
      `${(language || 'all').padEnd(4)} said to the builder and shown: ${share(true)}; to visitors and shown as written: ${share(false)}`,
    )
    if (language !== '' && args.includes('--misses'))
      for (const { text, isSpoken, isShown } of seen) if (isSpoken && isShown) print(`  ${text.trim()}`)
  }
}

function reportOf(label: string, judged: readonly (readonly [Judged, number])[]): string {
  const share = (is: boolean, least: number) => {
    const all = judged.filter(([one]) => one.is === is)
    return (100 * all.filter(([, p]) => p >= least).length) / Math.max(1, all.length)
  }
  const cells = [0.5, 0.6, 0.7, 0.8, 0.9].map(
    (least) => `${least}: ${share(true, least).toFixed(0)} | ${share(false, least).toFixed(1)}`,
  )
  return `${(label || 'all').padEnd(6)} ${String(judged.length).padStart(5)}   ${cells.join('   ')}`
}

/** The sentences of a message and their parts, as they are when the reader asks whom they speak to. */
function samplesOf({ language, text, isSpoken }: MarkedMessage, place: number): Judged[] {
  const found: Judged[] = []
  readAll(new RequestText(text, lexicon(language)), readLanguage(text, language), (request, facts) => {
    for (const clauses of clausesBySentence(request)) {
      const whole: Stretch = [clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0]
      const parts = partsOf(request, clauses, facts).map(({ first, last }): Stretch => [first, last])
      for (const stretch of [whole, ...(parts.length > 1 ? parts : [])]) {
        const words = request.tokens.slice(stretch[0], stretch[1] + 1).filter(({ kind }) => kind !== 'mark')
        const spoken = words.filter(({ start }) => isSpoken[start]).length / Math.max(1, words.length)
        if (words.length === 0 || (spoken > 1 - CLEAR && spoken < CLEAR)) continue
        found.push({
          traits: traitsOf(request, facts, stretch),
          is: spoken >= CLEAR,
          group: `${language}${String(place)}`,
          language,
          text: request.slice(...stretch),
          isWhole: stretch === whole,
        })
      }
    }
    return talkIn(request, facts)
  })
  return found
}

const rounded = (weight: number) => Math.round(weight * 100) / 100

function asTable({ bias, weights }: Weighing): string {
  const kept = Object.entries(weights).filter(([, weight]) => Math.abs(weight) >= LEAST)
  const all = Object.fromEntries(kept.map(([name, weight]) => [name, rounded(weight)]))
  return `${JSON.stringify({ bias: rounded(bias), weights: all }, null, 2)}\n`
}
