import type { ShowcaseName } from '#rules/showcase.ts'

/** Every URL of the product, written once. */
export const paths = {
  home: '/',
  builder: '/app',
  auth: '/auth',
  /** where a provider leads back to that was opened in a window of its own */
  authReturned: '/auth?mode=returned',
  /** /auth in the mode of a new account */
  signUp: '/auth?mode=signup',
  pricing: '/pricing',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  projects: '/projects',
  project: (id: string) => `/projects/${id}`,
  /** the site of a project */
  site: (id: string) => `/projects/${id}/site`,
  settings: '/settings',
  /** a tab of the settings screen */
  settingsTab: (tab: SettingsTab) => `/settings#${tab}`,
  newWorkspace: '/workspaces/new',
  /** an invitation; the secret of its link stands in the fragment */
  invite: '/auth?mode=invite',
  notFound: '/404',
  apiReference: '/api/docs',
  previewFrame: '/preview/frame',
  /** a project for whoever has its link; the secret of the link stands in the fragment */
  shared: '/p',
  /** a page alone in its tab; the fragment names the builder that has it */
  previewTab: '/tab',
  /** a page of the built-in designer; `wire` is the same page before any paint */
  showcase: (name: ShowcaseName, wire = false) => `/preview/showcase/${name}${wire ? '/wire' : ''}`,
} as const

/** The tabs of the settings screen, held in the URL fragment. */
export type SettingsTab =
  | 'profile'
  | 'password'
  | 'social'
  | 'notifications'
  | 'workspaces'
  | 'people'
  | 'models'
  | 'billing'
  | 'integrations'

/** Where 'Start Creating' leads. */
export const startPath = (isSignedIn: boolean) => (isSignedIn ? paths.projects : paths.auth)

/** Any path that starts with /settings counts as the settings screen. */
export const isSettings = (pathname: string) => pathname.startsWith(paths.settings)

/** Where one came from when a protected screen sent one to /auth. It travels in history state. */
export type OriginState = { from?: { pathname: string; search: string; hash: string } }

/** The builder with a prompt already running. The prompt travels in history state, never in the URL. */
export type StartState = { prompt?: string }
