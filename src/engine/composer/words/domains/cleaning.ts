import type { DomainWords } from '../types.ts'

export const cleaning: DomainWords = {
  domain: 'cleaning',
  archetype: 'trade',
  nouns: {
    3:
      'cleaning service|cleaning company|cleaning business|house cleaning|office cleaning|window cleaner|' +
      'window cleaning|laundry|dry cleaner|laundromat|chimney sweep|pest control|reinigungsfirma|reinigungsservice|' +
      'gebäudereinigung|putzfirma|wäscherei|société de nettoyage|pressing|empresa de limpieza|lavandería|renhold|' +
      'vaskeri',
    2: 'cleaning|cleaners|reinigung|nettoyage|limpieza|vask',
    1: 'windows|floors|stains',
  },
  hue: 205,
  tones: ['calm', 'minimal'],
  sections: ['services', 'steps', 'pricing', 'features', 'faq', 'booking'],
  offers: 'services',
  en: {
    trade: 'a cleaning company',
    offer: 'clean rooms',
    standIn: ['Bright & Early', 'Third Bucket'],
    cta: ['Ask for a visit > booking|contact', 'What we clean > services', 'Prices > pricing', 'How it goes > steps'],
    parts: {
      hero: {
        head: [
          '{brand}. You come home to it.',
          '{brand}: corners included',
          'Clean, and gone again: {brand}',
          '{brand} moves the sofa',
        ],
        lead: [
          '{brand} is {a trade}{in place}. The same hands each time, and they know where the vase goes.',
          'Corners, sills, the top of the door. Then the key goes back in its box.',
        ],
      },
      services: {
        head: ['What we clean', 'Room by room'],
        items: [
          'Homes | Weekly or every other week, same hands. | ?Add price',
          'Offices | Before the first coffee. | ?Add price',
          'Windows | Inside, outside, frames. | ?Add price',
          'End of tenancy | So that the deposit comes back. | ?Add price',
          'After building | Dust in places you did not know. | ?Add price',
          'Carpets | Lifted, cleaned, dry by evening. | ?Add price',
          'Once | Before the parents come. | ?Add price',
        ],
      },
      faq: {
        items: [
          'Do you bring your own things? | ?Add what you bring',
          'Is it always the same person? | That is the idea. If somebody is ill, you hear it first.',
          'Do I have to be at home? | No. Keys are kept without name or address.',
          'What does it cost? | ?Add your prices',
          'Something broke. | It happens. Tell us, we put it right.',
        ],
      },
      statement: { head: ['Clean is when you stop noticing it.'] },
    },
  },
  de: {
    trade: 'ein Reinigungsdienst',
    offer: 'Sauberkeit',
    standIn: ['Früh & Klar'],
    cta: ['Besuch anfragen > booking|contact', 'Was wir putzen > services', 'Preise > pricing'],
    parts: {
      hero: {
        head: ['{brand}. Heimkommen, fertig.', '{brand}: auch in den Ecken'],
        lead: ['{brand} ist {a trade}{in place}. Immer dieselben Hände, und sie wissen, wo die Vase steht.'],
      },
      services: {
        items: [
          'Wohnungen | Jede oder jede zweite Woche. | ?Preis ergänzen',
          'Büros | Vor dem ersten Kaffee. | ?Preis ergänzen',
          'Fenster | Innen, außen, Rahmen. | ?Preis ergänzen',
          'Auszug | Damit die Kaution zurückkommt. | ?Preis ergänzen',
          'Nach dem Bau | Staub an Stellen, die man nicht kannte. | ?Preis ergänzen',
          'Einmal | Bevor die Eltern kommen. | ?Preis ergänzen',
        ],
      },
    },
  },
}
