import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageRequest } from '#rules/page-requests.ts'
import { runs, seed } from '#test/support/draw.ts'
import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import { visibleText } from '#design/text.ts'
import type { GenerationRequest } from '../../types.ts'
import { parseColor } from '../color.ts'
import { pageLanguages } from '#rules/languages.ts'
import { compose } from '../compose.ts'
import { edit } from '../edit.ts'
import type { Language } from '../words/types.ts'
import { actIn } from './acts.ts'
import { themeVariables } from './open-page.ts'

const base: Omit<GenerationRequest, 'prompt'> = {
  mode: 'html',
  pageName: 'Home',
  html: null,
  pages: [],
  chat: [],
  variant: 0,
}

/** A business with facts that are drawn, as its owner would say it. */
const firstPages: Record<Language, (price: number, hour: number) => string> = {
  en: (price, hour) =>
    `Bakery in Leeds called Marlow Bread, sourdough £${price}, open Tue to Sat ${hour} to 17, phone 0113 496 0123`,
  de: (price, hour) =>
    `Schreinerei Holzmann in Jena, Tische ab ${price} €, geöffnet Mo bis Fr ${hour} bis 17 Uhr, Telefon 03641 123456`,
  fr: (price, hour) =>
    `Boulangerie Delmas à Lyon, tarte ${price} €, ouvert du mardi au samedi de ${hour} h à 17 h, téléphone 04 72 00 11 22`,
  es: (price, hour) =>
    `Peluquería Lirio en Sevilla, corte ${price} €, abierto de martes a sábado de ${hour} a 17 h, teléfono 954 11 22 33`,
  no: (price, hour) =>
    `Frisør Solveig i Bergen, klipp ${price} kr, åpent tirsdag til lørdag ${hour} til 17, telefon 55 12 34 56`,
  it: (price, hour) =>
    `Panetteria Rinaldi a Lucca, focaccia ${price} €, aperto da martedì a sabato dalle ${hour} alle 17, telefono 0583 11 22 33`,
  pt: (price, hour) =>
    `Padaria Lírio em Braga, broa ${price} €, aberto de terça a sábado das ${hour}h às 17h, telefone 253 11 22 33`,
}
const htmlOf = (prompt: string, over: Partial<GenerationRequest> = {}) => compose({ ...base, prompt, ...over }).html

const orders: Record<
  Language,
  { undo: string[]; finish: string[]; warmer: string[]; cooler: string[]; pop: string[] }
> = {
  en: {
    undo: ['undo that', 'actually put it back', 'no, go back', 'can you undo the last change?', 'Undo please!'],
    finish: ['finish the page', 'complete it please', 'what is missing?'],
    warmer: ['warmer palette', 'use warmer colours', 'make the colors a bit warmer', 'I want a warmer palette'],
    cooler: ['cooler colors please', 'make the palette cooler'],
    pop: ['make it pop', 'make the page stand out more', 'spice it up a bit', 'give it more punch'],
  },
  de: {
    undo: ['rückgängig', 'mach das rückgängig', 'nein, doch wieder wie vorher'],
    finish: ['mach die Seite fertig', 'was fehlt noch?'],
    warmer: ['wärmere Farben', 'mach die Farben wärmer', 'eine wärmere Palette bitte'],
    cooler: ['kühlere Farben bitte'],
    pop: ['etwas mehr Pepp', 'peppe es auf'],
  },
  fr: {
    undo: ['annule ça', 'reviens en arrière'],
    finish: ['termine la page', 'qu’est-ce qui manque ?'],
    warmer: ['des couleurs plus chaudes', 'une palette plus chaude'],
    cooler: ['des couleurs plus froides'],
    pop: ['plus de punch', 'rends la page plus vivante'],
  },
  es: {
    undo: ['deshaz eso', 'vuelve atrás'],
    finish: ['termina la página', '¿qué falta?'],
    warmer: ['colores más cálidos', 'una paleta más cálida'],
    cooler: ['colores más fríos'],
    pop: ['hazla más llamativa', 'dale más vida'],
  },
  no: {
    undo: ['angre', 'angre det', 'gå tilbake'],
    finish: ['gjør siden ferdig', 'hva mangler?'],
    warmer: ['varmere farger', 'en varmere palett'],
    cooler: ['kaldere farger'],
    pop: ['mer futt', 'gi siden mer liv'],
  },
  it: {
    undo: ['annulla', 'torna indietro'],
    finish: ['finisci la pagina', 'che cosa manca?'],
    warmer: ['colori più caldi', 'una palette più calda'],
    cooler: ['colori più freddi'],
    pop: ['rendila più vivace', 'più grinta'],
  },
  pt: {
    undo: ['desfaça', 'desfaz isso', 'volte atrás'],
    finish: ['termine a página', 'o que falta?'],
    warmer: ['cores mais quentes', 'uma paleta mais quente'],
    cooler: ['cores mais frias'],
    pop: ['deixe mais chamativa', 'dê mais vida à página'],
  },
}

const drawnPage = fc.record({
  language: fc.constantFrom(...pageLanguages),
  price: fc.integer({ min: 21, max: 89 }),
  hour: fc.integer({ min: 6, max: 11 }),
  variant: fc.integer({ min: 0, max: 30 }),
  pick: fc.nat(),
})
type DrawnPage = typeof drawnPage extends fc.Arbitrary<infer T> ? T : never
const pageFor = ({ language, price, hour, variant }: DrawnPage) =>
  htmlOf(firstPages[language](price, hour), { variant })
