/**
 * One thing that a check of the drawn page found at one width. What would put it right was tried on the spot where
 * that is a matter of classes; colours are told so that the builder can look for others.
 */
export type CheckHit = {
  /** a rule of axe, or one of ours: `overflow`, `small-text` */
  rule: string
  /** the element, as child-element indices from the body down */
  path: string
  severity: 'error' | 'warning'
  /** what is wrong, in a sentence */
  help: string
  /** what was tried and helps: classes on the element at `at`, or a box with these classes around it */
  cure: 'none' | 'class' | 'wrap' | 'colour'
  at: string
  add: string
  remove: string
  /** for colours: those that were seen, as CSS colours, and their contrast */
  ink: string
  ground: string
  ratio: number
  needed: number
}

export type CheckRun = () => Promise<CheckHit[]>

/** Where the check's own script is served, beside the document of the frame. */
export const checkScript = '/preview/check.js'

/** The name under which the script leaves its work. */
export const checkName = 'pagewrightCheck'

/** A hit without a cure. */
export const uncured = {
  cure: 'none',
  at: '',
  add: '',
  remove: '',
  ink: '',
  ground: '',
  ratio: 0,
  needed: 0,
} as const satisfies Omit<CheckHit, 'rule' | 'path' | 'severity' | 'help'>
