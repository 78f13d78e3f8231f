import { type OriginState, paths } from '#client/paths.ts'

/** What travels in the history state of this screen. It comes from the browser, so it is read with care. */
export type StepState = OriginState & {
  /** the mode was changed by hand: the focus goes to the new heading */
  isChosen?: boolean
  /** what just happened, above the sign-in form */
  notice?: NoticeKind
}

export const notices = ['created', 'verified', 'password-saved'] as const
export type NoticeKind = (typeof notices)[number]

export function readStepState(state: unknown): StepState {
  return typeof state === 'object' && state !== null ? state : {}
}

/** The path of this site that one came from, null when there is none. */
export function originOf(state: unknown): string | null {
  const { from } = readStepState(state)
  if (typeof from?.pathname !== 'string' || !/^\/(?![/\\])/.test(from.pathname)) return null
  return `${from.pathname}${from.search ?? ''}${from.hash ?? ''}`
}

const begun = [`${paths.pricing}?`, paths.invite, `${paths.shared}#`]

/** What a visitor had begun goes on with an account: their work, the choice of a plan, an invitation, a shared project. */
const isBegun = (origin: string) => origin === paths.builder || begun.some((start) => origin.startsWith(start))

/** Where to go on: where one came from. A new person begins with their projects, but for what they had begun. */
export function targetOf(origin: string | null, isNew: boolean): string {
  if (origin === null || (isNew && !isBegun(origin))) return paths.projects
  return origin
}
