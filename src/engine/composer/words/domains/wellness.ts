import type { DomainWords } from '../types.ts'

export const wellness: DomainWords = {
  domain: 'wellness',
  archetype: 'visit',
  nouns: { 3: 'spa|day spa|sauna|massage|massage studio|massage practice|thermal bath|float|retreat|wellness app|meditation app|sleep app|massagepraxis|therme|bains|balneario|wellness|sauna club|mental wellness', 2: 'relaxation|bathhouse|hammam|self-care|entspannung|détente', 1: 'calm|steam|rest' },
  hue: 220,
  tones: ['calm', 'luxurious'],
  sections: ['services', 'about', 'pricing', 'booking', 'hours', 'location'],
  offers: 'services',
  asks: { services: 'treatments|massages|rituals' },
  en: {
    trade: 'a day spa',
    offer: 'rest',
    standIn: ['The Warm Room', 'Stillhouse'],
    cta: ['Ask for a time > booking', 'See the treatments > services', 'Hours > hours', 'Write to us > contact'],
    parts: {
      hero: { head: ['{brand}. Nothing to do here.', '{brand}: an hour without a clock', 'Warm, dark, quiet: {brand}', '{brand}: leave it at the door'], lead: ['{brand} is {a trade}{in place}. Warm rooms, quiet hands and nobody who asks how you are sleeping.', 'Leave the phone in the locker and the rest at the door.'] },
      services: { head: ['Choose an hour', 'What we do with hands'], items: ['Back and neck | For people with screens. | ?Add price', 'Whole body | Slow, warm, from feet to forehead. | ?Add price', 'Deep | It hurts in the right place. | ?Add price', 'Hot stones | Heavy, smooth, forgetful. | ?Add price', 'Sauna and plunge | Hot, cold, quiet. Three rounds. | ?Add price', 'For two | Same room, no talking required. | ?Add price', 'Face | Cleaned, pressed, left alone. | ?Add price'] },
      steps: { items: [['Arrive | Slippers, water, a locker.', 'Say | Where it sits, and how hard you like it.', 'Rest | We do the rest of it.', 'Stay | Tea and a chair by the window. No hurry.']] },
      statement: { head: ['Rest is not the reward. It comes first.', 'The quiet costs nothing extra.'] },
      about: { body: [['{brand} is {a trade}{in place}. The floor is warm, the voices are low and the windows look at trees.', 'We take few guests at a time. You will hear your own breath, possibly for the first time this week.']] },
      cta: { head: ['An hour for you', 'Put it in the calendar'], lead: ['Ask for a time. We keep the room warm.'] },
    },
  },
  de: {
    trade: 'ein Spa',
    offer: 'Ruhe',
    standIn: ['Der warme Raum'],
    cta: ['Zeit anfragen > booking', 'Zu den Anwendungen > services', 'Öffnungszeiten > hours'],
    parts: {
      hero: { head: ['{brand}. Hier gibt es nichts zu tun.', '{brand}: eine Stunde ohne Uhr'], lead: ['{brand} ist {a trade}{in place}. Warme Räume, ruhige Hände.'] },
      services: { items: ['Rücken und Nacken | Für Menschen mit Bildschirm. | ?Preis ergänzen', 'Ganzer Körper | Langsam und warm. | ?Preis ergänzen', 'Tief | Es tut an der richtigen Stelle weh. | ?Preis ergänzen', 'Heiße Steine | Schwer und glatt. | ?Preis ergänzen', 'Sauna | Heiß, kalt, still. | ?Preis ergänzen', 'Zu zweit | Ein Raum, reden muss niemand. | ?Preis ergänzen'] },
    },
  },
}
