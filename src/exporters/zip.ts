import { fileName } from '#design/clean.ts'
import { selfContained } from './html.ts'
import { linksToFiles } from './file-links.ts'
import { distinctNames } from './names.ts'
import { pageListName, writePageList } from './page-list.ts'
import type { Exporter } from './types.ts'
import { zipped } from './zipped.ts'

/** All pages as self-contained files; Home (else the first one) is index.html, and links between them work from disk. */
export const zip: Exporter = {
  fileName: ({ project }) => `${project === undefined ? 'pages' : fileName(project)}.zip`,
  build: async ({ pages, css, typeface, library, onPage }) => {
    const names = pages.map(({ name }) => fileName(name))
    if (!names.includes('index')) names[0] = 'index'
    const fileNames = distinctNames(names, 'html')
    const fileOfPage = new Map(pages.map(({ name }, index) => [name, fileNames[index] ?? '']))
    const linked = pages.map(({ name, html }) => ({
      name,
      file: fileOfPage.get(name) ?? '',
      ...linksToFiles(html, fileOfPage),
    }))
    const files = new Map<string, string>()
    for (const { file, html } of linked) {
      files.set(file, await selfContained(html, { css, typeface, library }))
      onPage?.(files.size)
    }
    files.set(pageListName, writePageList(linked.map(({ name, file, former }) => ({ name, file, links: former }))))
    return zipped(files)
  },
}
