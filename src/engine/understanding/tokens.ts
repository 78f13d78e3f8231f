import { pattern } from '#rules/pattern.ts'
import type { TextToken, TokenKind } from './types.ts'

const amount = /\d{1,3}(?:[ .,\u202f\u00a0]\d{3}(?!\d))+(?:[.,]\d{1,2})?|\d+(?:[.,](?:\d{1,2}|-))?/u.source
/** Codes of currencies, of those that are no words as well. */
const codes = 'EUR|USD|GBP|NOK|SEK|DKK|CHF|MXN|INR|AUD|ZAR|NGN|KES|BRL|PLN|CZK|AED'
const sign = String.raw`\p{Sc}|(?:US|C|A|R|NZ|HK|S)\$|${codes}|(?:kr|rs)\.?(?= ?\d)`
const coins =
  /euros?|reais|dollars?|bucks|pounds?|quid|kroner|kr(?:\.(?= ?\d))?|pesos?|francs?|franken|rupees?|naira|rand|zł|kč|,-/u
    .source
const money = String.raw`\p{Sc}|(?:${codes}|${coins})(?![\p{L}\p{N}])`
const hour = /\d{1,2}(?:[:.h]\d{2})? ?(?:a\.m\.?|am|p\.m\.?|pm|uhr|h)(?![\p{L}\p{N}])|\d{1,2}[:h]\d{2}(?!\d)/u.source
/** '9', '9:30', '9h' */
const point = String.raw`\d{1,2}(?:[:.]\d{2}|h\d{0,2})?`
const endings =
  'com|org|net|io|dev|app|de|fr|es|no|co|uk|us|ch|at|eu|it|nl|ie|se|dk|example|shop|site|me|ai|info|studio'
const short =
  'Dr|Dra|Dott|Avv|Geom|Sig|Mr|Mrs|Ms|pr|Mme|Mlle|Prof|St|Sr|Sra|Hr|Str|Tel|Tlf|Tél|kl|inkl|incl|exkl|excl|ekskl|' +
  'eks|zzgl|ggf|evtl|aprox|ca|Std|approx|max|min|etc|bzw|vs|Co|Jr|Ltd|Inc'

const further = `(?: ?[-–] ?(?:(?:${sign}) ?)?(?:${amount}))?(?: ?(?:${money}))?`
const signed = String.raw`(?:${sign}) ?(?:${amount})(?:[km](?!\p{L}))?${further}`
/** 'l’équipe' is two words, 'children’s' one. */
const elided = String.raw`(?:[ldjmnstc]|qu)['’](?=\p{L})|(?:un|(?:a|da|de|ne|su|co|que)ll|quest|dov)['’](?=\p{L}{2})`
/** 'Lindenstr. 7', 'Avda. Mayor', 'n. 5512': the full stop ends no sentence */
const street = String.raw`[\p{L}-]{0,30}(?:str|gt)\.(?= ?\d)|(?:Avda|Avd|Av|Pza|Plza|Ctra|Bd|Bvd|Blvd|Rte)\.(?= \p{L})`
const degree = String.raw`(?<=Dr\. (?:\w{3,4}\. )?)(?:med|dent|vet|rer|nat|phil)\.`
// 'Fr. Müller', and no 'Mo und Fr. Wir haben …'
const title = String.raw`(?<!(?:Mo|Di|Mi|Do|Sa|So)(?: ?[-–/,] ?| und | bis ))Fr\.`
const abbreviated = String.raw`${street}|${degree}|${title}|(?:${short})\.|(?:Nr|No|N|num|núm)\.(?= ?\d)|(?:z\.B|d\.h|u\.a|e\.g|i\.e|p\.ex)\.`
const joint = String.raw`(?:['’+&-](?=[\p{L}\p{N}])|\.(?=\p{L}{1,4}(?![\p{L}\p{N}])))`
/** 'members’ league' */
const ofMany = String.raw`(?:(?<=s)['’](?= \p{Ll}))?`
const whole = String.raw`[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:${joint}[\p{L}\p{M}\p{N}]+)*\+{0,2}${ofMany}`

/** Between the digits of a telephone; a full stop with a space behind it ends the sentence. */
const between = String.raw`(?: {1,2}|\.| ?\(|\)[ \/-]?|[\/-] ?(?=\d{2})| [\/-] (?=\d{3}))?`

/** How the months begin, in all languages. */
const months = 'jan(?!tar)|feb|m[aä]r|apr|ma[ij]|jun|jul|aug|sep|o[kc]t|nov|de[szc]'
/** Behind a day of a month: '11. NOVEMBER', '2. BIS 11. NOVEMBER', '20. OG 21. SEPTEMBER' */
const monthBehind = String.raw`(?= ?(?:\p{L}{2,4} \d{1,2}\. ?)?(?:${months})\p{L}{0,6}(?!\p{L}))`

