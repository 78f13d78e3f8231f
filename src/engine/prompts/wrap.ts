/** Parts of a prompt in the order in which they stand; what a model reads as data is in a block of its own. */
export type Block =
  | 'current_page'
  | 'outline'
  | 'section_to_change'
  | 'other_pages'
  | 'shared_look'
  | 'conversation'
  | 'recent_requests'
  | 'mentioned'
  | 'picked'
  | 'request'

const ends =
  /<\/?(?=(?:current_page|outline|section_to_change|other_pages|shared_look|conversation|recent_requests|mentioned|picked|request)\b)/gi

/** Wraps a text as a block. The text cannot end the block or begin another one. */
export function wrap(block: Block, text: string, attributes = ''): string {
  return `<${block}${attributes}>\n${text.replace(ends, (mark) => mark.replace('<', '‹'))}\n</${block}>`
}
