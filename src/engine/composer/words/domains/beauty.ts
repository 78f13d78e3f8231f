import type { DomainWords } from '../types.ts'

export const beauty: DomainWords = {
  domain: 'beauty',
  archetype: 'visit',
  nouns: {
    3:
      'hair salon|hairdresser|beauty salon|nail salon|nail studio|make-up artist|makeup artist|cosmetics brand|' +
      'skincare brand|skincare|cosmetics|lash studio|tattoo studio|tattoo artist|tattoo|perfume|fragrance|friseursalon|' +
      'friseur|kosmetikstudio|nagelstudio|salon de coiffure|coiffeur|coiffeuse|institut de beauté|peluquería|' +
      'salón de belleza|frisør|frisørsalong|skjønnhetssalong',
    2: 'hair|nails|beauty|haircut|haare|kosmetik|coiffure|belleza',
    1: 'colour|styling|facial',
  },
  hue: 10,
  tones: ['elegant', 'warm'],
  sections: ['services', 'booking', 'team', 'gallery', 'hours', 'location'],
  offers: 'services',
  asks: { services: 'treatments|cuts and colours', products: 'our products|the line|serums' },
  en: {
    trade: 'a salon',
    offer: 'hair and care',
    standIn: ['Salon Nine', 'The Mirror'],
    cta: ['Book a chair > booking', 'See the prices > services|pricing', 'Our hours > hours', 'Ask us > contact'],
    parts: {
      hero: {
        head: [
          '{brand}. Sit back, we listen.',
          '{brand}: you, on a good day',
          'A chair, a mirror, {brand}',
          '{brand}: leave a little lighter',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We look first, ask second and pick up the scissors third.',
          'A good mirror, and somebody who tells you what will still look right when it grows.',
        ],
      },
      services: {
        head: ['What we do', 'The list', 'From fringe to full colour'],
        lead: ['A short talk comes first and is part of it.'],
        items: [
          'Cut | Washed, cut, dried, so that it falls right tomorrow too. | ?Add price',
          'Colour | Mixed for you, written down for next time. | ?Add price',
          'Highlights | A little sun, placed by hand. | ?Add price',
          'Blow dry | For tonight, or for no reason. | ?Add price',
          'Care | For hair that has been through a lot. | ?Add price',
          'Fringe | A little that changes a face. | ?Add price',
          'Nails | Short, long, plain, not plain. | ?Add price',
          'Brows | Less than you fear, more than you think. | ?Add price',
        ],
      },
      team: {
        items: [
          '?Add name | | Cuts and fringes',
          '?Add name | | Colour',
          '?Add name | | Curls and long hair',
          '?Add name | | Nails and brows',
        ],
      },
      faq: {
        items: [
          'How long does a colour take? | ?Add how long to plan',
          'Can I bring a picture? | Please do. We tell you what will work on you.',
          'What if I do not like it? | Say so within a few days. We put it right.',
          'Do you cut children’s hair? | ?Add whether you cut children’s hair',
          'How late can I cancel? | ?Add how late a visit can be cancelled',
        ],
      },
      booking: { head: ['Book a chair', 'Find your hour'], submit: ['Ask for this time'] },
      statement: { head: ['Good hair is a cut that behaves when nobody is watching.'] },
      steps: {
        items: [
          [
            'Look | In the mirror, dry, as it really falls.',
            'Talk | What stays, what goes, what you will not do every morning.',
            'Cut or colour | At a pace that lets you read a page.',
            'Go | With a note on how to keep it.',
          ],
        ],
      },
      cta: {
        head: ['When were you here last?', 'Time for a trim'],
        lead: ['Ask for a time. We write back today or tomorrow morning.'],
      },
    },
    variants: [
      {
        when: 'tattoo*',
        parts: {
          hero: {
            head: ['{brand}. Sleep on it first.', '{brand}: lines that hold', 'Drawn once, worn long: {brand}'],
            lead: ['{brand} is {a trade}{in place}. We draw with you, say what will blur and start when you are sure.'],
          },
          services: {
            head: ['What we draw', 'Styles'],
            items: [
              'Fine line | Thin, calm, precise.',
              'Black | Solid, and it stays so.',
              'Lettering | Spelled out loud twice.',
              'Colour | For skin that takes it.',
              'Cover-up | Something better over something earlier.',
              'Small ones | An hour, a finger’s width.',
            ],
          },
          team: {
            items: [
              '?Add name | | Fine line',
              '?Add name | | Black and ornament',
              '?Add name | | Colour',
              '?Add name | | Lettering',
            ],
          },
          statement: { head: ['If you are not sure, it is not the day.'] },
        },
      },
      {
        when: 'skincare*|cosmetic*|perfume*|fragrance*|serum*',
        parts: {
          hero: {
            head: ['{brand}. Three things, every morning.', '{brand}: less on the shelf', 'Skin likes quiet. {brand}'],
            lead: ['{brand} makes few things for skin, with short lists on the back.'],
          },
          products: {
            head: ['The line', 'On the shelf'],
            lead: ['In this order, morning and night.'],
            items: [
              'Cleanser | Takes off the day, leaves the skin. | ?Add price',
              'Cream | One for most faces. | ?Add price',
              'Oil | Three drops. | ?Add price',
              'Sun cream | Also in winter. | ?Add price',
              'Balm | Lips, elbows, ski lifts. | ?Add price',
              'The set | All of it, small. | ?Add price',
            ],
          },
          statement: { head: ['Read the back of the bottle. It is short.'] },
        },
      },
    ],
  },
  de: {
    trade: 'ein Salon',
    offer: 'Haare',
    standIn: ['Salon Neun', 'Der Spiegel'],
    cta: [
      'Termin anfragen > booking',
      'Zu den Preisen > services|pricing',
      'Öffnungszeiten > hours',
      'Fragen Sie uns > contact',
    ],
    parts: {
      hero: {
        head: ['{brand}. Zurücklehnen, wir hören zu.', '{brand}: Sie, an einem guten Tag', 'Stuhl, Spiegel, {brand}'],
        lead: ['{brand} ist {a trade}{in place}. Erst ansehen, dann fragen, dann die Schere.'],
      },
      services: {
        head: ['Was wir machen', 'Die Liste'],
        items: [
          'Schnitt | Gewaschen, geschnitten, geföhnt. | ?Preis ergänzen',
          'Farbe | Für Sie gemischt und für das nächste Mal notiert. | ?Preis ergänzen',
          'Strähnen | Etwas Sonne, von Hand gesetzt. | ?Preis ergänzen',
          'Föhnen | Für heute Abend oder ohne Grund. | ?Preis ergänzen',
          'Pflege | Für Haar, das viel mitgemacht hat. | ?Preis ergänzen',
          'Pony | Wenig, das ein Gesicht ändert. | ?Preis ergänzen',
        ],
      },
      team: {
        items: [
          '?Name ergänzen | | Schnitt',
          '?Name ergänzen | | Farbe',
          '?Name ergänzen | | Locken und langes Haar',
          '?Name ergänzen | | Nägel und Brauen',
        ],
      },
    },
  },
}
