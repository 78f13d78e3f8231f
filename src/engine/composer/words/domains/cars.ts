import type { DomainWords } from '../types.ts'

export const cars: DomainWords = {
  domain: 'cars',
  archetype: 'trade',
  nouns: {
    3:
      'car dealership|car dealer|auto repair|car repair|car workshop|garage|car wash|car detailing|car rental|' +
      'motorcycle shop|tyre shop|mechanic|autohaus|autowerkstatt|kfz-werkstatt|werkstatt|autowäsche|garage automobile|' +
      'taller mecánico|bilverksted|electric car|used cars',
    2: 'cars|car|vehicles|vehicle|auto|automotive|motorbike|motorcycle|driving school|fahrschule|voiture|coche|bil',
    1: 'engine|tyres|tires',
  },
  hue: 15,
  tones: ['bold', 'technical'],
  sections: ['services', 'steps', 'pricing', 'booking', 'hours', 'location'],
  offers: 'services',
  asks: { products: 'used cars|cars in stock|models|vehicles' },
  en: {
    trade: 'a garage',
    offer: 'cars',
    standIn: ['Corner Garage', 'Bay Two'],
    cta: ['Book a bay > booking', 'See the work > services', 'Prices > pricing', 'Find us > location|contact'],
    parts: {
      hero: {
        head: [
          '{brand}. We hear it too.',
          '{brand}: fixed, explained, washed',
          'Bring the rattle to {brand}',
          '{brand} gets it moving',
        ],
        lead: [
          '{brand} is {a trade}{in place}. You hear what is wrong, what it costs and what can wait until spring.',
          'Two lifts, clean invoices and a phone that is answered.',
        ],
      },
      services: {
        head: ['What we do', 'On the lift'],
        items: [
          'Service | Oil, filters, fluids, and a list of what comes next. | ?Add price',
          'Brakes | Discs, pads, and the noise goes away. | ?Add price',
          'Tyres | Changed, balanced, stored until the season turns. | ?Add price',
          'Diagnosis | We read the light on the dashboard. | ?Add price',
          'Inspection | We prepare it, so that it passes. | ?Add price',
          'Wash and care | Inside and out, by hand where it counts. | ?Add price',
          'Bodywork | Dents, scratches, that one pillar. | ?Add price',
          'Air conditioning | Cold again by summer. | ?Add price',
        ],
      },
      booking: {
        head: ['Book a bay', 'When can you bring it?'],
        fields: [
          'select=What is it about?=@offers',
          'text=Make and model',
          'date=Bring it on*',
          'name*',
          'phone*',
          'message',
        ],
        submit: ['Book a bay'],
      },
      steps: {
        items: [
          [
            'Bring it | Or call. Describe the noise.',
            'We look | And show you the part, not just the word.',
            'You decide | With a price in writing.',
            'You drive | Old parts are in the boot if you want them.',
          ],
        ],
      },
      statement: { head: ['We change what is broken. Not what is next to it.'] },
      products: {
        items: [
          'Small car | For town and tight corners. | ?Add price',
          'Estate | Dog, buggy, ladder. | ?Add price',
          'Electric | Quiet, quick, plugged in at night. | ?Add price',
          'Van | For people who carry things. | ?Add price',
          'Weekend car | Roof open, heater on. | ?Add price',
          'Family car | Seats for everyone and their bags. | ?Add price',
        ],
      },
    },
  },
  de: {
    trade: 'eine Autowerkstatt',
    offer: 'Autos',
    standIn: ['Werkstatt am Eck'],
    cta: ['Termin machen > booking', 'Zu den Leistungen > services', 'So finden Sie uns > location|contact'],
    parts: {
      hero: {
        head: ['{brand}. Wir hören es auch.', '{brand}: repariert und erklärt'],
        lead: ['{brand} ist {a trade}{in place}. Sie hören, was fehlt, was es kostet und was warten kann.'],
      },
      services: {
        items: [
          'Inspektion | Öl, Filter, Flüssigkeiten und eine Liste für später. | ?Preis ergänzen',
          'Bremsen | Scheiben, Beläge, Ruhe. | ?Preis ergänzen',
          'Reifen | Gewechselt, gewuchtet, eingelagert. | ?Preis ergänzen',
          'Diagnose | Wir lesen die Lampe im Cockpit. | ?Preis ergänzen',
          'Hauptuntersuchung | Vorbereitet, damit es klappt. | ?Preis ergänzen',
          'Klimaanlage | Bis zum Sommer wieder kalt. | ?Preis ergänzen',
        ],
      },
    },
  },
}
