import { typefaceFile } from './files.ts'

/** Which letters of a file, and which weights: one, or the lightest and the heaviest. */
export type Subset = { file: string; letters: readonly number[]; weights: readonly [number, number] | null }

/** A typeface file with only these letters and weights, as WOFF2. @throws when there is no such file */
export async function subsetFace({ file, letters, weights }: Subset): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await typefaceFile(file)
  if (bytes === null) throw new Error(`There is no typeface file "${file}"`)
  // Each thread that has it gives it 33 MB: only those that cut typefaces have.
  const { default: subsetFont } = await import('subset-font')
  const [lightest, heaviest] = weights ?? [0, 0]
  const made = await subsetFont(Buffer.from(bytes), String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: lightest === heaviest ? lightest : { min: lightest, max: heaviest } } }),
  })
  return new Uint8Array(made)
}
