import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

/** By language: a page, forms, what opens a list of fields, and fields with their kinds. */
const languages = [
  {
    page: 'Drama course in Leeds, 90 £.',
    forms: ['Registration form', 'A sign-up form', 'Booking form'],
    ways: [
      '{form} ({a}, {b}, {c}).',
      '{form} with {a}, {b} and {c}.',
      '{form}: {a}, {b}, {c}.',
      '{form} asking for {a}, {b}, {c}.',
    ],
    who: ['name', 'email', 'phone number'],
    asked: { age: 'number', 'date of birth': 'date', allergies: 'text', 'photo consent': 'checkbox' },
  },
  {
    page: 'Theaterkurs in Ulm, 90 €.',
    forms: ['Anmeldeformular', 'Anmeldung', 'Buchungsformular'],
    ways: [
      '{form} ({a}, {b}, {c}).',
      '{form} mit {a}, {b} und {c}.',
      '{form}: {a}, {b}, {c}.',
      '{form} mit den Feldern {a}, {b}, {c}.',
    ],
    who: ['Vorname', 'E-Mail', 'Telefon'],
    asked: { Alter: 'number', Geburtsdatum: 'date', Allergien: 'text', Fotoerlaubnis: 'checkbox' },
  },
  {
    page: 'Stage de théâtre à Nantes, 90 €.',
    forms: ['Formulaire d’inscription', 'Un formulaire de réservation'],
    ways: [
      '{form} ({a}, {b}, {c}).',
      '{form} avec {a}, {b} et {c}.',
      '{form} : {a}, {b}, {c}.',
      '{form} avec les champs {a}, {b}, {c}.',
    ],
    who: ['nom', 'e-mail', 'téléphone des parents'],
    asked: { âge: 'number', 'date de naissance': 'date', allergies: 'text', 'autorisation de photo': 'checkbox' },
  },
  {
    page: 'Curso de teatro en Gijón, 90 €.',
    forms: ['Formulario de inscripción', 'Un formulario de reserva'],
    ways: [
      '{form} ({a}, {b}, {c}).',
      '{form} con {a}, {b} y {c}.',
      '{form}: {a}, {b}, {c}.',
      '{form} que pida {a}, {b}, {c}.',
    ],
    who: ['nombre', 'correo', 'teléfono'],
    asked: { edad: 'number', 'fecha de nacimiento': 'date', alergias: 'text', consentimiento: 'checkbox' },
  },
  {
    page: 'Corso di teatro a Lecce, 90 €.',
    forms: ['Modulo di iscrizione', 'Un modulo di prenotazione'],
    ways: [
      '{form} ({a}, {b}, {c}).',
      '{form} con {a}, {b} e {c}.',
      '{form}: {a}, {b}, {c}.',
      '{form} che chieda {a}, {b}, {c}.',
    ],
    who: ['nome', 'email', 'telefono'],
    asked: { età: 'number', 'data di nascita': 'date', allergie: 'text', liberatoria: 'checkbox' },
  },
  {
    page: 'Teaterkurs i Voss, 900 kr.',
    forms: ['Påmelding', 'Påmeldingsskjema'],
    ways: [
      '{form} ({a}, {b}, {c}).',
      '{form} med {a}, {b} og {c}.',
      '{form}: {a}, {b}, {c}.',
      '{form} med felt for {a}, {b}, {c}.',
    ],
    who: ['navn', 'e-post', 'telefon'],
    asked: { alder: 'number', fødselsdato: 'date', allergier: 'text', bildesamtykke: 'checkbox' },
  },
] as const

const drawn = fc.constantFrom(...languages).chain(({ page, forms, ways, who, asked }) =>
  fc
    .tuple(
      fc.constantFrom(...forms),
      fc.constantFrom(...ways),
      fc.constantFrom(...who),
      fc.shuffledSubarray(Object.entries(asked), { minLength: 2, maxLength: 2 }),
    )
    .map(([form, way, first, rest]) => {
      const fields = [first, ...rest.map(([name]) => name)]
      const [a = '', b = '', c = ''] = fields
      const list = way.replace('{form}', form).replace('{a}', a).replace('{b}', b).replace('{c}', c)
      return { request: `${page} ${list}`, fields, kinds: rest.map(([, kind]) => kind) }
    }),
)

