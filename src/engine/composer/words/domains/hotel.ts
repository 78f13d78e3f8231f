import type { DomainWords } from '../types.ts'

export const hotel: DomainWords = {
  domain: 'hotel',
  archetype: 'stay',
  nouns: {
    3:
      'boutique hotel|hotel|hostel|guesthouse|guest house|bed and breakfast|b&b|holiday home|holiday apartment|' +
      'vacation rental|homestay|homestay booking|campsite|glamping|mountain hut|lodge|cabin rental|inn|ferienwohnung|' +
      'ferienhaus|pension|gästehaus|campingplatz|berghütte|hôtel|chambres d’hôtes|gîte|auberge|casa rural|posada|' +
      'hostal|hytte|gjestehus|overnatting',
    2: 'rooms|guests|stay|check-in|breakfast|zimmer|übernachtung',
    1: 'courtyard|view|terrace',
  },
  hue: 35,
  tones: ['luxurious', 'calm'],
  sections: ['products', 'about', 'gallery', 'location', 'booking', 'faq'],
  offers: 'products',
  asks: {
    products: 'rooms|suites|zimmer|chambres|room types|room type viewing|apartments|homestay introduction',
    menu: 'breakfast|frühstück',
    booking: 'booking request form',
  },
  en: {
    trade: 'a small hotel',
    offer: 'rooms',
    standIn: ['House by the Lane', 'The Key Rack'],
    cta: ['Ask for your dates > booking', 'See the rooms > products', 'Breakfast > menu', 'Where we are > location'],
    parts: {
      hero: {
        head: [
          '{brand}. The key is warm.',
          '{brand}: stay an hour longer',
          'Open the shutters at {brand}',
          '{brand}: thick walls, late breakfast',
        ],
        lead: [
          '{brand} is {a trade}{in place}. Thick walls, cool floors and nobody who knocks before nine.',
          'Put the bag down, open the shutters, stay a day longer than planned.',
        ],
      },
      products: {
        head: ['Where you sleep', 'Rooms, and how they differ', 'Choose by the light'],
        lead: ['No two are the same. Ask for the one with the tree.', 'All of them quiet. Some of them very.'],
        items: [
          'The small one | A bed, a window, a hook. Everything a night needs. | ?Add price',
          'To the courtyard | Cool in summer, with a sound of water. | ?Add price',
          'To the garden | Wakes you with birds, and not before. | ?Add price',
          'Under the roof | Beams, sky, mind your head. | ?Add price',
          'The corner room | Two windows, morning and evening. | ?Add price',
          'For four | A door in between, for peace. | ?Add price',
          'The large one | For people who bring books. | ?Add price',
        ],
      },
      menu: {
        head: ['Breakfast', 'Until you are up'],
        lead: ['Under the trees as long as the season allows.'],
        items: [
          'Bread | From the bakery two corners on. | ?Included? Add it',
          'Eggs | As you say. | ?Included? Add it',
          'Fruit | Whatever is ripe. | ?Included? Add it',
          'Coffee | In a pot, with hot milk. | ?Included? Add it',
          'Jam | Somebody’s aunt. | ?Included? Add it',
          'Something salty | Cheese, ham, tomatoes. | ?Included? Add it',
        ],
      },
      about: {
        head: ['The house', 'About the house'],
        body: [
          [
            '{brand} is {a trade}{in place}. The house was here first. We only changed the beds.',
            'There is a key on a hook, a book on the stairs and a chair for everyone who wants to be left alone.',
          ],
        ],
      },
      statement: {
        head: [
          'You can hear the clock of the church, and nothing else.',
          'A room is good when you do not want to photograph it.',
        ],
      },
      gallery: {
        items: [
          'The door | Lower than you think.',
          'A room | Shutters half closed.',
          'The courtyard | Noon.',
          'Breakfast | No hurry.',
          'The stairs | Worn in the middle.',
          'The roof | After ten.',
        ],
      },
      location: {
        head: ['Where to find the door', 'The last part on foot'],
        lead: ['The last part is best walked. We come down and carry.'],
      },
      cta: {
        head: ['Stay a night longer', 'Ask for your dates'],
        lead: ['We answer with what is free and what it costs.'],
      },
    },
  },
  de: {
    trade: 'ein kleines Hotel',
    offer: 'Zimmer',
    standIn: ['Haus an der Gasse'],
    cta: ['Tage anfragen > booking', 'Zu den Zimmern > products', 'Frühstück > menu', 'Lage > location'],
    parts: {
      hero: {
        head: ['{brand}. Der Schlüssel ist warm.', '{brand}: eine Nacht länger', 'Läden auf im {brand}'],
        lead: ['{brand} ist {a trade}{in place}. Dicke Wände, kühle Böden, und niemand klopft vor neun.'],
      },
      products: {
        head: ['Wo Sie schlafen', 'Die Zimmer'],
        lead: ['Keines ist wie das andere. Fragen Sie nach dem mit dem Baum.'],
        items: [
          'Das kleine | Bett, Fenster, Haken. | ?Preis ergänzen',
          'Zum Hof | Kühl im Sommer. | ?Preis ergänzen',
          'Zum Garten | Weckt mit Vögeln. | ?Preis ergänzen',
          'Unterm Dach | Balken und Himmel. | ?Preis ergänzen',
          'Das Eckzimmer | Zwei Fenster, Morgen und Abend. | ?Preis ergänzen',
          'Für vier | Mit einer Tür dazwischen. | ?Preis ergänzen',
        ],
      },
      menu: {
        head: ['Frühstück', 'Bis Sie wach sind'],
        items: [
          'Brot | Vom Bäcker nebenan. | ?Inklusive? Ergänzen',
          'Eier | Wie Sie sagen. | ?Inklusive? Ergänzen',
          'Obst | Was reif ist. | ?Inklusive? Ergänzen',
          'Kaffee | In der Kanne. | ?Inklusive? Ergänzen',
          'Marmelade | Von jemandes Tante. | ?Inklusive? Ergänzen',
        ],
      },
    },
  },
}
