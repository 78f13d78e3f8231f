import { ruleWords } from './rules.ts'
import type { RuleName } from './types.ts'

/** Rules of axe that ask what the cheap checks ask of the source: those know more of it, and what to do. */
export const sameAs: Record<string, RuleName> = {
  'html-has-lang': 'lang',
  'html-lang-valid': 'lang',
  'document-title': 'title',
  'meta-viewport': 'viewport',
  'page-has-heading-one': 'one-h1',
  'heading-order': 'heading-order',
  'landmark-one-main': 'main-landmark',
  'image-alt': 'image-alt',
  'input-image-alt': 'image-alt',
  label: 'field-label',
  'select-name': 'field-label',
  'button-name': 'control-name',
  'link-name': 'control-name',
  'skip-link': 'dead-anchor',
}

/** What a rule is called, and why it matters; others speak in the words of axe. */
const hitWords: Record<string, { title: string; why: string }> = {
  'color-contrast': { title: 'Low contrast', why: 'Words that differ little from their ground are hard to read.' },
  overflow: { title: 'Wider than the window', why: 'The whole page scrolls sideways on a small screen.' },
  'target-size': { title: 'Small target', why: 'Less than 24 px are hard to hit with a finger.' },
  'small-text': { title: 'Tiny text', why: 'Many people cannot read it without enlarging the page.' },
  region: { title: 'Outside of the page’s parts', why: 'People who jump between header, main and footer miss it.' },
  'link-in-text-block': {
    title: 'Link told by its colour alone',
    why: 'Who does not see the colour does not see the link.',
  },
  list: { title: 'List that holds other things', why: 'Screen readers count its entries wrongly.' },
  listitem: { title: 'Entry outside of a list', why: 'Screen readers do not know where it belongs.' },
  'scrollable-region-focusable': {
    title: 'Scrolls only by mouse',
    why: 'The keyboard cannot reach what is further down in it.',
  },
  'nested-interactive': {
    title: 'Control inside a control',
    why: 'The keyboard and screen readers reach only one of them.',
  },
  'svg-img-alt': { title: 'Drawing without a description', why: 'People who do not see it hear nothing.' },
  'frame-title': { title: 'Frame without a title', why: 'Screen readers cannot say what is in it.' },
  'landmark-unique': { title: 'Parts with one name', why: 'Two of them cannot be told apart by name.' },
  'empty-heading': { title: 'Heading without words', why: 'It stands in the outline of the page and says nothing.' },
  'empty-table-header': { title: 'Table heading without words', why: 'Its column or row has no name.' },
}

/** What a rule is called, of the source or of the drawn page, and why it matters; null for one that axe alone knows. */
export function findingWords(rule: string): { title: string; why: string } | null {
  const drawn = Object.hasOwn(hitWords, rule) ? hitWords[rule] : undefined
  if (drawn) return drawn
  const cheap = Object.hasOwn(ruleWords, rule) ? ruleWords[rule as RuleName] : null
  return cheap && { title: `${cheap.one.charAt(0).toUpperCase()}${cheap.one.slice(1)}`, why: cheap.why }
}
