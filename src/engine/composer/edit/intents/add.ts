import { pattern } from '#rules/pattern.ts'
import type { SectionKind } from '../../types.ts'
import { matchSection } from '../../words/read/match-section.ts'
import { freshIds } from '../fresh-ids.ts'
import type { OpenPage } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { type InsertPoint, insertPointFor, type Position, readPosition } from '../insert-point.ts'
import { linkToView } from '../view-link.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'

/** Sections usually stand in this order; a new one goes behind the last that comes before it. */
const usualOrder: readonly SectionKind[] = [
  'header',
  'hero',
  'logos',
  'statement',
  'features',
  'services',
  'products',
  'menu',
  'gallery',
  'steps',
  'stats',
  'about',
  'schedule',
  'events',
  'episodes',
  'posts',
  'team',
  'testimonials',
  'pricing',
  'subscription',
  'faq',
  'hours',
  'location',
  'booking',
  'contact',
  'newsletter',
  'download',
  'cta',
  'footer',
]

/** A page has one of each. */
const onlyOnce: ReadonlySet<SectionKind> = new Set(['header', 'hero', 'footer'])
const verbs =
  '(?:add|insert|include|put in|append|create|place|show|squeeze in|build(?: in)?|bring in|throw in|work in|fit in|incorporate|give (?:me|it|us|the page))'
const sides =
  '(?:right |just |directly )*(?:above|before|over|below|under|underneath|beneath|after|behind|between|' +
  'at the (?:very )?(?:top|start|beginning|end|bottom)|on top|to the (?:top|end|bottom))'

/** 'Add a pricing section with 3 plans above the footer', 'we need a newsletter'. */
export const readAdding: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    pattern('i')`
      ^(?:(?:i|we)(?:'d|’d| would)? (?:also )?(?:like|want|need) |let )?(?:people|visitors|guests|customers|users|them
      |everyone)(?: to)?(?: should)?(?: also)? (?:be able to|can) (?<what>.+)$
    `,
    new RegExp(`^${verbs} (?<what>.+)$`, 'i'),
    pattern('i')`
      ^(?:(?:i|we)(?:'d|’d| would)? (?:also )?(?:want|need|miss|like|love|could use|should have
      |would like)(?: to (?:have|see|add))?|there should(?: also)? be|can (?:i|we) (?:have|get)|have|i(?:'m
      | am) missing|(?:it|the page) (?:needs|is missing|lacks|could use|should have)) (?<what>(?:an?|some|another|one
      |two|three|four|five|more|our|\d+) .+)$
    `,
    /^(?:(?:i|we)(?:'d|’d| would)? (?:also )?(?:want|need|miss|like)|there should be) (?<what>.+)$/i,
  )
  if (!groups) return null
  const parts = new RegExp(`^(?<what>.+?),? (?<place>${sides}(?: .+)?)$`, 'i').exec(groups('what'))?.groups
  const where = parts?.place ? readPosition(parts.place.replace(/^on top$/i, 'at the top')) : null
  const what = clause
    .text((where ? parts?.what : groups('what')) ?? '')
    .replace(/ (?:somewhere|to (?:the|my|this|our) (?:page|site|website)|on (?:the|my|this) (?:page|site)|here)$/i, '')
  return (scene) =>
    addSection(scene, what, where && 'of' in where ? { ...where, of: targetOf(clause, where.of) } : where)
}

/** What visitors do, and the section that lets them. */
const deeds: readonly [pattern: RegExp, words: string][] = [
  [/\b(?:sign up|subscribe|register)\b.*\bnewsletter|\bnewsletter\b/i, 'newsletter'],
  [/\bbook\b|\breserve\b/i, 'booking form'],
  [/\b(?:contact|write to|message|reach|ask) (?:us|me)\b/i, 'contact form'],
  [/\b(?:introduces|introducing|shows|about) (?:the |our )?team\b/i, 'team section'],
  [/\bwhere (?:we are|to find us|you find us)\b|\bmap\b/i, 'map'],
]

const byVisitors = /^(?:sign up|subscribe|register|book|reserve|contact|write|message|reach|ask|see|find)\b/i

