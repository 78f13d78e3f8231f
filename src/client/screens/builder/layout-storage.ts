import type { BrowserStorage } from '#client/state/saved/keys.ts'

/** Where panel layouts are kept; without storage they last as long as the page, and what cannot be read is ignored. */
export const layoutStorage: Pick<BrowserStorage, 'getItem' | 'setItem'> = {
  getItem(key) {
    try {
      const text = localStorage.getItem(key)
      return text !== null && isLayout(JSON.parse(text)) ? text : null
    } catch {
      return null
    }
  },
  setItem(key, value) {
    try {
      localStorage.setItem(key, value)
    } catch {
      // A layout is not worth a word.
    }
  },
}

/** A table of panel sizes, as the panels write it. */
function isLayout(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((size) => typeof size === 'number')
}
