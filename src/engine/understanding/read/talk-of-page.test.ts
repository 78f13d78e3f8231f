import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readInBlocks, readRequest } from '../read-request.ts'
import { readingLanguages, type ReadingLanguage } from '../types.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

type Letter = {
  opening: string
  /** told on the page, colours and looks among it */
  told: readonly string[]
  /** how the page is to look: told to nobody who reads it */
  looks: readonly string[]
  /** who writes, and what else that sentence says */
  writer: readonly [asks: string, ofWriter: string]
}

const letters: Record<ReadingLanguage, Letter> = {
  en: {
    opening: 'Page for our kite workshop in Leeds.',
    told: [
      'My brother Ned joined me in 2019 and cuts the sails',
      'We paint every kite red or blue and dry it in the hall',
      'The room is bright and friendly, and dogs are welcome',
    ],
    looks: [
      'I’d like deep green and a bit of gold.',
      'Big text, strong contrast please.',
      'Rather plain, black and yellow.',
    ],
    writer: ['I look after the publicity for the club and we need a page', 'publicity'],
  },
  de: {
    opening: 'Seite für unsere Drachenwerkstatt in Kassel.',
    told: [
      'Mein Bruder Nils arbeitet seit 2019 mit und schneidet die Segel zu',
      'Wir malen jeden Drachen rot oder blau an und trocknen ihn in der Halle',
      'Der Raum ist hell und freundlich, und Hunde sind willkommen',
    ],
    looks: [
      'Ich hätte gern dunkles Grün und ein bisschen Gold.',
      'Bitte große Schrift und viel Kontrast.',
      'Eher schlicht, schwarz und gelb.',
    ],
    writer: [
      'Ich kümmere mich um die Öffentlichkeitsarbeit im Verein und wir brauchen eine Seite',
      'Öffentlichkeitsarbeit',
    ],
  },
  fr: {
    opening: 'Page pour notre atelier de cerfs-volants à Nantes.',
    told: [
      'Mon frère Noé travaille avec moi depuis 2019 et coupe les voiles',
      'Nous peignons chaque cerf-volant en rouge ou en bleu et nous le séchons dans la salle',
      'La salle est claire et accueillante, et les chiens sont les bienvenus',
    ],
    looks: [
      'J’aimerais un vert foncé et un peu de doré.',
      'Gros texte et beaucoup de contraste svp.',
      'Plutôt sobre, noir et jaune.',
    ],
    writer: ['Je m’occupe de la communication de l’association et il nous faut une page', 'communication'],
  },
  es: {
    opening: 'Página para nuestro taller de cometas en Gijón.',
    told: [
      'Mi hermano Nilo trabaja conmigo desde 2019 y corta las velas',
      'Pintamos cada cometa de rojo o de azul y la secamos en la nave',
      'La sala es luminosa y acogedora, y los perros son bienvenidos',
    ],
    looks: [
      'Me gustaría verde oscuro y un poco de dorado.',
      'Letras grandes y mucho contraste por favor.',
      'Más bien sobria, negro y amarillo.',
    ],
    writer: ['Llevo la secretaría de la peña y necesitamos una página', 'secretaría'],
  },
  it: {
    opening: 'Pagina per il nostro laboratorio di aquiloni a Lucca.',
    told: [
      'Mio fratello Nilo lavora con me dal 2019 e taglia le vele',
      'Dipingiamo ogni aquilone di rosso o di blu e lo asciughiamo nel capannone',
      'La sala è luminosa e accogliente, e i cani sono benvenuti',
    ],
    looks: [
      'Vorrei un verde scuro e un po’ d’oro.',
      'Testo grande e molto contrasto per favore.',
      'Piuttosto sobria, nero e giallo.',
    ],
    writer: ['Mi occupo della comunicazione del coro e ci serve una pagina', 'comunicazione'],
  },
  no: {
    opening: 'Side for drageverkstedet vårt i Bergen.',
    told: [
      'Broren min Nils jobber med meg siden 2019 og klipper seilene',
      'Vi maler hver drage rød eller blå og tørker den i hallen',
      'Rommet er lyst og hyggelig, og hunder er velkomne',
    ],
    looks: [
      'Jeg vil gjerne ha mørk grønn og litt gull.',
      'Gjerne stor skrift og tydelige farger.',
      'Heller enkelt, svart og gult.',
    ],
    writer: ['Jeg sitter i styret i laget og vi trenger en side', 'styret'],
  },
}

const cases = fc
  .constantFrom(...readingLanguages)
  .chain((language) => fc.tuple(fc.constant(letters[language]), fc.constantFrom(...letters[language].looks)))

const shown = (request: string) =>
  readInBlocks(readRequest(request)).facts.filter(
    ({ kind, id }) => kind === 'statement' || (kind === 'service' && id !== 'priced'),
  )

const textOf = ({ opening, told }: Letter, ...others: readonly string[]) =>
  [opening, ...told.map((one) => `${one}.`), ...others].join(' ')

test('how a page is to look is told to nobody, and what has looks in it is told all the same', () => {
  check(cases, ([letter, looks]) => {
    const request = textOf(letter, looks)
    expect([request, shown(request).map(({ text }) => text)]).toEqual([request, letter.told])
  })
})

test('who writes is told to nobody, and everything else is', () => {
  check(cases, ([letter]) => {
    const [asks, ofWriter] = letter.writer
    const request = [asks, ...letter.told].map((one) => `${one}.`).join(' ')
    const texts = shown(request).map(({ text }) => text)
    expect([request, texts.filter((text) => text.includes(ofWriter))]).toEqual([request, []])
    expect([request, texts]).toEqual([request, expect.arrayContaining([...letter.told])])
  })
})
