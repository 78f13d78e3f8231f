import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headRows, tradeRows } from '../data/trades.ts'
import { type Tongue, tongues } from '../types.ts'
import type { Random } from './random.ts'

export type Gender = 'm' | 'f' | 'n'
export type Trade = { words: string; gender: Gender; group: string; allowed: readonly string[] }

const list = (text = '') => (text === '-' ? [] : text.split(','))

/** The bench's own trades in a language. */
function ownTrades(tongue: Tongue): Trade[] {
  return tradeRows
    .trim()
    .split('\n')
    .map((row) => {
      const [allowed, group = '', ...names] = row.split('|')
      const written = names[tongues.indexOf(tongue)] ?? ''
      const noun = /^([mfn]):(.+)$/.exec(written)
      return { words: noun?.[2] ?? written, gender: (noun?.[1] ?? 'n') as Gender, group, allowed: list(allowed) }
    })
}

/** Names of businesses kept beside the project, English and in capitals; those are taken that a row says how to judge. */
const sharedList = join(import.meta.dirname, '../../../../shared/data/trades.txt')
const heads = headRows
  .trim()
  .split('\n')
  .map((row) => row.split('|'))
  .map(([ends, allowed]) => ({ ends: list(ends), allowed: list(allowed) }))

function listedTrades(): Trade[] {
  if (!existsSync(sharedList)) return []
  const names = readFileSync(sharedList, 'utf8')
    .split('\n')
    .filter((name) => /^\p{L}[\p{L} -]+$/u.test(name) && name.includes(' '))
  return names.flatMap((name) => {
    const words = name
      .split(' ')
      .map((word) => (/^\p{Lu}{2}/u.test(word) || isOfPlace(word) ? word : word.toLowerCase()))
      .join(' ')
    const head = heads.find(({ ends }) =>
      ends.some((end) => words.toLowerCase() === end || words.toLowerCase().endsWith(` ${end}`)),
    )
    return head ? [{ words, gender: 'n' as const, group: 'any', allowed: head.allowed }] : []
  })
}

const isOfPlace = (word: string) =>
  /(?:ian|ish|ese|ean|can|ench|eek|ai|exas)$/.test(word) &&
  !/^(?:Veterinarian|Librarian|Fish|Can|Clean|American Can)$/.test(word)

export type TradeSource = { draw: (random: Random, tongue: Tongue) => Trade; listed: number }

/** Every third English trade is one of the list, where it is there. */
export function tradeSource(withShared: boolean): TradeSource {
  const own = Object.fromEntries(tongues.map((tongue) => [tongue, ownTrades(tongue)])) as Record<Tongue, Trade[]>
  const listed = withShared ? listedTrades() : []
  return {
    draw: (random, tongue) =>
      tongue === 'en' && listed.length > 0 && random.chance(1 / 3) ? random.pick(listed) : random.pick(own[tongue]),
    listed: listed.length,
  }
}

const unsounded = /^(?:uni|eu|one|us)/i

/** The trade with the article that its language gives it. */
export function withArticle({ words, gender }: Trade, tongue: Tongue, form: 'a' | 'acc' | 'our' | 'ouracc'): string {
  const our = form === 'our' || form === 'ouracc'
  const articles: Record<Tongue, () => string> = {
    en: () => (our ? 'our' : /^[aeiou]/i.test(words) && !unsounded.test(words) ? 'an' : 'a'),
    de: () => {
      const stem = our ? 'unser' : 'ein'
      if (gender === 'f') return `${stem}e`
      return gender === 'm' && (form === 'acc' || form === 'ouracc') ? `${stem}en` : stem
    },
    fr: () => (our ? 'notre' : gender === 'f' ? 'une' : 'un'),
    es: () => (our ? (gender === 'f' ? 'nuestra' : 'nuestro') : gender === 'f' ? 'una' : 'un'),
    no: () => (gender === 'n' ? 'et' : 'en'),
    it: () => {
      if (our) return gender === 'f' ? 'la nostra' : 'il nostro'
      if (gender === 'f') return /^[aeiou]/i.test(words) ? 'un’' : 'una'
      return /^(?:s[^aeiou]|z|gn|ps|y)/i.test(words) ? 'uno' : 'un'
    },
    pt: () => (our ? (gender === 'f' ? 'nossa' : 'nosso') : gender === 'f' ? 'uma' : 'um'),
  }
  const article = articles[tongue]()
  return article.endsWith('’') ? `${article}${words}` : `${article} ${words}`
}
