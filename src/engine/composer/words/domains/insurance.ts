import type { DomainWords } from '../types.ts'

export const insurance: DomainWords = {
  domain: 'insurance',
  archetype: 'expert',
  nouns: {
    3:
      'insurance broker|insurance agency|insurance company|insurance|insurtech|versicherung|versicherungsmakler|' +
      'assurance|courtier en assurances|seguros|correduría de seguros|forsikring',
    2: 'insured|cover|policies',
    1: 'claims|risk',
  },
  hue: 235,
  tones: ['corporate', 'calm'],
  sections: ['services', 'steps', 'features', 'faq', 'contact'],
  offers: 'services',
  en: {
    trade: 'an insurance broker',
    offer: 'cover',
    standIn: ['Umbrella & Sons', 'Dry Feet'],
    cta: ['Ask for advice > contact', 'What can be covered > services', 'How a claim goes > steps', 'Questions > faq'],
    parts: {
      hero: {
        head: ['{brand}. For the day it rains in.', '{brand}: covered, and not too much', 'If it breaks, call {brand}'],
        lead: [
          '{brand} is {a trade}{in place}{for audience}. We tell you what you need, what you have twice and what you can drop.',
          'The policy in words you can read, and a person on the phone when it happens.',
        ],
      },
      services: {
        head: ['What can be covered', 'What we look after'],
        items: [
          'Home | Pipes, storms and the neighbour’s football.',
          'Liability | The one everybody should have.',
          'Income | For when you cannot work.',
          'Health | What the basic one leaves out.',
          'Company | Tools, vans, mistakes.',
          'Travel | Suitcases, ankles, cancelled plans.',
          'Vehicle | From scooter to truck.',
          'Pets | They do not read policies.',
        ],
      },
      steps: {
        head: ['When something happens', 'How a claim goes'],
        items: [
          [
            'Call | First us, then the plumber. Or the other way round.',
            'Pictures | Two or three from your phone are enough.',
            'We write | To the company, in their language.',
            'It is settled | And you know why the sum is what it is.',
          ],
        ],
      },
      statement: { head: ['You do not need more insurance. You need the right one, once.'] },
    },
  },
  de: {
    trade: 'ein Versicherungsmakler',
    offer: 'Schutz',
    standIn: ['Schirm & Partner'],
    cta: ['Beratung anfragen > contact', 'Was sich absichern lässt > services', 'Im Schadensfall > steps'],
    parts: {
      hero: {
        head: ['{brand}. Für den Tag, an dem es reinregnet.', '{brand}: genug Schutz, nicht zu viel'],
        lead: [
          '{brand} ist {a trade}{in place}{for audience}. Wir sagen, was Sie brauchen, was doppelt ist und was weg kann.',
        ],
      },
      services: {
        items: [
          'Wohnen | Rohre, Sturm und der Fußball des Nachbarn.',
          'Haftpflicht | Die sollte jeder haben.',
          'Einkommen | Wenn Sie nicht arbeiten können.',
          'Gesundheit | Was die Grundversicherung auslässt.',
          'Betrieb | Werkzeug, Wagen, Fehler.',
          'Reise | Koffer, Knöchel, Pläne.',
        ],
      },
    },
  },
}
