import type { BrowserStorage } from './keys.ts'
import type { LogInvalid } from './load.ts'

/** localStorage, asked anew each time: a browser that forbids it throws, and the caller goes on in memory. */
export const browserStorage: BrowserStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
}

/** sessionStorage, which is of one tab and outlives a reload. */
export const tabStorage: BrowserStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
}

/** Saved data that cannot be read is logged and ignored (specification, section 8). */
export const logInvalid: LogInvalid = (key, why) => {
  // oxlint-disable-next-line no-console
  console.warn(`Saved data under "${key}" was ignored: ${why}`)
}
