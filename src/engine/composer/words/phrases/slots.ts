import type { Language } from '../types.ts'

export type SlotName =
  | 'price'
  | 'name'
  | 'role'
  | 'hours'
  | 'address'
  | 'phone'
  | 'email'
  | 'date'
  | 'quote'
  | 'logo'
  | 'included'
  | 'value'
  | 'item'
  | 'holiday'
  | 'parking'
  | 'transport'
  | 'access'
  | 'review'
  | 'item-text'

/** What waits for the person. Shown marked on the page, so it says what to do. */
export const slotWords: Record<Language, Record<SlotName, string>> = {
  en: {
    price: 'Add price',
    name: 'Add name',
    role: 'Add role',
    hours: 'Add hours',
    address: 'Add street address',
    phone: 'Add phone number',
    email: 'Add email address',
    date: 'Add date',
    quote: 'Add a quote, in their own words',
    logo: 'Add logo',
    included: 'Add what is included',
    value: 'Add',
    item: 'Add an entry',
    holiday: 'Add holiday hours',
    parking: 'Add where to park',
    transport: 'Add nearest stop and lines',
    access: 'Add step-free access',
    review: 'Add a review by someone who has it',
    'item-text': 'Add one sentence',
  },
  de: {
    price: 'Preis ergänzen',
    name: 'Name ergänzen',
    role: 'Aufgabe ergänzen',
    hours: 'Zeiten ergänzen',
    address: 'Straße und Hausnummer ergänzen',
    phone: 'Telefonnummer ergänzen',
    email: 'E-Mail-Adresse ergänzen',
    date: 'Datum ergänzen',
    quote: 'Zitat ergänzen, in eigenen Worten',
    logo: 'Logo ergänzen',
    included: 'Inhalt ergänzen',
    value: 'Ergänzen',
    item: 'Eintrag ergänzen',
    holiday: 'Feiertage ergänzen',
    parking: 'Parkplätze ergänzen',
    transport: 'Haltestelle und Linien ergänzen',
    access: 'Stufenlosen Zugang beschreiben',
    review: 'Bewertung ergänzen',
    'item-text': 'Einen Satz ergänzen',
  },
  fr: {
    price: 'Ajouter le prix',
    name: 'Ajouter un nom',
    role: 'Ajouter la fonction',
    hours: 'Ajouter les horaires',
    address: 'Ajouter l’adresse',
    phone: 'Ajouter le téléphone',
    email: 'Ajouter l’e-mail',
    date: 'Ajouter la date',
    quote: 'Ajouter un témoignage',
    logo: 'Ajouter un logo',
    included: 'Ajouter ce qui est compris',
    value: 'Ajouter',
    item: 'Ajouter une entrée',
    holiday: 'Ajouter les jours fériés',
    parking: 'Ajouter où se garer',
    transport: 'Ajouter l’arrêt et les lignes',
    access: 'Décrire l’accès sans marche',
    review: 'Ajouter un avis',
    'item-text': 'Ajouter une phrase',
  },
  es: {
    price: 'Añadir precio',
    name: 'Añadir nombre',
    role: 'Añadir función',
    hours: 'Añadir horario',
    address: 'Añadir dirección',
    phone: 'Añadir teléfono',
    email: 'Añadir correo',
    date: 'Añadir fecha',
    quote: 'Añadir una opinión',
    logo: 'Añadir logo',
    included: 'Añadir lo que incluye',
    value: 'Añadir',
    item: 'Añadir una entrada',
    holiday: 'Añadir festivos',
    parking: 'Añadir aparcamiento',
    transport: 'Añadir parada y líneas',
    access: 'Describir el acceso sin escalones',
    review: 'Añadir una reseña',
    'item-text': 'Añadir una frase',
  },
  no: {
    price: 'Legg til pris',
    name: 'Legg til navn',
    role: 'Legg til rolle',
    hours: 'Legg til tider',
    address: 'Legg til gateadresse',
    phone: 'Legg til telefonnummer',
    email: 'Legg til e-post',
    date: 'Legg til dato',
    quote: 'Legg til et sitat',
    logo: 'Legg til logo',
    included: 'Legg til innhold',
    value: 'Legg til',
    item: 'Legg til en linje',
    holiday: 'Legg til helligdager',
    parking: 'Legg til parkering',
    transport: 'Legg til holdeplass og linjer',
    access: 'Beskriv trinnfri adkomst',
    review: 'Legg til en omtale',
    'item-text': 'Legg til én setning',
  },
}

/** Monday first. */
export const days: Record<Language, readonly string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  fr: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  es: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  no: ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'],
}
