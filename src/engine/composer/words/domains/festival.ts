import type { DomainWords } from '../types.ts'

export const festival: DomainWords = {
  domain: 'festival',
  archetype: 'event',
  nouns: {
    3:
      'music festival|festival|film festival|street food festival|food festival|open air|carnival|fair|' +
      'christmas market|village fête|literature festival|theatre|theater company|circus|stadtfest|weihnachtsmarkt|' +
      'musikfestival|festivalen|fête|feria|event website',
    2: 'line-up|lineup|artists|stages|tickets|bands',
    1: 'camping|crowd',
  },
  hue: 35,
  tones: ['playful', 'bold', 'energetic'],
  sections: ['team', 'schedule', 'pricing', 'location', 'about', 'faq', 'newsletter'],
  offers: 'team',
  asks: {
    team: 'line-up|lineup|artist profiles',
    pricing: 'tickets',
    location: 'travel|getting there',
    about: 'camping',
  },
  en: {
    trade: 'a festival',
    offer: 'the line-up',
    standIn: ['Field Day', 'Three Nights'],
    cta: [
      'Get tickets > pricing|cta',
      'See the line-up > team|schedule',
      'How to get there > location',
      'Ask us > contact|faq',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Bring boots.',
          '{brand}: loud, salty, outdoors',
          'Meet me at {brand}',
          '{brand}: the field is waiting',
        ],
        lead: [
          '{A trade}{in place}. Stages, mud if it must be, and somebody you have not met yet.',
          'Come early, sleep little, dance near the left speaker.',
        ],
      },
      team: {
        head: ['The line-up', 'On the bill', 'Who is playing'],
        lead: ['Names follow as contracts come back. The poster is already hung.'],
        items: [
          '?Add headliner | | Last night, big stage',
          '?Add artist | | Second night',
          '?Add artist | | Opening',
          '?Add artist | | Small stage',
          '?Add artist | | After midnight',
          '?Add artist | | Sunday afternoon',
          '?Add artist | | In the tent',
          '?Add artist | | Surprise',
        ],
      },
      schedule: {
        head: ['Who plays when', 'From gates to last song'],
        items: [
          'Gates | Tents up, boots on. | ?Add time',
          'First band | In daylight, without shame. | ?Add time',
          'Food break | Everything on sticks. | ?Add time',
          'Headliner | You will know it when the lights go. | ?Add time',
          'Late set | Small stage, big lungs. | ?Add time',
          'Sunday choir | Bring a voice, any voice. | ?Add time',
        ],
      },
      pricing: {
        head: ['Tickets', 'Ways in'],
        items: [
          [
            'One day | Gates to last song. | ?Add price',
            'All days | With a patch of grass for your tent. | ?Add price',
            'Under twelve | With a grown-up and ear protection. | ?Add price',
          ],
          [
            'Early bird | For people who decide quickly. | ?Add price',
            'Weekend | Everything, all of it. | ?Add price',
            'Camper | Weekend, and a place with wheels. | ?Add price',
          ],
        ],
      },
      location: { head: ['The way to the field', 'Getting there'], lead: ['Train, then bus, then follow the bass.'] },
      about: {
        head: ['Where you sleep', 'Tents and other beds'],
        body: [
          [
            'Pitch where you like inside the fence. Quiet people near the trees, the others near the gate.',
            'There is water, there are toilets, and there is coffee before anyone deserves it.',
          ],
        ],
      },
      faq: {
        items: [
          'Can I bring food? | ?Add what may be brought in',
          'Are dogs allowed? | ?Add the rule for dogs',
          'Is it good for children? | Yes, until dark. Ear protection is at the info tent.',
          'What if it rains? | Boots. We dance anyway.',
          'Can I give my ticket to somebody else? | Yes. Write to us with both names.',
          'Is it accessible? | ?Add step-free access, platforms and toilets',
        ],
      },
      newsletter: {
        head: ['Told when tickets open', 'Names, as they come'],
        lead: ['A letter when tickets open and one for each big name.'],
      },
      statement: {
        head: [
          'Nobody remembers the sound check. Everybody remembers the rain.',
          'Two nights, one field, too little sleep.',
        ],
      },
      cta: {
        head: ['Pack the tent', 'Save your patch of grass'],
        lead: ['Leave an address. We write when tickets open.'],
      },
      steps: {
        items: [
          [
            'Ticket | Get one, print it or do not.',
            'Travel | Train, bus, last part on foot.',
            'Pitch | Before dark, ideally.',
            'Dance | The rest explains itself.',
          ],
        ],
      },
    },
  },
  de: {
    trade: 'ein Festival',
    offer: 'das Programm',
    standIn: ['Feldtag'],
    cta: ['Karten > pricing|cta', 'Wer spielt > team|schedule', 'Anreise > location'],
    parts: {
      hero: {
        head: ['{brand}. Stiefel mitbringen.', '{brand}: laut und draußen', 'Wir sehen uns beim {brand}'],
        lead: ['{A trade}{in place}. Bühnen, notfalls Matsch, und jemand, den Sie noch nicht kennen.'],
      },
      team: {
        head: ['Wer spielt', 'Auf dem Plakat'],
        items: [
          '?Hauptact ergänzen | | Letzter Abend, große Bühne',
          '?Act ergänzen | | Zweiter Abend',
          '?Act ergänzen | | Eröffnung',
          '?Act ergänzen | | Kleine Bühne',
          '?Act ergänzen | | Nach Mitternacht',
          '?Act ergänzen | | Sonntagnachmittag',
        ],
      },
    },
  },
}
