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
      ['dogs', 'Dogs?'],
      ['check-in time', 'Check-in time?'],
      ['if dogs are allowed', 'Are dogs allowed?'],
      ['if you take cards', 'Do you take cards?'],
      ['how far the beach is', 'How far the beach is?'],
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
      ['Hunde', 'Hunde?'],
      ['ob man Feuer machen darf', 'Darf man Feuer machen?'],
      ['wie weit der Strand ist', 'Wie weit der Strand ist?'],
    ],
    people: 'Die Leute fragen immer',
    order: 'also bitte FAQ dazu',
  },
  fr: {
    opening: 'Site pour notre camping à Royan',
    about: [[' avec FAQ (', ').']],
    asked: [
      ['chiens', 'Chiens ?'],
      ['si on peut faire du feu', 'Est-ce que on peut faire du feu ?'],
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
      ['perros', '¿Perros?'],
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
      ['cani', 'Cani?'],
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
      ['cães', 'Cães?'],
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
      ['hunder', 'Hunder?'],
      ['om hunder er lov', 'Er hunder lov?'],
      ['hvor langt det er til stranda', 'Hvor langt det er til stranda?'],
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

test('what people are said to ask is a question where there is a part for it, and no sentence of the page', () => {
  for (const language of languages) {
    const { opening, people, order, asked } = cases[language]
    const [said, question] = asked.at(1) ?? ['', '']
    const clause = language === 'en' ? 'if they bite' : said
    const prompt = `${opening}. ${people} ${clause}, ${order}.`
    const { facts } = readInBlocks(readRequest(prompt, language))
    const own = facts.filter(({ kind }) => kind === 'question').map(({ text }) => text.toLowerCase())
    const wanted = language === 'en' ? 'do they bite' : question.replace(/[¿?\s]+$|^¿/g, '').toLowerCase()
    if (/^(?:if|ob|si|se|om) /.test(clause)) expect([prompt, own]).toEqual([prompt, [wanted]])
    expect(facts.filter(({ id, text }) => id === 'sentence' && text.includes(people))).toEqual([])
  }
})

test('another part behind the questions is a part', () => {
  const { facts } = readRequest('Bakery in Leeds with a FAQ about allergens, a gallery and contact', 'en')
  expect(
    facts
      .flatMap(({ kind, id }) => (kind === 'section' ? [id] : []))
      .toSorted((one, other) => String(one).localeCompare(String(other))),
  ).toEqual(['contact', 'faq', 'gallery'])
})
