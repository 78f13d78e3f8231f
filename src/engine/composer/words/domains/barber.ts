import type { DomainWords } from '../types.ts'

export const barber: DomainWords = {
  domain: 'barber',
  archetype: 'visit',
  nouns: {
    3: 'barber shop|barbershop|barber|barbers|herrenfriseur|barbier|barbería|barberer',
    2: 'beard|shave|razor|haircuts for men',
    1: 'fades|clippers',
  },
  hue: 25,
  tones: ['bold', 'retro', 'dark'],
  sections: ['services', 'team', 'booking', 'hours', 'location', 'gallery'],
  offers: 'services',
  asks: { booking: 'walk-in or book|walk-ins', services: 'cuts and shaves' },
  en: {
    trade: 'a barber shop',
    offer: 'cuts and shaves',
    standIn: ['Comb & Blade', 'The Third Chair'],
    cta: ['Book a chair > booking', 'Prices > services|pricing', 'Come in > hours|location', 'Ask us > contact'],
    parts: {
      hero: {
        head: [
          '{brand}. Sit down, chin up.',
          '{brand}: sharp steel, hot towels',
          '{brand}. In rough, out sharp.',
          'The chair is warm at {brand}',
        ],
        lead: [
          '{A trade}{in place}. Sharp steel, hot towels, and no hurry once you are in the chair.',
          '{brand} is {a trade}{in place}. Say short, say long, or say nothing. We can work with that.',
        ],
      },
      services: {
        head: ['A few things, done properly', 'The price list', 'What we do with blades'],
        lead: ['One price each. The talk is free, and optional.'],
        items: [
          'Cut | Scissors, clippers, a straight edge at the neck. | ?Add price',
          'Beard | Shape, line, oil. Short or long. | ?Add price',
          'Hot towel shave | Brush, blade and steam. The slow one. | ?Add price',
          'Cut and beard | Both at once, in one chair. | ?Add price',
          'Fade | Counted in millimetres. | ?Add price',
          'Clipper cut | One length all over. | ?Add price',
          'Under twelve | Booster seat, steady hand. | ?Add price',
          'Neck tidy | Between two cuts. | ?Add price',
        ],
      },
      steps: {
        head: ['The hot towel shave, in order', 'What happens in the chair'],
        items: [
          [
            'Steam | A hot towel, wrung and wrapped. The beard softens. So do you.',
            'Lather | Brush in circles, warm soap, no rush.',
            'With the grain | Blade almost flat, skin held tight.',
            'Cold | A cold towel closes it. Balm, and back to the street.',
          ],
        ],
      },
      team: {
        head: ['Who holds the razor', 'At the chairs'],
        lead: ['Sit with anyone. Come back for one.'],
        items: [
          '?Add name | | Fades and crops',
          '?Add name | | Curls and texture',
          '?Add name | | Long hair and beards',
          '?Add name | | The shave',
        ],
      },
      booking: {
        head: ['Book a chair', 'Or just come in'],
        lead: ['If a chair is free, it is yours. If not, we tell you honestly how long.'],
        fields: ['radio=What will it be?=@offers', 'date=Day*', 'time=Around', 'name*', 'phone*'],
        submit: ['Ask for this time'],
        note: ['We call back to confirm. It is not booked until then.'],
      },
      hours: { head: ['Light on, door open', 'When the pole turns'], lead: ['Mornings are quiet, Saturdays are not.'] },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. Chairs from another century, blades from this morning.',
            'You sit, we cut, the radio does most of the talking. If you want advice you will get it straight.',
          ],
        ],
      },
      statement: {
        head: [
          'The neck is the side you never check. We do.',
          'A good cut looks right for weeks, not for the walk home.',
        ],
      },
      gallery: {
        items: [
          'The chair | Older than the razor.',
          'The blade | New for everyone.',
          'The towel | Hotter than it looks.',
          'The neck | The side you never see.',
          'The shelf | Oil, balm, soap.',
          'The pole | It turns, we are in.',
        ],
      },
      faq: {
        items: [
          'Do I need to book? | No. But a booked chair is a sure one.',
          'How long does it take? | ?Add how long each service takes',
          'Do you cut children’s hair? | ?Add from what age',
          'How can I pay? | ?Add the ways to pay',
          'Do you do long hair? | Yes. Ask for the one who likes it.',
        ],
      },
      cta: { head: ['Chin up', 'You look like you need us'], lead: ['Book a chair or push the door.'] },
    },
  },
  de: {
    trade: 'ein Barbershop',
    offer: 'Schnitt und Bart',
    standIn: ['Kamm & Klinge'],
    cta: ['Stuhl reservieren > booking', 'Preise > services|pricing', 'Hereinkommen > hours|location'],
    parts: {
      hero: {
        head: ['{brand}. Hinsetzen, Kinn hoch.', '{brand}: scharfer Stahl, heiße Tücher'],
        lead: ['{A trade}{in place}. Scharfer Stahl, heiße Tücher und keine Eile, sobald Sie sitzen.'],
      },
      services: {
        head: ['Wenige Dinge, richtig gemacht', 'Die Preisliste'],
        items: [
          'Schnitt | Schere, Maschine, gerade Kante im Nacken. | ?Preis ergänzen',
          'Bart | Form, Linie, Öl. | ?Preis ergänzen',
          'Nassrasur | Pinsel, Klinge, Dampf. Die langsame. | ?Preis ergänzen',
          'Schnitt und Bart | Beides in einem Stuhl. | ?Preis ergänzen',
          'Maschine | Eine Länge rundum. | ?Preis ergänzen',
          'Unter zwölf | Sitzkissen, ruhige Hand. | ?Preis ergänzen',
        ],
      },
      team: {
        head: ['Wer das Messer hält'],
        items: [
          '?Name ergänzen | | Kurz und Übergänge',
          '?Name ergänzen | | Locken',
          '?Name ergänzen | | Lang und Bart',
          '?Name ergänzen | | Rasur',
        ],
      },
    },
  },
}
