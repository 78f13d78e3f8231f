import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { sceneOf } from '../app-scene.ts'
import { type ReadingLanguage, readingLanguages } from '../types.ts'
import type { RecordField } from './record-field.ts'
import { recordsIn } from './read-records.ts'

/** How a language says it: one of many, what opens a list behind a colon, behind a verb, and by whoever keeps it; fields and their kinds. */
type Said = {
  things: string[]
  opened: string[]
  told: string[]
  kept: string[]
  and: string
  fields: [said: string, label: string, kind: RecordField['kind']][]
}

const said: Record<ReadingLanguage, Said> = {
  en: {
    things: ['boat', 'ewe', 'harp', 'market stall'],
    opened: ['For each THING: LIST.', 'Each THING should have: LIST.', 'For every THING, I want: LIST.'],
    told: ['Every THING has LIST.', 'Each THING needs LIST.'],
    kept: ['What I record each THING: LIST.', 'I write down LIST.'],
    and: 'and',
    fields: [
      ['owner', 'Owner', 'text'],
      ['state (new, worn, broken)', 'State', 'choice'],
      ['size small/large', 'Size', 'choice'],
      ['insured y/n', 'Insured', 'check'],
      ['lent on', 'Lent on', 'date'],
      ['done yes or no', 'Done', 'check'],
      ['visit (minutes)', 'Visit (minutes)', 'number'],
      ['price (like 7,90)', 'Price', 'number'],
      ['dose in mg (can be 2.5 or 0.75)', 'Dose in mg', 'number'],
      ['needles (2,5 / 3 / 3,5)', 'Needles', 'choice'],
      ['room (101, 102)', 'Room', 'choice'],
      ['mood 1 to 5', 'Mood', 'number'],
      ['the date of the last visit', 'Date of the last visit', 'date'],
    ],
  },
  de: {
    things: ['Boot', 'Schaf', 'Harfe', 'Marktstand'],
    opened: ['Für jedes THING: LIST.', 'Zu jedem THING: LIST.'],
    told: ['Jedes THING hat LIST.', 'Jedes THING braucht LIST.'],
    kept: ['Was ich bei jedem THING notiere: LIST.'],
    and: 'und',
    fields: [
      ['Halterin', 'Halterin', 'text'],
      ['Zustand (neu, gebraucht, defekt)', 'Zustand', 'choice'],
      ['versichert ja/nein', 'Versichert', 'check'],
      ['ausgegeben am', 'Ausgegeben am', 'date'],
      ['erledigt ja oder nein', 'Erledigt', 'check'],
      ['Laune 1 bis 5', 'Laune', 'number'],
      ['Datum der Abgabe', 'Datum der Abgabe', 'date'],
    ],
  },
  fr: {
    things: ['bateau', 'brebis', 'harpe'],
    opened: ['Pour chaque THING : LIST.'],
    told: ['Chaque THING a LIST.'],
    kept: ['Ce que je note pour chaque THING : LIST.'],
    and: 'et',
    fields: [
      ['propriétaire', 'Propriétaire', 'text'],
      ['état (neuf, usé ou cassé)', 'État', 'choice'],
      ['assuré oui/non', 'Assuré', 'check'],
      ['prêté le', 'Prêté le', 'date'],
      ["date d'arrivée", "Date d'arrivée", 'date'],
      ['humeur 1 à 5', 'Humeur', 'number'],
      ['date de passage', 'Date de passage', 'date'],
    ],
  },
  es: {
    things: ['barco', 'oveja', 'arpa'],
    opened: ['Para cada THING: LIST.'],
    told: ['Cada THING tiene LIST.'],
    kept: ['Lo que anoto de cada THING: LIST.'],
    and: 'y',
    fields: [
      ['dueño', 'Dueño', 'text'],
      ['estado (nuevo, usado o roto)', 'Estado', 'choice'],
      ['asegurado sí/no', 'Asegurado', 'check'],
      ['entregado el', 'Entregado el', 'date'],
      ['humor 1 a 5', 'Humor', 'number'],
      ['fecha de entrega', 'Fecha de entrega', 'date'],
    ],
  },
  it: {
    things: ['barca', 'pecora', 'arpa'],
    opened: ['Per ogni THING: LIST.'],
    told: ['Ogni THING ha LIST.'],
    kept: ['Quello che annoto di ogni THING: LIST.'],
    and: 'e',
    fields: [
      ['proprietario', 'Proprietario', 'text'],
      ['stato (nuovo, usato o rotto)', 'Stato', 'choice'],
      ['assicurata sì/no', 'Assicurata', 'check'],
      ['umore 1 a 5', 'Umore', 'number'],
      ['data di consegna', 'Data di consegna', 'date'],
    ],
  },
  pt: {
    things: ['barco', 'ovelha', 'harpa'],
    opened: ['Para cada THING: LIST.'],
    told: ['Cada THING tem LIST.'],
    kept: ['O que anoto de cada THING: LIST.'],
    and: 'e',
    fields: [
      ['dono', 'Dono', 'text'],
      ['estado (novo, usado ou quebrado)', 'Estado', 'choice'],
      ['segurado sim/não', 'Segurado', 'check'],
      ['humor 1 a 5', 'Humor', 'number'],
      ['data de entrega', 'Data de entrega', 'date'],
    ],
  },
  no: {
    things: ['båt', 'sau', 'harpe'],
    opened: ['For hver THING: LIST.'],
    told: ['Hver THING har LIST.'],
    kept: ['Det jeg noterer for hver THING: LIST.'],
    and: 'og',
    fields: [
      ['eier', 'Eier', 'text'],
      ['tilstand (ny, slitt eller ødelagt)', 'Tilstand', 'choice'],
      ['forsikret ja/nei', 'Forsikret', 'check'],
      ['humør 1 til 5', 'Humør', 'number'],
      ['dato for levering', 'Dato for levering', 'date'],
    ],
  },
}

