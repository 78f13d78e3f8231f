import type { DomainWords } from '../types.ts'

export const shop: DomainWords = {
  domain: 'shop',
  archetype: 'shop',
  nouns: {
    3:
      'gift shop|concept store|general store|toy shop|toy store|stationery|stationery shop|second-hand shop|' +
      'vintage shop|thrift store|antiques|boutique store|spielzeugladen|geschenkeladen|papeterie|corner shop|' +
      'marketplace|grocery store|supermarket',
    2:
      'online store|online shop|webshop|e-commerce store|e-commerce website|e-commerce|ecommerce|onlineshop|' +
      'online-shop|laden|tienda online|boutique en ligne|nettbutikk|shopping|retail|toys|gifts',
    1: 'store|shop|products|selling|cart|checkout|catalogue|items',
  },
  hue: 40,
  tones: ['warm', 'playful'],
  sections: ['products', 'features', 'about', 'faq', 'newsletter', 'contact'],
  offers: 'products',
  en: {
    trade: 'a small shop',
    offer: 'things',
    standIn: ['Corner & Co', 'The Small Shop'],
    cta: [
      'See what is on the shelf > products',
      'Come by > hours|location',
      'Ask about something > contact',
      'Be told first > newsletter',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Good things, not many.',
          '{brand}: come in, look round',
          '{brand} keeps the good ones',
          'Found at {brand}',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We sell what we would give to friends.',
          'A short shelf of things that work, last and look well on a table.',
        ],
      },
      products: {
        items: [
          'Notebook, dotted | Lies flat. Opens where you left it. | ?Add price',
          'Enamel cup | Survives camping and children. | ?Add price',
          'Wool blanket | For two, if you like each other. | ?Add price',
          'Kitchen knife | One that is sharp beats five that are not. | ?Add price',
          'Bread board | Oiled, heavy, gets better. | ?Add price',
          'Linen towel | Dries on the first wipe after the tenth wash. | ?Add price',
          'Candle, plain | Smells of candle. | ?Add price',
          'Door mat | Says nothing, does its job. | ?Add price',
        ],
      },
      gallery: { head: ['In the window'] },
    },
  },
  de: {
    trade: 'ein kleiner Laden',
    offer: 'Dinge',
    standIn: ['Der kleine Laden', 'Eckladen'],
    cta: ['Zum Regal > products', 'Vorbeikommen > hours|location', 'Nach etwas fragen > contact'],
    parts: {
      products: {
        items: [
          'Notizbuch, gepunktet | Liegt flach. Geht da auf, wo Sie waren. | ?Preis ergänzen',
          'Emailletasse | Überlebt Zelten und Kinder. | ?Preis ergänzen',
          'Wolldecke | Für zwei, wenn man sich mag. | ?Preis ergänzen',
          'Küchenmesser | Ein scharfes ist besser als fünf. | ?Preis ergänzen',
          'Brotbrett | Geölt, schwer, wird besser. | ?Preis ergänzen',
          'Leinentuch | Trocknet beim ersten Wisch. | ?Preis ergänzen',
        ],
      },
    },
  },
}
