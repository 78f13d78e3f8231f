import type { DomainWords } from '../types.ts'

export const education: DomainWords = {
  domain: 'education',
  archetype: 'learn',
  nouns: {
    3:
      'language school|school|university|college|academy|tutoring|tutor|driving school|primary school|high school|' +
      'summer school|music lessons|math tutor|educational website|e-learning platform|course management system|' +
      'learning platform|schule|gymnasium|universität|hochschule|nachhilfe|akademie|volkshochschule|école|université|' +
      'soutien scolaire|escuela|universidad|academia|skole|universitet|leksehjelp',
    2: 'courses|students|lessons|learning|education|teacher|quizzes|unterricht',
    1: 'exam|classroom|progress tracking|chapter',
  },
  hue: 255,
  tones: ['warm', 'corporate'],
  sections: ['services', 'steps', 'team', 'schedule', 'pricing', 'faq', 'booking'],
  offers: 'services',
  asks: { services: 'courses|subjects|lessons|kurse|fächer', team: 'teachers' },
  en: {
    trade: 'a school',
    offer: 'learning',
    standIn: ['Open Book', 'The Evening School'],
    cta: ['Save a place > booking|contact', 'See the courses > services', 'Prices > pricing', 'Who teaches > team'],
    parts: {
      hero: {
        head: [
          '{brand}. Ask the silly question.',
          '{brand}: start on page one',
          'You can learn that. {brand}',
          '{brand}: small groups, long questions',
        ],
        lead: [
          '{brand} is {a trade}{in place}{for audience}. Small groups, patient people and plenty of time to be wrong.',
          'You begin where you are. The rest is practice, and coffee in the break.',
        ],
      },
      services: {
        head: ['What you can learn', 'Courses', 'Pick a subject'],
        lead: ['Not sure where to begin? Ask, and we find the right page.'],
        items: [
          'Beginners | From the first word. Nobody knows more than you. | ?Add price',
          'Second step | For people who have forgotten half of it. | ?Add price',
          'Conversation | Talking, mostly. Mistakes included. | ?Add price',
          'Exam year | A plan, old papers, calm. | ?Add price',
          'One to one | Your pace, your gap, your hour. | ?Add price',
          'For companies | At your table, before work. | ?Add price',
          'Holiday week | Mornings learn, afternoons swim. | ?Add price',
        ],
      },
      schedule: {
        items: [
          'Beginners | Chairs in a circle. | ?Add day and time',
          'Second step | Bring the book. | ?Add day and time',
          'Conversation | With tea. | ?Add day and time',
          'Exam year | Long, with a break. | ?Add day and time',
          'One to one | By agreement. | ?Add day and time',
        ],
      },
      features: {
        items: [
          'Small groups | Everybody speaks in every lesson.',
          'Track your way | You see what you know and what is next.',
          'Short tests | To find gaps, not to scare.',
          'Lessons you can repeat | Missed it? Read it, hear it, ask.',
          'People, not tapes | A teacher who notices when you nod too early.',
          'Something to show | A text, a talk, a certificate.',
        ],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. The rooms have windows, the groups have names, and the first lesson begins with a question.',
            'Nobody is too late. Some of the best began because their children did.',
          ],
        ],
      },
    },
  },
  de: {
    trade: 'eine Schule',
    offer: 'Lernen',
    standIn: ['Abendschule'],
    cta: ['Platz sichern > booking|contact', 'Zu den Kursen > services', 'Preise > pricing'],
    parts: {
      hero: {
        head: ['{brand}. Fragen Sie ruhig.', '{brand}: auf Seite eins anfangen'],
        lead: [
          '{brand} ist {a trade}{in place}{for audience}. Kleine Gruppen, geduldige Menschen und Zeit, sich zu irren.',
        ],
      },
      services: {
        items: [
          'Einstieg | Vom ersten Wort an. | ?Preis ergänzen',
          'Zweiter Schritt | Für alle, die die Hälfte vergessen haben. | ?Preis ergänzen',
          'Gespräch | Vor allem reden. | ?Preis ergänzen',
          'Prüfungsjahr | Ein Plan, alte Aufgaben, Ruhe. | ?Preis ergänzen',
          'Einzeln | Ihr Tempo, Ihre Lücke. | ?Preis ergänzen',
          'Ferienwoche | Morgens lernen, nachmittags schwimmen. | ?Preis ergänzen',
        ],
      },
    },
  },
}
