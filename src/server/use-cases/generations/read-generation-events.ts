import { setTimeout as pause } from 'node:timers/promises'
import type { BusEvent } from '../../bus/events.ts'
import { findMemberProject } from '../../db/queries/projects.ts'
import {
  findGeneration,
  type GenerationRow,
  generationState,
  type NumberedEvent,
  readEvents,
} from '../../db/queries/generations.ts'
import { AppError } from '../../errors.ts'
import type { Caller, Services } from '../../services.ts'

/** A generation that runs in another process is looked at this often, in milliseconds. */
const pollMs = 400

/** The events of a generation after `seq`, live until its end: one's own, or one of a project that one may see. Throws NOT_FOUND. */
export async function readGenerationEvents(
  services: Pick<Services, 'bus' | 'db' | 'runner' | 'streams'>,
  caller: Caller,
  id: string,
  seq: number,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<NumberedEvent>> {
  const row = await findGeneration(services.db, id, readerOf(caller))
  if (!row) throw new AppError('NOT_FOUND')
  return follow(services, row, caller, seq, signal)
}

/** As the queries know a caller. */
export function readerOf({ visitor, person }: Caller) {
  return { visitorId: visitor.id, userId: person?.id ?? null }
}

async function* follow(
  services: Pick<Services, 'bus' | 'db' | 'runner' | 'streams'>,
  row: GenerationRow,
  caller: Caller,
  seq: number,
  signal: AbortSignal | undefined,
) {
  const taken = new AbortController()
  const ends = signal ? AbortSignal.any([signal, taken.signal]) : taken.signal
  const stream = services.streams.enter(caller.person?.id ?? caller.visitor.id, ends)
  const unhear = onAccessLost(services, row, caller, () => taken.abort())
  try {
    const log = services.runner.log(row.id)
    if (log) yield* log.read(seq, stream.signal)
    else yield* followTable(services, row.id, seq, stream.signal)
  } finally {
    unhear()
    stream.leave()
  }
}

/** Calls back when the person may not see the project of a generation any more. Returns how to stop listening. */
function onAccessLost(
  { bus, db }: Pick<Services, 'bus' | 'db'>,
  { projectId }: GenerationRow,
  { person }: Caller,
  lost: () => void,
): () => void {
  if (!projectId || !person) return () => {}
  const look = async () => {
    if ((await findMemberProject(db, person.id, projectId)) === null) lost()
  }
  // Where it cannot be looked at now, the stream ends rather than going on unseen: its reader comes back and is asked.
  const hear = (event: BusEvent) => {
    if (event.type === 'workspaces' && event.user_id === person.id) look().catch(lost)
  }
  return bus.subscribe({ onEvent: hear })
}

/** What another process writes down, until it has ended there. */
async function* followTable({ db }: Pick<Services, 'db'>, id: string, seq: number, signal: AbortSignal) {
  let seen = seq
  while (!signal.aborted) {
    // Asked first: what was written before the end is read after it.
    const state = await generationState(db, id)
    for (const numbered of await readEvents(db, id, seen)) {
      seen = numbered.seq
      yield numbered
      if (numbered.event.type === 'done') return
    }
    if (!state) return
    if (state.status !== 'running') {
      yield { seq: seen + 1, event: endOf(state) }
      return
    }
    await pause(pollMs, undefined, { signal }).catch(() => {})
  }
}

/** How it ended, for a log whose last line was never written. */
function endOf({ status, charge }: Pick<GenerationRow, 'status' | 'charge'>): NumberedEvent['event'] {
  const outcome = status === 'running' ? 'interrupted' : status
  return { type: 'done', outcome, maker: { kind: 'designer' }, at: 0, charged: charge === 'settled' }
}
