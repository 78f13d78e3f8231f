/** Memory that a worker shares with the server: which thread works, and a count that is odd while it computes. */
export type Pulse = Int32Array<SharedArrayBuffer>

const [thread, beat] = [0, 1]

export const newPulse = (): Pulse => new Int32Array(new SharedArrayBuffer(8))

/** In the worker: the work begins to compute, or goes on. */
export function work(pulse: Pulse, threadId?: number): void {
  if (threadId !== undefined) Atomics.store(pulse, thread, threadId)
  if (!isComputing(pulse)) Atomics.add(pulse, beat, 1)
}

/** In the worker: the work waits for something outside; others may compute. */
export async function waiting<T>(pulse: Pulse, outside: Promise<T>): Promise<T> {
  if (isComputing(pulse)) Atomics.add(pulse, beat, 1)
  try {
    return await outside
  } finally {
    work(pulse)
  }
}

export const threadOf = (pulse: Pulse): number => Atomics.load(pulse, thread)
export const beatOf = (pulse: Pulse): number => Atomics.load(pulse, beat)
export const isComputing = (pulse: Pulse): boolean => beatOf(pulse) % 2 === 1
