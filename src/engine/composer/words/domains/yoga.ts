import type { DomainWords } from '../types.ts'

export const yoga: DomainWords = {
  domain: 'yoga',
  archetype: 'visit',
  nouns: {
    3:
      'yogastudioet|yogastudio|estudio de yoga|studio de yoga|yoga studio|yoga school|yoga|pilates studio|pilates|' +
      'meditation centre|meditation center|meditation studio|yogastudio|yogaschule|studio de yoga|école de yoga|' +
      'cours de yoga|escuela de yoga|clases de yoga|yogaskole|estudio de yoga|yogasenter',
    2: 'meditation|breathwork|mindfulness|achtsamkeit',
    1: 'asana|mat|vinyasa|yin',
  },
  hue: 190,
  tones: ['calm', 'minimal'],
  sections: ['schedule', 'services', 'team', 'pricing', 'booking', 'faq', 'location'],
  offers: 'services',
  asks: { services: 'classes|class types|kinds of class', pricing: 'class passes|passes', team: 'teachers' },
  en: {
    trade: 'a yoga studio',
    offer: 'yoga',
    standIn: ['Low Light Yoga', 'The Floor'],
    cta: [
      'Come to a class > booking',
      'See the week > schedule',
      'Passes > pricing',
      'Find the studio > location|contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Be still, then move.',
          '{brand}: shoes off, phone away',
          'An hour of floor at {brand}',
          '{brand}: come as you are',
        ],
        lead: [
          '{brand} is {a trade}{in place}. Come as you are, leave a little quieter.',
          'Warm floor, low light, small groups. You need nothing but an hour.',
        ],
      },
      services: {
        head: ['Kinds of class', 'Ways to the floor', 'What we practise'],
        lead: ['Not sure? Begin with the basics. Everybody did.'],
        items: [
          'Basics | How to stand, how to breathe, when to rest. Start here. | ?Add price',
          'Slow flow | One movement hands you to the next, and nobody hurries. | ?Add price',
          'Strong flow | You will sweat, lose count and find it again. | ?Add price',
          'Yin | Few poses, long stays. The floor does most of the work. | ?Add price',
          'Breath | Sitting, listening, in and out. | ?Add price',
          'Before birth | Soft, with many cushions. | ?Add price',
          'One to one | Your body, your questions. | ?Add price',
        ],
      },
      schedule: {
        head: ['The week', 'When the mats are out'],
        lead: ['A sample week. Replace days and times with your own.'],
        items: [
          'Basics | For first times and fresh starts. | ?Add day and time',
          'Slow flow | Before work, still half asleep. | ?Add day and time',
          'Strong flow | For people who have been sitting. | ?Add day and time',
          'Yin | Candle, blanket, long exhale. | ?Add day and time',
          'Breath | In a circle, sitting. | ?Add day and time',
          'Sunday class | Slow, then tea. | ?Add day and time',
        ],
      },
      pricing: {
        head: ['Come once, or come often', 'Passes'],
        lead: ['Any class, any day.'],
        items: [
          [
            'Drop-in | One class, any class. | ?Add price',
            'Ten classes | For people with calendars. | ?Add price',
            'Monthly | All classes, as often as you like. | ?Add price',
          ],
        ],
      },
      team: {
        head: ['People who will learn your name', 'Teachers'],
        lead: ['They keep groups small enough to see everyone, and ask before they touch.'],
        items: [
          '?Add a name | | Basics and slow flow',
          '?Add a name | | Strong flow',
          '?Add a name | | Yin and breath',
          '?Add a name | | Before and after birth',
        ],
      },
      booking: {
        head: ['Save me a mat', 'Come to a class'],
        lead: ['Pick a class and a day. We write back to confirm.'],
        fields: ['select=Class=@offers', 'date=Day*', 'name*', 'email*', 'message'],
        submit: ['Save me a mat'],
        note: ['Mats, blocks and blankets are here.'],
      },
      faq: {
        items: [
          'I am not flexible. Can I come? | Yes. That would be like being too dirty for a bath.',
          'What should I bring? | Clothes you can bend in. Bare feet are welcome.',
          'When should I arrive? | A little before. The door is quiet, so is the room.',
          'What if something hurts? | Tell the teacher before class. There is always another way into a pose.',
          'How long are passes valid? | ?Add how long passes are valid',
        ],
      },
      statement: { head: ['The hardest pose is the walk to the door.', 'Breathe out. Most of it happens there.'] },
      steps: {
        items: [
          [
            'Arrive | Shoes off, phone away.',
            'Settle | A few minutes on your back. Allowed.',
            'Move | At your pace. Nobody counts.',
            'Rest | The best part, and you may fall asleep.',
          ],
        ],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. One room, a wooden floor and windows you will not look out of.',
            'We teach slowly and repeat ourselves. Bodies like that.',
          ],
        ],
      },
      cta: { head: ['One hour of floor', 'Breathe in here'], lead: ['Come once. Your shoulders will decide.'] },
      hours: { head: ['When the room is open'] },
      gallery: {
        items: [
          'The room | Before the first class.',
          'The mats | Rolled, waiting.',
          'The light | Late afternoon.',
          'The shelf | Blocks, straps, blankets.',
          'The door | Shoes go here.',
          'The tea | After.',
        ],
      },
    },
  },
  de: {
    trade: 'ein Yogastudio',
    offer: 'Yoga',
    standIn: ['Yoga im Hof', 'Der Boden'],
    cta: [
      'In eine Stunde kommen > booking',
      'Zum Stundenplan > schedule',
      'Preise > pricing',
      'So finden Sie uns > location|contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Erst still, dann bewegt.',
          '{brand}: Schuhe aus, Telefon weg',
          '{brand}: kommen Sie, wie Sie sind',
        ],
        lead: ['{brand} ist {a trade}{in place}. Kommen Sie, wie Sie sind, gehen Sie etwas leiser.'],
      },
      services: {
        head: ['Arten von Stunden', 'Was wir üben'],
        items: [
          'Grundlagen | Stehen, atmen, ausruhen. Hier anfangen. | ?Preis ergänzen',
          'Ruhiger Fluss | Eine Bewegung gibt die nächste. | ?Preis ergänzen',
          'Kräftiger Fluss | Man schwitzt und verzählt sich. | ?Preis ergänzen',
          'Yin | Wenige Haltungen, lange. | ?Preis ergänzen',
          'Atem | Sitzen, hören, ein und aus. | ?Preis ergänzen',
          'Einzeln | Ihr Körper, Ihre Fragen. | ?Preis ergänzen',
        ],
      },
      schedule: {
        items: [
          'Grundlagen | Für erste Male. | ?Tag und Uhrzeit ergänzen',
          'Ruhiger Fluss | Vor der Arbeit. | ?Tag und Uhrzeit ergänzen',
          'Kräftiger Fluss | Für alle, die saßen. | ?Tag und Uhrzeit ergänzen',
          'Yin | Kerze, Decke, langes Ausatmen. | ?Tag und Uhrzeit ergänzen',
          'Sonntag | Langsam, dann Tee. | ?Tag und Uhrzeit ergänzen',
        ],
      },
      pricing: {
        items: [
          [
            'Einzelstunde | Eine Stunde, egal welche. | ?Preis ergänzen',
            'Zehnerkarte | Für Menschen mit Kalender. | ?Preis ergänzen',
            'Monatlich | Alle Stunden. | ?Preis ergänzen',
          ],
        ],
      },
      faq: {
        items: [
          'Ich bin nicht beweglich. Geht das? | Ja. Dafür ist es da.',
          'Was soll ich mitbringen? | Kleidung, in der Sie sich beugen können.',
          'Wann soll ich da sein? | Etwas vorher. Die Tür ist leise, der Raum auch.',
          'Und wenn etwas weh tut? | Sagen Sie es vorher. Es gibt immer einen anderen Weg.',
          'Wie lange gelten Karten? | ?Gültigkeit ergänzen',
        ],
      },
    },
  },
}
