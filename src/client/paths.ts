/** Every URL of the product, written once. */
export const paths = {
  home: '/',
  builder: '/app',
  notFound: '/404',
  apiReference: '/api/docs',
  previewFrame: '/preview/frame',
} as const

/** Where 'Start Creating' leads. */
export const startPath = paths.builder

/** The builder with a prompt already running. The prompt travels in history state, never in the URL. */
export type StartState = { prompt?: string }
