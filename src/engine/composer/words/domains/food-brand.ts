import type { DomainWords } from '../types.ts'

export const foodBrand: DomainWords = {
  domain: 'food-brand',
  archetype: 'shop',
  nouns: {
    3:
      'olive oil|hot sauce|jam maker|honey brand|snack brand|granola|chocolate brand|chocolate maker|kombucha|' +
      'juice brand|spice shop|spices|ice cream|ice cream parlour|ice cream parlor|gelato|gelateria|eisdiele|eiscafé|' +
      'heladería|helados|glacier artisanal|iskrembar|cheese dairy|dairy|käserei|fromagerie|quesería|butcher|metzgerei|' +
      'boucherie|carnicería|delicatessen|deli|liquor|baijiu|spirits brand|food brand|meal kit',
    2: 'chocolate|cheese|honey|sauces|jams|juices|wine brand|tea brand|honig|schokolade',
    1: 'jar|bottle|recipes',
  },
  hue: 90,
  tones: ['playful', 'warm'],
  sections: ['products', 'about', 'steps', 'location', 'newsletter', 'faq'],
  offers: 'products',
  asks: {
    products: 'flavours|flavors|sorts|sorten|saveurs|sabores',
    location: 'where to buy|stockists',
    posts: 'recipes',
  },
  en: {
    trade: 'a small food maker',
    offer: 'good food',
    standIn: ['Jar & Spoon', 'The Good Jar'],
    cta: [
      'See what we make > products',
      'Where to buy > location',
      'Order a box > subscription|booking',
      'Write to us > contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Open, taste, hide the spoon.',
          '{brand}: made in small pots',
          '{brand}, and what is in it',
          'Taste it once: {brand}',
        ],
        lead: [
          '{brand} is {a trade}{in place}. Few ingredients, all of them on the label and none of them a secret.',
          'Made in small pots by people who eat it themselves.',
        ],
      },
      products: {
        head: ['What is in the jar', 'Pick a taste', 'The range'],
        lead: ['You can read every label out loud. We checked.'],
        items: [
          'The first one | Where it all started. Still the one to begin with. | ?Add price',
          'The sharp one | For people who like to be surprised. | ?Add price',
          'The mild one | Children approve. | ?Add price',
          'The smoky one | Good with everything from a grill. | ?Add price',
          'The seasonal | Here until the fruit is gone. | ?Add price',
          'The box | One of each, packed so that nothing clinks. | ?Add price',
        ],
      },
      steps: {
        head: ['How it is made', 'From field to jar'],
        items: [
          [
            'Pick | Ripe, not early.',
            'Cook | In small pots, stirred by an arm.',
            'Fill | Hot, full to the rim, lid on.',
            'Rest | It gets better while you wait. So we wait.',
          ],
        ],
      },
      location: {
        head: ['Where to find it', 'On these shelves'],
        lead: ['Ask at your shop. If they do not have it, tell us.'],
      },
      faq: {
        items: [
          'What is in it? | Everything is on the label, in the order of weight.',
          'How long does it keep? | ?Add shelf life and storage',
          'Do you send it? | ?Add where you deliver and what it costs',
          'Is it vegan? | ?Add which of them are',
          'Can my shop sell it? | Write to us. We send a box to try.',
        ],
      },
    },
  },
  de: {
    trade: 'eine kleine Manufaktur',
    offer: 'gutes Essen',
    standIn: ['Glas & Löffel'],
    cta: ['Zu den Sorten > products', 'Wo es uns gibt > location', 'Schreiben Sie uns > contact'],
    parts: {
      hero: {
        head: ['{brand}. Aufmachen, probieren, Löffel verstecken.', '{brand}: aus kleinen Töpfen'],
        lead: ['{brand} ist {a trade}{in place}. Wenige Zutaten, alle auf dem Etikett.'],
      },
      products: {
        head: ['Was im Glas ist', 'Die Sorten'],
        items: [
          'Die erste | Damit fing es an. | ?Preis ergänzen',
          'Die scharfe | Für alle, die Überraschungen mögen. | ?Preis ergänzen',
          'Die milde | Kinder sind einverstanden. | ?Preis ergänzen',
          'Die rauchige | Passt zu allem vom Grill. | ?Preis ergänzen',
          'Die der Saison | Bis das Obst alle ist. | ?Preis ergänzen',
          'Die Kiste | Von jeder eine. | ?Preis ergänzen',
        ],
      },
    },
  },
}
