import type { PageSection } from './types.ts'

/** Parts that nobody speaks of by name. */
const unnamed = new Set(['header', 'footer', 'nav', 'hero', 'section'])

/**
 * What one could ask for next, in words, of a page with these sections: what pages of its kind usually have besides, and
 * changes of what is there.
 */
export function fittingRequests(sections: readonly Pick<PageSection, 'kind' | 'label'>[]): string[] {
  const kinds = new Set(sections.map(({ kind }) => kind))
  const named = sections.filter(({ kind, label }) => !['header', 'footer', 'nav'].includes(kind) && label.length < 30)
  const last = named.at(-1)
  const at = kinds.has('footer') ? 'before the footer' : 'at the end'
  const known = sections.filter(({ kind }) => !unnamed.has(kind))
  const adding = [
    kinds.has('faq') ? '' : `Add a FAQ ${at}`,
    kinds.has('testimonials') ? '' : `Add testimonials ${at}`,
    kinds.has('contact') ? '' : `Add a contact form ${at}`,
    kinds.has('newsletter') ? '' : `Add a newsletter section ${at}`,
  ].filter((request) => request !== '')
  const [first, second] = known
  const changing = [
    first && second ? `Move the ${second.kind} section before the ${first.kind} section` : '',
    first ? `Duplicate the ${first.kind} section` : '',
    !first && last ? `Duplicate the section “${last.label}”` : '',
  ].filter((request) => request !== '')
  return [...adding.slice(0, 2), ...changing.slice(0, 2), ...adding.slice(2)].slice(0, 4)
}
