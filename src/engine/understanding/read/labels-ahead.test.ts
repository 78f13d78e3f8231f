import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const labels = (request: string) =>
  readRequest(request).facts.flatMap(({ kind, id, of }) => (kind === 'section' && id === 'button' ? (of ?? []) : []))

test('what stands on a button is found behind how it is and what leads up to it', () => {
  const way = fc.constantFrom(
    ['Uma app para síndicos. O botão principal é {}, e quero perguntas frequentes.', ['Começar agora', 'Pedir acesso']],
    ['Vi er tolker på Voss. Knappen kan hete {}, og utseendet rolig.', ['Bestill tolk', 'Ring oss']],
    ['Siamo una sala di lettura. Un pulsante solo: {}. Il resto a tua fantasia.', ['Tieni un posto', 'Prenota']],
    ['Vendemos pan en Jaén. El botón grande debe decir {} y nada más.', ['Pedir ahora', 'Quiero pan']],
    ['A bakery in Leeds. Put a button {} and a gallery on the page.', ['Come and sing', 'Send us a photo']],
    ['A bindery in Leeds. A button that says {} would be handy.', ['Send us a photo', 'Show us your book']],
    ['Uma escola de vela em Lagos. Ponham um botão grande {}.', ['Quero embarcar', 'Vem velejar']],
  ) as fc.Arbitrary<[string, string[]]>
  const cases = way.chain(([say, all]) => fc.tuple(fc.constant(say), fc.constantFrom(...all)))
  fc.assert(
    fc.property(cases, ([say, label]) => {
      expect([say, labels(say.replace('{}', label))]).toEqual([say, [label]])
    }),
    { numRuns: runs(20), seed },
  )
})
