import { depthOfPage } from '#design/depth.ts'
import { toTree } from '#design/tree.ts'
import { downloadName } from './names.ts'
import { openPage } from './open-page.ts'
import type { Exporter } from './types.ts'

/** Deeper trees cannot be read by other programs. */
const treeDepth = 1000
const tooDeep = `a JSON tree has at most ${treeDepth.toLocaleString('en')}. Take boxes away that only hold one another.`

/** The element tree: title, description, elements. */
export const json: Exporter = {
  fileName: (input) => `${downloadName(input)}.json`,
  build: async (input) => {
    const { html } = openPage(input)
    const depth = depthOfPage(html)
    if (depth > treeDepth) throw new Error(`This page is ${depth.toLocaleString('en')} levels deep; ${tooDeep}`)
    return `${JSON.stringify(toTree(html), null, 2)}\n`
  },
}
