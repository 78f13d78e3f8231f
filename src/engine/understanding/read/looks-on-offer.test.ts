import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

test('a colour among things on offer is one of them, and among looks it is a look', () => {
  const way = fc.constantFrom(
    [
      'Somos una churrería en Jaén. Hacemos churros, porras y chocolate a la taza.',
      ['churros', 'porras', 'chocolate a la taza'],
      0,
    ],
    [
      'Siamo un’azienda agricola. Produciamo farina di castagne, marroni freschi e birra.',
      ['farina di castagne', 'marroni freschi', 'birra'],
      0,
    ],
    ['Aquí hay vinos, quesos y panes.', ['vinos', 'quesos', 'panes'], 0],
    ['Página para un taller en Jaén. Queremos azul, verde y blanco.', [], 3],
  ) as fc.Arbitrary<[string, string[], number]>
  fc.assert(
    fc.property(way, ([request, things, colours]) => {
      const { facts } = readRequest(request)
      const of = (kind: string) => facts.flatMap((fact) => (fact.kind === kind ? fact.text : []))
      expect([request, of('service'), of('colour').length]).toEqual([request, things, colours])
    }),
    { numRuns: runs(8), seed },
  )
})

test('a list holds beside the sentence that goes on with something else', () => {
  const way = fc.constantFrom(
    ['Vendemos mantas, cojines y kits, y damos talleres los sábados.', ['mantas', 'cojines', 'kits']],
    ['Wir verkaufen Decken, Kissen und Sets, und geben samstags Kurse.', ['Decken', 'Kissen', 'Sets']],
    ['Nós vendemos colchas, almofadas e kits, e damos oficinas aos sábados.', ['colchas', 'almofadas', 'kits']],
    ['We make reels, straps and reeds, and we don’t do electronic ones.', ['reels', 'straps', 'reeds']],
  ) as fc.Arbitrary<[string, string[]]>
  fc.assert(
    fc.property(way, ([request, things]) => {
      const found = readRequest(request).facts.flatMap(({ kind, text }) => (kind === 'service' ? text : []))
      expect([request, found.filter((text) => things.includes(text))]).toEqual([request, things])
    }),
    { numRuns: runs(8), seed },
  )
})