const pickOf = (list: readonly string[], pick: number) => list[pick % list.length] ?? ''
const holds = (name: string, check: (page: DrawnPage) => void) =>
  test(name, () => fc.assert(fc.property(drawnPage, check), { seed, numRuns: runs(10) }))

holds('undoing and finishing are left to the builder, and finishing invents nothing', (page) => {
  const html = pageFor(page)
  const { undo, finish } = orders[page.language]
  const request = (prompt: string) => ({ ...base, prompt, html })
  expect(actIn(request(pickOf(undo, page.pick)))?.act).toEqual({ do: 'undo' })
  const asked = actIn(request(pickOf(finish, page.pick)))
  const isWaiting = html.includes('data-placeholder')
  expect(asked?.act).toEqual(isWaiting ? { do: 'fill-facts' } : null)
})

/** The hue of the accent, in degrees from the middle of the warm ones. */
function fromWarm(html: string): number {
  const { h } = parseColor(themeVariables(openDocument(html))?.['--accent'] ?? '') ?? { h: Number.NaN }
  return Math.abs(((h - 50 + 540) % 360) - 180)
}

holds(
  'a warmer palette is warmer, a cooler one cooler, and what pops has stronger colours or a larger headline',
  (page) => {
    const html = pageFor(page)
    const { warmer, cooler, pop } = orders[page.language]
    const after = (prompt: string) => {
      const answer = edit({ ...base, prompt, html })
      expect(answer.operations.length, `${prompt}: ${answer.reply}`).toBeGreaterThan(0)
      return applyScript(openDocument(html), answer.operations).document.html
    }
    expect(fromWarm(after(pickOf(warmer, page.pick)))).toBeLessThan(60)
    expect(fromWarm(after(pickOf(cooler, page.pick)))).toBeGreaterThan(90)
    expect(visibleText(after(pickOf(pop, page.pick)))).toBe(visibleText(html))
  },
)

const further: Record<Language, { prices: string[]; hours: string[] }> = {
  en: {
    prices: [
      'a page for prices',
      'add a prices page',
      'can you make another page with our prices?',
      'I need a price list page too',
    ],
    hours: ['add a page with the opening hours', 'a separate page for opening hours please'],
  },
  de: {
    prices: ['eine Seite für Preise', 'füge eine Preisseite hinzu', 'bitte noch eine Seite mit den Preisen'],
    hours: ['eine Unterseite mit den Öffnungszeiten', 'ich brauche eine Seite für die Öffnungszeiten'],
  },
  fr: {
    prices: ['une page pour les tarifs', 'ajoute une page tarifs', 'je voudrais une autre page avec nos tarifs'],
    hours: ['ajoute une page avec les horaires'],
  },
  es: {
    prices: ['una página para los precios', 'añade una página de precios', 'necesito otra página con los precios'],
    hours: ['añade una página con el horario'],
  },
  no: {
    prices: ['en side for priser', 'legg til en prisside', 'jeg trenger enda en side med prisene'],
    hours: ['legg til en side med åpningstider'],
  },
  it: {
    prices: ['una pagina per i prezzi', 'aggiungi una pagina dei prezzi', 'mi serve un’altra pagina con i prezzi'],
    hours: ['aggiungi una pagina con gli orari di apertura'],
  },
  pt: {
    prices: ['uma página para os preços', 'adicione uma página de preços', 'preciso de outra página com os preços'],
    hours: ['adicione uma página com o horário de funcionamento'],
  },
}

holds('a further page has the name, the facts, the look, and leads back', (page) => {
  const { language, price, pick } = page
  const html = pageFor(page)
  for (const [about, fact] of [
    ['prices', String(price)],
    ['hours', '17'],
  ] as const) {
    const prompt = pickOf(further[language][about], pick)
    const act = actIn({ ...base, prompt, html })?.act
    expect(act, prompt).toMatchObject({ do: 'add-page' })
    const name = act?.do === 'add-page' ? act.name : ''
    const made = htmlOf(prompt, { pageName: name, pages: [{ name: 'Home', html }] })
    expect(visibleText(made), prompt).toContain(fact)
    expect(made).toContain('href="index.html')
    expect(themeVariables(openDocument(made))).toEqual(themeVariables(openDocument(html)))
    for (const [, id] of made.matchAll(/<a\b[^>]*\shref="#([\w-]+)"/g)) expect(made).toContain(` id="${id}"`)
  }
})

test.each([
  'make the page dark',
  'add a section to the page',
  'add a map to the contact page',
  'A landing page for a bakery in Oslo',
  'a contact page for a dentist in Bonn',
  'Make a portfolio page for a photographer',
  'make the header warmer',
  "don't undo it",
  'füge der Seite einen Abschnitt hinzu',
  'rends la page sombre',
])('what is said of this page, or of another business, is left to others: %s', (prompt) => {
  expect(actIn({ ...base, prompt, html: '<main><h1>Us</h1></main>' })).toBeNull()
})

test('a page that is there is not added again, and one that was not named is asked about', () => {
  const html = '<main><h1>Us</h1></main>'
  const pages = [{ name: 'About', html }]
  expect(actIn({ ...base, prompt: 'add an about page', html, pages })?.act).toBeNull()
  const { act, suggestions } = actIn({ ...base, prompt: 'add another page', html, pages }) ?? {}
  expect(act).toBeNull()
  expect(suggestions).not.toContain(pageRequest('en', 'About'))
  expect(suggestions).toContain(pageRequest('en', 'Prices'))
})
