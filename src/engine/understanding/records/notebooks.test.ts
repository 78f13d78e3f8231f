import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readApp } from '../apps.ts'
import { type ReadingLanguage, readingLanguages } from '../types.ts'

/** Who somebody is and how they keep it so far, what leads up to the fields, and fields that are filled in as nothing else is. */
type Said = { hand: string[]; leads: string[]; fields: [said: string, label: string][]; site: string }

const said: Record<ReadingLanguage, Said> = {
  en: {
    hand: ['We are a rowing club and keep it in a notebook.', 'I write everything down in Excel.'],
    leads: ['Each boat has LIST.', 'I’d like something where I put in LIST.'],
    fields: [
      ['owner', 'Owner'],
      ['insured yes/no', 'Insured'],
      ['next visit', 'Next visit'],
      ['temper 1 to 5', 'Temper'],
    ],
    site: 'Website for our rowing club, which keeps its log in a notebook. Each boat has owner, insured yes/no, next visit.',
  },
  de: {
    hand: ['Bin Gerätewart im Ruderverein und führe das noch in Excel.', 'Wir schreiben alles auf Zetteln auf.'],
    leads: ['Jedes Boot hat LIST.', 'Zu jedem Boot: LIST.'],
    fields: [
      ['Halter', 'Halter'],
      ['versichert ja/nein', 'Versichert'],
      ['nächste Prüfung', 'Nächste Prüfung'],
      ['Zustand 1 bis 5', 'Zustand'],
    ],
    site: 'Webseite für unseren Ruderverein, der alles im Heft führt. Jedes Boot hat Halter, versichert ja/nein, nächste Prüfung.',
  },
  fr: {
    hand: ['Nous sommes un club et tout est dans un cahier.', 'Je fais ça sur Excel.'],
    leads: ['Chaque bateau a LIST.', 'Pour chaque bateau : LIST.'],
    fields: [
      ['propriétaire', 'Propriétaire'],
      ['assuré oui/non', 'Assuré'],
      ['date de passage', 'Date de passage'],
    ],
    site: 'Site pour notre club, qui tient tout dans un cahier. Chaque bateau a propriétaire, assuré oui/non, date de passage.',
  },
  es: {
    hand: ['Somos un club y lo llevamos en una libreta.', 'Todo lo tengo en Excel.'],
    leads: ['Cada barco tiene LIST.', 'Para cada barco: LIST.'],
    fields: [
      ['dueño', 'Dueño'],
      ['asegurado sí/no', 'Asegurado'],
      ['fecha de entrega', 'Fecha de entrega'],
    ],
    site: 'Página web de nuestro club, que lo lleva en una libreta. Cada barco tiene dueño, asegurado sí/no, fecha de entrega.',
  },
  it: {
    hand: ['Siamo un circolo e teniamo tutto su un quaderno.', 'Per ora facciamo in Excel.'],
    leads: ['Ogni barca ha LIST.', 'Per ogni barca: LIST.'],
    fields: [
      ['proprietario', 'Proprietario'],
      ['assicurata sì/no', 'Assicurata'],
      ['data di consegna', 'Data di consegna'],
    ],
    site: 'Sito per il nostro circolo, che tiene tutto su un quaderno. Ogni barca ha proprietario, assicurata sì/no, data di consegna.',
  },
  pt: {
    hand: ['Somos um clube e anotamos no caderno.', 'Está tudo no Excel.'],
    leads: ['Cada barco tem LIST.', 'Para cada barco: LIST.'],
    fields: [
      ['dono', 'Dono'],
      ['segurado sim/não', 'Segurado'],
      ['data de entrega', 'Data de entrega'],
    ],
    site: 'Site do nosso clube, que anota tudo no caderno. Cada barco tem dono, segurado sim/não, data de entrega.',
  },
  no: {
    hand: ['Vi er en roklubb og har alt i permer.', 'Jeg sitter med gule lapper.'],
    leads: ['Hver båt har LIST.', 'For hver båt: LIST.'],
    fields: [
      ['eier', 'Eier'],
      ['forsikret ja/nei', 'Forsikret'],
      ['dato for levering', 'Dato for levering'],
    ],
    site: 'Nettside for roklubben vår, som har alt i permer. Hver båt har eier, forsikret ja/nei, dato for levering.',
  },
}

const drawn = fc.constantFrom(...readingLanguages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    hand: fc.constantFrom(...said[language].hand),
    lead: fc.constantFrom(...said[language].leads),
    fields: fc.shuffledSubarray(said[language].fields, { minLength: 3 }),
  }),
)

test('what is kept in a notebook or in Excel so far, and what stands in it, makes a register of whatever somebody is', () => {
  fc.assert(
    fc.property(drawn, ({ language, hand, lead, fields }) => {
      const text = `${hand} ${lead.replace('LIST', fields.map(([one]) => one).join(', '))}`
      const app = readApp(text, language)
      expect(app?.screen, text).toBe('register')
      expect(
        app?.records?.fields.map(({ label }) => label),
        text,
      ).toEqual(fields.map(([, label]) => label))
    }),
    { numRuns: runs(80, 2000), seed },
  )
})

test.each(readingLanguages)('a site is none, whatever its club writes by hand: %s', (language) => {
  expect(readApp(said[language].site, language)).toBeNull()
})
