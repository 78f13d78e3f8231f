import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { atMost } from '#test/support/draw.ts'
import { creditHistory } from '#api/credits.ts'
import { creditsOf, startOn } from '#test/support/credits.ts'
import { liveMember } from '#test/support/live-people.ts'
import { moment } from '#test/support/moment.ts'
import { get, newProject } from '#test/support/people.ts'
import { freePort, startProduct } from '#test/support/product.ts'

const root = join(import.meta.dirname, '../..')
const kills = 4

/** The host's command line against the server of a data folder. @returns what it said, and its exit code */
async function cli(folder: string, ...args: string[]): Promise<{ said: string; code: number }> {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder }
  const command = ['src/cli/main.ts', ...args]
  return promisify(execFile)(process.execPath, command, { cwd: root, env }).then(
    ({ stdout }) => ({ said: stdout, code: 0 }),
    (error: { stderr: string; code: number }) => ({ said: error.stderr, code: error.code }),
  )
}

// Faults 1 to 3.
test(
  'kill -9 around the end of generations: each cost one credit or came back, never both, and the ledger is whole',
  async () => {
    const env = { PORT: String(await freePort()), DESIGNER_SECONDS: '0.6' }
    let product = await startProduct(env)
    const { folder } = product
    const person = await liveMember(() => product.url)
    expect((await cli(folder, 'user', 'plan', person.email, 'pro')).said).toContain('plan pro')
    await cli(folder, 'credits', 'grant', person.email, '100', '--note', 'For the test')
    const project = await newProject(person)
    for (let n = 0; n < kills; n += 1) {
      expect((await startOn(person, { project: project.id })).status).toBe(201)
      await moment(1500)
      await product.kill()
      product = await startProduct(env, folder)
    }
    const { entries, spent } = await get(creditHistory, person, 'GET', '/credits/history')
    const turns = entries.filter(({ kind }) => kind === 'spend' || kind === 'return')
    expect(turns).toHaveLength(kills)
    for (const { kind, cost } of turns) expect(cost).toBe(kind === 'spend' ? 1 : 0)
    expect(await creditsOf(person)).toMatchObject({ totalCredits: 100 - spent })
    expect(await cli(folder, 'credits', 'check')).toEqual({ said: 'Every rule of the ledger holds.\n', code: 0 })
    await product.kill()
    const alone = await cli(folder, 'credits', 'show', person.email)
    await rm(folder, { recursive: true })
    expect([alone.code, alone.said]).toEqual([
      1,
      expect.stringContaining(`No server runs on the data folder ${folder}.`),
    ])
  },
  atMost(300_000),
)
