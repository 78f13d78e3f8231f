import type { DomainWords } from '../types.ts'

export const interior: DomainWords = {
  domain: 'interior',
  archetype: 'work',
  nouns: {
    3:
      'interior design studio|interior designer|interior design|interior decorator|kitchen studio|home staging|' +
      'lighting studio|curtains|upholstery|innenarchitektur|innenarchitektin|innenarchitekt|raumausstatter|' +
      'küchenstudio|architecte d’intérieur|décoratrice d’intérieur|interiorista|diseño de interiores|interiørarkitekt',
    2: 'interiors|home decor|kitchens|rooms|wohnen',
    1: 'wallpaper|lamps|sofa',
  },
  hue: 58,
  tones: ['elegant', 'warm'],
  sections: ['gallery', 'services', 'steps', 'about', 'contact'],
  offers: 'services',
  en: {
    trade: 'an interior design studio',
    offer: 'rooms',
    standIn: ['Room by Room', 'The Good Lamp'],
    cta: ['Tell us about the room > contact', 'See rooms > gallery', 'How we work > steps', 'What we do > services'],
    parts: {
      hero: {
        head: [
          '{brand}. Rooms you stay in.',
          '{brand}: move the sofa first',
          'One good lamp, and {brand}',
          '{brand}: fewer things, better placed',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We begin with how you live, then take half of it out.',
          'Light, distance, something to put your feet on. The rest is taste, and you have that.',
        ],
      },
      gallery: {
        head: ['Rooms', 'Before the guests came'],
        items: [
          'A kitchen | Everything within two steps. | ?Add place and year',
          'A reading corner | One lamp, one chair, no screen. | ?Add place and year',
          'A hallway | Where bags land. | ?Add place and year',
          'A bedroom | Dark on purpose. | ?Add place and year',
          'A small flat | It folds. | ?Add place and year',
          'A practice | So that waiting feels shorter. | ?Add place and year',
        ],
      },
      services: {
        items: [
          'One room | Measured, drawn, furnished.',
          'A whole home | From floor to door handle.',
          'Colour | On the wall first, in your light.',
          'Light | Where it falls, not what it looks like.',
          'Kitchens | By how you cook, not by the brochure.',
          'An afternoon | We move what you have.',
        ],
      },
      steps: {
        items: [
          [
            'Visit | We sit in every chair.',
            'Draw | A plan, a colour, three materials.',
            'Choose | You touch everything once.',
            'Place | On one day, and you come home to it.',
          ],
        ],
      },
      statement: { head: ['A room is finished when nothing asks to be looked at.'] },
    },
  },
}
