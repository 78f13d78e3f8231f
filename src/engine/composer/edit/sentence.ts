import { capital } from '../words/read/source.ts'
import type { Language } from '../words/types.ts'
import { answerWords } from './lexicon/answer-words.ts'
import { looksIn, thingIn } from './lexicon/things.ts'
import type { Sentence } from './outcome.ts'

const longest = 60
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 2)}…` : text)

/** A sentence of the answer in the person's language. */
export function writeSentence({ say, what = '', to = '' }: Sentence, language: Language): string {
  // texts of the page stand there as they are; descriptions are named
  const verbatim =
    say === 'pageSays' ||
    say === 'waitsFor' ||
    say === 'furtherPage' ||
    say === 'pageIsThere' ||
    say === 'changed' ||
    say === 'named' ||
    say === 'unread' ||
    say === 'already' ||
    say === 'unsafe'
  const thing = verbatim
    ? say === 'waitsFor'
      ? what
      : cut(what)
    : say === 'which'
      ? thingIn(what, language).replace(/^the /, '')
      : thingIn(what, language)
  const became =
    say === 'styled' || say === 'swapped' ? (say === 'styled' ? looksIn(to, language) : thingIn(to, language)) : cut(to)
  const sentence = answerWords[language].edit[say === 'arranged' && to === '1' ? 'inOneColumn' : say]
  return sentence.replace(/\{(what|What|to)\}/g, (_whole, name: string) =>
    name === 'to' ? became : name === 'What' ? capital(thing) : thing,
  )
}
