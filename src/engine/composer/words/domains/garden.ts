import type { DomainWords } from '../types.ts'

export const garden: DomainWords = {
  domain: 'garden',
  archetype: 'trade',
  nouns: {
    3:
      'gardener|gardening service|landscaping|landscaping company|landscaper|garden design|garden designer|' +
      'garden centre|garden center|tree surgeon|plant nursery|lawn care|gartenbau|gärtnerei|gärtner|' +
      'garten- und landschaftsbau|gartengestaltung|jardinier|paysagiste|pépinière|jardinería|jardinero|gartner|' +
      'hagedesign|anleggsgartner',
    2: 'gardens|garden|plants|trees|garten|jardin|jardín|hage',
    1: 'lawn|hedge|seeds',
  },
  hue: 135,
  tones: ['warm', 'rustic'],
  sections: ['services', 'steps', 'gallery', 'about', 'faq', 'contact'],
  offers: 'services',
  en: {
    trade: 'a gardening company',
    offer: 'gardens',
    standIn: ['Root & Rake', 'Long Border'],
    cta: [
      'Tell us about the garden > contact|booking',
      'What we do > services',
      'See gardens > gallery',
      'How we work > steps',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. It will grow.',
          '{brand}: muddy so you need not be',
          'A garden takes a while. {brand} has one.',
          '{brand}: plant it, then wait',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We dig, plant and cut, and tell you which corner to leave alone.',
          'A garden is never finished. Ours is the part with the spade.',
        ],
      },
      services: {
        head: ['Through the year', 'What we do'],
        items: [
          'Planning | Where the sun is, and where you sit.',
          'Planting | Right plant, right hole, no regrets.',
          'Hedges | Straight, or wavy if you ask.',
          'Trees | Climbed, pruned, not scalped.',
          'Lawns | Or something better than one.',
          'Paths and walls | Stone that stays where it is put.',
          'Care | A day a month, whatever it needs.',
          'Ponds | Frogs come by themselves.',
        ],
      },
      gallery: {
        items: [
          'In March | Hard to believe.',
          'In June | It worked.',
          'In October | The quiet part.',
          'The path | Leads somewhere.',
          'The wall | Dry, warm, full of lizards.',
          'The bench | For afterwards.',
        ],
      },
      statement: {
        head: ['Plant it a little too far apart. Then wait.', 'The best garden has one corner nobody tidied.'],
      },
    },
  },
  de: {
    trade: 'ein Gartenbaubetrieb',
    offer: 'Gärten',
    standIn: ['Wurzel & Rechen'],
    cta: ['Vom Garten erzählen > contact|booking', 'Was wir tun > services', 'Gärten ansehen > gallery'],
    parts: {
      hero: {
        head: ['{brand}. Es wird wachsen.', '{brand}: schmutzig, damit Sie es nicht müssen'],
        lead: [
          '{brand} ist {a trade}{in place}. Wir graben, pflanzen, schneiden und sagen, welche Ecke man lassen soll.',
        ],
      },
      services: {
        items: [
          'Planen | Wo die Sonne steht und wo Sie sitzen.',
          'Pflanzen | Die richtige Pflanze im richtigen Loch.',
          'Hecken | Gerade, oder wellig auf Wunsch.',
          'Bäume | Geklettert und geschnitten.',
          'Rasen | Oder etwas Besseres.',
          'Wege und Mauern | Stein, der liegen bleibt.',
          'Pflege | Ein Tag im Monat.',
        ],
      },
    },
  },
}
