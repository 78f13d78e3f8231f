import type { DomainWords } from '../types.ts'

export const farm: DomainWords = {
  domain: 'farm',
  archetype: 'shop',
  nouns: {
    3:
      'farm|organic farm|farm shop|vegetable box|veg box|orchard|beekeeper|dairy farm|fishery|fishmonger|' +
      'farmers market|community garden|csa|vineyard and farm|bauernhof|biohof|hofladen|gemüsekiste|imkerei|' +
      'solidarische landwirtschaft|ferme|maraîcher|apiculteur|granja|huerta|gård|gårdsbutikk|andelslandbruk',
    2: 'vegetables|organic|farmers|harvest|eggs|agriculture|gemüse',
    1: 'fields|soil|animals',
  },
  hue: 120,
  tones: ['rustic', 'warm'],
  sections: ['products', 'subscription', 'steps', 'about', 'location', 'hours'],
  offers: 'products',
  asks: {
    subscription: 'veg box|vegetable box|box scheme|gemüsekiste',
    products: 'vegetables|what we grow',
    location: 'pick-up points',
  },
  en: {
    trade: 'a farm',
    offer: 'vegetables',
    standIn: ['Long Field Farm', 'Far Meadow'],
    cta: [
      'Get a box > subscription',
      'What is ripe > products',
      'Where to find us > location|hours',
      'Ask the farm > contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Pulled this morning.',
          '{brand}: eat what is ripe',
          'Earth still on: {brand}',
          '{brand}: ask the weather',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We grow what the ground agrees to and sell it while it still smells of it.',
          'Crooked carrots, honest eggs and a list that changes with the sky.',
        ],
      },
      products: {
        head: ['What is ripe', 'In the crates', 'From these fields'],
        lead: ['Not everything at once. That is how you know it grew here.'],
        items: [
          'Carrots | Crooked, sweet, with greens on. | ?Add price',
          'Potatoes | Ask which one fries. | ?Add price',
          'Eggs | Brown, white, one with a feather. | ?Add price',
          'Salad | Cut before the sun was up. | ?Add price',
          'Apples | Small, sharp, keep till March. | ?Add price',
          'Honey | From the lime trees behind the barn. | ?Add price',
          'Pumpkins | Heavier than they look. | ?Add price',
          'Herbs | A bunch, by weight of hand. | ?Add price',
        ],
      },
      subscription: {
        head: ['A box on your doorstep', 'The weekly box'],
        lead: ['Whatever is ripe, with a note on what to do with the strange one.'],
        fields: [
          'radio=Size=For one or two|For a family|For a kitchen',
          'radio=How often?=Every week|Every other week',
          'text=Address or pick-up point*',
          'name*',
          'email*',
        ],
        submit: ['Start with a box'],
      },
      steps: {
        head: ['From field to kitchen'],
        items: [
          [
            'Sow | Too early, as always.',
            'Wait | And weed.',
            'Pick | In the morning, by hand.',
            'Eat | As soon as you can.',
          ],
        ],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. The soil decides, the weather votes against it, and we do the rest with a hoe.',
            'Come on a market day and ask what is good. The answer is usually in somebody’s hand.',
          ],
        ],
      },
      statement: { head: ['A carrot is allowed to have legs.', 'Eat what is ripe. Wait for the rest.'] },
    },
  },
  de: {
    trade: 'ein Hof',
    offer: 'Gemüse',
    standIn: ['Hof am langen Feld'],
    cta: ['Kiste bestellen > subscription', 'Was reif ist > products', 'So finden Sie uns > location|hours'],
    parts: {
      hero: {
        head: ['{brand}. Heute früh gezogen.', '{brand}: essen, was reif ist'],
        lead: [
          '{brand} ist {a trade}{in place}. Wir bauen an, was der Boden mitmacht, und verkaufen es, solange es danach riecht.',
        ],
      },
      products: {
        head: ['Was reif ist', 'In den Kisten'],
        items: [
          'Möhren | Krumm, süß, mit Grün. | ?Preis ergänzen',
          'Kartoffeln | Fragen Sie, welche sich braten lässt. | ?Preis ergänzen',
          'Eier | Braun, weiß, eins mit Feder. | ?Preis ergänzen',
          'Salat | Vor Sonnenaufgang geschnitten. | ?Preis ergänzen',
          'Äpfel | Klein und scharf. | ?Preis ergänzen',
          'Honig | Von den Linden hinter der Scheune. | ?Preis ergänzen',
        ],
      },
      subscription: {
        head: ['Die Kiste vor der Tür'],
        lead: ['Was reif ist, mit einem Zettel für das Seltsame.'],
        fields: [
          'radio=Größe=Für ein, zwei|Für eine Familie',
          'radio=Wie oft?=Jede Woche|Jede zweite Woche',
          'text=Adresse oder Abholort*',
          'name*',
          'email*',
        ],
        submit: ['Kiste bestellen'],
      },
    },
  },
}
