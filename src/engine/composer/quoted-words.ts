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
    .filter((text) => text.length <= longest)
    .reduce((one, text) => placed(one, text, brief), first)
  return contents.map((one, index) => (index === opening ? content : one))
}

function placed(content: SectionContent, text: string, { request }: Brief): SectionContent {
  const before = request.slice(0, request.indexOf(text))
  if (
    text.length <= 28 &&
    /(?:buttons?|cta|links?|schaltflächen?|boutons?|botón|botones|knapp\w*)[^.;]*$/i.test(before.slice(-70))
  ) {
    const href = content.secondary?.href ?? content.primary?.href ?? '#main'
    return content.primary
      ? { ...content, secondary: { label: text, href } }
      : { ...content, primary: { label: text, href } }
  }
  const lead = typeof content.lead === 'string' ? content.lead : ''
  return { ...content, lead: [text, lead].filter(Boolean).join(/[.!?]$/.test(text) ? ' ' : '. ') }
}
