import type * as z from 'zod/mini'
import { homePage } from '#rules/chat.ts'
import { emptyBuilder } from '../builder/builder.ts'
import { blankTurn } from '../builder/turn.ts'
import type { Page, BuilderState } from '../builder/types.ts'
import { type BrowserStorage, type SavedName, savedKeys } from './keys.ts'
import { asVersion, chats, drafts, pageData, project, restorePoints, running } from './schemas.ts'

/** Told once per value that could not be read; the value is ignored, the others are kept. */
export type LogInvalid = (key: string, why: string) => void

/** The version of a page that was saved without one. */
const savedVersion = 'saved'

/** The builder as this browser kept it. Every value is read by itself, so that a bad one loses nothing else. */
export function loadBuilder(storage: BrowserStorage, log: LogInvalid): BuilderState {
  const read = <T>(name: SavedName, schema: z.ZodMiniType<T>) => readValue(storage, savedKeys[name], schema, log)
  const data = read('pageData', pageData) ?? {}
  const about = read('project', project)
  const points = read('restorePoints', restorePoints) ?? []
  const talk = read('chats', chats) ?? {}
  return {
    ...emptyBuilder(),
    pages: pagesFrom(data, about),
    leftOut: (about?.leftOut ?? []).filter(({ name }) => data[name] === undefined),
    structure: readJson(storage, savedKeys.structure, log) ?? null,
    versions: points.map((point, index) => asVersion(point, index, homePage)),
    chats: talk,
    drafts: read('drafts', drafts) ?? {},
    mode: about?.mode ?? 'html',
    turn: turnFrom(read('running', running)),
  }
}

/** Home first, then the saved order, then whatever else there is. */
function pagesFrom(data: Record<string, string>, about: z.infer<typeof project> | null): Page[] {
  const names = new Set([
    homePage,
    ...(about?.order ?? []).filter((name) => data[name] !== undefined),
    ...Object.keys(data),
  ])
  return [...names].map((name) => {
    const html = data[name] ?? ''
    return { name, html, version: about?.current[name] ?? (html === '' ? null : savedVersion) }
  })
}

function turnFrom(saved: z.infer<typeof running> | null): BuilderState['turn'] {
  return saved && { ...blankTurn, ...saved }
}

/** One value of the browser's storage; null when there is none, or none that can be read. */
export function readValue<T>(
  storage: BrowserStorage,
  key: string,
  schema: z.ZodMiniType<T>,
  log: LogInvalid,
): T | null {
  const value = readJson(storage, key, log)
  if (value === undefined) return null
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  log(key, parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  return null
}

function readJson(storage: BrowserStorage, key: string, log: LogInvalid): unknown {
  const text = readText(storage, key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    log(key, 'not JSON')
    return undefined
  }
}

/** null when there is nothing, or when the browser forbids storage. */
function readText(storage: BrowserStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}
