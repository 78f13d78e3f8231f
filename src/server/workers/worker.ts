import { threadId } from 'node:worker_threads'
import { compileTest } from '#engine/turn/classes.ts'
import { doJob, type JobInput, type JobName, type JobResult } from './jobs.ts'
import { type Pulse, work } from './pulse.ts'
import { runTurn } from './turn-worker.ts'

// Tables that every page needs are read while nobody waits for them.
void compileTest()

/** What a worker of the pool does, by name. */
export const turn = runTurn

export function job<Name extends JobName>(task: {
  name: Name
  input: JobInput<Name>
  pulse: Pulse
}): Promise<JobResult<Name>> {
  work(task.pulse, threadId)
  return doJob(task.name, task.input)
}
