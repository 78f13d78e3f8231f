import { plainer } from './lexicon/plainer.ts'

/** The same instruction in plainer words, the likeliest reading first. */
export function* plainWords(words: string): Generator<string> {
  let text = words
  for (const [pattern, plain] of plainer) text = text.replace(pattern, plain).trim()
  if (text !== words && text !== '') yield text
  // 'headline a bit smaller', 'a team section': the verb goes without saying
  if (!/^(?:make|add|change|remove|set)\b/i.test(text)) {
    yield `make ${text}`
    if (/^(?:an?|some|another|our|one more|more)\b.{3,60}$/i.test(text)) yield `add ${text}`
  }
}
