import type { DomainWords } from '../types.ts'

export const wellness: DomainWords = {
  domain: 'wellness',
  archetype: 'visit',
  nouns: {
    3:
      'spa|day spa|sauna|massage|massage studio|massage practice|thermal bath|float|retreat|wellness app|' +
      'meditation app|sleep app|massagepraxis|therme|bains|balneario|wellness|sauna club|mental wellness',
    2: 'relaxation|bathhouse|hammam|self-care|entspannung|détente',
    1: 'calm|steam|rest',
  },
  hue: 220,
  tones: ['calm', 'luxurious'],
  sections: ['services', 'about', 'pricing', 'booking', 'hours', 'location'],
  offers: 'services',
  asks: { services: 'treatments|massages|rituals' },
  en: {
    trade: 'a day spa',
    offer: 'rest',
    standIn: ['The Warm Room', 'Stillhouse'],
    cta: ['Ask for a time > booking', 'See the treatments > services', 'Hours > hours', 'Write to us > contact'],
    parts: {
      hero: {
        head: [
          '{brand}. Nothing to do here.',
          '{brand}: an hour without a clock',
          'Warm, dark, quiet: {brand}',
          '{brand}: leave it at the door',
        ],
        lead: [
          '{brand} is {a trade}{in place}. Warm rooms, quiet hands and nobody who asks how you are sleeping.',
          'Leave the phone in the locker and the rest at the door.',
        ],
      },
      services: {
        head: ['Choose an hour', 'What we do with hands'],
        items: [
          'Back and neck | For people with screens. | ?Add price',
          'Whole body | Slow, warm, from feet to forehead. | ?Add price',
          'Deep | It hurts in the right place. | ?Add price',
          'Hot stones | Heavy, smooth, forgetful. | ?Add price',
          'Sauna and plunge | Hot, cold, quiet. Three rounds. | ?Add price',
          'For two | Same room, no talking required. | ?Add price',
          'Face | Cleaned, pressed, left alone. | ?Add price',
        ],
      },
      steps: {
        items: [
          [
            'Arrive | Slippers, water, a locker.',
            'Say | Where it sits, and how hard you like it.',
            'Rest | We do the rest of it.',
            'Stay | Tea and a chair by the window. No hurry.',
          ],
        ],
      },
      statement: { head: ['Rest is not the reward. It comes first.', 'The quiet costs nothing extra.'] },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. The floor is warm, the voices are low and the windows look at trees.',
            'We take few guests at a time. You will hear your own breath, possibly for the first time this week.',
          ],
        ],
      },
      cta: { head: ['An hour for you', 'Put it in the calendar'], lead: ['Ask for a time. We keep the room warm.'] },
    },
    variants: [
      {
        when: 'app',
        parts: {
          hero: {
            head: ['{brand}. Breathe out first.', '{brand}: two quiet minutes', 'Sit down with {brand}'],
            lead: [
              '{brand} is {a trade}{for audience}. A voice, a bell, and then nothing for a while.',
              'On the stairs, on a chair, or all the way to sleep.',
            ],
          },
          features: {
            head: ['What it does, quietly', 'Small ways to be still'],
            lead: ['No streaks, no scores, no confetti.'],
            items: [
              'Short sittings | As long as a kettle takes.',
              'Long ones | For mornings that allow it.',
              'Breath | A ring that widens and closes. Follow it.',
              'Sleep | A voice that gets slower until you no longer hear it.',
              'Bells | One at the start, one at the end.',
              'Offline | It works where there is no network, which is the best place for it.',
            ],
          },
          'coming-soon': {
            lead: [
              'A still place to sit, while the day goes in and out. One email, on the day it opens.',
              'Breathe in while the ring widens, out while it closes. We write once, when it is ready.',
            ],
          },
          cta: {
            head: ['Sit down for a moment', 'Start with one breath'],
            lead: ['It will still be quiet tomorrow.'],
          },
          about: {
            body: [
              [
                '{brand} is {a trade}{for audience}. It was made for people who have tried to sit still and thought of the shopping.',
                'So it begins small, and forgives you when you stop.',
              ],
            ],
          },
        },
      },
    ],
  },
  de: {
    trade: 'ein Spa',
    offer: 'Ruhe',
    standIn: ['Der warme Raum'],
    cta: ['Zeit anfragen > booking', 'Zu den Anwendungen > services', 'Öffnungszeiten > hours'],
    parts: {
      hero: {
        head: ['{brand}. Hier gibt es nichts zu tun.', '{brand}: eine Stunde ohne Uhr'],
        lead: ['{brand} ist {a trade}{in place}. Warme Räume, ruhige Hände.'],
      },
      services: {
        items: [
          'Rücken und Nacken | Für Menschen mit Bildschirm. | ?Preis ergänzen',
          'Ganzer Körper | Langsam und warm. | ?Preis ergänzen',
          'Tief | Es tut an der richtigen Stelle weh. | ?Preis ergänzen',
          'Heiße Steine | Schwer und glatt. | ?Preis ergänzen',
          'Sauna | Heiß, kalt, still. | ?Preis ergänzen',
          'Zu zweit | Ein Raum, reden muss niemand. | ?Preis ergänzen',
        ],
      },
    },
  },
}
