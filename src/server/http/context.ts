import type { HttpBindings } from '@hono/node-server'
import type { SignedIn } from '../auth/auth.ts'
import type { Visitor } from '../services.ts'

/** What the middleware leaves for the handlers behind it. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: { requestId: string; visitor: Visitor; signedIn: SignedIn | null }
}
