import type { DomainWords } from '../types.ts'

export const consulting: DomainWords = {
  domain: 'consulting',
  archetype: 'expert',
  nouns: {
    3:
      'consultancy|consulting firm|management consultant|business coach|life coach|career coach|coaching practice|' +
      'coaching|consultant|hr consultancy|recruitment agency|recruiter|recruiting|translation agency|translator|' +
      'it consulting|unternehmensberatung|beratung|berater|coach|personalberatung|übersetzerin|übersetzer|' +
      'cabinet de conseil|consultora|konsulent|konsulentselskap',
    2: 'consulting|advisory|strategy|advice|workshops for teams|case studies',
    1: 'business|company|business website|corporate website',
  },
  hue: 250,
  tones: ['corporate', 'minimal'],
  sections: ['services', 'steps', 'gallery', 'about', 'team', 'contact'],
  offers: 'services',
  asks: { gallery: 'case studies|cases' },
  en: {
    trade: 'a consultancy',
    offer: 'advice',
    standIn: ['Second Opinion', 'Northside Advisory'],
    cta: ['Describe the problem > contact', 'What we do > services', 'How we work > steps', 'Book a call > booking'],
    parts: {
      hero: {
        head: [
          '{brand}. Bring the real problem.',
          '{brand}: fewer slides, more answers',
          'Ask {brand} what it costs to wait',
          '{brand}: said plainly',
        ],
        lead: [
          '{brand} is {a trade}{in place}{for audience}. We listen, count, and say the thing nobody in the room can say.',
          'One page instead of eighty slides. If we are not needed, you hear it in the first hour.',
        ],
      },
      services: {
        head: ['What we help with', 'Bring us these'],
        items: [
          'Find the problem | It is rarely the one on the agenda.',
          'Decide | Options on a page, with what each would cost you.',
          'Change how work runs | Fewer meetings, clearer hand-overs.',
          'People | Hiring, roles and the talk you have been putting off.',
          'Prices | What you charge, and why it is too little.',
          'A steady hand | One day a month, for as long as it helps.',
          'Workshops | One room, one question, one wall of paper.',
          'A second opinion | Before it is signed.',
        ],
      },
      gallery: {
        head: ['Cases', 'What changed'],
        lead: ['Names only with permission. Until then, the shape of the problem.'],
        items: [
          'A family firm | One desk, one decision. | ?Add client and year',
          'A hospital ward | Many forms became few. | ?Add client and year',
          'A software team | They stopped estimating and finished earlier. | ?Add client and year',
          'A city office | From counter to letter in fewer steps. | ?Add client and year',
        ],
      },
      statement: {
        head: [
          'The answer is usually in the building. Somebody just has to ask the right floor.',
          'Advice should fit on a page, or it is not finished.',
        ],
      },
      cta: {
        head: ['Bring the real problem', 'An hour, then decide'],
        lead: ['Describe it in three sentences. We tell you whether we are the right ones.'],
      },
    },
  },
  de: {
    trade: 'eine Beratung',
    offer: 'Rat',
    standIn: ['Zweite Meinung'],
    cta: [
      'Problem schildern > contact',
      'Was wir tun > services',
      'Wie wir arbeiten > steps',
      'Gespräch anfragen > booking',
    ],
    parts: {
      hero: {
        head: ['{brand}. Bringen Sie das echte Problem.', '{brand}: weniger Folien, mehr Antworten'],
        lead: [
          '{brand} ist {a trade}{in place}{for audience}. Wir hören zu, rechnen nach und sagen, was sonst niemand im Raum sagen kann.',
        ],
      },
      services: {
        head: ['Womit wir helfen'],
        items: [
          'Das Problem finden | Es steht selten auf der Tagesordnung.',
          'Entscheiden | Möglichkeiten auf einer Seite, mit Preis.',
          'Abläufe ändern | Weniger Runden, klarere Übergaben.',
          'Menschen | Einstellen, Rollen und das aufgeschobene Gespräch.',
          'Preise | Was Sie verlangen, und warum es zu wenig ist.',
          'Begleiten | Ein Tag im Monat, solange es hilft.',
        ],
      },
      gallery: {
        head: ['Fälle', 'Was sich geändert hat'],
        items: [
          'Eine Nachfolge | Ein Schreibtisch, eine Entscheidung. | ?Auftraggeber und Jahr ergänzen',
          'Eine Station | Aus vielen Formularen wurden wenige. | ?Auftraggeber und Jahr ergänzen',
          'Ein Team | Sie hörten auf zu schätzen und wurden früher fertig. | ?Auftraggeber und Jahr ergänzen',
        ],
      },
    },
  },
}
