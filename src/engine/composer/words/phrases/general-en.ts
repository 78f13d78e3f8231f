import type { SectionWordings } from '../types.ts'

/** The last pool in English: good for anything, so it claims nothing. */
export const generalEn: SectionWordings = {
  hero: {
    head: [
      '{brand}. Good work, plainly done.',
      '{brand}: the short version',
      '{brand}, and what we do',
      '{brand} does one thing well',
      '{Offer} by {brand}',
    ],
    lead: [
      '{brand} is {a trade}{in place}. Here is what we do, and how to reach us.',
      '{A trade}{in place}{for audience}. Read what we do, then tell us what you need.',
      'What we do, how it works and where to find us. Everything on one page.',
    ],
  },
  features: {
    head: ['What you get', 'What it comes down to', 'The parts that matter', 'In short'],
    lead: [
      'No list of superlatives. These are the things people ask about first.',
      'The reasons to stay, in the order we would give them.',
    ],
    items: [
      'Clear from the start | You know what happens, when, and who does it, before anything begins.',
      'One person to ask | The person who answers you is the one who does the work.',
      'Small on purpose | We take on what we can do properly, and say no to the rest.',
      'Said plainly | No small print in our sentences. If something is complicated, we explain it.',
      'Made to last | We choose what holds over what shines for a week.',
      'Easy to leave | Nothing ties you to us but the work itself.',
      'Looked after | When something breaks later, you know where to find us.',
      'Near enough | Close by, and glad to show you how it is done.',
    ],
  },
  products: {
    head: ['On the shelf', 'What we make', 'A short, good list', 'Pick one up'],
    lead: [
      'Not many things, but each of them thought through.',
      'Fewer things, chosen with care. Ask when you miss something.',
    ],
    items: [
      'The classic | The one to start with. It does what it should, every day. | ?Add price',
      'The small one | For bags, pockets and first attempts. | ?Add price',
      'The large one | When there are more of you, or more to do. | ?Add price',
      'The gift | Wrapped, with a card that you can write on. | ?Add price',
      'The spare part | For everything that has been used as it should be. | ?Add price',
      'The set | Everything that belongs together, in one box. | ?Add price',
    ],
  },
  menu: {
    head: ['What is on', 'The card', 'Today, and most days'],
    lead: ['A short list, so that each of them gets its time.', 'Ask us about allergens. We know what is in it.'],
    items: [
      'The starter | Something small while you decide. | ?Add price',
      'The house plate | What we would order ourselves. | ?Add price',
      'The green one | Vegetables first, nothing missing. | ?Add price',
      'The slow one | Hours in the making, minutes on the plate. | ?Add price',
      'The sweet end | A spoon for everyone at the table. | ?Add price',
      'To drink | Cold, warm, with and without. | ?Add price',
    ],
  },
  services: {
    head: ['What we do', 'How we can help', 'Ways to work with us', 'Ask us for this'],
    lead: ['Take one of these, or tell us what is missing.', 'Each of them starts with a short conversation.'],
    items: [
      'First conversation | You describe it, we ask questions. Then both sides know if it fits.',
      'A plan | On one page: what happens, in which order, and what it costs.',
      'The work itself | Done by the people you have met, at the pace we agreed on.',
      'Looking after it | When something needs a hand later, we are still there.',
      'A second opinion | Somebody else has proposed something? We read it with you.',
      'The odd request | Not on the list? Ask. The good ones often start that way.',
    ],
  },
  pricing: {
    head: ['What it costs', 'Plain prices', 'Prices, in full', 'Choose your size'],
    lead: [
      'No maths needed. Pick what fits and change your mind later.',
      'One price each, and nothing added at the end.',
    ],
    items: [
      [
        'Small | For a start, or for one. | ?Add price',
        'Regular | What most people need. | ?Add price',
        'Large | For more of everything. | ?Add price',
      ],
      [
        'To try | Once, without a promise. | ?Add price',
        'To stay | Every month, same price. | ?Add price',
        'To share | For two and more. | ?Add price',
      ],
      [
        'Small | For a start, or for one. | ?Add price',
        'Regular | What most people need. | ?Add price',
        'Large | For more of everything. | ?Add price',
        'Made to measure | When none of them fits. | ?Add price',
      ],
    ],
    note: ['Ask us when none of them fits.'],
  },
  steps: {
    head: ['How it works', 'In this order', 'From first word to done', 'One step, then the next'],
    lead: ['Nothing here should surprise you.', 'Short enough to remember on the way home.'],
    items: [
      [
        'You write | A few lines are enough. Say what you need and by when.',
        'We talk | On the phone or in person. Short questions, clear answers.',
        'You decide | You get a proposal with a price. Sleep on it.',
        'We begin | On the day we agreed on. You always know what comes next.',
      ],
      [
        'Ask | Tell us what it is about. No forms with ten pages.',
        'See | We show you how we would do it.',
        'Choose | Take it, change it, or leave it.',
        'Done | And we are still there when a question comes up later.',
      ],
    ],
  },
  about: {
    head: ['About {brand}', 'Who is behind it', 'Why we do this', 'A word about us'],
    lead: ['{brand} is {a trade}{in place}.', 'The people, the place and the reason.'],
    body: [
      [
        '{brand} is {a trade}{in place}. We like work that can be explained in one sentence and checked with your own eyes.',
        'We would rather do a few things well than many things somehow. So we say early what we can do for you, and what somebody else does better.',
      ],
      [
        'What you see here is what we do every day. There is no department behind it, and no script for the phone.',
        'Ask us anything before you decide. The best conversations start with the awkward question.',
      ],
    ],
  },
  statement: {
    head: [
      'Do it properly, or say that you cannot. Most of our work follows from that.',
      'Simple is what is left when the unnecessary has been said no to.',
      'The best part of the work is the one that nobody notices.',
      'Good things take the time they take. We plan for it.',
    ],
    lead: ['That is all there is to it.', 'Everything else on this page follows from that.'],
  },
  gallery: {
    head: ['Have a look', 'Seen from close up', 'Pictures say it faster'],
    lead: ['Drawings hold the place. Swap in your photographs.', 'A few views, until your own pictures hang here.'],
    items: [
      'The place | As you see it from the door.',
      'At work | Hands, tools, a cup of something.',
      'A detail | The part we are quietly proud of.',
      'Before opening | The light is best then.',
      'The people | In the middle of a sentence.',
      'The result | Ready to be taken home.',
    ],
  },
  team: {
    head: ['Who you will meet', 'The people', 'Faces and names'],
    lead: ['You will always know whom you are talking to.', 'Names follow. The people are already here.'],
    items: [
      '?Add name | | ?Add role',
      '?Add name | | ?Add role',
      '?Add name | | ?Add role',
      '?Add name | | ?Add role',
      '?Add name | | ?Add role',
      '?Add name | | ?Add role',
    ],
  },
  testimonials: {
    head: ['In their words', 'What people say', 'Heard from others'],
    lead: ['Real sentences by real people go here.', 'We add a line when somebody gives us one.'],
  },
  faq: {
    head: ['Asked before', 'Good questions', 'Short answers', 'Before you ask'],
    lead: ['Not here? Write to us and a person will answer.', 'The questions we hear most, in the order we hear them.'],
    items: [
      'How do I reach you? | Use the form on this page. A person reads it and writes back.',
      'How soon do I get an answer? | ?Add how soon you usually reply',
      'What does it cost? | ?Add your prices, or how you work them out',
      'Can I change my mind? | Tell us as soon as you know. We will find a way that is fair to both sides.',
      'Do I have to prepare anything? | Bring your questions. The rest we sort out together.',
      'Where are you? | ?Add your address and how to get there',
      'How can I pay? | ?Add the ways to pay',
    ],
  },
  hours: {
    head: ['When we are open', 'The door is open', 'Hours'],
    lead: ['If the light is on, come in.', 'Holidays differ, so look here before a long way.'],
  },
  location: {
    head: ['Where to find us', 'The way here', 'Come and see us'],
    lead: ['On foot, by bike, by bus or by car.', 'Easy to find once you know the door.'],
  },
  contact: {
    head: ['Write to us', 'Say hello', 'Ask us something', 'Tell us what you need'],
    lead: [
      'A few lines are enough. A person reads them and writes back.',
      'Say what it is about and how we can reach you. We take it from there.',
    ],
    fields: ['name*', 'email*', 'message*'],
    submit: ['Send message', 'Send it'],
    note: ['We use what you write only to answer you.'],
  },
  booking: {
    items: [
      'Our answer | ?Add how soon you usually reply',
      'If it does not suit | We offer the next best time.',
      'If plans change | Tell us as soon as you know.',
    ],
    head: ['Ask for a time', 'Book a time', 'Find a day'],
    lead: [
      'Tell us what you would like and when. We confirm, or offer the next best time.',
      'This is a request. It counts once we have confirmed it.',
    ],
    fields: ['name*', 'email*', 'date*', 'time', 'message'],
    submit: ['Ask for this time', 'Send request'],
    note: ['We write back to confirm.'],
  },
  subscription: {
    items: [
      'You choose | What, and how often.',
      'We send | On the day we agreed on.',
      'You pause | For holidays, full cupboards, or no reason.',
    ],
    head: ['Have it come to you', 'Never run out', 'Sign up once'],
    lead: [
      'Choose what and how often. You can pause when life gets in the way.',
      'Set it up once, then it simply arrives.',
    ],
    fields: ['radio=How often?=Every week|Every other week|Every month', 'name*', 'email*'],
    submit: ['Start subscription'],
    note: ['?Add price per delivery and how to cancel'],
  },
  newsletter: {
    head: ['Letters, now and then', 'Stay in the picture', 'News by email'],
    lead: [
      'Short letters when there is something to say. Silence when there is not.',
      'What is new, what is next, and nothing else.',
    ],
    fields: ['email*'],
    submit: ['Sign me up', 'Send me news'],
    note: ['One click and it stops.', 'We never pass your address on.'],
  },
  schedule: {
    head: ['The plan', 'What happens when', 'The week'],
    lead: ['A draft. Times may still move.', 'Replace these lines with your own days and times.'],
    items: [
      'Doors | Arrive, find your place, say hello. | ?Add time',
      'First part | The main thing, while everybody is awake. | ?Add time',
      'Break | Something to eat, long enough to talk. | ?Add time',
      'Second part | Hands on, or heads together. | ?Add time',
      'Last round | Questions, thanks, coats. | ?Add time',
    ],
  },
  events: {
    head: ['Dates', 'What is coming up', 'Save a day'],
    lead: ['Come by. You need not be an expert.', 'The next dates, as soon as they are fixed.'],
    items: [
      'Open evening | Look around, ask everything, stay as long as you like. | ?Add date',
      'Workshop | A small group, a long table, something to take home. | ?Add date',
      'Talk | Time to listen, and to disagree. | ?Add date',
      'Season opening | The first day of the new season. | ?Add date',
    ],
  },
  stats: {
    head: ['In figures', 'Counted'],
    lead: ['Numbers go here once they are yours.'],
    items: [
      'years of doing this | | ?Add',
      'people on the team | | ?Add',
      'jobs finished | | ?Add',
      'cups of coffee | | ?Add',
    ],
  },
  logos: { head: ['In good company', 'People we work with'], lead: ['With their permission, names go here.'] },
  cta: {
    head: ['Shall we begin?', 'Your turn', 'One small step', 'Ready when you are'],
    lead: ['It starts with a few lines. The rest we sort out together.', 'Ask first, decide later.'],
    fields: ['email*'],
    submit: ['Sign up'],
  },
  details: {
    head: ['Good to know', 'The facts', 'Details'],
    lead: ['What people ask first, in one place.', 'Known facts are filled in. The rest waits for you.'],
    items: [
      'What | | ?Add details',
      'Where | | ?Add details',
      'When | | ?Add details',
      'For whom | | ?Add details',
      'Included | | ?Add details',
      'To bring | | ?Add details',
    ],
  },
  episodes: {
    head: ['Latest episodes', 'Start anywhere', 'New to listen to'],
    lead: ['Each one stands alone. Listen in any order.'],
    items: [
      '?Add your newest episode | One or two sentences: what it is about, and why now. | ?Add length',
      '?An episode about a place | A street, a room or a border. | ?Add length',
      '?An episode about a person | Somebody worth an hour. | ?Add length',
      '?An episode about a question | Asked often, answered rarely. | ?Add length',
      '?An episode about a mistake | What went wrong, told by those who were there. | ?Add length',
    ],
    note: ['?Add links to the podcast platforms'],
  },
  posts: {
    head: ['Recent writing', 'Latest articles', 'To read'],
    lead: ['New pieces as they are finished.'],
    items: [
      '?Add the title of your newest piece | Two sentences that make somebody want the third. | ?Add date',
      '?A piece that explains something | How it works, in words for beginners. | ?Add date',
      '?A piece with an opinion | What you think, and why. | ?Add date',
      '?A piece with a list | Five things, seven books, three mistakes. | ?Add date',
      '?A piece from the archive | Still true, worth a second look. | ?Add date',
      '?A guest’s piece | Somebody who knows it better. | ?Add date',
    ],
  },
  download: {
    head: ['Take it with you', 'Download', 'Get it here'],
    lead: ['Choose the version for what you have in front of you.'],
    items: [
      'iPhone | From the App Store. | ?Add link',
      'Android | From Google Play. | ?Add link',
      'Computer | For Mac, Windows and Linux. | ?Add link',
    ],
    note: ['?Add the versions needed'],
  },
  footer: { head: ['{brand}'], lead: ['{A trade}{in place}.'], note: ['?Add imprint and privacy links'] },
  header: { head: ['{brand}'] },
  sidebar: { head: ['{brand}'] },
  toolbar: {
    head: ['Overview'],
    lead: ['Sample data. Connect your own to replace it.'],
    fields: ['select=Period=Last 7 days|Last 28 days|Quarter|Year', 'search'],
    submit: ['Apply'],
  },
  kpis: { head: ['Key figures'], lead: ['Sample data'], note: ['Sample data. Connect your own to replace it.'] },
  chart: { head: ['By week', 'Over time'], lead: ['Sample data'], note: ['Sample data'] },
  table: { head: ['Latest entries'], lead: ['Sample data'], note: ['All entries are sample data.'] },
  auth: {
    head: ['Welcome back to {brand}', 'Sign in to {brand}', '{brand}: pick up where you left'],
    lead: ['Sign in and carry on where you stopped.', 'Your things are where you left them.'],
    fields: ['email*', 'password*', 'checkbox=Remember me on this device'],
    submit: ['Sign in'],
    note: ['First time here? Create an account'],
  },
  cart: { head: ['Your cart'], lead: ['Sample goods and prices'], submit: ['Checkout'] },
  summary: { head: ['Summary'], lead: ['Sample goods and prices'], submit: ['Checkout'], note: ['?Add your tax note'] },
  product: {
    head: ['{brand}'],
    lead: [
      'Simple on the outside, thought through inside. Use it every day and forget that you ever chose it.',
      'Made to be used, not to be looked at. It happens to be good at both.',
    ],
    submit: ['Add to cart'],
    note: ['?Add delivery time and cost'],
  },
  specs: {
    head: ['Specifications', 'The facts'],
    lead: ['Measured values go here once they are final.'],
    items: [
      'Size | | ?Add size',
      'Weight | | ?Add weight',
      'Material | | ?Add material',
      'Colours | | ?Add colours',
      'Care | | ?Add care notes',
      'Made in | | ?Add country',
      'In the box | | ?Add contents',
      'Guarantee | | ?Add guarantee',
    ],
  },
  reviews: {
    head: ['What owners say', 'Lived with for a while'],
    lead: ['Ratings appear with the first review.'],
    fields: ['text=Your name', 'textarea=Your review'],
    submit: ['Send review'],
    note: ['Own one? Write a review'],
  },
  'coming-soon': {
    head: ['{brand} is on its way', '{brand}. Soon.', 'Nearly there: {brand}', '{brand} opens soon'],
    lead: [
      'We are still working on it. Leave your address and you will hear from us once: on the day.',
      'One email, on the day we open. Then we let you be.',
    ],
    fields: ['email*'],
    submit: ['Tell me when'],
    note: ['One email, no more.'],
  },
  component: { head: ['{brand}'] },
}
