export const passwordChecks = [
  { id: 'length', label: '8 or more characters', test: (password: string) => password.length >= 8 },
  { id: 'upper', label: 'Uppercase letter', test: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lower', label: 'Lowercase letter', test: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'digit', label: 'Digit', test: (password: string) => /\d/.test(password) },
  { id: 'special', label: 'Special character', test: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const

export type Strength = 'Weak' | 'Medium' | 'Strong'

/** A password may be submitted from this many checks on. */
export const passwordChecksToSubmit = 3
export const strongerPasswordHint = 'Please create a stronger password to continue'

/** Which checks pass, and the word for it: Weak below 2, Medium below 4, Strong otherwise (specification, section 5). */
export function passwordStrength(password: string): { passed: string[]; strength: Strength; canSubmit: boolean } {
  const passed = passwordChecks.filter(({ test }) => test(password)).map(({ id }) => id)
  const strength = passed.length < 2 ? 'Weak' : passed.length < 4 ? 'Medium' : 'Strong'
  return { passed, strength, canSubmit: passed.length >= passwordChecksToSubmit }
}
