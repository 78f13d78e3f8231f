import type { DomainWords } from '../types.ts'

export const florist: DomainWords = {
  domain: 'florist',
  archetype: 'shop',
  nouns: {
    3:
      'flower shop|florist|florists|flower studio|floral studio|flower delivery|flower subscription|blumenladen|' +
      'blumengeschäft|floristin|floristik|fleuriste|floristería|floristeria|blomsterbutikk|blomsterhandler',
    2: 'flowers|bouquets|bouquet|blumen|fleurs|flores|blomster|plants shop|plant shop',
    1: 'petals|roses|plants',
  },
  hue: 355,
  tones: ['elegant', 'warm'],
  sections: ['products', 'subscription', 'services', 'events', 'location', 'hours', 'contact'],
  offers: 'products',
  asks: {
    products: 'bouquets of the season|seasonal bouquets|sträuße',
    services: 'wedding flowers|funeral flowers|weddings',
    location: 'delivery area',
    events: 'flower workshops',
  },
  en: {
    trade: 'a flower shop',
    offer: 'flowers',
    standIn: ['Corner Flowers', 'The Flower Table'],
    cta: [
      'Order a bouquet > booking|products',
      'Flowers every week > subscription',
      'Ask about a wedding > contact|services',
      'Come by > hours|location',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Cut this morning.',
          '{brand}: flowers with a will of their own',
          'A little wild: {brand}',
          '{brand}, by the armful',
          '{brand} ties what the season brings',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We tie what the season brings and leave the stiff ones to others.',
          '{A trade}{in place}. Tell us who it is for. We do the rest with both hands.',
        ],
      },
      products: {
        head: ['Bouquets of the season', 'By the armful', 'In the buckets now'],
        lead: [
          'Every one is tied by hand, so yours will look like a sister of these, not a copy.',
          'They change with the garden. The mood stays.',
        ],
        items: [
          'The small hello | One hand full. For a desk, a thank you, a Tuesday. | ?Add price',
          'The market bunch | Whatever was best at five in the morning. | ?Add price',
          'The wild one | Grasses, seed heads, something that climbs. | ?Add price',
          'The quiet one | Whites and greens, for rooms that talk enough. | ?Add price',
          'The loud one | Peony pink and no apologies. | ?Add price',
          'Dried, for winter | Lasts until the first tulips. | ?Add price',
          'In a pot | For people who like to keep things. | ?Add price',
        ],
      },
      subscription: {
        head: ['Flowers on a rhythm', 'Something on the table', 'A bunch that comes back'],
        lead: ['Choose a size and how often. We choose the flowers, since we see them first.'],
        fields: [
          'radio=Size=Small|Medium|An armful',
          'radio=How often?=Every week|Every other week|Every month',
          'text=Delivery address*',
          'name*',
          'email*',
        ],
        submit: ['Start with flowers'],
      },
      services: {
        head: ['Flowers for the days that count', 'Ask us for this'],
        lead: ['Come by, bring a photo or just a colour. We draw it for you.'],
        items: [
          'Weddings | From the buttonhole to the arch, in one language.',
          'Farewells | Quiet wreaths, with a handwritten card.',
          'Tables | Low enough to see each other across.',
          'Shops and offices | Fresh on Monday, looked after until Friday.',
          'Workshops | A table full of stems, scissors and good company.',
          'Single stems | For people who know exactly which.',
        ],
      },
      events: {
        head: ['Hands in the buckets', 'Workshop dates'],
        lead: ['You take home what you tie.'],
        items: [
          'Spring bunch | Tulips, branches, patience. | ?Add date',
          'Wreath evening | Wire, moss and a glass of something. | ?Add date',
          'Wild and dried | What the garden leaves behind. | ?Add date',
          'With children | Short stems, big buckets. | ?Add date',
        ],
      },
      location: {
        head: ['How far the bike goes', 'Where we bring them'],
        lead: ['Within reach we bring them ourselves, upright and with water.'],
      },
      faq: {
        items: [
          'Can you deliver today? | ?Add until when you take same-day orders',
          'Where do you deliver? | ?Add your delivery area',
          'Can I choose the flowers? | The colour and the mood, yes. The exact stems depend on the morning.',
          'How do they last longest? | Cut them a finger’s width, change the water, keep them from fruit and radiators.',
          'Do you do weddings? | Yes. Write to us with the day and one picture you like.',
        ],
      },
      steps: {
        items: [
          [
            'Say who | A mother, a desk, a wedding of eighty.',
            'Say when | And where it should stand.',
            'We tie | By hand, that morning.',
            'It arrives | Upright, in water, with your words on a card.',
          ],
        ],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. The buckets are filled before the street wakes up, and what is in them decides what you get.',
            'We like flowers that lean. Straight ones have enough friends.',
          ],
        ],
      },
      statement: { head: ['Flowers do not keep. That is what they say.', 'Nobody ever regretted the bigger bunch.'] },
      cta: { head: ['Who is it for?', 'Say it with an armful'], lead: ['Tell us the day and the mood.'] },
      hours: { head: ['When the buckets are out'] },
    },
  },
  de: {
    trade: 'ein Blumenladen',
    offer: 'Blumen',
    standIn: ['Blumen am Eck', 'Der Blumentisch'],
    cta: [
      'Strauß bestellen > booking|products',
      'Blumen im Abo > subscription',
      'Hochzeit anfragen > contact|services',
      'Vorbeikommen > hours|location',
    ],
    parts: {
      hero: {
        head: ['{brand}. Heute früh geschnitten.', '{brand}: Blumen mit eigenem Willen', '{brand}, einen Arm voll'],
        lead: [
          '{brand} ist {a trade}{in place}. Wir binden, was die Jahreszeit bringt.',
          'Sagen Sie, für wen. Den Rest machen wir mit beiden Händen.',
        ],
      },
      products: {
        head: ['Sträuße der Saison', 'Gerade in den Eimern'],
        lead: ['Jeder wird von Hand gebunden. Ihrer wird ein Geschwister, keine Kopie.'],
        items: [
          'Der kleine Gruß | Eine Hand voll. Für Dienstage. | ?Preis ergänzen',
          'Der Marktstrauß | Was um fünf Uhr früh am schönsten war. | ?Preis ergänzen',
          'Der wilde | Gräser, Samenstände, etwas Kletterndes. | ?Preis ergänzen',
          'Der leise | Weiß und Grün. | ?Preis ergänzen',
          'Der laute | Pfingstrosenrosa, ohne Entschuldigung. | ?Preis ergänzen',
          'Getrocknet | Hält bis zu den ersten Tulpen. | ?Preis ergänzen',
        ],
      },
      subscription: {
        head: ['Blumen im Rhythmus'],
        lead: ['Wählen Sie Größe und Abstand. Die Blumen wählen wir, wir sehen sie zuerst.'],
        fields: [
          'radio=Größe=Klein|Mittel|Einen Arm voll',
          'radio=Wie oft?=Jede Woche|Jede zweite Woche|Jeden Monat',
          'text=Lieferadresse*',
          'name*',
          'email*',
        ],
        submit: ['Blumenabo starten'],
      },
      services: {
        head: ['Für die Tage, die zählen'],
        items: [
          'Hochzeiten | Vom Anstecker bis zum Bogen.',
          'Abschiede | Stille Kränze mit handgeschriebener Karte.',
          'Tische | So niedrig, dass man sich sieht.',
          'Läden und Büros | Montags frisch, bis Freitag versorgt.',
          'Workshops | Ein Tisch voller Stiele und Scheren.',
        ],
      },
    },
  },
}
