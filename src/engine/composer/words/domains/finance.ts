import type { DomainWords } from '../types.ts'

export const finance: DomainWords = {
  domain: 'finance',
  archetype: 'expert',
  nouns: {
    3:
      'accountant|accountants|accounting firm|tax adviser|tax advisor|tax consultant|financial adviser|' +
      'financial advisor|wealth management|bank|investment|investment firm|mortgage|mortgage lending|' +
      'portfolio management|fintech|financial information|crypto|payroll|steuerberater|steuerberaterin|steuerkanzlei|' +
      'buchhaltungsbüro|bank für|expert-comptable|conseiller financier|asesoría fiscal|contable|regnskapsfører|' +
      'regnskapsbyrå',
    2: 'finance|financial|tax|taxes|investing|bookkeeping|stocks|funds|steuern|finanzen|comptabilité',
    1: 'money|budget|savings',
  },
  hue: 160,
  tones: ['corporate', 'editorial'],
  sections: ['services', 'steps', 'pricing', 'team', 'faq', 'contact'],
  offers: 'services',
  en: {
    trade: 'an accounting firm',
    offer: 'the numbers',
    standIn: ['Plain Ledger', 'Two Columns'],
    cta: [
      'Ask a question > contact',
      'What we do > services',
      'What it costs > pricing',
      'Ask for a meeting > booking',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. The numbers, explained.',
          '{brand}: bring the shoebox',
          'It adds up at {brand}',
          '{brand}: no surprises in April',
        ],
        lead: [
          '{brand} is {a trade}{in place}{for audience}. You get figures you can read and a call before a deadline, not after.',
          'Bring the shoebox. We sort, calculate and tell you what is yours.',
        ],
      },
      services: {
        head: ['What we take off your desk', 'What we do'],
        items: [
          'Bookkeeping | Every receipt finds its line.',
          'Tax returns | On time, with a page that says what happened.',
          'Annual accounts | Figures that a bank can read, and so can you.',
          'Payroll | The right sum on the right day.',
          'Starting up | Which form, which account, which mistake to skip.',
          'Advice | Before you buy, hire or sign.',
          'Letters | Send us the one from the tax office. Unopened is fine.',
          'Planning | What if it goes well? What if not?',
        ],
      },
      statement: {
        head: [
          'A number is only good when you can open it and see what it is made of.',
          'Half of the money is somebody else’s. We tell you which half.',
        ],
      },
      steps: {
        items: [
          [
            'Talk | What you do, what comes in, what keeps you awake.',
            'Sort | You hand over the box. We find the gaps.',
            'Calculate | And explain, until you could explain it yourself.',
            'Keep up | A short list each month, with dates.',
          ],
        ],
      },
      team: {
        items: ['?Add name | | Tax', '?Add name | | Bookkeeping', '?Add name | | Payroll', '?Add name | | Office'],
      },
      cta: { head: ['Bring the shoebox', 'Ask before the deadline'], lead: ['One question is enough to start.'] },
      faq: {
        items: [
          'What do you need from me? | What you have, in any order. We make a list of what is missing.',
          'What does it cost? | ?Add your fees or how they are worked out',
          'Can I send receipts by phone? | ?Add how receipts can be sent',
          'I am late. Is it too late? | Usually not. Tell us the date on the letter.',
          'Can you talk to the tax office for me? | Yes, once you have signed that we may.',
        ],
      },
    },
  },
  de: {
    trade: 'eine Steuerkanzlei',
    offer: 'die Zahlen',
    standIn: ['Soll & Haben'],
    cta: [
      'Frage stellen > contact',
      'Was wir tun > services',
      'Was es kostet > pricing',
      'Gespräch anfragen > booking',
    ],
    parts: {
      hero: {
        head: ['{brand}. Zahlen, erklärt.', '{brand}: bringen Sie den Schuhkarton', 'Bei {brand} geht es auf'],
        lead: [
          '{brand} ist {a trade}{in place}{for audience}. Sie bekommen Zahlen, die man lesen kann, und einen Anruf vor der Frist.',
        ],
      },
      services: {
        head: ['Was wir Ihnen abnehmen'],
        items: [
          'Buchhaltung | Jeder Beleg findet seine Zeile.',
          'Steuererklärung | Pünktlich, mit einer Seite, die alles erklärt.',
          'Jahresabschluss | Lesbar für die Bank und für Sie.',
          'Lohn | Die richtige Summe am richtigen Tag.',
          'Gründung | Welche Form, welches Konto, welcher Fehler nicht.',
          'Beratung | Bevor Sie kaufen, einstellen oder unterschreiben.',
        ],
      },
      team: {
        items: [
          '?Name ergänzen | | Steuern',
          '?Name ergänzen | | Buchhaltung',
          '?Name ergänzen | | Lohn',
          '?Name ergänzen | | Büro',
        ],
      },
    },
  },
}
