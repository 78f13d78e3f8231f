import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { readInBlocks, readRequest } from '../read-request.ts'
import { readingLanguages } from '../types.ts'
import type { ReadingLanguage } from '../types.ts'

type Said = { opening: string; told: string[]; spoken: string[] }

const said: Record<ReadingLanguage, Said> = {
  en: {
    opening: 'Page for my saddlery in Frome.',
    told: [
      'We restitch saddles and bridles by hand',
      'Repairs take about three weeks',
      'We open at 9 from Monday to Friday',
    ],
    spoken: [
      'I know nothing about computers so please keep it simple',
      'It must be readable on an old phone',
      'I’m not good with computers',
    ],
  },
  de: {
    opening: 'Seite für meine Sattlerei in Verden.',
    told: [
      'Wir nähen Sättel und Zaumzeug von Hand',
      'Reparaturen dauern etwa drei Wochen',
      'Wir holen Sättel im Umkreis von 30 km ab',
    ],
    spoken: ['Ich kenne mich mit Computern nicht aus, bitte einfach halten', 'Das muss man auch am Handy lesen können'],
  },
  fr: {
    opening: 'Page pour ma sellerie à Saumur.',
    told: ['Nous recousons selles et brides à la main', 'Une réparation dure environ trois semaines'],
    spoken: [
      'Je ne connais rien à l’informatique, faites simple s’il vous plaît',
      'Ça doit être lisible sur un vieux téléphone',
    ],
  },
  es: {
    opening: 'Página para mi guarnicionería en Jerez.',
    told: ['Cosemos sillas y bridas a mano', 'Una reparación tarda unas tres semanas'],
    spoken: ['No entiendo nada de ordenadores, que sea sencilla por favor', 'Tiene que poder leerse en un móvil viejo'],
  },
  it: {
    opening: 'Pagina per la mia selleria a Grosseto.',
    told: ['Cuciamo selle e briglie a mano', 'Una riparazione richiede circa tre settimane'],
    spoken: [
      'Non capisco niente di computer, fatela semplice per favore',
      'Deve essere leggibile anche su un vecchio telefono',
    ],
  },
  no: {
    opening: 'Side for salmakeriet mitt i Hamar.',
    told: ['Vi syr saler og hodelag for hånd', 'En reparasjon tar omtrent tre uker'],
    spoken: ['Jeg kan ingenting om data, så hold det enkelt', 'Det må være lesbart på en gammel telefon'],
  },
  pt: {
    opening: 'Página para a minha selaria em Golegã.',
    told: ['Costuramos selas e rédeas à mão', 'Um conserto leva umas três semanas'],
    spoken: ['Não entendo nada de computador, deixe simples por favor', 'Tem que dar para ler num celular velho'],
  },
}

const letters = fc.constantFrom(...readingLanguages).chain((language) => {
  const { opening, told, spoken } = said[language]
  return fc.record({
    opening: fc.constant(opening),
    told: fc.shuffledSubarray(told, { minLength: 2 }),
    spoken: fc.constantFrom(...spoken),
  })
})

const shown = (request: string) =>
  readInBlocks(readRequest(request)).facts.filter(
    ({ kind }) => kind !== 'style' && kind !== 'colour' && kind !== 'without',
  )

test('what somebody knows little of, and on what a page is to be read, is told to no visitor; what they do is', () => {
  fc.assert(
    fc.property(letters, ({ opening, told, spoken }) => {
      const request = `${opening} ${told.join('. ')}. ${spoken}.`
      const texts = shown(request).map(({ text }) => text)
      expect([request, texts.filter((text) => spoken.includes(text) || text.includes(spoken))]).toEqual([request, []])
      const { html } = compose(firstRequest(request))
      expect([request, told.filter((one) => !/\d/.test(one) && !html.includes(one))]).toEqual([request, []])
    }),
    { seed, numRuns: runs(30) },
  )
})

test('an order that opens a text is no sentence of its page', () => {
  for (const order of ['Need a screen for the wall of our saddlery', 'Build a board for our saddlery in Frome'])
    expect(shown(`${order}. It shows six orders.`).map(({ text }) => text)).not.toContain(order)
})