test('what a form is to ask for are its fields, of the kind that fits, and none of them is on offer', () => {
  check(drawn, ({ request, fields, kinds }) => {
    const { facts } = readRequest(request)
    expect(facts.flatMap(({ kind, text }) => (kind === 'field' ? [text] : []))).toEqual(fields)
    expect(facts.flatMap(({ kind, id }) => (kind === 'field' ? [id] : [])).slice(1)).toEqual(kinds)
    const things = facts.flatMap(({ kind, text }) => (kind === 'service' ? [text] : []))
    expect(things.filter((text) => fields.some((field) => text.includes(field)))).toEqual([])
  })
})

test('the form of the page has the fields that were asked for and no others', () => {
  check(
    drawn,
    ({ request, fields }) => {
      const { html } = compose(firstRequest(request))
      const controls = [...html.matchAll(/<(?:input|textarea|select)\b/g)]
      expect(controls.length).toBe(fields.length)
      const form = html.slice(html.indexOf('<form')).toLowerCase()
      for (const field of fields) expect(form).toContain(`${field.replace('’', '&#39;').toLowerCase()}<`)
    },
    12,
  )
})

test('words with strokes and brackets behind a field are what is chosen from', () => {
  const choice = fc.constantFrom(
    ['Camp in Leeds. Registration form: name, certificate yes/no, level (new, old)', 'yes|no', 'new|old'],
    ['Camp in Ulm. Anmeldung mit Name, Schwimmabzeichen ja/nein, Menü (Fisch, vegan)', 'ja|nein', 'Fisch|vegan'],
    ['Stage à Lyon. Formulaire : nom, permis oui/non, niveau (débutant / confirmé)', 'oui|non', 'débutant|confirmé'],
    ['Curso en Gijón. Formulario con nombre, carné sí/no, nivel (bajo, alto)', 'sí|no', 'bajo|alto'],
    ['Corso a Lecce. Modulo con nome, patente sì/no, livello (base, medio)', 'sì|no', 'base|medio'],
    ['Leir i Voss. Påmelding med navn, lappen ja/nei, nivå (ny, øvet)', 'ja|nei', 'ny|øvet'],
  )
  check(
    choice,
    ([request = '', ...options]) => {
      const { facts } = readRequest(`${request}.`)
      expect(facts.flatMap(({ options: list }) => (list ? [list.join('|')] : []))).toEqual(options)
      expect(facts.filter(({ kind }) => kind === 'service')).toEqual([])
    },
    12,
  )
})

test('a form with other parts of a page beside it lists no fields, and a file is told', () => {
  for (const request of [
    'Bakery in Leeds. Contact form with opening hours and a map.',
    'Bäckerei in Ulm. Kontaktformular mit Öffnungszeiten und Karte.',
    'Bakeri i Voss. Kontaktskjema med åpningstider og kart.',
  ])
    expect(readRequest(request).facts.filter(({ kind }) => kind === 'field')).toEqual([])
  const { html, reply } = compose(
    firstRequest('Application form for a nursery in Leeds: name, phone, upload cv. Button says Send it now'),
  )
  expect(reply).toContain('upload cv')
  expect(html).toContain('Send it now')
})

test.each([
  ['en', 'Site for our bell ringers. End with a form, name + email + "are you scared of heights"'],
  ['de', 'Seite für unseren Chor. Am Ende ein Formular, Name + E-Mail + "Kannst du Noten lesen"'],
  ['fr', 'Site pour notre chorale. À la fin un formulaire, nom + e-mail + "savez-vous lire la musique"'],
  ['es', 'Web para nuestro coro. Al final un formulario, nombre + correo + "sabes leer música"'],
  ['it', 'Sito per il nostro coro. Alla fine un modulo, nome + email + "sai leggere la musica"'],
  ['pt', 'Site para o nosso coro. No fim um formulário, nome + e-mail + "sabe ler música"'],
] as const)(
  '%s: fields behind a form may be joined by a plus, and one that is quoted asks in its own words',
  (language, text) => {
    const fields = readRequest(text, language).facts.filter(({ kind }) => kind === 'field')
    expect(fields.map(({ of }) => of).slice(2)).toEqual([/"([^"]+)"/.exec(text)?.[1]])
  },
)
