import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 14) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const named = (request: string) => readRequest(request).facts.flatMap(({ kind, text }) => (kind === 'name' ? text : []))

test('a noun with a capital within a sentence is part of the name that goes on behind it', () => {
  const way = fc.constantFrom(
    ['I need a simple page for {}: walks, talks and weddings.', ['Castle', 'Bakery', 'Museum']],
    ['Queremos um site para o {}, fundado em 1962.', ['Rancho Folclórico', 'Clube', 'Café']],
    ['Une page pour l’{} à Tulle.', ['Atelier', 'Auberge', 'Épicerie']],
    ['Un sito per la {} a Bitonto', ['Scuola di Vela', 'Trattoria', 'Pasticceria']],
    ['Vi trenger en side for {} i Moss', ['Kafé', 'Bakeri', 'Hotell']],
    ['Una web para la {} en Motril', ['Academia', 'Panadería', 'Escuela Infantil']],
  ) as fc.Arbitrary<[string, string[]]>
  const cases = way.chain(([say, heads]) =>
    fc.tuple(fc.constant(say), fc.constantFrom(...heads), fc.constantFrom('Nieva Solé', 'Vinge Torlo')),
  )
  check(cases, ([say, head, own]) => {
    expect(named(say.replace('{}', `${head} ${own}`))).toEqual([`${head} ${own}`])
  })
})

test('behind a trade stands what it is called, with an article, behind a colon or with the title of its doctor', () => {
  const way = fc.constantFrom(
    ['Bitte eine Seite für meine Praxis: {} in Regensburg, für Kinder und Erwachsene.', 'Logopädie Seidl-Amann'],
    ['Website für meinen Laden: {}, Bahnhofstr. 3, Aurich', 'Blumen Wendt'],
    ['Ich brauche eine Seite: {}, Klavierstimmung 110 €, Flügel 140 €.', 'Klavierbau Anselm Rüttger'],
    ['Website für eine Hautarztpraxis in Ulm, {}, Termine unter 0731 555 12', 'Dr. med. Anke Ritter'],
    ['Sou sócia de um centro de explicações, o {}, em Braga.', 'Ponto Final'],
    ['We run a bakery, the {}, in Leeds.', 'Nine Loaves'],
    ['Je tiens une ferme, la {}, à Tulle.', 'Petite Mare'],
    ['Une page pour un cabinet dentaire à Arras, {}.', 'Dr Léa Vasseur'],
    ['Una web para una clínica dental en Motril, {}', 'Dra. Adela Ríos'],
    ['Serve un sito per lo studio di una dietista a Udine, dott.ssa {}.', 'Elisa Fornasier'],
    ['siamo il gattile, cioè il rifugio per gatti {}, siamo tutti volontari', 'Sette Vite'],
  )
  check(
    way,
    ([say = '', name = '']) => {
      expect([say, named(say.replace('{}', name))]).toEqual([say, [name]])
    },
    22,
  )
})

test('things behind a colon are no name', () => {
  const way = fc.constantFrom(
    'Website für unseren Verein: Termine, Vorstand, Beitrag',
    'Website für meinen Laden: Frische Brötchen, Kuchen, Torten',
    'Bitte eine Seite für meine Bäckerei: Öffnungszeiten, Kontakt',
  )
  check(
    way,
    (request) => {
      expect([request, named(request)]).toEqual([request, []])
    },
    6,
  )
})

test('the key for the name of the business goes before that of who writes', () => {
  const way = fc.constantFrom(
    ['My name', 'Name of the shop'],
    ['Mein Name', 'Name des Ladens'],
    ['Mon nom', 'Le nom de ma petite affaire'],
    ['Mi nombre', 'Nombre del taller'],
    ['Il mio nome', 'Nome della bottega'],
    ['O meu nome', 'Nome da loja'],
    ['Navnet mitt', 'Navn på systua'],
  )
  check(fc.tuple(way, fc.constantFrom('. ', '\n')), ([[own, key], joint]) => {
    const request = `${own}: Ann Bell${joint}${key}: Nieva Solé${joint}12 €`
    const { facts } = readRequest(request)
    const texts = facts.flatMap(({ kind, text }) => (kind === 'name' || kind === 'person' ? `${kind} ${text}` : []))
    expect([request, texts]).toEqual([request, ['person Ann Bell', 'name Nieva Solé']])
  })
})

test('a small word and an article within an announced name belong to it, and a town behind it does not', () => {
  const way = fc.constantFrom(
    ['Le gîte s’appelle {}, à Salers.', ['La Grange aux Hirondelles', 'Les Mains à la Pâte']],
    ['Ma crêperie s’appelle {} à Quimper.', ['Le Phare', 'Les Mains à la Pâte']],
    ['il bar si chiama {}, siamo a Rimini', ['La Lanterna alla Marina', 'La Botte']],
    ['Mi taller se llama {} y está en Motril', ['El Hilo al Viento', 'El Hilo']],
    ['A loja chama-se {}, em Braga', ['Pão à Mesa', 'Pão']],
  ) as fc.Arbitrary<[string, string[]]>
  const cases = way.chain(([say, names]) => fc.tuple(fc.constant(say), fc.constantFrom(...names)))
  check(cases, ([say, name]) => {
    expect([say, named(say.replace('{}', name))]).toEqual([say, [name]])
  })
})

test('in tables and briefs of pieces the key for the name leads up to it, whatever it looks like', () => {
  const way = fc.constantFrom(
    'FACTSHEET\nBetrieb ........ {}\nKategorie ........ Bäckerei\nLage ........ Schulgasse 21, Husum\nZeiten ........ Di-Do 9-15',
    'Concepto\tDato\nDenominación\t{}\nActividad\tjuguetería\nMunicipio\tHuesca',
    'Pasting this from our spreadsheet\nBusiness\t{}\nKind of business\tbakery\nTown\tLeeds',
    'Ficha técnica\nNome comercial » {}\nAtividade » padaria\nLocalização » Braga',
    'Scheda attività\nDenominazione | {}\nCategoria | studio di yoga\nSede | Bari',
    'page unique svp, glacier sur Saint-Malo, enseigne {}, carte de saison 83 €/mois',
  )
  check(fc.tuple(way, fc.constantFrom('Koqui Chouette', 'Stela & Rix')), ([say, name]) => {
    const request = say.replace('{}', name)
    expect([request, named(request)]).toEqual([request, [name]])
  })
})
