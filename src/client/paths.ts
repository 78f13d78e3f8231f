import type { ShowcaseName } from '#rules/showcase.ts'

/** Every URL of the product, written once. */
export const paths = {
  home: '/',
  builder: '/app',
  notFound: '/404',
  apiReference: '/api/docs',
  previewFrame: '/preview/frame',
  /** a page of the built-in designer; `wire` is the same page before any paint */
  showcase: (name: ShowcaseName, wire = false) => `/preview/showcase/${name}${wire ? '/wire' : ''}`,
} as const

/** Where 'Start Creating' leads. */
export const startPath = paths.builder

/** The builder with a prompt already running. The prompt travels in history state, never in the URL. */
export type StartState = { prompt?: string }
