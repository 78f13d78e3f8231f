import { expect, test } from 'vitest'
import { emptyBuilder } from '#client/state/builder/builder.ts'
import { documentTitle, projectName, titleWith } from './project-name.ts'

const withTitle = (title: string) => ({
  ...emptyBuilder(),
  pages: [{ name: 'Home', html: `<html><head><title>${title}</title></head></html>`, version: 'v' }],
})

test.for([
  ['Nordlys Kaffe: a small coffee roastery in Bergen', 'Nordlys Kaffe'],
  ['Forno Volante | Pizza', 'Forno Volante'],
  ['Salt &amp; Stone – Studio', 'Salt & Stone'],
  ['Jean-Luc', 'Jean-Luc'],
  ['', 'My Design Project'],
  ['x'.repeat(90), 'x'.repeat(40)],
] as const)('%s', ([title, name]) => expect(projectName(withTitle(title))).toBe(name))

test('a project without a page', () => expect(projectName(emptyBuilder())).toBe('My Design Project'))

test('the tab names the page, the project and the product', () => {
  expect(documentTitle(withTitle('Nordlys: coffee'), 'Home', null)).toBe('Nordlys | Pagewright')
  expect(documentTitle(withTitle('Nordlys: coffee'), 'About', null)).toBe('About · Nordlys | Pagewright')
  expect(documentTitle(withTitle('Nordlys: coffee'), 'About', 'Winter')).toBe('Winter · Pagewright')
})

test.for([
  [null, 'Winter · Pagewright'],
  [{ kind: 'making', page: 'Home' }, 'Making Home… Winter · Pagewright'],
  [{ kind: 'done', page: 'About' }, '✓ About is ready · Winter · Pagewright'],
] as const)('the tab with news %j', ([news, title]) => expect(titleWith('Winter · Pagewright', news)).toBe(title))
