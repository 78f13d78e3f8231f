import type { DomainWords } from '../types.ts'

export const architecture: DomainWords = {
  domain: 'architecture',
  archetype: 'work',
  nouns: {
    3:
      'architecture studio|architecture firm|architecture office|architect|architects|landscape architect|' +
      'landscape architecture|urban planning|architekturbüro|architekt|architektin|architekten|cabinet d’architecture|' +
      'architecte|estudio de arquitectura|arquitecto|arquitecta|arkitekt|arkitektkontor',
    2: 'architecture|buildings|architektur|arquitectura|arkitektur',
    1: 'plans|façade|sections',
  },
  hue: 60,
  tones: ['minimal', 'editorial'],
  sections: ['gallery', 'services', 'steps', 'about', 'team', 'contact'],
  offers: 'gallery',
  asks: { gallery: 'buildings|selected projects' },
  en: {
    trade: 'an architecture studio',
    offer: 'buildings',
    standIn: ['Plan & Section', 'North Elevation'],
    cta: ['Tell us about the site > contact', 'See the projects > gallery', 'How we work > steps', 'About > about'],
    parts: {
      hero: {
        head: [
          '{brand}. Buildings that keep quiet.',
          '{brand}: first the site, then the line',
          'Drawn by {brand}',
          '{brand}: walls, light, not much else',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We look at the site for a long time and draw late.',
          'Houses, additions and small public buildings. Few at a time, each from the first sketch to the last door handle.',
        ],
      },
      gallery: {
        head: ['Selected projects', 'Drawn and built', 'Projects'],
        lead: ['Drawings stand in until the photographs hang here.'],
        items: [
          'House on a slope | Enters at the top, sleeps at the bottom. | ?Add place and year',
          'A room for books | Daylight from the north, silence from everywhere. | ?Add place and year',
          'Barn, again | New timber in the old order. | ?Add place and year',
          'Two schoolrooms | One door, many windows. | ?Add place and year',
          'Shelter at a stop | Four posts and a roof that drains. | ?Add place and year',
          'Extension | You find the seam, if you look. | ?Add place and year',
        ],
      },
      services: {
        head: ['What we draw'],
        items: [
          'Houses | For people who will live in them longer than with us.',
          'Additions | Where the old meets the new and neither wins.',
          'Public rooms | Small ones, used daily.',
          'Studies | What the site allows, before you buy it.',
          'Interiors | Down to the handle.',
          'Site supervision | Boots, rain, questions.',
        ],
      },
      steps: {
        head: ['From site to key', 'How a building comes about'],
        items: [
          [
            'Look | At the site, in two kinds of weather.',
            'Sketch | By hand, until one line stays.',
            'Plan | Permits, costs, every socket.',
            'Build | We are there, weekly, in boots.',
          ],
        ],
      },
      about: {
        head: ['About the studio'],
        body: [
          [
            '{brand} is {a trade}{in place}. We like thick walls, few materials and plans you can read without us.',
            'A good building is finished when the people in it have stopped noticing it.',
          ],
        ],
      },
      statement: {
        head: [
          'A wall is a decision. We try to make few of them, and mean each.',
          'Light is free. Getting it in is the work.',
        ],
      },
      contact: {
        head: ['Tell us about the site', 'Where is it?'],
        lead: ['Where it is, what stands there now, and what should happen.'],
        fields: ['name*', 'email*', 'text=Where is the site?', 'message*'],
        submit: ['Send'],
      },
      team: {
        items: [
          '?Add name | | Architect',
          '?Add name | | Architect',
          '?Add name | | Site',
          '?Add name | | Models and office',
        ],
      },
    },
  },
  de: {
    trade: 'ein Architekturbüro',
    offer: 'Häuser',
    standIn: ['Grundriss & Schnitt'],
    cta: ['Vom Grundstück erzählen > contact', 'Zu den Projekten > gallery', 'Wie wir arbeiten > steps'],
    parts: {
      hero: {
        head: ['{brand}. Häuser, die still sind.', '{brand}: erst der Ort, dann die Linie'],
        lead: ['{brand} ist {a trade}{in place}. Wir sehen uns den Ort lange an und zeichnen spät.'],
      },
      gallery: {
        head: ['Ausgewählte Projekte', 'Gezeichnet und gebaut'],
        items: [
          'Haus am Hang | Oben hinein, unten schlafen. | ?Ort und Jahr ergänzen',
          'Ein Raum für Bücher | Licht von Norden. | ?Ort und Jahr ergänzen',
          'Scheune, wieder | Neues Holz in alter Ordnung. | ?Ort und Jahr ergänzen',
          'Zwei Klassenzimmer | Eine Tür, viele Fenster. | ?Ort und Jahr ergänzen',
          'Dach an der Haltestelle | Vier Pfosten und ein Dach. | ?Ort und Jahr ergänzen',
          'Anbau | Die Fuge findet, wer sucht. | ?Ort und Jahr ergänzen',
        ],
      },
      steps: {
        items: [
          [
            'Ansehen | Den Ort, bei zweierlei Wetter.',
            'Skizzieren | Bis eine Linie bleibt.',
            'Planen | Genehmigung, Kosten, jede Steckdose.',
            'Bauen | Wir sind da, jede Woche, in Stiefeln.',
          ],
        ],
      },
    },
  },
}
