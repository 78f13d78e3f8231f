import { parseSource } from './parse.ts'

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
