import { useState, useSyncExternalStore } from 'react'

export type Letter = { name: string; email: string; subject: string; message: string }
export type LetterProblems = Partial<Record<keyof Letter, string>>

const fields = ['name', 'email', 'subject', 'message'] as const satisfies readonly (keyof Letter)[]
const storageKey = 'pagewright.contact-draft'

/** What was typed and not sent yet; a field that is missing was not touched. */
export function readDraft(text: string | null): Partial<Letter> {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    const entries = new Map<string, unknown>(Object.entries(found))
    return Object.fromEntries(fields.map((name) => [name, entries.get(name)]).filter(([, v]) => typeof v === 'string'))
  } catch {
    return {}
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function store(draft: Partial<Letter>): void {
  try {
    if (Object.keys(draft).length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Without storage the text lives as long as the page.
  }
}

const never = () => () => {}

/** The unsent letter of this browser; empty while the prerendered page wakes up. */
export function useDraft() {
  const before = useSyncExternalStore(never, stored, () => null)
  const [changed, setChanged] = useState<Partial<Letter> | null>(null)
  const typed = changed ?? readDraft(before)
  return {
    typed,
    write(field: keyof Letter, value: string) {
      const next = { ...typed, [field]: value }
      setChanged(next)
      store(next)
    },
    /** What somebody typed into the prerendered form before it woke up is theirs too. */
    adopt(form: FormData, shown: Letter) {
      if (changed) return
      const early = fields.flatMap((name) => {
        const value = form.get(name)
        return typeof value === 'string' && value !== '' && value !== shown[name] ? [[name, value] as const] : []
      })
      if (early.length === 0) return
      const next = { ...readDraft(stored()), ...Object.fromEntries(early) }
      setChanged(next)
      store(next)
    },
    clear() {
      setChanged({})
      store({})
    },
  }
}
