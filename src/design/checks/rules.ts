import { emptyFact, openSlot } from './content-rules.ts'
import { controlName, fieldLabel } from './control-rules.ts'
import { description, lang, title, viewport } from './head-rules.ts'
import { headingOrder, oneH1 } from './heading-rules.ts'
import { duplicateId } from './id-rules.ts'
import { foreignImage, imageAlt, imageSize } from './image-rules.ts'
import { deadAnchor, emptyLink, newTab } from './link-rules.ts'
import { mainLandmark } from './main-rule.ts'
import { foreignScript, placeholderText, unknownClass } from './text-rules.ts'
import type { Rule, RuleName, Severity } from './types.ts'

/** Every cheap check. One that others build on stands before them. */
export const rules: readonly Rule[] = [
  foreignScript,
  lang,
  title,
  description,
  viewport,
  duplicateId,
  mainLandmark,
  oneH1,
  headingOrder,
  imageAlt,
  imageSize,
  foreignImage,
  fieldLabel,
  controlName,
  deadAnchor,
  emptyLink,
  newTab,
  unknownClass,
  placeholderText,
]

/** What only a person can put right; looked at when they ask for it, never after a turn. */
export const askedRules: readonly Rule[] = [openSlot, emptyFact]

/** What a rule is about, in words that follow 'Fixed:' and 'Left:'; `why` it matters, in a sentence. */
export const ruleWords: Record<RuleName, { one: string; many: string; why: string; severity: Severity }> = {
  lang: {
    one: 'a page without its language',
    many: 'pages without their language',
    why: 'Screen readers and translators need to know it.',
    severity: 'error',
  },
  title: {
    one: 'a page without a title',
    many: 'pages without a title',
    why: 'It names the tab, the bookmark and the search result.',
    severity: 'error',
  },
  description: {
    one: 'a page without a description',
    many: 'pages without a description',
    why: 'Search engines show it under the title.',
    severity: 'warning',
  },
  viewport: {
    one: 'a page without a viewport',
    many: 'pages without a viewport',
    why: 'Phones show the page in miniature without it.',
    severity: 'error',
  },
  'one-h1': {
    one: 'a main heading that is missing or there twice',
    many: 'main headings too many',
    why: 'One main heading tells what the page is about.',
    severity: 'warning',
  },
  'heading-order': {
    one: 'a heading that skips a level',
    many: 'headings that skip a level',
    why: 'Many people move through a page by its headings.',
    severity: 'warning',
  },
  'main-landmark': {
    one: 'a page without a main part',
    many: 'pages without a main part',
    why: 'People who listen to the page jump to it.',
    severity: 'warning',
  },
  'duplicate-id': {
    one: 'an id that is there twice',
    many: 'ids that are there twice',
    why: 'Links and labels only ever reach the first.',
    severity: 'error',
  },
  'image-alt': {
    one: 'a picture without a description',
    many: 'pictures without a description',
    why: 'People who do not see the picture hear it instead.',
    severity: 'error',
  },
  'image-size': {
    one: 'a picture without a size',
    many: 'pictures without a size',
    why: 'The page jumps while the picture loads.',
    severity: 'warning',
  },
  'foreign-image': {
    one: 'a picture from another host',
    many: 'pictures from other hosts',
    why: 'The preview does not load it, and that host learns who looks at the page.',
    severity: 'warning',
  },
  'field-label': {
    one: 'a field without a label',
    many: 'fields without a label',
    why: 'People need to be told what to write into it.',
    severity: 'error',
  },
  'control-name': {
    one: 'a link or button without a name',
    many: 'links or buttons without a name',
    why: 'A screen reader can only say “link” or “button”.',
    severity: 'error',
  },
  'dead-anchor': {
    one: 'a link to a place that is not there',
    many: 'links to places that are not there',
    why: 'Nothing happens when somebody follows it.',
    severity: 'error',
  },
  'empty-link': {
    one: 'a link that leads nowhere',
    many: 'links that lead nowhere',
    why: 'It looks like a way on and is none.',
    severity: 'warning',
  },
  'new-tab': {
    one: 'a link to a new tab that could reach back',
    many: 'links to new tabs that could reach back',
    why: 'The other page could take the place of this one.',
    severity: 'warning',
  },
  'unknown-class': {
    one: 'a class that means nothing',
    many: 'classes that mean nothing',
    why: 'What it was meant to style stays as it is.',
    severity: 'warning',
  },
  'placeholder-text': {
    one: 'a text that waits to be written',
    many: 'texts that wait to be written',
    why: 'Visitors would read it as it stands.',
    severity: 'warning',
  },
  'open-slot': {
    one: 'a place that waits for your words',
    many: 'places that wait for your words',
    why: 'Visitors would read it as it stands. Select it and type, or tell it in the chat.',
    severity: 'warning',
  },
  'empty-fact': {
    one: 'a fact that is not there',
    many: 'facts that are not there',
    why: 'There is a place for it and nothing in it. Fill it in, or delete the place.',
    severity: 'warning',
  },
  'foreign-script': {
    one: 'a script from another host',
    many: 'scripts from other hosts',
    why: 'It does not run in the preview, and could do anything elsewhere.',
    severity: 'error',
  },
}

/** 'a picture without a size', '3 pictures without a size'. */
export function ruleNoun(rule: RuleName, count: number): string {
  const { one, many } = ruleWords[rule]
  return count === 1 ? one : `${count} ${many}`
}
