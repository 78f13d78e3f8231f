import { pattern } from '#rules/pattern.ts'
import type { Brief } from '../../types.ts'
import { countableTrades, uncountableTrades } from '../lexicon/trades.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { requestLanguage } from '../read/language.ts'
import { tradeWording } from '../trade-words.ts'
import type { Language } from '../types.ts'

/** 'a' or 'an', by sound. */
export function withArticle(noun: string): string {
  const first = noun.split(/[\s-]/)[0] ?? ''
  const spelled = /^[A-Z0-9]{2,4}$/.test(first)
  const an = spelled
    ? /^[AEFHILMNORSX8]/.test(first)
    : /^(?:[aeiou]|hour|honest|heir)/i.test(first) && !/^(?:uni|use|usa|euro|one\b|once|ubi|u-)/i.test(first)
  return `${an ? 'an' : 'a'} ${noun}`
}

/** The trade of the domain with its article, when the request's own words will not do. */
function usual(brief: Brief): string {
  const { language, domain } = brief
  const { blog } = voiceWords[language]
  if (brief.kind === 'blog' && blog !== '') return blog
  return (tradeWording(domain, language) ?? tradeWording('general', language))?.trade ?? ''
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const articlePatterns = new Map<Language, string>()

/** What may stand before a trade in a language: an article with its space, or one that is written together with it. */
function articlesBefore(language: Language): string {
  const known =
    articlePatterns.get(language) ??
    Object.keys(voiceWords[language].articles)
      .sort((one, other) => other.length - one.length)
      .map((article) => (/['’]$/.test(article) ? `(?:${article}) ?` : `${article} `))
      .join('|')
  articlePatterns.set(language, known)
  return known
}

/** The article before the trade in a request that is not English, in the nominative: 'einen kleinen Laden' → 'ein kleiner Laden'. */
function articled(brief: Brief): string | null {
  const { articles, articleForms } = voiceWords[brief.language]
  const before = articlesBefore(brief.language)
  const match = new RegExp(`(?:^|[\\s,])(${before})(${escape(brief.trade)})(?=[\\s,.:;]|$)`, 'iu').exec(brief.request)
  const article = match?.[1]?.toLowerCase().trim()
  if (!article) return inferred(brief)
  const indefinite = articles[article]
  if (!indefinite) return null
  return articleForms.reduce(
    (said, [pattern, instead]) => said.replace(new RegExp(pattern, 'iu'), instead),
    `${indefinite} ${inflected(brief.trade, article)}`,
  )
}

/** Adjectives follow the article: 'den kleinen Laden' → 'kleiner Laden', 'das kleine Café' → 'kleines Café'. */
function inflected(trade: string, article: string): string {
  if (/^(?:einen|meinen|unseren|den)$/.test(article)) return trade.replace(/(\p{Ll}+)en(?= )/gu, '$1er')
  return article === 'das' ? trade.replace(/(\p{Ll}+)e(?= )/gu, '$1es') : trade
}

const feminine =
  /(?:ei|ung|praxis|schule|werkstatt|bar|galerie|agentur|kanzlei|ie|apotheke|boutique|brauerei|stiftung|initiative|band)$/i
const others = pattern('i')`
  (?:studio|café|restaurant|hotel|museum|büro|geschäft|haus|atelier|unternehmen|team|kino|theater|labor|institut
  |zentrum|laden|salon|shop|markt|betrieb|verein|hof|service|dienst|verlag|club|garten)$
`

/** German by the ending of the noun, Norwegian by its definite form: 'frisørsalongen' → 'en frisørsalong'. */
function inferred({ language, trade }: Brief): string | null {
  if (language === 'de' && !trade.includes(' '))
    return feminine.test(trade) ? `eine ${trade}` : others.test(trade) ? `ein ${trade}` : null
  if (language === 'no')
    return trade.endsWith('et') ? `et ${trade.slice(0, -2)}` : trade.endsWith('en') ? `en ${trade.slice(0, -2)}` : null
  return null
}

const headOf = (trade: string) => (trade.split(/ (?:for|of|with|that|and) /)[0] ?? trade).trim()
const bare = pattern('i')`
  ^(?:(?:small|new|local|modern|own|simple|professional|personal|corporate|basic|brand|startup|online|single) )*
  (?:product|business|company|website|site|page|project|brand|home|service|system|platform|application|startup|app)$
`

/** '{a trade}' of a sentence such as 'Nordlys is a small coffee roastery.' */
export function tradeWithArticle(brief: Brief): string {
  const { trade } = brief
  if (!trade || requestLanguage(brief.request) !== brief.language) return usual(brief)
  if (brief.language !== 'en') return articled(brief) ?? usual(brief)
  const head = headOf(trade)
  if (
    bare.test(head) ||
    trade.split(' ').length > 7 ||
    /^(?:analytics|software|security|music|design|art)$/i.test(head)
  )
    return usual(brief)
  if (/[a-z](?:ers|ors|ists|ians|smiths|men|women)$/.test(head)) return `a team of ${trade}`
  if (uncountableTrades.test(head) || (/[^s]s$/.test(head) && !/(?:business|series|chess)$/.test(head))) return trade
  if (/(?:ing|delivery)$/.test(head) && !/(?:building|wedding)$/.test(head)) return withArticle(`${head} service`)
  return countableTrades.test(head) ? withArticle(trade) : usual(brief)
}

/** The same without the article. */
export function plainTrade(brief: Brief): string {
  const { articles, articleForms } = voiceWords[brief.language]
  const all = [...Object.values(articles), ...articleForms.map(([, instead]) => instead.trim())].filter(Boolean)
  const before = all.map((article) => (/['’]$/.test(article) ? article : `${article} `)).join('|')
  return tradeWithArticle(brief).replace(new RegExp(`^(?:${before})`), '')
}
