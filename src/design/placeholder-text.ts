import { pattern } from '#rules/pattern.ts'

/** Words that stand for content someone was too lazy to repeat. */
const lazy = pattern('i')`
  \b(rest of (the |this |your )?(code|page|content|section|markup|html|file|document|sections|elements)|(existing
  |remaining|original|previous|other|same) (content|code|markup|html|sections?|elements?|cards?
  |items?)( (goes |stays |remains |continues )?(here|unchanged|as before|the same|as is|above|below|untouched))?
  |(content|code|markup|html|section|everything else|rest) (is |are |remains? |stays? |left )*(unchanged|the same
  |as is|as before|untouched)|unchanged|keep (the )?(existing|rest|same)|omitted for brevity)\b
`

/** In a comment these stand for content as well; as words on a page they may be meant. */
const lazyNotes = pattern('i')`
  \b(rest of|repeat (for|the|this|these)|(add )?more (items?|cards?|rows?|links?|sections?|entries)( here)?$
  |similar (items?|cards?|rows?|sections?)|(your |the )?(content|markup|code) (goes )?here|and so on|etc)\b
`

const dots = /^[\s([{<]*(\.{3,}|…)[\s)\]}>]*$/

/** Whether a comment says that something was left out. */
export function isLazyComment(comment: string): boolean {
  return dots.test(comment) || /\.{3}|…/.test(comment) || lazy.test(comment) || lazyNotes.test(comment.trim())
}

/**
 * Whether a text stands for content that was left out. A sentence may well say 'prices remain unchanged': only short
 * texts that are nothing but such words, or that carry the dots of an omission, are taken for it.
 */
export function isLazyText(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed === '') return false
  if (dots.test(trimmed)) return true
  if (trimmed.length > 120) return false
  if (!lazy.test(trimmed)) return false
  const around = trimmed.replace(new RegExp(lazy, 'gi'), '').replace(/\b(the|of|here|goes|with|and|for|as)\b/gi, '')
  const dotted = /^[([{/*\s-]*(\.{3}|…)|(\.{3}|…)[)\]}/*\s-]*$/.test(trimmed)
  return dotted || !/\p{L}/u.test(around)
}

/** A lone '…' is a label of its own in these: pagination, menus, breadcrumbs. */
export const mayBeDots = new Set(['a', 'button', 'span', 'option', 'summary', 'td'])
