import type { DomainWords } from '../types.ts'

export const electronics: DomainWords = {
  domain: 'electronics',
  archetype: 'shop',
  nouns: {
    3:
      'headphones|over-ear headphones|earbuds|earphones|speaker|speakers|smartwatch|smart watch|laptop|keyboard|' +
      'mechanical keyboard|camera brand|gadget|gadgets|smart home|electronics store|electronics|drone|synthesizer|' +
      'amplifier|turntable|e-reader|phone repair|computer repair|kopfhörer|lautsprecher|' +
      'industrial wastewater treatment machines|wastewater treatment machines|machines|industrial machines|' +
      'solar panels|solar company|battery',
    2: 'hardware|device|devices|audio gear|elektronik|sensor|machine|equipment',
    1: 'specs|specifications|wireless',
  },
  hue: 70,
  tones: ['minimal', 'luxurious'],
  sections: ['features', 'product', 'specs', 'reviews', 'faq', 'cta'],
  offers: 'products',
  asks: {
    product: 'colour choice|color choice|description',
    products: 'models|devices',
    services: 'a basic calculator',
  },
  en: {
    trade: 'a maker of good devices',
    offer: 'the thing itself',
    standIn: ['Model One', 'Quiet Works'],
    cta: [
      'Choose yours > product|products',
      'See the details > features|specs',
      'Ask a question > contact|faq',
      'Read reviews > reviews',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Put it on, the room steps back.',
          '{brand}: made to be forgotten',
          '{brand}. Nothing to learn.',
          '{brand}, and what it leaves out',
        ],
        lead: [
          'Simple on the outside, thought through inside. {brand} does its job and does not ask for attention.',
          'Few buttons, good materials and parts that can be replaced.',
        ],
      },
      features: {
        head: ['A few parts do the work', 'Made to be forgotten for hours', 'What is inside'],
        lead: ['None of them asks for attention.'],
        items: [
          'The shell | One piece, no seam where a thumb rests.',
          'The hinge | Finds your size once and stays there.',
          'The controls | Each can be found without looking.',
          'The cable | Comes off, so that a dog cannot ruin the rest.',
          'The cushion | Dark, so it ages quietly. Replace it yourself.',
          'The box | Paper, and it closes again.',
        ],
      },
      product: {
        lead: [
          'Put it on and the room steps back. The outside stays simple, so that you notice the rest.',
          'A thing for every day. It keeps its shape simple and its promises small.',
        ],
      },
      products: {
        items: [
          'The original | Where it began. Still the one most people mean. | ?Add price',
          'The light one | For bags and long days. | ?Add price',
          'The studio one | With a cable, on purpose. | ?Add price',
          'The small one | Everything that matters, less of the rest. | ?Add price',
          'Spare cushions | For the third year. | ?Add price',
          'The case | Takes the knocks. | ?Add price',
        ],
      },
      specs: {
        head: ['Specifications', 'In numbers'],
        lead: ['Measured values go here once they are final. Nothing is rounded up.'],
        items: [
          'Weight | | ?Add weight',
          'Size | | ?Add size',
          'Colours | | ?Add colours',
          'Battery | | ?Add battery life',
          'Charging | | ?Add charging time',
          'Connection | | ?Add connection',
          'In the box | | ?Add contents',
          'Guarantee | | ?Add guarantee',
          'Spare parts | | ?Add availability',
        ],
      },
      reviews: { head: ['In other hands', 'Lived with for a while'] },
      about: {
        body: [
          [
            '{brand} makes few things and keeps them for a long time. When a part wears out, you get the part.',
            'We leave out what does not help. It makes the rest easier to find.',
          ],
        ],
      },
      statement: {
        head: [
          'A good thing disappears twice: once when you put it on, and again when it starts.',
          'Nothing to learn, nothing to charge at a bad moment.',
        ],
      },
      faq: {
        items: [
          'How long does the battery last? | ?Add battery life',
          'Can I replace parts myself? | ?Add which parts can be replaced',
          'What is in the box? | ?Add contents',
          'How long is the guarantee? | ?Add guarantee',
          'Can I try it and send it back? | ?Add return terms',
          'Does it work with my phone? | ?Add which devices it works with',
        ],
      },
      cta: { head: ['Choose your colour', 'Have a closer look'], lead: ['Then use it every day and forget about it.'] },
    },
    variants: [
      {
        when: 'machine*|industrial|wastewater|solar|pump*|equipment',
        parts: {
          hero: {
            head: ['{brand}. Runs, and keeps running.', '{brand}: built for Mondays', 'Steel, pumps, {brand}'],
            lead: [
              'Machines that are easy to read, easy to clean and easy to get parts for.',
              'What goes in, what comes out and what it needs in between: all of it on this page.',
            ],
          },
          features: {
            head: ['What it does', 'Why it lasts'],
            lead: ['In the order an engineer would ask.'],
            items: [
              'Throughput | ?Add flow rate and conditions',
              'Footprint | ?Add size and weight',
              'Energy | ?Add consumption',
              'Service | Every wearing part is reached from the front.',
              'Control | One panel, plain words, a log you can export.',
              'Installation | We come, connect and stay until it runs.',
              'Spare parts | On the shelf, with a number you can read on the phone.',
            ],
          },
          products: {
            head: ['The machines', 'The range'],
            lead: ['Choose by flow. Ask when you are between two.'],
            items: [
              'Small unit | For workshops and first trials. | ?Price on request',
              'Medium unit | For one line, day and night. | ?Price on request',
              'Large unit | For a plant that does not stop. | ?Price on request',
              'Mobile unit | On a trailer, for a season. | ?Price on request',
              'Filters and media | To keep it going. | ?Price on request',
              'Service contract | Visits, parts, a number to call. | ?Price on request',
            ],
          },
          services: {
            head: ['What we do around it'],
            items: [
              'Calculation | Tell us flow and load. We size it.',
              'Planning | Drawings your builder can read.',
              'Installation | Connected, tested, explained.',
              'Service | Before it stops.',
              'Training | For those who will run it.',
              'Retrofit | New heart, old frame.',
            ],
          },
          details: {
            items: [
              'Flow | | ?Add flow rate',
              'Power | | ?Add power',
              'Size | | ?Add size',
              'Material | | ?Add material',
              'Norms | | ?Add norms and certificates',
              'Delivery | | ?Add lead time',
            ],
          },
          about: {
            head: ['Who builds them'],
            body: [
              [
                '{brand} builds few kinds of machines and keeps the drawings of all of them. When something wears out, ' +
                  'there is a part, and a person who knows where it goes.',
                'Come and see one run. It is the shortest way to a good question.',
              ],
            ],
          },
          statement: { head: ['A good machine is boring. That is the point.'] },
          cta: {
            head: ['Tell us flow and load', 'Ask for a calculation'],
            lead: ['Three numbers are enough for a first answer.'],
          },
          contact: {
            head: ['Send us your numbers'],
            lead: ['What goes in, how much of it, and what should come out.'],
            fields: ['name*', 'company', 'email*', 'phone', 'message=What should it do?*'],
            submit: ['Ask for a calculation'],
          },
          download: {
            head: ['Catalogue'],
            lead: ['Data sheets and drawings, as files.'],
            items: [
              'Catalogue | All machines in one file. | ?Add the file',
              'Data sheets | One page each. | ?Add the files',
              'Drawings | For your planner. | ?Add the files',
            ],
            note: ['?Add date and language of the files'],
          },
        },
      },
    ],
  },
  de: {
    trade: 'ein Hersteller guter Geräte',
    offer: 'das Gerät',
    standIn: ['Modell Eins'],
    cta: ['Auswählen > product|products', 'Zu den Einzelheiten > features|specs', 'Frage stellen > contact|faq'],
    parts: {
      hero: {
        head: ['{brand}. Nichts zu lernen.', '{brand}: gemacht, um vergessen zu werden'],
        lead: ['Außen schlicht, innen durchdacht. {brand} tut seine Arbeit und verlangt keine Aufmerksamkeit.'],
      },
      features: {
        head: ['Wenige Teile machen die Arbeit', 'Was drin ist'],
        items: [
          'Das Gehäuse | Ein Stück, keine Naht unter dem Daumen.',
          'Das Gelenk | Findet einmal Ihre Größe und bleibt dabei.',
          'Die Tasten | Jede findet man ohne Hinsehen.',
          'Das Kabel | Lässt sich abnehmen.',
          'Das Polster | Altert leise und lässt sich tauschen.',
          'Die Schachtel | Aus Papier, und sie geht wieder zu.',
        ],
      },
      specs: {
        items: [
          'Gewicht | | ?Gewicht ergänzen',
          'Größe | | ?Größe ergänzen',
          'Farben | | ?Farben ergänzen',
          'Akku | | ?Laufzeit ergänzen',
          'Laden | | ?Ladezeit ergänzen',
          'Verbindung | | ?Verbindung ergänzen',
          'Lieferumfang | | ?Inhalt ergänzen',
          'Garantie | | ?Garantie ergänzen',
        ],
      },
    },
  },
}
