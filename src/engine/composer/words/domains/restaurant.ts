import type { DomainWords } from '../types.ts'

export const restaurant: DomainWords = {
  domain: 'restaurant',
  archetype: 'table',
  nouns: {
    3:
      'restaurant|bistro|brasserie|trattoria|osteria|tavern|steakhouse|sushi bar|ramen bar|noodle bar|tapas bar|diner|' +
      'eatery|gastropub|canteen|food truck|gasthaus|gasthof|wirtshaus|ristorante|taverna|restaurante|spisested|' +
      'catering|caterer|burger joint|taqueria',
    2: 'kitchen|chef|cuisine|dining|supper club|küche|koch|cocina|fine dining|burgers|sushi|ramen|tacos|vegan food|food delivery|street food',
    1: 'dishes|lunch|dinner|brunch|table',
  },
  hue: 30,
  tones: ['warm', 'editorial'],
  sections: ['menu', 'about', 'booking', 'hours', 'location', 'gallery'],
  offers: 'menu',
  asks: {
    menu: 'starters|mains|desserts|tasting menu|dishes of the week|gerichte|vorspeisen',
    events: 'private dining|private events',
  },
  en: {
    trade: 'a neighbourhood restaurant',
    offer: 'dinner',
    standIn: ['The Long Table', 'Table Twelve'],
    cta: ['Book a table > booking', 'See the menu > menu', 'Find us > location|hours', 'Ask the kitchen > contact'],
    parts: {
      hero: {
        head: [
          '{brand}. Sit down, it is ready.',
          '{brand}: a short card, a long evening',
          'Come hungry to {brand}',
          '{brand}: dinner, and then some',
          'A table at {brand}',
        ],
        lead: [
          '{brand} is {a trade}{in place}. A short card, real plates and nobody in a hurry.',
          '{A trade}{in place}. We cook a few things well and change them when the market does.',
          'Come hungry, bring someone you like, and leave the rest to the kitchen.',
        ],
      },
      menu: {
        head: ['The short, good list', 'What the kitchen is doing', 'On the card'],
        lead: [
          'It fits on one page, because the stove has only so many rings.',
          'Tell us what you cannot eat. We cook around it.',
        ],
        items: [
          'Bread and butter | Warm bread, cold butter, salt. It begins here. | ?Add price',
          'Soup of the day | Ask. It was decided this morning. | ?Add price',
          'Roast beetroot | Sweet, dark, with something sharp beside it. | ?Add price',
          'Fish from the market | Whole, on the bone, with lemon and patience. | ?Add price',
          'The slow roast | In the oven since before you woke up. | ?Add price',
          'Handmade pasta | Rolled this afternoon, eaten tonight. | ?Add price',
          'Greens | Whatever the garden insists on. | ?Add price',
          'Chocolate pot | One spoon each. Guard yours. | ?Add price',
          'Cheese | Three pieces and an opinion. | ?Add price',
          'House wine | Red or white, by the glass or the carafe. | ?Add price',
        ],
      },
      about: {
        head: ['What we cook, and why', 'The kitchen'],
        body: [
          [
            '{brand} is {a trade}{in place}. There is one kitchen, one card and one long table for those who come in numbers.',
            'We cook what we like to eat. When something runs out, we wipe it off the board and cook the next thing.',
          ],
          [
            'A restaurant is mostly timing: bread before hunger, wine before talk, the bill only when asked.',
            'The rest is shopping. We do it early and carry it in ourselves.',
          ],
        ],
      },
      statement: {
        head: [
          'Good cooking is mostly shopping, and then not getting in its way.',
          'What is gone is gone. Tomorrow there is something else.',
        ],
      },
      steps: {
        items: [
          [
            'You book | Or come early and try the bar.',
            'We set the table | Bread and water arrive before you ask.',
            'You choose | Nine lines on a card. It will not take long.',
            'You stay | The bill comes when you look for it.',
          ],
        ],
      },
      gallery: {
        items: [
          'The pass | Plates on their way out.',
          'The room | An hour before the first guests.',
          'The corner table | Ask early.',
          'The board | Today, in chalk.',
          'The stove | Six rings, all taken.',
          'The last candle | Somebody is still talking.',
        ],
      },
      team: {
        items: [
          '?Add name | | In the kitchen',
          '?Add name | | At your table',
          '?Add name | | Bread and desserts',
          '?Add name | | Wine',
        ],
      },
      hours: { head: ['When the stove is on', 'The kitchen is open'] },
      cta: { head: ['Hungry?', 'Keep us a chair'], lead: ['Book ahead, or come by and try your luck.'] },
    },
  },
  de: {
    trade: 'ein Restaurant',
    offer: 'Abendessen',
    standIn: ['Zum langen Tisch', 'Tisch Zwölf'],
    cta: [
      'Tisch reservieren > booking',
      'Zur Karte > menu',
      'So finden Sie uns > location|hours',
      'Die Küche fragen > contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Setzen Sie sich.',
          '{brand}: kurze Karte, langer Abend',
          'Mit Hunger zu {brand}',
          'Ein Tisch im {brand}',
        ],
        lead: [
          '{brand} ist {a trade}{in place}. Kurze Karte, richtige Teller und niemand in Eile.',
          'Wir kochen weniges gut und ändern es, wenn der Markt es tut.',
        ],
      },
      menu: {
        head: ['Kurz und gut', 'Auf der Karte', 'Was die Küche macht'],
        lead: [
          'Sie passt auf eine Seite, denn der Herd hat nur sechs Flammen.',
          'Sagen Sie, was Sie nicht essen. Wir kochen drum herum.',
        ],
        items: [
          'Brot und Butter | Warm das Brot, kalt die Butter, dazu Salz. | ?Preis ergänzen',
          'Suppe des Tages | Fragen Sie. Sie wurde heute früh entschieden. | ?Preis ergänzen',
          'Rote Bete aus dem Ofen | Süß, dunkel, mit etwas Scharfem daneben. | ?Preis ergänzen',
          'Fisch vom Markt | Im Ganzen, mit Zitrone und Geduld. | ?Preis ergänzen',
          'Der Schmorbraten | Im Ofen, seit Sie aufgewacht sind. | ?Preis ergänzen',
          'Nudeln von Hand | Heute Nachmittag gerollt, heute Abend gegessen. | ?Preis ergänzen',
          'Grünes | Worauf der Garten besteht. | ?Preis ergänzen',
          'Schokoladentopf | Ein Löffel für jeden. | ?Preis ergänzen',
          'Käse | Drei Stücke und eine Meinung. | ?Preis ergänzen',
        ],
      },
      about: {
        body: [
          [
            '{brand} ist {a trade}{in place}. Eine Küche, eine Karte und ein langer Tisch für alle, die zu vielen kommen.',
            'Wir kochen, was wir selbst gern essen. Was aus ist, wischen wir von der Tafel und kochen das Nächste.',
          ],
        ],
      },
      gallery: {
        items: [
          'Der Pass | Teller auf dem Weg hinaus.',
          'Der Raum | Eine Stunde vor den Gästen.',
          'Der Ecktisch | Früh fragen.',
          'Die Tafel | Heute, mit Kreide.',
          'Der Herd | Alle Flammen besetzt.',
          'Die letzte Kerze | Jemand redet noch.',
        ],
      },
    },
  },
}
