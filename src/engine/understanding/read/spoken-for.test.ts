import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import { readingLanguages, type ReadingLanguage } from '../types.ts'

type Words = {
  /** whom one writes for, what they are and what they need */
  speaks: string
  who: string[]
  are: string[]
  /** a page, and what leads up to a quotation on it */
  page: string
  leads: string[]
  said: string[]
}

const words: Record<ReadingLanguage, Words> = {
  en: {
    speaks: 'My {who} is a {what} in Kiel and needs a website with prices',
    who: ['client', 'sister', 'dad', 'neighbour'],
    are: ['midwife', 'piano tuner', 'photographer'],
    page: 'Page for our rowing club. {lead} "{said}". Dark blue.',
    leads: ['Headline', 'The headline is', 'Hero with the headline', 'Slogan'],
    said: ['Three dimensions, one breath', 'We open when it rains', 'Small steps, steady oars'],
  },
  de: {
    speaks: 'Meine {who} ist {what} in Kiel und braucht eine Seite mit Preisen',
    who: ['Kundin', 'Schwester', 'Mutter', 'Nachbarin'],
    are: ['Hebamme', 'Fotografin', 'Goldschmiedin'],
    page: 'Seite für unseren Ruderclub. {lead} "{said}". Dunkelblau.',
    leads: ['Überschrift', 'Mit der Überschrift', 'Slogan'],
    said: ['Drei Dimensionen, ein Atemzug', 'Wir öffnen, wenn es regnet', 'Alles fließt noch heute'],
  },
  fr: {
    speaks: 'Ma {who} est {what} à Kiel et a besoin d’un site avec des tarifs',
    who: ['cliente', 'sœur', 'mère', 'voisine'],
    are: ['sage-femme', 'photographe', 'fleuriste'],
    page: 'Page pour notre club d’aviron. {lead} « {said} ». Bleu foncé.',
    leads: ['Slogan', 'Avec la phrase', 'Grand titre'],
    said: ['Trois dimensions, un seul souffle', 'On ouvre quand il pleut'],
  },
  es: {
    speaks: 'Mi {who} es {what} en Kiel y necesita una web con precios',
    who: ['clienta', 'hermana', 'madre', 'vecina'],
    are: ['comadrona', 'fotógrafa', 'florista'],
    page: 'Web para nuestro club de remo. {lead} "{said}". Azul oscuro.',
    leads: ['Portada con la frase', 'Titular', 'Lema'],
    said: ['Comen hoy lo que arde mañana', 'Abrimos cuando llueve mucho'],
  },
  it: {
    speaks: 'Mia {who} è {what} a Kiel e le serve un sito con i prezzi',
    who: ['sorella', 'madre', 'vicina', 'moglie'],
    are: ['ostetrica', 'fotografa', 'fioraia'],
    page: 'Pagina per il nostro club di canottaggio. {lead} "{said}". Blu scuro.',
    leads: ['Con la frase', 'Slogan', 'Motto'],
    said: ['Tre dimensioni e un solo respiro', 'Apriamo quando piove forte'],
  },
  no: {
    speaks: 'Min {who} er {what} i Kiel og trenger en nettside med priser',
    who: ['kunde', 'søster', 'mor', 'nabo'],
    are: ['jordmor', 'fotograf', 'gullsmed'],
    page: 'Side for roklubben vår. {lead} "{said}". Mørkeblå.',
    leads: ['Overskrift', 'Med overskriften', 'Slagord'],
    said: ['Tre dimensjoner og ett pust', 'Vi åpner når det regner'],
  },
  pt: {
    speaks: 'A minha {who} é {what} em Kiel e precisa de um site com preços',
    who: ['cliente', 'irmã', 'mãe', 'vizinha'],
    are: ['parteira', 'fotógrafa', 'florista'],
    page: 'Página para o nosso clube de remo. {lead} "{said}". Azul escuro.',
    leads: ['Com a frase', 'Slogan', 'Manchete'],
    said: ['Três dimensões e um só fôlego', 'Abrimos quando chove muito'],
  },
}

const drawn = fc.constantFrom(...readingLanguages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    who: fc.constantFrom(...words[language].who),
    what: fc.constantFrom(...words[language].are),
    lead: fc.constantFrom(...words[language].leads),
    said: fc.constantFrom(...words[language].said),
  }),
)

test('who writes for somebody says what they are, and the page is of that', () => {
  fc.assert(
    fc.property(drawn, ({ language, who, what }) => {
      const text = words[language].speaks.replace('{who}', who).replace('{what}', what)
      const { facts } = readRequest(text)
      const of = (kind: string) => facts.filter((fact) => fact.kind === kind).map((fact) => fact.text)
      expect([text, of('what'), of('name'), of('place')]).toEqual([text, [what], [], ['Kiel']])
    }),
    { seed, numRuns: runs(40) },
  )
})

test('what is quoted behind the word for a headline is said there, and names nobody', () => {
  fc.assert(
    fc.property(drawn, ({ language, lead, said }) => {
      const text = words[language].page.replace('{lead}', lead).replace('{said}', said)
      const { facts } = readRequest(text)
      const slogans = facts.filter(({ id }) => id === 'slogan').map((fact) => fact.text.replace(/^\W+|\W+$/gu, ''))
      expect([text, slogans.length]).toEqual([text, 1])
      expect(slogans[0]).toContain(said.slice(2, -2))
      expect(facts.filter(({ kind }) => kind === 'name')).toEqual([])
    }),
    { seed, numRuns: runs(40) },
  )
})
