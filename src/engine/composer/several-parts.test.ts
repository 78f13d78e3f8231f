import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRequest } from '#test/support/first-request.ts'
import { runs, seed } from '#test/support/draw.ts'
import { compose } from './compose.ts'

const kindOf = (prompt: string) => compose(firstRequest(prompt)).brief.kind

/** Parts of which any by itself could be asked for alone, or be an app, and how several of them are asked for. */
const languages = [
  {
    parts: [
      'contact form',
      'sidebar',
      'booking calendar',
      'testimonials',
      'timeline',
      'newsletter',
      'footer',
      'FAQ',
      'cart',
    ],
    asks: ['need {parts} for my bakery', 'I’d like {parts} for our choir', '{parts} for a kennel'],
    and: 'and',
  },
  {
    parts: ['Kontaktformular', 'Buchungskalender', 'Footer', 'Newsletter', 'FAQ', 'Galerie'],
    asks: ['brauche {parts} für meine Bäckerei', 'Bitte {parts} für unseren Chor'],
    and: 'und',
  },
  {
    parts: ['formulaire de contact', 'prise de rendez-vous', 'témoignages', 'calendrier', 'galerie'],
    asks: ['il me faut {parts} pour ma boulangerie', 'je voudrais {parts} pour notre chorale'],
    and: 'et',
  },
  {
    parts: ['formulario de contacto', 'calendario', 'reseñas', 'mapa', 'galería'],
    asks: ['necesito {parts} para mi panadería', 'quiero {parts} para nuestro coro'],
    and: 'y',
  },
  {
    parts: ['modulo di contatto', 'prenotazioni', 'recensioni', 'galleria', 'newsletter', 'menu laterale'],
    asks: ['mi servono {parts} per la mia panetteria', 'vorrei {parts} per il nostro coro'],
    and: 'e',
  },
  {
    parts: ['formulário de contato', 'depoimentos', 'galeria', 'newsletter', 'mapa', 'agendamento'],
    asks: ['preciso de {parts} para minha padaria', 'quero {parts} para nosso coral'],
    and: 'e',
  },
  {
    parts: ['kontaktskjema', 'kundeomtaler', 'bilder', 'nyhetsbrev', 'kalender', 'booking'],
    asks: ['trenger {parts} for bakeriet mitt', 'jeg vil ha {parts} for koret vårt'],
    and: 'og',
  },
]

const several = fc.constantFrom(...languages).chain(({ parts, asks, and }) =>
  fc.record({
    ask: fc.constantFrom(...asks),
    and: fc.constant(and),
    parts: fc.shuffledSubarray(parts, { minLength: 3, maxLength: 4 }),
  }),
)

test('several parts that are listed for somebody are a page of theirs, and none of them alone or an app', () => {
  fc.assert(
    fc.property(several, ({ ask, and, parts }) => {
      const request = ask.replace('{parts}', `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`)
      expect([request, ['component', 'screen', 'app', 'cart', 'login'].includes(kindOf(request))]).toEqual([
        request,
        false,
      ])
    }),
    { seed, numRuns: runs(40) },
  )
})

test('one part with what it has is that part, and an app with parts is that app', () => {
  const alone = [
    'navbar with logo, search and login',
    'footer with address, hours and newsletter',
    'contact form with name, email and message',
  ]
  for (const request of alone) expect([request, kindOf(request)]).toEqual([request, 'component'])
  for (const request of [
    'calendar and todo list app',
    'booking calendar for a tennis court',
    'habit tracker with calendar and chart',
  ])
    expect([request, kindOf(request)]).toEqual([request, 'screen'])
  for (const request of ['login page with a gallery', 'sign in page with google button and faq'])
    expect([request, kindOf(request)]).toEqual([request, 'login'])
  for (const request of [
    'a page with statistics and sign-up form for our choir',
    'page with programme and registration form for our workshop',
  ])
    expect([request, kindOf(request)]).toEqual([request, 'landing'])
})
