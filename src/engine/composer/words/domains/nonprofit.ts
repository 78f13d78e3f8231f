import type { DomainWords } from '../types.ts'

export const nonprofit: DomainWords = {
  domain: 'nonprofit',
  archetype: 'cause',
  nouns: {
    3:
      'nonprofit|non-profit|charity|volunteer group|volunteers|foundation|ngo|animal rescue|food bank|' +
      'environmental group|climate group|refugee support|fundraiser|fundraising|donation|donations|beach cleanup|' +
      'river cleaning|verein|gemeinnütziger verein|stiftung|spenden|tafel|umweltgruppe|association|ong|asociación|' +
      'fundación|frivillig|forening|stiftelse|nonprofit website',
    2: 'donate|volunteer|ehrenamt|bénévoles|voluntarios',
    1: 'members|mission|community',
  },
  hue: 165,
  tones: ['warm', 'editorial'],
  sections: ['features', 'events', 'steps', 'subscription', 'details', 'contact'],
  offers: 'features',
  asks: {
    features: 'what we do|our work',
    events: 'next clean-up days|clean-up days|action days|mitmachtage',
    details: 'donate|donation features|spenden',
    subscription: 'become a member|membership|mitglied werden',
  },
  en: {
    trade: 'a volunteer group',
    offer: 'help',
    standIn: ['Many Hands', 'Saturday Hands'],
    cta: [
      'Come along > events|contact',
      'Become a member > subscription',
      'Give something > details',
      'What we do > features|about',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Saturday, gloves on.',
          '{brand}: it adds up',
          'Come once with {brand}',
          '{brand}: small, muddy, useful',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We meet, roll up sleeves and tell you afterwards what came of it.',
          'You need no training. There are gloves, there is soup, and somebody shows you where to begin.',
        ],
      },
    },
    variants: [
      {
        when: 'river|beach|cleaning|clean-up|cleanup|forest|climate|environment*|umwelt*|nature',
        parts: {
          hero: {
            head: [
              '{brand}. It flows cleaner after us.',
              '{brand}: gloves on, boots in',
              'Out with the rubbish: {brand}',
            ],
            lead: [
              '{brand} is {a trade}{in place}. We walk the banks, carry out what does not belong there and count it.',
            ],
          },
          features: {
            head: ['What we do', 'What we carry out'],
            items: [
              'Clean-up days | Gloves, sacks, a trailer. In the end, soup.',
              'Counting | We write down what we find, so that somebody can ask where it came from.',
              'Planting | Willow and alder, where the bank has slipped.',
              'Watching | Water, fish, birds. Every month, same place.',
              'School walks | Nets, buckets, questions.',
              'Talking | To the town, the mill, the farmers. Politely, again.',
            ],
          },
          events: {
            items: [
              'Spring clean-up | The long stretch, with a boat. | ?Add date',
              'Evening walk | Short, with sacks. | ?Add date',
              'Planting day | Bring a spade. | ?Add date',
              'School day | Children lead. | ?Add date',
              'Autumn clean-up | Before the water rises. | ?Add date',
            ],
          },
          statement: {
            head: [
              'A river remembers everything thrown into it. So do we.',
              'It looked impossible from the bridge. From the bank it was a morning.',
            ],
          },
        },
      },
    ],
  },
  de: {
    trade: 'ein Verein',
    offer: 'Hilfe',
    standIn: ['Viele Hände'],
    cta: [
      'Mitkommen > events|contact',
      'Mitglied werden > subscription',
      'Spenden > details',
      'Was wir tun > features|about',
    ],
    parts: {
      hero: {
        head: ['{brand}. Samstag, Handschuhe an.', '{brand}: es summiert sich', 'Einmal mitkommen: {brand}'],
        lead: [
          '{brand} ist {a trade}{in place}. Wir treffen uns, krempeln die Ärmel hoch und erzählen, was daraus wurde.',
        ],
      },
    },
  },
}
