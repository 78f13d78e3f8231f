import { credits } from './credits.ts'
import { generations } from './generations.ts'
import { host } from './host.ts'

/** The whole API: what is not here does not exist for the client or anybody else. */
export const contract = { generations, credits, host }
