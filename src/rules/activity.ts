import type { Plan } from './plans.ts'

/** What the list of a workspace's activity can be narrowed to. */
export const activityKinds = ['people', 'projects', 'pages', 'sharing', 'reviews', 'settings'] as const
export type ActivityKind = (typeof activityKinds)[number]

export const kindNames: Record<ActivityKind, string> = {
  people: 'People',
  projects: 'Projects',
  pages: 'Pages',
  sharing: 'Sharing',
  reviews: 'Reviews and comments',
  settings: 'Limits and settings',
}

/**
 * Everything that is kept of what people do, with its sentence after their name. `{person}` is whom it happened to, other
 * braces are facts that are kept with it: names of pages, addresses and numbers, never what is written on a page.
 */
export const activities = {
  'person-invited': { kind: 'people', says: 'invited {email} as {role}' },
  'invitation-link-made': { kind: 'people', says: 'made an invitation link, {uses}, as {role}' },
  'invitation-revoked': { kind: 'people', says: 'took back the invitation of {email}' },
  'person-joined': { kind: 'people', says: 'joined as {role}' },
  'role-changed': { kind: 'people', says: 'gave {person} the role {role}, before {before}' },
  'person-removed': { kind: 'people', says: 'removed {person}' },
  'person-left': { kind: 'people', says: 'left' },
  'owner-changed': { kind: 'people', says: 'became the owner, before {person}' },
  'project-created': { kind: 'projects', says: 'created the project' },
  'project-renamed': { kind: 'projects', says: 'renamed the project, before {before}' },
  'project-copied': { kind: 'projects', says: 'made the project as a copy of {of}' },
  'project-deleted': { kind: 'projects', says: 'deleted the project' },
  'page-made': { kind: 'pages', says: 'made a version of {page}' },
  'page-made-own-key': { kind: 'pages', says: 'made a version of {page} with an own key' },
  'page-added': { kind: 'pages', says: 'added the page {page}' },
  'page-renamed': { kind: 'pages', says: 'renamed the page {before} to {page}' },
  'page-deleted': { kind: 'pages', says: 'deleted the page {page}' },
  'page-returned': { kind: 'pages', says: 'brought the page {page} back' },
  'home-chosen': { kind: 'pages', says: 'made {before} the home page; the one before is called {page}' },
  'version-restored': { kind: 'pages', says: 'went back to version {number} of {page}' },
  'project-published': { kind: 'sharing', says: 'published the project at {site}' },
  'site-paused': { kind: 'sharing', says: 'took {site} off the web' },
  'site-resumed': { kind: 'sharing', says: 'put {site} on the web again' },
  'preview-link-made': { kind: 'sharing', says: 'made a preview link' },
  'preview-link-revoked': { kind: 'sharing', says: 'took back the preview link' },
  'copies-allowed': { kind: 'sharing', says: 'allowed copies with the preview link' },
  'copies-refused': { kind: 'sharing', says: 'no longer allows copies with the preview link' },
  'domain-added': { kind: 'sharing', says: 'added the domain {domain}' },
  'domain-removed': { kind: 'sharing', says: 'removed the domain {domain}' },
  'review-link-made': { kind: 'reviews', says: 'made a review link for {page}' },
  'review-link-revoked': { kind: 'reviews', says: 'took back a review link for {page}' },
  'version-approved': { kind: 'reviews', says: 'approved version {number} of {page}' },
  'changes-asked': { kind: 'reviews', says: 'asked for changes to version {number} of {page}' },
  'comment-begun': { kind: 'reviews', says: 'commented on {page}' },
  'comment-resolved': { kind: 'reviews', says: 'resolved a comment on {page}' },
  'comment-reopened': { kind: 'reviews', says: 'reopened a comment on {page}' },
  'limit-set': { kind: 'settings', says: 'set the monthly limit of {person}: {limit}' },
  'default-limit-set': { kind: 'settings', says: 'set the monthly limit of everybody: {limit}' },
  'credits-bought': { kind: 'settings', says: 'bought {credits} credits' },
  'key-added': { kind: 'settings', says: 'added a key for {model}' },
  'key-removed': { kind: 'settings', says: 'removed the key for {model}' },
  'workspace-renamed': { kind: 'settings', says: 'renamed the workspace, before {before}' },
} as const satisfies Record<string, { kind: ActivityKind; says: string }>
export type ActivityAction = keyof typeof activities

type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never
/** The facts that an action's sentence needs. */
export type FactsOf<Action extends ActivityAction> = Record<
  Exclude<Holes<(typeof activities)[Action]['says']>, 'person'>,
  string | number
>

/** The actions of a kind. */
export const actionsOf = (kind: ActivityKind): string[] =>
  Object.entries(activities).flatMap(([action, one]) => (one.kind === kind ? [action] : []))

/** What was done, to be read after the name of who did it. One that this version does not know any more says nothing else. */
export function activitySentence(
  action: string,
  facts: Readonly<Record<string, string | number>>,
  person: string,
): { kind: ActivityKind; words: string } {
  const known = Object.entries(activities).find(([name]) => name === action)?.[1]
  if (!known) return { kind: 'settings', words: 'changed something' }
  const words = known.says.replace(/\{(\w+)\}/g, (_hole, name: string) =>
    name === 'person' ? person : String(facts[name] ?? '…'),
  )
  return { kind: known.kind, words }
}

const shortDays = 90
const longDays = 365

/** So many days the activity of a workspace is kept, by the plan of its owner. */
export const activityDays = (plan: Plan, billing: boolean) => (plan === 'teams' || !billing ? longDays : shortDays)

/** 'Kept for 1 year on Teams' */
export const retentionWords = (days: number) => (days >= longDays ? 'Kept for 1 year' : `Kept for ${days} days`)
