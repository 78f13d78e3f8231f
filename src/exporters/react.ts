import { downloadZip } from 'client-zip'
import { fileName } from '#design/clean.ts'
import { linkToFiles } from './file-links.ts'
import { distinctNames } from './names.ts'
import { componentNames } from './react/component-names.ts'
import { reactPage } from './react/page-files.ts'
import { type PageParts, takeApart } from './react/page-parts.ts'
import { type ReactFolder, reactReadme } from './react/readme.ts'
import { shareSections } from './react/share-sections.ts'
import type { ExportPage, Exporter } from './types.ts'

/** Components for an app of one's own: TypeScript, the same classes, one component for each section. */
export const react: Exporter = {
  fileName: ({ project }) => `${project === undefined ? 'pages' : fileName(project)}-react.zip`,
  build: async ({ pages, onPage }) => {
    const lastModified = new Date()
    const files = [...reactFiles(pages, onPage)].map(([name, input]) => ({ name, input, lastModified }))
    return new Uint8Array(await downloadZip(files).arrayBuffer())
  },
}

/** Every file of the download, by its path. */
export function reactFiles(pages: readonly ExportPage[], onPage?: (done: number) => void): Map<string, string> {
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
    const page = reactPage(parts[index] as PageParts, names[index] ?? 'Page', shared.uses[index])
    onPage?.(index + 1)
    return { ...page, name, folder: folders[index] ?? '', address: addresses.get(name) ?? '/' }
  })
  const files = new Map([['README.md', reactReadme(made)]])
  const sheets = new Map(made.toReversed().map(({ folder, css }) => [css, `${folder}/page.css`]))
  const imports = [...sheets].toReversed().filter(([css]) => css !== '')
  files.set(
    'styles.css',
    ['@import "tailwindcss";', ...imports.map(([, path]) => `@import "./${path}";`), ''].join('\n'),
  )
  for (const page of made) {
    for (const [name, text] of page.files) files.set(`${page.folder}/${name}`, text)
    if (page.script !== '') files.set(`public/${page.folder}.js`, page.script)
  }
  for (const [path, text] of shared.files) files.set(path, text)
  for (const [css, path] of imports) files.set(path, `${css}\n`)
  return files
}

function folderName(page: string): string {
  const name = fileName(page)
  return name === 'index' ? 'home' : name
}
