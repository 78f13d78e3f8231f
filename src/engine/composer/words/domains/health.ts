import type { DomainWords } from '../types.ts'

export const health: DomainWords = {
  domain: 'health',
  archetype: 'visit',
  nouns: {
    3: "medical practice|doctor’s office|doctor's office|doctors|gp practice|clinic|health clinic|mental health clinic|hospital|physiotherapy|physiotherapist|physio|psychotherapist|psychotherapy|psychologist|therapist|therapy practice|midwife|nutritionist|osteopath|chiropractor|pharmacy|optician|hearing aids|home care|care home|pandemic information|child health|clinical trial|arztpraxis|hausarzt|kinderarzt|physiotherapie|psychotherapeutische praxis|heilpraktiker|apotheke|praxis|pflegedienst|cabinet médical|kinésithérapeute|clínica|fisioterapia|psicóloga|psicólogo|legesenter|legekontor|fysioterapi|psykolog",
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
  },
  de: {
    trade: 'eine Arztpraxis',
    offer: 'Behandlung',
    standIn: ['Die Praxis', 'Praxis am Park'],
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
  },
}
