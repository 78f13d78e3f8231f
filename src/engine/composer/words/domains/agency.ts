import type { DomainWords } from '../types.ts'

export const agency: DomainWords = {
  domain: 'agency',
  archetype: 'work',
  nouns: {
    3:
      'design agency|creative agency|digital agency|marketing agency|advertising agency|branding agency|web agency|' +
      'web design agency|design studio|branding studio|seo agency|pr agency|film production|video production|' +
      'animation studio|graphic design studio|illustration studio|werbeagentur|designagentur|designbüro|webagentur|' +
      'marketingagentur|agence de communication|agence web|agence de design|agencia de marketing|agencia de diseño|' +
      'reklamebyrå|designbyrå',
    2: 'agency|agentur|agence|agencia|byrå|branding|campaigns|marketing',
    1: 'clients|work|studio',
  },
  hue: 110,
  tones: ['bold', 'editorial'],
  sections: ['gallery', 'services', 'steps', 'about', 'team', 'contact'],
  offers: 'services',
  asks: { gallery: 'selected work' },
  en: {
    trade: 'a design agency',
    offer: 'design',
    standIn: ['Plain Office', 'Say Less'],
    cta: ['Start a project > contact', 'See the work > gallery', 'What we do > services', 'How we work > steps'],
    parts: {
      hero: {
        head: [
          '{brand}. Say one thing, plainly.',
          '{brand}: fewer words, larger',
          'Nobody reads the second line. {brand}',
          '{brand} leaves things out',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We find the one line worth hearing and set it so that everyone can follow.',
          'We draw late, cut early and show you everything while it can still be changed.',
        ],
      },
      gallery: {
        head: ['Selected work', 'A few pieces', 'On the wall'],
        lead: ['One from each shelf. The covers are drawn, the thinking is inside.'],
        items: [
          'Identity | A small kit of shapes. Any two of them already look like the whole. | ?Add client and year',
          'Book | Two inks, one typeface, and margins wide enough to argue in. | ?Add client and year',
          'Signage | Read at a walk, with a suitcase in each hand. | ?Add client and year',
          'Website | It answers the first question first: are you open? | ?Add client and year',
          'Poster series | One wall, five sheets. Each speaks alone. | ?Add client and year',
          'Campaign | One sentence, everywhere. | ?Add client and year',
          'Packaging | It opens the way you think. | ?Add client and year',
        ],
      },
      services: {
        head: ['What we can do for you', 'Take one, or ask for all'],
        lead: ['We do these ourselves, at one table.'],
        items: [
          'Identity | Names, marks, type and colour, with rules people will read.',
          'Digital | Websites and products that load fast and say what they mean.',
          'Editorial | Books, reports, magazines. Reading order first, typeface second.',
          'Space | Signs, shopfronts, exhibitions. Tested at full size, in cardboard.',
          'Voice | The words. Often the shortest way to better design.',
          'Campaigns | One idea that survives a bus stop.',
          'Film | Short. Then shorter.',
        ],
      },
      steps: {
        head: ['How a piece gets made', 'From talk to print'],
        items: [
          [
            'Listen | You talk. We ask short questions and write down your exact words.',
            'Reduce | We cut until one idea is left. You see it on a single sheet.',
            'Make | Now we draw. Every piece has to follow from that sheet.',
            'Hand over | We test it, fix it and give you the rules.',
          ],
        ],
      },
      about: {
        head: ['Why so few words'],
        body: [
          [
            '{brand} is {a trade}{in place}. We are few, we sit at one table, and the person who sells it also makes it.',
            'We say no to about as much as we say yes to. It keeps the yes honest.',
          ],
        ],
      },
      statement: {
        head: ['Stop drawing when nothing more can be taken away.', 'If it needs explaining, it is not finished.'],
      },
      contact: {
        head: ['Tell us the problem', 'What should be different?'],
        lead: ['The problem, in one sentence. The rest over coffee.'],
        fields: ['text=You are*', 'email=We answer at*', 'textarea=The problem, in one sentence*'],
        submit: ['Send it'],
      },
      team: {
        items: ['?Add name | | Design', '?Add name | | Words', '?Add name | | Code', '?Add name | | Everything else'],
      },
      cta: {
        head: ['One sentence is enough', 'What is the problem?'],
        lead: ['Write it down and send it. We answer with a question.'],
      },
    },
  },
  de: {
    trade: 'eine Designagentur',
    offer: 'Design',
    standIn: ['Büro Klar'],
    cta: ['Projekt beginnen > contact', 'Arbeiten ansehen > gallery', 'Was wir tun > services'],
    parts: {
      hero: {
        head: ['{brand}. Eine Sache, klar gesagt.', '{brand}: weniger Worte, größer', '{brand} lässt weg'],
        lead: [
          '{brand} ist {a trade}{in place}. Wir finden den einen Satz, der es wert ist, und setzen ihn so, dass alle folgen können.',
        ],
      },
      gallery: {
        items: [
          'Erscheinungsbild | Ein kleiner Satz Formen. | ?Auftraggeber und Jahr ergänzen',
          'Buch | Zwei Farben, eine Schrift. | ?Auftraggeber und Jahr ergänzen',
          'Leitsystem | Lesbar im Gehen. | ?Auftraggeber und Jahr ergänzen',
          'Website | Beantwortet die erste Frage zuerst. | ?Auftraggeber und Jahr ergänzen',
          'Plakate | Fünf Bögen für eine Wand. | ?Auftraggeber und Jahr ergänzen',
        ],
      },
      services: {
        items: [
          'Erscheinungsbild | Name, Zeichen, Schrift und Farbe.',
          'Digital | Seiten, die schnell sind und sagen, was sie meinen.',
          'Bücher und Hefte | Erst die Lesefolge, dann die Schrift.',
          'Raum | Schilder, Läden, Ausstellungen.',
          'Worte | Oft der kürzeste Weg.',
          'Kampagnen | Eine Idee, die eine Haltestelle überlebt.',
        ],
      },
    },
  },
}
