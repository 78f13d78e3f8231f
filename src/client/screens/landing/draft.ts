const storageKey = 'pagewright.landing-draft'

/** What was typed into the prompt box, before a reload or on its way to the builder. */
export const readDraft = (): string => stored((storage) => storage.getItem(storageKey)) ?? ''

export const saveDraft = (text: string): void => stored((storage) => storage.setItem(storageKey, text))

/** Without storage the text lives as long as the page. */
function stored<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
