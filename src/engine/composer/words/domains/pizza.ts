import type { DomainWords } from '../types.ts'

export const pizza: DomainWords = {
  domain: 'pizza',
  archetype: 'table',
  nouns: {
    3: 'pizza delivery service|pizza delivery|pizzeria|pizza place|pizza shop|pizza truck|pizzalieferdienst|pizzalieferservice|pizza-lieferdienst|pizza',
    2: 'wood-fired|sourdough pizza|neapolitan',
    1: 'margherita|dough|oven',
  },
  hue: 28,
  tones: ['bold', 'warm'],
  sections: ['menu', 'steps', 'hours', 'booking', 'location', 'faq'],
  offers: 'menu',
  asks: { menu: 'pizze|our pizzas|pizzas', location: 'delivery zone' },
  en: {
    trade: 'a pizza delivery service',
    offer: 'pizza',
    standIn: ['Corner Pizza', 'Pizza at Eight'],
    cta: [
      'Order a pizza > booking|menu',
      'See what is on > menu',
      'When we bake > hours',
      'Call the kitchen > contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}: from fire to front door',
          '{brand}. Hot, round, on its way.',
          '{brand}: the oven is lit',
          'Hungry? {brand} is stretching dough.',
          '{brand} brings the crackle home',
        ],
        lead: [
          'We bake your pizza when you ask for it, then hurry it over while the crust still crackles.',
          '{brand} is {a trade}{in place}. Good flour, hot stones, fast wheels.',
          'A short card, a very hot oven and somebody who knows the way to your door.',
        ],
      },
      menu: {
        head: ['The short, good list', 'What goes in the oven', 'Round things'],
        lead: [
          'A short card, because that is what one oven can do properly.',
          'Ask for the allergen list when you order.',
        ],
        items: [
          'Margherita | Tomato, fior di latte, basil. The one we judge ourselves by. | ?Add price',
          'Marinara | Tomato, garlic, oregano, good oil. No cheese, none missed. | ?Add price',
          'Funghi | Mushrooms, thyme, fior di latte. Woodland in a box. | ?Add price',
          'Diavola | Spicy salami, and honey for the brave. | ?Add price',
          'Quattro formaggi | Four cheeses, no tomato on top. Salty, sweet, a little blue. | ?Add price',
          'Ortolana | Courgette and peppers, charred before they fly. | ?Add price',
          'Bianca | Potato, rosemary, salt. Nothing red about it. | ?Add price',
          'Capricciosa | Ham, artichoke, olives. Everyone gets a corner. | ?Add price',
          'Calzone | Folded, sealed, opened at your own risk. | ?Add price',
        ],
      },
      steps: {
        head: ['How it gets to you hot', 'From dough to door'],
        lead: ['Four stations, none of them under a lamp.'],
        items: [
          [
            'You pick | Choose from the card and say where you are.',
            'The fire works | We stretch your dough when your ticket comes up.',
            'Boxed, and gone | Out of the oven, into a vented box, into the bag.',
            'You open the lid | Stand back for the steam. Eat while the cheese still pulls.',
          ],
        ],
      },
      hours: {
        head: ['When the oven is lit', 'Hot from', 'Fire times'],
        lead: ['Last orders go in before the fire goes down.'],
      },
      booking: {
        head: ['Hungry? Say where.', 'Order from the oven'],
        lead: ['Tell us what and where. We call back only if something is unclear.'],
        fields: ['select=Pizza=@offers', 'number=How many', 'text=Delivery address*', 'phone*', 'message'],
        submit: ['Order now', 'Into the oven'],
        note: ['?Add delivery fee and ways to pay'],
      },
      about: {
        head: ['Why only so few', 'About the dough'],
        body: [
          [
            '{brand} is {a trade}{in place}. The card is short, because each of these has to be right when the lid opens.',
            'The dough rests longer than we do. That is the whole secret, so you may tell it.',
          ],
        ],
      },
      statement: {
        head: [
          'Nothing waits under a lamp.',
          'A pizza is at its best for a short while. We try to be at your door by then.',
        ],
      },
      faq: {
        items: [
          'Where do you deliver? | ?Add your delivery area',
          'How long does it take? | ?Add your usual delivery time',
          'Can I collect it myself? | Yes. Order ahead, and it comes out of the oven when you come in.',
          'Gluten free? | ?Add what you can make without gluten',
          'Can I change the toppings? | Within reason. Pineapple is between you and your conscience.',
          'How can I pay? | ?Add the ways to pay',
        ],
      },
      cta: {
        head: ['The fire is ready', 'Eat it from the box'],
        lead: ['Best eaten standing up, before you find the plates.'],
      },
      location: {
        head: ['How far we fly', 'Our delivery area'],
        lead: ['Close enough to arrive hot. Further than that we would have to apologise.'],
      },
      features: {
        head: ['Why it crackles'],
        items: [
          'Slow dough | It rests for a day, and you taste every hour of it.',
          'Hot stone | The base is done before the top can complain.',
          'A short card | Few pizzas, each of them known by heart.',
          'Vented boxes | Steam gets out, crust stays crisp.',
          'Fast wheels | The rider waits for the pizza, never the other way round.',
          'Eaten by us | Every night, after the last order.',
        ],
      },
    },
  },
  de: {
    trade: 'ein Pizza-Lieferdienst',
    offer: 'Pizza',
    standIn: ['Pizza um acht', 'Die Eckpizza'],
    cta: [
      'Pizza bestellen > booking|menu',
      'Zur Karte > menu',
      'Wann wir backen > hours',
      'In der Küche anrufen > contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}: vom Feuer vor die Tür',
          '{brand}. Heiß, rund, unterwegs.',
          '{brand}: der Ofen brennt',
          '{brand} bringt das Knistern heim',
        ],
        lead: [
          'Wir backen Ihre Pizza, wenn Sie sie bestellen, und bringen sie, solange der Rand noch knistert.',
          'Kurze Karte, heißer Ofen und jemand, der den Weg zu Ihnen kennt.',
        ],
      },
      menu: {
        head: ['Kurz und gut', 'Was in den Ofen kommt'],
        lead: ['Eine kurze Karte, denn mehr kann ein Ofen nicht gut.'],
        items: [
          'Margherita | Tomate, Fior di Latte, Basilikum. Daran messen wir uns. | ?Preis ergänzen',
          'Marinara | Tomate, Knoblauch, Oregano, gutes Öl. Kein Käse, keiner fehlt. | ?Preis ergänzen',
          'Funghi | Pilze, Thymian, Fior di Latte. Wald im Karton. | ?Preis ergänzen',
          'Diavola | Scharfe Salami, Honig für Mutige. | ?Preis ergänzen',
          'Quattro Formaggi | Vier Käse, ohne Tomate. | ?Preis ergänzen',
          'Ortolana | Zucchini und Paprika, vorher angekohlt. | ?Preis ergänzen',
          'Bianca | Kartoffel, Rosmarin, Salz. | ?Preis ergänzen',
        ],
      },
      steps: {
        head: ['So kommt sie heiß an'],
        items: [
          [
            'Sie wählen | Von der Karte, und sagen, wo Sie sind.',
            'Das Feuer arbeitet | Der Teig wird gezogen, wenn Sie dran sind.',
            'Eingepackt und los | Aus dem Ofen in den Karton in die Tasche.',
            'Deckel auf | Erst der Dampf, dann essen.',
          ],
        ],
      },
      hours: { head: ['Wann der Ofen brennt'] },
      booking: {
        head: ['Hunger? Wohin?', 'Aus dem Ofen bestellen'],
        lead: ['Sagen Sie, was und wohin.'],
        fields: ['select=Pizza=@offers', 'number=Wie viele', 'text=Lieferadresse*', 'phone*', 'message'],
        submit: ['Jetzt bestellen'],
        note: ['?Liefergebühr und Zahlungsarten ergänzen'],
      },
      faq: {
        items: [
          'Wohin liefern Sie? | ?Liefergebiet ergänzen',
          'Wie lange dauert es? | ?Übliche Lieferzeit ergänzen',
          'Kann ich abholen? | Ja. Vorher bestellen, dann kommt sie aus dem Ofen, wenn Sie kommen.',
          'Geht es ohne Gluten? | ?Ergänzen, was ohne Gluten geht',
          'Kann ich den Belag ändern? | In Maßen. Ananas ist Gewissenssache.',
          'Wie kann ich bezahlen? | ?Zahlungsarten ergänzen',
        ],
      },
    },
  },
}
