import { expect, test } from 'vitest'
import { readApp } from '../apps.ts'
import type { ReadingLanguage } from '../types.ts'

test.for<[language: ReadingLanguage, request: string, name: string]>([
  ['en', 'Piano tuner here. Please make me a client table I can sort: name, town, phone, last visit.', 'client table'],
  [
    'en',
    'I look after kit at a climbing wall. Build me a rope inspection log: rope, bought on, worn yes/no, checked on.',
    'rope inspection log',
  ],
  [
    'en',
    'What I need is a list I can fill in on my phone: name, date it came in, weight in grams, whether it is here / released / died.',
    'list',
  ],
  [
    'de',
    'hallo brauche ne liste für meine münzen weil ich welche tausche. jahr, land, gekauft am, preis, bezahlt ja/nein',
    'liste für meine münzen',
  ],
  [
    'de',
    'Ich bin Hufschmiedin und brauche fürs Handy eine Pferdeliste: Name, Besitzer, letzter Besuch, bezahlt ja/nein.',
    'Pferdeliste',
  ],
  [
    'fr',
    "Je m'occupe de la chorale. Je voudrais un tableau des partitions avec titre, quantité, date, prêté oui/non.",
    'tableau des partitions',
  ],
  [
    'es',
    'Doy clases en casa y quiero una lista de alumnos con alumno, precio, fecha y pagado sí/no.',
    'lista de alumnos',
  ],
  [
    'it',
    'Restauro mobili e mi serve un registro dei pezzi: pezzo, data di arrivo, prezzo, pagato sì/no.',
    'registro dei pezzi',
  ],
  [
    'pt',
    'Faço arranjos em casa e quero uma lista de encomendas com cliente, data, preço, pago sim/não.',
    'lista de encomendas',
  ],
  ['no', 'Jeg vil ha en liste over fluer jeg har bundet: mønster, antall, dato, fisket ja/nei.', 'liste over fluer'],
])('a register is called as it is asked for, whatever stands around that (%s): %s', ([language, request, name]) => {
  const app = readApp(request, language)
  expect([app?.screen, app?.records?.fields.length, app?.subject]).toEqual(['register', expect.any(Number), name])
})
