import { listed } from '#rules/listed.ts'
import { pattern } from '#rules/pattern.ts'
import type { Key } from '#design/types.ts'
import type { EditAnswer } from '../../designer.ts'
import { capital } from '../words/read/source.ts'
import type { Language } from '../words/types.ts'
import { withQuotes } from './clauses.ts'
import { examples } from './examples.ts'
import type { OpenPage } from './open-page.ts'
import type { EditOutcome, Sentence } from './outcome.ts'
import { writeSentence } from './sentence.ts'
import { spanOf } from './span.ts'
import { phraseFor } from './target/phrase.ts'
import type { Candidate } from './target/candidates.ts'

/**
 * An instruction and what came of it; null: it was not understood. `mention`: the part that it speaks of; `heard`: a
 * later one did what it was about.
 */
export type Done = {
  words: string
  quotes: readonly string[]
  outcome: EditOutcome | null
  mention?: string | null
  heard?: boolean
}

/** Puts the outcomes of all instructions into one answer: what was done, what could not be, what has to be asked. */
export function answer(page: OpenPage, all: Done[], language: Language): Omit<EditAnswer, 'operations'> {
  const some = all.some(({ outcome }) => outcome && 'operations' in outcome && outcome.operations.length > 0)
  const done = all.filter((one) => !(some ? isRemark(one) : isTalk(one)))
  const say = (name: Parameters<typeof writeSentence>[0]['say'], what = '') =>
    writeSentence({ say: name, what }, language)
  const own = (one: Done) => withQuotes(one.words, one.quotes, "'")
  const changed = done.flatMap(({ outcome }) =>
    outcome && 'operations' in outcome && outcome.operations.length > 0 ? [writeSentence(outcome.said, language)] : [],
  )
  const notes = done.flatMap(({ outcome }) =>
    outcome && 'operations' in outcome && outcome.note && outcome.operations.length > 0
      ? [writeSentence(outcome.note, language)]
      : [],
  )
  const already = done
    .filter(({ outcome }) => outcome && 'operations' in outcome && outcome.operations.length === 0)
    .map(own)
  const problems = done.flatMap((one) =>
    one.outcome && 'problem' in one.outcome
      ? [writeSentence(inOwnWords(one, one.outcome.problem, language), language)]
      : [],
  )
  const asked = done.flatMap((one) =>
    one.outcome && 'question' in one.outcome ? [{ ...one.outcome, words: own(one), bare: one }] : [],
  )
  const unread = done.filter(({ outcome }) => outcome === null).map(own)
  const nothing = changed.length === 0
  const sentences = [
    nothing ? '' : `${sentenceOf(listed(changed, language))}. ${say('rest')}`,
    ...notes,
    already.length > 0 ? say('already', listed(already, language)) : '',
    ...new Set(problems),
    ...asked.map(({ question, bare }) => writeSentence(inOwnWords(bare, question, language), language)),
    ...unread.map((words) => say('unread', words)),
    nothing && asked.length === 0 && !explained(done) ? say('abilities') : '',
  ]
  const [first] = asked
  const chips = first ? chipsFor(first, language) : []
  const offered = chips.map(({ words }) => words)
  const meant = chips.flatMap(({ key }) => key ?? [])
  return {
    reply: sentences.filter(Boolean).join(' '),
    suggestions: offered.length > 0 ? offered : nothing ? examples(language, page) : [],
    // The keys are those of the page that was asked about: where something was changed beside, they may be others.
    ...(nothing && meant.length > 0 && meant.length === chips.length ? { meant } : {}),
  }
}

const described = new Set(['unfound', 'which', 'meant'])

/** A description that was not clear, as it was typed rather than as it was read. */
function inOwnWords({ words, quotes }: Done, sentence: Sentence, language: Language): Sentence {
  if (language === 'en' || !described.has(sentence.say)) return sentence
  const whole = withQuotes(words, quotes, "'")
  const what = (sentence.what ?? '').replaceAll('"', '')
  return { ...sentence, what: `"${whole.includes(what) ? what : (spanOf(whole, what) ?? whole)}"` }
}

