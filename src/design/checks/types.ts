import type { Located } from '../parse.ts'
import type { Key, Operation, PageDocument, Splice } from '../types.ts'

export type Severity = 'error' | 'warning'

/** One thing on a page that is not as it should be. */
export type Finding = {
  rule: RuleName
  /** the element it is about; null when that stands in the head, or nowhere */
  key: Key | null
  /** a sentence for the person */
  message: string
  severity: Severity
  /** what puts it right and changes nothing else; null when that needs a person, or a model */
  fix: Operation[] | null
}

/** One operation of a fix as it was made. */
export type FixStep = { rule: RuleName; operation: Operation; splices: Splice[]; touched: Key[] }

export type FixedPage = {
  html: string
  document: PageDocument
  /** one operation each, in the order in which they were made */
  steps: FixStep[]
  fixed: Finding[]
  left: Finding[]
}

export type CheckOptions = {
  /** Whether a class means something to the CSS compiler; without it classes are not looked at. */
  classExists?: (name: string) => boolean
  /** a person asked for the check: what only they can fill in is looked at too */
  isAsked?: boolean
}

export type FixOptions = CheckOptions & {
  /** whether these operations may be made; a fix that may not is left */
  mayFix?: (fix: readonly Operation[]) => boolean
}

export type RuleName =
  | 'lang'
  | 'title'
  | 'description'
  | 'viewport'
  | 'one-h1'
  | 'heading-order'
  | 'main-landmark'
  | 'duplicate-id'
  | 'image-alt'
  | 'image-size'
  | 'field-label'
  | 'control-name'
  | 'dead-anchor'
  | 'empty-link'
  | 'new-tab'
  | 'unknown-class'
  | 'placeholder-text'
  | 'open-slot'
  | 'empty-fact'
  | 'foreign-script'
  | 'foreign-image'

/** An element of the page with its key; null outside the body. */
export type CheckedElement = Located & { key: Key | null; index: number }

/** A page as the rules read it: parsed once for all of them. */
export type CheckedPage = {
  html: string
  document: PageDocument
  elements: readonly CheckedElement[]
  /** all its style blocks, and all its scripts */
  css: string
  scripts: string
  classExists?: (name: string) => boolean
}

/** What a rule found: the element, what puts it right, and words of its own where they say more. */
export type RuleMatch = { element: CheckedElement | null; fix: Operation[] | null; message?: string }

export type Rule = { name: RuleName; find: (page: CheckedPage) => RuleMatch[] }
