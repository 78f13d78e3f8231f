import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const speakers = [
  {
    head: 'A page for our bakery in Hexham.',
    parts: { pricing: 'Prices', gallery: 'The gallery', hours: 'Our opening hours' },
    orders: ['please leave out', 'leave them off please', 'should be left out', 'we don’t need'],
  },
  {
    head: 'Eine Seite für unsere Bäckerei in Ulm.',
    parts: { pricing: 'Preise', gallery: 'Die Galerie', hours: 'Unsere Öffnungszeiten' },
    orders: ['bitte nicht reinschreiben', 'lass bitte weg', 'kann weg, danke', 'brauchen wir nicht'],
  },
  {
    head: 'Une page pour notre boulangerie à Gap.',
    parts: { pricing: 'Les prix', gallery: 'La galerie', hours: 'Nos horaires' },
    orders: [', merci de ne pas les mettre', 'on n’en veut pas', 'à ne pas mettre'],
  },
  {
    head: 'Una página para nuestra panadería en Soria.',
    parts: { pricing: 'Los precios', gallery: 'La galería', hours: 'Los horarios' },
    orders: ['mejor no los pongas', 'por favor no poner', 'no nos hace falta'],
  },
  {
    head: 'Una pagina per il nostro panificio a Lecce.',
    parts: { pricing: 'I prezzi', gallery: 'La galleria', hours: 'Gli orari' },
    orders: ['per favore non metterli', 'non li vogliamo', 'meglio non metterli, grazie'],
  },
  {
    head: 'Uma página para a nossa padaria em Aveiro.',
    parts: { pricing: 'Os preços', gallery: 'A galeria', hours: 'Os horários' },
    orders: ['podem deixar de fora', 'não é para colocar', 'por favor não colocar'],
  },
  {
    head: 'En side for bakeriet vårt i Voss.',
    parts: { pricing: 'Prisene', gallery: 'Galleriet', hours: 'Åpningstidene' },
    orders: ['kan du la være å ta med', 'vil vi ikke ha', 'skal ikke med, takk'],
  },
]

test('a part with an order behind it that leaves it out is not asked for', () => {
  const cases = fc.constantFrom(...speakers).chain(({ head, parts, orders }) =>
    fc.record({
      head: fc.constant(head),
      part: fc.constantFrom(...Object.entries(parts)),
      order: fc.constantFrom(...orders),
      end: fc.constantFrom('', '.', '!'),
    }),
  )
  fc.assert(
    fc.property(cases, ({ head, part: [id, part], order, end }) => {
      const request = `${head} ${part}${order.startsWith(',') ? '' : ' '}${order}${end}`
      const read = readRequest(request).facts.filter((fact) => fact.id === id || fact.kind === 'statement')
      expect([request, read.map(({ kind }) => kind)]).toEqual([request, ['without']])
    }),
    { numRuns: runs(60), seed },
  )
})

test('what is said behind the refusal of a part is read for itself', () => {
  const cases = fc.constantFrom(
    'A page for our bakery in Hexham. The gallery can be left out, our rye costs £4.',
    'Eine Seite für unsere Bäckerei in Ulm. Die Galerie kann weg, ein Roggenbrot kostet 4 €.',
    'Una pagina per il nostro panificio a Lecce. La galleria non la vogliamo, il pane di segale costa 4 €.',
  )
  fc.assert(
    fc.property(cases, (request) => {
      const { facts } = readRequest(request)
      expect([request, facts.filter(({ kind }) => kind === 'without').map(({ id }) => id)]).toEqual([
        request,
        ['gallery'],
      ])
      expect([request, facts.filter(({ kind }) => kind === 'price')]).toEqual([request, [expect.anything()]])
    }),
    { numRuns: runs(6), seed },
  )
})
