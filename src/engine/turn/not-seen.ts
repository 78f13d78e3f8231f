import { unseenWords } from './palette.ts'
import type { Turn } from './turn.ts'

/** More names than these nobody reads. */
const mostNames = 4

/** What the person is told of what the model did not see: pictures, parts of a page that is longer than it takes at once. */
export function notSeen({ request, unseenBy, seenOnly, html, maker }: Turn): string[] {
  const pictures = unseenBy === null ? null : unseenWords(request, unseenBy, html)
  const parts = seenOnly === null ? null : partsWords(seenOnly, maker.kind === 'model' ? maker.model : 'The model')
  return [pictures, parts].filter((words) => words !== null)
}

/** 'qwen3 takes less at once than this page: it saw 2 of 6 parts (Prices, Questions), and the others stay as they are.' */
function partsWords({ names, of }: NonNullable<Turn['seenOnly']>, who: string): string {
  const less = `${who} takes less at once than this page`
  if (names.length === 0) return `${less}: it saw only what you picked, and the rest stays as it is.`
  const named = names.length <= mostNames ? ` (${names.join(', ')})` : ''
  return `${less}: it saw ${names.length} of ${of} parts${named}, and the others stay as they are.`
}
