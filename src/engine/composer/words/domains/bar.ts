import type { DomainWords } from '../types.ts'

export const bar: DomainWords = {
  domain: 'bar',
  archetype: 'table',
  nouns: {
    3: 'cocktail bar|wine bar|pub|brewery|microbrewery|taproom|brewpub|speakeasy|nightclub|weinbar|kneipe|brauerei|bar à vins|cervecería|bryggeri|vinbar|bar',
    2: 'cocktails|beer|craft beer|winery|wine|distillery|gin|whisky|whiskey|bier|wein|vin|vino|øl|weingut|vineyard|domaine viticole|bodega',
    1: 'drinks|tap|cellar',
  },
  hue: 350,
  tones: ['dark', 'retro'],
  sections: ['menu', 'about', 'events', 'hours', 'location', 'booking'],
  offers: 'menu',
  asks: {
    menu: 'beers|wines|taps|our beers|our wines|drinks menu|weine|biere',
    events: 'live music|dj nights|tastings',
  },
  en: {
    trade: 'a bar',
    offer: 'drinks',
    standIn: ['The Back Room', 'Bar Nightjar'],
    cta: [
      'Keep me a stool > booking',
      'See the drinks > menu|products',
      'Tonight > events|hours',
      'Find the door > location|contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. One more, then home.',
          '{brand}: the light is low on purpose',
          'Meet you at {brand}',
          '{brand}: something short, something long',
        ],
        lead: [
          '{brand} is {a trade}{in place}. Low light, cold glasses and somebody who remembers your usual.',
          '{A trade}{in place}. A short list, poured properly, and seats you do not want to give up.',
        ],
      },
      menu: {
        head: ['What we pour', 'Short, long, none', 'Behind the bar'],
        lead: ['Not on the list? Say what you like and we will think of something.'],
        items: [
          'The house one | Bitter, orange, very cold. It has our name on it. | ?Add price',
          'Something short | Stirred, strong, over in four sips. | ?Add price',
          'Something long | Tall glass, much ice, slow evening. | ?Add price',
          'From the tap | Ask what is on. It changes with the weather. | ?Add price',
          'By the glass | Two reds, two whites, one that surprises. | ?Add price',
          'Without | No alcohol and no apology. | ?Add price',
          'Olives and almonds | They hold the evening together. | ?Add price',
          'Toasted cheese | For half past eleven. | ?Add price',
        ],
      },
      about: {
        head: ['Behind the door', 'About the room'],
        body: [
          [
            '{brand} is {a trade}{in place}. One counter, a few tables and a record player that has the last word.',
            'We pour few things and know all of them. If you are not sure, describe your day.',
          ],
        ],
      },
      statement: {
        head: ['A good bar is a place where nobody asks what you do.', 'The ice is ours, the time is yours.'],
      },
      events: {
        items: [
          'Record night | Bring one, hear it loud. | ?Add date',
          'Tasting | Six small glasses and who made them. | ?Add date',
          'Quiz | Teams of four. Phones face down. | ?Add date',
          'Live | A corner, a microphone, the door open. | ?Add date',
        ],
      },
      hours: {
        head: ['When the light is low', 'Open late'],
        lead: ['We close when the last good conversation does. Roughly.'],
      },
      booking: { head: ['Keep me a stool', 'Save a table'], submit: ['Keep it for me'] },
      faq: {
        items: [
          'Do I need to book? | For two, come by. For six, ask first.',
          'Is there food? | ?Add what there is to eat',
          'Can I rent the room? | ?Add whether the bar can be booked',
          'Are there drinks without alcohol? | Yes, made with the same care.',
          'How late are you open? | ?Add when the last round is',
        ],
      },
      cta: { head: ['See you tonight', 'The first round'], lead: ['Come as you are. The light is kind.'] },
      team: {
        items: [
          '?Add name | | Behind the bar',
          '?Add name | | At the door',
          '?Add name | | In the cellar',
          '?Add name | | Records',
        ],
      },
    },
    variants: [
      {
        when: 'wine*|winery|vineyard|weingut|cellar',
        parts: {
          hero: {
            head: ['{brand}. Open it, let it stand.', '{brand}: rows, rain, patience', 'From this slope: {brand}'],
            lead: ['{brand} is {a trade}{in place}. Wine that tastes of its year, poured by people who were there.'],
          },
          menu: {
            head: ['The wines', 'In the cellar'],
            lead: ['Ask for the one that is not on the list.'],
            items: [
              'The white | Dry, cold, gone by the second toast. | ?Add price',
              'The red | Open it before you cook. | ?Add price',
              'The rosé | For the side of the house with sun. | ?Add price',
              'From old vines | Few bottles, long memory. | ?Add price',
              'Sparkling | For news. | ?Add price',
              'A glass and something | Cheese, bread, an olive. | ?Add price',
            ],
          },
          products: {
            head: ['The wines', 'In the cellar'],
            lead: ['By the bottle or by the six.'],
            items: [
              'The white | Dry, cold, gone by the second toast. | ?Add price',
              'The red | Open it before you cook. | ?Add price',
              'The rosé | For the sunny side of the house. | ?Add price',
              'From old vines | Few bottles, long memory. | ?Add price',
              'Sparkling | For news. | ?Add price',
              'Six of them | One of each, in straw. | ?Add price',
            ],
          },
          statement: { head: ['A good year is one you can taste in a bad one.'] },
        },
      },
      {
        when: 'brew*|beer|taproom',
        parts: {
          hero: {
            head: ['{brand}. Water, malt, waiting.', '{brand}: fresh from the tank', 'Mind the foam: {brand}'],
            lead: ['{brand} is {a trade}{in place}. Small kettles, clean taps and a dog under most tables.'],
          },
          menu: {
            head: ['On tap', 'What is pouring'],
            lead: ['It changes when a tank is empty.'],
            items: [
              'The pale one | Where you start. | ?Add price',
              'The dark one | Where you end. | ?Add price',
              'The sour one | You will frown, then order another. | ?Add price',
              'The strong one | Small glass. | ?Add price',
              'The guest | From friends with a kettle. | ?Add price',
              'Without | Still tastes of beer. | ?Add price',
            ],
          },
          statement: { head: ['You cannot hurry yeast. We have tried.'] },
        },
      },
    ],
  },
  de: {
    trade: 'eine Bar',
    offer: 'Drinks',
    standIn: ['Das Hinterzimmer', 'Bar Nachtfalter'],
    cta: [
      'Platz freihalten > booking',
      'Zur Karte > menu|products',
      'Heute Abend > events|hours',
      'So finden Sie uns > location|contact',
    ],
    parts: {
      hero: {
        head: ['{brand}. Einen noch, dann heim.', '{brand}: mit Absicht wenig Licht', 'Wir sehen uns im {brand}'],
        lead: [
          '{brand} ist {a trade}{in place}. Wenig Licht, kalte Gläser und jemand, der sich merkt, was Sie trinken.',
        ],
      },
      menu: {
        head: ['Was wir einschenken', 'Kurz, lang, ohne'],
        items: [
          'Der nach uns heißt | Bitter, Orange, sehr kalt. | ?Preis ergänzen',
          'Etwas Kurzes | Gerührt, stark, vier Schlucke. | ?Preis ergänzen',
          'Etwas Langes | Hohes Glas, viel Eis. | ?Preis ergänzen',
          'Vom Fass | Fragen Sie, was läuft. | ?Preis ergänzen',
          'Glasweise | Zwei Rote, zwei Weiße, eine Überraschung. | ?Preis ergänzen',
          'Ohne | Kein Alkohol und keine Entschuldigung. | ?Preis ergänzen',
        ],
      },
    },
  },
}
