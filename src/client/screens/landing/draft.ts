const storageKey = 'pagewright.landing-draft'

/** What was typed into the prompt box, before a reload or on its way to the builder. */
export function readDraft(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

export function saveDraft(text: string): void {
  try {
    if (text) sessionStorage.setItem(storageKey, text)
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage the text lives as long as the page.
  }
}
