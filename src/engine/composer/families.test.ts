import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { conformance, unknownClasses } from '#test/support/family-checks.ts'
import { fillings } from '#test/support/sample-content.ts'
import { pieceKinds, sheetPage } from '#test/support/sheet-page.ts'
import { allProblems, library } from './library.ts'

const { families } = library()

test('there are families, and nothing is wrong in their files', () => {
  expect(families.size).toBeGreaterThan(0)
  expect(allProblems(library())).toEqual([])
})

const all = [...families.values()]

test.each(all)('$id: its preferred order names sections that it has', (family) => {
  const own = new Set(family.sections.map(({ kind, variant }) => `${kind}/${variant}`))
  expect(family.prefers.filter((name) => !own.has(name))).toEqual([])
  expect(family.sections.length).toBeGreaterThan(2)
})

const pages = drawn(
  all.flatMap((family) => fillings.map((size) => ({ id: family.id, family, size }))),
  20,
)

test.each(pages)('$id, $size: valid, every class known', async ({ family, size }) => {
  const html = sheetPage(family, size, { mode: null, hue: null, only: null })
  expect(await unknownClasses(html)).toEqual([])
  expect(await conformance(html)).toEqual([])
})

test.each(pages)('$id, $size: no two ids are the same and every reference leads somewhere', ({ family, size }) => {
  const html = sheetPage(family, size, { mode: null, hue: null, only: null })
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
  const known = new Set([...ids, 'top'])
  expect(ids.length).toBe(new Set(ids).size)
  const references = [...html.matchAll(/(?:href="#|url\(#|\sfor="|aria-labelledby=")([^")]+)/g)].flatMap((match) =>
    (match[1] ?? '').split(/\s+/),
  )
  expect(references.filter((id) => !known.has(id))).toEqual([])
})

const pieces = all.flatMap((family) =>
  family.sections
    .filter(({ kind }) => pieceKinds.has(kind))
    .flatMap(({ kind, variant }) => fillings.map((size) => ({ family, size, only: `${kind}.${variant}` }))),
)

test.each(drawn(pieces, 15))('$only, $size: valid by itself, every class known', async ({ family, size, only }) => {
  const html = sheetPage(family, size, { mode: null, hue: null, only })
  expect(await unknownClasses(html)).toEqual([])
  expect(await conformance(html)).toEqual([])
})
