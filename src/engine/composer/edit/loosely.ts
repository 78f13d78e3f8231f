import { withoutCourtesy } from './clauses.ts'
import { asides, connectives } from './lexicon/reasons.ts'
import { wishes } from './lexicon/wishes.ts'

const reason = new RegExp(`[,;]?\\s+(?:${connectives})(?![\\p{L}]).*$`, 'iu')
const aside = new RegExp(`\\s*[,;–—]\\s*(?:${asides})(?![\\p{L}]).*$`, 'iu')
const question = /\s*\?\s.*$/
const instead = /\s+(?:instead of|rather than|anstatt|statt|au lieu d['’e]|en vez de|i stedet for)\s.+$/iu
const written = /[:=→]|->|\b(?:say|says|saying|read|reads|called|named|titled|title|headline|rename|write)\b/i
const motto = /\s+because (?:that|this|it)(?:['’]s| is)\s.*$/i

/** 'Ditch the team because it is just me' without its reason. What may be words of a new text stays. */
export function withoutReason(words: string): string {
  const bare = written.test(words) ? words.replace(motto, '') : words.replace(reason, '').replace(instead, '')
  return bare.trim() === '' ? words : withoutCourtesy(bare)
}

/** The wish alone, without what is said beside it behind a comma or a question mark. */
export const withoutAside = (words: string) => withoutCourtesy(words.replace(aside, '').replace(question, ''))

/** The orders that a complaint or a round-about wish may amount to, the likeliest first. */
export function* loosely(words: string): Generator<string> {
  for (const text of new Set([words, withoutAside(words)])) {
    if (text === '') continue
    if (text !== words) yield text
    for (const [pattern, order] of wishes) {
      const match = pattern.exec(text)
      if (!match) continue
      yield order
        .replace(/\$(\d)/g, (_whole, group: string) => match[Number(group)]?.trim() ?? 'it')
        .replace(/ in it$/, '')
      break
    }
  }
}
