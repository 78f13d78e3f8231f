import type { DrawnRequest, Tongue } from '../types.ts'
import { plain } from './plain.ts'
import type { TextBlock, SeenPage } from './seen-page.ts'

/** Words of a language that no sentence of a page ends with, and articles that something has to follow. */
const hanging: Record<Tongue, string> = {
  en: 'a|an|the|and|or|called|named|our|my',
  de: 'einen|der|und|oder|für|von|namens|unsere?',
  fr: 'un|une|le|la|les|et|ou|de|du|des|notre',
  es: 'un|una|el|la|los|las|y|o|de|del|para|con|nuestr[oa]',
  no: 'et|og|eller|som',
  it: 'un|una|il|lo|la|gli|le|e|o|di|del|della|dei|delle|per|con|nostr[oa]',
  pt: 'um|uma|o|a|os|as|e|ou|de|do|da|dos|das|em|no|na|para|com|noss[oa]',
}

/** Of these some stand for a noun, or are verbs, at the end of a sentence: 'se ne taglia UNA.', 'cabe mais UM?', 'eller late SOM.' */
const closing: Partial<Record<Tongue, string>> = {
  fr: 'une?',
  es: 'una|para|nuestr[oa]',
  it: 'una|nostr[oa]',
  pt: 'uma?|para|noss[oa]',
  no: 'som',
}

/** Words that order a page: on the page itself they are remains of the request. */
const orders: Record<Tongue, string> = {
  en: 'pls|plz|please (?:make|build|design|create)|website for|site for|page for|landing page|homepage|web page|a website|need site',
  de: 'bitte (?:eine|baue|mach|gestalte|webseite)|website für|seite für|landingpage|webseite|startseite für',
  fr: "svp|site pour|page pour|s’il vous plaît|s'il vous plaît|site web|page d'accueil|un site",
  es: 'por favor|porfa|web para|sitio para|página para|sitio web|página de inicio|una web',
  it: 'per favore|sito per|pagina per|sito web|pagina iniziale|un sito',
  pt: 'por favor|pfv|site para|página para|página inicial|um site|um sítio',
  no: 'vennligst|nettside for|side for|landingsside|forside for|en nettside',
}

/** How people wish for a part: no heading has such words. */
const wishes: Record<Tongue, string> = {
  en: "i want|i'm launching|my name is|i would like|we want|we need|should (?:show|see|have)|would be great",
  de: 'hätte gern|möchte|brauche|sowie',
  fr: "j'aimerais|je veux|je voudrais|il faut|ainsi que",
  es: 'me gustaría|quiero|necesita|y también',
  it: 'mi piacerebbe|vorrei|vorremmo|voglio|mi serve|e anche',
  pt: 'gostaria de|gostaríamos|quero|queremos|preciso de|e também',
  no: 'vil gjerne|vil ha|jeg vil|dessuten|trenger',
}

const repeats: Partial<Record<Tongue, string>> = { fr: 'nous|vous', de: 'die|das|der|sie', en: 'that|had' }
const englishWords = /(?<![\p{L}'])(?:the|and|with|your|our|you|this)(?![\p{L}'])/iu

