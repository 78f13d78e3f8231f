import type { DomainWords } from '../types.ts'

export const realEstate: DomainWords = {
  domain: 'real-estate',
  archetype: 'expert',
  nouns: {
    3:
      'real estate agent|real estate agency|real estate site|real estate|estate agent|estate agency|realtor|' +
      'property listings|property developer|apartment for rent|apartments|holiday home for sale|house for sale|villa|' +
      'single house|coworking space|co-working space|coworking|residential construction|immobilienmakler|immobilien|' +
      'makler|agence immobilière|immobilier|inmobiliaria|eiendomsmegler|eiendomsmegling|property management|' +
      'hausverwaltung',
    2: 'property|properties|house|apartment|flat|rent|landlord|housing|haus|wohnung|maison|casa|bolig',
    1: 'rooms|plot|viewing',
  },
  hue: 150,
  tones: ['elegant', 'calm'],
  sections: ['products', 'services', 'about', 'testimonials', 'contact'],
  offers: 'products',
  asks: {
    products: 'property listings|listings|homes|houses|apartments|objekte',
    toolbar: 'search filters',
    booking: 'viewing request form|viewing',
    details: 'energy certificate|the papers',
  },
  en: {
    trade: 'an estate agency',
    offer: 'homes',
    standIn: ['Front Door', 'Key & Lane'],
    cta: [
      'Ask for a viewing > booking|contact',
      'See the homes > products|gallery',
      'What we do > services',
      'Where it is > location',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Come and open the shutters.',
          '{brand}: doors, and what is behind',
          'Home, roughly here: {brand}',
          '{brand} has the keys',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We show homes as they are, at the hour when the light is honest.',
          'Floor plans you can trust, pictures without a fish eye, and answers before you ask for them.',
        ],
      },
      products: {
        head: ['Homes to see', 'Behind these doors', 'On the books'],
        lead: ['Examples hold the place until your listings hang here.'],
        items: [
          'House with a garden | Rooms for everyone and a shed for the rest. | ?Add price',
          'Flat under the roof | Slanted walls, all the sky. | ?Add price',
          'Ground floor, big windows | Shop, studio or a very public life. | ?Add price',
          'Two rooms, one balcony | Evening sun, quiet yard. | ?Add price',
          'Old farmhouse | Needs hands. Gives back stone. | ?Add price',
          'New, at the edge of town | Warm floors, bus at the door. | ?Add price',
        ],
      },
      services: {
        head: ['What we do for you'],
        items: [
          'Selling | A fair price, clear papers, the right buyer.',
          'Buying | We look for what is not in the window.',
          'Letting | Tenants who stay, contracts that hold.',
          'Valuing | A number, and how we got there.',
          'Viewings | Calm ones, with time to sit on the stairs.',
          'Papers | Everything the notary will ask for.',
        ],
      },
      steps: {
        head: ['From door to door'],
        items: [
          [
            'Look | With you, at your hour.',
            'Calculate | Price, running costs, the roof.',
            'Agree | In writing, without hurry.',
            'Hand over | Keys, meters, a bottle of something.',
          ],
        ],
      },
      booking: {
        head: ['Come and open the shutters', 'Ask for a viewing'],
        lead: ['A plan tells you where the walls are. For the light you have to be there.'],
        fields: ['name*', 'email*', 'phone', 'date=A good day', 'message=What are you looking for?'],
        submit: ['Request a viewing'],
        note: ['The exact address comes with the appointment.'],
      },
      about: {
        head: ['How we show a home'],
        body: [
          [
            '{brand} is {a trade}{in place}. We have stood in a lot of hallways and know which questions come on the way home.',
            'So we answer them before: the roof, the neighbours, the year, the heating bill.',
          ],
        ],
      },
      statement: { head: ['You buy the light. The walls come with it.'] },
      gallery: {
        head: ['Places to stand still', 'A walk through'],
        lead: ['Drawings hold the place. Swap in your photographs.'],
        items: [
          'The stairs | At the window.',
          'The garden door | Late afternoon.',
          'The kitchen | Morning side.',
          'The attic | Rain on the roof.',
          'The street | From the gate.',
          'The bench | Behind the house.',
        ],
      },
      details: {
        head: ['The papers', 'Facts, and what is missing'],
        lead: ['What a buyer asks first, and a notary last.'],
        items: [
          'Asking price | | ?Add price',
          'Living space | | ?Add m²',
          'Rooms | | ?Add number',
          'Plot | | ?Add m²',
          'Built | | ?Add year',
          'Heating | | ?Add source and year',
          'Energy certificate | | ?Add value and class',
          'Free from | | ?Add date',
        ],
      },
      faq: {
        items: [
          'When can I see it? | Ask for a viewing with two or three good times.',
          'What does your work cost? | ?Add your commission',
          'Is the price fixed? | ?Add whether the price can be discussed',
          'Which papers do I need? | We send a list with the appointment.',
          'Can you value my home? | Yes. It takes a visit and a few papers.',
        ],
      },
      contact: {
        head: ['Looking, or leaving?', 'Tell us about the house'],
        lead: ['Selling, buying or only wondering what it is worth: write to us.'],
        fields: ['name*', 'email*', 'phone', 'select=I would like to=Sell|Buy|Rent|Know what it is worth', 'message'],
        submit: ['Send'],
      },
      team: {
        items: ['?Add name | | Sales', '?Add name | | Letting', '?Add name | | Valuations', '?Add name | | Viewings'],
      },
    },
    variants: [
      {
        when: 'villa|single house|house for sale|a house',
        standIn: ['A house in {place}', 'The house'],
        sections: ['about', 'gallery', 'details', 'location', 'booking'],
        parts: {
          hero: {
            head: ['{brand}, and the garden it grew into', '{brand}: come and open the shutters', 'For sale: {brand}'],
            lead: ['For sale{in place}. The plans, the papers and the way to a viewing are on this page.'],
          },
          about: {
            head: ['The house', 'About the house'],
            body: [
              [
                'A plan tells you where the walls are. What it is like to live here you notice on the stairs, with the window open.',
                'Enough rooms for one to sit in, one to eat in and one with a door that shuts. Or for a plan nobody has thought of yet.',
              ],
            ],
          },
          cta: { head: ['Come and stand in it', 'Ask for a viewing'], lead: ['Tell us when it suits you.'] },
        },
      },
    ],
  },
  de: {
    trade: 'ein Immobilienbüro',
    offer: 'Häuser',
    standIn: ['Haustür', 'Schlüssel & Gasse'],
    cta: [
      'Besichtigung anfragen > booking|contact',
      'Zu den Objekten > products|gallery',
      'Was wir tun > services',
      'Lage > location',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Kommen Sie, die Läden öffnen.',
          '{brand}: Türen und was dahinter liegt',
          '{brand} hat die Schlüssel',
        ],
        lead: [
          '{brand} ist {a trade}{in place}. Wir zeigen Häuser, wie sie sind, zur Stunde, in der das Licht ehrlich ist.',
        ],
      },
      products: {
        head: ['Zum Ansehen', 'Hinter diesen Türen'],
        lead: ['Beispiele halten den Platz, bis Ihre Objekte hier hängen.'],
        items: [
          'Haus mit Garten | Zimmer für alle und ein Schuppen. | ?Preis ergänzen',
          'Wohnung unterm Dach | Schräge Wände, viel Himmel. | ?Preis ergänzen',
          'Zwei Zimmer, Balkon | Abendsonne, stiller Hof. | ?Preis ergänzen',
          'Alter Hof | Braucht Hände. | ?Preis ergänzen',
          'Neu am Stadtrand | Warmer Boden, Bus vor der Tür. | ?Preis ergänzen',
        ],
      },
      services: {
        items: [
          'Verkaufen | Fairer Preis, klare Papiere.',
          'Kaufen | Wir suchen, was nicht im Fenster hängt.',
          'Vermieten | Mieter, die bleiben.',
          'Bewerten | Eine Zahl und wie sie zustande kam.',
          'Besichtigen | In Ruhe, mit Zeit auf der Treppe.',
          'Papiere | Alles, was der Notar sehen will.',
        ],
      },
      booking: {
        head: ['Besichtigung anfragen'],
        lead: ['Ein Plan zeigt die Wände. Für das Licht muss man da sein.'],
        fields: ['name*', 'email*', 'phone', 'date=Ein guter Tag', 'message=Was suchen Sie?'],
        submit: ['Besichtigung anfragen'],
        note: ['Die genaue Adresse kommt mit dem Termin.'],
      },
    },
  },
}
