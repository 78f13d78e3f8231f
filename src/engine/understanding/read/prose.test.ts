import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readInBlocks, readRequest } from '../read-request.ts'
import { readingLanguages, type ReadingLanguage } from '../types.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 30) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

type Prose = {
  /** opens a text and says what it is of */
  opening: string
  /** sentences that tell something, each of which stands whole on the page */
  told: readonly string[]
  /** a list in a sentence, and what is listed */
  listed: readonly [sentence: string, things: readonly string[]]
  /** a time that opens no door */
  other: string
  /** when the door is open */
  doors: readonly [sentence: string, hours: string]
  /** what software is to do */
  ability: string
  /** what is to be said, and how it stands on the page */
  saying: readonly [asked: string, said: string]
}

const prose: Record<ReadingLanguage, Prose> = {
  en: {
    opening: 'Page for my kite workshop in Leeds.',
    told: [
      'My brother Ned joined me in 2019 and cuts the sails',
      'We do not repair broken rods unless they are bamboo',
      'A big kite takes about two weeks, and if it rains we test it in the hall',
    ],
    listed: ['We sell silk kites, paper kites and spare rods.', ['silk kites', 'paper kites', 'spare rods']],
    other: 'On Saturday mornings I give a class for children, from 10 to 12.',
    doors: ['The workshop is open Tuesday to Friday 9 to 5.', 'Tuesday to Friday 9 to 5'],
    ability: 'Users should be able to sign in, book a place and leave a note.',
    saying: ['Please make it clear that we take no cards.', 'we take no cards'],
  },
  de: {
    opening: 'Seite für meine Drachenwerkstatt in Kassel.',
    told: [
      'Mein Bruder Nils arbeitet seit 2019 mit und schneidet die Segel zu',
      'Gebrochene Stäbe repariere ich nur, wenn sie aus Bambus sind',
      'Ein großer Drachen dauert etwa zwei Wochen, und wenn es regnet, probieren wir ihn in der Halle',
    ],
    listed: [
      'Wir verkaufen Seidendrachen, Papierdrachen und Ersatzstäbe.',
      ['Seidendrachen', 'Papierdrachen', 'Ersatzstäbe'],
    ],
    other: 'Am Samstagvormittag gebe ich einen Kurs für Kinder, von 10 bis 12 Uhr.',
    doors: [
      'Die Werkstatt ist Dienstag bis Freitag von 9 bis 17 Uhr geöffnet.',
      'Dienstag bis Freitag von 9 bis 17 Uhr',
    ],
    ability: 'Nutzer sollen sich anmelden, einen Platz buchen und eine Notiz hinterlassen.',
    saying: ['Bitte dazuschreiben, dass wir keine Karten nehmen.', 'dass wir keine Karten nehmen'],
  },
  fr: {
    opening: 'Une page pour mon atelier de cerfs-volants à Nantes.',
    told: [
      'Mon frère Noé travaille avec moi depuis 2019 et coupe les voiles',
      'Je ne répare pas les baguettes cassées sauf si elles sont en bambou',
      'Un grand cerf-volant prend deux semaines, et s’il pleut on l’essaie dans la salle',
    ],
    listed: [
      'Nous vendons cerfs-volants en soie, modèles en papier et baguettes.',
      ['cerfs-volants en soie', 'modèles en papier', 'baguettes'],
    ],
    other: 'Le samedi matin je donne un cours pour les enfants, de 10h à 12h.',
    doors: ['L’atelier est ouvert du mardi au vendredi de 9h à 17h.', 'mardi au vendredi de 9h à 17h'],
    ability: 'Les utilisateurs doivent pouvoir se connecter, réserver une place et laisser un mot.',
    saying: ['Il faut dire que nous ne prenons pas les cartes.', 'nous ne prenons pas les cartes'],
  },
  es: {
    opening: 'Página para mi taller de cometas en Gijón.',
    told: [
      'Mi hermano Nilo trabaja conmigo desde 2019 y corta las velas',
      'No reparo varillas rotas si no son de bambú',
      'Una cometa grande tarda dos semanas, y si llueve la probamos en la sala',
    ],
    listed: [
      'Vendemos cometas de seda, modelos de papel y varillas.',
      ['cometas de seda', 'modelos de papel', 'varillas'],
    ],
    other: 'Los sábados por la mañana doy un curso para niños, de 10 a 12 h.',
    doors: ['El taller está abierto de martes a viernes de 9 a 17 h.', 'martes a viernes de 9 a 17 h'],
    ability: 'Los usuarios deben poder entrar, reservar plaza y dejar una nota.',
    saying: ['Hay que decir que no aceptamos tarjetas.', 'no aceptamos tarjetas'],
  },
  it: {
    opening: 'Pagina per il mio laboratorio di aquiloni a Lucca.',
    told: [
      'Mio fratello Nilo lavora con me dal 2019 e taglia le vele',
      'Non riparo le stecche rotte se non sono di bambù',
      'Un aquilone grande richiede due settimane, e se piove lo proviamo nella sala',
    ],
    listed: [
      'Vendiamo aquiloni di seta, modelli di carta e stecche.',
      ['aquiloni di seta', 'modelli di carta', 'stecche'],
    ],
    other: 'Il sabato mattina tengo un corso per bambini, dalle 10 alle 12.',
    doors: [
      'Il laboratorio è aperto dal martedì al venerdì dalle 9 alle 17.',
      'dal martedì al venerdì dalle 9 alle 17',
    ],
    ability: 'Gli utenti devono poter accedere, prenotare un posto e lasciare una nota.',
    saying: ['Bisogna dire che non accettiamo carte.', 'non accettiamo carte'],
  },
  no: {
    opening: 'Side for drageverkstedet mitt i Bergen.',
    told: [
      'Broren min Nils jobber med meg siden 2019 og klipper seilene',
      'Jeg reparerer ikke knekte stenger hvis de ikke er av bambus',
      'En stor drage tar to uker, og hvis det regner prøver vi den i hallen',
    ],
    listed: ['Vi selger silkedrager, papirdrager og stenger.', ['silkedrager', 'papirdrager', 'stenger']],
    other: 'Lørdag formiddag holder jeg et kurs for barn, fra 10 til 12.',
    doors: ['Verkstedet er åpent tirsdag til fredag 9–17.', 'tirsdag til fredag 9–17'],
    ability: 'Brukerne skal kunne logge inn, bestille plass og legge igjen en beskjed.',
    saying: ['Skriv gjerne at vi ikke tar kort.', 'vi ikke tar kort'],
  },
  pt: {
    opening: 'Página para a minha oficina de pipas em Olinda.',
    told: [
      'Meu irmão Nilo trabalha comigo desde 2019 e corta as velas',
      'Não conserto varetas quebradas se não forem de bambu',
      'Uma pipa grande leva duas semanas, e se chove testamos no salão',
    ],
    listed: ['Vendemos pipas de seda, modelos de papel e varetas.', ['pipas de seda', 'modelos de papel', 'varetas']],
    other: 'Aos sábados de manhã dou um curso para crianças, das 10h às 12h.',
    doors: ['A oficina está aberta de terça a sexta das 9h às 17h.', 'terça a sexta das 9h às 17h'],
    ability: 'Os usuários devem poder entrar, reservar uma vaga e deixar um recado.',
    saying: ['É preciso dizer que não aceitamos cartão.', 'não aceitamos cartão'],
  },
}

