/** Where each value lives in the browser's storage. The first three carry the names of the specification. */
export const savedKeys = {
  pageData: 'pageData',
  structure: 'lastJsonStructure',
  restorePoints: 'restorePoints',
  chats: 'pagewright.chat',
  drafts: 'pagewright.draft',
  project: 'pagewright.project',
  running: 'pagewright.running',
  /** of one tab */
  directEdits: 'pagewright.hand',
} as const

export type SavedName = Exclude<keyof typeof savedKeys, 'directEdits'>

/** What is needed of localStorage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
