import type { DomainWords } from '../types.ts'

export const pets: DomainWords = {
  domain: 'pets',
  archetype: 'visit',
  nouns: {
    3: 'dog walking business|dog walking service|dog walking|dog walker|dog training|dog school|dog groomer|dog grooming|pet grooming|pet shop|pet store|pet sitter|pet sitting|cat café|cat hotel|cattery|kennel|veterinary clinic|veterinarian|vet practice|vet|animal shelter|horse riding|riding school|stables|hundeschule|hundesalon|tierarztpraxis|tierarzt|tierheim|hundepension|reitschule|vétérinaire|toiletteur|veterinario|peluquería canina|dyrlege|hundeskole',
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
  },
}
