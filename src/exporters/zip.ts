import { downloadZip } from 'client-zip'
import { fileName } from '#design/clean.ts'
import { selfContained } from './html.ts'
import { linkToFiles } from './links.ts'
import { distinctNames } from './names.ts'
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
    const files = distinctNames(names, 'html')
    const fileOfPage = new Map(pages.map(({ name }, index) => [name, files[index] ?? '']))
    const entries = pages.map(async ({ name, html }) => ({
      name: fileOfPage.get(name) ?? '',
      input: await selfContained(linkToFiles(html, fileOfPage), css),
      lastModified: new Date(),
    }))
    return new Uint8Array(await downloadZip(await Promise.all(entries)).arrayBuffer())
  },
}
