import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { readRequest } from '../read-request.ts'

const begins = {
  en: ['A page for a rowing club in Leith', 'We are Lumo, a bakery in Kent, open 7-2'],
  de: ['Eine Seite für einen Ruderverein in Ulm', 'Bäckerei Lumo, Jena, geöffnet 7-14 Uhr'],
  fr: ['Une page pour un club d’aviron à Nantes', 'Boulangerie Lumo à Rennes, ouverte 7h-14h'],
  es: ['Una página para un club de remo en Jaén', 'Panadería Lumo en Soria, abierta 7-14 h'],
  no: ['En nettside for en roklubb i Tromsø', 'Bakeri Lumo i Bergen, åpent 7-14'],
  it: ['Una pagina per un club di canottaggio a Lecce', 'Panificio Lumo a Como, aperto 7-14'],
  pt: ['Uma página para um clube de remo em Aveiro', 'Padaria Lumo em Braga, aberta 7-14h'],
}
const said: Record<keyof typeof begins, [label: string, ...ways: string[]][]> = {
  en: [
    ['Get a quote', ', Get a quote button'],
    ['Donate', ', a donate button', ', with a Donate button', ', button to donate', ', “Donate” button'],
    ['Reserve a place', ', button to reserve a place', ', with a button that says Reserve a place'],
    ['Book a party', ', FAQ and a Book a party button', '. Put a Book a party button at the top'],
    ['Join us', ', a button that says Join us and a map', ', button "Join us"'],
  ],
  de: [
    ['Tickets', ', Tickets-Button', ', mit Tickets-Button', ', Button „Tickets“'],
    ['Anmelden', ', Knopf zum Anmelden', ', ein Button, um sich anzumelden', ', mit einem Anmelde-Button'],
    ['Spenden', ', mit Spendenknopf', ', mit einem Knopf zum Spenden'],
  ],
  fr: [
    ['Réserver', ', bouton réserver', ', avec un bouton pour réserver', ', bouton « Réserver »'],
    ['Faire un don', ', bouton faire un don', ', avec un bouton pour faire un don'],
  ],
  es: [
    ['Pedir cita', ', botón de pedir cita', ', con un botón para pedir cita', ', botón «Pedir cita»'],
    ['Reservar', ', botón reservar', ', con un botón para reservar'],
  ],
  no: [
    ['Booking', ', Booking-knapp', ', med en booking-knapp'],
    ['Meld deg på', ', knapp for å melde seg på', ', med en knapp for å melde seg på'],
  ],
  it: [
    ['Prenota un tavolo', ', pulsante prenota un tavolo', ', con un pulsante «Prenota un tavolo»'],
    ['Iscriversi', ', pulsante per iscriversi', ', con un pulsante per iscriversi'],
  ],
  pt: [
    ['Reservar mesa', ', botão reservar mesa', ', com um botão “Reservar mesa”'],
    ['Inscrever-se', ', botão para inscrever-se', ', com um botão para inscrever-se'],
  ],
}
const cases = Object.entries(said).flatMap(([language, rows]) =>
  rows.flatMap(([label, ...ways]) =>
    ways.flatMap((way) => begins[language as keyof typeof begins].map((begin) => [`${begin}${way}.`, label] as const)),
  ),
)
const control = /<(?:a|button)\b[^>]*>((?:(?!<\/(?:a|button)>)[\s\S])*)<\/(?:a|button)>/g
const controlsOf = (html: string) =>
  [...html.matchAll(control)].map(([, inside = '']) =>
    inside
      .replace(/<[^>]*>/g, '')
      .trim()
      .toLowerCase(),
  )

test.for(drawn(cases, 30))('what is to be pressed is a button, and nothing on offer: %s', ([text, label]) => {
  const { facts } = readRequest(text)
  expect(facts.filter(({ id }) => id === 'button').map(({ of }) => of?.toLowerCase())).toEqual([label.toLowerCase()])
  expect(facts.filter(({ kind }) => kind === 'service' || kind === 'statement')).toEqual([])
  const { html, brief } = compose(firstRequest(text))
  expect(controlsOf(html)).toContain(label.toLowerCase())
  expect(brief.leftOver).toEqual([])
})

test.for([
  'A page for a shop in Leeds. We sell buttons, zips and thread.',
  'Ein Laden in Ulm, wir verkaufen Knöpfe und Garn.',
  'A page for a courier called Needle & Button in Galway',
  'Startseite für ein Immobilienbüro, Eisenknopf, Newsletter',
  'A red button with rounded corners',
  'A page for a bakery in Kent without buttons.',
])('what is sold, asked for alone or refused is none: %s', (text) => {
  expect(readRequest(text).facts.filter(({ id, of }) => id === 'button' && of)).toEqual([])
})
