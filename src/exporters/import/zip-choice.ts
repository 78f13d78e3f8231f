import { visibleText } from '#design/text.ts'
import type { ZipFiles } from './zip-files.ts'

/** Pages that stay out, with the reason: one, or several in one line. */
export type RefusedFile = { file: string; reason: string; count: number }

/** Which files of a zip are read as its pages. */
export type ZipChoice = {
  /** all files; of a project with its sources what was built, which is the site by itself */
  files: ZipFiles
  pages: string[]
  skipped: RefusedFile[]
  /** files that say the same at the same address as one that is read: '404/index.html' beside '404.html' */
  copies: ReadonlyMap<string, string>
}

/**
 * The pages of a zip, Home first: without feeds, templates, copies, and what only sends on to a page. Of a project with
 * its sources those that were built.
 */
export function choosePages(zip: ZipFiles): ZipChoice {
  const built = builtFolder(zip.paths)
  const files = { ...zip, paths: zip.paths.filter((path) => path.startsWith(built)) }
  const all = pagesOf(files)
  const sources = pagesOf(zip).filter((path) => !path.startsWith(built))
  const skipped = together(sources, `Sources of the site: the pages that were built of them, in “${built}”, come in.`)
  const pages: string[] = []
  const copies = new Map<string, string>()
  const aside: string[] = []
  for (const path of all) {
    const kind = kindOfPage(files, path, all)
    if (kind === 'page') pages.push(path)
    else if (typeof kind === 'object' && 'reason' in kind) skipped.push(...together([path], kind.reason))
    else if (typeof kind === 'object') copies.set(path, kind.copyOf)
    else aside.push(path)
  }
  // a zip of nothing else is what the person means
  return pages.length > 0 || skipped.some(({ reason }) => reason === template)
    ? { files, pages, skipped, copies }
    : { files, pages: [...aside, ...skipped.map(({ file }) => file)].sort(homeFirst), skipped: [], copies }
}

const pagesOf = ({ paths }: ZipFiles) => paths.filter((path) => /\.html?$/i.test(path)).sort(homeFirst)

/** Several files that stay out for one reason, in one line. */
export function together(paths: readonly string[], reason: string): RefusedFile[] {
  const [first, ...others] = paths
  if (first === undefined) return []
  const file = others.length === 0 ? first : `${first} and ${others.length.toLocaleString('en')} more`
  return [{ file, reason, count: paths.length }]
}

/** The page at the top comes first, then by place; pages that say what is missing come last. */
function homeFirst(a: string, b: string): number {
  const rank = (path: string) =>
    path.split('/').length * 4 -
    (/(^|\/)index\.html?$/i.test(path) ? 1 : 0) +
    (/(^|\/)(404|500|_error)\b/i.test(path) ? 100 : 0)
  return rank(a) - rank(b) || a.localeCompare(b)
}

/** Where the tools write the site, beside what says that these are their sources. */
const builtNames = ['_site', 'dist', 'build', 'out', 'public']
const projectFile = /(^|\/)(package\.json|_config\.ya?ml|(hugo|config)\.(toml|ya?ml)|gatsby-config\.[jt]s)$/i

/** The folder of the site that was built in a project; empty where there is none. */
function builtFolder(paths: readonly string[]): string {
  const roots = paths
    .filter((path) => projectFile.test(path))
    .map((path) => path.slice(0, path.lastIndexOf('/') + 1))
    .toSorted((a, b) => a.length - b.length)
  const folders = roots.flatMap((root) => builtNames.map((name) => `${root}${name}/`))
  return folders.find((folder) => paths.includes(`${folder}index.html`)) ?? ''
}

const template = 'It is a template: build the site, and import the folder that comes of it.'

function kindOfPage(
  files: ZipFiles,
  path: string,
  all: readonly string[],
): 'page' | 'aside' | { reason: string } | { copyOf: string } {
  if (/_files\/[^/]*$/.test(path) && all.length > 1) return 'aside'
  const text = quietText(files, path)
  const start = text.slice(0, 2000)
  if (/^[^<]*<\?xml[\s\S]{0,600}<(rss|feed|urlset|rdf)/i.test(start) || /^\s*<(rss|feed|urlset)\b/i.test(start))
    return 'aside'
  if (isTemplate(path, text)) return { reason: template }
  const short = path.replace(/\/index(\.html?)$/i, '$1')
  if (short !== path && all.includes(short) && visibleText(quietText(files, short)) === visibleText(text))
    return { copyOf: short }
  return /http-equiv\s*=\s*["']?refresh/i.test(start) && start.length < 2000
    ? { reason: 'It only sends on to another page.' }
    : 'page'
}

/** Pages of Jekyll and the like begin with a block of data; their parts name what is put in. */
const isTemplate = (path: string, text: string) =>
  /^(?:ï»¿)?---\r?\n(?:[^<]*\n)?---\s/.test(text) ||
  (/(^|\/)_?(layouts|includes|partials|templates)\//i.test(path) && /\{[{%]/.test(text))

function quietText(files: ZipFiles, path: string): string {
  try {
    return new TextDecoder('latin1').decode(files.read(path) ?? new Uint8Array())
  } catch {
    return ''
  }
}
