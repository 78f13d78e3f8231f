import type { DomainWords } from '../types.ts'

/** When nothing speaks for a trade: everything comes from the pools that are good for anything. */
export const general: DomainWords = {
  domain: 'general',
  archetype: 'any',
  nouns: {},
  hue: 255,
  tones: ['minimal', 'warm'],
  sections: ['features', 'steps', 'about', 'faq', 'contact'],
  offers: 'features',
  en: {
    trade: 'a small business',
    offer: 'good work',
    standIn: ['Your Company', 'Your Name Here'],
    cta: [
      'Write to us > contact',
      'Sign up > cta|newsletter',
      'See what we do > features|services|products',
      'How it works > steps',
      'About > about',
    ],
    parts: {},
  },
  de: {
    trade: 'ein kleines Unternehmen',
    offer: 'gute Arbeit',
    standIn: ['Ihre Firma'],
    cta: [
      'Schreiben Sie uns > contact',
      'Anmelden > cta|newsletter',
      'Was wir tun > features|services|products',
      'So läuft es ab > steps',
      'Über uns > about',
    ],
    parts: {},
  },
}
