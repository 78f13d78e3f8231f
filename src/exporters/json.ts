import { toTree } from '#design/tree.ts'
import { downloadName } from './names.ts'
import { openPage } from './open-page.ts'
import type { Exporter } from './types.ts'

/** The element tree: title, description, elements. */
export const json: Exporter = {
  fileName: (input) => `${downloadName(input)}.json`,
  build: async (input) => `${JSON.stringify(toTree(openPage(input).html), null, 2)}\n`,
}
