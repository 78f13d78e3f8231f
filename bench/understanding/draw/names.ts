import { givenNames, nameWords, otherScripts, surnames, syllables } from '../data/names.ts'
import type { Tongue } from '../types.ts'
import type { Random } from './random.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** One name in twelve is in another script. */
const ofOtherScripts = 1 / 12

/** A name of a business, put together anew each time. */
export function drawName(random: Random, tongue: Tongue): string {
  if (random.chance(ofOtherScripts)) return random.pick(random.pick(Object.values(otherScripts)))
  const { nouns, adjectives, shapes } = nameWords[tongue]
  const [first = '', second = ''] = random.some(nouns, 2)
  const [family = '', other = ''] = random.some(surnames[tongue], 2)
  const invented = () => capital(Array.from({ length: 2 + random.below(2) }, () => random.pick(syllables)).join(''))
  const parts: Record<string, () => string> = {
    A: () => random.pick(adjectives),
    N: () => first,
    n0: () => first.toLowerCase(),
    M: () => second,
    S: () => family,
    T: () => other,
    F: () => random.pick(givenNames[tongue]),
    I: invented,
    n: () => String(2 + random.below(97)),
  }
  return random.pick(shapes).replace(/\{(\w+)\}/g, (whole, hole: string) => parts[hole]?.() ?? whole)
}

export const drawPerson = (random: Random, tongue: Tongue): string =>
  `${random.pick(givenNames[tongue])} ${random.pick(surnames[tongue])}`
