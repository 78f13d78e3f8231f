import type { DomainWords } from '../types.ts'

export const health: DomainWords = {
  domain: 'health',
  archetype: 'visit',
  nouns: {
    3:
      "medical practice|doctor’s office|doctor's office|doctors|gp practice|clinic|health clinic|mental health clinic|" +
      'hospital|physiotherapy|physiotherapist|physio|psychotherapist|psychotherapy|psychologist|therapist|' +
      'therapy practice|midwife|nutritionist|osteopath|chiropractor|pharmacy|optician|hearing aids|home care|care home|' +
      'pandemic information|child health|clinical trial|arztpraxis|hausarzt|kinderarzt|physiotherapie|' +
      'psychotherapeutische praxis|heilpraktiker|apotheke|praxis|pflegedienst|cabinet médical|kinésithérapeute|clínica|' +
      'fisioterapia|psicóloga|psicólogo|legesenter|legekontor|fysioterapi|psykolog',
    2: 'health|medical|patients|healthcare|doctor|gesundheit|santé|salud|helse|nurse',
    1: 'appointments|treatment|care',
  },
  hue: 200,
  tones: ['calm', 'corporate'],
  sections: ['services', 'steps', 'team', 'hours', 'booking', 'faq', 'location'],
  offers: 'services',
  asks: { services: 'specialties|treatments|therapies|leistungen|behandlungen', hours: 'surgery hours' },
  en: {
    trade: 'a medical practice',
    offer: 'care',
    standIn: ['The Practice', 'Linden Practice'],
    cta: [
      'Ask for an appointment > booking',
      'What we treat > services',
      'Hours > hours',
      'Reach us > contact|location',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Tell us where it hurts.',
          '{brand}: time to listen',
          'Plain words at {brand}',
          '{brand}: first we listen',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We listen first, explain in plain words and decide together.',
          'You get time, a clear answer and a plan you can keep.',
        ],
      },
      services: {
        head: ['What we do', 'How we can help', 'When to come to us'],
        lead: ['Not sure whether it belongs here? Call. We tell you, or tell you who.'],
        items: [
          'First visit | Your history, your question, an examination and a plan.',
          'Check-up | What is fine, what to watch, what can wait.',
          'Acute trouble | Call in the morning. We keep gaps for it.',
          'Long conditions | Seen by the same person, again and again.',
          'Second opinion | Bring the letters. We read them with you.',
          'Vaccinations | Looked up, given, written down.',
          'Prescriptions | Order a repeat before it runs out.',
          'Certificates | Checked properly and signed.',
        ],
      },
      steps: {
        head: ['Your first visit', 'What happens when you come'],
        items: [
          [
            'Ask for a time | Here or by phone. Say roughly what it is about.',
            'Bring along | Letters, a list of medicines, your card.',
            'Talk | You first. Then questions, then an examination.',
            'Leave with a plan | On paper, in words you can repeat at home.',
          ],
        ],
      },
      booking: {
        head: ['Ask for an appointment', 'When can you come?'],
        lead: ['We answer with a time. In an emergency, please call the emergency number instead.'],
        fields: [
          'select=What is it about?=@offers',
          'date=Preferred day*',
          'name*',
          'phone*',
          'email',
          'message=Anything we should know',
        ],
        submit: ['Ask for an appointment'],
        note: ['Details of your health are better told in person.'],
      },
      hours: { head: ['When we see patients', 'Surgery hours'], lead: ['And by appointment.'] },
      team: {
        head: ['Who looks after you', 'The team'],
        items: [
          '?Add name | | Doctor',
          '?Add name | | Reception and appointments',
          '?Add name | | Nurse',
          '?Add name | | Practice manager',
        ],
      },
      faq: {
        items: [
          'What should I bring the first time? | Your card, a list of your medicines and any letters you have.',
          'I am in pain. Do I need an appointment? | Call in the morning. We find a gap or tell you where to go.',
          'How do I cancel? | By phone, as soon as you know.',
          'Do you take new patients? | ?Add whether you take new patients',
          'Is the practice accessible? | ?Add step-free access and lift',
          'Which insurances do you take? | ?Add insurances',
        ],
      },
      statement: {
        head: [
          'Half of a diagnosis is letting somebody finish the sentence.',
          'You should leave with an answer, or with the next question.',
        ],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. We take time for the first talk, because it saves a lot of it later.',
            'What can wait, we leave. What cannot, we say clearly and start today.',
          ],
        ],
      },
      features: {
        head: ['What you can count on'],
        items: [
          'Time | The first visit is planned longer than it needs.',
          'Plain words | Ask until it makes sense.',
          'The same face | You see the person who knows your story.',
          'Together | Nothing is decided over your head.',
          'Discreet | At the desk, on the phone, everywhere.',
          'Honest | We say what can wait.',
        ],
      },
      contact: {
        head: ['Reach the practice', 'Ask us'],
        lead: ['For anything urgent, please call. Messages are read during surgery hours.'],
      },
      cta: { head: ['Something on your mind?', 'Come and ask'], lead: ['Ask for a time. We write or call back.'] },
    },
    variants: [
      {
        when: 'physio*|osteopath*|chiropract*',
        parts: {
          hero: {
            head: ['{brand}. Show us how you sit.', '{brand}: hands, then homework', 'Moving again with {brand}'],
            lead: [
              '{brand} is {a trade}{in place}. We look at how you move, find out why it hurts and give you two exercises you will really do.',
            ],
          },
          services: {
            head: ['What we do with hands', 'How we help'],
            lead: ['Bring the letter if you have one. If not, come anyway.'],
            items: [
              'First look | How you stand, walk, sit. Then a plan.',
              'Manual therapy | Hands on the place, and on the one next to it.',
              'Exercises | Two that you will do, not ten that you will not.',
              'After an operation | Slowly, in the right order.',
              'Back and neck | For people with desks.',
              'Sport | Until you may run again.',
              'At home | For those who cannot come.',
            ],
          },
          team: {
            items: [
              '?Add name | | Physiotherapist',
              '?Add name | | Manual therapy',
              '?Add name | | Sport',
              '?Add name | | Reception',
            ],
          },
          statement: { head: ['Pain is late news. We look for where it started.'] },
        },
      },
      {
        when: 'psycho*|mental health|therap*',
        parts: {
          hero: {
            head: ['{brand}. Begin anywhere.', '{brand}: say it out loud, once', 'A quiet hour at {brand}'],
            lead: [
              '{brand} is {a trade}{in place}. A quiet room, an hour, and somebody who does not look at the clock.',
              'You need no diagnosis and no good story. Begin with what is loudest.',
            ],
          },
          services: {
            head: ['What we can talk about', 'How we work'],
            lead: ['If it does not fit, we say so and help you find who does.'],
            items: [
              'First talk | To see whether we suit each other.',
              'One to one | Once a week, same hour, same chair.',
              'Couples | With a third chair.',
              'Families | Everybody gets to finish a sentence.',
              'Anxiety | It gets smaller when it is looked at.',
              'Sleep | Or what keeps you from it.',
              'Burnout | When a weekend no longer helps.',
              'Online | From your own sofa.',
            ],
          },
          steps: {
            items: [
              [
                'Write | A line is enough. No story yet.',
                'Meet | We see whether it fits, both of us.',
                'Decide | A rhythm and a goal you can name.',
                'Go on | As long as it helps, and not longer.',
              ],
            ],
          },
          team: {
            items: [
              '?Add name | | Psychotherapist',
              '?Add name | | Psychologist',
              '?Add name | | Counsellor',
              '?Add name | | Front desk',
            ],
          },
          about: {
            head: ['About the practice'],
            body: [
              [
                '{brand} is {a trade}{in place}. The rooms are quiet, the chairs are good, and tissues are where you need them.',
                'We are friendly and direct. If something will not help, we say so.',
              ],
            ],
          },
          statement: { head: ['You do not have to know what is wrong to begin.'] },
          booking: {
            lead: ['We answer with a time. If you are in danger, please call the emergency number now.'],
            submit: ['Ask for a first talk'],
          },
          cta: { head: ['Begin with a line', 'Say it once'], lead: ['Write one sentence. It is read by one person.'] },
          contact: { head: ['Write one line'], lead: ['No story yet. Say how we can reach you, and when.'] },
        },
      },
    ],
  },
  de: {
    trade: 'eine Arztpraxis',
    offer: 'Behandlung',
    standIn: ['Praxis am Park', 'Praxis Lindenhof'],
    cta: ['Termin anfragen > booking', 'Leistungen > services', 'Sprechzeiten > hours', 'Kontakt > contact|location'],
    parts: {
      hero: {
        head: ['{brand}. Erzählen Sie zuerst.', '{brand}: Zeit zum Zuhören', 'Klare Worte bei {brand}'],
        lead: [
          '{brand} ist {a trade}{in place}. Wir hören zu, erklären verständlich und entscheiden gemeinsam mit Ihnen.',
        ],
      },
      services: {
        head: ['Was wir tun', 'Womit Sie kommen können'],
        items: [
          'Erster Besuch | Ihre Geschichte, Ihre Frage, eine Untersuchung und ein Plan.',
          'Vorsorge | Was gut ist, was man im Auge behält, was warten kann.',
          'Akute Beschwerden | Rufen Sie morgens an, wir halten Lücken frei.',
          'Chronisches | Immer bei derselben Person.',
          'Zweite Meinung | Bringen Sie die Befunde mit.',
          'Impfungen | Nachgesehen, gegeben, eingetragen.',
          'Rezepte | Bestellen Sie, bevor es leer ist.',
        ],
      },
      steps: {
        head: ['Ihr erster Besuch'],
        items: [
          [
            'Termin anfragen | Hier oder am Telefon, mit einem Stichwort.',
            'Mitbringen | Befunde, Medikamentenliste, Karte.',
            'Sprechen | Zuerst Sie, dann Fragen, dann die Untersuchung.',
            'Ein Plan | Auf Papier, in verständlichen Worten.',
          ],
        ],
      },
      booking: {
        head: ['Termin anfragen', 'Wann können Sie?'],
        lead: ['Wir melden uns mit einem Vorschlag. Im Notfall wählen Sie bitte den Notruf.'],
        fields: [
          'select=Worum geht es?=@offers',
          'date=Wunschtag*',
          'name*',
          'phone*',
          'email',
          'message=Was sollten wir wissen?',
        ],
        submit: ['Termin anfragen'],
        note: ['Einzelheiten zur Gesundheit besprechen wir persönlich.'],
      },
      hours: { head: ['Sprechzeiten', 'Wann wir da sind'], lead: ['Und nach Vereinbarung.'] },
      team: {
        head: ['Wer sich um Sie kümmert'],
        items: [
          '?Name ergänzen | | Ärztin',
          '?Name ergänzen | | Empfang und Termine',
          '?Name ergänzen | | Praxisassistenz',
          '?Name ergänzen | | Labor',
        ],
      },
      faq: {
        items: [
          'Was bringe ich mit? | Karte, Medikamentenliste und Befunde, falls vorhanden.',
          'Ich habe Schmerzen. Brauche ich einen Termin? | Rufen Sie morgens an. Wir finden eine Lücke.',
          'Wie sage ich ab? | Am besten telefonisch, sobald Sie es wissen.',
          'Nehmen Sie neue Patienten? | ?Ergänzen, ob neue Patienten aufgenommen werden',
          'Ist die Praxis barrierefrei? | ?Zugang und Aufzug ergänzen',
        ],
      },
    },
    variants: [
      {
        when: 'physio*|osteopath*|krankengymnast*',
        parts: {
          hero: {
            head: [
              '{brand}. Zeigen Sie, wie Sie sitzen.',
              '{brand}: erst Hände, dann Übungen',
              'Wieder beweglich mit {brand}',
            ],
            lead: [
              '{brand} ist {a trade}{in place}. Wir sehen an, wie Sie sich bewegen, und geben Ihnen zwei Übungen, die Sie wirklich machen.',
            ],
          },
          services: {
            head: ['Was wir tun', 'Wie wir helfen'],
            lead: ['Mit Verordnung oder ohne: Kommen Sie, wir schauen.'],
            items: [
              'Erster Blick | Wie Sie stehen, gehen, sitzen. Dann ein Plan.',
              'Manuelle Therapie | Hände an der Stelle und an der daneben.',
              'Übungen | Zwei, die Sie machen, statt zehn, die Sie nicht machen.',
              'Nach Operationen | Langsam und in der richtigen Reihenfolge.',
              'Rücken und Nacken | Für Menschen am Schreibtisch.',
              'Sport | Bis Sie wieder laufen dürfen.',
            ],
          },
          team: {
            items: [
              '?Name ergänzen | | Physiotherapie',
              '?Name ergänzen | | Manuelle Therapie',
              '?Name ergänzen | | Sport',
              '?Name ergänzen | | Empfang',
            ],
          },
        },
      },
      {
        when: 'psycho*|therap*',
        parts: {
          hero: {
            head: ['{brand}. Fangen Sie irgendwo an.', '{brand}: eine ruhige Stunde'],
            lead: [
              '{brand} ist {a trade}{in place}. Ein ruhiger Raum, eine Stunde und jemand, der nicht auf die Uhr sieht.',
            ],
          },
          services: {
            head: ['Worüber wir sprechen können'],
            items: [
              'Erstgespräch | Um zu sehen, ob es passt.',
              'Einzeln | Jede Woche, derselbe Stuhl.',
              'Paare | Mit einem dritten Stuhl.',
              'Angst | Sie wird kleiner, wenn man hinsieht.',
              'Schlaf | Oder was davon abhält.',
              'Erschöpfung | Wenn ein Wochenende nicht mehr hilft.',
            ],
          },
          team: {
            items: [
              '?Name ergänzen | | Psychotherapie',
              '?Name ergänzen | | Psychologie',
              '?Name ergänzen | | Empfang',
            ],
          },
        },
      },
    ],
  },
}
