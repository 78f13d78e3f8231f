import { z } from 'zod'
import { type BrowserStorage, savedKeys } from '../saved/keys.ts'

const markKey = 'pagewright.import'

/** What is known of bringing the work of this browser into an account. It belongs to the work with this fingerprint. */
const mark = z.object({
  fingerprint: z.string(),
  /** the same for every try, so that it is never imported twice */
  id: z.uuid(),
  state: z.enum(['kept', 'later', 'imported']),
})
type Mark = z.infer<typeof mark>

/** The work that a visitor made here and that is in no account yet. */
export type KeptWork = { fingerprint: string; id: string; isPutOff: boolean }

/** Null when there is no page, or when it was imported already. Looks at the texts only, so it costs little. */
export function keptWork(storage: BrowserStorage, newId: () => string): KeptWork | null {
  const pages = read(storage, savedKeys.pageData)
  if (!pages || !hasPage(pages)) return null
  const fingerprint = fingerprintOf([pages, read(storage, savedKeys.chats) ?? ''])
  const known = readMark(storage)
  const own = known?.fingerprint === fingerprint ? known : null
  if (own?.state === 'imported') return null
  return { fingerprint, id: own?.id ?? newId(), isPutOff: own?.state === 'later' }
}

/** Remembers how far it is; work that changes afterwards is new work. */
export function markWork(storage: BrowserStorage, { fingerprint, id }: KeptWork, state: Mark['state']): void {
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
    return mark.safeParse(JSON.parse(text)).data ?? null
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
