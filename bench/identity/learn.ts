import { writeFileSync } from 'node:fs'
import { type LikelyKind, chancesOf, type Weights } from '#engine/understanding/read/likeliest.ts'
import { identifiedMessages } from '../messages/corpus.ts'
import { fittedChoice } from './choice.ts'
import { choicesOfDrawn, choicesOfMessages, type TextChoice } from './choices.ts'

/** Of the messages, all but one part in so many are learned from when that part is judged. */
const FOLDS = 5
const PENALTY = 4
/** Requests that are drawn beside the messages, of so many ways of asking; each message counts as so many of them. */
const DRAWN = { seed: 5150, count: 900 }
const MESSAGE = 4
/** Traits that weigh less say nothing. */
const LEAST = 0.05

/** The rules were written for what is drawn: there they seem surer than they are. */
const ofRules = /^(?:\w+&&)?(?:(?:un)?read\b|none:)/

/** What is chosen best from each text, how likely it seemed, and whether it is right. */
export type Chosen = { choice: TextChoice; said: string; chance: number; is: boolean }

/** Each message judged by weights that were learned from the others. */
export function judgedApart(asked: LikelyKind): Chosen[] {
  const messages = choicesOfMessages(asked, identifiedMessages())
  const drawn = withoutRules(choicesOfDrawn(asked, DRAWN.seed, DRAWN.count))
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isHere = (_: unknown, at: number) => at % FOLDS === fold
    const others = messages.filter((_, at) => at % FOLDS !== fold)
    const weights = learned(others, drawn)
    return messages.filter(isHere).map((choice) => chosen(choice, weights))
  }).flat()
}

/** Learns the weights of a table from everything, and keeps them. */
export function write(asked: LikelyKind): void {
  const messages = choicesOfMessages(asked, identifiedMessages())
  const weights = learned(messages, withoutRules(choicesOfDrawn(asked, DRAWN.seed, DRAWN.count)))
  const kept = Object.entries(weights)
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .map(([trait, weight]): [string, number] => [trait, Math.round(weight * 100) / 100])
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const table = new URL(`../../src/engine/understanding/words/which-${asked}.json`, import.meta.url)
  writeFileSync(table, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

const learned = (messages: readonly TextChoice[], drawn: readonly TextChoice[]): Weights =>
  fittedChoice([...Array.from({ length: MESSAGE }, () => messages).flat(), ...drawn], PENALTY)

const withoutRules = (choices: readonly TextChoice[]): TextChoice[] =>
  choices.map((choice) => ({
    ...choice,
    options: choice.options.map((option) => ({ ...option, traits: option.traits.filter((one) => !ofRules.test(one)) })),
  }))

function chosen(choice: TextChoice, weights: Weights): Chosen {
  const chances = chancesOf(
    weights,
    choice.options.map(({ traits }) => traits),
  )
  const best = chances.indexOf(Math.max(...chances))
  const { said = '', is = false } = choice.options[best] ?? {}
  return { choice, said, chance: chances[best] ?? 0, is }
}
