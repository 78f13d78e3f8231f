import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { tradesHome } from './home.ts'

/** Trades that have a folder, by their ids. */
export const tradeFolders = (home = tradesHome): string[] =>
  readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => name)
    .sort()

const known: ReadonlySet<string> = new Set(tradeFolders())

/** Whether a text is the id of a trade that has a folder. */
export const isTrade = (id: string | null): id is string => id !== null && known.has(id)

/** An id where data names a trade. Checked when it is read, so that a slip of the pen is told with its file. */
const unknown = { error: ({ input }: { input?: unknown }) => `no trade has the folder "${String(input)}"` }
export const tradeId = z.string().refine(isTrade, unknown)
/** The same, or '*' for any. */
export const tradeOrAny = z.string().refine((id) => id === '*' || isTrade(id), unknown)

/** The languages that a trade has files for. */
export const tradeLanguages = (id: string, home = tradesHome): string[] =>
  readdirSync(join(home, id))
    .filter((name) => name.endsWith('.json') && name !== 'facts.json')
    .map((name) => name.slice(0, -'.json'.length))
    .sort()

/**
 * A file of a trade's folder, such as 'facts.json'; undefined when the folder has none of that name. Throws with the path of
 * the file and the field when it has another shape.
 */
export function readTradeFile<Shape>(
  id: string,
  name: string,
  schema: z.ZodType<Shape>,
  home = tradesHome,
): Shape | undefined {
  const path = join(home, id, name)
  if (!existsSync(path)) return undefined
  const parsed = schema.safeParse(parsedJson(path, `trades/${id}/${name}`))
  if (!parsed.success) throw new Error(`trades/${id}/${name}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function parsedJson(path: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, { cause: error })
  }
}
