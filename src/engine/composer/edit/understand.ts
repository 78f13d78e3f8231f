import { pattern } from '#rules/pattern.ts'
import { readLanguage } from '../../understanding/language.ts'
import { readingLanguages } from '../../understanding/types.ts'
import type { Language } from '../words/types.ts'
import { byFrame } from './by-frame.ts'
import { withQuotes } from './clauses.ts'
import { asksForInk } from './intents/ink.ts'
import { asksForGround } from './intents/on-ground.ts'
import { asksForRoom } from './intents/spacing.ts'
import { withoutReason } from './loosely.ts'
import { pointsAtSeveral, withMention } from './mention.ts'
import type { EditOutcome } from './outcome.ts'
import { readers } from './readers.ts'
import type { Clause, Scene } from './scene.ts'
import { nounInEnglish } from './translate.ts'
import { wordings } from './wordings.ts'

/** What the sentences before spoke of. `follows`: an 'it' speaks of that rather than of the page; `earlier`: it was another request. */
export type Context = { mention: string | null; follows: boolean; earlier: boolean }

type Reading = { outcome: EditOutcome | null; language: Language }
/** `bound`: a pronoun was taken for what was spoken of before. */
export type Understood = Reading & { bound: boolean }

/** An instruction with its pronouns read as what was spoken of before, where they mean that. */
export function understandIn(scene: Scene, said: string, quotes: readonly string[], context: Context): Understood {
  const words = withoutReason(said)
  const meant = context.mention !== null && scene.picked.length === 0 ? withMention(words, context.mention) : null
  const alone = () => ({ ...twoLooks(scene, words, quotes), bound: false })
  if (meant === null) return alone()
  const first =
    context.follows ||
    pointsAtSeveral(words) ||
    sized.test(words) ||
    (!context.earlier && ofAPart.test(said) && !ofThePage.test(words))
  const together = () => ({ ...twoLooks(scene, meant, quotes), bound: true })
  const [one, other] = first ? [together, alone] : [alone, together]
  const reading = one()
  // 'the text is too long, make it shorter': that it is so already is an answer, and no wish for the whole page
  const isAnswer = context.follows && first && reading.outcome !== null && isFinal(reading.outcome)
  if (isAnswer || settles(reading.outcome)) return reading
  const second = other()
  return settles(second.outcome) || reading.outcome === null ? second : reading
}

/** 'It should be green too' goes on about the same part; light and dark are of the page. */
const ofAPart =
  /^(?:it|sie|es|er) (?:also |too )?(?:should|must|needs|has|could|soll|sollte|muss)(?![\p{L}])|(?<![\p{L}])(?:too|as well|auch|aussi|también|også)$/iu
const sized = pattern('iu')`
  (?<![\p{L}])(?:bigger|smaller|larger|shorter|longer|bold|bolder|italic|centred|centered|uppercase|wider|narrower
  |higher|lower|größer|kleiner|kürzer|fett|mindre|større)$
`
const ofThePage =
  /(?<![\p{L}])(?:dark|light|bright|modern|playful|elegant|minimal|professional|dunkel|hell|sombre|clair|oscuro|claro|mørk|lys)[\p{L}]*$/iu

const settles = (outcome: EditOutcome | null) => outcome !== null && ('operations' in outcome || 'question' in outcome)

const pair = pattern('iu')`
  ^(?<first>.+?) (?:and|but|und|aber|et|mais|y|pero|og|men) (?<look>
  (?:in |a bit |a little |more |less |auch |etwas |noch |plus |más |mer )*[\p{L}-]+(?: [\p{L}-]+)?)$
`

/** 'Make the title bigger and red' asks for two looks of one part. */
function twoLooks(scene: Scene, words: string, quotes: readonly string[]): Reading {
  const whole = understand(scene, words, quotes)
  if (whole.outcome && !('problem' in whole.outcome)) return whole
  const parts = pair.exec(words)?.groups
  if (!parts?.first || !parts.look) return whole
  const first = understand(scene, parts.first, quotes)
  if (!first.outcome || !('operations' in first.outcome) || first.outcome.said.what === undefined) return whole
  const { said, targets } = first.outcome
  const second = targets
    ? understand({ ...scene, picked: targets }, `make this ${lookOf(parts.look)}`, quotes)
    : understand(scene, `make the ${said.what} ${lookOf(parts.look)}`, quotes)
  if (!second.outcome || !('operations' in second.outcome)) return whole
  return {
    language: first.language,
    outcome: {
      operations: [...first.outcome.operations, ...second.outcome.operations],
      ...(targets ? { targets } : {}),
      said: {
        ...first.outcome.said,
        to: [first.outcome.said.to, second.outcome.said.to].filter(Boolean).join(' and '),
      },
    },
  }
}

const lookOf = (words: string) => (nounInEnglish(words) ?? words).replace(/^in /i, '')

const english = /\b(?:the|our|my|your|please|make|with|is|are|should|and|add|use|put)\b/i

/** As it is written, spelt right, or said in English: the first wording that leads to something. */
function understand(scene: Scene, words: string, quotes: readonly string[]): Reading {
  const framed = inOwnWords(scene, words, quotes)
  if (framed?.outcome && !('problem' in framed.outcome)) return framed
  let best: Reading | null = framed
  for (const { clause, language, respelt } of wordings(words, quotes)) {
    // a word that nothing met is not put right into one that something does
    if (respelt && best?.outcome && isAsking(best.outcome)) break
    const outcome = carryOut(scene, clause)
    if (!outcome) continue
    if ('operations' in outcome || isFinal(outcome)) return { outcome, language }
    const spoken = english.test(words) ? 'en' : language
    if (!best || ('question' in outcome && best.outcome && !('question' in best.outcome)))
      best = { outcome, language: spoken }
  }
  return best ?? { outcome: null, language: 'en' }
}

/** As the person's language says it, the likeliest language first. */
function inOwnWords(scene: Scene, words: string, quotes: readonly string[]): Reading | null {
  if (asksForInk(words) || asksForGround(words) || asksForRoom(words)) return null
  const text = withQuotes(words, quotes, '"')
  const { language: likely } = readLanguage(text, scene.language)
  let problem: Reading | null = null
  for (const language of new Set([likely, scene.language, ...readingLanguages])) {
    const outcome = byFrame(scene, text, language)
    if (!outcome || (language !== likely && !('operations' in outcome))) continue
    if (!('problem' in outcome)) return { outcome, language }
    problem = { outcome, language }
  }
  return problem
}

/** The part was understood, and several are called so. */
const isAsking = (outcome: EditOutcome) => 'question' in outcome && outcome.candidates !== undefined

/** Another wording may find what this one did not; what cannot be done stays so. */
const isFinal = (outcome: EditOutcome) =>
  'problem' in outcome &&
  !['question', 'unfound', 'unmade', 'noItems', 'noPlace', 'noLink'].includes(outcome.problem.say)

function carryOut(scene: Scene, clause: Clause): EditOutcome | null {
  for (const read of readers) {
    const outcome = read(clause)?.(scene)
    if (outcome) return outcome
  }
  return null
}
