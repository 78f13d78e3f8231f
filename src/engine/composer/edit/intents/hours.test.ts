import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { edit } from '../../edit.ts'

const pages = join(import.meta.dirname, '../../../../../test/corpus/edit-phrases/pages')
const html = readFileSync(join(pages, 'bistro.html'), 'utf8')

const textsOf = (prompt: string) =>
  edit({ prompt, mode: 'html', pageName: 'Home', html, pages: [], chat: [], variant: 0 }).operations.map((one) =>
    one.do === 'text' ? one.text : one.do,
  )

test('a day is closed and a span of days has its times, in the words of any language', () => {
  const ways = fc.constantFrom(
    ['opening hours:', 'Sunday closed', 'Tuesday to Saturday from {1} to {2}'],
    ['Unsere Öffnungszeiten sind', 'Sonntag geschlossen', 'Dienstag bis Samstag von {1} bis {2}'],
    ['horaires :', 'dimanche fermé', 'mardi à samedi de {1} à {2}'],
    ['horario:', 'domingo cerrado', 'martes a sábado de {1} a {2}'],
    ['åpningstider:', 'søndag stengt', 'tirsdag til lørdag fra {1} til {2}'],
    ['gli orari sono:', 'domenica chiuso', 'da martedì a sabato dalle {1} alle {2}'],
  )
  const times = fc.tuple(fc.integer({ min: 6, max: 9 }), fc.integer({ min: 19, max: 23 }))
  fc.assert(
    fc.property(ways, times, ([lead = '', shut = '', open = ''], [from, until]) => {
      expect(textsOf(`${lead} ${shut}`)).toEqual(['Closed'])
      const said = open.replace('{1}', String(from)).replace('{2}', String(until))
      expect(textsOf(`${lead} ${said}`)).toEqual(Array<string>(5).fill(`${from}–${until}`))
    }),
    { numRuns: runs(20), seed },
  )
})
