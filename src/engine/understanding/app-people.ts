import type { AppEntries } from './app-list-at.ts'
import type { AppScene } from './app-scene.ts'
import { knownNames } from './lexicon.ts'

/** 'split bills for ANNA, BEN AND CARLA': people in a row, at least half of whom have a name that is given to people. */
export function peopleIn({ text, tokens, words, lexicon }: AppScene): AppEntries | null {
  const { given } = knownNames()
  const isName = (at: number) => {
    const token = tokens[at]
    return token !== undefined && !token.quoted && /^\p{Lu}/u.test(text.slice(token.start, token.end))
  }
  const isJoint = (at: number) => words[at] === ',' || lexicon.has('and', words[at] ?? '')
  for (let first = 0; first < tokens.length; first++) {
    const names: number[] = []
    let at = first
    while (isName(at)) {
      names.push(at)
      at++
      if (!isJoint(at)) break
      while (isJoint(at)) at++
    }
    if (names.length < 2) continue
    const known = names.filter((one) => given.has(words[one] ?? ''))
    if (known.length * 2 < names.length) continue
    const last = names.at(-1) ?? first
    return {
      start: tokens[first]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
      entries: names.map((one) => text.slice(tokens[one]?.start, tokens[one]?.end)),
    }
  }
  return null
}