type Tell = { name: string; test: (block: TextBlock, request: DrawnRequest, page: SeenPage) => boolean }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isHeading = ({ tag }: TextBlock) => /^h[1-3]$/.test(tag)
const whole = (words: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${words})(?![\\p{L}\\p{N}'’-])`, flags)

/** Cheap signs that a reader would stumble; each says what it saw. */
const tells: readonly Tell[] = [
  {
    name: 'a word twice',
    test: ({ text }, { pageTongue, prompt }) => {
      const match = /(?<![\p{L}])(\p{L}{2,}) \1(?![\p{L}])/iu.exec(text)
      return (
        match !== null &&
        !new RegExp(`^(?:${repeats[pageTongue] ?? '-'})$`, 'i').test(match[1] ?? '') &&
        !plain(prompt).includes(plain(match[0]))
      )
    },
  },
  { name: 'a space before a mark', test: ({ text }) => / [,.](?!\d|\.)/.test(text) },
  {
    name: 'marks that clash',
    test: ({ text, plain: said }, { prompt }) =>
      /,,|(?<!\.)\.\.(?!\.)|[,;:]\.|\.,|[!?]\.|,;/.test(text) &&
      !plain(prompt).includes(said) &&
      !/\p{L}\.,/u.test(text),
  },
  {
    name: 'a bracket or quote without its other half',
    test: ({ text }) =>
      count(text, '(') !== count(text, ')') ||
      count(text, '“') + count(text, '„') > 2 * count(text, '”') + count(text, '“') ||
      count(text, '«') !== count(text, '»'),
  },
  { name: 'an empty place', test: ({ text }) => /\{\w*\}|\(\s*\)|\bundefined\b|\bnull\b|\[object/.test(text) },
  {
    name: 'ends in the middle',
    test: ({ text, section, tag }, { pageTongue, prompt }) =>
      section !== '' &&
      !['option', 'label', 'a', 'button'].includes(tag) &&
      whole(`(?:${hanging[pageTongue]})`, 'u').test(lastWord(text)) &&
      !(/[.!?]$/.test(text.trim()) && whole(closing[pageTongue] ?? '-', 'u').test(lastWord(text))) &&
      /\s/.test(text.trim()) &&
      !plain(prompt).includes(plain(text)),
  },
  {
    name: 'a and an',
    test: ({ text }, { pageTongue }) =>
      pageTongue === 'en' &&
      (/(?<![\p{L}\d.'’])a (?=[aeio]\p{Ll})(?!one\b|eu|once\b)/u.test(text) ||
        /(?<!\p{L})an (?=[bcdfgjklmnpqrstvwxz]\p{Ll})/u.test(text)),
  },
  {
    name: 'a heading without a capital',
    test: (block, { facts }) =>
      isHeading(block) &&
      /^\p{Ll}/u.test(block.text) &&
      !facts.some(({ kind, words }) => kind === 'name' && block.plain.startsWith(plain(words))),
  },
  {
    name: 'a sentence without a capital',
    test: ({ text, plain: said }, { prompt }) =>
      /\p{Ll}[.!?] \p{Ll}\p{Ll}/u.test(text) && !plain(prompt).includes(said),
  },
  {
    name: 'remains of the request',
    // a page that asks for a closed gate, please, has its own words for it
    test: ({ plain: said }, { pageTongue, prompt }) => {
      const [remains] = whole(orders[pageTongue]).exec(said) ?? []
      return remains !== undefined && plain(prompt).includes(remains)
    },
  },
  {
    name: 'a wish as a heading',
    test: (block, { pageTongue }) =>
      isHeading(block) && block.section !== 'faq' && whole(wishes[pageTongue]).test(block.plain),
  },
  {
    name: 'a question of the request as a heading',
    test: (block, { prompt }) => isHeading(block) && block.text.endsWith('?') && plain(prompt).includes(block.plain),
  },
  { name: 'begins with a remainder', test: ({ text }) => /^[-–—,;:.)&+/=]\s*\p{L}/u.test(text) },
  {
    name: 'a label of the request',
    test: ({ text }, { prompt }) =>
      keysOf(prompt).some((key) => new RegExp(`(?:^|\\s)${escape(key)}\\s?[:=]`, 'u').test(text)),
  },
  {
    name: 'a label of the request as an entry',
    test: ({ plain: said, tag, section }, { prompt, facts }) =>
      entryTags.test(tag) &&
      offering.has(section) &&
      keysOf(prompt).some((key) => plain(key) === said) &&
      // 'day pass: 12 €' is a thing with its price
      !facts.some(({ words, item = '' }) => plain(words) === said || plain(item) === said),
  },
  { name: 'a courtesy as an entry', test: (block) => isHeading(block) && courtesies.test(block.text) },
  {
    name: 'hours as an entry',
    test: ({ plain: said, tag, section }, { facts }) =>
      tag === 'h3' &&
      offering.has(section) &&
      facts.some(({ kind, words }) => kind === 'hours' && plain(words).includes(said)),
  },
  {
    name: 'hours within a heading',
    test: (block, { facts }) =>
      isHeading(block) &&
      facts.some(
        ({ kind, words }) => kind === 'hours' && block.plain !== plain(words) && block.plain.includes(plain(words)),
      ),
  },
  {
    name: 'a unit in another language',
    test: ({ text }, { pageTongue }) => foreignUnits[pageTongue]?.test(text) ?? false,
  },
  {
    name: 'an amount as a title',
    test: (block) =>
      isHeading(block) &&
      /^(?:from |ab |desde |fra |à partir de )?[$€£]?\s?(?:kr )?\d+(?:[.,]\d+|,-)?\s?(?:€|kr|euros?|dollars|kroner|mxn)?$/iu.test(
        block.text,
      ),
  },
  {
    name: 'English words',
    test: ({ text, plain: said }, { pageTongue, prompt, facts }, page) => {
      // 'The Velvet Finch' is a name in any language
      const names = facts.filter(({ kind }) => kind === 'name' || kind === 'service').map(({ words }) => words)
      const others = names.reduce((rest, name) => rest.replaceAll(name, '').replaceAll(capital(name), ''), text)
      return (
        pageTongue !== 'en' &&
        !page.language.startsWith('en') &&
        englishWords.test(others) &&
        !plain(prompt).includes(said)
      )
    },
  },
]

const entryTags = /^(?:h3|h4|li|dt)$/
/** Parts in which offers stand. */
const offering = new Set(['services', 'products', 'features', 'menu', 'pricing'])
const courtesies = /(?<![\p{L}]|, |^)(?:pls|plz|please|bitte|danke|svp|merci|porfa|por favor|gracias|takk|thx)[.!]?$/iu
const foreignUnits: Partial<Record<Tongue, RegExp>> = {
  fr: /(?<!\p{L})per (?!se)/iu,
  es: /(?<!\p{L})per (?!se)/iu,
  en: /(?<!\p{L})pro (?:Stunde|Monat)/u,
}

const count = (text: string, mark: string) => text.split(mark).length - 1
const lastWord = (text: string) =>
  text
    .replace(/[\s.,;:!?]+$/u, '')
    .split(/\s/)
    .at(-1) ?? ''
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const keysOf = (prompt: string) =>
  [...prompt.matchAll(/(?:^|[\n;/*-]\s*|\. )(\p{L}[\p{L} ’']{1,20}?)\s?[:=](?=\s)/gu)].map(([, key = '']) => key)

/** Sentences of a page that are broken: 'what it saw: the text'. */
export function brokenSentences(page: SeenPage, request: DrawnRequest, reply: string): string[] {
  const seen = new Set<string>()
  const said = reply.includes('\n')
    ? [`a line break in the answer: “${reply.slice(0, 120).replaceAll('\n', '⏎')}”`]
    : []
  const found = page.blocks.flatMap((block) => {
    const tell = seen.has(block.plain) ? undefined : tells.find(({ test }) => test(block, request, page))
    seen.add(block.plain)
    return tell ? [`${tell.name}: ${block.section} ${block.tag} “${block.text.slice(0, 90)}”`] : []
  })
  return [...said, ...found]
}
