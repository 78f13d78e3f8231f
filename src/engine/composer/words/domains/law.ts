import type { DomainWords } from '../types.ts'

export const law: DomainWords = {
  domain: 'law',
  archetype: 'expert',
  nouns: {
    3:
      'law firm|law office|lawyer|lawyers|attorney|attorneys|solicitor|solicitors|notary|barrister|legal practice|' +
      'legal services|rechtsanwalt|rechtsanwältin|rechtsanwälte|anwaltskanzlei|kanzlei|notar|notariat|' +
      "cabinet d’avocats|cabinet d'avocats|avocats|avocat|notaire|bufete|despacho de abogados|abogados|abogada|advokat|" +
      'advokatfirma',
    2: 'legal|law|rechtsberatung|droit|derecho|mediation|mediator',
    1: 'contracts|court',
  },
  hue: 155,
  tones: ['elegant', 'corporate'],
  sections: ['services', 'steps', 'team', 'faq', 'contact', 'location'],
  offers: 'services',
  asks: { services: 'practice areas|fields of law|areas of law', steps: 'approach' },
  en: {
    trade: 'a law firm',
    offer: 'legal advice',
    standIn: ['Lantern Law', 'The Law Office'],
    cta: [
      'Tell us your case > contact',
      'Practice areas > services',
      'How we work > steps',
      'Ask for a meeting > booking',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Before you sign, ask.',
          '{brand}: the small print, read aloud',
          'Clear law, plain words: {brand}',
          '{brand}: settled, if possible',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We read the papers, say what they mean and stand next to you until it is done.',
          'You talk to the person who will write, negotiate and, if it must be, argue it.',
        ],
      },
      services: {
        head: ['Practice areas', 'What we know well', 'Where we can help'],
        lead: ['A narrow field, known well. For the rest we know good colleagues.'],
        items: [
          'Employment | Contracts, dismissals, the letter you should not answer alone.',
          'Companies | Founding, partners, and the day one of them leaves.',
          'Contracts | Written so that nobody has to read them again.',
          'Family | Separations with as little damage as possible.',
          'Inheritance | Wills that hold, estates that get settled.',
          'Tenancy | From the deposit to the defect.',
          'Disputes | First a letter, then a talk, then a court.',
          'Property | Read before the notary reads it to you.',
        ],
      },
      steps: {
        head: ['In this order', 'How a case goes'],
        items: [
          [
            'Listen | You tell it, we ask. Then we say whether we can be of use.',
            'Read | The papers, all of them. You get a short note on what holds.',
            'Agree | A written fee before the work begins.',
            'Act | Negotiate, draft or argue. You know at every step what comes next.',
          ],
        ],
      },
      faq: {
        items: [
          'What does a first meeting cost? | ?Add what a first meeting costs',
          'What should I bring? | Every letter you have, and the dates on them.',
          'Can you tell me my chances? | Roughly after the first talk, honestly after the papers.',
          'I have a deadline. | Write the date in your message. We read those first.',
          'Who will handle my case? | The person you meet.',
        ],
      },
      contact: {
        head: ['Tell us where you stand', 'What happened?'],
        lead: ['A few lines are enough. No documents yet: we tell you which ones help.'],
        fields: ['name*', 'email*', 'phone', 'select=It concerns=@offers', 'message=In a few lines*'],
        submit: ['Send to the firm'],
        note: ['Treated as confidential from the first line.'],
      },
      team: {
        head: ['You talk to the one on the case', 'The lawyers'],
        items: [
          '?Add name | | Employment law',
          '?Add name | | Company law',
          '?Add name | | Disputes',
          '?Add name | | Office',
        ],
      },
      statement: {
        head: [
          'A contract is a quarrel that has been thought through in advance.',
          'The best case is the one that never reaches a court.',
        ],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. Small, and meant to be: whoever receives you also writes, negotiates and pleads.',
            'We prefer a good settlement to a beautiful judgment. When it has to be a judgment, we are prepared.',
          ],
        ],
      },
      cta: {
        head: ['Before you answer that letter', 'Ask first'],
        lead: ['Describe it in a few lines. We tell you whether we can help.'],
      },
    },
  },
  de: {
    trade: 'eine Anwaltskanzlei',
    offer: 'Rechtsberatung',
    standIn: ['Die Kanzlei', 'Kanzlei am Markt'],
    cta: [
      'Fall schildern > contact',
      'Rechtsgebiete > services',
      'Wie wir arbeiten > steps',
      'Gespräch anfragen > booking',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Erst fragen, dann unterschreiben.',
          '{brand}: das Kleingedruckte, laut gelesen',
          'Klares Recht: {brand}',
        ],
        lead: [
          '{brand} ist {a trade}{in place}. Wir lesen die Papiere, sagen, was sie bedeuten, und bleiben, bis es erledigt ist.',
        ],
      },
      services: {
        head: ['Rechtsgebiete', 'Was wir gut kennen'],
        items: [
          'Arbeitsrecht | Verträge, Kündigungen und der Brief, den man nicht allein beantwortet.',
          'Gesellschaftsrecht | Gründung, Partner und der Tag, an dem einer geht.',
          'Vertragsrecht | So geschrieben, dass man nicht noch einmal nachlesen muss.',
          'Familienrecht | Trennungen mit möglichst wenig Schaden.',
          'Erbrecht | Testamente, die halten.',
          'Mietrecht | Von der Kaution bis zum Mangel.',
          'Streit | Erst ein Brief, dann ein Gespräch, dann das Gericht.',
        ],
      },
      steps: {
        items: [
          [
            'Zuhören | Sie erzählen, wir fragen nach und sagen, ob wir helfen können.',
            'Lesen | Alle Papiere. Sie bekommen eine kurze Einschätzung.',
            'Vereinbaren | Das Honorar steht schriftlich fest, bevor etwas beginnt.',
            'Handeln | Verhandeln, schreiben oder streiten.',
          ],
        ],
      },
      contact: {
        head: ['Wo stehen Sie gerade?', 'Was ist passiert?'],
        fields: ['name*', 'email*', 'phone', 'select=Es betrifft=@offers', 'message=In wenigen Zeilen*'],
        submit: ['An die Kanzlei senden'],
        note: ['Vertraulich von der ersten Zeile an.'],
      },
      team: {
        items: [
          '?Name ergänzen | | Arbeitsrecht',
          '?Name ergänzen | | Gesellschaftsrecht',
          '?Name ergänzen | | Prozesse',
          '?Name ergänzen | | Büro',
        ],
      },
    },
  },
}
