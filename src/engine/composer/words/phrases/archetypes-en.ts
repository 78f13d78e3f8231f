import type { Archetype, SectionWordings } from '../types.ts'

/** The middle pool in English: what holds for every shop, every practice, every product made of software … */
export const archetypesEn: Partial<Record<Archetype, SectionWordings>> = {
  shop: {
    hero: {
      head: [
        '{brand}. Come in, pick it up.',
        '{brand}: chosen by hand',
        'Good {offer}, gladly sold by {brand}',
        '{brand} keeps the good ones',
      ],
      lead: [
        '{A trade}{in place}. Things you may touch, people you may ask.',
        '{brand} is {a trade}{in place}. We sell what we would give to friends.',
      ],
    },
    features: {
      head: ['Why here', 'What makes it a shop'],
      items: [
        'Chosen one by one | Everything on the shelf has been in our own hands first.',
        'Somebody to ask | We know where it comes from and what it is good for.',
        'Wrapped if you like | Tell us it is a present. Paper and string are behind the counter.',
        'Put aside | Call or write, and we keep it for you until you can come.',
        'Bring it back | Not right after all? Come by and we look at it together.',
        'Ordered for you | Not on the shelf? We ask our makers and tell you when.',
      ],
    },
    steps: {
      head: ['From shelf to you', 'How ordering works'],
      items: [
        [
          'Choose | Here on the page or at the counter.',
          'We check | Somebody looks at it once more before it leaves.',
          'Packed | Paper instead of plastic wherever it holds.',
          'Yours | Collect it, or let it come to you.',
        ],
      ],
    },
    products: {
      head: ['On the shelf now', 'Pick one up', 'In the window'],
      lead: ['A short list that changes. Come back, it will look different.'],
    },
    faq: {
      items: [
        'Can I try before I buy? | Come in and take it in your hand. That is what the shop is for.',
        'Do you send parcels? | ?Add where you deliver and what it costs',
        'Can I bring something back? | ?Add your return terms',
        'Do you have gift vouchers? | ?Add how vouchers work',
        'Can you put something aside? | Yes, leave your name and we keep it at the counter for you.',
        'Do you order things in? | Ask us. If a maker still has it, we try to get it.',
      ],
    },
    hours: {
      head: ['The door is open', 'Light on, door open', 'Come by'],
      lead: ['Come in from the rain. Looking costs nothing.'],
    },
    location: { head: ['Where the door is', 'Find the shop'] },
    contact: {
      head: ['Ask about something', 'Write to the shop'],
      lead: ['A colour, a size, a present for a certain day: ask and we look.'],
    },
    newsletter: {
      head: ['New on the shelf', 'Told first'],
      lead: ['A short letter when something new arrives. Nothing in between.'],
    },
    about: {
      body: [
        [
          '{brand} is {a trade}{in place}. Everything here has been chosen by somebody who uses it at home.',
          'We buy small amounts from people we can call. So the shelf changes, and no two visits look the same.',
        ],
      ],
    },
    statement: {
      head: ['Fewer things, and each of them worth carrying home.', 'A shop is a conversation with shelves.'],
    },
    cta: { head: ['Come in and look', 'Take one home'], lead: ['Or write to us, and we put it aside for you.'] },
  },
  table: {
    hero: {
      head: ['{brand}. Sit down, it is ready.', 'A table at {brand}', '{brand}: come hungry'],
      lead: [
        '{A trade}{in place}. A short card, a full table and nobody in a hurry.',
        '{brand} is {a trade}{in place}. Come hungry, stay a little longer than planned.',
      ],
    },
    features: {
      head: ['How we cook', 'What you can count on'],
      items: [
        'A short card | Few things, so that each of them gets its time.',
        'From near by | We buy where we can ask how it grew.',
        'Made here | From the stock to the last crumb.',
        'Room for all | High chairs, dogs under the table, aunts with allergies: say so and we plan for it.',
        'Late enough | The kitchen does not push you out.',
        'To take along | Most of it travels well. Ask for a box.',
      ],
    },
    steps: {
      head: ['How an evening goes', 'In this order'],
      items: [
        [
          'You book | Or you simply come and try your luck.',
          'We set the table | Bread and water are there before you ask.',
          'You choose | From a short card, with advice if you like.',
          'You stay | Nobody brings the bill before you look for it.',
        ],
      ],
    },
    menu: { head: ['The short, good list', 'On the card', 'What is cooking'] },
    faq: {
      items: [
        'Do I need to book? | For a small table you can try your luck. For an evening that matters, ask for a time.',
        'Do you cook without meat? | Yes, and not as an afterthought. Ask what is on today.',
        'What about allergies? | Tell us when you order. We know what is in it.',
        'Can we come with a group? | ?Add how large a group you can seat',
        'Can I bring my dog? | ?Add whether dogs are welcome',
        'How can I pay? | ?Add the ways to pay',
      ],
    },
    hours: {
      head: ['When the stove is on', 'The kitchen is open', 'Come hungry'],
      lead: ['Last orders go in before the fire goes down.'],
    },
    booking: {
      head: ['Keep us a table', 'Book a table'],
      lead: ['Tell us how many you are and when. We confirm, or offer the next best time.'],
      fields: ['name*', 'phone*', 'people*', 'date*', 'time*', 'message'],
      submit: ['Ask for a table'],
      note: ['It is yours once we have confirmed.'],
    },
    gallery: {
      head: ['The room, the plates'],
      items: [
        'The room | Before the first guests.',
        'The pass | Plates on their way out.',
        'The corner table | Everybody wants it. Ask early.',
        'The bar | Good for one, better for two.',
        'The garden | As long as the evening holds.',
        'The board | What is on today, in chalk.',
      ],
    },
    about: {
      body: [
        [
          '{brand} is {a trade}{in place}. We cook what we like to eat and write it on a short card.',
          'What is not fresh is not on. What is gone is gone, and tomorrow there is something else.',
        ],
      ],
    },
    statement: {
      head: [
        'The best seat in the house is the one you do not want to leave.',
        'Good food is mostly good shopping, and then not getting in its way.',
      ],
    },
    cta: { head: ['Hungry?', 'Your table is nearly set'], lead: ['Book ahead or come by.'] },
    contact: {
      head: ['Talk to the kitchen', 'Ask us'],
      lead: ['A birthday, a large table, a question about the card: write to us.'],
    },
    events: {
      items: [
        'Long table | Everybody at one table, one menu, no reservations needed for the stories. | ?Add date',
        'Wine evening | Six glasses and the people who make them. | ?Add date',
        'Sunday lunch | Starts late, ends later. | ?Add date',
        'Live music | A corner, a guitar, the windows open. | ?Add date',
      ],
    },
  },
  visit: {
    pricing: {
      head: ['What it costs', 'Plain prices'],
      lead: ['You know it before we begin.'],
      items: [
        [
          'Once | One visit, no promise. | ?Add price',
          'Card of five | For those who come back. | ?Add price',
          'Regular | A place of your own. | ?Add price',
        ],
      ],
    },
    hero: {
      head: ['{brand}. Take your time here.', 'In good hands at {brand}', '{brand}: an hour for you'],
      lead: [
        '{A trade}{in place}. We ask first, then we begin.',
        '{brand} is {a trade}{in place}. You get our full attention, and a straight answer.',
      ],
    },
    features: {
      head: ['What you can count on', 'How we treat people'],
      items: [
        'On time | Your time begins when we said it would.',
        'We ask first | What you want, what you do not, what happened last time.',
        'Nothing sold | You hear what helps. You decide what you take.',
        'Calm rooms | One person at a time, and a door that closes.',
        'The same face | Ask for the person you know. We remember you.',
        'Clear prices | You know what it costs before we begin.',
      ],
    },
    steps: {
      head: ['Your first visit', 'How a visit goes'],
      lead: ['So that you know what to expect before you come.'],
      items: [
        [
          'Ask for a time | Here, or on the phone. Say if it is your first visit.',
          'Arrive | Hang up your coat. There is water and a chair.',
          'Talk | We ask, you tell. Nothing begins before it is clear.',
          'Begin | At your pace. Say stop at any point.',
        ],
      ],
    },
    services: {
      head: ['What we do here', 'Choose what you need'],
      lead: ['Not sure which? Ask for a time and we find out together.'],
    },
    faq: {
      items: [
        'Do I need an appointment? | It is safer. Sometimes there is a gap, so ask.',
        'What if I cannot come? | ?Add how late a visit can be cancelled',
        'What should I bring? | Only yourself, and what you want to ask.',
        'It is my first time. Is that a problem? | No. Say so when you book, then we plan a little longer.',
        'What does it cost? | ?Add your prices or how you work them out',
        'How can I pay? | ?Add the ways to pay',
      ],
    },
    hours: { head: ['When we are here', 'Our hours'], lead: ['Appointments outside these hours: ask.'] },
    booking: {
      head: ['Ask for a time', 'Find your hour', 'Book your visit'],
      lead: ['Tell us what you need and when it suits you. We write back with a time.'],
      fields: ['select=What is it about?=@offers', 'date*', 'time', 'name*', 'phone*', 'message'],
      submit: ['Ask for this time'],
      note: ['It is booked once we have confirmed.'],
    },
    team: { head: ['Whose hands', 'Who looks after you'] },
    about: {
      body: [
        [
          '{brand} is {a trade}{in place}. We work with few people at a time, so that nobody is rushed.',
          'If something is not for us, we say so and tell you who can help.',
        ],
      ],
    },
    statement: {
      head: ['Good care begins with a question and a bit of silence.', 'You should leave lighter than you came.'],
    },
    cta: {
      head: ['Find a time that suits', 'Your hour is waiting'],
      lead: ['It takes a minute to ask, and nothing is fixed until we confirm.'],
    },
    contact: {
      head: ['Ask before you come', 'Write to us'],
      lead: ['Questions about a visit, a time or a price: we answer in plain words.'],
    },
    gallery: {
      head: ['The rooms'],
      items: [
        'The door | You will know it when you see it.',
        'The room | Quiet, warm, one at a time.',
        'The tools | Clean, sharp, in their place.',
        'The chair | Where it all happens.',
        'The light | Soft in the morning.',
        'The shelf | What we use ourselves.',
      ],
    },
  },
  expert: {
    hero: {
      head: ['{brand}. Clear advice, in writing.', '{brand}: ask before you sign', 'Straight answers from {brand}'],
      lead: [
        '{A trade}{in place}{for audience}. You hear what we would do, what it costs and what can wait.',
        '{brand} is {a trade}{in place}. We read the papers, say what they mean, and stay until it is done.',
      ],
    },
    features: {
      head: ['How we work for you', 'What you may expect'],
      items: [
        'One person | Whoever meets you also does the work.',
        'In plain words | You get a page you understand, not a file you have to file.',
        'The price first | Agreed in writing before anything starts.',
        'No for an answer | If a case has no chance, you hear it from us first.',
        'Deadlines kept | We write them down, and you see the list.',
        'Discreet | What you tell us stays in the room.',
      ],
    },
    steps: {
      head: ['Step after step', 'From question to answer'],
      items: [
        [
          'Tell us | What it is about, in your words.',
          'We read | The papers, the figures, what was not said.',
          'You get a page | What holds, what does not, what it would cost.',
          'We act | Only when you say so. You always know what comes next.',
        ],
      ],
    },
    services: {
      head: ['What we know well', 'Where we can help'],
      lead: ['A narrow field, known well. For the rest we know good people.'],
    },
    faq: {
      items: [
        'What does the first talk cost? | ?Add what a first meeting costs',
        'What should I bring? | The papers you have, in any order. We sort them together.',
        'How long does it take? | That depends on others too. You get an honest estimate and a note when it changes.',
        'Can we meet online? | ?Add how you meet: in person, by phone, by video',
        'Who will work on it? | The person you talk to at the first meeting.',
        'Is what I tell you confidential? | Yes. Nothing leaves the room without your word.',
      ],
    },
    contact: {
      head: ['Tell us where you stand', 'Start with one question'],
      lead: ['A few lines are enough. No documents yet: we tell you which ones help.'],
      fields: ['name*', 'email*', 'phone', 'select=It is about=@offers', 'message*'],
      submit: ['Send to us', 'Ask us'],
      note: ['Read by us, nobody else.'],
    },
    booking: {
      head: ['Ask for a first meeting', 'Sit down with us'],
      lead: ['Say what it is about and when you can. We suggest a time.'],
      submit: ['Ask for a meeting'],
    },
    team: {
      head: ['You talk to the one who works on it', 'Who takes your case'],
      lead: ['A small office, on purpose.'],
    },
    about: {
      body: [
        [
          '{brand} is {a trade}{in place}. Small, on purpose: the person who meets you is the one who writes, calculates and calls.',
          'We like short answers. When one is not possible, we say why.',
        ],
      ],
    },
    statement: {
      head: [
        'Most trouble begins with a sentence nobody read twice. We read it.',
        'Advice you cannot repeat to somebody else was not advice.',
      ],
    },
    cta: {
      head: ['Ask before you decide', 'One question is enough'],
      lead: ['Describe it in a few lines. We tell you whether we can help.'],
    },
    pricing: {
      items: [
        [
          'First meeting | What it is about, and whether we can help. | ?Add price',
          'One matter | From first letter to last, at a fixed fee. | ?Add price',
          'By the month | Somebody to call before you sign. | ?Add price',
        ],
      ],
      head: ['What it costs', 'Fees, in plain numbers'],
      lead: ['The fee is agreed in writing before we start.'],
    },
  },
  trade: {
    hero: {
      head: ['{brand}. We come and do it.', '{brand}: done, and swept up after', 'Call {brand}. It gets done.'],
      lead: [
        '{A trade}{in place}. We look at it, name a price and come when we said.',
        '{brand} is {a trade}{in place}. Clean work, straight prices and a phone that is answered.',
      ],
    },
    features: {
      head: ['What you can count on', 'How we work'],
      items: [
        'We look first | No price over the phone that doubles on the doorstep.',
        'A written price | What it covers, and what would be extra.',
        'On the day | If we are late, you hear it from us before you look at the clock.',
        'Swept up | We leave the place as we would want to find it.',
        'One crew | The people who start are the people who finish.',
        'Still there later | If something settles, creaks or drips, call.',
      ],
    },
    steps: {
      head: ['From call to done', 'How a job goes'],
      items: [
        [
          'You call | Or send a few lines and a photo.',
          'We look | On site, with a tape measure and time for questions.',
          'You get a price | In writing. You decide in peace.',
          'We do it | On the agreed day, and clean up after.',
        ],
      ],
    },
    services: {
      head: ['What we take on', 'Jobs we do'],
      lead: ['Large and small. If it is not for us, we tell you who does it well.'],
    },
    gallery: {
      head: ['Jobs done', 'Before, after'],
      items: [
        'Before | As we found it.',
        'During | Dust sheets, boots, radio.',
        'After | The same corner, a week on.',
        'The detail | Nobody sees it. We do.',
        'Outside | In working weather.',
        'Handover | Keys back on the hook.',
      ],
    },
    faq: {
      items: [
        'Do you come out to look? | Yes. A price without looking is a guess.',
        'What does a quote cost? | ?Add whether the first visit is free',
        'How soon can you start? | ?Add your usual waiting time',
        'Where do you work? | ?Add your service area',
        'Do you clean up? | Of course. It is part of the job.',
        'What if something is wrong later? | Call us. We come back and put it right.',
      ],
    },
    contact: {
      head: ['Tell us about the job', 'Describe it, we come'],
      lead: ['What needs doing, where, and by when. A photo helps.'],
      fields: ['name*', 'phone*', 'email', 'select=What needs doing?=@offers', 'message*'],
      submit: ['Ask for a visit', 'Send the job'],
      note: ['We call back to fix a time.'],
    },
    booking: {
      head: ['Ask for a visit', 'When shall we come?'],
      lead: ['Say what needs doing and which days suit you.'],
      fields: ['select=What needs doing?=@offers', 'date*', 'text=Street and town', 'name*', 'phone*', 'message'],
      submit: ['Ask for a visit'],
    },
    location: { head: ['Where we work'], lead: ['Further away? Ask. For the right job we drive.'] },
    about: {
      body: [
        [
          '{brand} is {a trade}{in place}. We have learned the work with our hands and still do it that way.',
          'We take one job at a time and finish it. That keeps the calendar honest.',
        ],
      ],
    },
    statement: {
      head: ['You hear good work: it is the sound of nothing rattling.', 'Measure twice, cut once, sweep up.'],
    },
    cta: {
      head: ['Got a job for us?', 'Tell us what is broken'],
      lead: ['A few lines and a photo. We come and look.'],
    },
    pricing: {
      items: [
        [
          'Small job | An hour or two, one pair of hands. | ?Add price',
          'A day | A crew, a van, everything along. | ?Add price',
          'Larger job | We look at it first and write it down. | ?Add price',
        ],
      ],
      head: ['What it costs', 'Straight prices'],
      lead: ['For the usual jobs. Everything else gets a written quote.'],
    },
  },
  digital: {
    hero: {
      head: [
        '{brand}: less clicking, more done',
        'Get on with it. {brand} keeps track.',
        '{brand} does the dull part',
        'You work. {brand} remembers.',
        '{brand}, and it is off your list',
      ],
      lead: [
        '{brand} is {a trade}{for audience}. Open it, do the thing, close it again.',
        '{A trade}{for audience}. It does a few things, and it does them without asking twice.',
        'Everything in one place, in the order you need it. Nothing you have to learn first.',
      ],
    },
    features: {
      head: ['What it does', 'Made for everyday work', 'The useful parts', 'A few things, done well'],
      lead: [
        'Each of these replaces a note on your screen.',
        'You will use most of them every day. That is why they are here.',
      ],
      items: [
        'Start at once | A short set-up, then it works. No course to take first.',
        'Find everything | One search field that looks everywhere you would have looked.',
        'Work together | Everybody sees the same state. Nobody asks for the latest file.',
        'On every screen | The same on the phone, the tablet and the big monitor.',
        'See what changed | Who did what, and when. One click takes it back.',
        'Quiet by default | It tells you what matters and keeps the rest to itself.',
        'Take your data along | Export everything, at any time, in formats others can read.',
        'Roles that make sense | Who may look, who may change, who may invite.',
      ],
    },
    steps: {
      head: ['A few minutes to start', 'How it works'],
      items: [
        [
          'Sign up | An email address is enough to look around.',
          'Bring what you have | Import a list, or begin with an empty page.',
          'Invite the others | Send a link. They see what you want them to see.',
          'Carry on | From now on it is simply there.',
        ],
        [
          'Open it | In the browser or on the phone.',
          'Do the thing | One screen for one job.',
          'Close it | It has been saved all along.',
        ],
      ],
    },
    pricing: {
      head: ['Prices that fit on a napkin', 'Plain prices', 'Pick by size'],
      lead: ['Pay by the month. Change up or down when things change.'],
      items: [
        [
          'Solo | For one person and what is on the desk. | ?Add price',
          'Team | For a few people who share the work. | ?Add price',
          'Company | For many people, with roles and rules. | ?Add price',
        ],
        [
          'Start | To try it on a real task. | ?Add price',
          'Work | For every day. | ?Add price',
          'Scale | For when it has become important. | ?Add price',
        ],
      ],
    },
    faq: {
      items: [
        'Do I have to install anything? | ?Add where it runs: browser, phone, desktop',
        'Can I bring my old data? | ?Add which files can be imported',
        'Where is my data kept? | ?Add country and company that hosts it',
        'Can I change my plan later? | Yes, up or down, from the settings.',
        'Can I leave? | At any time. You take your data with you.',
        'Is there somebody to ask? | Yes. Write to us and a person answers.',
        'Does it work on a phone? | The page you see adapts to every screen, and so does the product.',
      ],
    },
    about: {
      head: ['Why {brand} exists', 'The idea behind {brand}'],
      body: [
        [
          '{brand} is {a trade}{for audience}. It began with a task that took longer than it should.',
          'We leave things out on purpose. What is left has to be right, every day, for people who have other work to do.',
        ],
      ],
    },
    statement: {
      head: [
        'Good software is like a good drawer: you open it, it is there, you close it.',
        'A tool should be finished with you before you are tired of it.',
        'Hide nothing behind a chart that nobody can check.',
      ],
      lead: ['Open any number and see what it is made of.'],
    },
    cta: {
      head: ['Start with one real task', 'Try it on today’s work', 'Open it and see'],
      lead: ['No course, no call. Sign up, do one thing, then decide.'],
      fields: ['email*', 'radio=Your plan=@plans'],
      submit: ['Sign up', 'Open an account'],
      note: ['By signing up you accept the terms and the privacy notice.'],
    },
    contact: {
      head: ['Ask a person', 'Write to us'],
      lead: ['Questions, bugs, wishes. Somebody who works on it reads them.'],
    },
    newsletter: {
      head: ['What is new in {brand}', 'Told when it ships'],
      lead: ['A short note when something useful changes.'],
    },
    gallery: {
      head: ['A look inside', 'The screens'],
      lead: ['Drawn after the real thing, with example data.'],
      items: [
        'The overview | What is open, what is next.',
        'The detail | One thing, everything about it.',
        'The search | Type three letters.',
        'The settings | One page, in plain words.',
        'The phone | The same, for one thumb.',
        'The export | Yours to keep.',
      ],
    },
    download: { head: ['Get {brand}', 'Take it along'] },
    stats: {
      items: [
        'teams using it | | ?Add',
        'countries | | ?Add',
        'tasks finished | | ?Add',
        'hours saved a week | | ?Add',
      ],
    },
  },
  event: {
    hero: {
      head: ['{brand}. Be there.', '{brand}: save the date', 'See you at {brand}'],
      lead: [
        '{A trade}{in place}. Come early, stay until the lights go on.',
        'The dates, the people and the way there. Everything else happens on the day.',
      ],
    },
    features: {
      head: ['Why come', 'What to expect'],
      items: [
        'Real people | You will talk to more of them than you planned.',
        'One place | Everything within a short walk.',
        'Good breaks | Long enough to eat and to finish a sentence.',
        'Something to do | Not only chairs in rows.',
        'Room for questions | The best part of most evenings.',
        'For newcomers | You need not know anybody. That changes quickly.',
      ],
    },
    schedule: {
      head: ['What happens when', 'The programme', 'From doors to last song'],
      lead: ['A draft. Times and names may move until it is final.'],
    },
    team: { head: ['Who is coming', 'On stage'], lead: ['Names follow as each one confirms.'] },
    pricing: {
      head: ['Tickets', 'Ways in'],
      lead: ['If money is the obstacle, write to us. We keep a few places back.'],
      note: ['?Add where tickets are sold'],
      items: [
        [
          'Day | One day, everything on it. | ?Add price',
          'All days | From the first note to the last. | ?Add price',
          'Under eighteen | With a grown-up at hand. | ?Add price',
        ],
        [
          'Early | For those who already know. | ?Add price',
          'Regular | For those who still have to ask. | ?Add price',
          'Supporter | Pays a seat for somebody else. | ?Add price',
        ],
      ],
    },
    location: {
      head: ['The way there', 'Where it happens'],
      lead: ['Come by train or bike if you can. Parking is always the longest queue.'],
    },
    faq: {
      items: [
        'Where do I get tickets? | ?Add where tickets are sold',
        'Can I give my ticket to somebody else? | Yes. Write to us with both names.',
        'Is there food? | ?Add what there is to eat and drink',
        'Is it accessible? | ?Add step-free access, seating and toilets',
        'Can I bring children? | ?Add age limits and prices for children',
        'What if it rains? | ?Add what happens in bad weather',
      ],
    },
    cta: {
      head: ['Save your place', 'Put it in the calendar'],
      lead: ['Leave your address. We write when tickets open.'],
      fields: ['email*'],
      submit: ['Tell me'],
    },
    newsletter: {
      head: ['Told when it opens', 'First to know'],
      lead: ['Two or three letters before it starts. Then silence.'],
    },
    about: {
      body: [
        [
          '{brand} is {a trade}{in place}. It is made by people who wanted to go to something like this and could not find it.',
          'We would rather be small and good. So bring somebody you like and leave the lanyard at home.',
        ],
      ],
    },
    statement: {
      head: [
        'The best conversations start in the queue for coffee.',
        'Come for the programme. Stay for the people next to you.',
      ],
    },
    contact: {
      head: ['Ask the people who make it', 'Write to us'],
      lead: ['Tickets, press, volunteering, lost scarves: one address for all.'],
    },
    logos: { head: ['Made possible by', 'With help from'] },
    details: {
      head: ['Before you come'],
      items: [
        'When | | ?Add date',
        'Where | | ?Add place',
        'Doors | | ?Add time',
        'Tickets | | ?Add where to get them',
        'Food | | ?Add what there is',
        'Access | | ?Add step-free access',
      ],
    },
  },
  media: {
    hero: {
      head: ['{brand}. Told slowly.', '{brand}: start anywhere', 'New from {brand}'],
      lead: [
        '{A trade}{for audience}. One thing at a time, all the way through.',
        'Pick one and start. You need not know what came before.',
      ],
    },
    features: {
      head: ['What it is about', 'What you will find'],
      items: [
        'One subject | Each piece stays with one thing until it is understood.',
        'Checked | What we say has a source, and mistakes are corrected out loud.',
        'No noise | Nothing shouts at you between the parts.',
        'In your time | Short ones for the bus, long ones for the kitchen.',
        'For newcomers | Words are explained the first time they appear.',
        'Free to share | Send it to somebody who would like it.',
      ],
    },
    about: {
      head: ['What this is', 'Why we make it'],
      body: [
        [
          '{brand} is {a trade}{for audience}. It looks at what is usually passed over and stays with it a little longer.',
          'We ask small questions, since the large ones have been answered too often.',
        ],
      ],
    },
    newsletter: {
      head: ['Notes in between', 'By post, so to speak'],
      lead: ['What did not fit, what we got wrong, and what comes next.'],
    },
    team: { head: ['Whose voice', 'Who makes it'] },
    contact: {
      head: ['Write to us', 'Tell us a story'],
      lead: ['Corrections, ideas, old letters from your attic: all welcome.'],
    },
    statement: {
      head: [
        'Most of it happened between the headlines.',
        'If it can be said in one sentence, we use the rest of the time for the second.',
      ],
    },
    cta: { head: ['Start with one', 'Follow along'], lead: ['New ones then arrive by themselves.'] },
    faq: {
      items: [
        'How often is there something new? | ?Add how often you publish',
        'Where can I follow? | ?Add links to the platforms',
        'May I use a part of it? | Quote it with the name. For more, write to us.',
        'Can I suggest a subject? | Please do. The best ones came by email.',
        'Who pays for this? | ?Add how it is financed',
      ],
    },
  },
  cause: {
    hero: {
      head: ['{brand}. Hands wanted.', '{brand}: come and help', 'Do something with {brand}'],
      lead: [
        '{A trade}{in place}. We meet, we do it, we tell you what came of it.',
        '{brand} is {a trade}{in place}. You need no training, only some time.',
      ],
    },
    features: {
      head: ['What we do', 'How it helps'],
      items: [
        'We start small | One street, one stretch, one family. Then the next.',
        'Everybody can help | With hands, with time, with money, with a van.',
        'You see where it goes | We write down what came in and what was done with it.',
        'Together with others | Nobody needs the same work done twice.',
        'All year | Not only when the cameras come.',
        'Open books | Ask, and we show you the figures.',
      ],
    },
    steps: {
      head: ['How to join in', 'Your first day with us'],
      items: [
        [
          'Say hello | Write to us or come by. No form to begin with.',
          'Come along | To one of the next days. Somebody shows you what to do.',
          'Find your part | A lot, a little, now and then. All of it counts.',
          'Stay | Or tell a friend. That helps too.',
        ],
      ],
    },
    subscription: {
      items: [
        'You join | With a name and an address.',
        'We tell you | What came of it, in plain figures.',
        'You leave | Whenever you like, without a reason.',
      ],
      head: ['Become a member', 'Stand with us'],
      lead: ['Your membership pays for what cannot be done by hand.'],
      fields: ['radio=Membership=For one|Family|Supporting', 'name*', 'email*', 'text=Address'],
      submit: ['Become a member'],
      note: ['?Add membership fees and notice'],
    },
    details: {
      head: ['Ways to give'],
      lead: ['Every bit becomes something you can see.'],
      items: [
        'Bank transfer | | ?Add account details',
        'Online | | ?Add a link',
        'Things we need | | ?Add what is useful',
        'Receipt | | ?Add how donors get a receipt',
        'Questions | | ?Add who answers them',
      ],
    },
    events: { head: ['Next dates', 'Come along'], lead: ['Bring gloves, or borrow ours.'] },
    contact: {
      head: ['Lend a hand', 'Write to us'],
      lead: ['Tell us what you can do and when. We find the place for it.'],
      fields: [
        'name*',
        'email*',
        'select=I would like to=Help on a day|Become a member|Give something|Ask a question',
        'message',
      ],
      submit: ['Count me in'],
    },
    faq: {
      items: [
        'Do I need experience? | No. Somebody shows you, and the rest is practice.',
        'How much time does it take? | As much as you have. One morning helps.',
        'Where does the money go? | ?Add a link to your accounts',
        'Do I get a receipt? | ?Add how receipts for donations work',
        'Can I bring my children? | ?Add from what age children can join',
        'Can my company help? | Yes. Write to us and we find a day.',
      ],
    },
    about: {
      body: [
        [
          '{brand} is {a trade}{in place}. We saw something that needed doing and did not want to wait for somebody else.',
          'You need not sign anything to come along. Most people come once to look, and then again.',
        ],
      ],
    },
    statement: {
      head: [
        'Nobody can do everything. So everybody does a piece.',
        'It looked impossible from the car. On foot it was a morning.',
      ],
    },
    cta: {
      head: ['Come along once', 'We need your hands'],
      lead: ['One morning is enough to see whether it is for you.'],
    },
    team: { head: ['Who keeps it going', 'The people'] },
    stats: {
      head: ['What came of it'],
      items: ['volunteers | | ?Add', 'days together | | ?Add', 'given last year | | ?Add', 'years running | | ?Add'],
    },
  },
  work: {
    hero: {
      head: ['{brand}. Look first, then talk.', '{brand}: the work', 'Made by {brand}'],
      lead: [
        '{A trade}{in place}. A few pieces of work, and how they came about.',
        'Selected work, plainly shown. If it looks like you, write to me.',
      ],
    },
    features: {
      head: ['How I work', 'What you get'],
      items: [
        'One idea | Found first, then drawn. Not the other way round.',
        'Sketches early | You see it while it can still be changed.',
        'Few rounds | Because we talked properly at the start.',
        'Everything tidy | Files named, rights clear, handed over once.',
        'On site | I like to see the place before I say anything.',
        'On time | The date on the offer is the date.',
      ],
    },
    gallery: {
      head: ['Selected work', 'A few pieces', 'Look around'],
      lead: ['Drawings hold the place until your pictures hang here.'],
      items: [
        'First piece | The one people ask about. | ?Add client and year',
        'Second piece | Small, and it took longest. | ?Add client and year',
        'Third piece | Done in a week, and it shows, in a good way. | ?Add client and year',
        'Fourth piece | Never built, still a favourite. | ?Add client and year',
        'Fifth piece | Quiet on purpose. | ?Add client and year',
        'Sixth piece | The loud one. | ?Add client and year',
      ],
    },
    services: { head: ['What I can do for you', 'Ask me for this'] },
    steps: {
      head: ['How a piece comes about', 'From first word to print'],
      items: [
        [
          'Listen | You talk, I ask short questions and write down your exact words.',
          'Reduce | Cut until one idea is left. You see it on a single sheet.',
          'Make | Now it gets drawn, built or shot.',
          'Hand over | With everything you need to go on without me.',
        ],
      ],
    },
    about: {
      head: ['About {brand}', 'In short'],
      body: [
        [
          '{brand} is {a trade}{in place}. The best days begin with a good question and end with fewer things on the table.',
          'The work here was made with people who knew what they wanted to say, and let it be said simply.',
        ],
      ],
    },
    contact: {
      head: ['Tell me about it', 'Start something'],
      lead: ['What is it, when is it, and what should be different afterwards?'],
      fields: ['name*', 'email*', 'message*'],
      submit: ['Send it'],
    },
    statement: { head: ['Say one thing. Say it plainly.', 'The hardest part is deciding what to leave out.'] },
    cta: { head: ['Something in mind?', 'Shall we talk?'], lead: ['One sentence is enough to start.'] },
    faq: {
      items: [
        'How do we start? | With a conversation. Bring the problem, not the solution.',
        'What does it cost? | ?Add how you work out a price',
        'How long does it take? | ?Add usual times',
        'Do you travel? | ?Add where you work',
        'Who owns the result? | ?Add how rights are handled',
      ],
    },
    pricing: {
      head: ['What it costs', 'Packages'],
      lead: ['Every job has a different length. Tell me yours and you get a price that fits it.'],
    },
    testimonials: { head: ['What clients say', 'From the other side of the table'] },
  },
  stay: {
    hero: {
      head: ['{brand}. Stay a while.', '{brand}: leave the clock at home', 'A few days with {brand}'],
      lead: [
        '{A trade}{in place}. Arrive, put down your bag, look out of the window.',
        '{brand} is {a trade}{in place}. Few people, good beds and somebody who knows the way.',
      ],
    },
    features: {
      head: ['What is here', 'What comes with it'],
      items: [
        'Quiet at night | Windows that close, and nobody who shouts below.',
        'A good breakfast | Until you are up, not until a clock says so.',
        'Somebody to ask | Where to walk, where to eat, when the light is best.',
        'Easy to reach | And easy to forget how you got here.',
        'Room for bags | Early or late, leave them with us.',
        'Small on purpose | You will not queue for anything.',
      ],
    },
    products: { head: ['Where you sleep', 'Choose your room'] },
    steps: {
      head: ['How it goes', 'From question to arrival'],
      items: [
        [
          'Ask | Say when, and how many you are.',
          'We answer | With what is free and what it costs.',
          'You confirm | Only then it is booked.',
          'You arrive | The kettle is on.',
        ],
      ],
    },
    booking: {
      head: ['Ask for your dates', 'When will you come?'],
      lead: ['A request, not yet a booking. We answer with what is free and what it costs.'],
      fields: ['date=Arrival*', 'date=Departure*', 'people*', 'name*', 'email*', 'message'],
      submit: ['Ask for these days'],
      note: ['It is booked once you have confirmed.'],
    },
    location: { head: ['Where we are', 'The way here'], lead: ['The last part is best walked.'] },
    faq: {
      items: [
        'When can I arrive? | ?Add check-in and check-out times',
        'Is breakfast included? | ?Add whether breakfast is included',
        'Are dogs welcome? | ?Add whether dogs can stay',
        'Can I cancel? | ?Add your cancellation terms',
        'Is there parking? | ?Add where to park',
        'Is it accessible? | ?Add step-free access and lift',
      ],
    },
    about: {
      body: [
        [
          '{brand} is {a trade}{in place}. We made the place we look for when we travel ourselves.',
          'There is not much to do here, in the best sense. Ask us anyway: we know where to go.',
        ],
      ],
    },
    statement: {
      head: [
        'The best view is the one you had forgotten by breakfast and see again.',
        'Travel slowly. You will arrive with more.',
      ],
    },
    gallery: {
      head: ['Have a look round'],
      items: [
        'The house | As you come up the path.',
        'A room | Window to the quiet side.',
        'Breakfast | Bread, butter, no hurry.',
        'The garden | Chairs for those who came to read.',
        'The stairs | Older than all of us.',
        'The view | In the last light.',
      ],
    },
    cta: { head: ['Come and stay', 'Pick your days'], lead: ['Ask for your dates. It costs nothing to ask.'] },
    contact: {
      head: ['Ask us anything', 'Write to us'],
      lead: ['How far, how quiet, how many steps: we know every one of them.'],
    },
    team: { head: ['Who opens the door'] },
  },
  learn: {
    hero: {
      head: ['{brand}. Learn it by doing it.', '{brand}: start where you are', 'Begin with {brand}'],
      lead: [
        '{A trade}{in place}{for audience}. Small groups, plain words and plenty of practice.',
        '{brand} is {a trade}{in place}. You begin where you are, and nobody laughs at the first attempt.',
      ],
    },
    features: {
      head: ['How you will learn', 'What it is like'],
      items: [
        'By doing | You try it in the first hour.',
        'In small groups | Everybody gets looked at, in a good way.',
        'From people who do it | They teach what they use.',
        'At your pace | Repeat what you like. Skip what you know.',
        'Questions welcome | The silly one helps the whole room.',
        'Something to show | You leave with a thing you made.',
      ],
    },
    steps: {
      head: ['How it goes', 'From first day to last'],
      items: [
        [
          'Look in | Come and watch, or read what it is about.',
          'Enrol | Say what you know already. We find the right start.',
          'Practise | A little every week beats a lot once.',
          'Show it | At the end there is something to see.',
        ],
      ],
    },
    services: {
      head: ['What you can learn', 'Courses'],
      lead: ['Begin with the first one, or talk to us about where to start.'],
    },
    pricing: {
      items: [
        [
          'Single lesson | To find out whether you like it. | ?Add price',
          'One course | From the first to the last evening. | ?Add price',
          'The year | For those who already know that they do. | ?Add price',
        ],
      ],
      head: ['What it costs', 'Fees, plainly'],
      lead: ['Ask us if the price is the only thing in the way.'],
    },
    faq: {
      items: [
        'Do I need to know anything before? | No. The first lesson begins at the beginning.',
        'What if I miss a lesson? | ?Add how missed lessons can be made up',
        'How large are the groups? | ?Add the size of a group',
        'Is there a certificate? | ?Add whether there is a certificate',
        'Can I try it first? | ?Add whether there is a trial lesson',
        'What should I bring? | Something to write with. The rest is here.',
      ],
    },
    contact: {
      head: ['Ask about a place', 'Write to us'],
      lead: ['Which course, which day, which level: ask, and we find out together.'],
    },
    booking: {
      head: ['Save a place', 'Enrol'],
      lead: ['Tell us which one and a little about you. We confirm by email.'],
      fields: ['select=Which one?=@offers', 'name*', 'email*', 'message'],
      submit: ['Save my place'],
    },
    about: {
      body: [
        [
          '{brand} is {a trade}{in place}. We teach things that can be learned with the hands, the head and some patience.',
          'Nobody is too late. Some of our best began because their children did.',
        ],
      ],
    },
    statement: {
      head: [
        'You learn it on the third try. The first two are part of it.',
        'A good teacher is somebody who still remembers not knowing.',
      ],
    },
    cta: { head: ['Start with lesson one', 'Come and try'], lead: ['Ask for a place, or come and watch first.'] },
    team: { head: ['Who teaches', 'Your teachers'], lead: ['They do it themselves, and like to show how.'] },
    schedule: { head: ['The week', 'When it happens'], lead: ['A sample week. Replace days and times with your own.'] },
  },
}