/** In pairs of marks, „so“, «so», »so«, and in single ones where no letter stands beside them. */
const quoted = [
  String.raw`["“”„‟«][^"“”„‟«»\n]{1,200}["“”‟»]`,
  String.raw`(?<![\p{L}\p{N}])»(?=\S)[^«»\n]{1,200}(?<=\S)«`,
  String.raw`(?<![\p{L}\p{N}])['‘‚](?=\S)(?:[^'’‘\n]|['’](?=\p{L})){1,160}['’](?![\p{L}\p{N}])`,
].join('|')

const kinds: readonly [kind: TokenKind, form: string][] = [
  ['mail', String.raw`[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`],
  [
    'url',
    String.raw`(?:https?:\/\/|www\.)[^\s<>"]+[^\s<>".,;:!?)]|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:${endings})(?![\p{L}\p{N}])(?:\/[^\s,;]*)?`,
  ],
  ['handle', String.raw`@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]*[\p{L}\p{N}_])?`],
  ['hex', String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\p{L}\p{N}])`],
  ['quote', quoted],
  ['price', `${signed}|(?:(?:${amount}) ?[-–] ?)?(?:${amount}) ?(?:${money})`],
  [
    'date',
    String.raw`\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d|[./]\d)|\d{1,2}-\d{1,2}-(?:19|20)\d{2}(?!\d|-\d)|\d{1,2}\.(?:1[0-2]|0?[1-9])\.(?!\d)`,
  ],
  ['phone', String.raw`(?:\+\d|\(?\d)(?:${between}\d){6,14}(?![\p{L}\p{N}])`],
  [
    'range',
    String.raw`\d{1,2}\. ?[-–—] ?\d{1,2}\.(?!\d)|${point}(?: ?(?:am|pm|uhr|h))? ?[-–—] ?${point}(?: ?(?:am|pm|uhr|h)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}])`,
  ],
  ['clock', String.raw`24 ?\/ ?7|${hour}`],
  // '13 900' is one, '555 01 738' is none
  ['number', String.raw`(?<!\d ?)[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?![\d.,]?\d| \d|\p{L})`],
  ['number', String.raw`\d+(?:[.,:]\d+)*(?:[%°²³]|\p{L}{1,3}(?![\p{L}\p{N}])|\.${monthBehind})?`],
  ['word', `${elided}|${abbreviated}|${whole}`],
  [
    'break',
    String.raw`[ \t]*(?:\r?\n[ \t]*)+(?:(?:[-*•·–]|\d{1,2}[.)](?! ?(?:${months})\p{L}{0,6}(?: \d{4})?[ \t]*(?:[-–:|,(]|\n|$)))[ \t]+)?`,
  ],
  ['space', String.raw`[^\S\n]+`],
  ['mark', String.raw`[\s\S]`],
]
const readers = kinds.map(([kind, form]) => [kind, new RegExp(form, 'iuy')] as const)

/** Numbers that a telephone would not have. */
const noPhone = pattern('u')`
  ^(?:\d{4} ?[-–] ?\d{4}|\d{1,2}[-–]\d{1,2}(?:[ .-].*)?|\d{1,3}(?:[.,]\d{3})+|\d{1,3} \(?\d{4} ?[-–].*)$
`
const isPhone = (text: string) =>
  !noPhone.test(text) && (/\d{3}|^(?:\d\d[ .]){3,4}\d\d$/.test(text) || /^(?:\+|0\d(?:[ .]\d\d){4})/.test(text))

function readToken(text: string, at: number): TextToken {
  for (const [kind, reader] of readers) {
    reader.lastIndex = at
    const found = reader.exec(text)?.[0]
    if (!found || (kind === 'phone' && !isPhone(found))) continue
    return { kind, start: at, end: at + found.length, text: found }
  }
  // surrogates that stand alone are a mark of their own
  return { kind: 'mark', start: at, end: at + 1, text: text.charAt(at) }
}

/** Typed tokens of a text, in order; joined they are the text. Never throws. */
export function readTokens(text: string): TextToken[] {
  const tokens: TextToken[] = []
  for (let at = 0; at < text.length; ) {
    const token = readToken(text, at)
    tokens.push(token)
    at = token.end
  }
  return tokens
}

const elision = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${elided})`, 'giu')

/** The words of a phrase as a text has them: "galleria d'arte" is three. */
export const wordsOfPhrase = (phrase: string): string[] => phrase.replace(elision, '$& ').split(' ').map(plainWord)

/** A word as the lexicon has it: small letters, straight apostrophes. */
export const plainWord = (text: string) => text.toLowerCase().replaceAll('’', "'")
