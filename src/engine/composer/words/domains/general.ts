import type { DomainWords } from '../types.ts'

/** When nothing speaks for a trade: everything comes from the pools that are good for anything. */
export const general: DomainWords = {
  domain: 'general',
  archetype: 'any',
  nouns: {
    // trades that speak like no other here: better plain words than those of a neighbour
    3:
      'birthday party|party organiser|party organizer|party planner|event planner|event agency|kindergeburtstage|' +
      'kindergeburtstag|partyplaner|job board|job portal|stellenbörse',
    2: 'small business',
  },
  hue: 255,
  tones: ['minimal', 'warm'],
  sections: ['features', 'steps', 'about', 'faq', 'contact'],
  offers: 'features',
  // of things that nobody here knows a plain list says more than drawn goods
  asks: { services: 'listings|job listings|job postings|open positions|vacancies' },
  en: {
    trade: 'a small business',
    offer: 'good work',
    standIn: ['Your Company', 'Your Name Here'],
    cta: [
      'Write to us > contact',
      'Sign up > cta|newsletter',
      'See what we do > features|services|products',
      'How it works > steps',
      'About > about',
    ],
    parts: {},
    variants: [
      {
        when: 'party*|parties|event planner|event agency',
        standIn: ['Cake at Four', 'Balloon & Co'],
        sections: ['services', 'pricing', 'gallery', 'steps', 'faq', 'booking'],
        offers: 'services',
        cta: [
          'Plan a party > booking|contact',
          'See the packages > pricing',
          'What we do > services',
          'Write to us > contact',
        ],
        parts: {
          hero: {
            head: ['{brand}. You bring the cake.', '{brand}: somebody else cleans up', 'Leave the party to {brand}'],
            lead: [
              '{brand} is {a trade}{in place}. Games, decoration, a plan for rain, and somebody who cleans up.',
              'You know who is coming. We know what they do between two and five.',
            ],
          },
          services: {
            head: ['What we bring', 'From balloons to brooms'],
            lead: ['Take all of it, or only the part you dread.'],
            items: [
              'Games | For the age, the number and the weather.',
              'Decoration | Up before the first guest, down after the last.',
              'A theme | Pirates, planets, or whatever it is this year.',
              'Food | Small plates, few crumbs, no surprises for allergies.',
              'Somebody who leads | So that you can watch for once.',
              'Cleaning up | You will not know we were there.',
            ],
          },
          steps: {
            items: [
              [
                'Tell us | Who, how many, how old, and when.',
                'A plan | On one page, with a price.',
                'The day | We come early and bring everything.',
                'Afterwards | We sweep, you put your feet up.',
              ],
            ],
          },
          pricing: {
            items: [
              [
                'The small one | One game leader, few guests. | ?Add price',
                'The usual one | An afternoon, with decoration. | ?Add price',
                'All of it | Theme, food, cleaning up. | ?Add price',
              ],
            ],
          },
          booking: {
            head: ['Plan a party', 'When is it?'],
            lead: ['Tell us who it is for and when. We write back with an idea.'],
            fields: [
              'date=Day*',
              'number=How many guests',
              'text=How old',
              'name=Your name*',
              'email*',
              'message=What they like',
            ],
            submit: ['Ask for the day'],
          },
          about: {
            head: ['Why we do this'],
            body: [
              [
                'A good party looks as if nobody had planned it. That takes a plan.',
                'We bring what is needed, start on time and leave the room as it was.',
              ],
            ],
          },
          gallery: {
            head: ['Afternoons so far'],
            items: [
              'The table | Before anybody sat down.',
              'The game | Everyone is it.',
              'The cake | Three seconds later.',
              'The garden | With flags.',
              'Going home | One balloon each.',
              'The room | As it was.',
            ],
          },
        },
      },
      {
        when: 'job board*|job portal|jobs board',
        standIn: ['Open Desk', 'The Job Wall'],
        sections: ['services', 'steps', 'faq', 'newsletter', 'contact'],
        offers: 'services',
        cta: ['See the jobs > services', 'Post a job > contact', 'How it works > steps'],
        parts: {
          hero: {
            head: ['{brand}. Work you can picture.', '{brand}: jobs, said plainly', 'Look round at {brand}'],
            lead: ['Every listing says what the work is, where it is and what it pays.'],
          },
          services: {
            head: ['Open positions', 'Who is looking'],
            lead: ['Examples hold the place until your listings are in.'],
            items: [
              'Baker, early shift | A small bakery, full time. | ?Add pay',
              'Web developer | A team of five, partly from home. | ?Add pay',
              'Nurse | A practice near the station, part time. | ?Add pay',
              'Carpenter | Workshop and building site. | ?Add pay',
              'Bookkeeper | Part of the week. | ?Add pay',
              'Gardener | From March to November. | ?Add pay',
            ],
          },
          features: {
            head: ['What you can do here'],
            items: [
              'Search | By word, by place, by hours.',
              'Apply | One form, no account needed to begin with.',
              'Your profile | What you can do, seen by whom you choose.',
              'Post a job | A title, a place, a wage, and it stands.',
              'Be told | A letter when something fits.',
              'Keep track | What you sent, and what came back.',
            ],
          },
          steps: {
            items: [
              [
                'Look | By trade, place or hours.',
                'Apply | A few lines and what you have done.',
                'Talk | You hear from the people you would work with.',
                'Start | On the day you agreed on.',
              ],
            ],
          },
          faq: {
            items: [
              'What does it cost to look? | ?Add whether looking is free',
              'What does a listing cost? | ?Add price of a listing',
              'Who sees my application? | ?Add who sees applications',
              'How long is a job shown? | ?Add how long listings stay',
              'Do I need an account? | ?Add whether an account is needed',
            ],
          },
          contact: {
            head: ['Post a job', 'Looking for somebody?'],
            lead: ['Title, place, hours and pay. We put it up and tell you when somebody writes.'],
            fields: ['text=Job title*', 'text=Place', 'name=Your name*', 'email*', 'message=What the work is'],
            submit: ['Send the job'],
          },
        },
      },
    ],
  },
  de: {
    trade: 'ein kleines Unternehmen',
    offer: 'gute Arbeit',
    standIn: ['Ihre Firma'],
    cta: [
      'Schreiben Sie uns > contact',
      'Anmelden > cta|newsletter',
      'Was wir tun > features|services|products',
      'So läuft es ab > steps',
      'Über uns > about',
    ],
    parts: {},
  },
}
