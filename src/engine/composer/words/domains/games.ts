import type { DomainWords } from '../types.ts'

export const games: DomainWords = {
  domain: 'games',
  archetype: 'digital',
  nouns: {
    3:
      'video game|arcade games|arcade game|board game|card game|game studio|game|games|esports team|esports|gaming|' +
      'space invaders|tic tac toe|beat maker|fan website|fan site|quiz game|puzzle|escape room|brettspiel|spiel|' +
      'jeu vidéo|jeu de société|videojuego|spill|comics|comic',
    2: 'players|levels|leaderboards|gameplay|pixel|step-sequencer',
    1: 'play|score',
  },
  hue: 300,
  tones: ['playful', 'retro', 'dark'],
  sections: ['features', 'gallery', 'steps', 'posts', 'faq', 'download'],
  offers: 'features',
  asks: { gallery: 'character showcase|characters|screenshots', features: 'gameplay', about: 'storyline|story' },
  en: {
    trade: 'a game',
    offer: 'play',
    standIn: ['One More Round', 'Extra Life'],
    cta: [
      'Play now > download|cta',
      'How to play > steps|features',
      'Have a look > gallery',
      'Ask a question > contact|faq',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. One more round.',
          '{brand}: easy to start, hard to leave',
          'Press start on {brand}',
          '{brand}: lose better',
        ],
        lead: [
          '{brand} is {a trade}{for audience}. Quickly learned, and then it is late.',
          'Easy to start, fair when you lose, loud when you win.',
        ],
      },
      features: {
        head: ['What keeps you playing', 'Good reasons for one more round'],
        items: [
          'Quick rounds | Short enough for a bus stop.',
          'Fair losses | You always know why.',
          'High scores | Three letters, for ever. Or until Thursday.',
          'With friends | On one sofa or two continents.',
          'Search and sort | By mood, by length, by how mean it is.',
          'Saved for you | Stop anywhere, carry on there.',
          'Sound | Turn it up once.',
          'No tricks | Nothing to buy to win.',
        ],
      },
      steps: {
        head: ['How to play', 'Rules on a napkin'],
        items: [
          [
            'Start | One key, no tutorial you cannot skip.',
            'Learn | By losing quickly.',
            'Get good | You will notice before you admit it.',
            'Again | That is the game.',
          ],
        ],
      },
      gallery: {
        head: ['A look inside', 'Screens and faces'],
        items: [
          'First level | Friendly on purpose.',
          'The forest | Something moves.',
          'The boss | It has a weak spot. They all do.',
          'The shop | Everything costs too much.',
          'Night mode | Same map, other rules.',
          'The end | Nearly.',
        ],
      },
      posts: { head: ['Notes and news'] },
      download: { head: ['Play it', 'Get it'] },
      statement: { head: ['Losing should make you laugh. Then press start.'] },
      cta: { head: ['One more round?', 'Your turn'], lead: ['One more. We know how that goes.'] },
      faq: {
        items: [
          'What do I need to play? | ?Add devices and systems',
          'What does it cost? | ?Add price, or say that it is free',
          'Can I play with friends? | ?Add how playing together works',
          'From what age? | ?Add an age rating',
          'I found a bug. | Wonderful. Write to us what you did just before.',
        ],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{for audience}. It began as something to play between two other things.',
            'Then nobody did the other things.',
          ],
        ],
      },
    },
  },
  de: {
    trade: 'ein Spiel',
    offer: 'Spielen',
    standIn: ['Noch eine Runde'],
    cta: ['Jetzt spielen > download|cta', 'So geht es > steps|features', 'Ansehen > gallery'],
    parts: {
      hero: {
        head: ['{brand}. Noch eine Runde.', '{brand}: leicht angefangen, schwer aufgehört'],
        lead: ['{brand} ist {a trade}{for audience}. Schnell gelernt, und dann ist es spät.'],
      },
    },
  },
}
