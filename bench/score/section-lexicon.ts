/**
 * Words that ask for a part of a page, by a name of its own, and further words by which a page shows it (headings, ids,
 * labels of links and buttons). Kept apart from the designer's own lexicon, which this is meant to grade.
 */
export const sectionLexicon: Record<string, { asks: string; shows?: string }> = {
  pricing: {
    asks: 'pricing|price list|prices|plans|packages|memberships?|preise|preisliste|tarife|pakete|tarifs|prix|forfaits|precios|tarifas|planes|priser|prisliste',
    shows: 'price|plan|pakete|fees|costs?|tickets|eintritt|rates|kostet|koster|cuesta|coûte',
  },
  testimonials: {
    asks: 'testimonials?|customer reviews|client reviews|kundenstimmen|stimmen|referenzen|témoignages|avis clients|testimonios|opiniones|kundeomtaler|omtaler',
    shows: 'reviews?|voices|said|say|words|quote|letters?|notes?|rezensionen|stimmen',
  },
  faq: {
    asks:
      'faqs?|frequently asked questions|questions|häufige fragen|fragen|foire aux questions|questions fréquentes|' +
      'preguntas frecuentes|preguntas|ofte stilte spørsmål|spørsmål',
    shows: 'questions?|answers|asked|fragen|preguntas|spørsmål',
  },
  gallery: {
    asks:
      'gallery|photo gallery|portfolio|selected work|projects|case studies|bildergalerie|galerie|fotos|bilder|projekte|' +
      'arbeiten|galería|proyectos|trabajos|galleri|prosjekter|réalisations|projets',
    shows: 'work|works|pictures|photos?|series|commissions|arbeiten|bilder',
  },
  team: {
    asks:
      'team|our team|teachers|instructors|staff|people|coaches|trainers|speakers|lehrer|referenten|sprecher|équipe|' +
      'professeurs|equipo|profesores|lærere|teamet|folkene',
    shows: 'who|people|crew|hosts|behind|speakers|doctors',
  },
  contact: {
    asks:
      'contact|contact form|contact us|contact details|contact information|get in touch|kontakt|kontaktformular|' +
      'contacto|formulario de contacto|formulaire de contact|kontaktskjema',
    shows:
      'write|message|talk|enquir\\p{L}*|inquir\\p{L}*|reach|nachricht|hello|touch|adresse|address|call us|escr\\p{L}*|écri\\p{L}*|skriv',
  },
  about: {
    asks:
      'about(?=\\s*(?:[,.;:)]|and |section|page|$))|about us|about me|our story|über uns|über mich|à propos|' +
      'notre histoire|sobre nosotros|sobre mí|nuestra historia|om oss|om meg',
    shows: 'story|who we are|house|history|geschichte|histoire|historia|historie|workshop|bio',
  },
  features: {
    asks: 'features|key features|benefits|advantages|funktionen|vorteile|fonctionnalités|avantages|características|ventajas|funksjoner|fordeler',
    shows: 'what it does|does|can do|why|reasons|what you get|kann|fait|hace|gjør',
  },
  services: {
    asks: 'services|treatments|practice areas|leistungen|behandlungen|dienstleistungen|prestations|soins|servicios|tratamientos|tjenester|behandlinger',
    shows: 'what we do|we do|offer|care|help|work|leistung|angebot',
  },
  products: {
    asks:
      'products|product grid|collection|best ?sellers|new arrivals|catalogue|catalog|produkte|sortiment|produits|' +
      'boutique|productos|tienda|produkter|butikk',
    shows: 'shelf|goods|shop|store|today|season|new in|basket|add to|kaufen|comprar|acheter|kjøp',
  },
  menu: {
    asks: 'food menu|our menu|menu highlights|menu|speisekarte|carte|menú|carta|meny',
    shows: 'dishes|kitchen|eat|drinks?|pizzas?|coffee|küche|plats|platos|retter',
  },
  hours: {
    asks: 'opening hours|hours|öffnungszeiten|horaires|horario|horarios|åpningstider',
    shows: 'open|opens|geöffnet|ouvert|abierto|åpent|monday|montag|lundi|lunes|mandag',
  },
  location: {
    asks: 'location|map|directions|how to find us|anfahrt|standort|karte|lageplan|plan d’accès|ubicación|mapa|cómo llegar|kart|finn oss',
    shows: 'find|where|address|adresse|dirección|visit|place|weg|wo|dónde|où|hvor',
  },
  booking: {
    asks:
      'booking|booking form|book a table|book an appointment|appointment|reservations?|reservation form|reservierung|' +
      'tischreservierung|terminbuchung|termin|réservation|réserver|reserva|reservas|bestilling|bestill time',
    shows: 'book|reserve|table|dates?|visit|appointment|termin|reserv\\p{L}*|bestill\\p{L}*',
  },
  newsletter: {
    asks: 'newsletter|newsletter sign-?up|email sign-?up|mailing list|nyhetsbrev|boletín|infolettre|rundbrief',
    shows: 'letter|subscribe|sign up|post|e-?mails?|notify|abonn\\p{L}*|suscri\\p{L}*',
  },
  schedule: {
    asks:
      'schedule|timetable|class schedule|programme|program|line-?up|agenda|stundenplan|kursplan|programm|zeitplan|' +
      'emploi du temps|programa|timeplan|programmet',
    shows: 'days?|week|when|plan|stunden|kurse|sessions|talks|acts',
  },
  events: {
    asks: 'events|upcoming events|veranstaltungen|termine|événements|eventos|arrangementer',
    shows: 'dates|next|calendar|concerts|agenda|clean-up|meet',
  },
  steps: {
    asks: 'how it works|process|steps|our process|ablauf|so funktioniert.?s|étapes|comment ça marche|cómo funciona|pasos|proceso|slik fungerer det|prosess',
    shows: 'how|first|then|begins|day|approach|method|wie|schritte',
  },
  stats: {
    asks: 'statistics|stats|key figures|numbers|zahlen|chiffres|cifras|tall',
    shows: 'figures|count|in numbers',
  },
  logos: {
    asks: 'logos|partners|sponsors|clients|partner|sponsoren|partenaires|socios|sponsorer',
    shows: 'with|trusted',
  },
  blog: {
    asks: 'blog|blog posts|articles|latest posts|news|artikel|beiträge|neuigkeiten|actualités|artículos|noticias|artikler|nyheter|innlegg',
    shows: 'posts|journal|notes|reading|stories|read',
  },
  download: {
    asks: 'downloads?|app store|herunterladen|télécharger|descargar|last ned',
    shows: 'get it|install|get the app|store',
  },
  login: {
    asks: 'login|log in|login form|anmeldung|anmelden|connexion|iniciar sesión|logg inn',
    shows: 'password|sign in|log in|passwort|mot de passe|contraseña|passord',
  },
  cart: {
    asks: 'cart|shopping cart|basket|warenkorb|panier|carrito|cesta|handlekurv',
    shows: 'checkout|order|subtotal|total',
  },
  chart: {
    asks: 'charts?|graphs?|diagramm|graphique|gráfico|diagram',
    shows: 'trend|by month|over time|per week|compared',
  },
  table: {
    asks: 'data table|table of|recent orders|tabelle|tableau|tabla|tabell',
    shows: 'table|latest|activity|orders|recent',
  },
  form: { asks: 'form|formular|formulaire|formulario|skjema', shows: 'send|submit|name|e-?mail' },
}
