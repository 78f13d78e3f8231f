import type { DomainWords } from '../types.ts'

export const construction: DomainWords = {
  domain: 'construction',
  archetype: 'trade',
  nouns: {
    3:
      'construction company|builder|builders|building company|roofer|roofing|roofing company|plumber|plumbing|' +
      'electrician|painter and decorator|painting company|handyman|heating engineer|tiler|renovation company|' +
      'renovation|scaffolding|concrete|stonemason|window fitter|bauunternehmen|dachdecker|dachdeckerei|klempner|' +
      'installateur|elektriker|malerbetrieb|maler|handwerker|handwerksbetrieb|zimmerei|zimmerer|fliesenleger|' +
      'entreprise de bâtiment|plombier|électricien|couvreur|maçon|constructora|fontanero|electricista|albañil|' +
      'byggefirma|rørlegger|elektriker|tømrer|håndverker|solar installer',
    2: 'construction|building|repairs|roof|heating|bau|baustelle|travaux|obras|bygg',
    1: 'tiles|walls|bathroom',
  },
  hue: 50,
  tones: ['bold', 'corporate'],
  sections: ['services', 'steps', 'gallery', 'features', 'faq', 'contact'],
  offers: 'services',
  asks: { gallery: 'references|projects' },
  en: {
    trade: 'a building company',
    offer: 'building work',
    standIn: ['Level & Plumb', 'Dry Roof'],
    cta: [
      'Describe the job > contact|booking',
      'What we do > services',
      'See our work > gallery',
      'How it goes > steps',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Straight walls, straight talk.',
          '{brand}: done, and swept up after',
          'It will hold. {brand}',
          'Call {brand} before it drips',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We look first, write down a price and come on the day we said.',
          'Boots at the door, dust sheets down, and the same people from start to finish.',
        ],
      },
      services: {
        head: ['What we take on', 'Jobs we do'],
        items: [
          'New build | From the trench to the key.',
          'Conversion | Walls out, light in.',
          'Bathrooms | A while without, then with.',
          'Roofs | Tiles, gutters, the place where it comes in.',
          'Façades | Warm, dry, the colour you chose.',
          'Repairs | Small, soon, properly.',
          'Floors | Level first, then pretty.',
          'Windows | Closed means closed.',
        ],
      },
      gallery: { head: ['Work we have done', 'Before, after'] },
    },
    variants: [
      {
        when: 'plumb*|heating|installateur|klempner|rørlegger|plombier',
        parts: {
          hero: {
            head: ['{brand}. It stops dripping.', 'Call {brand} before it drips', '{brand}: warm water, dry floors'],
          },
          services: {
            items: [
              'Leaks | Found, stopped, dried.',
              'Bathrooms | From tray to tap.',
              'Heating | Serviced before the first frost.',
              'Drains | Without drama.',
              'Boilers | Repaired if it pays, replaced if not.',
              'Emergency | Turn it off at the main, then call.',
              'Taps and valves | Small, soon, properly.',
            ],
          },
        },
      },
      {
        when: 'electric*|elektrik*|électric*|solar',
        parts: {
          hero: { head: ['{brand}. Light on.', '{brand}: wired properly', 'No more tripping fuses: {brand}'] },
          services: {
            items: [
              'Rewiring | Old houses, new lines.',
              'Sockets and switches | Where you need them, straight.',
              'Lighting | Where it falls, not where the hook was.',
              'Fuse boards | Labelled, in words.',
              'Charging points | For the car, on the wall.',
              'Solar | From roof to meter.',
              'Safety check | A list, a date, a signature.',
            ],
          },
        },
      },
      {
        when: 'roof*|dachdeck*|couvreur',
        parts: {
          hero: { head: ['{brand}. Dry underneath.', '{brand}: before the next storm', 'Up there: {brand}'] },
          services: {
            items: [
              'New roofs | Battens, tiles, ridge.',
              'Repairs | The place where it comes in.',
              'Flat roofs | With a fall, so it drains.',
              'Gutters | Cleared, fixed, replaced.',
              'Windows | Light under the slope.',
              'Storm damage | Covered today, repaired this week.',
              'Insulation | Warm in winter, bearable in July.',
            ],
          },
        },
      },
      {
        when: 'paint*|maler*|decorator',
        parts: {
          hero: { head: ['{brand}. Two coats, no drips.', '{brand}: taped, painted, aired'] },
          services: {
            items: [
              'Rooms | Filled, sanded, two coats.',
              'Façades | In dry weather only.',
              'Doors and frames | Off, sanded, back on.',
              'Wallpaper | The pattern meets.',
              'Floors | Oiled or sealed.',
              'Colour advice | On your wall, in your light.',
            ],
          },
        },
      },
    ],
  },
  de: {
    trade: 'ein Bauunternehmen',
    offer: 'Bauen',
    standIn: ['Lot & Waage'],
    cta: [
      'Auftrag schildern > contact|booking',
      'Was wir tun > services',
      'Arbeiten ansehen > gallery',
      'So läuft es ab > steps',
    ],
    parts: {
      hero: {
        head: ['{brand}. Gerade Wände, gerade Worte.', '{brand}: fertig und gefegt', 'Das hält. {brand}'],
        lead: [
          '{brand} ist {a trade}{in place}. Wir sehen es uns an, schreiben einen Preis auf und kommen wie vereinbart.',
        ],
      },
      services: {
        head: ['Was wir übernehmen'],
        items: [
          'Neubau | Vom Graben bis zum Schlüssel.',
          'Umbau | Wand raus, Licht rein.',
          'Bäder | Eine Weile ohne, dann lange mit.',
          'Dächer | Ziegel, Rinnen und die Stelle, wo es reinkommt.',
          'Fassaden | Warm, trocken, in Ihrer Farbe.',
          'Reparaturen | Klein, bald, richtig.',
        ],
      },
    },
    variants: [
      {
        when: 'dachdeck*|dach*',
        parts: {
          hero: { head: ['{brand}. Darunter bleibt es trocken.', '{brand}: vor dem nächsten Sturm'] },
          services: {
            items: [
              'Neue Dächer | Latten, Ziegel, First.',
              'Reparaturen | Die Stelle, wo es reinkommt.',
              'Flachdächer | Mit Gefälle, damit es abläuft.',
              'Rinnen | Frei, dicht, ersetzt.',
              'Dachfenster | Licht unter der Schräge.',
              'Sturmschäden | Heute abgedeckt, bald repariert.',
            ],
          },
        },
      },
      {
        when: 'elektr*',
        parts: {
          hero: { head: ['{brand}. Licht an.', '{brand}: richtig verdrahtet'] },
          services: {
            items: [
              'Leitungen | Altes Haus, neue Wege.',
              'Dosen und Schalter | Wo man sie braucht, und gerade.',
              'Licht | Wo es hinfällt.',
              'Sicherungskasten | Beschriftet, in Worten.',
              'Wallbox | Fürs Auto, an der Wand.',
              'Photovoltaik | Vom Dach bis zum Zähler.',
            ],
          },
        },
      },
      {
        when: 'maler*',
        parts: {
          hero: { head: ['{brand}. Zwei Anstriche, keine Nasen.', '{brand}: abgeklebt, gestrichen, gelüftet'] },
          services: {
            items: [
              'Räume | Gespachtelt, geschliffen, zweimal gestrichen.',
              'Fassaden | Nur bei trockenem Wetter.',
              'Türen und Rahmen | Raus, geschliffen, wieder rein.',
              'Tapeten | Das Muster trifft sich.',
              'Böden | Geölt oder versiegelt.',
              'Farbberatung | An Ihrer Wand, in Ihrem Licht.',
            ],
          },
        },
      },
    ],
  },
}
