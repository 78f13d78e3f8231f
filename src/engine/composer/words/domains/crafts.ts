import type { DomainWords } from '../types.ts'

export const crafts: DomainWords = {
  domain: 'crafts',
  archetype: 'shop',
  nouns: {
    3:
      'pottery studio|pottery|handmade pottery|ceramics|ceramic studio|ceramicist|potter|woodworker|woodworking|' +
      'furniture maker|furniture|carpenter|cabinetmaker|leather goods|leatherworker|handmade|candle maker|candles|' +
      'soap maker|blacksmith|glassblower|bookbinder|weaver|knitting|yarn shop|quilts|handicrafts|töpferei|keramik|' +
      'schreinerei|tischlerei|tischler|schreiner|möbel|kunsthandwerk|ébéniste|poterie|céramique|artisan|carpintería|' +
      'cerámica|snekker|keramikk|letterpress|printmaker|screen printing',
    2: 'craft|crafts|workshop|maker|wood|clay|handwerk|atelier',
    1: 'kiln|bowls|mugs',
  },
  hue: 48,
  tones: ['rustic', 'calm'],
  sections: ['products', 'about', 'steps', 'events', 'gallery', 'contact'],
  offers: 'products',
  asks: {
    products: 'pieces|pots|bowls|möbelstücke|stücke',
    services: 'commissions|custom work|made to order',
    events: 'courses|workshops',
  },
  en: {
    trade: 'a small workshop',
    offer: 'handmade things',
    standIn: ['Bench & Kiln', 'The Slow Hand'],
    cta: [
      'See the pieces > products|gallery',
      'Ask for one made > contact|services',
      'Come to a workshop > events',
      'Visit > location|hours',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Made by hand, and it shows.',
          '{brand}: no two the same',
          'From one pair of hands: {brand}',
          '{brand}. Slow, on purpose.',
        ],
        lead: [
          '{brand} is {a trade}{in place}. Few pieces at a time, each with a small difference you will learn to like.',
          'Made slowly, used daily. You can see where the thumb was.',
        ],
      },
      products: {
        head: ['From the bench', 'Ready now', 'Pieces'],
        lead: ['No two are quite the same. Pick up both.', 'When a shelf is empty, we are at work on the next.'],
        items: [
          'The bowl | Deep enough for soup, wide enough for fruit. | ?Add price',
          'The cup | No handle. Warm hands are the point. | ?Add price',
          'The plate | A hand wide, with a quiet rim. | ?Add price',
          'The jug | Pours without a drip. It took forty tries. | ?Add price',
          'The stool | Three legs never wobble. | ?Add price',
          'The board | Oiled, heavy, for bread and cheese. | ?Add price',
          'The vase | For one branch or a whole hedge. | ?Add price',
          'Seconds | A bubble, a crack that stopped. Half the price of perfection. | ?Add price',
        ],
      },
      steps: {
        head: ['How a piece is made', 'From lump to table'],
        items: [
          [
            'Choose | The material decides half of it.',
            'Shape | By hand, at the speed of hands.',
            'Wait | It dries, cures, rests. Nothing to hurry.',
            'Finish | Glaze, oil or wax. Then it may leave.',
          ],
        ],
      },
      events: {
        head: ['Come and try', 'Workshop dates'],
        items: [
          'First evening | Sleeves up. You make one thing. | ?Add date',
          'Whole Saturday | Two things, and lunch. | ?Add date',
          'With children | Short, messy, proud. | ?Add date',
          'Open studio | Look, ask, drink tea. | ?Add date',
        ],
      },
      about: {
        head: ['Who makes it', 'About the workshop'],
        body: [
          [
            '{brand} is {a trade}{in place}. Everything on this page has been in one pair of hands from start to finish.',
            'Machines help where they are better. For the rest there is time, and a radio.',
          ],
        ],
      },
      statement: {
        head: ['The small mistake is how you know somebody was there.', 'Use it. It is not for the cupboard.'],
      },
      faq: {
        items: [
          'Can I order one like this? | Like it, yes. The same, no. Write to us.',
          'Does it go in the dishwasher? | ?Add care notes',
          'Do you make to measure? | ?Add what you make to order',
          'How long does it take? | ?Add how long an order takes',
          'Can I visit? | Yes, when the door is open. Hands may be dirty.',
        ],
      },
      contact: {
        head: ['Ask for a piece', 'Tell us what you need'],
        lead: ['A size, a use, a colour. We answer with a sketch or an honest no.'],
      },
      cta: {
        head: ['Pick one up', 'Which is yours?'],
        lead: ['Come by, or write and we send pictures of what is on the shelf.'],
      },
      gallery: {
        items: [
          'The bench | Tools where hands expect them.',
          'In progress | It does not look like much yet.',
          'The shelf | Drying, in rows.',
          'The hands | Washed for the picture.',
          'The finish | Third coat.',
          'In use | Where it belongs.',
        ],
      },
    },
    variants: [
      {
        when: 'furniture|carpent*|joiner*|cabinet*|woodwork*|wood',
        parts: {
          hero: {
            head: ['{brand}. Wood, joints, patience.', '{brand}: drawers that close', 'Built to stay: {brand}'],
            lead: [
              '{brand} is {a trade}{in place}. Tables that do not wobble, drawers that close, and oak that was chosen plank by plank.',
            ],
          },
          products: {
            head: ['From the bench', 'Pieces'],
            items: [
              'The table | Seats six, survives eight. | ?Add price',
              'The stool | Three legs never wobble. | ?Add price',
              'The shelf | Holds the heavy ones too. | ?Add price',
              'The bed | Quiet, even in the middle of the night. | ?Add price',
              'The bench | For shoes, coats and waiting. | ?Add price',
              'The chest | Dovetails you can count. | ?Add price',
            ],
          },
          services: {
            head: ['What we build'],
            items: [
              'Made to measure | For the wall that is not straight.',
              'Kitchens | By how you cook.',
              'Tables | One board, if we find it.',
              'Built in | From floor to the crooked ceiling.',
              'Repair | Grandmother’s chair, sitting again.',
              'Floors and stairs | Oiled, tight, silent.',
            ],
          },
        },
      },
    ],
  },
  de: {
    trade: 'eine kleine Werkstatt',
    offer: 'Handgemachtes',
    standIn: ['Bank & Ofen', 'Werkstatt Langsam'],
    cta: [
      'Zu den Stücken > products|gallery',
      'Etwas anfertigen lassen > contact|services',
      'Zum Workshop > events',
      'Besuchen > location|hours',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Von Hand, und man sieht es.',
          '{brand}: keines wie das andere',
          '{brand}. Langsam, mit Absicht.',
        ],
        lead: [
          '{brand} ist {a trade}{in place}. Wenige Stücke zur gleichen Zeit, jedes mit einem kleinen Unterschied.',
        ],
      },
      products: {
        head: ['Von der Werkbank', 'Fertige Stücke'],
        items: [
          'Die Schale | Tief genug für Suppe. | ?Preis ergänzen',
          'Der Becher | Ohne Henkel, für warme Hände. | ?Preis ergänzen',
          'Der Teller | Mit ruhigem Rand. | ?Preis ergänzen',
          'Der Krug | Gießt, ohne zu tropfen. | ?Preis ergänzen',
          'Der Hocker | Drei Beine wackeln nie. | ?Preis ergänzen',
          'Das Brett | Geölt und schwer. | ?Preis ergänzen',
        ],
      },
      steps: {
        items: [
          [
            'Aussuchen | Das Material entscheidet die Hälfte.',
            'Formen | Von Hand, im Tempo der Hände.',
            'Warten | Es trocknet und ruht.',
            'Fertigmachen | Glasur, Öl oder Wachs.',
          ],
        ],
      },
      about: {
        body: [
          [
            '{brand} ist {a trade}{in place}. Alles hier war von Anfang bis Ende in denselben Händen.',
            'Maschinen helfen, wo sie besser sind. Für den Rest gibt es Zeit und ein Radio.',
          ],
        ],
      },
    },
    variants: [
      {
        when: 'tischler*|schreiner*|möbel*|holz*',
        parts: {
          hero: {
            head: [
              '{brand}. Holz, Zapfen, Geduld.',
              '{brand}: Schubladen, die schließen',
              'Gebaut, um zu bleiben: {brand}',
            ],
            lead: [
              '{brand} ist {a trade}{in place}. Tische, die nicht wackeln, und Schubladen, die schließen.',
              'Massives Holz, gute Verbindungen und ein Aufmaß, das stimmt.',
            ],
          },
          products: {
            head: ['Von der Werkbank'],
            items: [
              'Der Tisch | Für sechs, hält acht aus. | ?Preis ergänzen',
              'Der Hocker | Drei Beine wackeln nie. | ?Preis ergänzen',
              'Das Regal | Trägt auch die schweren. | ?Preis ergänzen',
              'Das Bett | Leise, auch nachts. | ?Preis ergänzen',
              'Die Bank | Für Schuhe und zum Warten. | ?Preis ergänzen',
              'Die Truhe | Zinken zum Zählen. | ?Preis ergänzen',
            ],
          },
          services: {
            head: ['Was wir bauen'],
            items: [
              'Möbel nach Maß | Für die Wand, die nicht gerade ist.',
              'Küchen | Danach, wie Sie kochen.',
              'Tische | Aus einer Bohle, wenn wir sie finden.',
              'Einbauten | Bis unter die schiefe Decke.',
              'Reparaturen | Großmutters Stuhl sitzt wieder.',
              'Böden und Treppen | Geölt und still.',
            ],
          },
          contact: {
            head: ['Was soll gebaut werden?'],
            lead: ['Ein Maß, ein Zweck, ein Foto vom Platz. Wir antworten mit einer Skizze.'],
          },
          steps: {
            items: [
              [
                'Ansehen | Wir messen selbst, auch die schiefe Ecke.',
                'Zeichnen | Eine Skizze, ein Holz, ein Preis.',
                'Bauen | In der Werkstatt. Besuch ist willkommen.',
                'Einbauen | An einem Tag, danach wird gefegt.',
              ],
            ],
          },
          gallery: {
            items: [
              'Ein Tisch | Geölt, sechs Plätze. | ?Jahr ergänzen',
              'Eine Küche | Eiche und Linoleum. | ?Jahr ergänzen',
              'Ein Schrank | Bis unter die Decke. | ?Jahr ergänzen',
              'Eine Treppe | Die knarrt nicht mehr. | ?Jahr ergänzen',
              'Eine Bank | Vor dem Fenster. | ?Jahr ergänzen',
              'Eine Tür | Schließt von selbst. | ?Jahr ergänzen',
            ],
          },
        },
      },
    ],
  },
}
