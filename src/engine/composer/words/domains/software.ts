import type { DomainWords } from '../types.ts'

export const software: DomainWords = {
  domain: 'software',
  archetype: 'digital',
  nouns: {
    3:
      'saas|saas product|saas platform|saas company|bookkeeping software|accounting software|invoicing software|' +
      'invoicing tool|crm|scrm|erp|project management software|project management tool|project tool|project planner|' +
      'productivity tool|scheduling software|management system|point of sale system|content management|helpdesk|' +
      'analytics platform|analytics dashboard|automation platform|marketing automation|hr software|booking software|' +
      'inventory software|team chat|instant messaging|ai tool|ai assistant|ai writing assistant|writing assistant|' +
      'ai platform|no-code|website builder|website building|marketing platform|micro-marketing|component library|' +
      'dashboard|admin panel|expense tracker|buchhaltungssoftware|software|logiciel|logiciel de|programvare|' +
      'software de|affiliate account|order management',
    2: 'platform|web app|tool|startup|b2b|analytics|workflow|automation|dashboards|cloud|mining|data visualization|tracking|kpi',
    1: 'integrations|teams|data|users|login|manage',
  },
  hue: 265,
  tones: ['technical', 'editorial'],
  sections: ['features', 'steps', 'pricing', 'faq', 'cta'],
  offers: 'features',
  en: {
    trade: 'a tool for everyday work',
    offer: 'work',
    standIn: ['Plainwork', 'Daybook'],
    cta: [
      'Start now > cta|auth',
      'See what it does > features',
      'See prices > pricing',
      'Ask a question > contact|faq',
    ],
    parts: {
      hero: {
        head: [
          'Do the work. {brand} keeps track.',
          '{brand}: it is already sorted',
          '{brand} remembers, so you can forget',
          'Less typing, more done: {brand}',
          '{brand}, and the list gets shorter',
        ],
        lead: [
          '{brand} is {a trade}{for audience}. You do the thing, it keeps the record, and nobody asks for the latest file.',
          'Everything in one place and in the order you need it. Open it, do one thing, close it again.',
          '{A trade}{for audience}. Few screens, clear words and nothing hidden behind a chart you cannot check.',
        ],
      },
      features: {
        head: ['Jobs you can cross off', 'What it does all day', 'The useful parts'],
        lead: ['Each of these used to be a note on somebody’s screen.', 'Not a long list. The right one.'],
      },
      steps: { head: ['Off to a quick start', 'From sign-up to done'] },
    },
    variants: [
      {
        when: 'bookkeeping|accounting|invoic*|buchhaltung*|receipts|tax',
        parts: {
          hero: {
            head: [
              'Do the work. {brand} keeps the books.',
              '{brand}: every receipt finds its line',
              '{brand} counts, you carry on',
            ],
            lead: [
              '{Trade}{for audience}. Invoices go out, receipts come in, and the ledger adds up.',
              'Write the invoice, drop the receipt, see what is yours. {brand} does the columns.',
            ],
          },
          features: {
            head: ['Jobs to cross off your Sunday', 'What it does with a receipt'],
            lead: ['Every entry has a date, a reason and a sum.'],
            items: [
              'Write the invoice | Pick a client, add the days, send. The next number is filled in.',
              'Drop the receipt | Take a picture or forward the mail. The sum is read for you.',
              'See what is yours | The tax share is set aside on paper, so it never surprises you.',
              'Match the bank | Statement lines and entries find each other. What is left is a short list.',
              'Hand over the year | One folder for your adviser: ledger, receipts, summaries.',
              'Send a reminder | Politely, on the right day, without your help.',
              'Quote first | An offer becomes an invoice with one click.',
              'Look back | Any month, any client, as a plain list.',
            ],
          },
          pricing: {
            items: [
              [
                'Solo | You, your clients and a shoebox of receipts. | ?Add price',
                'Studio | Two or three of you and one bank account. | ?Add price',
                'Office | A small office with staff and deadlines. | ?Add price',
              ],
            ],
          },
          statement: {
            head: ['A ledger is a page of stripes. We only made it easier to read.'],
            lead: ['Open any number and you see the lines it is made of.'],
          },
          faq: {
            items: [
              'Do I need to know bookkeeping? | No. You say what you bought or sold. It suggests the kind and shows you why.',
              'Can I bring my old books? | Yes. Import a spreadsheet or the export of your last program.',
              'Does it replace my tax adviser? | It replaces the carrier bag. Your adviser gets clean entries.',
              'Can I change my plan later? | Yes, up or down. The new price starts with the next month.',
              'Where is my data kept? | ?Add country and company that hosts it',
            ],
          },
          cta: {
            head: ['Start with one receipt', 'Open a ledger'],
            lead: ['Drop in the last thing you bought for work and watch it find its line.'],
          },
        },
      },
      {
        when: 'messaging|chat|collaboration',
        parts: {
          hero: {
            head: ['{brand}. Say it once.', '{brand}: fewer meetings, shorter threads', 'Ask the room: {brand}'],
            lead: [
              '{A trade}{for audience}. One place for the quick question, the long thread and the file everybody is looking for.',
            ],
          },
          features: {
            items: [
              'Direct messages | For the question that needs one person.',
              'Group chats | A room for each thing, so that nothing gets lost in the hall.',
              'Contacts | Find people by name, team or what they last helped with.',
              'Files and pictures | Dropped into the talk they belong to.',
              'Search | Three letters, and last spring’s answer is back.',
              'Quiet hours | It stays silent when you are not at work.',
              'Threads | Side talks stay at the side.',
              'Apps | Bring in what the team already uses.',
            ],
          },
        },
      },
    ],
  },
  de: {
    trade: 'ein Werkzeug für den Arbeitstag',
    offer: 'Arbeit',
    standIn: ['Tagewerk', 'Klarbuch'],
    cta: [
      'Jetzt anfangen > cta|auth',
      'Was es kann > features',
      'Preise ansehen > pricing',
      'Frage stellen > contact|faq',
    ],
    parts: {
      hero: {
        head: [
          'Sie arbeiten. {brand} hält Ordnung.',
          '{brand}: schon sortiert',
          'Weniger tippen: {brand}',
          '{brand}, und die Liste wird kürzer',
        ],
        lead: [
          '{brand} ist {a trade}{for audience}. Sie erledigen, es merkt sich, und niemand fragt nach der letzten Datei.',
        ],
      },
    },
    variants: [
      {
        when: 'buchhaltung*|rechnung*|bookkeeping|accounting|belege',
        parts: {
          hero: {
            head: ['Sie arbeiten. {brand} führt Buch.', '{brand}: jeder Beleg findet seine Zeile'],
            lead: ['Rechnungen gehen raus, Belege kommen rein, und am Ende geht es auf.'],
          },
          features: {
            head: ['Aufgaben vom Sonntag streichen'],
            items: [
              'Rechnung schreiben | Kunde wählen, Tage eintragen, senden. Die Nummer steht schon da.',
              'Beleg ablegen | Foto oder Mail genügt. Die Summe wird gelesen.',
              'Sehen, was Ihnen bleibt | Der Steueranteil wird gleich zurückgelegt.',
              'Bank abgleichen | Zeilen und Buchungen finden sich.',
              'Jahr übergeben | Eine Mappe für die Steuerberatung.',
              'Erinnern | Freundlich, am richtigen Tag.',
            ],
          },
        },
      },
    ],
  },
}
