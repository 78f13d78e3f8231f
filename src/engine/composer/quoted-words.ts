import { knownNames } from '../understanding/lexicon.ts'
import type { Brief, SectionContent } from './types.ts'

/** Where a sentence of the person's own can stand, the opening first. */
const longest = 200

/**
 * What stands in quotation marks is meant to the letter. A text that no section has taken goes onto a button where the
 * request says so, else into the lead of the first section that is no frame.
 */
export function withQuotedWords(contents: readonly SectionContent[], brief: Brief, opening: number): SectionContent[] {
  const first = contents[opening]
  if (!first) return [...contents]
  const said = JSON.stringify(contents)
  const missing = brief.quoted.filter((text) => !said.includes(JSON.stringify(text).slice(1, -1)))
  const content = missing
    .filter((text) => text.length <= longest && isMeant(text, brief))
    .reduce((one, text) => placed(one, text, brief), first)
  return contents.map((one, index) => (index === opening ? content : one))
}

const SENTENCE = 5

/** So many words before a quotation say what it is for. */
const REACH = 3

/**
 * A heading or a sentence begins with its capital; in small letters a text is meant where the request says for what, and
 * else is only spoken of: 'nothing about the “perfect birth”'.
 */
function isMeant(text: string, { request }: Brief): boolean {
  // a whole sentence was written to be read
  if (text.split(/\s+/).length >= SENTENCE) return true
  if (!/^\p{Ll}/u.test(text) || request === request.toLowerCase() || isOnButton(text, request)) return true
  const before = request.slice(0, Math.max(0, request.indexOf(text))).toLowerCase()
  const words = (before.match(/[\p{L}\p{N}]+/gu) ?? []).slice(-REACH)
  return words.some((word) => knownNames().quoteLabels.has(word))
}

const onButton =
  /(?:buttons?|cta|links?|schaltflächen?|knopf|boutons?|botón|botones|knapp\w*|pulsant[ei]|botton[ei]|tasto)[^.;]*$/i
const ofButton = /^[^.,;]{0,3}(?:button|cta|link|knopf|knapp)/i

/** Whether the request has a text for a button, and not for a heading: 'the button says “Send it”'. */
export function isOnButton(text: string, request: string): boolean {
  const at = request.toLowerCase().indexOf(text.toLowerCase())
  const before = request.slice(Math.max(0, at - 70), at)
  return (
    at >= 0 &&
    text.length <= LONGEST_LABEL &&
    (onButton.test(before) || ofButton.test(request.slice(at + text.length, at + text.length + 12)))
  )
}
const LONGEST_LABEL = 28

function placed(content: SectionContent, text: string, { request }: Brief): SectionContent {
  if (isOnButton(text, request)) {
    // a form by itself has one button, which sends it
    if (content.submit !== undefined && !content.primary) return { ...content, submit: text }
    const href = content.secondary?.href ?? content.primary?.href ?? '#main'
    return content.primary
      ? { ...content, secondary: { label: text, href } }
      : { ...content, primary: { label: text, href } }
  }
  const lead = typeof content.lead === 'string' ? content.lead : ''
  return { ...content, lead: [text, lead].filter(Boolean).join(/[.!?]$/.test(text) ? ' ' : '. ') }
}
