import type { DomainWords } from '../types.ts'

export const community: DomainWords = {
  domain: 'community',
  archetype: 'cause',
  nouns: {
    3:
      'community|online community|online forum|forum|social network|social media platform|club|neighbourhood group|' +
      'community centre|community center|church|parish|mosque|synagogue|temple|village|local council|town hall|' +
      'political party|campaign|union|makerspace|scouts|youth club|fire brigade|gemeinde|kirche|jugendzentrum|' +
      'nachbarschaft|feuerwehr|paroisse|mairie|parroquia|ayuntamiento|menighet|kommune|borettslag|fan club|' +
      'virtual city platform|repair café|repair cafe|repair-café|repair-cafe',
    2: 'members|neighbours|discussions|profiles|interactions|voting',
    1: 'events|chat rooms|groups',
  },
  hue: 280,
  tones: ['warm', 'playful'],
  sections: ['features', 'events', 'about', 'steps', 'contact', 'location'],
  offers: 'features',
  asks: { hours: 'prayer times|interactive prayer times|services times' },
  en: {
    trade: 'a community',
    offer: 'good company',
    standIn: ['The Round Table', 'Next Door'],
    cta: [
      'Join in > contact|cta|subscription',
      'What is on > events',
      'See what we do > features',
      'Find us > location',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Pull up a chair.',
          '{brand}: you know more people than you think',
          'Come in, this is {brand}',
          '{brand}: everyone brings something',
        ],
        lead: [
          '{brand} is {a trade}{in place}{for audience}. Come once, sit anywhere, say who you are.',
          'A place to ask, to help and to stay a little longer than planned.',
        ],
      },
      features: {
        head: ['What happens here', 'Things to do together'],
        lead: ['Join one, or start the one that is missing.'],
        items: [
          'Talk | Questions, answers, and the occasional good quarrel.',
          'Meet | On most weeks, in a real room.',
          'Borrow | A ladder, a drill, somebody’s Saturday.',
          'Learn | From the person who has done it twice.',
          'Vote | One person, one hand.',
          'Help | Somebody needs one, somebody has two.',
          'Celebrate | Bring a plate.',
          'Remember | Pictures, stories, names.',
        ],
      },
      events: {
        items: [
          'Open evening | Tea, chairs, newcomers first. | ?Add date',
          'Shared table | Everybody brings a plate. | ?Add date',
          'Work day | Paint, soil or shelves. | ?Add date',
          'Talk | Somebody knows something. | ?Add date',
        ],
      },
      steps: {
        items: [
          [
            'Say hello | A name is enough.',
            'Come by | Sit anywhere.',
            'Find your corner | There is one for you.',
            'Bring somebody | That is how it grows.',
          ],
        ],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}{for audience}. There is no entrance exam. You come, you listen, and at some point you put up your hand.',
            'Decisions are made at the table, by those who turn up.',
          ],
        ],
      },
      statement: {
        head: [
          'A community is a list of people you may wake up.',
          'Nobody remembers who brought the cake. Everybody remembers that there was one.',
        ],
      },
      cta: { head: ['There is a chair free', 'Come once'], lead: ['Say hello, and somebody will answer.'] },
      contact: {
        head: ['Say hello', 'Join in'],
        lead: ['Who you are, what you like, and whether you can bring chairs.'],
        fields: ['name*', 'email*', 'message'],
        submit: ['Say hello'],
      },
      subscription: {
        head: ['Join in', 'Become one of us'],
        fields: ['name*', 'email*', 'radio=I come as=A newcomer|A neighbour|A family'],
        submit: ['Join in'],
        note: ['?Add fees, or say that there are none'],
      },
    },
    variants: [
      {
        when: 'mosque*|church*|parish*|synagogue*|temple*|prayer*|gemeinde|kirche',
        parts: {
          hero: {
            head: ['{brand}. The door is open.', '{brand}: come in, sit down', 'Everyone fits at {brand}'],
            lead: [
              '{brand} is {a trade}{in place}{for audience}. Times to pray, times to talk, and always tea afterwards.',
              'Find the times, find the people, find a way to help.',
            ],
          },
          features: {
            head: ['What happens here'],
            items: [
              'Prayer times | Today’s times, for where you are.',
              'Talk | Questions without a wrong one.',
              'Learn | For children, for beginners, for the curious.',
              'Help | Somebody needs a lift, somebody has a car.',
              'Visit | See the rooms, ask anything.',
              'Celebrate | The days of the year, together.',
            ],
          },
          statement: { head: ['Come as you are. There is tea.'] },
        },
      },
    ],
  },
  de: {
    trade: 'eine Gemeinschaft',
    offer: 'gute Gesellschaft',
    standIn: ['Der runde Tisch'],
    cta: ['Mitmachen > contact|cta|subscription', 'Was ansteht > events', 'Was wir tun > features'],
    parts: {
      hero: {
        head: ['{brand}. Nehmen Sie sich einen Stuhl.', '{brand}: alle bringen etwas mit'],
        lead: ['{brand} ist {a trade}{in place}{for audience}. Einmal kommen, irgendwo sitzen, sagen, wer man ist.'],
      },
    },
  },
}
