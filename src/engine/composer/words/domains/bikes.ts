import type { DomainWords } from '../types.ts'

export const bikes: DomainWords = {
  domain: 'bikes',
  archetype: 'shop',
  nouns: {
    3:
      'bike shop|bicycle shop|bicycle workshop|bike workshop|bike repair|bicycle repair|cargo bike|cargo bikes|e-bike|' +
      'e-bikes|bike rental|fahrradladen|fahrradwerkstatt|fahrradgeschäft|radladen|réparation de vélos|vélos|' +
      'taller de bicicletas|bicicletas|sykkelverksted|sykkelbutikk|frame builder',
    2: 'bicycle|bicycles|bike|bikes|cycling|fahrrad|räder|vélo|bicicleta|sykkel',
    1: 'puncture|spokes|brakes|gravel',
  },
  hue: 45,
  tones: ['energetic', 'bold'],
  sections: ['services', 'products', 'steps', 'booking', 'hours', 'location'],
  offers: 'services',
  asks: {
    products: 'used bikes|new bikes|second-hand bikes|bikes',
    services: 'repairs|servicing',
    booking: 'book a repair',
  },
  en: {
    trade: 'a bicycle workshop',
    offer: 'bikes',
    standIn: ['Corner Cycles', 'The Spoke'],
    cta: [
      'Book a repair > booking',
      'See the prices > services|pricing',
      'Used bikes > products',
      'Find the workshop > location|hours',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Bring it squeaking.',
          '{brand}: air, oil, patience',
          'It rolls again. {brand}',
          '{brand} hears it before you do',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We fix what clicks, trues what wobbles and tell you what can wait.',
          'Oil on the hands, parts on the wall and a stand that is rarely empty.',
        ],
      },
      services: {
        head: ['What we fix', 'On the stand', 'Jobs and prices'],
        lead: ['We call before anything costs more than you expected.'],
        items: [
          'Puncture | Tube, tyre check, air. While you wait, mostly. | ?Add price',
          'Brakes | New pads, cables, and a stop you can trust. | ?Add price',
          'Gears | No more clicking on the hill. | ?Add price',
          'Wheel truing | It should run straight. Most do not. | ?Add price',
          'Full service | Everything off, cleaned, greased, back on. | ?Add price',
          'Winter check | Lights, chain, mudguards. Before the rain. | ?Add price',
          'Safety check | Brakes, lights, tyres: then you know. | ?Add price',
          'Wheel building | Spoke by spoke, for people who ride. | ?Add price',
        ],
      },
      products: {
        head: ['Used, sorted, ready', 'On the rack'],
        lead: ['Every one has been on the stand. We say what is old and what is new.'],
        items: [
          'City bike | Upright, with a basket that means it. | ?Add price',
          'Touring bike | Steel frame, racks, long memory. | ?Add price',
          'Road bike | Light, nervous, cheap for what it is. | ?Add price',
          'Children’s bike | Third owner, tenth summer. | ?Add price',
          'Cargo bike | Two children or one washing machine. | ?Add price',
          'Single speed | Nothing to adjust. | ?Add price',
        ],
      },
      steps: {
        head: ['How a repair goes'],
        items: [
          [
            'Bring it | Or roll it in. Say what it does and when.',
            'We look | On the stand, in front of you.',
            'You get a price | Before we start, not after.',
            'You ride | We call when it is done.',
          ],
        ],
      },
      booking: {
        head: ['Book a stand', 'When does it hurt?'],
        lead: ['Say what is wrong and when you can bring it.'],
        fields: [
          'select=What is wrong?=@offers',
          'text=What kind of bike',
          'date=Bring it on*',
          'name*',
          'phone*',
          'message',
        ],
        submit: ['Book a repair'],
        note: ['We call before it costs more than you think.'],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. Two stands, one compressor and a wall of parts that are older than they look.',
            'If a repair is not worth it, we say so. Sometimes the honest answer is a used one from the rack.',
          ],
        ],
      },
      statement: {
        head: ['A chain is long enough when it does not complain.', 'The cheapest bike is the one you already have.'],
      },
      faq: {
        items: [
          'Do I need an appointment? | For a puncture, no. For everything else it is quicker.',
          'How long does it take? | ?Add your usual repair time',
          'Do you repair bikes bought elsewhere? | Of course. They do not know where they were bought.',
          'Do you take in old bikes? | ?Add whether you buy used bikes',
          'E-bikes too? | ?Add which e-bike systems you service',
        ],
      },
      cta: {
        head: ['What does it sound like?', 'Roll it in'],
        lead: ['Describe the noise. We have heard most of them.'],
      },
    },
  },
  de: {
    trade: 'eine Fahrradwerkstatt',
    offer: 'Räder',
    standIn: ['Rad am Eck', 'Die Speiche'],
    cta: [
      'Reparatur anmelden > booking',
      'Zu den Preisen > services|pricing',
      'Gebrauchträder > products',
      'Zur Werkstatt > location|hours',
    ],
    parts: {
      hero: {
        head: ['{brand}. Bringen Sie es quietschend.', '{brand}: Luft, Öl, Geduld', 'Es rollt wieder. {brand}'],
        lead: ['{brand} ist {a trade}{in place}. Wir richten, was eiert, und sagen, was warten kann.'],
      },
      services: {
        head: ['Was wir richten', 'Arbeiten und Preise'],
        items: [
          'Platten | Schlauch, Mantel prüfen, Luft. Meist zum Warten. | ?Preis ergänzen',
          'Bremsen | Neue Beläge und ein Halt, auf den Verlass ist. | ?Preis ergänzen',
          'Schaltung | Kein Klicken mehr am Berg. | ?Preis ergänzen',
          'Laufrad zentrieren | Es soll gerade laufen. | ?Preis ergänzen',
          'Große Wartung | Alles ab, sauber, gefettet, wieder dran. | ?Preis ergänzen',
          'Wintercheck | Licht, Kette, Bleche. | ?Preis ergänzen',
        ],
      },
      products: {
        head: ['Gebraucht und gerichtet', 'Am Haken'],
        items: [
          'Stadtrad | Aufrecht, mit Korb. | ?Preis ergänzen',
          'Reiserad | Stahl, Träger, langes Gedächtnis. | ?Preis ergänzen',
          'Rennrad | Leicht und nervös. | ?Preis ergänzen',
          'Kinderrad | Dritter Besitzer, zehnter Sommer. | ?Preis ergänzen',
          'Lastenrad | Zwei Kinder oder eine Waschmaschine. | ?Preis ergänzen',
        ],
      },
      booking: {
        head: ['Reparatur anmelden', 'Wo klemmt es?'],
        lead: ['Sagen Sie, was es hat und wann Sie es bringen.'],
        fields: [
          'select=Was fehlt ihm?=@offers',
          'text=Was für ein Rad',
          'date=Bringen am*',
          'name*',
          'phone*',
          'message',
        ],
        submit: ['Reparatur anmelden'],
      },
    },
  },
}
