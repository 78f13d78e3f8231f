import { type FormatId, formats } from './formats.ts'
import { html } from './html.ts'
import { htmlCdn } from './html-cdn.ts'
import { json } from './json.ts'
import { react } from './react.ts'
import type { Exporter, ExportFile, ExportInput } from './types.ts'
import { zip } from './zip.ts'

const exporters: Record<FormatId, Exporter> = { html, 'html-cdn': htmlCdn, zip, react, json }

/**
 * Builds one download, in the browser and in Node alike.
 * @throws when the page that is open does not exist
 */
export async function exportAs(id: FormatId, input: ExportInput): Promise<ExportFile> {
  const { fileName, build } = exporters[id]
  return { fileName: fileName(input), mediaType: formats[id].mediaType, content: await build(input) }
}
