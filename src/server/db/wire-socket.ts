import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

type Done = (error?: Error | null) => void

/** What node-postgres takes for a socket: a line to the embedded database, opened when it connects. */
export class WireSocket extends Duplex {
  readonly #open: () => MessagePort
  #port: MessagePort | null = null

  constructor(open: () => MessagePort) {
    super()
    this.#open = open
  }

  connect(): void {
    try {
      this.#port = this.#open()
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
      return
    }
    this.#port.on('message', (bytes: Uint8Array) => this.push(bytes))
    this.#port.on('close', () => this.destroy())
    process.nextTick(() => this.emit('connect'))
  }

  setNoDelay(): void {}

  setKeepAlive(): void {}

  ref(): void {
    this.#port?.ref()
  }

  unref(): void {
    this.#port?.unref()
  }

  override _read(): void {}

  override _write(bytes: Uint8Array, _encoding: string, done: Done): void {
    this.#send(bytes)
    done()
  }

  // The messages of one question go as one piece.
  override _writev(pieces: { chunk: Buffer }[], done: Done): void {
    this.#send(Buffer.concat(pieces.map(({ chunk }) => chunk)))
    done()
  }

  override _final(done: Done): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#port?.close()
    done(error)
  }

  #send(bytes: Uint8Array): void {
    // Without a copy all of the memory that it is a part of would go along. Handing it over would cost ten times as much.
    this.#port?.postMessage(new Uint8Array(bytes))
  }
}
