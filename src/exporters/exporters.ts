import { html } from './html.ts'
import { htmlCdn } from './html-cdn.ts'
import { json } from './json.ts'
import { react } from './react.ts'
import type { ExportFile, ExportInput } from './types.ts'
import { zip } from './zip.ts'

/** All kinds of download, in the order of the menu. */
export const exporters = [html, htmlCdn, zip, react, json] as const

/**
 * Builds one download, in the browser and in Node alike.
 * @throws when the format is unknown or the page that is open does not exist
 */
export async function exportAs(id: string, input: ExportInput): Promise<ExportFile> {
  const exporter = exporters.find((candidate) => candidate.id === id)
  if (!exporter) throw new Error(`There is no download "${id}"`)
  return { fileName: exporter.fileName(input), mediaType: exporter.mediaType, content: await exporter.build(input) }
}
