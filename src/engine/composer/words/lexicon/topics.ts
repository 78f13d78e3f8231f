import type { SectionWording } from '../types.ts'

/** What a section is about when its name says something of its own: the first pattern that fits its words. English. */
export const topics: readonly [words: string, part: SectionWording][] = [
  [
    'categories|product categories',
    {
      lead: ['Start where you are.'],
      items: [
        'New | What came in last.',
        'Every day | What you reach for without thinking.',
        'Special | For days that ask for it.',
        'Gifts | Wrapped, with a card.',
        'Last ones | Few left, then gone.',
      ],
    },
  ],
  [
    'privacy|privacy promise|data protection',
    {
      lead: ['What we know about you should be little, and yours.'],
      items: [
        'Your data | ?Add where data is kept, and for how long',
        'Advertising | ?Add whether there is any',
        'Account | ?Add whether one is needed',
        'Export | ?Add how people get their data',
        'Full policy | ?Add a link to the policy',
      ],
    },
  ],
  [
    'security',
    {
      lead: ['Who can get in, how, and what happens when somebody tries.'],
      items: [
        'Sign-in | ?Add how people sign in',
        'Storage | ?Add where and how data is stored',
        'Checks | ?Add who checks it, and how often',
        'Reports | ?Add where to report a problem',
      ],
    },
  ],
  [
    'sustainability|sustainability promise|environment',
    {
      lead: ['What we do, what we do not do yet, and how you can check it.'],
      items: [
        'Material | ?Add where material comes from',
        'Making | ?Add how it is made, and by whom',
        'Packing | ?Add how it is packed and sent',
        'Afterwards | ?Add what happens at the end: repair, return, recycling',
      ],
    },
  ],
  [
    'technology|technical advantages|materials',
    {
      lead: ['How it works inside, in plain words.'],
      items: [
        'The principle | ?Add in two sentences how it works',
        'The difference | ?Add what others do differently',
        'The numbers | ?Add measured values',
        'The proof | ?Add tests, norms or certificates',
      ],
    },
  ],
  [
    'quality',
    {
      lead: ['How we know that it is good.'],
      items: [
        'What goes in | ?Add what you use',
        'How it is checked | ?Add how you check it',
        'If it fails | ?Add what happens then',
      ],
    },
  ],
  [
    'gameplay|gameplay explanation',
    {
      lead: ['What you do, minute by minute.'],
      items: [
        'You start | ?Add what happens first',
        'You learn | ?Add what gets harder',
        'You lose | ?Add how a round ends',
        'You return | ?Add what brings people back',
      ],
    },
  ],
  [
    'storyline|storyline introduction|story',
    {
      lead: ['The beginning. The end you find yourself.'],
      body: [['?Add the story in two or three sentences, without giving the end away']],
    },
  ],
  [
    'application scenarios|use cases',
    {
      lead: ['Where it fits, by example.'],
      items: [
        'For one person | ?Add an example',
        'For a team | ?Add an example',
        'For a company | ?Add an example',
        'For something odd | ?Add an example nobody expects',
      ],
    },
  ],
  [
    'mission|mission info|our mission',
    {
      lead: ['Why we get up for this.'],
      body: [['?Add your mission in one sentence', '?Add what has changed because of it']],
    },
  ],
  [
    'history|heritage',
    { lead: ['How it came to be.'], body: [['?Add how it began', '?Add what has stayed the same since']] },
  ],
  [
    'philosophy|values',
    {
      lead: ['What we hold on to when it gets busy.'],
      body: [['We would rather do few things well than many things somehow.', '?Add what you would never do']],
    },
  ],
  [
    'camping|accommodation',
    {
      lead: ['Where you sleep, and where the coffee is.'],
      body: [['?Add where people can pitch or sleep, and what it costs', '?Add water, showers, quiet hours']],
    },
  ],
  ['garden|the garden', { lead: ['What is outside the door.'], body: [['?Add size, direction and what grows there']] }],
  [
    'accessibility|access',
    { lead: ['How everybody gets in.'], body: [['?Add steps, lifts, doors and seats', '?Add whom to ask for help']] },
  ],
  [
    'floor plans?',
    {
      lead: ['A list to go with the drawing. Replace it with the measured plan.'],
      items: [
        'Living room | | ?Add m²',
        'Kitchen | | ?Add m²',
        'Bedroom | | ?Add m²',
        'Second bedroom | | ?Add m²',
        'Bath | | ?Add m²',
        'In all | | ?Add m²',
      ],
    },
  ],
  [
    'promotions|current promotions|offers',
    {
      lead: ['What is on at the moment.'],
      items: [
        '?Add a promotion | | ?Add until when',
        '?Add a second one | | ?Add until when',
        '?Add a third one | | ?Add until when',
      ],
    },
  ],
  [
    'delivery info|delivery and returns|shipping',
    {
      lead: ['How it gets to you, and back if it must.'],
      items: [
        'Delivery time | | ?Add days',
        'Costs | | ?Add delivery cost',
        'Countries | | ?Add where you deliver',
        'Returns | | ?Add return terms',
      ],
    },
  ],
  [
    'allergens|ingredients',
    {
      lead: ['What is in it.'],
      items: ['Gluten | | ?Add', 'Milk | | ?Add', 'Nuts | | ?Add', 'Eggs | | ?Add', 'Soy | | ?Add'],
    },
  ],
  [
    'requirements',
    {
      lead: ['What it needs to run.'],
      items: ['System | | ?Add', 'Memory | | ?Add', 'Space | | ?Add', 'Network | | ?Add'],
    },
  ],
  [
    'levels|course levels',
    {
      lead: ['Between two of them? Come to a trial lesson.'],
      items: [
        'First words | | ?Add days',
        'Simple sentences | | ?Add days',
        'Everyday talk | | ?Add days',
        'Long conversations | | ?Add days',
        'Nearly at home in it | | ?Add days',
      ],
    },
  ],
  [
    'audio demos|sound samples',
    {
      lead: ['Best with headphones.'],
      items: [
        '?Add a first sound | Nothing but the thing itself. | ?Add length',
        '?Add a second one | In a mix, with others. | ?Add length',
        '?Add a third one | Turned up too far, on purpose. | ?Add length',
      ],
    },
  ],
  [
    'how to help|ways to help',
    {
      lead: ['Whatever you have more of: time, hands or money.'],
      items: [
        'Come along | One morning is enough to begin with.',
        'Give something | It goes where it is needed next.',
        'Tell a friend | Two carry more than one.',
        'Lend a thing | A van, a net, a thermos flask.',
      ],
    },
  ],
  [
    'dress code',
    { lead: ['Wear what you can dance in.'], items: ['Day | | ?Add', 'Evening | | ?Add', 'Shoes | | ?Add'] },
  ],
  [
    'gift registry|registry',
    {
      lead: ['Your being there is enough. If you insist:'],
      items: ['Wishes | | ?Add wishes', 'Account | | ?Add account', 'Surprises | | Ask the witnesses'],
    },
  ],
]

/** Special names that only say what the kind is about: the usual words do. */
export const synonyms =
  'what it does|why us|why choose us|what you get|what you learn|what you will learn|what we do|what we offer|' +
  'what is included|about the host|the host|was sie bekommen|warum wir|warum|pourquoi nous|por qué elegirnos|' +
  'hvorfor oss'
