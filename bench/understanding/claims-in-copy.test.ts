import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimIn } from './judge/invented.ts'
import { tongues } from './types.ts'

const trades = new URL('../../src/engine/trades/', import.meta.url)

/** Every sentence of a file: entries are parted by bars, a link from where it leads by '>'. */
const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(/\s[|>]\s/)
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(sentencesIn)
      : []

/** A question, and what is only asked for, claim nothing. */
const isAsked = (sentence: string) => sentence.endsWith('?') || /^\|?\s?\?/.test(sentence)

test.for(tongues)('no trade says in %s what nobody gave: a figure, speed, age, price or proof', (tongue) => {
  const files = readdirSync(trades).map((name) => ({ name, file: new URL(`${name}/${tongue}.json`, trades) }))
  const claims = files
    .filter(({ file }) => existsSync(file))
    .flatMap(({ name, file }) =>
      sentencesIn(JSON.parse(readFileSync(file, 'utf8')))
        .filter((sentence) => !isAsked(sentence) && claimIn(sentence, tongue) !== null)
        // an offer is called by its name: 'certified copies'
        .filter((sentence) => claimIn(sentence, tongue)?.length !== sentence.length)
        .map((sentence) => `${name}: ${sentence}`),
    )
  expect(claims).toEqual([])
})
