import { downloadZip } from 'client-zip'
import { fileName } from '#design/clean.ts'
import { selfContained } from './html.ts'
import { linksToFiles } from './file-links.ts'
import { distinctNames } from './names.ts'
import { pageListName, writePageList } from './page-list.ts'
import type { Exporter } from './types.ts'

/** All pages as self-contained files; Home (else the first one) is index.html, and links between them work from disk. */
export const zip: Exporter = {
  id: 'zip',
  label: 'All pages (zip)',
  hint: 'Every page as a file of its own, linked to each other.',
  mediaType: 'application/zip',
  fileName: ({ project }) => `${project === undefined ? 'pages' : fileName(project)}.zip`,
  build: async ({ pages, css }) => {
    const names = pages.map(({ name }) => fileName(name))
    if (!names.includes('index')) names[0] = 'index'
    const fileNames = distinctNames(names, 'html')
    const fileOfPage = new Map(pages.map(({ name }, index) => [name, fileNames[index] ?? '']))
    const linked = pages.map(({ name, html }) => ({
      name,
      file: fileOfPage.get(name) ?? '',
      ...linksToFiles(html, fileOfPage),
    }))
    const lastModified = new Date()
    const entries = linked.map(async ({ file, html }) => ({
      name: file,
      input: await selfContained(html, css),
      lastModified,
    }))
    const list = writePageList(linked.map(({ name, file, former }) => ({ name, file, links: former })))
    const files = [...(await Promise.all(entries)), { name: pageListName, input: list, lastModified }]
    return new Uint8Array(await downloadZip(files).arrayBuffer())
  },
}
