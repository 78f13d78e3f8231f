import type { DomainWords } from '../types.ts'

export const bakery: DomainWords = {
  domain: 'bakery',
  archetype: 'shop',
  nouns: {
    3:
      'bakery|sourdough bakery|bakehouse|patisserie|pastry shop|cake shop|cupcake shop|bäckerei|konditorei|backstube|' +
      'bäcker|boulangerie|pâtisserie|panadería|pastelería|bakeri|konditori|chocolaterie|chocolatier',
    2: 'sourdough|baker|bread|cakes|brot|pain|brød|croissants|macarons|donuts|doughnuts|cookies',
    1: 'loaf|flour|mill',
  },
  hue: 65,
  tones: ['warm', 'editorial', 'rustic'],
  sections: ['products', 'steps', 'hours', 'booking', 'about', 'location'],
  offers: 'products',
  asks: {
    products:
      'breads|bread|loaves|pastries|cakes and pastries|brote|brot und brötchen|gebäck|pains|viennoiseries|panes',
    booking: 'cake orders|order a cake|pre-orders',
    about: 'the mill|mill|flour',
  },
  en: {
    trade: 'a bakery',
    offer: 'bread',
    standIn: ['Corner Bakery', 'The Early Oven'],
    cta: [
      'Order ahead > booking',
      'See the breads > products|menu',
      'When we are open > hours',
      'Ask the bakers > contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Bread that takes its time.',
          '{brand}: up before the birds',
          'Flour, water, salt, {brand}',
          '{brand}: the crust is the point',
          'Still warm, from {brand}',
        ],
        lead: [
          '{brand} is {a trade}{in place}. Long doughs, a hot oven and a shelf that empties by afternoon.',
          '{A trade}{in place}. We bake in the night so that you can have breakfast.',
          'Flour, water, salt and time. The last one is what you taste.',
        ],
      },
      products: {
        head: ['On the shelf', 'Loaves and smaller things', 'Out of the oven'],
        lead: [
          'When it is gone it is gone. Order ahead and yours has your name on it.',
          'Ask us which one keeps until Thursday.',
        ],
        items: [
          'House sourdough | Dark crust, open crumb. | ?Add price',
          'Rye | Dense and a little sour. Slices thinner than you think. | ?Add price',
          'Seeded loaf | Sunflower, pumpkin, linseed. Toast it. | ?Add price',
          'White tin | Soft, square, made for butter and soldiers. | ?Add price',
          'Baguette | Crackles on the way home. Does not always get there. | ?Add price',
          'Croissant | Butter, many layers, few bites. | ?Add price',
          'Cinnamon bun | Sticky fingers are part of it. | ?Add price',
          'Sunday plait | Only on Sundays, as the name admits. | ?Add price',
          'Cake of the week | Ask. It depends on the fruit. | ?Add price',
        ],
      },
      steps: {
        head: ['How a loaf comes about', 'A day in the life of dough'],
        lead: ['Most of baking is waiting, done attentively.'],
        items: [
          [
            'Mix | Flour, water, starter. Late in the afternoon.',
            'Rest | All night, in the cool. This is where taste comes from.',
            'Shape | By hand, before the street wakes up.',
            'Bake | Very hot, a little longer than looks right.',
          ],
        ],
      },
      schedule: {
        head: ['Today’s bake', 'What comes out when'],
        lead: ['Come when yours is warm. Replace these lines with your own times.'],
        items: [
          'Sourdough | First out, while it is dark. | ?Add time',
          'Croissants | In time for the early tram. | ?Add time',
          'Buns | When the street smells of cinnamon. | ?Add time',
          'Baguettes | Once before lunch, once after. | ?Add time',
          'Cake | When the fruit is ready. | ?Add time',
        ],
      },
      hours: {
        head: ['Come while it is warm', 'From first light', 'When the shelf is full'],
        lead: ['We close when the shelf is empty. Some days that is early.'],
      },
      booking: {
        head: ['Put your name on a loaf', 'Order for tomorrow', 'Order ahead'],
        lead: ['Order a day before. We keep it behind the counter, in paper, with your name on it.'],
        fields: ['select=Which bread?=@offers', 'number=How many', 'date=Pick-up day*', 'name*', 'phone*', 'message'],
        submit: ['Order ahead', 'Keep it for me'],
        note: ['You pay when you collect it.'],
      },
      about: {
        head: ['About the oven', 'Why it takes so long'],
        body: [
          [
            '{brand} is {a trade}{in place}. The starter is fed before we are, every day, holidays included.',
            'Nothing goes in that would not be in a kitchen. What makes the difference is the night.',
          ],
          [
            'Bread is mostly patience. The dough decides when it is ready, and we have learned not to argue.',
            'Come and look through the window to the bakery. If somebody waves, it is because their hands are free for once.',
          ],
        ],
      },
      statement: {
        head: [
          'Bread is flour, water, salt and time. Nobody can sell you the last one cheaper.',
          'A good crust is a loud one.',
        ],
      },
      gallery: {
        items: [
          'The oven | Warm even on Mondays.',
          'The bench | Flour until Thursday.',
          'The starter | Older than the bread, younger than the baker.',
          'The shelf | At seven.',
          'The shelf | At four.',
          'The window | Steam on the inside.',
        ],
      },
      faq: {
        items: [
          'Which bread keeps longest? | The dark ones. Wrapped in cloth, cut side down.',
          'Can I order for the weekend? | Yes, a day before. Use the form or tell us at the counter.',
          'Do you slice it? | Gladly, once it has cooled.',
          'What about allergies? | ?Add your allergen list',
          'Do you make cakes to order? | ?Add how far ahead cakes can be ordered',
          'Is there anything without wheat? | Rye, on most days. Ask, and we tell you what shared the oven.',
        ],
      },
      cta: { head: ['Tomorrow’s loaf is rising', 'Breakfast is nearly done'], lead: ['Order today, collect it warm.'] },
      team: {
        items: [
          '?Add name | | Bread and night shift',
          '?Add name | | Pastry',
          '?Add name | | Behind the counter',
          '?Add name | | Deliveries',
        ],
      },
      contact: {
        head: ['Ask the bakers'],
        lead: ['A cake for Saturday, bread for a restaurant, a question about rye: write to us.'],
      },
    },
  },
  de: {
    trade: 'eine Bäckerei',
    offer: 'Brot',
    standIn: ['Bäckerei am Eck', 'Der frühe Ofen'],
    cta: [
      'Vorbestellen > booking',
      'Zu den Broten > products|menu',
      'Wann wir da sind > hours',
      'Die Backstube fragen > contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Brot, das sich Zeit lässt.',
          '{brand}: wach vor den Vögeln',
          'Mehl, Wasser, Salz, {brand}',
          'Noch warm, von {brand}',
        ],
        lead: [
          '{brand} ist {a trade}{in place}. Lange Teige, ein heißer Ofen und ein Regal, das am Nachmittag leer ist.',
          'Mehl, Wasser, Salz und Zeit. Das Letzte schmeckt man.',
        ],
      },
      products: {
        head: ['Im Brotregal', 'Brote und Kleineres', 'Aus dem Ofen'],
        lead: [
          'Was weg ist, ist weg. Vorbestellt liegt es mit Ihrem Namen da.',
          'Fragen Sie, welches bis Donnerstag hält.',
        ],
        items: [
          'Hausbrot | Dunkle Kruste, saftige Krume. | ?Preis ergänzen',
          'Roggenbrot | Dicht und leicht sauer. Dünn schneiden. | ?Preis ergänzen',
          'Saatenbrot | Sonnenblume, Kürbis, Lein. Getoastet am besten. | ?Preis ergänzen',
          'Kastenweißbrot | Weich und gerade, für Butter gemacht. | ?Preis ergänzen',
          'Baguette | Knistert auf dem Heimweg. Kommt nicht immer an. | ?Preis ergänzen',
          'Hörnchen | Butter, oft gefaltet, schnell weg. | ?Preis ergänzen',
          'Zimtschnecke | Klebrige Finger gehören dazu. | ?Preis ergänzen',
          'Sonntagszopf | Nur sonntags, wie der Name zugibt. | ?Preis ergänzen',
        ],
      },
      steps: {
        head: ['Wie ein Laib entsteht'],
        items: [
          [
            'Mischen | Mehl, Wasser, Sauerteig. Am späten Nachmittag.',
            'Ruhen | Die ganze Nacht, kühl. Hier entsteht der Geschmack.',
            'Formen | Von Hand, bevor die Straße wach ist.',
            'Backen | Sehr heiß und etwas länger, als es richtig aussieht.',
          ],
        ],
      },
      hours: {
        head: ['Kommen Sie, solange es warm ist', 'Ab dem ersten Licht'],
        lead: ['Wir schließen, wenn das Regal leer ist. Manchmal ist das früh.'],
      },
      booking: {
        head: ['Ihr Name auf dem Brot', 'Für morgen bestellen'],
        lead: ['Einen Tag vorher bestellen. Wir legen es zurück, in Papier, mit Ihrem Namen.'],
        fields: ['select=Welches Brot?=@offers', 'number=Wie viele', 'date=Abholtag*', 'name*', 'phone*', 'message'],
        submit: ['Vorbestellen'],
        note: ['Bezahlt wird beim Abholen.'],
      },
      about: {
        body: [
          [
            '{brand} ist {a trade}{in place}. Der Sauerteig bekommt sein Frühstück vor uns, jeden Tag.',
            'Hinein kommt nur, was auch in einer Küche steht. Den Unterschied macht die Nacht.',
          ],
        ],
      },
      faq: {
        items: [
          'Welches Brot hält am längsten? | Die dunklen. In ein Tuch gewickelt, mit der Schnittfläche nach unten.',
          'Kann ich fürs Wochenende vorbestellen? | Ja, einen Tag vorher. Im Formular oder an der Theke.',
          'Schneiden Sie das Brot? | Gern, sobald es abgekühlt ist.',
          'Was ist mit Allergien? | ?Allergenliste ergänzen',
          'Machen Sie Torten auf Bestellung? | ?Vorlauf für Torten ergänzen',
        ],
      },
    },
  },
}
