import { type BrowserStorage, savedKeys } from '../saved/keys.ts'

const markKey = 'pagewright.import'

/** What is known of bringing the work of this browser into an account. It belongs to the work with this fingerprint. */
type Mark = {
  fingerprint: string
  /** the same for every try, so that it is never imported twice */
  id: string
  state: 'kept' | 'later' | 'imported'
}

const states: readonly unknown[] = ['kept', 'later', 'imported'] satisfies Mark['state'][]
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Read by hand: the list of projects asks for it and needs no schema otherwise. */
function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false
  const { fingerprint, id, state } = value as Record<keyof Mark, unknown>
  return typeof fingerprint === 'string' && typeof id === 'string' && uuid.test(id) && states.includes(state)
}

/** The work that a visitor made here and that is in no account yet. */
export type PendingImport = { fingerprint: string; id: string; isPutOff: boolean }

/** Null when there is no page, or when it was imported already. Looks at the texts only, so it costs little. */
export function readPendingImport(storage: BrowserStorage, newId: () => string): PendingImport | null {
  const pages = read(storage, savedKeys.pageData)
  if (!pages || !hasPage(pages)) return null
  const fingerprint = fingerprintOf([pages, read(storage, savedKeys.chats) ?? ''])
  const known = readMark(storage)
  const own = known?.fingerprint === fingerprint ? known : null
  if (own?.state === 'imported') return null
  return { fingerprint, id: own?.id ?? newId(), isPutOff: own?.state === 'later' }
}

/** Remembers how far it is; work that changes afterwards is new work. */
export function markWork(storage: BrowserStorage, { fingerprint, id }: PendingImport, state: Mark['state']): void {
  try {
    storage.setItem(markKey, JSON.stringify({ fingerprint, id, state } satisfies Mark))
  } catch {
    // Without room the work is offered again; the server knows its id.
  }
}

function readMark(storage: BrowserStorage): Mark | null {
  const text = read(storage, markKey)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isMark(value) ? value : null
  } catch {
    return null
  }
}

function hasPage(pageData: string): boolean {
  try {
    const pages: unknown = JSON.parse(pageData)
    return typeof pages === 'object' && pages !== null && Object.values(pages).some((html) => html !== '')
  } catch {
    return false
  }
}

function read(storage: BrowserStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

/** Tells two states of the work apart; not meant against anybody. */
function fingerprintOf(texts: string[]): string {
  return texts
    .map((text) => {
      let hash = 5381
      for (let at = 0; at < text.length; at++) hash = (hash * 33 + text.charCodeAt(at)) | 0
      return `${text.length}.${hash >>> 0}`
    })
    .join('-')
}
