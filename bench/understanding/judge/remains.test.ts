import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import type { DrawnRequest } from '../types.ts'
import { remainsOf } from './remains.ts'
import { seePage } from './seen-page.ts'

const pageOf = (label: string, value: string) =>
  seePage(
    `<html lang="en"><body><section data-section="details/rows"><dl><dt>${label}</dt><dd>${value}</dd></dl></section></body></html>`,
  )
const requestOf = (prompt: string, who: string): DrawnRequest => ({
  id: '1',
  tongue: 'en',
  family: 'long-1',
  heldOut: false,
  pageTongue: 'en',
  prompt,
  facts: [{ kind: 'person', words: who }],
})

const labels = fc.constantFrom('Ask for', 'Contact', 'Ansprechpartner', 'Chiedere di', 'Geleitet von')
const people = fc.constantFrom('Anna Weiss', 'Bo Kern', 'Nerea Romero')

test('who it is, with the words before them, is a row of its own; the same words beside anything else are a leftover', () => {
  fc.assert(
    fc.property(labels, fc.constantFrom(' ', ': ', ' is '), people, (label, between, who) => {
      const request = requestOf(`A page for a bakery. ${label}${between}${who}, 17 Mill Lane.`, who)
      expect(remainsOf(pageOf(label, who), request)).toEqual([])
      expect(remainsOf(pageOf(label, '17 Mill Lane'), request)).toEqual([`details: ${label}`])
    }),
    { numRuns: runs(30), seed },
  )
})

test('a key and its value are a row; the same key beside anything else is a leftover', () => {
  fc.assert(
    fc.property(fc.constantFrom('Parking', 'Prize', 'Was mitkommt'), fc.constantFrom(': ', ' : '), (key, colon) => {
      const request = requestOf(`A page for a bakery. ${key}${colon}behind the church. We bake bread.`, 'Bo Kern')
      expect(remainsOf(pageOf(key, 'Behind the church'), request)).toEqual([])
      expect(remainsOf(pageOf(key, 'Bread'), request)).toEqual([`details: ${key}`])
    }),
    { numRuns: runs(30), seed },
  )
})
