import type { DomainWords } from '../types.ts'

export const conference: DomainWords = {
  domain: 'conference',
  archetype: 'event',
  nouns: {
    3:
      'tech conference|conference|one-day conference|summit|symposium|hackathon|meetup|congress|trade fair|' +
      'woodworking fair|trade show|webinar|barcamp|konferenz|tagung|kongress|messe|congrès|conférence|' +
      'salon professionnel|congreso|konferanse|fagdag',
    2: 'speakers|talks|keynote|attendees|vorträge',
    1: 'schedule|venue|badge',
  },
  hue: 45,
  tones: ['technical', 'editorial'],
  sections: ['about', 'team', 'schedule', 'pricing', 'location', 'faq', 'cta'],
  offers: 'team',
  asks: { team: 'speakers', location: 'venue', pricing: 'tickets' },
  en: {
    trade: 'a conference',
    offer: 'talks',
    standIn: ['Northern Day', 'One Room'],
    cta: ['Get a ticket > pricing|cta', 'See the day > schedule', 'Who speaks > team', 'Where it is > location'],
    parts: {
      hero: {
        head: [
          '{brand}. One room, one day.',
          '{brand}: fewer slides, longer breaks',
          'Come to {brand} with a question',
          '{brand}: talks worth the train',
        ],
        lead: [
          '{A trade}{in place}{for audience}. Talks one after another, breaks long enough to disagree.',
          'No parallel tracks, no panels of seven. You hear everything, and so does everyone else.',
        ],
      },
      team: {
        head: ['Speakers', 'On stage', 'Who will speak'],
        lead: ['Names follow as each speaker confirms.'],
        items: [
          '?Keynote speaker | | Opens the day',
          '?Second speaker | | On what went wrong',
          '?Third speaker | | On what is next',
          '?Fourth speaker | | With a demo',
          '?Fifth speaker | | Against everybody else',
          '?Sixth speaker | | Closes the day',
        ],
      },
      schedule: {
        head: ['The day', 'One after another'],
        lead: ['A draft. Times and titles may move until the programme is final.'],
        items: [
          'Doors, coffee | Badges without lanyards. | ?Add time',
          'Opening talk | The large question. | ?Add time',
          'Two short ones | Each with one picture. | ?Add time',
          'Lunch | Long. Sit next to a stranger. | ?Add time',
          'Workshop | With pencils. | ?Add time',
          'Last talk | The one people will quote. | ?Add time',
          'Evening | Same people, other room. | ?Add time',
        ],
      },
      pricing: {
        head: ['Tickets', 'Ways in'],
        items: [
          [
            'The day | Every talk, lunch and both coffees. | ?Add price',
            'Student | Everything, for people still studying. | ?Add price',
            'From afar | The main hall, on your own screen. | ?Add price',
          ],
        ],
      },
      about: {
        head: ['What it is about', 'Why a whole day'],
        body: [
          [
            '{brand} is {a trade}{in place}. A day for people who do this work and rarely get to talk about it without a deadline.',
            'Every talk answers one question. Then there is time to doubt the answer.',
          ],
        ],
      },
      statement: {
        head: [
          'A good talk leaves you with one sentence and one doubt.',
          'The programme is the excuse. The breaks are the reason.',
        ],
      },
      location: {
        head: ['The venue', 'Where it happens'],
        lead: ['Come early. The good seats are at the back, next to the coffee.'],
      },
      cta: {
        head: ['Hold a seat', 'We write when tickets open'],
        lead: ['Two or three letters before the day. Then silence.'],
        submit: ['Write to me'],
      },
      faq: {
        items: [
          'Will talks be recorded? | ?Add whether talks are recorded',
          'Can I propose a talk? | ?Add how to propose a talk',
          'Is there vegetarian food? | Yes, as the normal case.',
          'Can my company pay by invoice? | ?Add how invoices work',
          'Is the venue accessible? | ?Add step-free entrance and hearing loop',
          'I do not know anybody. | Sit at the long table. It changes by noon.',
        ],
      },
    },
    variants: [
      {
        when: 'fair|fairs|trade show|expo',
        parts: {
          hero: {
            head: ['{brand}. Come and look.', '{brand}: talk to the people who make it', 'Meet the makers at {brand}'],
            lead: ['{A trade}{in place}{for audience}. Stands, talks, and people who let you try it yourself.'],
          },
          schedule: {
            head: ['Programme', 'What is on'],
            lead: ['A draft. Times may move until it is final.'],
            items: [
              'Doors | The halls are quietest now. | ?Add time',
              'Opening | Short, standing up. | ?Add time',
              'Demonstrations | Stand close, ask things. | ?Add time',
              'Talks | One after another, in the small hall. | ?Add time',
              'Try it yourself | Under eyes that have done it often. | ?Add time',
              'Last round | For what you meant to buy in the morning. | ?Add time',
            ],
          },
          pricing: {
            items: [
              [
                'One day | All halls, all talks. | ?Add price',
                'All days | Come back for what you missed. | ?Add price',
                'Reduced | Students, apprentices, people between jobs. | ?Add price',
              ],
            ],
          },
          about: {
            head: ['What it is about'],
            body: [
              [
                '{brand} is {a trade}{in place}. Those who make things show how, and sell what they brought.',
                'There are stands, talks and benches to try it at. Bring time and a bag.',
              ],
            ],
          },
          statement: { head: ['You understand it when you have held it.'] },
          team: {
            head: ['Speakers', 'Who shows and tells'],
            items: [
              '?Add speaker | | Opens the fair',
              '?Add speaker | | Shows how it is done',
              '?Add speaker | | On what went wrong',
              '?Add speaker | | With tools',
              '?Add speaker | | On what is next',
              '?Add speaker | | Closes the fair',
            ],
          },
        },
      },
    ],
  },
  de: {
    trade: 'eine Konferenz',
    offer: 'Vorträge',
    standIn: ['Ein Raum, ein Tag'],
    cta: ['Karte sichern > pricing|cta', 'Zum Programm > schedule', 'Wer spricht > team'],
    parts: {
      hero: {
        head: ['{brand}. Ein Raum, ein Tag.', '{brand}: weniger Folien, längere Pausen'],
        lead: ['{A trade}{in place}{for audience}. Vorträge nacheinander, Pausen lang genug zum Widersprechen.'],
      },
      team: {
        head: ['Wer spricht', 'Auf der Bühne'],
        items: [
          '?Eröffnung ergänzen | | Beginnt den Tag',
          '?Name ergänzen | | Darüber, was schiefging',
          '?Name ergänzen | | Darüber, was kommt',
          '?Name ergänzen | | Mit Vorführung',
          '?Name ergänzen | | Gegen alle anderen',
          '?Name ergänzen | | Schließt den Tag',
        ],
      },
      schedule: {
        items: [
          'Einlass, Kaffee | Ankommen. | ?Uhrzeit ergänzen',
          'Eröffnung | Die große Frage. | ?Uhrzeit ergänzen',
          'Zwei kurze | Jeder mit einem Bild. | ?Uhrzeit ergänzen',
          'Mittag | Lang. | ?Uhrzeit ergänzen',
          'Workshop | Mit Bleistift. | ?Uhrzeit ergänzen',
          'Letzter Vortrag | Der, den man zitiert. | ?Uhrzeit ergänzen',
        ],
      },
      pricing: {
        items: [
          [
            'Der Tag | Alle Vorträge, Mittag und Kaffee. | ?Preis ergänzen',
            'Studium | Derselbe Tag, für Studierende. | ?Preis ergänzen',
            'Aus der Ferne | Der Saal auf Ihrem Bildschirm. | ?Preis ergänzen',
          ],
        ],
      },
    },
  },
}
