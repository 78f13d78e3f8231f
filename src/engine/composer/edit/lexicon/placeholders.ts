import type { Language } from '../../words/types.ts'

const words = {
  name: { en: 'Add a name', de: 'Name ergänzen', fr: 'Ajouter un nom', es: 'Añadir un nombre', no: 'Legg til navn' },
  price: {
    en: 'Add a price',
    de: 'Preis ergänzen',
    fr: 'Ajouter un prix',
    es: 'Añadir un precio',
    no: 'Legg til pris',
  },
  words: {
    en: 'Add a few words',
    de: 'Text ergänzen',
    fr: 'Ajouter quelques mots',
    es: 'Añadir unas palabras',
    no: 'Legg til noen ord',
  },
  closed: { en: 'Closed', de: 'Geschlossen', fr: 'Fermé', es: 'Cerrado', no: 'Stengt' },
  address: {
    en: 'add the address',
    de: 'Adresse ergänzen',
    fr: 'ajouter l’adresse',
    es: 'añadir la dirección',
    no: 'legg til adresse',
  },
} satisfies Record<string, Record<Language, string>>

/** What stands where a fact waits for the person. */
export const placeholderFor = (fact: keyof typeof words, language: Language) => words[fact][language]
