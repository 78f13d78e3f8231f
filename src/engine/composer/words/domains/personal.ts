import type { DomainWords } from '../types.ts'

export const personal: DomainWords = {
  domain: 'personal',
  archetype: 'work',
  nouns: {
    3:
      'personal website|personal portfolio|personal page|personal resume|resume|résumé|cv|portfolio for a developer|' +
      'graphic designer|web developer|software engineer|illustrator|ux designer|freelancer|freelance designer|' +
      'freelance developer|actor|actress|model|speaker|artist|painter|sculptor|data scientist|game developer|' +
      'grafikdesigner|grafikdesignerin|illustratorin|webentwickler|künstlerin|künstler|lebenslauf|graphiste|' +
      'illustratrice|artiste|développeur|diseñadora gráfica|diseñador gráfico|ilustradora|artista|grafiker|illustratør|' +
      'kunstner',
    2: 'portfolio|my work|projects|freelance|developer|designer',
    1: 'skills|experience|about me',
  },
  hue: 265,
  tones: ['minimal', 'editorial'],
  sections: ['gallery', 'about', 'services', 'details', 'contact'],
  offers: 'gallery',
  asks: {
    gallery: 'projects|selected projects|work',
    details: 'work experience|experience|skills|education|cv|resume|resume preview',
  },
  en: {
    trade: 'a freelancer',
    offer: 'work',
    standIn: ['Your Name'],
    cta: ['Write to me > contact', 'See the work > gallery', 'About me > about', 'What I do > services|details'],
    parts: {
      hero: {
        head: [
          '{brand}. Here is the work.',
          '{brand} makes things',
          'Hello, {brand}',
          '{brand}: a few good pieces',
          '{brand}, in short',
        ],
        lead: [
          '{A trade}{in place}. A few pieces, how they came about, and how to reach me.',
          'I make few things at a time, and finish them.',
        ],
      },
      gallery: {
        head: ['Selected work', 'A few pieces', 'Things I made'],
        lead: ['Drawings hold the place until your pictures hang here.'],
        items: [
          'The one people ask about | What it was for, and what it did. | ?Add client and year',
          'The small one | An afternoon. Still my favourite. | ?Add client and year',
          'The long one | It took a winter. | ?Add client and year',
          'The team one | My part, and theirs. | ?Add client and year',
          'The experiment | Nobody asked for it. | ?Add year',
          'The rescue | Somebody else had given up. | ?Add client and year',
        ],
      },
      about: {
        head: ['About me', 'In short', 'Who I am'],
        lead: ['The short version. The long one over coffee.'],
        body: [
          [
            'I like problems that can be drawn on a napkin and solved in a week. Most take longer. I like those too.',
            'I work with people who say what they mean and answer their emails. It goes both ways.',
          ],
          [
            'I started because I wanted to know how things are made. I still take most of them apart.',
            'When I am not working I am probably outside.',
          ],
        ],
      },
      services: {
        head: ['What I do', 'Ask me for this'],
        lead: ['Alone, or with people I trust.'],
        items: [
          'Ideas | Sketched early, thrown away early.',
          'Design | Until nothing is left to take away.',
          'Build | So that it works on a bad day too.',
          'Repair | Of things others have left.',
          'Teaching | An afternoon, a whiteboard, your team.',
          'A second look | An hour, and an honest list.',
        ],
      },
      details: {
        head: ['Stations', 'On paper'],
        lead: ['Newest first. Fill in your own.'],
        items: [
          'Now | | ?Add what you do',
          'Before | | ?Add where you worked',
          'Studied | | ?Add what and where',
          'Languages | | ?Add languages',
          'Tools | | ?Add what you work with',
          'Awards | | ?Add if there are any',
        ],
      },
      contact: {
        head: ['Write to me', 'Say hello'],
        lead: ['What is it, when is it, and how can I help?'],
        submit: ['Send'],
      },
      statement: { head: ['Make it small. Make it work. Then stop.'] },
      cta: { head: ['Something in mind?', 'Shall we?'], lead: ['One line is enough.'] },
      steps: {
        items: [
          [
            'Write | One line.',
            'Talk | What it is about.',
            'Make | You see it while it can still change.',
            'Done | With everything you need to carry on.',
          ],
        ],
      },
      testimonials: { head: ['From people I worked with'] },
    },
  },
  de: {
    trade: 'eine Freelancerin',
    offer: 'Arbeiten',
    standIn: ['Ihr Name'],
    cta: ['Schreiben Sie mir > contact', 'Arbeiten ansehen > gallery', 'Über mich > about'],
    parts: {
      hero: {
        head: ['{brand}. Hier sind die Arbeiten.', '{brand} macht Dinge', '{brand}, kurz gefasst'],
        lead: ['Ein paar Arbeiten, wie sie entstanden sind und wie Sie mich erreichen.'],
      },
      gallery: {
        items: [
          'Die, nach der alle fragen | Wofür sie war und was sie tat. | ?Auftraggeber und Jahr ergänzen',
          'Die kleine | Ein Nachmittag. | ?Auftraggeber und Jahr ergänzen',
          'Die lange | Ein ganzer Winter. | ?Auftraggeber und Jahr ergänzen',
          'Die gemeinsame | Mein Teil und der der anderen. | ?Auftraggeber und Jahr ergänzen',
          'Der Versuch | Niemand hatte danach gefragt. | ?Jahr ergänzen',
        ],
      },
      about: {
        head: ['Über mich', 'Kurz gesagt'],
        lead: ['Die kurze Fassung. Die lange beim Kaffee.'],
        body: [
          [
            'Ich mag Aufgaben, die auf eine Serviette passen. Die meisten werden größer. Die mag ich auch.',
            'Ich arbeite mit Menschen, die sagen, was sie meinen.',
          ],
        ],
      },
      contact: {
        head: ['Schreiben Sie mir'],
        lead: ['Was ist es, wann ist es und wie kann ich helfen?'],
        submit: ['Absenden'],
      },
      details: {
        head: ['Stationen'],
        lead: ['Das Neueste zuerst.'],
        items: [
          'Jetzt | | ?Tätigkeit ergänzen',
          'Davor | | ?Stationen ergänzen',
          'Studium | | ?Fach und Ort ergänzen',
          'Sprachen | | ?Sprachen ergänzen',
          'Werkzeug | | ?Werkzeuge ergänzen',
        ],
      },
    },
  },
}
