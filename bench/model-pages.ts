import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { servedFaces } from '#design/typefaces/faces.ts'
import { cssOf } from '#server/tailwind.ts'
import { looksSame } from '#test/support/looks-same.ts'
import { startPreviewLab } from '#test/support/preview-lab.ts'
import { bringCdnFiles, cdnFile, facesHost } from './model-pages/cdn.ts'
import { editEach } from './model-pages/edit-each.ts'
import { type WrittenPage, writtenPages } from './model-pages/pages.ts'
import { streamed } from './model-pages/streamed.ts'
import { measureStyles } from './model-pages/styles.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Streams whole pages of models as replies, and says how far what was stored looks different from the original in a
 * browser that has the files of its hosts, and whether one text and one colour of each can be changed by hand and by the
 * built-in designer; with `--styles`, whether drawn wishes for their looks have the effect that is claimed.
 * `npm run bench -- model-pages [--only PART] [--keep FOLDER of pictures] [--edits] [--styles] [--own]`
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      keep: { type: 'string' },
      edits: { type: 'boolean', default: false },
      own: { type: 'boolean', default: false },
      styles: { type: 'boolean', default: false },
    },
  })
  const { where, pages } = writtenPages(values.own)
  if (where === 'own') print('Pages of our own; those of models are taken where they lie beside the project.\n')
  const some = pages.filter(({ name }) => values.only.split(',').some((part) => name.includes(part)))
  await bringCdnFiles()
  if (values.keep) await mkdir(values.keep, { recursive: true })
  const lab = await startPreviewLab()
  try {
    if (values.styles) return await measureStyles(lab, some)
    print('| page | preview | download | edits | told |\n|---|---|---|---|---|')
    for (const page of some) await lookAt(page)
  } finally {
    await lab.close()
  }

  async function lookAt({ name, path, html }: WrittenPage): Promise<void> {
    const { page, told } = await streamed(html)
    const looks = values.edits ? null : await pictures(name, path, page)
    const edits = await editEach(lab, page)
    const right = edits.filter(({ wrong }) => wrong.length === 0).length
    const shares = looks ? [looks.preview, looks.download].map(percent) : ['–', '–']
    print(`| ${[name, ...shares, `${right} of ${edits.length}`, told.join(' ') || 'nothing'].join(' | ')} |`)
    for (const { by, kind, wrong } of edits) for (const why of wrong) fail(`${kind} by ${by}: ${why}`)
    if (looks && Math.max(looks.preview, looks.download) > mostOther && told.length === 0)
      fail('it looks different, and nothing is told')
  }

  async function pictures(name: string, path: string, page: string) {
    const { typefaces = [] } = await cssOf(page)
    // a family that a page names and does not load is on the machine of whoever wrote it
    const faces = servedFaces(typefaces, facesHost)
    const keep = values.keep ? { keep: join(values.keep, name) } : {}
    return looksSame(lab, path, page, { file: cdnFile, faces, rest: 1_500, ...keep })
  }
}

/** More of its pixels than this may only be other ones where the answer says what is gone. */
const mostOther = 0.01

const percent = (share: number) => `${(share * 100).toFixed(2)} %`

function fail(why: string): void {
  print(`  WRONG: ${why}`)
  process.exitCode = 1
}
