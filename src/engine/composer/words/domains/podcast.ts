import type { DomainWords } from '../types.ts'

export const podcast: DomainWords = {
  domain: 'podcast',
  archetype: 'media',
  nouns: {
    3: 'podcast|history podcast|running podcast|radio show|radio station|audio series|youtube channel|video channel|balado|pódcast|podkast',
    2: 'episodes|listeners|audio|folgen',
    1: 'host|listen',
  },
  hue: 22,
  tones: ['editorial', 'calm'],
  sections: ['episodes', 'about', 'team', 'newsletter', 'cta'],
  offers: 'episodes',
  asks: {
    team: 'the host|about the host|hosts',
    episodes: 'subscribe links|latest episodes|links to podcast platforms',
  },
  en: {
    trade: 'a podcast',
    offer: 'stories',
    standIn: ['The Long Answer', 'Side Streets'],
    cta: ['Listen now > episodes', 'Subscribe > newsletter|cta', 'What it is about > about', 'Write to us > contact'],
    parts: {
      hero: {
        head: [
          '{brand}. Press play, keep walking.',
          '{brand}: told in full',
          '{brand}, one story at a time',
          'Put the kettle on: {brand}',
        ],
        lead: [
          '{A trade}{for audience}. One question at a time, followed until it gives in.',
          'Stories from between the headlines. Start anywhere.',
        ],
      },
      episodes: {
        head: ['Latest episodes', 'Start with one of these', 'To listen to'],
        lead: ['Each one starts from a single thing. Listen in any order.'],
        items: [
          '?Add your newest episode | Say in two sentences what it is about, and why it stayed quiet for so long. | ?Add length',
          '?An episode about a place | A village, a square or a border that moved. | ?Add length',
          '?An episode about an object | Something small that a family kept. | ?Add length',
          '?An episode about a person | Nobody famous. That is the point. | ?Add length',
          '?An episode about a sound | A bell, an engine, a room after a party. | ?Add length',
          '?An episode about a mistake | Told by those who made it. | ?Add length',
        ],
        note: ['?Add links to the podcast platforms'],
      },
      about: {
        head: ['What it is about', 'Why this podcast'],
        body: [
          [
            '{brand} is {a trade}{for audience}. It takes one small question per episode and does not let go.',
            'We read, we call, we go there. Mistakes are corrected in the next one, out loud.',
          ],
        ],
      },
      team: {
        head: ['Your host', 'Who is talking'],
        lead: ['Researched, written and read by the people below.'],
        items: ['?Add host name | | Host', '?Add name | | Sound', '?Add name | | Research'],
      },
      newsletter: {
        head: ['Notes between episodes', 'What sound cannot show'],
        lead: ['A short letter with the photographs, maps and dead ends that sound cannot show.'],
        submit: ['Send me notes'],
      },
      cta: { head: ['Listen where you like', 'Subscribe once'], lead: ['New episodes then arrive by themselves.'] },
      statement: {
        head: [
          'Most people spent most days mending, waiting, writing home. This is about those days.',
          'Small questions open large doors.',
        ],
      },
      contact: {
        head: ['Tell us a story'],
        lead: ['A letter, a photo, a thing from the attic: that is how most episodes begin.'],
      },
    },
    variants: [
      {
        when: 'running|run|pace|pacing|race*|sport*',
        parts: {
          hero: {
            lead: [
              'Stories and lessons from people who run: starts, walls and last bends.',
              'For the long run, the short one, and the stairs the day after.',
            ],
          },
          statement: { head: ['Start slower than you want to. The rest is listening.'] },
        },
      },
    ],
  },
  de: {
    trade: 'ein Podcast',
    offer: 'Geschichten',
    standIn: ['Die lange Antwort'],
    cta: ['Jetzt anhören > episodes', 'Abonnieren > newsletter|cta', 'Worum es geht > about'],
    parts: {
      hero: {
        head: ['{brand}. Anhören und weitergehen.', '{brand}: zu Ende erzählt'],
        lead: ['{A trade}{for audience}. Immer nur eine Frage, bis sie nachgibt.'],
      },
      episodes: {
        items: [
          '?Titel der neuesten Folge | In zwei Sätzen, worum es geht. | ?Länge ergänzen',
          '?Eine Folge über einen Ort | Ein Dorf, ein Platz, eine Grenze. | ?Länge ergänzen',
          '?Eine Folge über einen Gegenstand | Etwas Kleines, das jemand aufhob. | ?Länge ergänzen',
          '?Eine Folge über einen Menschen | Niemand Berühmtes. | ?Länge ergänzen',
          '?Eine Folge über ein Geräusch | Eine Glocke, ein Motor. | ?Länge ergänzen',
        ],
      },
      team: {
        head: ['Wer spricht'],
        items: ['?Name ergänzen | | Moderation', '?Name ergänzen | | Ton', '?Name ergänzen | | Recherche'],
      },
    },
  },
}
