import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ImportProblem } from '#exporters/import/problem.ts'
import { readImport } from '#exporters/import/read-import.ts'
import { looksSame } from '#test/support/looks-same.ts'
import { startPreviewLab } from '#test/support/preview-lab.ts'

/**
 * Imports every HTML file of a folder and says how far its page looks different from the file opened plainly in a browser,
 * in the preview and as a download: `npm run bench -- looks-same --pages FOLDER [--only PART]`.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { pages: { type: 'string' }, only: { type: 'string', default: '' } },
  })
  if (!values.pages) throw new Error('Say where the pages are: --pages FOLDER')
  const names = (await readdir(values.pages)).filter((name) => /^\.html?$/i.test(extname(name)))
  const lab = await startPreviewLab()
  print(['page', 'preview', 'download', 'Tailwind', 'left out'])
  print(['---', '---', '---', '---', '---'])
  try {
    for (const name of names.filter((each) => each.includes(values.only)).sort()) {
      const path = join(values.pages, name)
      print([name, ...(await lookAt(path, name).catch(refusedAs))])
    }
  } finally {
    await lab.close()
  }

  async function lookAt(path: string, name: string): Promise<string[]> {
    const {
      pages: [page],
    } = await readImport({ name, bytes: new Uint8Array(await readFile(path)) })
    if (!page) return ['', '', '', 'no page in it']
    const { preview, download, isPlain } = await looksSame(lab, path, page.html)
    return [percent(preview), percent(download), isPlain ? 'no' : 'yes', page.leftOut.join('; ') || 'nothing']
  }
}

/** A page that does not come in has nothing to compare. */
function refusedAs(error: unknown): string[] {
  if (error instanceof ImportProblem) return ['', '', '', `${error.title}: ${error.message}`]
  throw error
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`

function print(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
