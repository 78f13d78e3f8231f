import { fileName } from '#design/clean.ts'
import { homePage } from '#rules/chat.ts'
import type { ExportInput } from './types.ts'

/** The name of a download of one page, without its ending: after the project where it has a name, else after the page. */
export function downloadName({ page, project }: Pick<ExportInput, 'page' | 'project'>): string {
  const own = fileName(page)
  if (project === undefined) return own
  return page === homePage ? fileName(project) : `${fileName(project)}-${own}`
}

/** Gives each name its own file; a name that is taken gets a number. The names are compared as file systems do, without case. */
export function distinctNames(names: readonly string[], extension: string): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let candidate = `${name}.${extension}`
    for (let n = 2; taken.has(candidate.toLowerCase()); n++) candidate = `${name}-${n}.${extension}`
    taken.add(candidate.toLowerCase())
    return candidate
  })
}

/**
 * The Content-Disposition header of a download (RFC 6266, RFC 8187): plain letters for old clients, all letters for the others.
 * @param fileName any text; quotes, line breaks and path separators in it do no harm
 */
export function contentDisposition(fileName: string): string {
  const name = fileName.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_')
  const plain = name.replace(/[^\x20-\x7e]|["%]/g, '_')
  const all = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${all}`
}
