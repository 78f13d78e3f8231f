import type { DomainWords } from '../types.ts'

export const nursery: DomainWords = {
  domain: 'nursery',
  archetype: 'learn',
  nouns: {
    3:
      'nursery school|nursery|kindergarten|preschool|pre-school|daycare|day care|childcare|forest school|playgroup|' +
      'summer camp|kids club|childminder|kita|kindertagesstätte|waldkindergarten|krippe|tagesmutter|crèche|garderie|' +
      'école maternelle|guardería|escuela infantil|barnehage|babysitter|kids',
    2: 'toddlers|children|kids|parents|kinder|enfants|niños|barn',
    1: 'play|nap',
  },
  hue: 235,
  tones: ['playful', 'warm'],
  sections: ['steps', 'services', 'team', 'pricing', 'contact', 'location'],
  offers: 'services',
  asks: {
    steps: 'our day|tagesablauf',
    services: 'rooms by age|rooms|groups|gruppen',
    pricing: 'fees on request|fees',
    contact: 'visit us form',
  },
  en: {
    trade: 'a nursery school',
    offer: 'days for children',
    standIn: ['Muddy Boots', 'The Little Gate'],
    cta: ['Come and visit > contact|booking', 'See our day > steps|schedule', 'The rooms > services', 'Fees > pricing'],
    parts: {
      hero: {
        head: [
          '{brand}. Small boots, big puddles.',
          '{brand}: home late, muddy, happy',
          'Hands up, {brand}',
          '{brand}: we go outside',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We go outside, we get muddy and we learn a great deal on the way.',
          'A gentle order every day, a coat peg with a picture and somebody who knows how your child falls asleep.',
        ],
      },
      steps: {
        head: ['Our day', 'From hello to home'],
        lead: ['The same gentle order every day, so nobody has to ask what comes next. They ask anyway.'],
        items: [
          [
            'Hello | Coat on the peg with your picture. A proper goodbye at the gate.',
            'Outside | Out in every weather. Sticks, worms and a puddle list.',
            'Lunch | One long table. Everyone pours their own water, mostly.',
            'Rest | A nap, a story or just a blanket.',
            'Make | Paint, clay, blocks. Finished or not, it goes on the wall.',
            'Home | A word about the day at the door.',
          ],
        ],
      },
      services: {
        head: ['One house, a room for every age', 'Rooms by age'],
        lead: ['Children start where it is warm and quiet, and climb when they are ready.'],
        items: [
          'The smallest | Low light, soft corners and one person who knows their sleep. | Babies',
          'In the middle | Room to run and a door straight to the garden. Words arrive by the handful. | Toddlers',
          'The biggest | Ladders, letters and long questions. They plan their own mornings. | Pre-school',
          'Afternoons | For those who are not tired yet. | By agreement',
          'Holidays | When school is out and you are not. | By agreement',
        ],
      },
      pricing: {
        head: ['Fees, in plain numbers', 'What it costs'],
        lead: ['It depends on the room, the days and any funded hours. Tell us those and we send one clear sheet.'],
        items: [
          [
            'Mornings | Until lunch. | ?Add price',
            'Long days | Lunch and a nap included. | ?Add price',
            'Single days | When there is a place. | ?Add price',
          ],
        ],
      },
      contact: {
        head: ['Come on a normal day', 'Come and see us'],
        lead: ['Noisy, busy, paint on the table. Bring your child, and shoes you do not mind.'],
        fields: [
          'name=Your name*',
          'email*',
          'select=Which room?=@offers',
          'date=A day that suits you',
          'radio=What would you like?=A visit|The fee sheet',
          'textarea=Anything we should know?',
        ],
        submit: ['Ask for a visit'],
      },
      booking: { head: ['Come and see us'], submit: ['Ask for a visit'] },
      team: {
        head: ['Who holds their hand', 'Our people'],
        items: [
          '?Add name | | Head of the house',
          '?Add name | | The smallest',
          '?Add name | | The middle room',
          '?Add name | | The biggest',
          '?Add name | | Kitchen',
        ],
      },
      statement: {
        head: ['Mud is only earth that has met somebody interesting.', 'They learn with their knees first.'],
      },
      features: {
        items: [
          'Outside daily | There is no bad weather, only the wrong trousers.',
          'Real food | Cooked here, eaten together.',
          'One key person | Who knows the bear, the blanket and the song.',
          'Slow start | Stay as long as you both need.',
          'Open door | Come in, look, ask.',
          'A word each day | What they ate, who they loved.',
        ],
      },
      faq: {
        items: [
          'How does settling in work? | Slowly. You stay, then you stay less. Your child decides the speed.',
          'Is there a place free? | ?Add how places are given',
          'What should we bring? | Boots, a change of everything, and the bear.',
          'What if my child is ill? | ?Add the rule for sick children',
          'When are you closed? | ?Add closing days',
        ],
      },
      cta: {
        head: ['Come on a normal day', 'Knock at the little gate'],
        lead: ['The best way to know is to stand in the noise for a while.'],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. There is a garden, a long table and a wall that has been painted many times, by shorter people.',
            'We keep the days slow, the groups small and the boots by the door.',
          ],
        ],
      },
      gallery: {
        items: [
          'The pegs | One picture each.',
          'The garden | With a hole. There is always a hole.',
          'The table | After painting.',
          'The corner | For stories.',
          'The boots | By size.',
          'The wall | This week.',
        ],
      },
    },
  },
  de: {
    trade: 'ein Kindergarten',
    offer: 'Kindertage',
    standIn: ['Matschhose'],
    cta: ['Besuch vereinbaren > contact|booking', 'Unser Tag > steps|schedule', 'Die Gruppen > services'],
    parts: {
      hero: {
        head: ['{brand}. Kleine Stiefel, große Pfützen.', '{brand}: wir gehen raus'],
        lead: ['{brand} ist {a trade}{in place}. Wir gehen raus, werden schmutzig und lernen unterwegs eine Menge.'],
      },
      steps: {
        head: ['Unser Tag', 'Von Hallo bis nach Hause'],
        items: [
          [
            'Hallo | Jacke an den Haken mit dem Bild.',
            'Draußen | Bei jedem Wetter.',
            'Mittag | Ein langer Tisch.',
            'Ruhe | Schlafen, zuhören oder nur eine Decke.',
            'Machen | Farbe, Ton, Klötze.',
            'Nach Hause | Ein Wort zum Tag an der Tür.',
          ],
        ],
      },
      services: {
        head: ['Ein Raum für jedes Alter'],
        items: [
          'Die Kleinsten | Gedämpftes Licht, weiche Ecken. | Krippe',
          'In der Mitte | Platz zum Rennen und eine Tür zum Garten. | Kleinkinder',
          'Die Größten | Leitern, Buchstaben, lange Fragen. | Vorschule',
        ],
      },
    },
  },
}