const language = fc.constantFrom(...readingLanguages)
/** A text in which the sentences that tell something stand in any order. */
const texts = language.chain((one) =>
  fc.shuffledSubarray([...prose[one].told], { minLength: 3 }).map((told) => ({ ...prose[one], told })),
)
const textOf = ({ opening, told }: Pick<Prose, 'opening' | 'told'>, ...others: readonly string[]) =>
  [opening, ...told.map((sentence) => `${sentence}.`), ...others].join(' ')

const factsOf = (request: string) => readInBlocks(readRequest(request)).facts
const told = (request: string) => factsOf(request).flatMap(({ id, text }) => (id === 'sentence' ? [text] : []))
const things = (request: string) =>
  factsOf(request).flatMap(({ kind, id, text }) => (kind === 'service' && id !== 'priced' ? [text] : []))
const hours = (request: string) => factsOf(request).flatMap(({ kind, text }) => (kind === 'hours' ? [text] : []))

test('every sentence of prose that tells something is told whole, and nothing of it is on offer', () => {
  check(texts, (one) => {
    const request = textOf(one)
    expect([request, told(request)]).toEqual([request, expect.arrayContaining([...one.told])])
    expect([request, things(request)]).toEqual([request, []])
  })
})

test('what a sentence lists as on offer is listed, among whatever else is told', () => {
  check(texts, (one) => {
    const request = textOf(one, one.listed[0])
    expect([request, things(request)]).toEqual([request, one.listed[1]])
  })
})

