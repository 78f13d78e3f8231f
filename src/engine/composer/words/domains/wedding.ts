import type { DomainWords } from '../types.ts'

export const wedding: DomainWords = {
  domain: 'wedding',
  archetype: 'event',
  nouns: {
    3:
      'wedding website|wedding page|our wedding|wedding invitation|wedding planner|wedding planning|wedding venue|' +
      'bridal shop|bridal|wedding|party invitation|baby shower|anniversary|hochzeitsseite|hochzeitsplanerin|hochzeit|' +
      'hochzeitslocation|mariage|wedding planner|boda|bryllup',
    2: 'bride|groom|rsvp|guests|gäste',
    1: 'ceremony|registry|dress code',
  },
  hue: 5,
  tones: ['elegant', 'warm'],
  sections: ['about', 'schedule', 'location', 'details', 'booking', 'faq'],
  offers: 'schedule',
  asks: { booking: 'rsvp', schedule: 'the day|programme' },
  en: {
    trade: 'a wedding',
    offer: 'the day',
    standIn: ['Two Names', 'You & Me'],
    cta: ['Say yes too > booking', 'The day > schedule', 'How to get there > location', 'Good to know > details|faq'],
    parts: {
      hero: {
        head: [
          '{brand}. We are getting married.',
          '{brand}: come and dance',
          '{brand} said yes',
          'You are invited: {brand}',
        ],
        lead: [
          'Celebrate with us{in place}. Bring shoes you can dance in, and somebody to dance with.',
          'Everything you need to know is on this page. The rest is cake.',
        ],
      },
      schedule: {
        head: ['The day', 'From yes to last dance'],
        lead: ['Roughly in this order. Nobody will blow a whistle.'],
        items: [
          'Arrival | Find a chair, find a cousin. | ?Add time',
          'Ceremony | Short. Bring a tissue anyway. | ?Add time',
          'Photographs | Stand where it is sunny. | ?Add time',
          'Dinner | Long tables, longer speeches. | ?Add time',
          'First dance | We practised. Be kind. | ?Add time',
          'Dancing | Until the band gives in. | ?Add time',
        ],
      },
      about: {
        head: ['How it happened', 'The short version'],
        body: [
          [
            'One of us was late. It has stayed that way, and it suits us.',
            'Now we are doing it properly, with a cake and all of you.',
          ],
        ],
      },
      details: {
        head: ['Good to know', 'Before you pack'],
        items: [
          'Dress | | ?Add dress code',
          'Gifts | | ?Add wishes or registry',
          'Children | | ?Add whether children are invited',
          'Where to sleep | | ?Add hotels near by',
          'Getting home | | ?Add taxi or bus',
          'Surprises | | Talk to the witnesses',
        ],
      },
      booking: {
        head: ['Are you coming?', 'Please say yes'],
        lead: ['Let us know, so that there is a chair with your name on it.'],
        fields: [
          'name=Your names*',
          'radio=Will you be there?=Yes, gladly|Sadly not',
          'number=How many of you',
          'text=Anything you do not eat',
          'textarea=A song we must play',
        ],
        submit: ['Send our answer'],
        note: ['?Add the date until which to answer'],
      },
      location: { head: ['The way to the party', 'Where it happens'], lead: ['Come early, the view is part of it.'] },
      faq: {
        items: [
          'What should I wear? | ?Add dress code',
          'Can I bring somebody? | If it says so on your card, yes. If not, ask.',
          'May I take pictures? | At dinner and after. During the ceremony, look with your eyes.',
          'Is there a gift list? | ?Add wishes or registry',
          'Where can we sleep? | ?Add hotels near by',
        ],
      },
      statement: { head: ['Love, and then the dishes. We are ready for both.'] },
      cta: { head: ['Save the day', 'Dance with us'], lead: ['Tell us whether you can come.'] },
      gallery: { head: ['The two of us'] },
    },
    variants: [
      {
        when: 'planner|planning|venue|bridal|planer*|location',
        parts: {
          hero: {
            head: ['{brand}. You say yes, we do the rest.', '{brand}: calm, with a list', 'The day, held by {brand}'],
            lead: [
              '{brand} is {a trade}{in place}. We hold the list, the rings and the umbrella, so that you hold each other.',
            ],
          },
          schedule: { head: ['How we plan it'] },
          about: {
            head: ['Who holds the list'],
            body: [
              [
                '{brand} is {a trade}{in place}. We have seen rain at noon and cakes in cars. Nothing on your day will be the first time.',
                'You choose the mood. We know who bakes it, plays it and lights it.',
              ],
            ],
          },
          booking: {
            head: ['Is your date free?'],
            lead: ['Tell us the date, the place and how many you are.'],
            fields: ['name=Your names*', 'email*', 'date=The day', 'number=Roughly how many guests', 'message'],
            submit: ['Ask about our date'],
          },
        },
      },
    ],
  },
  de: {
    trade: 'eine Hochzeit',
    offer: 'der Tag',
    standIn: ['Zwei Namen'],
    cta: ['Zusagen > booking', 'Der Tag > schedule', 'Anreise > location'],
    parts: {
      hero: {
        head: ['{brand}. Wir heiraten.', '{brand}: kommen Sie tanzen'],
        lead: ['Feiern Sie mit uns{in place}. Bringen Sie Schuhe zum Tanzen mit.'],
      },
      schedule: {
        items: [
          'Ankommen | Stuhl finden, Cousine finden. | ?Uhrzeit ergänzen',
          'Trauung | Kurz. Taschentuch trotzdem. | ?Uhrzeit ergänzen',
          'Fotos | Wo die Sonne ist. | ?Uhrzeit ergänzen',
          'Essen | Lange Tische, längere Reden. | ?Uhrzeit ergänzen',
          'Erster Tanz | Wir haben geübt. | ?Uhrzeit ergänzen',
          'Fest | Bis die Band aufgibt. | ?Uhrzeit ergänzen',
        ],
      },
      about: {
        head: ['Wie es kam'],
        body: [
          [
            'Zwei Menschen, einer davon zu spät. Dabei ist es geblieben.',
            'Jetzt machen wir es richtig, mit Torte und mit Ihnen allen.',
          ],
        ],
      },
      booking: {
        head: ['Kommen Sie?'],
        lead: ['Sagen Sie Bescheid, damit ein Stuhl mit Ihrem Namen da steht.'],
        fields: [
          'name*',
          'radio=Sind Sie dabei?=Ja, gern|Leider nicht',
          'number=Wie viele',
          'text=Was Sie nicht essen',
          'textarea=Ein Lied, das laufen muss',
        ],
        submit: ['Antwort senden'],
        note: ['?Antwort bis: Datum ergänzen'],
      },
    },
  },
}
