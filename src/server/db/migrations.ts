import { fileURLToPath } from 'node:url'

/** The SQL files that both databases run, in order. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
