import { pattern } from '#rules/pattern.ts'
import type { PageStyles } from './page-styles.ts'

/** Whether Tailwind makes CSS of a class. */
type Compiles = (name: string) => boolean

/**
 * Whether a page is styled with Tailwind, and so gets its reset and its utilities: it says so, or most of its classes
 * are utilities. What the page's own CSS names is the page's own. A page that brings its own look and has a few
 * utilities besides was finished without a reset, which would take its headings, lists and buttons away.
 */
export function usesTailwind(styles: PageStyles, compiles: Compiles): boolean {
  if (styles.isMarked) return true
  const more = balance(styles, compiles)
  // a plain page in which an edit gave some elements a few utilities stays one
  return more > 0 && (more >= vocabulary || styles.share(compiles) >= usualShare)
}

/** So many different utilities nobody adds to a page by and by. */
const vocabulary = 20

/** Of the elements of a page with utilities three in ten have some, and most often six. */
const usualShare = 0.2

/**
 * The same of a page that is being written, of which at least the head is there: Tailwind, unless it brings a look of
 * its own and has not begun to use utilities.
 */
export function mayUseTailwind(styles: PageStyles, compiles: Compiles): boolean {
  return styles.isMarked || styles.looks < fewLooks || balance(styles, compiles) > 0
}

/** A page with utilities has a rule or two besides, for what they cannot do; one with its own CSS has dozens. */
const fewLooks = 6

/** Utilities in use minus other classes; only names that all frameworks have count half. */
function balance({ classes, own }: PageStyles, compiles: Compiles): number {
  let sum = 0
  for (const name of classes) {
    if (isHook.test(name)) continue
    if (own.named.has(name) || !compiles(name)) sum -= 1
    else sum += sharedNames.test(name) ? 0.5 : 1
  }
  return sum
}

/**
 * The utilities that a page which does not use Tailwind gets nevertheless, without a reset: those that only Tailwind
 * knows, since somebody added them here, by hand or by an edit. Steps that other frameworks have too ('mb-3') count only
 * where every class has a meaning, so that the page did not lose the stylesheet of one; a mere word ('container') never.
 * All of those in a section that was written here.
 */
export function addedUtilities({ classes, guests, own }: PageStyles, compiles: Compiles): string[] {
  const names = [...classes].filter((name) => !own.named.has(name) && !isHook.test(name))
  const utilities = names.filter(compiles)
  const isComplete = utilities.length === names.length
  const added = utilities.filter((name) => !sharedNames.test(name) || (isComplete && name.includes('-')))
  const inGuests = [...guests].filter((name) => compiles(name) && !own.defined.has(name))
  return [...new Set([...added, ...inGuests])]
}

/** Whether a utility counts on a page without Tailwind only where every class has a meaning: other frameworks have it too. */
export const isSharedName = (name: string) => sharedNames.test(name)

/** Names that Tailwind's own variants need, and icons; they speak neither for nor against it. */
const isHook = /^(?:group|peer|dark|light|not-prose)(?:\/|$)|^(?:fa[bsrl]?|fa-.+|bi|bi-.+|material-.+|icon|lucide.*)$/

/** Words, and the steps of Bootstrap, Bulma and the like: 'container', 'mb-3', 'text-center', 'w-50', 'rounded-lg'. */
const sharedNames = pattern()`
  ^(?:[a-z]+|[mp][trblxyse]?-(?:[0-5]|auto)|[wh]-(?:25|50|75|100|auto)|g[xy]?-[0-5]|gap-[0-5]|order-\d+|(?:col
  |row)-.+|text-(?:left|right|center|start|end|justify|nowrap|wrap|white|black)|float-(?:left|right|start|end
  |none)|align-[a-z-]+|bg-(?:white|black|transparent)|border-(?:[0-5]|top|bottom|left|right|start|end|white|black)
  |rounded-(?:[0-5]|sm|lg|top|end|bottom|start)|shadow-(?:sm|lg|none)|flex-(?:row|column|wrap|nowrap|fill)
  |overflow-(?:auto|hidden|visible|scroll)|(?:top|bottom|start|end|left|right)-(?:0|50|100)|opacity-(?:0|25|50|75
  |100)|sr-only|z-[0-3]|font-(?:bold|normal|light)|is-[a-z]+|has-[a-z-]+)$
`
