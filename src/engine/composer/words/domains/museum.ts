import type { DomainWords } from '../types.ts'

export const museum: DomainWords = {
  domain: 'museum',
  archetype: 'stay',
  nouns: {
    3:
      'museum|museums|art gallery|gallery space|exhibition|exhibition space|planetarium|zoo|aquarium|botanical garden|' +
      'botanic garden|castle|historic house|library|archive|cinema|uhrenmuseum|kunsthalle|galerie für|ausstellung|' +
      'bibliothek|kino|tierpark|schloss|musée|galerie d’art|bibliothèque|cinéma|museo|biblioteca|galería de arte|' +
      'kunstgalleri|kunstmuseum|bibliotek',
    2: 'exhibitions|collection|artworks|exhibits|curator|visitors',
    1: 'tickets|guided tour',
  },
  hue: 80,
  tones: ['editorial', 'elegant'],
  sections: ['events', 'hours', 'pricing', 'location', 'about', 'products'],
  offers: 'events',
  asks: {
    events: 'exhibitions|ausstellungen|expositions',
    pricing: 'admission|eintritt',
    location: 'visit|besuch',
    products: 'museum shop|laden|shop',
  },
  en: {
    trade: 'a small museum',
    offer: 'the collection',
    standIn: ['The Small Museum', 'Room One'],
    cta: ['Plan a visit > hours|location', 'What is on > events', 'Admission > pricing', 'Ask us > contact'],
    parts: {
      hero: {
        head: [
          '{brand}. Look twice.',
          '{brand}: please stand close',
          'An hour in {brand}',
          '{brand}: quiet rooms, old things',
        ],
        lead: [
          '{brand} is {a trade}{in place}. An hour is enough to see it. Two are better.',
          'Come close, look twice, ask the person in the corner.',
        ],
      },
      events: {
        head: ['On show', 'Exhibitions', 'In the rooms now'],
        lead: ['One room changes, the others wait for you.'],
        items: [
          'The collection | What we keep, and why we kept it. | ?Permanent exhibition, add room',
          'Small hours | What people did at night before there were lamps. | ?Special exhibition, add dates',
          'Hands on | A table for children and honest grown-ups. | ?Workshop, add dates',
          'One thing | A single object, for a month. | ?Add dates',
          'Evening tour | With a torch. | ?Add dates',
        ],
      },
      pricing: {
        head: ['Admission', 'What it costs to look'],
        lead: ['One ticket for all rooms.'],
        items: [
          [
            'Adults | For all rooms, as long as you like. | ?Add price',
            'Reduced | Students, seniors, people between jobs. | ?Add price',
            'Children | Until an age you decide. | ?Add price',
          ],
        ],
      },
      hours: {
        head: ['When the doors open', 'Opening hours'],
        lead: ['An hour is enough for a walk round. Two are better.'],
      },
      location: { head: ['Your visit', 'How to find us'], lead: ['The way here is already part of it.'] },
      products: {
        head: ['The shop', 'Small things that last'],
        lead: ['Most of them need no battery.'],
        items: [
          'Postcards | Eight of them, one to keep. | ?Add price',
          'The book | Everything we know, with pictures. | ?Add price',
          'A print | The one by the stairs. | ?Add price',
          'Notebook | For what you noticed. | ?Add price',
          'For children | Something that turns. | ?Add price',
        ],
      },
      about: {
        head: ['About the house'],
        body: [
          [
            '{brand} is {a trade}{in place}. The rooms are small, the labels short, and the person in the corner knows the long version.',
            'We keep things because somebody once made them carefully. That is reason enough.',
          ],
        ],
      },
      statement: {
        head: [
          'Most things were made by people whose names we do not know. Look at their thumbprints.',
          'Stand still for one minute. Then you will see it.',
        ],
      },
      booking: {
        head: ['Book a tour', 'Come as a group'],
        lead: ['For classes, clubs and curious families.'],
        fields: ['name*', 'email*', 'people*', 'date*', 'message'],
        submit: ['Ask for a tour'],
      },
      faq: {
        items: [
          'How long does a visit take? | An hour to see it, two to like it.',
          'May I take pictures? | ?Add the rule for photographs',
          'Is it accessible? | ?Add lift, ramps and wheelchairs',
          'Are there tours? | ?Add tour times',
          'Is there a café? | ?Add what there is to drink and eat',
        ],
      },
      cta: {
        head: ['Come and look', 'An hour, on a rainy day'],
        lead: ['Or on a sunny one. Inside it is always the same light.'],
      },
      gallery: {
        items: [
          'Room one | Where everybody slows down.',
          'The stairs | Worn in the middle.',
          'The case | Do not lean.',
          'The window | The only new thing here.',
          'The detail | Look closer.',
          'The corner | Ask the person in it.',
        ],
      },
    },
  },
  de: {
    trade: 'ein kleines Museum',
    offer: 'die Sammlung',
    standIn: ['Das kleine Museum'],
    cta: ['Besuch planen > hours|location', 'Ausstellungen > events', 'Eintritt > pricing', 'Fragen Sie uns > contact'],
    parts: {
      hero: {
        head: ['{brand}. Zweimal hinsehen.', '{brand}: bitte nah herantreten', 'Eine Stunde im {brand}'],
        lead: ['{brand} ist {a trade}{in place}. Eine Stunde reicht für einen Rundgang. Zwei sind besser.'],
      },
      events: {
        head: ['Ausstellungen', 'Gerade zu sehen'],
        lead: ['Ein Raum wechselt, die anderen warten auf Sie.'],
        items: [
          'Die Sammlung | Was wir aufheben und warum. | ?Dauerausstellung, Raum ergänzen',
          'Kleine Stunden | Was man nachts tat, bevor es Lampen gab. | ?Sonderausstellung, Laufzeit ergänzen',
          'Zum Anfassen | Ein Tisch für Kinder und ehrliche Erwachsene. | ?Werkstatt, Termine ergänzen',
          'Ein Ding | Ein einziger Gegenstand, einen Monat lang. | ?Laufzeit ergänzen',
          'Abendführung | Mit Taschenlampe. | ?Termine ergänzen',
        ],
      },
      pricing: {
        head: ['Eintritt', 'Was das Schauen kostet'],
        lead: ['Eine Karte für alle Räume.'],
        items: [
          [
            'Erwachsene | Für alle Räume, so lange Sie mögen. | ?Preis ergänzen',
            'Ermäßigt | Studium, Rente, zwischen zwei Stellen. | ?Preis ergänzen',
            'Kinder | Auch für die, die noch nicht lesen. | ?Preis ergänzen',
          ],
        ],
      },
      hours: {
        head: ['Öffnungszeiten', 'Wann die Türen offen sind'],
        lead: ['Eine Stunde reicht für einen Rundgang. Zwei sind besser.'],
      },
      location: { head: ['Ihr Besuch', 'So finden Sie her'], lead: ['Der Weg ist schon Teil des Ausflugs.'] },
      products: {
        head: ['Laden', 'Kleine Dinge, die lange gehen'],
        lead: ['Die meisten brauchen keinen Strom.'],
        items: [
          'Postkarten | Acht davon, eine zum Behalten. | ?Preis ergänzen',
          'Das Buch | Alles, was wir wissen, mit Bildern. | ?Preis ergänzen',
          'Ein Druck | Der von der Treppe. | ?Preis ergänzen',
          'Notizheft | Für das, was Ihnen auffiel. | ?Preis ergänzen',
          'Für Kinder | Etwas, das sich dreht. | ?Preis ergänzen',
        ],
      },
      about: {
        body: [
          [
            '{brand} ist {a trade}{in place}. Die Räume sind klein, die Schilder kurz, und wer in der Ecke sitzt, kennt die lange Fassung.',
            'Wir heben Dinge auf, weil sie einmal jemand sorgfältig gemacht hat.',
          ],
        ],
      },
    },
  },
}
