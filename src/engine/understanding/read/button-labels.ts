import type { Lexicon } from '../lexicon.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'sich' of 'um sich anzumelden', 'å' of 'for å melde seg på': gone, or another word on a button that speaks to somebody. */
const turned = (lexicon: Lexicon, word: string) =>
  lexicon.grammar.onButtons.find(([one]) => one === word.toLowerCase())?.[1] ?? word

/** 'anZUmelden' is 'anmelden' where it stands alone. */
function withoutInfix(lexicon: Lexicon, word: string): string {
  const prefix = lexicon.grammar.separable.find((one) => word.startsWith(`${one}zu`) && word.length > one.length + 5)
  return prefix ? prefix + word.slice(prefix.length + 2) : word
}

const SHORT_VERB = 3

/** 'melde' is 'meld' where it is told to somebody; double letters end a word in few of the languages that do so. */
function asOrder(lexicon: Lexicon, word: string): string {
  const ending = lexicon.grammar.orderEndings.find((one) => word.endsWith(one) && word.length > SHORT_VERB)
  return ending === undefined ? word : word.slice(0, -ending.length).replace(/mm$/, 'm')
}

/** What stands on a button, from how it was asked for: 'reserve a place', 'sich anzumelden', 'melde seg på'. */
export function asLabel(lexicon: Lexicon, said: string): string {
  const words = said
    .split(/\s+/)
    .map((word) => turned(lexicon, word))
    .filter((word) => word !== '')
  if (words.length > 1 && lexicon.has('articles', (words[0] ?? '').toLowerCase())) words.shift()
  const [first = '', ...rest] = words.map((word) => withoutInfix(lexicon, word))
  return capital([asOrder(lexicon, first), ...rest].join(' '))
}

const LONG_PART = 3

/** 'Tickets-Button', 'Spendenknopf', 'Anmeldebutton': null for a word that is no button. */
export function labelOfCompound(lexicon: Lexicon, word: string): string | null {
  const plain = word.toLowerCase()
  const noun = lexicon.grammar.buttonNouns.find((one) => plain.endsWith(one) && plain.length >= one.length + LONG_PART)
  if (noun === undefined) return null
  const said = word.slice(0, -noun.length).replace(/-$/, '')
  // 'Buchungs', 'Anmelde': what joins a compound
  const [ending, instead] = lexicon.grammar.firstParts.find(([one]) => said.endsWith(one)) ?? ['', '']
  return capital(
    said.length > ending.length + LONG_PART - 1 ? said.slice(0, said.length - ending.length) + instead : said,
  )
}
