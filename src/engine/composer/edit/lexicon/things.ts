import { listed } from '#rules/listed.ts'
import type { Language } from '../../words/types.ts'
import { nameIn } from '../translate.ts'

/** What parts of a page are called in an answer: German, French, Spanish, Norwegian. */
const things: Record<string, string> = {
  page: 'die Seite|la page|la página|siden',
  headline: 'die Überschrift|le titre|el título|overskriften',
  heading: 'die Überschrift|le titre|el título|overskriften',
  headings: 'die Überschriften|les titres|los títulos|overskriftene',
  subtitle: 'der Untertitel|le sous-titre|el subtítulo|undertittelen',
  button: 'der Knopf|le bouton|el botón|knappen',
  'main button': 'der Knopf|le bouton|el botón|knappen',
  buttons: 'die Knöpfe|les boutons|los botones|knappene',
  header: 'die Kopfzeile|l’en-tête|el encabezado|toppen',
  navigation: 'die Navigation|la navigation|la navegación|menyen',
  footer: 'die Fußzeile|le pied de page|el pie de página|bunnteksten',
  hero: 'der Aufmacher|l’accueil|la portada|toppseksjonen',
  pricing: 'die Preise|les tarifs|los precios|prisene',
  prices: 'die Preise|les tarifs|los precios|prisene',
  testimonials: 'die Kundenstimmen|les témoignages|los testimonios|kundeomtalene',
  reviews: 'die Bewertungen|les avis|las opiniones|omtalene',
  contact: 'der Kontakt|le contact|el contacto|kontakten',
  'contact form': 'das Kontaktformular|le formulaire de contact|el formulario de contacto|kontaktskjemaet',
  faq: 'die häufigen Fragen|la FAQ|las preguntas frecuentes|spørsmålene',
  team: 'das Team|l’équipe|el equipo|teamet',
  gallery: 'die Galerie|la galerie|la galería|galleriet',
  newsletter: 'der Newsletter|la newsletter|el boletín|nyhetsbrevet',
  'opening hours': 'die Öffnungszeiten|les horaires|el horario|åpningstidene',
  menu: 'die Karte|la carte|la carta|menyen',
  features: 'die Funktionen|les fonctionnalités|las características|egenskapene',
  services: 'die Leistungen|les services|los servicios|tjenestene',
  about: 'die Vorstellung|la présentation|la presentación|om oss',
  image: 'das Bild|l’image|la imagen|bildet',
  logo: 'das Logo|le logo|el logotipo|logoen',
  cards: 'die Karten|les cartes|las tarjetas|kortene',
  text: 'der Text|le texte|el texto|teksten',
  links: 'die Links|les liens|los enlaces|lenkene',
  colours: 'die Farben|les couleurs|los colores|fargene',
  background: 'der Hintergrund|le fond|el fondo|bakgrunnen',
  'e-mail': 'die E-Mail-Adresse|l’adresse e-mail|el correo electrónico|e-postadressen',
  address: 'die Adresse|l’adresse|la dirección|adressen',
  copyright: 'der Copyright-Hinweis|la mention de copyright|el aviso de copyright|copyright-linjen',
  price: 'der Preis|le prix|el precio|prisen',
  paragraph: 'der Absatz|le paragraphe|el párrafo|avsnittet',
  paragraphs: 'die Absätze|les paragraphes|los párrafos|avsnittene',
  images: 'die Bilder|les images|las imágenes|bildene',
  icon: 'das Symbol|l’icône|el icono|ikonet',
  icons: 'die Symbole|les icônes|los iconos|ikonene',
  link: 'der Link|le lien|el enlace|lenken',
  'menu item': 'der Menüpunkt|l’entrée du menu|la entrada del menú|menypunktet',
  'menu items': 'die Menüpunkte|les entrées du menu|las entradas del menú|menypunktene',
  field: 'das Feld|le champ|el campo|feltet',
  fields: 'die Felder|les champs|los campos|feltene',
  form: 'das Formular|le formulaire|el formulario|skjemaet',
  forms: 'die Formulare|les formulaires|los formularios|skjemaene',
  list: 'die Liste|la liste|la lista|listen',
  lists: 'die Listen|les listes|las listas|listene',
  table: 'die Tabelle|le tableau|la tabla|tabellen',
  tables: 'die Tabellen|les tableaux|las tablas|tabellene',
  section: 'der Abschnitt|la section|la sección|delen',
  sections: 'die Abschnitte|les sections|las secciones|delene',
  products: 'die Produkte|les produits|los productos|produktene',
  steps: 'die Schritte|les étapes|los pasos|trinnene',
  stats: 'die Zahlen|les chiffres|las cifras|tallene',
  logos: 'die Logos|les logos|los logotipos|logoene',
  events: 'die Termine|les dates|los eventos|arrangementene',
  posts: 'die Beiträge|les articles|los artículos|innleggene',
  'call to action': 'der Aufruf|l’appel à l’action|la llamada a la acción|oppfordringen',
  location: 'die Anfahrt|le plan d’accès|la ubicación|veibeskrivelsen',
  booking: 'die Buchung|la réservation|la reserva|bestillingen',
  everything: 'alles|tout|todo|alt',
  'phone number': 'die Telefonnummer|le téléphone|el teléfono|telefonnummeret',
}

