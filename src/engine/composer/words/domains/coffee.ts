import type { DomainWords } from '../types.ts'

export const coffee: DomainWords = {
  domain: 'coffee',
  archetype: 'table',
  nouns: {
    3:
      'coffee roastery|coffee roaster|roastery|coffee shop|coffeeshop|coffee bar|coffee house|espresso bar|' +
      'kaffeerösterei|kafferösterei|rösterei|café|kaffeehaus|torréfacteur|torréfaction|cafetería|tostadero|' +
      'kaffebrenneri|kaffebar|kafé|specialty coffee|coffee subscription|coffee brand',
    2: 'coffee|espresso|barista|kaffee|kaffe|tea house|tea room|teahouse|café de especialidad|tea shop|cafe',
    1: 'beans|latte|roasts|tea',
  },
  hue: 52,
  tones: ['warm', 'calm'],
  sections: ['products', 'subscription', 'about', 'hours', 'location', 'contact'],
  offers: 'products',
  asks: {
    products: 'coffees|coffee beans|our roasts|kaffees|bohnen|single origins',
    menu: 'coffee menu|coffees and cakes|kuchen',
    events: 'cupping|cuppings|tastings',
  },
  en: {
    trade: 'a place for coffee',
    offer: 'coffee',
    standIn: ['Corner Coffee', 'Morning Coffee'],
    cta: [
      'Start a subscription > subscription',
      'Order beans > products|menu',
      'Come by > hours|location',
      'Ask the roaster > contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}: coffee for the long dark',
          '{brand}. Roasted slowly, drunk at once.',
          '{brand}: the first good hour of the day',
          'Mornings start at {brand}',
          '{brand} roasts, you wake up',
        ],
        lead: [
          '{brand} is {a trade}{in place}. We roast for mornings that start before you are ready.',
          '{A trade}{in place}. Good beans, a hot drum and somebody who listens for the crack.',
          'Beans for the kitchen, cups for the counter, and a place to sit down in between.',
        ],
      },
      products: {
        head: ['Roasted, not burnt', 'Roasts, no poetry', 'On the shelf this season', 'Beans by the bag'],
        lead: [
          'We name a roast by what it does in the cup, not by a wheel of adjectives.',
          'Ask which one goes with your pot. There is an answer.',
        ],
        items: [
          '!Light roast | Bright, quick and clear, like a window opened in March. | ?Add price',
          '!Medium roast | Round and even. The one for the pot everybody shares. | ?Add price',
          '!Dark roast | Heavy, slow, a little smoky. Made for milk and November. | ?Add price',
          'Espresso blend | Short and sweet, and forgiving before eight. | ?Add price',
          'Decaf | For the evening that wants a cup and no consequences. | ?Add price',
          'Filter of the month | Here until it is gone. Then something else. | ?Add price',
          'Gift bag | Any roast, with a card and enough for a week of guests. | ?Add price',
          'Green beans | For those who roast at home and ask good questions. | ?Add price',
        ],
      },
      menu: {
        head: ['At the counter', 'What we pour', 'Cups and something with them'],
        lead: ['Ask for the roast of the day. It is written on the board behind the grinder.'],
        items: [
          'Espresso | Short. The one we judge ourselves by. | ?Add price',
          'Cappuccino | Small cup, warm milk, no lecture. | ?Add price',
          'Filter | By the cup or by the pot, with a lid for two. | ?Add price',
          'Flat white | Two shots and just enough milk. | ?Add price',
          'Tea | Loose leaves, a timer, and you decide. | ?Add price',
          'Cake | Whatever came out of the oven this morning. | ?Add price',
          'Cinnamon bun | Gone by noon on most days. | ?Add price',
          'Cold brew | Made the night before, patient like the best of us. | ?Add price',
        ],
      },
      subscription: {
        head: ['Never run out', 'Beans before you need them', 'Coffee that comes to you'],
        lead: [
          'Tell us your roast and your rhythm. We roast, pack and post.',
          'Choose once. The bag arrives before the tin is empty.',
        ],
        fields: [
          'radio=Which roast?=@offers',
          'radio=How often?=Every week|Every other week|Every month',
          'radio=Ground for what?=Whole beans|Filter|Press|Espresso',
          'name*',
          'email*',
        ],
        submit: ['Start subscription'],
      },
      steps: {
        head: ['From green to cup', 'What happens to a bean'],
        items: [
          [
            'Choose | We taste small samples until one refuses to be forgotten.',
            'Roast | By ear and by nose. The curve only writes down what happened.',
            'Rest | A few days in the dark. Fresh is good, rested is better.',
            'Pour | In your kitchen, or at our counter if it rains.',
          ],
        ],
      },
      about: {
        head: ['About the roastery', 'Why we roast ourselves'],
        body: [
          [
            '{brand} is {a trade}{in place}. There is a drum, a bench for tasting and a queue on cold mornings.',
            'We buy what we like to drink, roast it until it tastes of itself and stop there. If you want to see how, come when it crackles.',
          ],
          [
            'Somebody has to get up early and light the roaster. Here it is us.',
            'You can taste everything before you buy it. Bring your question and, if you like, your grinder.',
          ],
        ],
      },
      statement: {
        head: [
          'Coffee is a small thing, done again every morning. So it should be done well.',
          'Roast it until it tastes of itself, and then stop.',
        ],
      },
      hours: {
        head: ['The lamp is on', 'When the kettle is on', 'Come in from the rain'],
        lead: ['There is a counter, a kettle, and someone who will grind a bag while you dry off.'],
      },
      contact: {
        head: ['Write to the roastery', 'Ask about a bean'],
        lead: ['Questions about a bag, beans for a café, or a gift that should arrive on a certain day.'],
      },
      gallery: {
        head: ['Around the drum'],
        items: [
          'The drum | Warm since early morning.',
          'The bench | Spoons, cups, silence.',
          'The counter | One stool is always free.',
          'The sacks | They have travelled further than us.',
          'The window | Good for rain.',
          'The grinder | Loud, briefly.',
        ],
      },
      faq: {
        items: [
          'How fresh are the beans? | The roast date stands on every bag. Give them a few days, they like to rest.',
          'Can you grind them for me? | Yes. Say what you brew with and we set the grinder to it.',
          'Can I pause a subscription? | ?Add how pausing and cancelling works',
          'Do you supply cafés? | Write to us with what you need each week.',
          'Which roast for a moka pot? | Medium or dark. Grind it a little coarser than for espresso.',
          'Where do you send to? | ?Add where you deliver and what it costs',
        ],
      },
      cta: { head: ['Put the kettle on', 'Wake up to it'], lead: ['Choose a roast. We do the early part.'] },
      team: {
        items: [
          '?Add name | | At the roaster',
          '?Add name | | Behind the counter',
          '?Add name | | Packing and post',
          '?Add name | | Tasting and buying',
        ],
      },
    },
    variants: [
      {
        when: 'tea shop|teashop|tea store|tea merchant|tea brand|tea company|tea seller|loose tea|loose-leaf tea|tea',
        standIn: ['The Second Steep', 'Kettle Lane'],
        sections: ['products', 'about', 'steps', 'hours', 'contact'],
        offers: 'products',
        cta: ['See the teas > products', 'Ask about a tea > contact|booking', 'Come by > hours|location'],
        parts: {
          hero: {
            head: ['{brand}: put the kettle on', 'Leaves worth waiting for, at {brand}', '{brand}. A cup of quiet.'],
            lead: [
              '{A trade}{in place}. Loose leaves, weighed while you watch.',
              'Leaves in tins, a scale, and somebody who knows how long to wait.',
            ],
          },
          products: {
            head: ['In the tins', 'Leaves by the gram', 'On the shelf'],
            lead: ['Ask which one goes with your water. There is an answer.'],
            items: [
              'Breakfast black | Strong, takes milk, wakes a house. | ?Add price',
              'Green, spring leaf | Bright and grassy; not too hot, please. | ?Add price',
              'Oolong | Half way between, and better on the third steep. | ?Add price',
              'White | Pale, soft, for the afternoon. | ?Add price',
              'Smoked | For those who miss the campfire. | ?Add price',
              'Herbs | No leaf at all, and no hurry. | ?Add price',
            ],
          },
          about: {
            head: ['About the shop', 'Why tea'],
            body: [
              [
                '{brand} is {a trade}{in place}. There are tins to the ceiling, a scale on the counter and a kettle that is always on.',
                'We buy small lots and write down the harvest. When a tin is empty, the next one may taste a little different, and we say so.',
              ],
            ],
          },
          steps: {
            head: ['How to make a good cup', 'While it brews'],
            items: [
              [
                'Warm the pot | Two spoons of hot water, round and out.',
                'Measure | One spoon a cup, not one for the pot.',
                'Wait | Green a little, black longer.',
                'Pour | All of it, so that it stops.',
              ],
            ],
          },
          statement: { head: ['Good tea is leaves, water and time. We sell the leaves.'] },
        },
      },
      {
        when: 'coffee shop|coffeeshop|café|cafe|coffee bar|coffee house|espresso bar|tea house|tea room|teahouse',
        sections: ['menu', 'about', 'hours', 'location', 'gallery', 'contact'],
        offers: 'menu',
        parts: {
          hero: {
            head: [
              '{brand}: the first good hour of the day',
              'Mornings start at {brand}',
              '{brand}. Sit by the window.',
              'One more cup at {brand}',
            ],
            lead: [
              '{brand} is {a trade}{in place}. Strong cups, soft chairs and a table that is yours until it is cold.',
              'Cups for the counter, cake for the window seat, and nobody who hurries you out.',
            ],
          },
          about: {
            head: ['About the place'],
            body: [
              [
                '{brand} is {a trade}{in place}. There is a counter, a kettle and a chair that everybody wants.',
                'We pour carefully, bake in the morning and turn the music down when it gets full.',
              ],
            ],
          },
          gallery: {
            head: ['Around the counter'],
            items: [
              'The counter | One stool is always free.',
              'The window | Good for rain.',
              'The cake | Before noon.',
              'The board | Today, in chalk.',
              'The corner | For two and a dog.',
              'The cups | Chipped, loved.',
            ],
          },
          hours: {
            head: ['The lamp is on', 'When the kettle is on'],
            lead: ['Come in from the rain. The first cup is ready before you have sat down.'],
          },
          contact: {
            head: ['Say hello', 'Ask us'],
            lead: ['A birthday table, a cake for Saturday, a lost scarf: write to us.'],
          },
          statement: { head: ['Coffee is a small thing, done again every morning. So it should be done well.'] },
          steps: {
            items: [
              [
                'Order | At the counter, no hurry.',
                'Sit | Where the light is.',
                'Stay | Until it is cold.',
                'Come back | It is a habit worth having.',
              ],
            ],
          },
          cta: { head: ['Put your coat over the chair'], lead: ['The kettle is on.'] },
        },
      },
    ],
  },
  de: {
    trade: 'ein Ort für Kaffee',
    offer: 'Kaffee',
    standIn: ['Kaffee an der Ecke', 'Morgenkaffee'],
    cta: [
      'Abo starten > subscription',
      'Bohnen bestellen > products|menu',
      'Vorbeikommen > hours|location',
      'Die Rösterei fragen > contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}: Kaffee für lange Morgen',
          '{brand}. Langsam geröstet, gleich getrunken.',
          'Der Morgen beginnt bei {brand}',
          '{brand} röstet, Sie wachen auf',
        ],
        lead: [
          '{brand} ist {a trade}{in place}. Wir rösten für Tage, die früher anfangen als man selbst.',
          'Gute Bohnen, eine heiße Trommel und jemand, der auf das Knacken hört.',
        ],
      },
      products: {
        head: ['Geröstet, nicht verbrannt', 'Unsere Röstungen', 'Bohnen in der Tüte'],
        lead: ['Wir nennen eine Röstung nach dem, was sie in der Tasse tut.'],
        items: [
          '!Helle Röstung | Klar und schnell, wie ein Fenster im März. | ?Preis ergänzen',
          '!Mittlere Röstung | Rund und ruhig. Für die Kanne, aus der alle trinken. | ?Preis ergänzen',
          '!Dunkle Röstung | Schwer und langsam. Für Milch und November. | ?Preis ergänzen',
          'Espresso | Kurz und süß, verzeiht auch vor acht. | ?Preis ergänzen',
          'Ohne Koffein | Für den Abend, der eine Tasse will. | ?Preis ergänzen',
          'Geschenktüte | Jede Röstung, mit Karte. | ?Preis ergänzen',
        ],
      },
      menu: {
        head: ['An der Theke', 'Was wir ausschenken'],
        items: [
          'Espresso | Kurz. Daran messen wir uns selbst. | ?Preis ergänzen',
          'Cappuccino | Kleine Tasse, warme Milch. | ?Preis ergänzen',
          'Filterkaffee | Als Tasse oder als Kanne. | ?Preis ergänzen',
          'Tee | Lose Blätter und eine Sanduhr. | ?Preis ergänzen',
          'Kuchen | Was heute aus dem Ofen kam. | ?Preis ergänzen',
          'Zimtschnecke | Mittags meistens weg. | ?Preis ergänzen',
        ],
      },
      subscription: {
        head: ['Nie ohne Bohnen', 'Kaffee, der kommt'],
        lead: ['Sagen Sie uns Röstung und Rhythmus. Wir rösten, packen und schicken.'],
        fields: [
          'radio=Welche Röstung?=@offers',
          'radio=Wie oft?=Jede Woche|Jede zweite Woche|Jeden Monat',
          'radio=Gemahlen wofür?=Ganze Bohne|Filter|Presse|Espresso',
          'name*',
          'email*',
        ],
        submit: ['Abo starten'],
      },
      hours: {
        head: ['Die Lampe ist an', 'Wann der Kessel pfeift'],
        lead: ['Eine Theke, ein Kessel und jemand, der mahlt, während Sie trocknen.'],
      },
      contact: {
        head: ['Schreiben Sie der Rösterei'],
        lead: ['Fragen zu einer Tüte, Bohnen fürs Café oder ein Geschenk für einen bestimmten Tag.'],
      },
      about: {
        body: [
          [
            '{brand} ist {a trade}{in place}. Eine Trommel, ein Tisch zum Verkosten und an kalten Morgen eine Schlange.',
            'Wir kaufen, was wir selbst trinken, rösten es, bis es nach sich schmeckt, und hören dann auf.',
          ],
        ],
      },
    },
    variants: [
      {
        when: 'café|cafe|kaffeehaus|espressobar|teestube|kaffeebar',
        sections: ['menu', 'about', 'hours', 'location', 'contact'],
        offers: 'menu',
        parts: {
          hero: {
            head: ['Der Morgen beginnt im {brand}', '{brand}. Ans Fenster, bitte.', '{brand}: noch eine Tasse'],
            lead: [
              '{brand} ist {a trade}{in place}. Starke Tassen, weiche Stühle und ein Tisch, der Ihnen gehört, bis alles kalt ist.',
            ],
          },
          about: {
            body: [
              [
                '{brand} ist {a trade}{in place}. Eine Theke, ein Kessel und ein Stuhl, den alle wollen.',
                'Morgens wird gebacken, und wenn es voll wird, drehen wir die Musik leiser.',
              ],
            ],
          },
          contact: {
            head: ['Schreiben Sie uns'],
            lead: ['Ein Geburtstagstisch, ein Kuchen für Samstag, ein verlorener Schal: Schreiben Sie uns.'],
          },
        },
      },
    ],
  },
}
