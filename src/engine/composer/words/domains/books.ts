import type { DomainWords } from '../types.ts'

export const books: DomainWords = {
  domain: 'books',
  archetype: 'shop',
  nouns: {
    3:
      'bookshop|bookstore|book store|independent bookshop|publisher|publishing house|book club|author|novelist|' +
      'freelance writer|writer|poet|novel|book launch|literary magazine|comics shop|community library|public library|' +
      'town library|city library|school library|stadtbibliothek|bibliothek|bibliothèque|biblioteca|buchhandlung|' +
      'buchladen|verlag|autorin|autor|schriftstellerin|librairie|maison d’édition|écrivain|librería|editorial|' +
      'escritora|bokhandel|forlag|forfatter',
    2: 'books|book|reading|bücher|livres|libros|bøker|copywriter',
    1: 'chapters|shelves',
  },
  hue: 38,
  tones: ['editorial', 'warm'],
  sections: ['products', 'events', 'about', 'hours', 'location', 'newsletter'],
  offers: 'products',
  asks: {
    events: 'readings|lesungen|lectures',
    products: 'books|new books|titles|bücher',
    posts: 'writing|essays|articles',
  },
  en: {
    trade: 'a bookshop',
    offer: 'books',
    standIn: ['The Third Shelf', 'Page & Candle'],
    cta: [
      'See what to read > products|posts',
      'Come to a reading > events',
      'Find the shop > location|hours',
      'Order a book > contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Sit down, first page is free.',
          '{brand}: read by the people who sell it',
          'One more chapter at {brand}',
          '{brand} has it, or gets it',
        ],
        lead: [
          '{brand} is {a trade}{in place}. Every book on the front table has been read by somebody in the room.',
          'Tell us the last one you loved. We have an opinion.',
        ],
      },
      products: {
        head: ['On the front table', 'What we are reading', 'Read and recommended'],
        lead: ['We put our name under each of them. Ask which one kept us up.'],
        items: [
          'For a train | Short chapters, one surprise. | ?Add title and price',
          'For a sickbed | Kind, funny, no hospitals. | ?Add title and price',
          'For an argument | You will quote it at dinner. | ?Add title and price',
          'For a child | Read aloud, with voices. | ?Add title and price',
          'For the dark months | Long, slow, worth it. | ?Add title and price',
          'For the garden | Pictures, dirt, latin names. | ?Add title and price',
          'For somebody impossible | It has worked before. | ?Add title and price',
        ],
      },
      events: {
        head: ['Chairs between the shelves', 'Readings'],
        lead: ['Come early, the good chairs go first.'],
        items: [
          'Reading | An author, a lamp, a glass of water. | ?Add date',
          'Book club | Read it or pretend. | ?Add date',
          'Story hour | For short people and their lifts home. | ?Add date',
          'Late opening | Until the last chapter. | ?Add date',
        ],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. We read what we sell and sell what we would lend to a friend, if we trusted them to bring it back.',
            'If it is in print, we get it. If it is not, we know somebody.',
          ],
        ],
      },
      statement: {
        head: [
          'There is no such thing as too many. There are only too few shelves.',
          'Read the first page. If you are still standing, put it back.',
        ],
      },
      faq: {
        items: [
          'Can you order a book? | Yes. Give us a title or the colour of the cover.',
          'Do you have gift vouchers? | ?Add how vouchers work',
          'Do you take old books? | ?Add whether you buy second-hand',
          'Can I read here? | There is a chair. It is usually taken by somebody reading.',
          'Do you deliver? | ?Add where you deliver',
        ],
      },
      cta: {
        head: ['What did you last love?', 'Read one more'],
        lead: ['Write it to us, and we answer with a title.'],
      },
      contact: {
        head: ['Order a book', 'Ask us what to read'],
        lead: ['A title, a half-remembered plot, the colour of a cover: it is usually enough.'],
      },
      newsletter: {
        head: ['What kept us up', 'A letter about books'],
        lead: ['Three books a month, none of them because we have to.'],
      },
    },
    variants: [
      {
        when: 'writer|copywriter|author|novelist|poet|autor*|schriftsteller*|écrivain|forfatter',
        standIn: ['Your Name'],
        sections: ['services', 'gallery', 'about', 'contact'],
        parts: {
          hero: {
            head: ['{brand}. Words, in order.', '{brand} writes', '{brand}: sentences that end'],
            lead: [
              '{A trade}{in place}. Clear sentences, on time, about things that are not simple.',
              'I write what people read to the end.',
            ],
          },
          products: { head: ['Published', 'To read'] },
          services: {
            head: ['What I write'],
            items: [
              'Articles | Researched, checked, readable.',
              'Websites | So that visitors find the verb.',
              'Books | Yours, with my patience.',
              'Speeches | Short enough to be remembered.',
              'Editing | I take out what you will not miss.',
              'Names | One that can be said on the phone.',
            ],
          },
          about: {
            head: ['About me'],
            body: [
              [
                'I listen first and write second. The first draft is for finding out, the second for you.',
                'I like verbs, full stops and people who know what they want to say.',
              ],
            ],
          },
          gallery: {
            items: [
              'An article | Long, about a small thing. | ?Add publication and year',
              'A website | Many pages became few. | ?Add client and year',
              'A book | Not with my name on it. | ?Add client and year',
              'A speech | Short, and meant. | ?Add occasion and year',
              'An essay | On waiting. | ?Add publication and year',
            ],
          },
          contact: {
            head: ['Give me a subject', 'Write to me'],
            lead: ['What should people know when they have read it?'],
          },
          statement: { head: ['If a sentence can be cut, it has been.'] },
          cta: { head: ['Got something to say?'], lead: ['I help with how.'] },
        },
      },
    ],
  },
  de: {
    trade: 'eine Buchhandlung',
    offer: 'Bücher',
    standIn: ['Das dritte Regal'],
    cta: [
      'Was lesen? > products|posts',
      'Zur Lesung > events',
      'Zum Laden > location|hours',
      'Buch bestellen > contact',
    ],
    parts: {
      hero: {
        head: ['{brand}. Setzen, die erste Seite ist frei.', '{brand}: gelesen von denen, die verkaufen'],
        lead: ['{brand} ist {a trade}{in place}. Was vorn auf dem Tisch liegt, hat hier jemand gelesen.'],
      },
      products: {
        head: ['Auf dem Tisch vorn', 'Was wir lesen'],
        items: [
          'Für den Zug | Kurze Kapitel, eine Überraschung. | ?Titel und Preis ergänzen',
          'Fürs Krankenbett | Freundlich und lustig. | ?Titel und Preis ergänzen',
          'Zum Streiten | Man zitiert es beim Essen. | ?Titel und Preis ergänzen',
          'Für ein Kind | Zum Vorlesen, mit Stimmen. | ?Titel und Preis ergänzen',
          'Für dunkle Monate | Lang, langsam, lohnend. | ?Titel und Preis ergänzen',
        ],
      },
      events: {
        items: [
          'Lesung | Eine Stimme, eine Lampe, ein Glas Wasser. | ?Datum ergänzen',
          'Lesekreis | Gelesen oder so getan. | ?Datum ergänzen',
          'Vorlesestunde | Für kurze Menschen. | ?Datum ergänzen',
          'Langer Abend | Bis zum letzten Kapitel. | ?Datum ergänzen',
        ],
      },
    },
  },
}
