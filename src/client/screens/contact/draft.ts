/** What is typed into the contact form. */
export type ContactFields = { name: string; email: string; subject: string; message: string }

const fields = ['name', 'email', 'subject', 'message'] as const satisfies readonly (keyof ContactFields)[]
const storageKey = 'pagewright.contact-draft'

/** The form on the page, prerendered or not. */
export const formId = 'contact-form'

/** What was typed and not sent yet; a field that is missing was not touched. */
export function readDraft(text: string | null): Partial<ContactFields> {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    const entries = new Map<string, unknown>(Object.entries(found))
    return Object.fromEntries(fields.map((name) => [name, entries.get(name)]).filter(([, v]) => typeof v === 'string'))
  } catch {
    return {}
  }
}

/** The unsent letter of this browser. */
export function storedDraft(): Partial<ContactFields> {
  try {
    return readDraft(localStorage.getItem(storageKey))
  } catch {
    return {}
  }
}

/** Whether somebody has written here, before the form woke up or another time. */
export function hasBegun(): boolean {
  const form = document.getElementById(formId)
  const isThere = form instanceof HTMLFormElement && form.contains(document.activeElement)
  return isThere || [typedIn(form), storedDraft()].some((letter) => Object.keys(letter).length > 0)
}

/** Keeps what was typed, beside what is kept already. */
export function storeDraft(typed: Partial<ContactFields>): void {
  if (Object.keys(typed).length === 0) return
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...storedDraft(), ...typed }))
  } catch {
    // Without storage the text lives as long as the page.
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing is kept there either.
  }
}

/** What stands in the boxes of the form now. */
export function typedIn(form: Element | null): Partial<ContactFields> {
  if (!(form instanceof HTMLFormElement)) return {}
  const values = new FormData(form)
  return Object.fromEntries(fields.map((name) => [name, values.get(name)]).filter(([, value]) => value !== ''))
}
