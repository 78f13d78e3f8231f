import type { SectionKind } from '../../types.ts'
import type { Language } from '../types.ts'

/** What the general voice needs besides a person's own words: labels, questions that facts answer, who speaks. */
export type PlainWords = {
  /** headings that say no more than what stands below; the others are the section's usual name */
  heads: Partial<Record<SectionKind, string>>
  ask: { where: string; when: string; cost: string; reach: string }
  /** words by which a sentence speaks for its owner */
  first: readonly string[]
}

export const plainWords: Record<Language, PlainWords> = {
  en: {
    heads: { services: 'On offer', features: 'On offer', cta: 'Get in touch', stats: 'In figures' },
    ask: {
      where: 'Where is it?',
      when: 'When is it open?',
      cost: 'What does it cost?',
      reach: 'How do I get in touch?',
    },
    first: ['i', 'we', 'my', 'our', 'us', 'me', 'i’m', "i'm", 'we’re', "we're", 'i’ve', "i've"],
  },
  de: {
    heads: { services: 'Angebot', features: 'Angebot', cta: 'Kontakt', stats: 'In Zahlen' },
    ask: {
      where: 'Wo ist das?',
      when: 'Wann ist geöffnet?',
      cost: 'Was kostet es?',
      reach: 'Wie nimmt man Kontakt auf?',
    },
    first: ['ich', 'wir', 'mein', 'meine', 'meinen', 'meiner', 'unser', 'unsere', 'unseren', 'unserem', 'uns', 'mir'],
  },
  fr: {
    heads: { services: 'Au programme', features: 'Au programme', cta: 'Contact', stats: 'En chiffres' },
    ask: {
      where: 'Où est-ce ?',
      when: 'Quand est-ce ouvert ?',
      cost: 'Combien cela coûte-t-il ?',
      reach: 'Comment prendre contact ?',
    },
    first: ['je', 'nous', 'mon', 'ma', 'mes', 'notre', 'nos', 'moi', 'on'],
  },
  es: {
    heads: { services: 'Qué hay', features: 'Qué hay', cta: 'Contacto', stats: 'En cifras' },
    ask: {
      where: '¿Dónde está?',
      when: '¿Cuándo abre?',
      cost: '¿Cuánto cuesta?',
      reach: '¿Cómo se contacta?',
    },
    first: ['yo', 'nosotros', 'nosotras', 'mi', 'mis', 'nuestro', 'nuestra', 'nuestros', 'nuestras', 'soy', 'somos'],
  },
  no: {
    heads: { services: 'Tilbud', features: 'Tilbud', cta: 'Ta kontakt', stats: 'I tall' },
    ask: {
      where: 'Hvor er det?',
      when: 'Når er det åpent?',
      cost: 'Hva koster det?',
      reach: 'Hvordan tar man kontakt?',
    },
    first: ['jeg', 'vi', 'min', 'mitt', 'mine', 'vår', 'vårt', 'våre', 'oss', 'meg'],
  },
}
