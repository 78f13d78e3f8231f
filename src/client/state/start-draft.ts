const storageKey = 'pagewright.landing-draft'

/** What was typed into the prompt box of the front door, before a reload or on its way to the builder. */
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

/** A prompt has arrived where it is made; what was typed since stays. */
export function draftArrived(prompt: string): void {
  if (readDraft().trim() === prompt.trim()) saveDraft('')
}
