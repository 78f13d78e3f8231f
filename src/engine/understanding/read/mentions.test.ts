import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { textsOf } from '../../composer/stated-facts.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 20) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const pageOf = (request: string) => textsOf(compose(firstRequest(request)).html)

/** By language: what is to be said, how that is asked for, and what is not to be there. */
const orders = fc.constantFrom(
  {
    page: 'Page for a bakery in Leeds called Halm.',
    leads: ['Please mention', 'Please mention that', 'It should say that', 'Also mention'],
    said: 'we take no cash',
    withheld: ['Do not show house numbers.', 'Don’t include prices of last year.', 'Don’t want: testimonials'],
  },
  {
    page: 'Page pour une boulangerie à Lyon, Le Halm.',
    leads: ['Merci de préciser que', 'Précisez que', 'Il faut dire que'],
    said: 'nous ne prenons pas la carte',
    withheld: ['Ne pas mettre d’avis clients.', 'Ne pas afficher les numéros de porte.'],
  },
  {
    page: 'Página para una panadería en Vigo llamada Halm.',
    leads: ['Menciona que', 'Por favor mencionad que', 'Indicad que'],
    said: 'solo aceptamos efectivo',
    withheld: ['No incluir fotografías de clientes.', 'No pongas los números de portal.'],
  },
  {
    page: 'Pagina per un panificio a Lecco chiamato Halm.',
    leads: ['Scrivete che', 'Indicate che', 'Bisogna dire che'],
    said: 'accettiamo solo contanti',
    withheld: ['Non mettere i numeri civici.', 'Non inserire recensioni di clienti.'],
  },
  {
    page: 'Side for et bakeri i Bergen som heter Halm.',
    leads: ['Nevn at', 'Skriv gjerne at', 'Husk å nevne at'],
    said: 'vi tar bare kontanter',
    withheld: ['Ikke legg ut leilighetsnumre.', 'Ikke vis bilder av kunder.'],
  },
)

test('what is to be mentioned stands on the page as it was written, without the order', () => {
  check(fc.tuple(orders, fc.nat()), ([{ page, leads, said }, at]) => {
    const lead = leads[at % leads.length] ?? ''
    const request = `${page} ${lead} ${said}.`
    const texts = pageOf(request).join(' | ')
    expect([request, texts.includes(said.toLowerCase())]).toEqual([request, true])
    expect([request, texts.includes(`${lead} ${said}`.toLowerCase())]).toEqual([request, false])
  })
})

test('what is not to be there stands nowhere, and is no offer', () => {
  check(fc.tuple(orders, fc.nat()), ([{ page, withheld }, at]) => {
    const order = withheld[at % withheld.length] ?? ''
    const request = `${page} ${order}`
    const last = order.split(/\s+/).at(-1)?.replace('.', '').toLowerCase() ?? ''
    expect([request, readRequest(request).facts.map(({ kind }) => kind)]).toEqual([
      request,
      expect.not.arrayContaining(['service', 'statement']),
    ])
    expect([request, pageOf(request).some((text) => text.split(/\W+/).includes(last))]).toEqual([request, false])
  })
})
