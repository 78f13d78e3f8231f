import { voiceWords } from '#engine/composer/words/phrases/voice-words.ts'
import type { DrawnRequest } from '../types.ts'
import type { Domain } from '#engine/composer/types.ts'
import { hasWords, plain } from './plain.ts'
import type { SeenPage, TextBlock } from './seen-page.ts'
import { tradeEntries } from './trade-lexicon.ts'

/** Parts whose entries are what the person gave, each by itself. */
const listing = new Set(['services', 'products', 'features', 'menu', 'pricing', 'details'])
const entryTags = /^(?:h3|h4|li|dt)$/
// 'tickets for 3 May' is a thing and its day
const joining =
  /(?<!\p{L})(?:and|und|et|y|og|e|a|the|der|die|das|le|la|les|el|los|las|il|for|für|pour|para|til|per)(?!\p{L})|[^\p{L}\p{N}]/gu

/** 'Contact: ', 'Ansprechpartner ist ' */
const LONGEST_GAP = 5

/** Whether a text says one thing right before another. */
function isBefore(text: string, one: string, other: string): boolean {
  const at = text.indexOf(other)
  const end = text.lastIndexOf(one, at) + one.length
  return at > 0 && end >= one.length && end <= at && at - end <= LONGEST_GAP
}

/**
 * Entries that are no fact but a leftover of the sentence around it: 'Launching', 'Abholung sehen', 'Am 8.'. A word of
 * the request is an entry only if it is a fact, whole, with nothing around it.
 */
export function remainsOf(page: SeenPage, { prompt, facts, pageTongue }: DrawnRequest, domain: Domain): string[] {
  const asked = plain(prompt)
  const given = facts.flatMap(({ words, item }) => [words, ...(item ? [item] : [])]).map(plain)
  const letters = new Set(given.map((words) => words.replace(joining, '')))
  const longestFirst = given.toSorted((a, b) => b.length - a.length)
  const people = facts.filter(({ kind }) => kind === 'person').map(({ words }) => plain(words))
  // 'Ask for | Anna Weiss' is a row of its own: who it is, with the words that lead up to them; and so is 'Parking | behind
  // the church' where it was written as a key and its value
  const who = plain(voiceWords[pageTongue].stated.person)
  const leadsUp = ({ plain: said, section }: TextBlock, next: TextBlock | undefined) =>
    next?.section === section &&
    ((people.includes(next.plain) && (said === who || isBefore(asked, said, next.plain))) ||
      ['', ' '].some((space) => asked.includes(`${said}${space}: ${next.plain}`)))
  return page.blocks.flatMap((block, index) => {
    const { text, plain: said, tag, section } = block
    if (
      leadsUp(block, page.blocks[index + 1]) ||
      !listing.has(section) ||
      !entryTags.test(tag) ||
      !hasWords(asked, said) ||
      letters.has(said.replace(joining, '')) ||
      // rows of facts are no list of a trade
      (section !== 'details' && tradeEntries(domain, pageTongue).has(said))
    )
      return []
    const around = longestFirst.reduce((left, words) => left.replace(words, ' '), said).replace(joining, '')
    return around === '' ? [] : [`${section}: ${text.slice(0, 80)}`]
  })
}
