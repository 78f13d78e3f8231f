import { kindOf, textOf } from './file-text.ts'
import { fileMaxBytes, zipLimits } from './limits.ts'
import { lossLines } from './losses.ts'
import { ImportProblem, kinds } from './problem.ts'
import { type ImportTools, readPage } from './read-page.ts'
import { pageOfJson } from './read-json.ts'
import { type ImportResult, pagesOfZip } from './zip-pages.ts'

export type ImportFile = { name: string; bytes: Uint8Array }

/**
 * The pages of a file: HTML, a JSON tree, or a zip of pages. What was downloaded here comes back byte for byte.
 * @throws ImportProblem with words for the person
 */
export async function readImport({ name, bytes }: ImportFile, tools: ImportTools = {}): Promise<ImportResult> {
  const isZip = kindOf(bytes) === 'zip'
  const most = isZip ? zipLimits.packed : fileMaxBytes
  if (bytes.length > most) {
    throw new ImportProblem(
      `“${name}” is too large`,
      `A ${isZip ? 'zip' : 'page'} of more than ${most / 1_000_000} MB cannot be read.`,
      isZip ? 'Import it in parts.' : 'Make it smaller, for example by smaller pictures, and try again.',
    )
  }
  if (/\.(jsx?|tsx?|vue|svelte|php|css|scss|md|py)$/i.test(name))
    throw new ImportProblem(`“${name}” is not a page`, 'It holds code that has to be run or built first.', kinds)
  if (isZip) return pagesOfZip(name, bytes, tools)
  tools.onProgress?.({ done: 0, total: 1, file: name })
  const text = textOf(name, bytes)
  if (kindOf(bytes) === 'html' || (/\.x?html?$/i.test(name) && !isJson(text)))
    return { pages: [await readPage(name, text, tools)], refused: [] }
  const { html, losses } = pageOfJson(name, text)
  const page = await readPage(name, html, tools)
  return { pages: [{ ...page, leftOut: [...lossLines(losses), ...page.leftOut] }], refused: [] }
}

/** A page may begin with a brace, too. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
