import type { DomainWords } from '../types.ts'

export const fashion: DomainWords = {
  domain: 'fashion',
  archetype: 'shop',
  nouns: {
    3:
      'fashion brand|fashion store|fashion label|clothing brand|clothing store|clothing label|swimwear label|swimwear|' +
      'boutique|streetwear|sneaker drop|sneakers|sneaker|shoe brand|shoe store|jewellery brand|jewelry brand|jewelry|' +
      'jewellery|jeweller|jeweler|tailor|denim|lingerie|handbags|modelabel|schmuck|modeboutique|mode|prêt-à-porter|' +
      'ropa|moda|klesmerke|smykker|eyewear|watches',
    2: 'fashion|clothing|clothes|apparel|outfits|dresses|t-shirts|shoes|label|knitwear',
    1: 'collection|lookbook|colorways|sizing',
  },
  hue: 20,
  tones: ['bold', 'elegant'],
  sections: ['products', 'statement', 'about', 'details', 'newsletter'],
  offers: 'products',
  asks: {
    products: 'new collection|collection|the drop|colorways|pieces|styles|categories',
    details: 'sizing help|size guide|fit guide|sizing',
    gallery: 'lookbook|campaign',
  },
  en: {
    trade: 'a label',
    offer: 'clothes',
    standIn: ['Plain Goods', 'Second Skin'],
    cta: [
      'See the collection > products|gallery',
      'Find your size > details',
      'Be told first > newsletter',
      'Write to us > contact',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. Put it on, forget it.',
          '{brand}: cut for moving',
          'New from {brand}',
          '{brand}: fewer pieces, worn longer',
          '{brand} fits',
        ],
        lead: [
          '{brand} is {a trade}{in place}. A few pieces a season, made to be worn until they are yours.',
          'Cut on people, not on hangers. Small runs, good seams, pockets where hands go.',
        ],
      },
      products: {
        head: ['The new ones', 'Hanging now', 'Piece by piece'],
        lead: ['Small runs. When a size is gone, it is gone.', 'Everything goes with everything. We tried.'],
        items: [
          'The everyday shirt | Holds its shape after the third summer. | ?Add price',
          'The wide trouser | Sits high, falls straight, has real pockets. | ?Add price',
          'The heavy knit | For the week the heating is late. | ?Add price',
          'The short jacket | Closes with one hand. | ?Add price',
          'The plain tee | Thick enough to be worn alone. | ?Add price',
          'The long coat | Covers everything, forgives most of it. | ?Add price',
          'The dress | From desk to late, without changing shoes. | ?Add price',
          'The cap | For days with hair. | ?Add price',
        ],
      },
      details: {
        head: ['Find your size', 'How it fits'],
        lead: ['Measure something you like to wear, lay it flat, compare.'],
        items: [
          'Chest | | ?Add centimetres by size',
          'Waist | | ?Add centimetres by size',
          'Length | | ?Add centimetres by size',
          'Sleeve | | ?Add centimetres by size',
          'Between two sizes | | Take the larger one',
          'Wash | | ?Add care notes',
        ],
      },
      about: {
        head: ['Where it comes from', 'About the cloth'],
        body: [
          [
            '{brand} is {a trade}{in place}. We draw little, cut carefully and stop when a piece does what it should.',
            'Clothes get good by being worn. So we make them to survive that.',
          ],
        ],
      },
      statement: { head: ['Own less, and wear it more.', 'The best piece is the one you forget you have on.'] },
      steps: {
        items: [
          [
            'Drawn | By hand, then on a body.',
            'Cut | One length of cloth, as little left as possible.',
            'Sewn | Seams you may turn inside out.',
            'Worn | By us first, for a month.',
          ],
        ],
      },
      newsletter: {
        head: ['Told before it drops', 'First to know'],
        lead: ['A letter when new pieces hang. Twice a season, not twice a week.'],
      },
      faq: {
        items: [
          'How do I find my size? | Lay a piece you like flat and compare it with our table. Between two, take the larger.',
          'Can I send it back? | ?Add your return terms',
          'Where is it made? | ?Add where and by whom',
          'How do I wash it? | Cold, inside out, and less often than you think.',
          'Where do you ship? | ?Add where you ship and what it costs',
          'Can you repair it? | ?Add whether you repair pieces',
        ],
      },
      gallery: {
        items: [
          'Look one | Everything buttoned.',
          'Look two | Sleeves up.',
          'Look three | In wind.',
          'Look four | On the stairs.',
          'Look five | Two sizes, same shirt.',
          'Look six | After the party.',
        ],
      },
      cta: { head: ['Try it on', 'Your size is here'], lead: ['Not sure? Write to us with what you usually wear.'] },
      events: {
        head: ['Release times', 'When it drops'],
        items: [
          'First colour | The one in the picture. | ?Add release time',
          'Second colour | Quieter, sells out faster. | ?Add release time',
          'Third colour | For the queue. | ?Add release time',
        ],
      },
    },
  },
  de: {
    trade: 'ein Label',
    offer: 'Kleidung',
    standIn: ['Schlicht & Gut'],
    cta: [
      'Zur Kollektion > products|gallery',
      'Größe finden > details',
      'Zuerst erfahren > newsletter',
      'Schreiben Sie uns > contact',
    ],
    parts: {
      hero: {
        head: ['{brand}. Anziehen, vergessen.', '{brand}: geschnitten für Bewegung', 'Neu von {brand}'],
        lead: ['{brand} ist {a trade}{in place}. Wenige Stücke je Saison, gemacht, um lange getragen zu werden.'],
      },
      products: {
        head: ['Die neuen', 'Stück für Stück'],
        lead: ['Kleine Auflagen. Was weg ist, ist weg.'],
        items: [
          'Das Alltagshemd | Hält die Form auch im dritten Sommer. | ?Preis ergänzen',
          'Die weite Hose | Sitzt hoch, fällt gerade, hat Taschen. | ?Preis ergänzen',
          'Der schwere Strick | Für die Woche, in der die Heizung fehlt. | ?Preis ergänzen',
          'Die kurze Jacke | Schließt mit einer Hand. | ?Preis ergänzen',
          'Das einfache Shirt | Dick genug, um allein getragen zu werden. | ?Preis ergänzen',
          'Der lange Mantel | Deckt alles zu. | ?Preis ergänzen',
        ],
      },
    },
  },
}
