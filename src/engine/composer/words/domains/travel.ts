import type { DomainWords } from '../types.ts'

export const travel: DomainWords = {
  domain: 'travel',
  archetype: 'stay',
  nouns: {
    3:
      'travel agency|travel site|tour operator|guided tours|guided hiking holidays|hiking holidays|walking tours|' +
      'city tours|boat tours|whale watching|ski school|surf school|diving school|safari|cruise|travel guide|' +
      'tourism website|tourism|travel planning|trip planner|national park|adventure travel|cycling holidays|' +
      'kayak rental|ski resort|reisebüro|reiseveranstalter|stadtführungen|wanderreisen|tauchschule|agence de voyages|' +
      'randonnées|agencia de viajes|reisebyrå|turoperatør|guidede turer|expeditions',
    2: 'travel|trips|tours|holidays|hiking|destinations|itineraries|reisen|voyage|viajes|reiser|trail|trek|trekking',
    1: 'guide|routes|map|mountains',
  },
  hue: 130,
  tones: ['warm', 'rustic'],
  sections: ['services', 'steps', 'details', 'team', 'faq', 'contact'],
  offers: 'services',
  asks: {
    services: 'tours|tours with dates and difficulty|trips|routes|destinations|destination browsing|touren|reisen',
    details: 'what is included|included',
    team: 'guides',
    booking: 'booking',
  },
  en: {
    trade: 'a travel company',
    offer: 'trips',
    standIn: ['Slow Miles', 'Far Side'],
    cta: [
      'Ask about a trip > contact|booking',
      'See the tours > services|events',
      'What is included > details',
      'Who leads > team',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Slow miles, good company.',
          '{brand}: the long way, on purpose',
          'Pack light, {brand} has the map',
          '{brand}: up by ten, tea by four',
        ],
        lead: [
          '{brand} is {a trade}{in place}. Small groups, honest grades, and something hot at the end of the day.',
          'We know when to start, which side to climb and where the wind will not find your sandwich.',
        ],
      },
      services: {
        head: ['Ways to go', 'Choose by your legs', 'Trips this season'],
        lead: ['Grades are honest. Ask if you are between two.'],
        items: [
          'The gentle one | Grass paths, one short rocky step. A fine first day. | ?Add dates and price',
          'The steady one | Up through woods, lunch with a view, down by the stream. | ?Add dates and price',
          'The airy one | A narrow crest with hands on rock. For calm days. | ?Add dates and price',
          'The long one | Start with a lamp, finish with a lamp. | ?Add dates and price',
          'The coast | Salt, gulls, a ferry that waits. | ?Add dates and price',
          'The town | On foot, between two bakeries. | ?Add dates and price',
          'With children | Short, with treasure. | ?Add dates and price',
        ],
      },
      details: {
        head: ['What we carry', 'Included, and not'],
        lead: ['What we bring, and what should be in your bag.'],
        items: [
          'Guide | | With you all day',
          'Maps and first aid | | In our bag',
          'Beds and breakfast | | ?Add what is included',
          'Lunch | | ?Add what is included',
          'Travel there | | ?Add what is included',
          'From you | | Boots that know your feet',
        ],
      },
      team: {
        head: ['People who read clouds', 'The guides'],
        lead: ['They will tell you when to turn round, and make it feel like a good idea. It usually is.'],
        items: [
          '?Add guide’s name | | ?Add qualification',
          '?Add guide’s name | | ?Add qualification',
          '?Add guide’s name | | ?Add qualification',
        ],
      },
      steps: {
        head: ['How a day goes', 'From alarm to armchair'],
        items: [
          [
            'Start | Early, after porridge.',
            'Climb | Slowly. You should be able to talk.',
            'Sit | Lunch, out of the wind.',
            'Down | By tea, with dry feet if possible.',
          ],
        ],
      },
      contact: {
        head: ['Tell us about your feet', 'Where would you like to go?'],
        lead: ['How far you like to walk, who is coming, and when. A guide answers, not a machine.'],
        fields: [
          'name*',
          'email*',
          'select=Which one?=@offers',
          'number=How many of you?',
          'textarea=Anything we should know',
        ],
        submit: ['Send'],
      },
      faq: {
        items: [
          'How fit do I have to be? | Each trip says. If you are between two, take the easier one.',
          'What if the weather turns? | We turn too. There is always a lower path, and usually a kettle.',
          'How large are groups? | ?Add group size',
          'What should I bring? | Boots that know your feet, a waterproof, one warm layer you trust.',
          'Can I cancel? | ?Add your cancellation terms',
          'Do I travel alone? | You arrive alone. That changes at breakfast.',
        ],
      },
      about: {
        head: ['How we travel'],
        body: [
          [
            '{brand} is {a trade}{in place}. A good day out is mostly small decisions: when to start, which side to climb, when to sit down.',
            'We make them with you, so that you come home able to make them yourself.',
          ],
        ],
      },
      statement: {
        head: ['A good day on the hill is mostly small decisions.', 'Nobody ever asked afterwards how fast you were.'],
      },
      gallery: {
        items: [
          'First light | Boots outside the door.',
          'The pass | Wind.',
          'Lunch | In the lee.',
          'The lake | Cold. Everyone went in.',
          'The ridge | Hold on to your hat.',
          'Evening | Socks by the stove.',
        ],
      },
      booking: {
        head: ['Ask for a place'],
        fields: ['select=Which one?=@offers', 'number=How many of you?*', 'date=When?', 'name*', 'email*', 'message'],
        submit: ['Ask for a place'],
      },
      cta: { head: ['Put the boots by the door', 'Which way up?'], lead: ['Tell us how far you like to walk.'] },
    },
  },
  de: {
    trade: 'ein Reiseveranstalter',
    offer: 'Reisen',
    standIn: ['Langsame Meilen'],
    cta: ['Nach einer Reise fragen > contact|booking', 'Zu den Touren > services|events', 'Was dabei ist > details'],
    parts: {
      hero: {
        head: ['{brand}. Langsam weit kommen.', '{brand}: der lange Weg, mit Absicht'],
        lead: ['{brand} ist {a trade}{in place}. Kleine Gruppen, ehrliche Angaben und abends etwas Heißes.'],
      },
      services: {
        head: ['Wege hinauf', 'Touren der Saison'],
        items: [
          'Die sanfte | Graswege, ein kurzer Felsschritt. | ?Termine und Preis ergänzen',
          'Die stetige | Durch Wald hinauf, am Bach hinunter. | ?Termine und Preis ergänzen',
          'Die luftige | Ein schmaler Grat. Für ruhige Tage. | ?Termine und Preis ergänzen',
          'Die lange | Los mit Lampe, zurück mit Lampe. | ?Termine und Preis ergänzen',
          'Die Küste | Salz, Möwen, Fähre. | ?Termine und Preis ergänzen',
          'Die Stadt | Zu Fuß, zwischen zwei Bäckereien. | ?Termine und Preis ergänzen',
        ],
      },
    },
  },
}
