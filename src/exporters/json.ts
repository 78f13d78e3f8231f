import { depthOfPage } from '#design/depth.ts'
import { toTree } from '#design/tree.ts'
import { type CarriedFace, carryFaces } from './carried-faces.ts'
import { downloadName } from './names.ts'
import { openPage } from './open-page.ts'
import type { Exporter } from './types.ts'

/** Where a tree carries its typefaces; an import leaves them aside. */
export const facesField = 'typefaces'

/** Deeper trees cannot be read by other programs. */
const treeDepth = 1000
const tooDeep = `a JSON tree has at most ${treeDepth.toLocaleString('en')}. Take boxes away that only hold one another.`

/** The element tree: title, description, elements; beside it the typefaces that its styles name. */
export const json: Exporter = {
  fileName: (input) => `${downloadName(input)}.json`,
  build: async (input) => {
    const { html } = openPage(input)
    const { typefaces = [] } = await input.css(html)
    const faces = await carryFaces(typefaces, html, input.typeface)
    const depth = depthOfPage(html)
    if (depth > treeDepth) throw new Error(`This page is ${depth.toLocaleString('en')} levels deep; ${tooDeep}`)
    const tree = toTree(html)
    return `${JSON.stringify(faces.length === 0 ? tree : { ...tree, [facesField]: faces.map(told) }, null, 2)}\n`
  },
}

const told = ({ family, style, weight, range, address }: CarriedFace) => ({
  family,
  style,
  weight,
  range,
  src: address,
})
