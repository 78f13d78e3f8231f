import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { compose } from './compose.ts'

const names = ['Ferrule', 'Quillmark', 'Tidewatch', 'Oatfield', 'Stitchery', 'Harrow', 'Vellum', 'Siskin', 'Dovetail']
const things = [
  'invoicing software',
  'an API for parcel tracking',
  'a backup tool',
  'a time tracking app',
  'a form builder',
]
const wordings = [
  'Landing page for N, T',
  'N: T. Features, pricing, FAQ',
  'A website for T called N',
  'T homepage, name N',
]
const all = names.flatMap((name) =>
  things.flatMap((thing) => wordings.map((wording) => wording.replace('N', name).replace('T', thing))),
)
const compact = (prompt: string) => {
  const { plan } = compose({ prompt, pages: [], pageName: 'Home', variant: 0 } as never)
  const hero = plan.sections.find(({ kind }) => kind === 'hero')?.template
  return { family: plan.family, hero: `${hero?.family}/${hero?.variant}` }
}

test('software comes in many looks, and no opening stands again and again', () => {
  const looks = drawn(all, 60).map(compact)
  const counts = new Map<string, number>()
  for (const { hero } of looks) counts.set(hero, (counts.get(hero) ?? 0) + 1)
  expect(new Set(looks.map(({ family }) => family)).size).toBeGreaterThanOrEqual(12)
  expect(counts.size).toBeGreaterThanOrEqual(16)
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(Math.ceil(looks.length / 5))
})

test.each([
  ['A music player app', 'spine'],
  ['An online quiz app', 'answer-sheet'],
  ['A booking tool for a court: week view', 'tape'],
])('%s stands in the look that was drawn for it', (prompt, family) => {
  expect(compact(prompt).family).toBe(family)
})
