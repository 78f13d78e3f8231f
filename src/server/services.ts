import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { GenerationRunner } from './generations/runner.ts'
import type { Streams } from './generations/streams.ts'

/** What verbs may use. */
export type Services = {
  config: Config
  db: Db
  runner: GenerationRunner
  streams: Streams
  logger: Logger
  now: () => Date
}

/** Who asks. */
export type Visitor = { id: string; address: string }