const order: Language[] = ['de', 'fr', 'es', 'no']
const translated = (table: Record<string, string>, words: string, language: Language) =>
  table[words.toLowerCase()]?.split('|')[order.indexOf(language)]

const marks: Record<Language, readonly [string, string]> = {
  en: ["'", "'"],
  de: ['„', '“'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
  no: ['«', '»'],
}
const quoted = (words: string, language: Language) => `${marks[language][0]}${words}${marks[language][1]}`

const severalQuoted = /^"[^"]*"(?:, "[^"]*")+$/

/** A description of a part as it stands in an answer: 'the headline', '‘Order now’', 'die Überschrift'. */
export function thingIn(description: string, language: Language): string {
  if (severalQuoted.test(description))
    return listed(
      description.split(/(?<="), (?=")/).map((one) => thingIn(one, language)),
      language,
    )
  if (language !== 'en' && !description.includes('"') && description.includes(' and '))
    return listed(
      description.split(' and ').map((one) => thingIn(one, language)),
      language,
    )
  const said = description.replace(/^(?:all )?(?:the|my|our|your|this|that) /i, '').trim()
  const bare = language === 'en' ? said : said.replaceAll('"', '')
  if (language !== 'en')
    return (
      translated(things, bare, language) ??
      translated(things, bare.replace(/^(?:an? (?:section on )?|some )/i, ''), language) ??
      translated(things, bare.replace(/ sections?$/, ''), language) ??
      nameIn(bare.replace(/^an? /i, ''), language) ??
      quoted(bare, language)
    )
  if (/^(?:an?|some|another|both|two|three|four|five|six|\d+|all|it|everything)\b|^["'‘“]|(?:^| )\d/i.test(bare))
    return bare.replaceAll('"', "'")
  return `the ${bare}`.replaceAll('"', "'")
}

/** What a look is called in an answer. */
const looks: Record<string, string> = {
  dark: 'dunkel|sombre|oscuro|mørk',
  light: 'hell|clair|claro|lys',
  darker: 'dunkler|plus sombre|más oscuro|mørkere',
  lighter: 'heller|plus clair|más claro|lysere',
  bigger: 'größer|plus grand|más grande|større',
  smaller: 'kleiner|plus petit|más pequeño|mindre',
  rounder: 'runder|plus arrondi|más redondeado|rundere',
  square: 'eckig|aux angles droits|con esquinas rectas|kantet',
  sharper: 'weniger rund|moins arrondi|menos redondeado|mindre rundt',
  sticky: 'fest oben|fixe en haut|fijo arriba|festet øverst',
  centred: 'mittig|centré|centrado|midtstilt',
  bold: 'fett|en gras|en negrita|uthevet',
  'more airy': 'luftiger|plus aéré|más espacioso|luftigere',
  tighter: 'enger|plus serré|más compacto|tettere',
  'more vivid': 'kräftiger|plus vif|más vivo|sterkere',
  calmer: 'ruhiger|plus calme|más suave|roligere',
  uppercase: 'in Großbuchstaben|en capitales|en mayúsculas|i store bokstaver',
}

/** 'make darker' and 'rounder corners' are told by the look in them. */
const knownLook = (words: string) =>
  Object.keys(looks)
    .filter((look) => ` ${words} `.includes(` ${look} `))
    .toSorted((one, other) => other.length - one.length)[0] ?? words

/** Looks joined with ' and ' in another language; a colour stays as it was named. */
export function looksIn(words: string, language: Language): string {
  // of a round-about wish only the look in it
  if (language === 'en') return /(?:^| )(?:make|the)(?: |$)/.test(words) ? knownLook(words) : words
  return words
    .split(' and ')
    .map((look) => translated(looks, knownLook(look), language) ?? nameIn(look, language) ?? look)
    .join(', ')
}
