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
      expect(remainsOf(pageOf(label, who), request, 'bakery')).toEqual([])
      expect(remainsOf(pageOf(label, '17 Mill Lane'), request, 'bakery')).toEqual([`details: ${label}`])
    }),
    { numRuns: runs(30), seed },
  )
})

test('a key and its value are a row; the same key beside anything else is a leftover', () => {
  fc.assert(
    fc.property(fc.constantFrom('Parking', 'Prize', 'Was mitkommt'), fc.constantFrom(': ', ' : '), (key, colon) => {
      const request = requestOf(`A page for a bakery. ${key}${colon}behind the church. We bake bread.`, 'Bo Kern')
      expect(remainsOf(pageOf(key, 'Behind the church'), request, 'bakery')).toEqual([])
      expect(remainsOf(pageOf(key, 'Bread'), request, 'bakery')).toEqual([`details: ${key}`])
    }),
    { numRuns: runs(30), seed },
  )
})

test('what a trade lists by itself is no leftover, whatever word of the request it is written as', () => {
  const asked = requestOf('Gonçalo, escritório de contabilidade em Braga', 'Gonçalo')
  const request = { ...asked, tongue: 'pt' as const, pageTongue: 'pt' as const }
  const page = seePage(
    '<html lang="pt"><body><section data-section="services/a"><ul><li><h3>Contabilidade</h3></li></ul></section></body></html>',
  )
  expect(remainsOf(page, request, 'finance')).toEqual([])
  expect(remainsOf(page, request, 'bakery')).toEqual(['services: Contabilidade'])
})
