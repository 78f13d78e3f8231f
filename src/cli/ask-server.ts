import { request } from 'node:http'
import type { z } from 'zod'
import { ConfigError, readConfig } from '#server/config.ts'
import { operatorSocket } from '#server/operator-socket.ts'
import { exitCodes } from './exit-codes.ts'

/** What the server said no to, or that there is none; its message is for the person at the keyboard. */
export class CommandError extends Error {}

/** Asks the running server, which alone may open the data; the socket lies in its data folder. Throws CommandError. */
export async function askServer<T extends z.ZodType>(schema: T, path: string, input: unknown): Promise<z.infer<T>> {
  const { dataDir } = readConfig(process.env)
  const { status, body } = await post(operatorSocket(dataDir), path, JSON.stringify(input)).catch(() => {
    throw new CommandError(
      `No server runs on the data folder ${dataDir}. Start it first (npm start), or set DATA_DIR to the one that runs.`,
    )
  })
  const answer: unknown = JSON.parse(body)
  if (status === 200) return schema.parse(answer)
  const said = typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : body
  throw new CommandError(said)
}

/** Runs a command of the command line and turns a no into a line and an exit code. */
export async function reportErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = exitCodes.failed
  }
}

function post(socketPath: string, path: string, body: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      { socketPath, path, method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
        response.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}
