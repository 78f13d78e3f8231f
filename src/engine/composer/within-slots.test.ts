import { expect, test } from 'vitest'
import { cases } from '#test/support/requests/request-table.ts'
import { compose } from './compose.ts'
import type { ComposedPage } from './types.ts'
import { mostSlots } from './within-slots.ts'

const composed = (prompt: string) =>
  compose({ prompt, html: null, chat: [], pages: [], pageName: 'Home', mode: 'html', variant: 0 })

const slotsIn = (html: string) => html.split(' data-placeholder').length - 1

/** How many slots stand in sections that were asked for, and in the others. */
function waiting({ parts, plan }: ComposedPage): { asked: number; others: number } {
  const asked = new Set(plan.sections.filter((section) => section.asked).map(({ id }) => id))
  const sum = (isAsked: boolean) =>
    parts.filter(({ id }) => asked.has(id) === isAsked).reduce((all, { html }) => all + slotsIn(html), 0)
  return { asked: sum(true), others: sum(false) }
}

test('six facts wait at most; more only for what was asked for, and then for one thing besides', () => {
  const wrong = cases.flatMap(([prompt]) => {
    const { asked, others } = waiting(composed(prompt))
    return asked + others <= mostSlots || others <= 1 ? [] : [`${prompt}: ${asked} and ${others}`]
  })
  expect(wrong).toEqual([])
})

test('no link leads to a section that was left out', () => {
  const dead = cases.flatMap(([prompt]) => {
    const { html } = composed(prompt)
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    return [...html.matchAll(/\shref="#([^"]+)"/g)]
      .filter(([, id]) => id !== 'top' && !ids.has(id))
      .map(([, id]) => `${prompt}: #${id}`)
  })
  expect(dead).toEqual([])
})

test('a list without prices has no column for them; a plan of an asked price list waits for its own', () => {
  const menu = composed('A page for a pizzeria in Cork with a menu: Margherita, Marinara, Diavola, Funghi')
  expect(menu.html).not.toContain('Add price')
  expect(menu.html).toContain('Diavola')
  const plans = composed('A yoga studio with a pricing section')
  expect(plans.html).toContain('Add price')
})

test('opening hours that nobody gave are one line, and those that were given are all there', () => {
  const asked = composed('A florist in Leeds with opening hours')
  const hours = asked.parts.find(({ id }) => id === 'opening-hours')
  expect(slotsIn(hours?.html ?? '')).toBe(1)
  const given = composed('A florist in Leeds, open Monday to Friday 9 to 17, Saturday 10 to 14')
  expect(given.html).toMatch(/9[^<]*17/)
  expect(given.html).toMatch(/10[^<]*14/)
})
