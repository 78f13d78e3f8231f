import type { MessagePort } from 'node:worker_threads'

/** What runs messages of PostgreSQL's wire protocol, one after the other, in one connection. */
export type WireConnection = {
  execProtocolRaw: (messages: Uint8Array) => Promise<Uint8Array>
}

type Line = { port: MessagePort; waiting: Uint8Array[]; isGreeted: boolean; isGone: boolean }

/** A message has its type in one byte, and the length of all that follows it in four. */
const messageHead = 5
const terminate = 0x58
const readyForQuery = 0x5a
const idle = 0x49

const rollback = message('Q', new TextEncoder().encode('rollback\0'))

/** AuthenticationOk, and that it is ready: nobody but this process can reach the port. */
const greeting = concat(
  message('R', Uint8Array.of(0, 0, 0, 0)),
  message('S', new TextEncoder().encode('client_encoding\0UTF8\0')),
  message('S', new TextEncoder().encode('standard_conforming_strings\0on\0')),
  message('Z', Uint8Array.of(idle)),
)

export type SharedConnection = {
  /** takes the end of a new line */
  take: (port: MessagePort) => void
  /** runs something between two transactions, and no question meanwhile */
  alone: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Lets several lines share one connection: each gets it for a whole question, and for a whole transaction once it began one.
 * A line carries what a socket of PostgreSQL would (its protocol 3.0), whole messages in each piece.
 */
export function shareConnection(connection: WireConnection): SharedConnection {
  const queue: Line[] = []
  const between: (() => Promise<unknown>)[] = []
  let holder: Line | null = null
  let isRunning = false

  const ask = async (line: Line, piece: Uint8Array) => {
    const answer = await connection.execProtocolRaw(piece)
    const status = lastStatus(answer)
    // Without a status the question goes on with the next piece; with another than this one, a transaction does.
    if (status !== idle) holder = line
    else if (holder === line) holder = null
    send(line, answer)
  }
  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (;;) {
      for (let work = holder ? null : between.shift(); work; work = between.shift()) await work()
      const line = holder ?? queue.shift()
      const piece = line?.waiting.shift()
      if (line && piece) await ask(line, piece)
      else if (holder?.isGone) await ask(holder, rollback)
      else if (holder || !line) break
    }
    isRunning = false
  }
  const take = (port: MessagePort) => {
    const line: Line = { port, waiting: [], isGreeted: false, isGone: false }
    port.on('message', (piece: Uint8Array) => {
      if (!line.isGreeted) {
        line.isGreeted = true
        return send(line, greeting)
      }
      if (piece[0] === terminate) return port.close()
      line.waiting.push(piece)
      if (holder !== line) queue.push(line)
      void run()
    })
    port.on('close', () => {
      line.isGone = true
      line.waiting.length = 0
      void run()
    })
  }
  const alone = <T>(work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      between.push(() => work().then(resolve, reject))
      void run()
    })
  return { take, alone }
}

function send({ port }: Line, bytes: Uint8Array): void {
  // Without a copy all of the memory that it is a part of would go along.
  port.postMessage(new Uint8Array(bytes))
}

/** The state of the connection that the last ReadyForQuery tells; null when there is none. */
function lastStatus(answer: Uint8Array): number | null {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength)
  let status: number | null = null
  for (let at = 0; at + messageHead <= answer.length; at += 1 + view.getUint32(at + 1))
    if (answer[at] === readyForQuery) status = answer[at + messageHead] ?? null
  return status
}

function message(type: string, body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(messageHead + body.length)
  whole[0] = type.charCodeAt(0)
  new DataView(whole.buffer).setUint32(1, 4 + body.length)
  whole.set(body, messageHead)
  return whole
}

function concat(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
