import { fileName } from '#design/clean.ts'
import { namedLibraries } from '#design/libraries.ts'
import type { TypefaceUse } from '#design/typefaces/used.ts'
import { carriedCss, carryFaces } from './carried-faces.ts'
import { linkToFiles } from './file-links.ts'
import { distinctNames } from './names.ts'
import { componentNames } from './react/component-names.ts'
import type { PageCss } from './page-css.ts'
import { type ReactPage, reactPage } from './react/page-files.ts'
import { type PageParts, takeApart } from './react/page-parts.ts'
import { type ReactFolder, reactReadme } from './react/readme.ts'
import { shareSections } from './react/share-sections.ts'
import { sourcesNot } from './sources-not.ts'
import type { ExportInput, ExportPage, Exporter } from './types.ts'
import { zipped } from './zipped.ts'

/** Components for an app of one's own: TypeScript, the same classes, one component for each section. */
export const react: Exporter = {
  fileName: ({ project }) => `${project === undefined ? 'pages' : fileName(project)}-react.zip`,
  build: async ({ pages, css, typeface, library, onPage }) => {
    const styles: PageCss[] = []
    // one after the other: there is one compiler
    for (const { html } of pages) styles.push(await css(html))
    const all = pages.map(({ html }) => html).join('\n')
    const faces = carriedCss(await carryFaces(together(styles), all, typeface))
    const codes = await Promise.all(pages.map(({ html }) => libraryCode(html, library)))
    return zipped(reactFiles(pages, { styles, faces, codes, onPage }))
  },
}

const facesFile = 'typefaces.css'

type ReactOptions = {
  /** what each page needs, in the order of the pages; without it they all use Tailwind */
  styles?: readonly PageCss[]
  /** code of the libraries that each page names */
  codes?: readonly string[]
  /** CSS of the typefaces that they carry */
  faces?: string
  onPage?: ((done: number) => void) | undefined
}

/** Every file of the download, by its path. */
export function reactFiles(
  pages: readonly ExportPage[],
  { styles = [], faces = '', codes = [], onPage }: ReactOptions = {},
): Map<string, string> {
  const folders = distinctNames(
    pages.map(({ name }) => folderName(name)),
    'x',
  ).map((name) => name.slice(0, -2))
  const names = componentNames(
    pages.map(({ name }) => (/page(\s*\d+)?$/i.test(name) ? name : `${name} page`)),
    'Page',
  )
  const addresses = new Map(pages.map(({ name }, index) => [name, index === 0 ? '/' : `/${folders[index]}`]))
  const parts = pages.map(({ html }) => takeApart(linkToFiles(html, addresses)))
  const shared = shareSections(parts, folders, names)
  const made = pages.map(({ name }, index): ReactFolder => {
    const page = withAdded(
      reactPage(parts[index] as PageParts, names[index] ?? 'Page', shared.uses[index]),
      styles[index],
    )
    onPage?.(index + 1)
    const script = page.script === '' ? '' : [codes[index] ?? '', page.script].filter(Boolean).join('\n')
    return { ...page, script, name, folder: folders[index] ?? '', address: addresses.get(name) ?? '/' }
  })
  const usesTailwind = styles.length === 0 || styles.some(({ isPlain }) => !isPlain)
  const files = new Map([['README.md', reactReadme(made, usesTailwind)]])
  const sheets = new Map(made.toReversed().map(({ folder, css }) => [css, `${folder}/page.css`]))
  const imports = [...sheets].toReversed().filter(([css]) => css !== '')
  files.set(
    'styles.css',
    [
      ...(usesTailwind ? ['@import "tailwindcss";'] : []),
      ...(faces === '' ? [] : [`@import "./${facesFile}";`]),
      ...imports.map(([, path]) => `@import "./${path}";`),
      sourcesNot([...new Set(styles.flatMap(({ own }) => own))]),
    ].join('\n'),
  )
  if (faces !== '') files.set(facesFile, faces)
  for (const page of made) {
    for (const [name, text] of page.files) files.set(`${page.folder}/${name}`, text)
    if (page.script !== '') files.set(`public/${page.folder}.js`, page.script)
  }
  for (const [path, text] of shared.files) files.set(path, text)
  for (const [css, path] of imports) files.set(path, `${css}\n`)
  return files
}

/** What was added to a plain page is in no stylesheet of its own, and no framework brings it. */
function withAdded(page: ReactPage, styles: PageCss | undefined): ReactPage {
  return styles?.isPlain && styles.css !== ''
    ? { ...page, css: [page.css, styles.css].filter(Boolean).join('\n\n') }
    : page
}

/** What the libraries of a page are, before its own script. */
async function libraryCode(html: string, library: ExportInput['library']): Promise<string> {
  if (!library) return ''
  return (await Promise.all(namedLibraries(html).map(library))).join('\n')
}

/** Each typeface once, with what all pages use of it. */
function together(styles: readonly PageCss[]): TypefaceUse[] {
  const uses = new Map<string, TypefaceUse>()
  for (const use of styles.flatMap(({ typefaces = [] }) => typefaces)) {
    const known = uses.get(use.face.id)
    const weights = [...new Set([...(known?.weights ?? []), ...use.weights])].toSorted((a, b) => a - b)
    uses.set(use.face.id, { face: use.face, weights, isItalic: use.isItalic || (known?.isItalic ?? false) })
  }
  return [...uses.values()]
}

function folderName(page: string): string {
  const name = fileName(page)
  return name === 'index' ? 'home' : name
}
