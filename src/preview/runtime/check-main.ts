import { type CheckHit, checkName } from '../check-hit.ts'
import { axeHits } from './check-axe.ts'
import { overflowHits } from './check-overflow.ts'
import { textHits } from './check-text.ts'

/** More than anybody reads; a page that is that broken is not told every one. */
const mostHits = 200

/** The page as it stands, at the width that the frame has. */
async function run(): Promise<CheckHit[]> {
  return [...overflowHits(), ...textHits(), ...(await axeHits())].slice(0, mostHits)
}

Reflect.set(globalThis, checkName, run)
