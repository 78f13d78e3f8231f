import type { DomainWords } from '../types.ts'

export const course: DomainWords = {
  domain: 'course',
  archetype: 'learn',
  nouns: {
    3:
      'online course|online courses|masterclass|workshop series|bootcamp|coding bootcamp|video course|e-book|ebook|' +
      'webinar series|cooking class|cooking classes|onlinekurs|online-kurs|formation en ligne|cours en ligne|' +
      'curso online|nettkurs',
    2: 'lessons|course|curriculum|enrol|enroll|kurs|formation|curso',
    1: 'learn|students|modules',
  },
  hue: 245,
  tones: ['calm', 'editorial'],
  sections: ['gallery', 'services', 'details', 'pricing', 'faq', 'booking', 'about'],
  offers: 'services',
  asks: {
    services: 'lessons|six lessons|modules|curriculum|what you will learn',
    gallery: 'what you will make',
    details: 'tools list|tools',
    booking: 'enrol|enroll|enrolment',
    about: 'the teacher',
  },
  en: {
    trade: 'an online course',
    offer: 'lessons',
    standIn: ['By Hand, At Home', 'Lesson One'],
    cta: ['Enrol > booking|cta', 'See the lessons > services|steps', 'What it costs > pricing', 'Questions > faq'],
    parts: {
      hero: {
        head: [
          '{brand}. Start with lesson one.',
          '{brand}: at your table, in your time',
          'Learn it slowly: {brand}',
          '{brand}, one lesson at a time',
        ],
        lead: [
          '{brand} is {a trade}{for audience}. Short lessons, real hands, and you may stop the film whenever you like.',
          'At your own table, at your own pace, with something to hold at the end.',
        ],
      },
      gallery: {
        head: ['What you will make', 'On the table at the end'],
        lead: ['Each one a little harder than the last.'],
        items: [
          'The first | Simple, crooked, yours.',
          'The second | Straighter already.',
          'The one to give away | You will want to keep it.',
          'The repair | Something old, saved.',
          'The brave one | Colour included.',
          'The last | You could sell it. Do not.',
        ],
      },
      services: {
        head: ['The lessons', 'Lesson by lesson'],
        lead: ['In this order, or in yours.'],
        items: [
          '!Lesson one | Tools, table, first try. It will not be pretty, and it need not be.',
          '!Lesson two | The same again, with what you know now.',
          '!Lesson three | The part everyone is afraid of. It is the short one.',
          '!Lesson four | Putting it together.',
          '!Lesson five | Mistakes, and how to hide or keep them.',
          '!Lesson six | Something of your own.',
          '!Lesson seven | Care, repair, and what comes next.',
          '!Lesson eight | Show it to us.',
        ],
      },
      details: {
        head: ['What you need', 'On the table'],
        lead: ['Most of it is in a drawer already.'],
        items: [
          'Table | | Any that does not wobble',
          'Light | | From the side',
          'Tools | | ?Add the tools list',
          'Material | | ?Add the material list',
          'Time | | ?Add hours per lesson',
          'Screen | | Phone, tablet or computer',
        ],
      },
      pricing: {
        head: ['One price', 'What it costs'],
        lead: ['Pay once, keep it.'],
        items: [
          [
            'The course | All lessons, all lists, for as long as you like. | ?Add price',
            'With feedback | The course, and somebody who looks at what you made. | ?Add price',
            'As a gift | With a card and a start date. | ?Add price',
          ],
        ],
      },
      booking: {
        head: ['Enrol', 'Take a seat at the table'],
        lead: ['You get a letter with the way in. Begin when you like.'],
        fields: ['name*', 'email*', 'message=What have you made before?'],
        submit: ['Enrol'],
      },
      faq: {
        items: [
          'Do I need experience? | No. Lesson one begins with how to hold it.',
          'How long do I have? | ?Add how long lessons stay available',
          'What do I need at home? | A table, some light, and the list of tools.',
          'What if I get stuck? | Send a picture. Somebody answers.',
          'Can I give it back? | ?Add your refund terms',
        ],
      },
      steps: {
        items: [
          [
            'Enrol | A name and an address.',
            'Gather | The list is short.',
            'Watch and do | Stop, go back, do it again.',
            'Finish | And put it where people ask about it.',
          ],
        ],
      },
      statement: {
        head: [
          'The first one is always crooked. Keep it.',
          'You learn it with your hands. The film only keeps them company.',
        ],
      },
      about: {
        head: ['Who shows you', 'About the teacher'],
        body: [
          [
            'Lessons are filmed over the shoulder, so that what you see is what you will see at your own table.',
            'Nothing is cut out. When something goes wrong, you learn how to get back.',
          ],
        ],
      },
      cta: {
        head: ['Start with lesson one', 'Clear the table'],
        lead: ['You can be holding something by tonight.'],
        submit: ['Enrol'],
      },
    },
  },
  de: {
    trade: 'ein Onlinekurs',
    offer: 'Lektionen',
    standIn: ['Lektion Eins'],
    cta: ['Anmelden > booking|cta', 'Zu den Lektionen > services|steps', 'Was es kostet > pricing'],
    parts: {
      hero: {
        head: ['{brand}. Mit Lektion eins anfangen.', '{brand}: am eigenen Tisch'],
        lead: ['{brand} ist {a trade}{for audience}. Kurze Lektionen, echte Hände, und anhalten dürfen Sie jederzeit.'],
      },
      services: {
        head: ['Die Lektionen', 'Der Reihe nach'],
        items: [
          '!Lektion eins | Werkzeug, Tisch, erster Versuch.',
          '!Lektion zwei | Dasselbe noch einmal, mit dem, was Sie jetzt wissen.',
          '!Lektion drei | Der Teil, vor dem alle Angst haben.',
          '!Lektion vier | Zusammensetzen.',
          '!Lektion fünf | Fehler, und wie man sie behält.',
          '!Lektion sechs | Etwas Eigenes.',
        ],
      },
      pricing: {
        items: [
          [
            'Der Kurs | Alle Lektionen, so lange Sie mögen. | ?Preis ergänzen',
            'Mit Rückmeldung | Jemand sieht an, was Sie gemacht haben. | ?Preis ergänzen',
            'Als Geschenk | Mit Karte und Startdatum. | ?Preis ergänzen',
          ],
        ],
      },
    },
  },
}
