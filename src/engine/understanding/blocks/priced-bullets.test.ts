import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readInBlocks, readRequest } from '../read-request.ts'

const lists = fc.record({
  words: fc.constantFrom(
    {
      head: 'Lumo\nrecord label, Leeds',
      things: ['live session', 'night tour', 'school visits'],
      price: ['from ', ' dollars'],
    },
    {
      head: 'Lumo\nPlattenlabel, Kassel',
      things: ['Live-Session', 'Nachtführung', 'Schulbesuch'],
      price: ['ab ', ' Euro'],
    },
    {
      head: 'Lumo\nlabel de musique, Limoges',
      things: ['session en direct', 'nocturne', 'visites scolaires'],
      price: ['', ' euros'],
    },
    {
      head: 'Lumo\ntienda de lanas, Lugo',
      things: ['tarjeta regalo', 'taller de punto', 'envío a casa'],
      price: ['desde ', ' euros'],
    },
    {
      head: 'Lumo\narmarinho, Viseu',
      things: ['embrulho', 'cartão fidelidade', 'entrega em domicílio'],
      price: ['a partir de R$ ', ''],
    },
  ),
  first: fc.integer({ min: 4, max: 80 }),
  isBelow: fc.boolean(),
})

test('a thing with its price in each bullet is a price list, whatever the words of the price', () => {
  fc.assert(
    fc.property(lists, ({ words: { head, things, price }, first, isBelow }) => {
      const [before, behind] = price as [string, string]
      const rows = things.map((thing, at) => `- ${thing}: ${before}${first + at}${behind}`)
      const request = `${head}\n\n${rows.join('\n')}${isBelow ? '\n\npost@lumo.example' : ''}`
      const { blocks, facts } = readInBlocks(readRequest(request))
      const priced = facts.filter(({ kind }) => kind === 'price')
      expect([request, blocks, priced.map(({ of }) => of)]).toEqual([request, [], things])
    }),
    { numRuns: runs(20), seed },
  )
})
