import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderSecret } from './secret.ts'

test('a data folder gets one secret, which only its owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'))
  const all = await Promise.all([folderSecret(folder), folderSecret(folder), folderSecret(folder)])
  expect(all[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(all).size).toBe(1)
  expect(await folderSecret(folder)).toBe(all[0])
  expect((await stat(join(folder, 'auth.secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['auth.secret'])
  await rm(folder, { recursive: true })
})
