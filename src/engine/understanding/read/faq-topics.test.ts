import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { textsOf } from '#engine/composer/stated-facts.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { runs, seed } from '#test/support/draw.ts'
import { readInBlocks, readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

type Case = {
  opening: string
  /** around the list of what is asked */
  about: readonly (readonly [before: string, after: string])[]
  /** as it is listed, and as a visitor asks it */
  asked: readonly (readonly [said: string, question: string])[]
  people: string
  order: string
}

const cases: Record<ReadingLanguage, Case> = {
  en: {
    opening: 'Website for a campsite in Bude',
    about: [
      [' with a FAQ about ', '.'],
      ['. FAQ: ', '.'],
      [' with FAQ (', ').'],
    ],
    asked: [
      ['dogs', 'Dogs'],
      ['check-in time', 'Check-in time'],
      ['if dogs are allowed', 'Are dogs allowed?'],
      ['if you take cards', 'Do you take cards?'],
      ['how far the beach is', 'How far the beach is'],
      ['how far is the beach', 'How far is the beach?'],
      ['if it rains', 'If it rains'],
    ],
    people: 'People always ask',
    order: 'so put a FAQ on',
  },
  de: {
    opening: 'Seite für unseren Campingplatz in Jever',
    about: [
      ['. FAQ: ', '.'],
      [' mit FAQ (', ').'],
    ],
    asked: [
      ['Hunde', 'Hunde'],
      ['ob man Feuer machen darf', 'Darf man Feuer machen?'],
      ['wie weit der Strand ist', 'Wie weit der Strand ist'],
      ['wie weit ist der Strand', 'Wie weit ist der Strand?'],
    ],
    people: 'Die Leute fragen immer',
    order: 'also bitte FAQ dazu',
  },
  fr: {
    opening: 'Site pour notre camping à Royan',
    about: [[' avec FAQ (', ').']],
    asked: [
      ['chiens', 'Chiens'],
      ['si on peut faire du feu', "Est-ce qu'on peut faire du feu ?"],
      ['si vous prenez la carte', 'Est-ce que vous prenez la carte ?'],
      ['combien coûte la nuit', 'Combien coûte la nuit ?'],
    ],
    people: 'Les gens demandent toujours',
    order: 'donc une FAQ',
  },
  es: {
    opening: 'Web para nuestro camping en Tarifa',
    about: [
      ['. Preguntas frecuentes: ', '.'],
      [' con preguntas frecuentes (', ').'],
    ],
    asked: [
      ['perros', 'Perros'],
      ['si aceptáis tarjeta', '¿Aceptáis tarjeta?'],
      ['a qué hora se entra', '¿A qué hora se entra?'],
    ],
    people: 'La gente siempre pregunta',
    order: 'así que pon unas preguntas frecuentes',
  },
  it: {
    opening: 'Sito per il nostro campeggio a Rimini',
    about: [[' con domande frequenti (', ').']],
    asked: [
      ['cani', 'Cani'],
      ['se accettate carte', 'Accettate carte?'],
      ['quanto dista il mare', 'Quanto dista il mare?'],
    ],
    people: 'La gente chiede sempre',
    order: 'quindi metti le domande frequenti',
  },
  pt: {
    opening: 'Site para o nosso camping em Paraty',
    about: [[' com perguntas frequentes (', ').']],
    asked: [
      ['cães', 'Cães'],
      ['se aceita cartão', 'Aceita cartão?'],
      ['quanto tempo dura', 'Quanto tempo dura?'],
    ],
    people: 'As pessoas perguntam sempre',
    order: 'então põe perguntas frequentes',
  },
  no: {
    opening: 'Nettside for campingplassen vår i Molde',
    about: [[' med FAQ (', ').']],
    asked: [
      ['hunder', 'Hunder'],
      ['om hunder er lov', 'Er hunder lov?'],
      ['hvor langt det er til stranda', 'Hvor langt det er til stranda'],
      ['hva koster en natt', 'Hva koster en natt?'],
    ],
    people: 'Folk spør alltid',
    order: 'så ta med FAQ',
  },
}

const languages = Object.keys(cases) as ReadingLanguage[]

test('what is listed behind the part for questions is asked there, each piece by itself', () => {
  const drawn = fc.constantFrom(...languages).chain((language) =>
    fc.record({
      language: fc.constant(language),
      around: fc.constantFrom(...cases[language].about),
      asked: fc.shuffledSubarray([...cases[language].asked], { minLength: 2 }),
    }),
  )
  fc.assert(
    fc.property(drawn, ({ language, around: [before, after], asked }) => {
      const prompt = `${cases[language].opening}${before}${asked.map(([said]) => said).join(', ')}${after}`
      const texts = textsOf(compose(firstRequest(prompt)).html)
      for (const [, question] of asked)
        expect([prompt, texts]).toEqual([prompt, expect.arrayContaining([question.toLowerCase()])])
    }),
    { numRuns: runs(16, 300), seed },
  )
})

/** Asked with yes or no: what people say, and what they would ask. */
const inquiries: Record<ReadingLanguage, readonly (readonly [said: string, question: string])[]> = {
  en: [
    ['if they bite', 'do they bite'],
    ['whether dogs are allowed', 'are dogs allowed'],
    ['if it rains', 'if it rains'],
  ],
  de: [['ob man Feuer machen darf', 'darf man feuer machen']],
  fr: [['si vous prenez la carte', 'est-ce que vous prenez la carte']],
  es: [['si aceptáis tarjeta', 'aceptáis tarjeta']],
  it: [['se accettate carte', 'accettate carte']],
  pt: [['se aceita cartão', 'aceita cartão']],
  no: [['om hunder er lov', 'er hunder lov']],
}

const inquired = languages.flatMap((language) => inquiries[language].map((pair) => [language, ...pair] as const))

test.each(inquired)('%s: what people ask, %s, stands among the questions only', (language, said, question) => {
  const { opening, people, order } = cases[language]
  const { facts } = readInBlocks(readRequest(`${opening}. ${people} ${said}, ${order}.`, language))
  expect(facts.filter(({ kind }) => kind === 'question').map(({ text }) => text.toLowerCase())).toEqual([question])
  expect(facts.filter(({ id, text }) => id === 'sentence' && text.includes(people))).toEqual([])
})

test('another part behind the questions is a part', () => {
  const { facts } = readRequest('Bakery in Leeds with a FAQ about allergens, a gallery and contact', 'en')
  expect(
    facts
      .flatMap(({ kind, id }) => (kind === 'section' ? [id] : []))
      .toSorted((one, other) => String(one).localeCompare(String(other))),
  ).toEqual(['contact', 'faq', 'gallery'])
})