type Asked = Extract<EditOutcome, { question: unknown }> & { bare: Done }

/** The answers to a question, as instructions, with the element that each means. */
function chipsFor({ chips, candidates, choices, about, bare }: Asked, language: Language): Chip[] {
  const plain = (all: readonly string[]) => all.map((words) => ({ words, key: null }))
  if (chips) return plain(typeof chips === 'function' ? chips(language) : chips)
  if (!candidates) return plain(choices.map((choice) => rephrased(bare, about, choice)))
  return candidates.flatMap((one) => {
    const words = pointed(bare, about, one, candidates, language)
    return words === null ? [] : { words, key: one.key }
  })
}

type Chip = { words: string; key: Key | null }

/** An address keeps its small letter. */
const sentenceOf = (text: string) => (/^(?:\S+@|https?:)/.test(text) ? text : capital(text))

/** What is said beside the wishes, 'love it so far', asks for nothing. */
const isRemark = ({ words, outcome, mention, heard }: Done) =>
  (outcome === null && (heard || (!mention && statement.test(words)))) ||
  (outcome !== null && 'problem' in outcome && outcome.problem.say === 'question') ||
  (outcome !== null && 'question' in outcome && outcome.question.say.startsWith('instead'))
/** Talk is never quoted back as something that was not understood. */
const isTalk = ({ words, outcome, mention }: Done) => outcome === null && !mention && talk.test(words)
const talk = pattern('iu')`
  ^(?:(?:it |this |that |so far |all )?looks? (?:good|great|nice|lovely|perfect|cool|amazing)|love (?:it|this)
  |(?:i )?(?:really )?(?:like|love) it|nice|great|cool|perfect|awesome|super|thanks?|that['’]?s (?:it|all)|hi
  |hello|hey|no|yes|ok(?:ay)?|wait|well done|good job|sieht gut aus|gefällt mir|danke|merci|gracias
  |takk)(?![\p{L}]).{0,30}$
`
const statement = pattern('iu')`
  ^(?:i|we|you|it|its|this|that|they|there|my|nobody|everyone|so far|love|looks?|nice|great|cool|good|perfect
  |thanks?|hi|hello|hey|well done|das|es|ich|wir|sieht|gefällt|super|toll|c['’]est|j['’]|ça|est[oá]|me|det|jeg
  |ser)(?![\p{L}])
`

/** What cannot be done says itself what to do instead. */
const explained = (done: readonly Done[]) =>
  done.some(
    ({ outcome }) =>
      outcome &&
      'problem' in outcome &&
      ['undo', 'translation', 'needWords', 'needAddress', 'needFact'].includes(outcome.problem.say),
  )

/** The instruction again, with a part that it can only mean in place of what was unclear. */
function pointed(
  { words, quotes }: Done,
  about: string,
  one: Candidate,
  all: readonly Candidate[],
  language: Language,
) {
  const whole = withQuotes(words, quotes, '"')
  const span = spanOf(whole, about)
  const phrase = phraseFor(one, all, language)
  return span === null ? null : whole.replace(span, () => phrase)
}

/** The instruction again, with the choice in place of what was unclear. */
function rephrased({ words, quotes }: Done, about: string, choice: string): string {
  const whole = withQuotes(words, quotes, '"')
  const at = whole.toLowerCase().lastIndexOf(about.toLowerCase())
  const named = `"${choice.replaceAll('"', '')}"`
  if (at < 0 || about === '') return `${whole}: ${named}`
  const before = whole.slice(0, at).replace(/(?:the|my|our|this|that|der|die|das|den|le|la|les|el|los|las) $/i, '')
  const noun = /^(?:card|item|entry|plan|question|box|tile|dish|feature|member|project|product|service|step)$/i.exec(
    about,
  )?.[0]
  return `${before}${noun ? `the ${named} ${noun}` : named}${whole.slice(at + about.length)}`
}
