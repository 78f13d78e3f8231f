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
  | 'time'
  | 'quote'
  | 'author'
  | 'figure'
  | 'logo'
  | 'included'
  | 'detail'
  | 'imprint'
  | 'picture'
  | 'year'
  | 'answer'
  | 'episode'
  | 'length'
  | 'post'
  | 'link'
  | 'story'
  | 'value'
  | 'item'
  | 'holiday'
  | 'parking'
  | 'transport'
  | 'access'
  | 'review'
  | 'delivery'
  | 'event'
  | 'about'
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
    time: 'Add time',
    quote: 'Add a quote, in their own words',
    author: 'Add who said it',
    figure: 'Add',
    logo: 'Add logo',
    included: 'Add what is included',
    detail: 'Add details',
    imprint: 'Add imprint and privacy links',
    picture: 'Add a picture',
    year: 'Add client and year',
    answer: 'Add your answer',
    episode: 'Add an episode title',
    length: 'Add length',
    post: 'Add a title',
    link: 'Add link',
    story: 'Add your story in two or three sentences',
    value: 'Add',
    item: 'Add an entry',
    holiday: 'Add holiday hours',
    parking: 'Add where to park',
    transport: 'Add nearest stop and lines',
    access: 'Add step-free access',
    review: 'Add a review by someone who has it',
    delivery: 'Add delivery time and cost',
    event: 'Add an event',
    about: 'Add what people should know about this',
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
    time: 'Uhrzeit ergänzen',
    quote: 'Zitat ergänzen, in eigenen Worten',
    author: 'Wer sagt das? Name ergänzen',
    figure: 'Zahl',
    logo: 'Logo ergänzen',
    included: 'Inhalt ergänzen',
    detail: 'Angaben ergänzen',
    imprint: 'Impressum und Datenschutz verlinken',
    picture: 'Bild ergänzen',
    year: 'Auftraggeber und Jahr ergänzen',
    answer: 'Antwort ergänzen',
    episode: 'Titel der Folge ergänzen',
    length: 'Länge ergänzen',
    post: 'Titel ergänzen',
    link: 'Link ergänzen',
    story: 'Ihre Geschichte in zwei, drei Sätzen ergänzen',
    value: 'Ergänzen',
    item: 'Eintrag ergänzen',
    holiday: 'Feiertage ergänzen',
    parking: 'Parkplätze ergänzen',
    transport: 'Haltestelle und Linien ergänzen',
    access: 'Stufenlosen Zugang beschreiben',
    review: 'Bewertung ergänzen',
    delivery: 'Lieferzeit und Kosten ergänzen',
    event: 'Termin ergänzen',
    about: 'Ergänzen, was man dazu wissen sollte',
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
    time: 'Ajouter l’heure',
    quote: 'Ajouter un témoignage',
    author: 'Ajouter son auteur',
    figure: 'Chiffre',
    logo: 'Ajouter un logo',
    included: 'Ajouter ce qui est compris',
    detail: 'Ajouter les détails',
    imprint: 'Ajouter les mentions légales',
    picture: 'Ajouter une image',
    year: 'Ajouter client et année',
    answer: 'Ajouter la réponse',
    episode: 'Ajouter un titre d’épisode',
    length: 'Ajouter la durée',
    post: 'Ajouter un titre',
    link: 'Ajouter le lien',
    story: 'Ajouter votre histoire en deux ou trois phrases',
    value: 'Ajouter',
    item: 'Ajouter une entrée',
    holiday: 'Ajouter les jours fériés',
    parking: 'Ajouter où se garer',
    transport: 'Ajouter l’arrêt et les lignes',
    access: 'Décrire l’accès sans marche',
    review: 'Ajouter un avis',
    delivery: 'Ajouter délai et frais de livraison',
    event: 'Ajouter une date',
    about: 'Ajouter ce qu’il faut savoir',
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
    time: 'Añadir hora',
    quote: 'Añadir una opinión',
    author: 'Añadir quién lo dice',
    figure: 'Cifra',
    logo: 'Añadir logo',
    included: 'Añadir lo que incluye',
    detail: 'Añadir detalles',
    imprint: 'Añadir aviso legal y privacidad',
    picture: 'Añadir una imagen',
    year: 'Añadir cliente y año',
    answer: 'Añadir respuesta',
    episode: 'Añadir título del episodio',
    length: 'Añadir duración',
    post: 'Añadir un título',
    link: 'Añadir enlace',
    story: 'Añadir su historia en dos o tres frases',
    value: 'Añadir',
    item: 'Añadir una entrada',
    holiday: 'Añadir festivos',
    parking: 'Añadir aparcamiento',
    transport: 'Añadir parada y líneas',
    access: 'Describir el acceso sin escalones',
    review: 'Añadir una reseña',
    delivery: 'Añadir plazo y coste de envío',
    event: 'Añadir un evento',
    about: 'Añadir lo que conviene saber',
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
    time: 'Legg til klokkeslett',
    quote: 'Legg til et sitat',
    author: 'Legg til hvem som sa det',
    figure: 'Tall',
    logo: 'Legg til logo',
    included: 'Legg til innhold',
    detail: 'Legg til detaljer',
    imprint: 'Legg til personvern og firmaopplysninger',
    picture: 'Legg til bilde',
    year: 'Legg til kunde og år',
    answer: 'Legg til svar',
    episode: 'Legg til episodetittel',
    length: 'Legg til lengde',
    post: 'Legg til tittel',
    link: 'Legg til lenke',
    story: 'Legg til historien deres i to–tre setninger',
    value: 'Legg til',
    item: 'Legg til en linje',
    holiday: 'Legg til helligdager',
    parking: 'Legg til parkering',
    transport: 'Legg til holdeplass og linjer',
    access: 'Beskriv trinnfri adkomst',
    review: 'Legg til en omtale',
    delivery: 'Legg til leveringstid og pris',
    event: 'Legg til et arrangement',
    about: 'Legg til det folk bør vite',
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
