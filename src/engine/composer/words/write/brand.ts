import { pattern } from '#rules/pattern.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { hash } from '../../seed.ts'
import type { Brief } from '../../types.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { isPlainSpoken } from '../plain/is-plain-spoken.ts'
import { domainWords } from '../read/domain.ts'
import { titleCase } from './title-case.ts'
import { capital } from '../read/source.ts'
import { variantOf, wordingOf } from './variant.ts'

const filler = pattern('gi')`
  \b(?:a|an|the|new|simple|small|online|website|site|system|platform|application|app|page|mini-program|service
  |tool|software|h5|wechat|web|mobile|basic|saas|multi-tenant|personal|interactive|enterprise|corporate|ai-driven
  |cloud-based|brand|product|business|using|in|with|fan)\b
`

/** Families give a wordmark room for so many characters. */
const LONGEST_MARK = 40

/** What it is as a wordmark; where that is long, without what stands behind a small word: 'colección de faros'. */
function shortWhat({ trade, language }: Brief): string {
  const words = trade.split(' ')
  const fits = (count: number) => words.slice(0, count).join(' ').length <= LONGEST_MARK
  if (fits(words.length)) return capital(trade)
  const { grammar } = lexicon(language)
  const small = new Set([...grammar.small, ...grammar.about, ...grammar.having, ...grammar.articles])
  for (let count = words.length - 1; count > 0; count--)
    if (fits(count) && small.has(words[count] ?? '') && !small.has(words[count - 1] ?? ''))
      return capital(words.slice(0, count).join(' '))
  return ''
}

/**
 * The name on the page. Without one in the request it is a neutral stand-in: what the product does, or a plain name of
 * the trade. It is shown as it is, and the answer says so.
 */
export function brandFor(brief: Brief): string {
  if (brief.brand) return brief.brand
  const isPart = (brief.kind === 'login' || brief.kind === 'component') && brief.trade !== ''
  // who announces a thing is called by it, and by no name of ours
  const isAnnounced = brief.kind === 'coming-soon' && brief.trade !== ''
  // and an application by what it is for
  const isApp = brief.kind === 'app'
  if (isPlainSpoken(brief) || brief.kind === 'dashboard' || isPart || isAnnounced || isApp)
    return shortWhat(brief) || voiceWords[brief.language].nameless
  const words = domainWords(brief.domain)
  const variant = variantOf(brief)?.standIn?.find((name) => brief.place !== null || !name.includes('{place}'))
  if (variant) return variant.replace('{place}', brief.place ?? '')
  const core = brief.trade
    .replace(filler, ' ')
    .replace(/[^\p{L}\p{N}&' -]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const short = core.split(' ').length <= 3 && core.length > 3 && core.length <= 28
  if (short && (words.archetype === 'digital' || words.archetype === 'any') && brief.language === 'en')
    return titleCase(core)
  const { nameless } = voiceWords[brief.language]
  const names = wordingOf(brief)?.standIn ?? [nameless]
  return names[hash(brief.request) % names.length] ?? nameless
}
