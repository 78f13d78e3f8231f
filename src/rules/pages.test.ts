import { expect, test } from 'vitest'
import { newPageProblem, pageLockReason, pageNameProblem } from './pages.ts'

const names = ['Home', 'About']

test.for([
  ['Contact', undefined, null],
  ['  Contact ', undefined, null],
  ['', undefined, 'Give the page a name.'],
  ['   ', undefined, 'Give the page a name.'],
  ['x'.repeat(60), undefined, null],
  ['x'.repeat(61), undefined, 'At most 60 characters.'],
  ['about', undefined, 'There is a page of that name already.'],
  ['ABOUT', 'About', null],
  ['home', 'About', 'There is a page of that name already.'],
] as const)('a page called %o instead of %o: %o', ([name, self, problem]) =>
  expect(pageNameProblem(names, name, self)).toBe(problem),
)

test('a project has at most 50 pages, or as many as its plan keeps', () => {
  const many = Array.from({ length: 50 }, (_, n) => `Page ${n}`)
  expect(newPageProblem(many.slice(1), 'One more')).toBeNull()
  expect(newPageProblem(many, 'One more')).toMatch(/^This project keeps at most 50 pages\. Delete one/)
  expect(newPageProblem(many, 'One more', 51)).toBeNull()
})

test.for([
  ['Home', false, 'Home is the first page of every project and keeps its name.'],
  ['About', true, 'This page is being made. Wait for it or stop it first.'],
  ['About', false, null],
] as const)('%s, being made %o, is locked: %o', ([name, isMade, reason]) =>
  expect(pageLockReason(name, isMade)).toBe(reason),
)
