import type { DomainWords } from '../types.ts'

export const security: DomainWords = {
  domain: 'security',
  archetype: 'digital',
  nouns: {
    3:
      'cybersecurity company|cybersecurity|cyber security|network security|security monitoring|password manager|vpn|' +
      'antivirus|penetration testing|security audit|alarm system|alarm company|locksmith|security firm|' +
      'security service|it-sicherheit|sicherheitsdienst|schlüsseldienst|cybersécurité|ciberseguridad|sikkerhet',
    2: 'security|encryption|privacy|threats|monitoring|intrusion',
    1: 'alerts|firewall|risk',
  },
  hue: 225,
  tones: ['technical', 'corporate'],
  sections: ['features', 'steps', 'services', 'faq', 'contact'],
  offers: 'features',
  en: {
    trade: 'a security company',
    offer: 'security',
    standIn: ['Night Watch', 'Latch'],
    cta: [
      'Ask for a check > contact|booking',
      'What it watches > features|services',
      'How it works > steps',
      'Questions > faq',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Somebody is awake.',
          '{brand}: sees it before it hurts',
          'Leave a light on: {brand}',
          '{brand}: fewer alarms, real ones',
        ],
        lead: [
          '{brand} is {a trade}{for audience}. It watches what matters, wakes you when it must and keeps quiet otherwise.',
          'Fewer alarms, all of them real, each with the next thing to do.',
        ],
      },
      features: {
        head: ['What it watches', 'Alerts you can act on'],
        lead: ['Every alert says what happened, where, and what to do first.'],
        items: [
          'Alerts | Few, real, in order of how much they matter.',
          'Events | What happened before, during and after, on one line.',
          'Blocking | One click shuts a door. One click opens it again.',
          'Devices | A list of what is on your network, checked every day.',
          'Daily report | Half a page that a manager can read.',
          'Who did what | Every action has a name and a time.',
          'Drills | Practise the bad day before it comes.',
          'Export | For auditors, insurers and the curious.',
        ],
      },
      steps: {
        items: [
          [
            'Look | We list what you have and what is open.',
            'Close | The three worst doors first.',
            'Watch | Quietly, day and night.',
            'Practise | So that the real one is boring.',
          ],
        ],
      },
      services: {
        items: [
          'First check | A day of looking, a page of findings.',
          'Test attack | We try to get in, and tell you how.',
          'Watching | By people and machines.',
          'Training | Short, honest, without shaming anyone.',
          'Emergency | When it has already happened.',
          'Policies | As short as they can be.',
        ],
      },
      statement: {
        head: ['Security is mostly knowing which doors you have.', 'The best alarm is the one that was right.'],
      },
      faq: {
        items: [
          'Something has just happened. | Disconnect it, do not switch it off, call us.',
          'Do you need access to everything? | No. We start with what is visible from outside.',
          'What does a first check cost? | ?Add price of a first check',
          'Where is our data kept? | ?Add country and company that hosts it',
          'Do you talk so that we understand it? | That is half of the job.',
        ],
      },
    },
  },
}