test('a time in what somebody does opens no door, and one beside a word for it does', () => {
  check(texts, (one) => {
    expect(hours(textOf(one, one.other))).toEqual([])
    const open = textOf(one, one.other, one.doors[0])
    expect([open, hours(open)]).toEqual([open, [expect.stringContaining(one.doors[1])]])
  })
})

test('what whoever builds the page is to say is told without what asks for it', () => {
  check(texts, (one) => {
    const request = textOf(one, one.saying[0])
    expect([request, told(request)]).toEqual([request, expect.arrayContaining([one.saying[1]])])
  })
})

test('what users are to be able to do is said to nobody on the page', () => {
  check(texts, (one) => {
    const request = textOf(one, one.ability)
    expect([request, told(request)]).toEqual([request, one.told])
  })
})

test('the other end of a sentence that asks for a page tells something', () => {
  const asks = fc.constantFrom(
    ['I carve spoons from old pear trees and need a page for that', 'I carve spoons from old pear trees'],
    [
      'Ich schnitze Löffel aus altem Birnenholz und brauche eine schlichte, ruhige Seite',
      'Ich schnitze Löffel aus altem Birnenholz',
    ],
    [
      'Je sculpte des cuillères en vieux poirier et je voudrais une page simple',
      'Je sculpte des cuillères en vieux poirier',
    ],
    ['Tallo cucharas de peral viejo y necesito una página', 'Tallo cucharas de peral viejo'],
    ['Intaglio cucchiai di pero vecchio e mi serve una pagina', 'Intaglio cucchiai di pero vecchio'],
    ['Entalho colheres de pereira velha e preciso de uma página', 'Entalho colheres de pereira velha'],
    ['Jeg skjærer skjeer av gammel pære og trenger en side', 'Jeg skjærer skjeer av gammel pære'],
  )
  const rest = new Map([
    ['I', prose.en],
    ['Ich', prose.de],
    ['Je', prose.fr],
    ['Tallo', prose.es],
    ['Intaglio', prose.it],
    ['Entalho', prose.pt],
    ['Jeg', prose.no],
  ])
  check(asks, ([ask, said]) => {
    const own = rest.get(ask.split(' ')[0] ?? '')?.told ?? []
    const request = [ask, ...own].map((sentence) => `${sentence}.`).join(' ')
    expect([request, told(request)]).toEqual([request, expect.arrayContaining([said])])
  })
})

test('who says their name speaks, whatever they say behind it, and is no trade', () => {
  const leads = [
    'My name is',
    'Ich heiße',
    'Je m’appelle',
    'Me llamo',
    'Mi chiamo',
    'Jeg heter',
    'Meu nome é',
    'Me chamo',
  ]
  const deeds = [
    'and I teach slow dances in Leeds',
    'und gebe in Passau Rollatortanz',
    'et je donne des cours à Nantes',
    'y doy clases en Gijón',
    'e insegno ballo a Lucca',
    'og holder kurs i Bergen',
    'e dou aulas em Braga',
    'e ensino dança em Recife',
  ]
  const names = fc.tuple(fc.constantFrom('Ilka', 'Vesna', 'Odile'), fc.constantFrom('Brandt', 'Marell', 'Sorvin'))
  check(fc.tuple(fc.nat(leads.length - 1), names), ([at, name]) => {
    const request = `${leads[at]} ${name.join(' ')} ${deeds[at]}. `
    const people = factsOf(request).filter(({ kind, id }) => kind === 'person' && id === 'self')
    expect([request, people.map(({ text }) => text)]).toEqual([request, [name.join(' ')]])
  })
})

test('who does something with it, later on, says of no page what it is of', () => {
  for (const request of [
    'I shear sheep for people who cannot get a contractor. We come to you with a van. We fold the fleece and we never hurry.',
    'I mend clocks in Ludlow. My daughter does the dials and the gilding. We come to you and we wait for nobody.',
    'We tune organs. Most churches have us in twice a year. We do not touch electronic ones and we never hurry.',
  ])
    expect([request, factsOf(request).filter(({ kind, sure }) => kind === 'what' && sure >= 0.7)]).toEqual([
      request,
      [],
    ])
})
