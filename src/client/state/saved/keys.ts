/** Where each value lives in the browser's storage. The first three carry the names of the specification. */
export const savedKeys = {
  pageData: 'pageData',
  structure: 'lastJsonStructure',
  restorePoints: 'restorePoints',
  chats: 'pagewright.chat',
  drafts: 'pagewright.draft',
  project: 'pagewright.project',
  running: 'pagewright.running',
} as const

export type SavedName = keyof typeof savedKeys

/** What is needed of localStorage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
