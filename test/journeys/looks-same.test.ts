import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { readImport } from '#exporters/import/read-import.ts'
import { looksSame } from '#test/support/looks-same.ts'
import { startPreviewLab } from '#test/support/preview-lab.ts'

const lab = await startPreviewLab()
afterAll(() => lab.close())

const folder = join(import.meta.dirname, '../fixtures/looks')

test.for(drawn(readdirSync(folder), 2))('%s looks in the preview and as a download as in a browser', async (name) => {
  const path = join(folder, name)
  const {
    pages: [page],
  } = await readImport({ name, bytes: readFileSync(path) })
  expect(page?.leftOut).toEqual([])
  const { preview, download, isPlain } = await looksSame(lab, path, page?.html ?? '')
  // nothing had to be left out of these: not one pixel in a thousand
  expect({ isPlain, preview: preview < 0.001, download: download < 0.001 }).toEqual({
    isPlain: true,
    preview: true,
    download: true,
  })
})