/** What is to be added: 'a new section with three testimonials' means 'three testimonials'. */
function sectionWords(what: string): string {
  const plain = what.replace(
    /^(?:(?:an?|another|some|the|one more|new|also|nice|little|small|short|big|simple)\s+)+/i,
    '',
  )
  const inside = pattern('i')`
    ^(?:section|block|part|area|bit|place|something|spot)\s+(?:with|for|about|of|on|where|showing|containing|listing
    |introducing|explaining|that\s+(?:shows|lists|has|contains|explains|introduces|tells|describes))\s+(?:(?:an?
    |some|the|our|my)\s+)?(.+)$
  `.exec(plain)
  return inside?.[1] ?? plain
}

/** Words under which a section is known; the request's own words first. */
function asked(what: string): { words: string; kind: SectionKind } | null {
  const words = sectionWords(what)
  // 'a gallery of our breads' is a gallery.
  const deed = deeds.find(([pattern]) => pattern.test(what))?.[1]
  for (const some of [
    ...(deed && byVisitors.test(what) ? [deed] : []),
    words,
    words.replace(/ (?:of|for|from|with) .+$/i, ''),
    ...(deed ? [deed] : []),
    `${words.split(' ').at(-1) ?? ''} section`,
  ]) {
    const match = matchSection(some, 'en', new Map())
    if (match) return { words: some, kind: match.kind }
  }
  return null
}

/** Adds a section such as 'a pricing section with 3 plans'; null when the words name none. */
export function addSection(scene: Scene, what: string, where: Position | null): EditOutcome | null {
  const { page } = scene
  // an address is for a link or a picture, not for a section
  const match = /https?:\/\/|www\./i.test(what) ? null : asked(what)
  if (!match) return problem('unmade', what)
  if (onlyOnce.has(match.kind) && page.sections.some(({ kind }) => kind === match.kind))
    return problem('onlyOne', match.words, match.kind)
  const made = scene.make(match.words)
  const planned =
    made.plan.sections.find((section) => section.asked !== null && section.asked.kind === match.kind) ??
    made.plan.sections.find(({ kind }) => kind === match.kind)
  const part = made.parts.find(({ id }) => id === planned?.id)
  if (!planned || !part) return problem('unmade', match.words)
  const place = where ? insertPointFor(scene, where, null) : usualPlace(page, planned.kind)
  if (!place) return problem('noPlace', match.words)
  const html = freshIds(part.html.trim(), page.document.html)
  return done(
    [{ do: place.side, k: place.part.key, html }, ...linkToView(page, html, planned.label)],
    'added',
    withArticle(match.words),
  )
}

function usualPlace(page: OpenPage, kind: SectionKind): InsertPoint | null {
  const rank = (name: string | null) => usualOrder.indexOf(name as SectionKind)
  const before = page.sections.findLast(
    (section) => section.kind !== 'footer' && rank(section.kind) >= 0 && rank(section.kind) <= rank(kind),
  )
  if (before && before.kind !== 'header') return { side: 'after', part: before }
  const footer = page.sections.find((section) => section.kind === 'footer')
  const last = page.sections.findLast((section) => section.kind !== 'footer')
  if (last && last.kind !== 'header') return { side: 'after', part: last }
  if (footer) return { side: 'before', part: footer }
  return last ? { side: 'after', part: last } : null
}

const things =
  /(?:section|block|form|table|map|gallery|image|picture|photo|list|bar|button|footer|header|sign-?up|grid|banner|timeline|video|newsletter)$/i
const many = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|some|our|the)\b|[^su]s$/i

/** 'a contact form', 'three testimonials', 'a section on how it works'. */
function withArticle(words: string): string {
  if (/^faqs?\b/i.test(words)) return words.replace(/^faqs?/i, 'an FAQ')
  const head = words.split(/ with | for | from | in /i)[0] ?? words
  if (things.test(head)) return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`
  return many.test(head)
    ? `some ${words}`.replace(/^some (?=\d|two|three|four|five|six|seven|eight|nine|ten|several|some|our|the)/i, '')
    : `a section on ${words}`
}
