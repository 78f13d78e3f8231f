import type { Container, Region } from './region.ts'

const block =
  /^<{5,9} ?\w+[^\n]*\n(?<search>[\s\S]*?)(?:(?<=\n)|\n)={5,9}[ \t]*\n(?<replace>[\s\S]*?)(?:(?<=\n)|\n)>{5,9} ?\w+/

/** The beginning of such a block. */
export const searchMark = /^<{5,9} ?(?:SEARCH|HEAD|ORIGINAL)\b/

/** A block of the kind `<<<<<<< SEARCH … ======= … >>>>>>> REPLACE`. */
export function searchReplace(container: Container): Region {
  return (text, ended) => {
    const next = { in: 'talk', container, lineStart: false } as const
    const found = block.exec(text)
    if (found?.groups && (ended || found[0].length < text.length)) {
      const { search = '', replace = '' } = found.groups
      return { used: found[0].length, events: [{ type: 'search-replace', search, replace, source: found[0] }], next }
    }
    if (!ended || text === '') return { used: 0 }
    return {
      used: text.length,
      events: [{ type: 'broken', source: text, reason: 'The search/replace block is not complete.' }],
      next,
    }
  }
}
