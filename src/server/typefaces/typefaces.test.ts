import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unicodeRanges } from '#design/typefaces/alphabets.ts'
import { carriedFaces, filesOf } from '#design/typefaces/faces.ts'
import { typefaces } from '#design/typefaces/typefaces.ts'
import { usedTypefaces } from '#design/typefaces/used.ts'
import { askedSubset, carriedFace } from './asked-subset.ts'
import { typefaceFile } from './files.ts'

test.each(typefaces.map((face) => [face.family, face] as const))(
  '%s has every file that it is said to have',
  async (_, face) => {
    for (const file of filesOf(face)) {
      const bytes = await typefaceFile(file)
      expect([file, bytes?.subarray(0, 4)]).toEqual([file, new Uint8Array([0x77, 0x4f, 0x46, 0x32])])
    }
    const name = `@fontsource${face.isVariable ? '-variable' : ''}/${face.id}`
    const read = (file: string): unknown =>
      JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`${name}/${file}`)), 'utf8'))
    expect(read('metadata.json')).toMatchObject({ family: face.family, license: { type: 'OFL-1.1' } })
    // a few packages say of the extended letters that they are for a little more
    const alphabets = face.alphabets.filter((alphabet) => alphabet !== 'latin-ext')
    expect(read('unicode.json')).toMatchObject(
      Object.fromEntries(alphabets.map((alphabet) => [alphabet, unicodeRanges[alphabet]])),
    )
  },
)

test('two faces of a page in Latin letters are smaller than 60 KB', async () => {
  const page =
    '<style>:root{--font-display:"Playfair Display",serif;--font-body:Inter,sans-serif} h1{font-weight:700}</style>' +
    '<h1>Fresh bread, daily</h1><p>The quick brown fox jumps over the lazy dog. 0123456789 “Façade” — €4.50 & co. (open!)</p>'
  const faces = carriedFaces(usedTypefaces(page, ''), page)
  expect(faces.map(({ family }) => family).toSorted()).toEqual(['Inter', 'Playfair Display'])
  const sizes = await Promise.all(faces.map(async (face) => (await carriedFace(face)).length))
  expect(Math.min(...sizes)).toBeGreaterThan(1000)
  expect(sizes[0]! + sizes[1]!).toBeLessThan(60_000)
})

test.each([
  ['inter-latin-wght-normal.woff2', '20-7e', '400-700', true],
  ['poppins-latin-600-normal.woff2', '20-7e', '600', true],
  ['inter-latin-wght-normal.woff2', '20-7e', '50-700', false],
  ['inter-latin-wght-normal.woff2', '20-7e', '700-400', false],
  ['inter-latin-wght-normal.woff2', '0-10ffff', '400', false],
  ['inter-latin-wght-normal.woff2', '20-7e', '', false],
  ['comic-sans-latin.woff2', '20-7e', '400', false],
])('%s with %s at %s can be asked for: %s', (file, letters, weight, expected) => {
  expect(askedSubset(file, letters, weight) !== null).toBe(expected)
})
