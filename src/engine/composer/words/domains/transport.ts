import type { DomainWords } from '../types.ts'

export const transport: DomainWords = {
  domain: 'transport',
  archetype: 'trade',
  nouns: {
    3:
      'moving company|removals|removal company|courier|courier service|delivery service|logistics company|logistics|' +
      'freight|taxi|taxi company|shuttle|ride sharing|ferry|airline|bus company|car sharing|trucking|driver-side|' +
      'umzugsunternehmen|umzug|spedition|kurierdienst|taxiunternehmen|déménagement|transporteur|mudanzas|transportista|' +
      'flyttebyrå|drosje|ferge',
    2: 'transport|delivery|shipping|drivers|parcels|orders|vans',
    1: 'routes|pick-up|tracking',
  },
  hue: 60,
  tones: ['bold', 'energetic'],
  sections: ['services', 'steps', 'pricing', 'location', 'faq', 'contact'],
  offers: 'services',
  en: {
    trade: 'a transport company',
    offer: 'transport',
    standIn: ['Two Vans', 'Door to Door'],
    cta: [
      'Ask for a price > contact|booking',
      'What we move > services',
      'How it goes > steps',
      'Where we drive > location',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Door to door, upright.',
          '{brand}: we carry, you point',
          'It arrives. {brand}',
          '{brand}: strong arms, soft blankets',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We carry, load, drive and put it where you point.',
          'A van, strong arms, many blankets and a price that does not grow on the stairs.',
        ],
      },
      services: {
        head: ['What we move', 'From parcel to piano'],
        items: [
          'Homes | Boxes, beds, the plant that must not tip.',
          'Offices | Friday packed, Monday working.',
          'Single pieces | A sofa, a piano, an impulse buy.',
          'Parcels | Collected today.',
          'Freight | By the pallet.',
          'Storage | Dry, locked, numbered.',
          'Abroad | With papers, by people who have queued before.',
        ],
      },
      steps: {
        items: [
          [
            'Tell us | What, from where, to where, which floor.',
            'A price | Fixed, stairs included.',
            'The day | We come with blankets and time.',
            'Done | You count the boxes, we sweep the van.',
          ],
        ],
      },
      contact: {
        head: ['From where to where?', 'Ask for a price'],
        fields: ['text=From*', 'text=To*', 'date=When', 'textarea=What needs to go?', 'name*', 'phone*'],
        submit: ['Ask for a price'],
      },
      statement: { head: ['Everything fits. It is a question of order.'] },
    },
  },
  de: {
    trade: 'ein Transportunternehmen',
    offer: 'Transport',
    standIn: ['Von Tür zu Tür'],
    cta: ['Preis anfragen > contact|booking', 'Was wir bewegen > services', 'So läuft es > steps'],
    parts: {
      hero: {
        head: ['{brand}. Von Tür zu Tür, aufrecht.', '{brand}: wir tragen, Sie zeigen'],
        lead: ['{brand} ist {a trade}{in place}. Wir tragen, laden, fahren und stellen es dorthin, wohin Sie zeigen.'],
      },
      services: {
        items: [
          'Wohnungen | Kisten, Betten und die Pflanze, die nicht kippen darf.',
          'Büros | Freitag gepackt, Montag bereit.',
          'Einzelstücke | Ein Sofa, ein Klavier.',
          'Pakete | Heute abgeholt.',
          'Fracht | Palettenweise.',
          'Lager | Trocken und verschlossen.',
        ],
      },
    },
  },
}
