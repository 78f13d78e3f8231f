import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRequest } from '../read-request.ts'

/** In each language: a business, what holds from an amount on or until a time, and what looks alike and is none. */
const rows = {
  en: {
    business: 'Cheese shop in Bath',
    terms: ['free delivery over £50', 'order by 2pm for the next day', '10% off for students', 'closed in January'],
    price: ['fondue set £30', '£30'],
    hours: 'open until 6pm',
  },
  de: {
    business: 'Buchladen in Kiel',
    terms: ['Versand gratis ab 40 €', 'Bestellungen bis 14 Uhr', '15 % Rabatt für Schüler', 'mindestens 2 Exemplare'],
    price: ['Atlas ab 60 €', 'ab 60 €'],
    hours: 'geöffnet bis 18 Uhr',
  },
  fr: {
    business: 'Fromagerie à Lyon',
    terms: ['livraison offerte dès 80 €', 'commande avant 16h', '10 % pour les étudiants', 'fermé en août'],
    price: ['plateau dès 30 €', 'dès 30 €'],
    hours: "ouvert jusqu'à 19h",
  },
  es: {
    business: 'Floristería en Cádiz',
    terms: ['envío gratis a partir de 60 €', 'pedidos hasta las 14:00', '10% para estudiantes', 'cerrado en agosto'],
    price: ['ramo desde 25 €', 'desde 25 €'],
    hours: 'abierto hasta las 20:00',
  },
  no: {
    business: 'Bakeri i Bergen',
    terms: ['fri frakt over 500 kr', 'bestill innen kl. 12', '10 % til studenter', 'stengt i juli'],
    price: ['kake fra 250 kr', 'fra 250 kr'],
    hours: 'åpent til 18:00',
  },
} as const

test.for(Object.keys(rows) as (keyof typeof rows)[])('%s: a condition is no price, a deadline no hours', (language) => {
  const { business, terms, price, hours } = rows[language]
  const pieces = [...terms, price[0], hours]
  fc.assert(
    fc.property(fc.shuffledSubarray(pieces, { minLength: 2 }), (said) => {
      const { facts } = readRequest(`${business}, ${said.join(', ')}`, language)
      const told = facts.filter(({ kind }) => kind === 'statement').map(({ text }) => text)
      expect(told.toSorted()).toEqual(said.filter((one) => terms.some((term) => term === one)).toSorted())
      const amounts = facts.filter(({ kind }) => kind === 'price').map(({ text }) => text)
      expect(amounts).toEqual(said.includes(price[0]) ? [price[1]] : [])
      expect(facts.filter(({ kind }) => kind === 'hours')).toHaveLength(said.includes(hours) ? 1 : 0)
    }),
  )
})

test.for([
  ['I need a website for my pizzeria with free delivery over £20 and a menu', 'free delivery over £20'],
  ['A haircut costs £20 and free coffee over £30', 'free coffee over £30'],
] as const)('%s: only its own words are the condition', ([request, term]) => {
  const { facts } = readRequest(request)
  expect(facts.filter(({ kind }) => kind === 'statement').map(({ text }) => text)).toEqual([term])
})
