import type { DomainWords } from '../types.ts'

export const fitness: DomainWords = {
  domain: 'fitness',
  archetype: 'visit',
  nouns: {
    3:
      'gym|fitness studio|fitness website|personal trainer|crossfit|climbing gym|boxing gym|boxing club|running club|' +
      'bouldering|swim school|swimming pool|martial arts|dojo|dance studio|sports club|football club|tennis club|' +
      'golf club|fitness center|fitness centre|fitnessstudio|kletterhalle|sportverein|tanzschule|boxclub|' +
      'salle de sport|club sportif|gimnasio|treningssenter|klatresenter|idrettslag|sports community',
    2: 'fitness|workout|training|sports|sport|coach|athletes|running|cycling class',
    1: 'strength|cardio|membership',
  },
  hue: 125,
  tones: ['energetic', 'bold'],
  sections: ['services', 'schedule', 'pricing', 'team', 'faq', 'booking'],
  offers: 'services',
  asks: {
    services: 'classes|workouts|training plans|programs',
    pricing: 'memberships|membership',
    booking: 'trial session|free trial|try a class',
  },
  en: {
    trade: 'a gym',
    offer: 'training',
    standIn: ['Bar & Bell', 'The Yard'],
    cta: ['Try a session > booking', 'See the week > schedule', 'Memberships > pricing', 'Find us > location|contact'],
    parts: {
      hero: {
        head: [
          '{brand}. Start small.',
          '{brand}: come weak, leave tired',
          'Lift it, put it down. {brand}',
          '{brand}: nobody is watching',
        ],
        lead: [
          '{brand} is {a trade}{in place}. Iron, floor, daylight and coaches who count properly.',
          'You need shoes. The rest is here, and so is somebody who shows you.',
        ],
      },
      services: {
        head: ['What you can do here', 'Ways to sweat'],
        lead: ['Every one of them has a first time. Say so at the door.'],
        items: [
          'Strength | Heavy things, good form, long rests. | ?Add price',
          'Conditioning | Short, loud, over before you decide to hate it. | ?Add price',
          'Mobility | For people who sit. So, everyone. | ?Add price',
          'Technique | One lift, an hour, no mirror. | ?Add price',
          'Open gym | Your plan, our floor. | ?Add price',
          'One to one | A coach, a notebook and your Tuesday. | ?Add price',
          'Beginners | From the first squat. | ?Add price',
          'Team session | Bring your colleagues. They will be nicer after. | ?Add price',
        ],
      },
      schedule: {
        head: ['The week', 'Who sweats when'],
        lead: ['A sample week. Replace days and times with your own.'],
        items: [
          'Strength | Barbells and patience. | ?Add day and time',
          'Conditioning | Bring water. | ?Add day and time',
          'Mobility | Floor work, socks. | ?Add day and time',
          'Open gym | Everyone’s own thing. | ?Add day and time',
          'Beginners | Start here. | ?Add day and time',
          'Saturday together | Pairs, ropes, coffee. | ?Add day and time',
        ],
      },
      pricing: {
        head: ['What it costs', 'Come once or come often'],
        lead: ['No joining fee hidden behind a plant.'],
        items: [
          [
            'Once | One session, any session. | ?Add price',
            'Ten | A card with ten of them. | ?Add price',
            'Monthly | As often as your legs allow. | ?Add price',
          ],
          [
            'Off-peak | Before the city wakes, after it eats. | ?Add price',
            'Full | Any time, any class. | ?Add price',
            'With a coach | Full, and a plan with your name on it. | ?Add price',
          ],
        ],
      },
      team: {
        head: ['Who counts your reps', 'The coaches'],
        items: [
          '?Add name | | Strength',
          '?Add name | | Conditioning',
          '?Add name | | Mobility and beginners',
          '?Add name | | Technique',
        ],
      },
      booking: {
        head: ['Try a session', 'Your first one'],
        lead: ['Tell us when you can and what hurts. We plan around both.'],
        fields: ['select=Which one?=@offers', 'date*', 'name*', 'email*', 'message'],
        submit: ['Save me a spot'],
        note: ['Bring shoes and water.'],
      },
      faq: {
        items: [
          'I have never trained. Is that a problem? | No. Most people start that way, and nobody looks.',
          'What should I bring? | Shoes, water, a towel.',
          'How long does a membership run? | ?Add notice and contract length',
          'Is there a trial? | ?Add what a trial costs',
          'I have a bad knee. | Tell the coach. There is always another way to move.',
        ],
      },
      statement: {
        head: [
          'The heaviest weight in the room is the door.',
          'You do not have to be good. You have to be back on Thursday.',
        ],
      },
      steps: {
        items: [
          [
            'Come by | In anything you can squat in.',
            'Try | With a coach beside you.',
            'Plan | A little each week is plenty for a start.',
            'Repeat | That is the whole method.',
          ],
        ],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. The floor is rubber, the music is negotiable and the chalk is free.',
            'We coach people, not machines. So we learn your name before your numbers.',
          ],
        ],
      },
      cta: {
        head: ['Start on Thursday', 'Try it, then decide'],
        lead: ['Come and try. You can leave whenever you like.'],
      },
      gallery: {
        items: [
          'The floor | Before six.',
          'The rack | Chalk marks are signatures.',
          'The rope | It looks shorter from below.',
          'The board | Today’s idea.',
          'The bench | For after.',
          'The door | The heavy part.',
        ],
      },
    },
    variants: [
      {
        when: 'climb*|boulder*|kletter*',
        parts: {
          hero: {
            head: ['{brand}. Hold on a little longer.', '{brand}: chalk, tape, try again', 'One more move at {brand}'],
            lead: [
              '{brand} is {a trade}{in place}. Walls for first tries and last moves, shoes to borrow, somebody who cheers.',
            ],
          },
          services: {
            head: ['On the wall', 'Ways up'],
            items: [
              'First time | Shoes, rules, up you go. | ?Add price',
              'Bouldering | Low, soft, surprisingly hard. | ?Add price',
              'Rope | A partner and a knot. | ?Add price',
              'Technique | Feet first. | ?Add price',
              'Children | They are better at it. | ?Add price',
              'Open wall | All routes, all day. | ?Add price',
            ],
          },
          statement: { head: ['Everybody falls. It is called training.'] },
        },
      },
      {
        when: 'dance*|tanz*|ballet',
        parts: {
          hero: {
            head: ['{brand}. Left foot first.', '{brand}: you can count to eight', 'May I? {brand}'],
            lead: [
              '{brand} is {a trade}{in place}. A wooden floor, a patient beat and nobody in the first row on day one.',
            ],
          },
          services: {
            head: ['Classes', 'What we dance'],
            items: [
              'Beginners | Two left feet welcome. | ?Add price',
              'Social | For weddings and kitchens. | ?Add price',
              'Contemporary | Floor, breath, bruises. | ?Add price',
              'Ballet | At any age. | ?Add price',
              'Children | Jump, spin, lie down. | ?Add price',
              'Open practice | Music on, mirrors off. | ?Add price',
            ],
          },
          statement: { head: ['Nobody is watching. They are all counting.'] },
        },
      },
    ],
  },
  de: {
    trade: 'ein Fitnessstudio',
    offer: 'Training',
    standIn: ['Hantel & Hof'],
    cta: [
      'Probetraining > booking',
      'Zum Kursplan > schedule',
      'Mitgliedschaft > pricing',
      'So finden Sie uns > location|contact',
    ],
    parts: {
      hero: {
        head: ['{brand}. Fangen Sie klein an.', '{brand}: müde nach Hause', '{brand}: niemand schaut zu'],
        lead: ['{brand} ist {a trade}{in place}. Eisen, Boden, Tageslicht und Trainer, die richtig zählen.'],
      },
      services: {
        head: ['Was Sie hier tun können', 'Kurse'],
        items: [
          'Kraft | Schwere Dinge, saubere Technik, lange Pausen. | ?Preis ergänzen',
          'Ausdauer | Kurz, laut, schnell vorbei. | ?Preis ergänzen',
          'Beweglichkeit | Für alle, die sitzen. | ?Preis ergänzen',
          'Technik | Eine Übung, eine Stunde. | ?Preis ergänzen',
          'Freies Training | Ihr Plan, unser Boden. | ?Preis ergänzen',
          'Einzeln | Ein Trainer, ein Heft und Ihr Dienstag. | ?Preis ergänzen',
        ],
      },
      schedule: {
        items: [
          'Kraft | Hanteln und Geduld. | ?Tag und Uhrzeit ergänzen',
          'Ausdauer | Wasser mitbringen. | ?Tag und Uhrzeit ergänzen',
          'Beweglichkeit | Am Boden, in Socken. | ?Tag und Uhrzeit ergänzen',
          'Freies Training | Jeder für sich. | ?Tag und Uhrzeit ergänzen',
          'Einstieg | Hier anfangen. | ?Tag und Uhrzeit ergänzen',
        ],
      },
      pricing: {
        items: [
          [
            'Einmal | Eine Einheit, egal welche. | ?Preis ergänzen',
            'Zehnerkarte | Zehn davon. | ?Preis ergänzen',
            'Monatlich | So oft die Beine wollen. | ?Preis ergänzen',
          ],
        ],
      },
    },
  },
}
