import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawRequests } from './draw/requests.ts'
import { drawEdits } from './edits/draw-edits.ts'
import { editFigures } from './edits/edit-report.ts'
import { judgeEdit } from './edits/judge-edit.ts'
import { drawPages } from './edits/pages.ts'
import { verdictOn } from './judge/verdict.ts'
import { figuresOf } from './report.ts'

/** Shares that only go up: 1 is best. `of`: how many they are a share of. */
export type RatchetShares = Record<string, { share: number; of: number }>

const file = join(import.meta.dirname, 'ratchet.json')
export const readRatchet = (): RatchetShares => JSON.parse(readFileSync(file, 'utf8')) as RatchetShares

/** The seed of the ratchet, which never changes: another figure means that the product reads otherwise. */
const fixed = 412
const requests = 100
const edits = 100

/** Today's shares on the project's own data, so that they are the same everywhere. */
export function measureRatchet(): RatchetShares {
  const verdicts = drawRequests({ seed: fixed, count: requests, shared: false }).map(verdictOn)
  const read = figuresOf(verdicts)
  const inSentences = verdicts.filter(({ request }) => /prose|ask|long|letter/.test(request.family))
  const made = drawEdits(fixed, edits, drawPages(fixed, 20, false)).map(judgeEdit)
  const done = editFigures(made)
  const changing = made.filter(({ outcome }) => !['told', 'asked', 'declined', 'unread'].includes(outcome)).length
  return {
    'facts on the page or told': { share: read.onPageOrTold, of: read.facts },
    'facts at the right place': { share: read.placed, of: read.facts },
    'name not wrong': { share: 1 - read.wrong.name, of: requests },
    'subject not wrong': { share: 1 - read.wrong.subject, of: requests },
    'what it is, said': { share: 1 - read.unsaid, of: requests },
    'language not wrong': { share: 1 - read.wrong.language, of: requests },
    'language of whole sentences right': {
      share: inSentences.filter(({ language }) => language === 'right').length / inSentences.length,
      of: inSentences.length,
    },
    'no broken sentence': { share: 1 - read.broken, of: requests },
    'no leftover as an entry': { share: 1 - read.remains, of: requests },
    'at most six empty slots': { share: 1 - read.slots.over, of: requests },
    'edits done exactly': { share: done.understood, of: made.length },
    'changes that are exact': { share: done.exact, of: changing },
    'changes no wider than asked': { share: 1 - done.wider, of: changing },
  }
}

/** How far a share may differ by chance alone: two standard errors. */
export const samplingError = ({ share, of }: RatchetShares[string]): number => 2 * Math.sqrt((share * (1 - share)) / of)

/** Keeps what is better than before; what is worse stays as it was, for the test to say so. */
export function raiseRatchet(): RatchetShares {
  const before = readRatchet()
  const kept = Object.fromEntries(
    Object.entries(measureRatchet()).map(([name, now]) => [
      name,
      { share: Math.max(now.share, before[name]?.share ?? 0), of: now.of },
    ]),
  )
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
  return kept
}
