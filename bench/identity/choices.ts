import { withBullets } from '#engine/understanding/blocks/text-lines.ts'
import { readLanguage } from '#engine/understanding/language.ts'
import { lexicon } from '#engine/understanding/lexicon.ts'
import { withoutLongQuotes } from '#engine/understanding/long-quotes.ts'
import { shapeOf } from '#engine/understanding/read/likely-spans.ts'
import { RequestText } from '#engine/understanding/read/request-text.ts'
import { type LikelyKind, choicesOf, inShape } from '#engine/understanding/read/likeliest.ts'
import { withLikelyName } from '#engine/understanding/read/second-opinion.ts'
import { readBesideTalk } from '#engine/understanding/read-text.ts'
import type { IdentifiedMessage } from '../messages/corpus.ts'
import { drawRequests } from '../understanding/draw/requests.ts'
import { plain } from '../understanding/judge/plain.ts'
import type { Choice } from './choice.ts'

/** A choice of what is asked for, of which message or of which way of asking it is. */
export type TextChoice = { group: string; text: string; options: (Choice['options'][number] & { said: string })[] }

/** What each message could be called or be, as the reader sees it when it asks. */
export const choicesOfMessages = (asked: LikelyKind, messages: readonly IdentifiedMessage[]): TextChoice[] =>
  messages.map(({ text, identity }, at) => choiceOf(asked, text, identity[asked], `message ${String(at)}`))

/** The same of requests that are drawn; ways of asking that are held out teach nothing. */
export const choicesOfDrawn = (asked: LikelyKind, seed: number, count: number): TextChoice[] =>
  drawRequests({ seed, count, shared: false })
    .filter(({ heldOut }) => !heldOut)
    .map(({ prompt, facts, tongue, family }) => {
      const wordsOf = (kind: string) => facts.filter((fact) => fact.kind === kind).map(({ words }) => words)
      const [name] = wordsOf('name')
      const trades = wordsOf('trade')
      if (asked === 'what') return choiceOf(asked, prompt, trades.length > 0 ? trades : [''], `${tongue} ${family}`)
      // a person may be what a page is called that has no other name
      const forms =
        name === undefined ? ['', ...wordsOf('person')] : [name, ...wordsOf('trade').map((one) => `${one} ${name}`)]
      return choiceOf(asked, prompt, forms, `${tongue} ${family}`)
    })

/** '' among the forms is right where nothing is named. */
function choiceOf(asked: LikelyKind, message: string, forms: readonly string[], group: string): TextChoice {
  const language = readLanguage(message, 'en')
  const request = new RequestText(withoutLongQuotes(withBullets(message)), lexicon(language.language))
  const reading = readBesideTalk(request, language)
  const facts = asked === 'what' ? withLikelyName(request, reading.facts) : reading.facts
  const named = new Set(forms.map(plain))
  const options = choicesOf(asked, request, facts).map(({ stretch, traits }) => {
    const said = stretch ? request.slice(...stretch) : ''
    const weighed = traits.flatMap((trait) => inShape(shapeOf(request), trait))
    return { said, traits: weighed, is: named.has(plain(said.replace(/^["“”„«‘‚]|["“”»’‘]$/gu, ''))) }
  })
  return { group, text: message, options }
}
