import type { DomainWords } from '../types.ts'

export const app: DomainWords = {
  domain: 'app',
  archetype: 'digital',
  nouns: {
    3:
      'habit tracking app|habit tracker|fitness app|recipe app|todo app|to-do app|note taking app|notes app|' +
      'budgeting app|dating app|language learning app|weather app|iphone app|android app',
    2: 'app|mini-program|wechat mini-program|mobile application|h5 application|mobile app|iphone|android|ios|smartphone|app store|mobile',
    1: 'tap|swipe|screens|notifications',
  },
  hue: 105,
  tones: ['energetic', 'minimal'],
  sections: ['features', 'gallery', 'steps', 'faq', 'download'],
  offers: 'features',
  asks: { gallery: 'screens|screenshots|app screens' },
  en: {
    trade: 'an app',
    offer: 'the small things',
    standIn: ['Pocketful', 'One Tap'],
    cta: [
      'Get the app > download|cta',
      'See the screens > gallery|features',
      'How it works > steps',
      'Questions > faq',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Tap once, carry on.',
          '{brand}: made for ten seconds',
          'Open {brand}, do it, close it',
          '{brand} fits in one thumb',
        ],
        lead: [
          '{brand} is {a trade}{for audience}. Do the thing, tap once, get on with your day.',
          'One screen, big buttons and no feed to fall into.',
        ],
      },
      features: {
        head: ['Made for the ten seconds you have', 'What it does, quickly', 'Small on purpose'],
        lead: ['Everything can be reached with one thumb.'],
        items: [
          'One tap and done | A row, a round button, big enough for a moving bus.',
          'Works offline | In the tunnel, on the mountain, in the cellar.',
          'A nudge you can refuse | One reminder, at your time. No is a proper answer.',
          'See it add up | Plain bars. No fireworks.',
          'Yours alone | What you write stays where you wrote it.',
          'Home screen | The one number you want, without opening anything.',
          'Dark at night | It notices before you do.',
          'Take it along | Export all of it as a file, at any time.',
        ],
      },
      gallery: {
        head: ['A few screens, that is all', 'A look at it'],
        lead: ['Nothing hides in a menu.'],
        items: [
          'Today | What is open. One tap each.',
          'Add | Name, day, time. Start.',
          'Look back | Your week in plain bars.',
          'Detail | One thing, the whole year.',
          'Widget | Without opening it.',
          'Settings | One page.',
        ],
      },
      steps: {
        items: [
          [
            'Name it small | Ten pages. One glass. Shoes on.',
            'Tap it once | No forms, no moods, no scores.',
            'Watch it add up | Slowly, which is the idea.',
          ],
        ],
      },
      download: { head: ['Get {brand}', 'Take it along'], lead: ['For the phone you have.'] },
      faq: {
        items: [
          'What does it cost? | ?Add the price, or say that it is free',
          'Do I need an account? | ?Add whether an account is needed',
          'Where is my data? | ?Add where data is kept',
          'Can I move to another phone? | ?Add how to move',
          'Does it work offline? | ?Add what works without a network',
        ],
      },
      statement: {
        head: ['Your time is worth more than our screen.', 'An app should be the shortest part of the task.'],
      },
      cta: {
        head: ['Start with one small thing', 'Put it in your pocket'],
        lead: ['Try it today. Delete it tomorrow if it gets in the way.'],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{for audience}. It does one thing and is proud of the things it does not do.',
            'No streak to protect, no coins to collect. You come when you need it.',
          ],
        ],
      },
    },
  },
  de: {
    trade: 'eine App',
    offer: 'das Kleine',
    standIn: ['Ein Tipp'],
    cta: ['App laden > download|cta', 'Ansehen > gallery|features', 'So geht es > steps'],
    parts: {
      hero: {
        head: ['{brand}. Einmal tippen, weiter.', '{brand}: gemacht für zehn Sekunden'],
        lead: ['{brand} ist {a trade}{for audience}. Tun, tippen, weitermachen.'],
      },
      features: {
        items: [
          'Ein Tipp, fertig | Eine Zeile, ein Knopf, groß genug für den Bus.',
          'Auch ohne Netz | Im Tunnel, am Berg, im Keller.',
          'Erinnert höflich | Einmal, zu Ihrer Zeit. Nein ist eine Antwort.',
          'Sieht man wachsen | Schlichte Balken, kein Feuerwerk.',
          'Nur Ihres | Was Sie schreiben, bleibt, wo es ist.',
          'Nachts dunkel | Bevor Sie es merken.',
        ],
      },
    },
  },
}
