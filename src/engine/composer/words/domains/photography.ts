import type { DomainWords } from '../types.ts'

export const photography: DomainWords = {
  domain: 'photography',
  archetype: 'work',
  nouns: {
    3:
      'wedding photographer|photographer|freelance photographer|photography studio|photo studio|photography|' +
      'videographer|filmmaker|fotograf|fotografin|hochzeitsfotograf|hochzeitsfotografin|fotostudio|photographe|' +
      'fotógrafo|fotógrafa',
    2: 'photos|photographs|portraits|camera',
    1: 'light|prints|gallery',
  },
  hue: 240,
  tones: ['minimal', 'elegant', 'dark'],
  sections: ['gallery', 'about', 'pricing', 'contact'],
  offers: 'gallery',
  asks: { gallery: 'galleries|series|pictures', pricing: 'packages on request|packages' },
  en: {
    trade: 'a photographer',
    offer: 'pictures',
    standIn: ['Your Name', 'Studio Name'],
    cta: ['Ask for a date > contact|booking', 'See the pictures > gallery', 'Packages > pricing', 'About > about'],
    parts: {
      hero: {
        head: [
          '{brand}. Photographs, mostly of people.',
          '{brand} waits for the light',
          'Seen by {brand}',
          '{brand}: no poses, some wind',
          '{brand}, photographs',
        ],
        lead: [
          'Pictures{in place}, in the light that is there. No poses, plenty of patience.',
          'I stand where I do not disturb, and wait.',
          '{A trade}{in place}. People, rooms and weather, mostly in that order.',
        ],
      },
      gallery: {
        head: ['Pictures', 'Kinds of light', 'Selected series', 'From the last rolls'],
        lead: ['Drawings hold the place. Swap in your photographs.'],
        items: [
          'Window, morning | The first hour, before anyone had decided anything. | ?Add place and month',
          'The quay, last sun | Just before dinner. No poses, one boat. | ?Add place and month',
          'A great deal of wind | The veil had plans of its own. | ?Add place and month',
          'Hands | Working, mostly. | ?Add place and month',
          'After the rain | Everything twice. | ?Add place and month',
          'Night table | Candles, cousins, the long speech. No flash. | ?Add place and month',
          'Empty room | Just left. | ?Add place and month',
        ],
      },
      about: {
        head: ['About', 'How I work', 'Behind the camera'],
        lead: ['I use what the day brings.'],
        body: [
          [
            'I use what the day brings: window light, rain when it likes, the lamp over the table.',
            'You will hardly notice me. Your grandmother will, and we will get on.',
          ],
          [
            'I come early and look where the light falls. Then I put the camera away for a while.',
            'The good pictures happen when everybody has forgotten what I came for.',
          ],
        ],
      },
      pricing: {
        head: ['Packages', 'What it costs'],
        lead: ['Every day has a different length. Tell me yours and I send a price that fits it.'],
        items: [
          [
            'A few hours | The part that matters, and the hour after it. | ?Add price',
            'A whole day | From buttons to last dance. | ?Add price',
            'A long weekend | The dinner before, the day, the slow morning after. | ?Add price',
          ],
        ],
      },
      services: {
        head: ['What I photograph'],
        items: [
          'Weddings | Small ones, large ones, wet ones.',
          'Portraits | An hour, a chair, a window.',
          'Families | At home, in socks.',
          'Work | People doing what they do.',
          'Places | Empty, at the right hour.',
          'Prints | On paper that will outlive us.',
        ],
      },
      contact: {
        head: ['When is the day?', 'Write to me'],
        lead: ['When is it, where is it, and what should I know?'],
        fields: [
          'name=Your name*',
          'email*',
          'text=The date, roughly is fine',
          'text=The place',
          'textarea=What should I know?',
        ],
        submit: ['Send'],
      },
      steps: {
        items: [
          [
            'Write | A date, a place, a few words.',
            'Talk | So that I know who is who.',
            'The day | You forget I am there.',
            'The pictures | Chosen, developed, sent. Then printed, if you are wise.',
          ],
        ],
      },
      statement: { head: ['I stand where I do not disturb, and wait.', 'The light does it. I only turn up.'] },
      faq: {
        items: [
          'How many pictures do I get? | ?Add how many pictures',
          'When do I get them? | ?Add how long it takes',
          'Do you travel? | ?Add where you work',
          'What if it rains? | Then there will be umbrellas in the pictures. They will be good ones.',
          'May I print them? | ?Add how rights are handled',
        ],
      },
      cta: {
        head: ['When is the day?', 'Is your date free?'],
        lead: ['Write with the date. I answer yes or no first, and the rest after.'],
      },
      testimonials: { head: ['From people in the pictures'] },
    },
  },
  de: {
    trade: 'eine Fotografin',
    offer: 'Bilder',
    standIn: ['Ihr Name'],
    cta: ['Termin anfragen > contact|booking', 'Bilder ansehen > gallery', 'Pakete > pricing'],
    parts: {
      hero: {
        head: ['{brand}. Bilder im Licht, das da ist.', '{brand} wartet auf das Licht', 'Gesehen von {brand}'],
        lead: [
          'Bilder{in place}, im Licht, das da ist. Ohne Posen, mit viel Geduld.',
          'Ich stehe, wo ich nicht störe, und warte.',
        ],
      },
      gallery: {
        head: ['Bilder', 'Ausgewählte Serien'],
        lead: ['Zeichnungen halten den Platz. Hier kommen Ihre Fotos hin.'],
        items: [
          'Fenster, morgens | Die erste Stunde. | ?Ort und Monat ergänzen',
          'Letzte Sonne | Kurz vor dem Essen. | ?Ort und Monat ergänzen',
          'Viel Wind | Der Schleier hatte eigene Pläne. | ?Ort und Monat ergänzen',
          'Hände | Meist bei der Arbeit. | ?Ort und Monat ergänzen',
          'Nach dem Regen | Alles zweimal. | ?Ort und Monat ergänzen',
          'Langer Tisch | Kerzen und die lange Rede. | ?Ort und Monat ergänzen',
        ],
      },
      about: {
        head: ['Über mich', 'Wie ich arbeite'],
        lead: ['Ich nehme, was der Tag bringt.'],
        body: [
          [
            'Ich nehme, was der Tag bringt: Licht vom Fenster, Regen, die Lampe über dem Tisch.',
            'Sie werden mich kaum bemerken. Ihre Großmutter schon, und wir werden uns verstehen.',
          ],
        ],
      },
      contact: {
        head: ['Wann ist der Tag?', 'Schreiben Sie mir'],
        lead: ['Wann ist es, wo ist es und was sollte ich wissen?'],
        fields: [
          'name*',
          'email*',
          'text=Das Datum, ungefähr genügt',
          'text=Der Ort',
          'textarea=Was sollte ich wissen?',
        ],
        submit: ['Absenden'],
      },
      pricing: {
        items: [
          [
            'Ein paar Stunden | Der Teil, auf den es ankommt. | ?Preis ergänzen',
            'Ein ganzer Tag | Von den Knöpfen bis zum letzten Tanz. | ?Preis ergänzen',
            'Ein langes Wochenende | Davor, der Tag, danach. | ?Preis ergänzen',
          ],
        ],
      },
    },
  },
}
