import type { DomainWords } from '../types.ts'

export const news: DomainWords = {
  domain: 'news',
  archetype: 'media',
  nouns: {
    3:
      'news website|news site|online magazine|magazine|newspaper|local newspaper|blog|tech blog|food blog|travel blog|' +
      'personal blog|cyber security blog|newsletter for|journal|nachrichtenseite|zeitung|magazin|blogs|journal local|' +
      'periódico|revista|avis|nettavis|nettmagasin',
    2: 'articles|stories|journalism|posts|editors|nachrichten',
    1: 'headlines|categories|tags',
  },
  hue: 25,
  tones: ['editorial', 'minimal'],
  sections: ['posts', 'features', 'about', 'newsletter', 'contact'],
  offers: 'posts',
  asks: { posts: 'top stories|featured articles|latest news|recent articles', features: 'categories|tags|sections' },
  en: {
    trade: 'a magazine',
    offer: 'stories',
    standIn: ['The Side Column', 'Evening Notes'],
    cta: ['Read the latest > posts', 'Get it by email > newsletter', 'About > about', 'Write to us > contact'],
    parts: {
      hero: {
        head: ['{brand}. Read to the end.', '{brand}: slower news', 'Today in {brand}', '{brand}, and what it means'],
        lead: [
          '{A trade}{for audience}. Fewer pieces, read twice before you read them once.',
          'What happened, why it matters, and what we do not know yet.',
        ],
      },
      posts: {
        head: ['Latest', 'To read now', 'Recent pieces'],
        lead: ['Newest first. The good old ones further down.'],
        items: [
          '?Add your main story | Two sentences that say what happened and to whom. | ?Add date',
          '?A piece that explains | How it works, with one drawing. | ?Add date',
          '?A piece from the street | Who was there, what they said. | ?Add date',
          '?An opinion | With a name under it. | ?Add date',
          '?A longer read | For Sunday. | ?Add date',
          '?A correction | Because that happens too. | ?Add date',
          '?A review | Seen, read or eaten. | ?Add date',
        ],
      },
      features: {
        head: ['Sections', 'Where to start'],
        items: [
          'Near by | What happens in these streets.',
          'Explained | Hard things, in words.',
          'Opinion | With a name under it.',
          'Culture | Books, stages, screens.',
          'Pictures | Ones that need no caption.',
          'Archive | Still true.',
        ],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{for audience}. We publish when something is ready, not when the clock says so.',
            'Mistakes are corrected at the top, with the date.',
          ],
        ],
      },
      statement: { head: ['It is better to be second and right.', 'A headline is a promise. We try to keep it.'] },
      newsletter: {
        head: ['One letter a week', 'The week, in one letter'],
        lead: ['The pieces worth your Sunday, and a joke that survived the meeting.'],
      },
      contact: {
        head: ['Tip us off', 'Tell us what you saw'],
        lead: ['A tip, a correction, a picture. We never name a source.'],
      },
      cta: { head: ['Read one now', 'Stay for the second'], lead: ['The latest is on top.'] },
    },
    variants: [
      {
        when: 'blog|blogs',
        parts: {
          hero: {
            head: ['{brand}. Notes, mostly finished.', '{brand}: written down', 'New on {brand}'],
            lead: [
              '{A trade}{for audience}. What I learned, what broke and how I fixed it.',
              'Longer than a post, shorter than a book.',
            ],
          },
          about: {
            head: ['Who writes this'],
            body: [
              [
                'I write things down so that I understand them. You may look over my shoulder.',
                'If something is wrong, tell me. I will correct it and thank you by name.',
              ],
            ],
          },
        },
      },
    ],
  },
  de: {
    trade: 'ein Magazin',
    offer: 'Geschichten',
    standIn: ['Die Randspalte'],
    cta: ['Jetzt lesen > posts', 'Per E-Mail > newsletter', 'Über uns > about'],
    parts: {
      hero: {
        head: ['{brand}. Bis zum Ende gelesen.', '{brand}: langsamere Nachrichten'],
        lead: ['{A trade}{for audience}. Weniger Texte, dafür zweimal gelesen, bevor Sie sie einmal lesen.'],
      },
      features: {
        head: ['Ressorts'],
        items: [
          'Nebenan | Was in diesen Straßen geschieht.',
          'Erklärt | Schwieriges in Worten.',
          'Meinung | Mit Namen darunter.',
          'Kultur | Bücher, Bühnen, Filme.',
          'Bilder | Die keine Zeile brauchen.',
          'Archiv | Immer noch wahr.',
        ],
      },
    },
  },
}
