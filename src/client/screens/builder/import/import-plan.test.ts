import { expect, test } from 'vitest'
import type { Page } from '#client/state/builder/types.ts'
import { choiceProblems, firstChoices, planProblem } from './import-plan.ts'

const page = (name: string, html = '<p>x</p>'): Page => ({ name, html, version: html === '' ? null : name })
const having = (pages: Page[]) => ({ pages, maxPages: 50 })
const found = (name: string) => ({ name, html: '<p>new</p>', file: `${name}.html`, leftOut: [] })

test.for<[there: Page[], names: string[], proposed: string[]]>([
  [[page('Home', '')], ['Home'], ['Home']],
  [[page('Home')], ['Home', 'Menu'], ['Home 2', 'Menu']],
  [[page('Home'), page('menu'), page('Menu 2')], ['Menu'], ['Menu 3']],
  [
    [page('Home'), page('Menu', '')],
    ['Menu', 'Menu'],
    ['Menu', 'Menu 2'],
  ],
])('%j with %j is offered as %j', ([there, names, proposed]) => {
  const choices = firstChoices(there, names.map(found))
  expect(choices.map(({ name }) => name)).toEqual(proposed)
  expect(planProblem(having(there), choices)).toBeNull()
})

test('names are looked at as for a new page, and against each other', () => {
  const choose = (name: string, isChosen = true) => ({ found: found(name), name, isChosen })
  const choices = [choose('About'), choose('about '), choose(''), choose('HOME'), choose('Home', false)]
  expect(choiceProblems([page('Home')], choices)).toEqual([
    null,
    'There is a page of that name already.',
    'Give the page a name.',
    'There is a page of that name already.',
    null,
  ])
})

test('a project keeps to its limit, and something has to be chosen', () => {
  const pages = Array.from({ length: 50 }, (_, index) => page(`Page ${index}`))
  const more = firstChoices(pages, [found('More')])
  expect(planProblem(having(pages), more)).toMatch(/^This project keeps at most 50 pages\..*choose fewer of these/)
  expect(planProblem({ pages, maxPages: 100 }, more)).toBeNull()
  expect(planProblem(having([page('Home')]), [])).toBe('Choose a page first.')
})

test('a browser keeps only so much: the first pages are chosen, and more are refused with a way out', () => {
  const three = ['Home', 'Menu', 'About'].map(found)
  const room = found('Home').html.length * 2
  const choices = firstChoices([], three, room)
  expect(choices.map(({ isChosen }) => isChosen)).toEqual([true, true, false])
  expect(planProblem(having([]), choices, room)).toBeNull()
  expect(planProblem(having([]), firstChoices([], three), room)).toMatch(/Choose fewer, or sign in first/)
})
