import type { DomainWords } from '../types.ts'

export const pets: DomainWords = {
  domain: 'pets',
  archetype: 'visit',
  nouns: {
    3:
      'dog walking business|dog walking service|dog walking|dog walker|dog training|dog school|dog groomer|' +
      'dog grooming|pet grooming|pet shop|pet store|pet sitter|pet sitting|cat café|cat hotel|cattery|kennel|' +
      'veterinary clinic|veterinarian|vet practice|veterinary practice|veterinary surgery|animal clinic|vet|' +
      'animal shelter|horse riding|riding school|stables|hundeschule|hundesalon|tierarztpraxis|tierarzt|tierheim|' +
      'hundepension|reitschule|vétérinaire|toiletteur|veterinario|peluquería canina|dyrlege|hundeskole',
    2: 'dogs|dog|cats|cat|pets|pet|puppy|hund|hunde|katzen|chien|chat|perro|gato|horses',
    1: 'animals|walks',
  },
  hue: 140,
  tones: ['playful', 'warm'],
  sections: ['services', 'steps', 'pricing', 'booking', 'about', 'faq', 'location'],
  offers: 'services',
  asks: { services: 'walks|walking services', location: 'areas we cover' },
  en: {
    trade: 'a service for animals',
    offer: 'walks',
    standIn: ['Good Dog', 'Four Paws Down'],
    cta: ['Book a walk > booking', 'What we do > services', 'Prices > pricing', 'Say hello > contact'],
    parts: {
      hero: {
        head: [
          '{brand}. Lead on.',
          '{brand}: home tired, tail up',
          'You work. {brand} walks.',
          '{brand}: sticks included',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We fetch, we walk, we bring them back tired and mostly clean.',
          'Two legs, four legs, any weather. You get a photo and a quiet evening.',
        ],
      },
      services: {
        head: ['What we do', 'Walks and the rest', 'Ways to spend the day'],
        lead: ['First we meet, on your doorstep, with biscuits.'],
        items: [
          'Group walk | A few friends, a long loop, one big sleep. | ?Add price',
          'Solo walk | For those who like people better than dogs. | ?Add price',
          'Puppy visit | Out, in, a cuddle, and the floor checked. | ?Add price',
          'Day out | Woods, water, a towel at the end. | ?Add price',
          'Overnight | Their basket, our sofa. | ?Add price',
          'Old bones | Slow, short, every lamp post read. | ?Add price',
          'Cats too | Food, fresh litter, and left alone if preferred. | ?Add price',
        ],
      },
      steps: {
        head: ['How it goes', 'From first sniff to first walk'],
        items: [
          [
            'Meet | At your place. We sniff each other.',
            'Try | One short walk together, so nobody worries.',
            'Walk | Picked up, walked, rinsed, returned.',
            'Hear | A photo and a line about what was rolled in.',
          ],
        ],
      },
      booking: {
        head: ['Book a walk', 'When shall we ring?'],
        lead: ['Tell us who we are walking and what they think of squirrels.'],
        fields: [
          'select=What do you need?=@offers',
          'text=Name and breed',
          'date=From when*',
          'name=Your name*',
          'phone*',
          'message=Habits, fears, favourite stick',
        ],
        submit: ['Ask for a walk'],
        note: ['We come for a first sniff before anything is fixed.'],
      },
      about: {
        head: ['Who holds the lead', 'Two legs of the team'],
        body: [
          [
            '{brand} is {a trade}{in place}. We walk in small groups and know every puddle by name.',
            'Your key hangs in a locked box without an address. Your dog hangs out with us.',
          ],
        ],
      },
      statement: {
        head: ['A tired dog is a good dog. A wet one is ours too.', 'They count the hours. We count the sticks.'],
      },
      faq: {
        items: [
          'How many dogs walk together? | ?Add the size of a group',
          'What if it rains? | Then we get wet, and they get rinsed.',
          'My dog pulls. | Most do. We have arms, and patience.',
          'Are you insured? | ?Add your insurance',
          'Where do you walk? | ?Add the area you cover',
          'Do you have a key to my house? | Only if you want us to. It is kept without a name or address.',
        ],
      },
      cta: { head: ['Who needs a walk?', 'Grab your lead'], lead: ['We come by for a first sniff. It costs nothing.'] },
      gallery: {
        items: [
          'Before | Clean.',
          'During | Airborne.',
          'After | Not clean.',
          'The lake | Everyone in.',
          'The stick | Too large.',
          'Home | Asleep by the door.',
        ],
      },
      team: {
        head: ['Who holds the lead'],
        items: [
          '?Add name | | Long legs, long walks',
          '?Add name | | Puppies',
          '?Add name | | Old and slow ones',
          '?Add name | | Cats',
        ],
      },
      hours: { head: ['When we are out'] },
      contact: {
        head: ['Say hello', 'Tell us about them'],
        lead: ['Name, age, habits, enemies. We write back with a time to meet.'],
      },
    },
    variants: [
      {
        when: 'vet|vets|veterinary|veterinarian',
        cta: ['Ask for an appointment > booking', 'What we do > services', 'Prices > pricing', 'Say hello > contact'],
        parts: {
          hero: {
            head: [
              '{brand}. Table or floor, as they like.',
              '{brand}: we speak dog, cat and owner',
              'Brave paws at {brand}',
            ],
            lead: [
              '{brand} is {a trade}{in place}. We look, explain and tell you what can wait until the vaccination.',
              'Biscuits first, stethoscope second. You hear what it is and what it costs.',
            ],
          },
          services: {
            head: ['What we treat', 'From ears to tail'],
            lead: ['Not sure if it is urgent? Call and describe it.'],
            items: [
              'Check-up | Ears, teeth, heart, weight. A list for next year.',
              'Vaccinations | Looked up, given, written down.',
              'Surgery | Explained before, called after.',
              'Teeth | They hide pain. Teeth do not.',
              'Emergencies | Call on the way, we open the door.',
              'Old animals | Slow talks, soft floors.',
              'Small ones | Rabbits, guinea pigs, the occasional hen.',
            ],
          },
          steps: {
            items: [
              [
                'Call | Describe what you see.',
                'Come in | Separate corners for cats and dogs.',
                'Look | On the table or on the floor.',
                'Go home | With a plan on paper.',
              ],
            ],
          },
          team: {
            head: ['Who holds the paw'],
            items: ['?Add name | | Vet', '?Add name | | Surgery', '?Add name | | Reception', '?Add name | | Nurse'],
          },
          booking: {
            head: ['Ask for an appointment'],
            lead: ['Tell us who it is and what you see. In an emergency, please call.'],
            fields: [
              'select=What is it about?=@offers',
              'text=Name and kind of animal',
              'date=Preferred day*',
              'name=Your name*',
              'phone*',
              'message=What do you see?',
            ],
            submit: ['Ask for an appointment'],
            note: ['It counts once we have confirmed it.'],
          },
          about: {
            head: ['About the practice'],
            body: [
              [
                '{brand} is {a trade}{in place}. We take the time that a frightened animal needs.',
                'What can be left alone is left alone. What cannot, we start today.',
              ],
            ],
          },
          statement: { head: ['They cannot say where it hurts. So we look at everything.'] },
          cta: {
            head: ['Something not right?', 'Come by with them'],
            lead: ['Describe it in a line. We tell you whether it can wait.'],
          },
          faq: {
            items: [
              'Is it an emergency? | If you are asking, call. We would rather hear it early.',
              'What does it cost? | ?Add your prices or how they are worked out',
              'Do you come to the house? | ?Add whether you make house calls',
              'My cat hates the box. | Most do. Leave it open for a week, with a blanket.',
              'Which animals do you treat? | ?Add which animals you treat',
            ],
          },
        },
      },
      {
        when: 'groom*',
        cta: ['Book a wash and cut > booking', 'What we do > services', 'Prices > pricing', 'Say hello > contact'],
        parts: {
          hero: {
            head: ['{brand}. Washed, brushed, proud.', '{brand}: in muddy, out fluffy', 'Sit, stay, {brand}'],
            lead: ['{brand} is {a trade}{in place}. Warm water, patient hands and no rush with the dryer.'],
          },
          booking: {
            head: ['Book a wash and cut'],
            lead: ['Tell us size, coat and temper, and we keep enough time free.'],
            submit: ['Ask for an appointment'],
            fields: [
              'select=What do you need?=@offers',
              'text=Name and breed',
              'date=Preferred day*',
              'name=Your name*',
              'phone*',
              'textarea=What we should know',
            ],
          },
          services: {
            head: ['Wash and cut', 'What we do'],
            lead: ['Nervous ones get a second appointment just to sniff.'],
            items: [
              'Wash and brush | Warm water, mild soap, a towel hug. | ?Add price',
              'Full cut | By breed or by mood. | ?Add price',
              'Nails | Quick, with a biscuit. | ?Add price',
              'Undercoat | A second dog comes off. | ?Add price',
              'First visit | Short, for puppies. | ?Add price',
              'Ears and eyes | Looked at, cleaned. | ?Add price',
            ],
          },
          steps: {
            items: [
              [
                'Arrive | Sniff the room first.',
                'Look | Coat, skin, temper.',
                'Wash and cut | In breaks, if needed.',
                'Go | Fluffy, and knowing it.',
              ],
            ],
          },
          about: {
            head: ['Who holds the brush'],
            body: [
              [
                '{brand} is {a trade}{in place}. One animal at a time, so nobody has to wait in a cage.',
                'If they have had enough, we stop and finish another day.',
              ],
            ],
          },
          statement: { head: ['A good cut is one they do not notice.'] },
        },
      },
      {
        when: 'dog school|dog training|puppy school|training',
        cta: ['Book a first lesson > booking', 'What we do > services', 'Prices > pricing', 'Say hello > contact'],
        parts: {
          hero: {
            head: ['{brand}. You will learn the most.', '{brand}: sit, said once', 'Loose leads, {brand}'],
            lead: ['{brand} is {a trade}{in place}. Small groups, long patience and pockets full of cheese.'],
          },
          services: {
            head: ['Courses', 'What you both learn'],
            lead: ['The first hour is for looking.'],
            items: [
              'Puppies | Sleep, bite, pee, repeat. We get through it. | ?Add price',
              'Basics | Sit, stay, come. Mostly come. | ?Add price',
              'On the lead | So that your arm stays on. | ?Add price',
              'One to one | For the thing that embarrasses you. | ?Add price',
              'Nose work | Tires them more than a run. | ?Add price',
              'City walk | Trams, prams, pigeons. | ?Add price',
            ],
          },
          about: {
            head: ['How we teach'],
            body: [
              [
                '{brand} is {a trade}{in place}. We teach people, and the dogs are kind enough to wait.',
                'No shouting, no gadgets. Timing and cheese.',
              ],
            ],
          },
          statement: { head: ['He already understands you. That is the problem.'] },
        },
      },
      {
        when: 'riding|horse*|stables',
        cta: ['Book a ride > booking', 'What we do > services', 'Prices > pricing', 'Say hello > contact'],
        parts: {
          hero: {
            head: ['{brand}. Heels down.', '{brand}: first brush, then ride', 'Back in the saddle at {brand}'],
            lead: ['{brand} is {a trade}{in place}. Calm horses, clear words and boots to borrow.'],
          },
          services: {
            head: ['Lessons', 'In the saddle'],
            items: [
              'First lesson | On the lunge, with a hand near by. | ?Add price',
              'Group | Four riders, one sandy circle. | ?Add price',
              'One to one | Your seat, and nobody else. | ?Add price',
              'Out | Woods, a canter if all agree. | ?Add price',
              'Children | Ponies, brushes, short legs. | ?Add price',
              'Livery | A box, hay and a word each evening. | ?Add price',
            ],
          },
          about: {
            head: ['About the yard'],
            body: [
              [
                '{brand} is {a trade}{in place}. The horses work few hours and have opinions about them.',
                'You learn to brush, lead and fall off politely. Riding comes in between.',
              ],
            ],
          },
          statement: { head: ['A horse remembers how you closed the gate.'] },
        },
      },
    ],
  },
  de: {
    trade: 'ein Service für Tiere',
    offer: 'Spaziergänge',
    standIn: ['Guter Hund'],
    cta: ['Spaziergang anfragen > booking', 'Was wir tun > services', 'Preise > pricing', 'Hallo sagen > contact'],
    parts: {
      hero: {
        head: ['{brand}. Leinen los.', '{brand}: müde heim, Rute hoch', 'Sie arbeiten. {brand} geht raus.'],
        lead: [
          '{brand} ist {a trade}{in place}. Wir holen ab, gehen und bringen müde und halbwegs saubere Tiere zurück.',
        ],
      },
      services: {
        head: ['Was wir tun'],
        items: [
          'Gruppenrunde | Ein paar Freunde, ein langer Weg. | ?Preis ergänzen',
          'Einzelrunde | Für alle, die Menschen lieber mögen. | ?Preis ergänzen',
          'Welpenbesuch | Raus, rein, streicheln, Boden prüfen. | ?Preis ergänzen',
          'Tagesausflug | Wald, Wasser, Handtuch. | ?Preis ergänzen',
          'Über Nacht | Sein Korb, unser Sofa. | ?Preis ergänzen',
          'Alte Knochen | Langsam und kurz. | ?Preis ergänzen',
        ],
      },
    },
    variants: [
      {
        when: 'tierarzt*|tierärzt*',
        parts: {
          hero: {
            head: ['{brand}. Auf dem Tisch oder am Boden.', '{brand}: wir sprechen Hund, Katze, Mensch'],
            lead: ['{brand} ist {a trade}{in place}. Wir sehen hin, erklären und sagen, was warten kann.'],
          },
          services: {
            head: ['Was wir behandeln'],
            items: [
              'Vorsorge | Ohren, Zähne, Herz, Gewicht.',
              'Impfungen | Nachgesehen, gegeben, eingetragen.',
              'Operationen | Vorher erklärt, danach angerufen.',
              'Zähne | Sie verstecken Schmerz. Zähne nicht.',
              'Notfälle | Rufen Sie unterwegs an.',
              'Alte Tiere | Ruhige Gespräche, weiche Böden.',
            ],
          },
          team: {
            items: [
              '?Name ergänzen | | Tierärztin',
              '?Name ergänzen | | Operationen',
              '?Name ergänzen | | Empfang',
              '?Name ergänzen | | Assistenz',
            ],
          },
        },
      },
    ],
  },
}