const drawn = fc.constantFrom(...readingLanguages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    thing: fc.constantFrom(...said[language].things),
    shape: fc.constantFrom(...said[language].opened, ...said[language].told, ...said[language].kept),
    fields: fc.shuffledSubarray(said[language].fields, { minLength: 3 }),
    isLines: fc.boolean(),
  }),
)

describe('what is written down of each thing', () => {
  test('is read with its kind, behind a colon, a verb, and by whoever keeps it', () => {
    fc.assert(
      fc.property(drawn, ({ language, thing, shape, fields, isLines }) => {
        const names = fields.map(([name]) => name)
        const isBulleted = isLines && shape.includes(': LIST')
        const list = isBulleted
          ? `\n${names.map((name) => `- ${name}`).join('\n')}\n`
          : `${names.slice(0, -1).join(', ')} ${said[language].and} ${names.at(-1) ?? ''}`
        const text = shape.replace('THING', thing).replace(isBulleted ? 'LIST.' : 'LIST', list)
        const found = recordsIn(sceneOf(text, language))
        expect(
          found?.fields.map(({ label, kind }) => [label, kind]),
          text,
        ).toEqual(fields.map(([, label, kind]) => [label, kind]))
        if (shape.includes('THING')) expect(found?.thing, text).toBe(thing)
        expect(text.slice(found?.start, found?.end)).toContain(names[0]?.split(' ')[0])
      }),
      { numRuns: runs(150, 3000), seed },
    )
  })

  test.each<[ReadingLanguage, string, [string, RecordField['kind']][]]>([
    [
      'en',
      'The fields should be: dog, paid or not, food [own / ours], weight (kg), came on (dd/mm/yyyy).',
      [
        ['Dog', 'text'],
        ['Paid', 'check'],
        ['Food', 'choice'],
        ['Weight (kg)', 'number'],
        ['Came on', 'date'],
      ],
    ],
    [
      'en',
      'columns: Loaf | Crumb 1-5 | Baked? yes/no | Comments',
      [
        ['Loaf', 'text'],
        ['Crumb', 'number'],
        ['Baked', 'check'],
        ['Comments', 'notes'],
      ],
    ],
    [
      'en',
      'Tool: name, shelf, status (in / out), last calibrated',
      [
        ['Name', 'text'],
        ['Shelf', 'text'],
        ['Status', 'choice'],
        ['Last calibrated', 'date'],
      ],
    ],
    [
      'de',
      'Zu jedem Gerät sollen Nummer, Jahresmiete und Zustand (gut/defekt) gespeichert werden.',
      [
        ['Nummer', 'text'],
        ['Jahresmiete', 'number'],
        ['Zustand', 'choice'],
      ],
    ],
    [
      'fr',
      'Pour chaque brebis je veux noter la race, l’âge et si elle est gestante ou pas.',
      [
        ['Race', 'text'],
        ['Âge', 'number'],
        ['Gestante', 'check'],
      ],
    ],
    [
      'es',
      'De cada moto hay que apuntar matrícula, kilómetros y si está pagada.',
      [
        ['Matrícula', 'text'],
        ['Kilómetros', 'number'],
        ['Está pagada', 'check'],
      ],
    ],
    [
      'en',
      'Register of rental cars [plate, price per day, delivery address, checked y/n, notes (optional)]',
      [
        ['Plate', 'text'],
        ['Price per day', 'number'],
        ['Delivery address', 'text'],
        ['Checked', 'check'],
        ['Notes', 'notes'],
      ],
    ],
    [
      'en',
      'a list where I can put in first name, last name, voice (soprano / alto) and birthday',
      [
        ['First name', 'text'],
        ['Last name', 'text'],
        ['Voice', 'choice'],
        ['Birthday', 'date'],
      ],
    ],
    [
      'en',
      'i write down tool / who borrowed it / due back / returned y/n',
      [
        ['Tool', 'text'],
        ['Who borrowed it', 'text'],
        ['Due back', 'date'],
        ['Returned', 'check'],
      ],
    ],
    [
      'de',
      'pro Auftrag Verwalter, Annahmedatum, letzte Kontrolle, Kosten in Euro und ob er bezahlt ist',
      [
        ['Verwalter', 'text'],
        ['Annahmedatum', 'date'],
        ['Letzte Kontrolle', 'date'],
        ['Kosten in Euro', 'number'],
        ['Bezahlt', 'check'],
      ],
    ],
    [
      'fr',
      'Pour chaque plante je note le dernier arrosage, la fréquence en jours et les remarques.',
      [
        ['Dernier arrosage', 'date'],
        ['Fréquence en jours', 'number'],
        ['Remarques', 'notes'],
      ],
    ],
  ])('is read in %s: %s', (language, text, fields) => {
    expect(recordsIn(sceneOf(text, language))?.fields.map(({ label, kind }) => [label, kind])).toEqual(fields)
  })

  test('a scale has its ends, a choice its choices, and what is numbered how', () => {
    const found = recordsIn(
      sceneOf('Each tool has: tag (format T-007), wear 0-10, salt in tons (holds 9), on loan/in the shed/lost', 'en'),
    )
    expect(found?.fields).toMatchObject([
      { label: 'Tag', format: 'T-007' },
      { label: 'Wear', scale: { from: 0, to: 10 } },
      { label: 'Salt in tons', scale: { from: 0, to: 9 } },
      { kind: 'choice' },
    ])
  })

  test.each<[ReadingLanguage, string]>([
    ['en', 'Every morning we bake. Each loaf is a poem, and the crust sings when it cools on the rack by the door.'],
    ['en', 'We meet each Tuesday at seven.'],
    ['en', 'pricing table: Free 0 €, Pro 12 €, Team 30 €'],
    ['en', 'Menu: soup 6 €, fish 18 €, cake 5 €'],
    ['en', 'shopping list: milk 2 l, flour 1 kg, sugar 500 g'],
    ['de', 'Jeder ist willkommen. Bei jedem Wetter gehen wir hinaus, und abends gibt es Suppe.'],
    ['fr', 'Chaque matin nous ouvrons à huit heures.'],
    ['es', 'Cada martes hay clase a las siete.'],
  ])('where none is told there is none: %s %s', (language, text) => {
    expect(recordsIn(sceneOf(text, language))).toBeNull()
  })
})
