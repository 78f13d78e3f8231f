import type { DomainWords } from '../types.ts'

export const music: DomainWords = {
  domain: 'music',
  archetype: 'media',
  nouns: {
    3:
      'band|indie band|musician|singer-songwriter|singer|dj|record label|recording studio|orchestra|choir|music school|' +
      'rock band|jazz trio|string quartet|composer|music producer|record store|record shop|plattenladen|musikerin|' +
      'musiker|chor|orchester|musikschule|tonstudio|groupe de musique|chorale|banda|músico|coro|kor|korps|' +
      'music streaming|music player|techno club|jazz club|music club|dance club|night club|club night|music venue|' +
      'concert venue|concert hall',
    2: 'music|album|songs|concerts|musik|musique|música|musikk|vinyl',
    1: 'tracks|tour|stage',
  },
  hue: 330,
  tones: ['dark', 'bold'],
  sections: ['episodes', 'events', 'about', 'gallery', 'newsletter', 'contact'],
  offers: 'episodes',
  asks: {
    events: 'tour dates|gigs|concerts|shows',
    episodes: 'songs|tracks|releases|new album|music',
    products: 'merch',
  },
  en: {
    trade: 'a band',
    offer: 'music',
    standIn: ['The Side Door', 'Second Verse'],
    cta: ['Listen > episodes', 'See the dates > events', 'Book us > contact', 'Get the letters > newsletter'],
    parts: {
      hero: {
        head: ['{brand}. Play it loud.', '{brand}: first row, left speaker', 'New songs by {brand}', '{brand}, live'],
        lead: [
          '{brand} is {a trade}{in place}. Songs about small rooms, played in slightly larger ones.',
          'New songs, next dates, and where to stand.',
        ],
      },
      episodes: {
        head: ['Listen', 'Latest songs', 'Turn it up'],
        lead: ['In this order, if you have time.'],
        items: [
          '?Add your newest song | What it is about, in a line. | ?Add length',
          '?The fast one | For the drive there. | ?Add length',
          '?The slow one | For the drive back. | ?Add length',
          '?The live one | You can hear the glasses. | ?Add length',
          '?The old one | Still in the set. | ?Add length',
        ],
        note: ['?Add links to the streaming services'],
      },
      events: {
        head: ['Dates', 'On the road', 'Next nights'],
        lead: ['Doors are always later than printed.'],
        items: [
          'Home game | The small room, sold out by friends. | ?Add date and place',
          'A proper stage | With monitors. | ?Add date and place',
          'Open air | Bring a jacket. | ?Add date and place',
          'Record shop | Three songs between the shelves. | ?Add date and place',
          'Last of the tour | Everything we have left. | ?Add date and place',
        ],
      },
      about: {
        head: ['Who is making the noise'],
        body: [
          [
            '{brand} is {a trade}{in place}. There are amplifiers older than the drummer and songs younger than last week.',
            'On stage it is louder than here.',
          ],
        ],
      },
      contact: {
        head: ['Book us', 'Write to the van'],
        lead: ['Concerts, press, lost jackets. Somebody reads it between two towns.'],
      },
      newsletter: {
        head: ['Told before the posters', 'Letters from the van'],
        lead: ['New songs and dates, a little earlier than everyone else.'],
      },
      team: {
        items: ['?Add name | | Voice, guitar', '?Add name | | Bass', '?Add name | | Drums', '?Add name | | Keys'],
      },
      statement: { head: ['Three chords are enough. We use four, to be safe.'] },
      cta: { head: ['See you in the front row'], lead: ['Put the next date in your calendar.'] },
      gallery: {
        items: [
          'Soundcheck | Nobody there yet.',
          'The van | Full.',
          'Front row | You, probably.',
          'Backstage | A sofa and a kettle.',
          'The studio | Third week.',
          'Encore | Once more.',
        ],
      },
    },
    variants: [
      {
        when: 'club|clubs|club night|venue|concert hall',
        standIn: ['Basement Two', 'The Low Room'],
        sections: ['events', 'team', 'about', 'pricing', 'location', 'newsletter'],
        offers: 'events',
        cta: [
          'Tonight > events',
          'Get tickets > pricing|events',
          'Find the door > location|contact',
          'Who plays > team',
        ],
        parts: {
          hero: {
            head: ['{brand}. Doors at eleven.', '{brand}: darker, then louder', 'See nothing, hear {brand}'],
            lead: [
              '{brand} is {a trade}{in place}. One room, one sound system, no photographs.',
              'Leave the phone in the coat. The coat goes left, the sound is right.',
            ],
          },
          events: {
            head: ['Next nights', 'On soon'],
            lead: ['From the first record to the last train.'],
            items: [
              'Opening night | Residents, all night. | ?Add date',
              'A guest | From far away, for one night. | ?Add date',
              'Live | Machines, cables, no laptop. | ?Add date',
              'The long one | Until somebody opens the shutters. | ?Add date',
            ],
          },
          team: {
            head: ['Line-up', 'Who plays'],
            lead: ['Names follow as they confirm.'],
            items: [
              '?Add artist | | Main room',
              '?Add artist | | Live',
              '?Add artist | | Resident',
              '?Add artist | | Resident',
              '?Add artist | | Warm-up',
              '?Add artist | | Closing',
            ],
          },
          pricing: {
            head: ['Tickets', 'At the door'],
            items: [
              [
                'Early | Before midnight. | ?Add price',
                'The night | Whenever you come. | ?Add price',
                'Three nights | For those who live here anyway. | ?Add price',
              ],
            ],
          },
          about: {
            head: ['About the room'],
            body: [
              [
                '{brand} is {a trade}{in place}. Low ceiling, good sound, a floor that gives a little.',
                'Look after each other. If something is wrong, tell the people in the grey jackets.',
              ],
            ],
          },
          contact: {
            head: ['Write to the booth', 'Lost a jacket?'],
            lead: ['Bookings, lost things, ideas for a night: one address for all.'],
          },
          newsletter: {
            head: ['Told before the posters'],
            lead: ['Dates and names, a little earlier than everyone else.'],
          },
          statement: { head: ['The best light is none.'] },
          cta: { head: ['See you on the floor'], lead: ['Put the next night in your calendar.'] },
          gallery: {
            items: [
              'The booth | Two turntables, one lamp.',
              'The floor | Before anybody came.',
              'The stairs | Down.',
              'The speakers | Taller than you.',
              'The bar | Water is free.',
              'The door | Seven in the morning.',
            ],
          },
        },
      },
      {
        when: 'choir*|orchestra*|quartet*|ensemble|chor|orchester',
        parts: {
          hero: {
            head: ['{brand}. Breathe in together.', '{brand}: the quiet before it starts', 'Hear {brand}'],
            lead: ['{brand} is {a trade}{in place}. Old pieces, new ones, and the second of silence in between.'],
          },
          events: {
            head: ['Concerts', 'When to hear us'],
            items: [
              'Spring concert | In the church with the good echo. | ?Add date and place',
              'Summer evening | Outside, with blankets. | ?Add date and place',
              'Open rehearsal | Hear how it goes wrong first. | ?Add date and place',
              'Advent | The ones everybody knows. | ?Add date and place',
            ],
          },
          about: {
            head: ['Who is singing and playing'],
            body: [
              [
                '{brand} is {a trade}{in place}. We meet every week, argue about tempo and agree in the last bar.',
                'New voices and instruments are welcome. Come to a rehearsal and sit in the middle.',
              ],
            ],
          },
          statement: { head: ['It only exists while we are all breathing.'] },
          contact: {
            head: ['Sing with us', 'Write to us'],
            lead: ['Concerts, joining, borrowing a cello: one address for all.'],
          },
          team: {
            items: [
              '?Add name | | Conductor',
              '?Add name | | Voices',
              '?Add name | | Strings',
              '?Add name | | Notes and coffee',
            ],
          },
        },
      },
      {
        when: 'music school|lessons|musikschule|studio|label',
        parts: {
          hero: {
            head: ['{brand}. Play it slowly, then again.', '{brand}: first note today', 'Loud enough at {brand}'],
            lead: ['{brand} is {a trade}{in place}. A good room, tuned instruments and people with patient ears.'],
          },
          about: {
            head: ['About the room'],
            body: [
              [
                '{brand} is {a trade}{in place}. The walls are thick, the chairs do not squeak, and the piano was tuned this month.',
                'Come by and play something. It need not be finished.',
              ],
            ],
          },
          statement: { head: ['Wrong notes are only early ones.'] },
          services: {
            head: ['What you can do here'],
            items: [
              'Lessons | Once a week, one page further. | ?Add price',
              'Recording | An afternoon, a good microphone. | ?Add price',
              'Rehearsal | By the hour, with amplifiers. | ?Add price',
              'Mixing | Quieter, usually. | ?Add price',
              'Children | Drums first. | ?Add price',
            ],
          },
        },
      },
    ],
  },
  de: {
    trade: 'eine Band',
    offer: 'Musik',
    standIn: ['Seiteneingang'],
    cta: ['Anhören > episodes', 'Termine > events', 'Buchen > contact'],
    parts: {
      hero: {
        head: ['{brand}. Lauter.', '{brand}: erste Reihe, linke Box', 'Neue Lieder von {brand}'],
        lead: ['{brand} ist {a trade}{in place}. Neue Lieder, nächste Termine, und wo man steht.'],
      },
      events: {
        items: [
          'Heimspiel | Der kleine Raum. | ?Ort und Datum ergänzen',
          'Eine richtige Bühne | Mit Monitoren. | ?Ort und Datum ergänzen',
          'Draußen | Jacke mitbringen. | ?Ort und Datum ergänzen',
          'Plattenladen | Drei Lieder zwischen den Regalen. | ?Ort und Datum ergänzen',
        ],
      },
    },
  },
}
