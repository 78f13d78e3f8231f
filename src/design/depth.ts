import { parseSource } from './parse.ts'

/** A page is nested at most so many levels deep. Browsers put what is deeper beside it, not inside. */
export const pageMaxDepth = 500

/** How deep the elements of a page stand inside each other. */
export function depthOfPage(html: string): number {
  const depths: number[] = []
  let deepest = 0
  for (const { parent } of parseSource(html).elements) {
    const depth = (depths[parent] ?? 0) + 1
    depths.push(depth)
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
