import type { SectionKind } from '../../types.ts'

/**
 * Phrases that ask for a kind of section, all languages together. `plain` ones are the usual names of the kind, so the
 * page may use a heading of its own for it; `special` ones say something of their own and become the heading.
 */
export const sectionWords: { kind: SectionKind; plain: string; special?: string }[] = [
  {
    kind: 'header',
    plain:
      'header|top bar|navigation bar|nav bar|navbar|navigation menu|menu bar|kopfzeile|kopfbereich|navigationsleiste|en-tête|encabezado|topptekst',
  },
  {
    kind: 'hero',
    plain:
      'hero|hero section|hero image|hero area|hero banner|banner|intro|introduction|brief introduction|title|headline|' +
      'einleitung|aufmacher|titelbereich|bannière|accroche|portada|cabecera',
  },
  {
    kind: 'features',
    plain:
      'features|key features|main features|feature list|feature section|feature showcase|features section|' +
      'product features|functions|benefits|advantages|highlights|funktionen|vorteile|merkmale|fonctionnalités|' +
      'avantages|atouts|características|ventajas|funcionalidades|funksjoner|fordeler|egenskaper',
    special:
      'what it does|why us|why choose us|what you get|what you learn|what you will learn|technical advantages|' +
      'technology|privacy|gameplay|gameplay explanation|application scenarios|was sie bekommen|warum wir|pourquoi nous|' +
      'por qué elegirnos|hvorfor oss|warum|quality|sustainability|security',
  },
  {
    kind: 'products',
    plain:
      'products|product list|product listing|product listings|product display|product showcase|product information|' +
      'product grid|our products|shop|store|collection|catalogue|catalog|assortment|range|produkte|sortiment|angebot|' +
      'laden|kollektion|produits|boutique|catalogue de produits|productos|tienda|catálogo|colección|produkter|butikk|' +
      'utvalg|varer',
    special:
      'new collection|collections|best sellers|bestsellers|bestsellern|our wines|wines|featured products|new arrivals|' +
      'product categories|categories|property listings|listings|used bikes|bouquets of the season|prints|posters|' +
      'colorways|the drop|merch|merchandise|gift cards|gutscheine|zimmer|räder|gebrauchträder|brote|torten|sträuße|' +
      'weine|chambres|vins|bouquets de saison|habitaciones|vinos|rom|brød|viner|today’s bake|car models|vehicles|' +
      'used cars|menüs',
  },
  {
    kind: 'menu',
    plain: 'menu|food menu|the menu|speisekarte|karte|mittagskarte|carte|la carte|menú|carta|meny',
    special:
      'menu highlights|dishes|food and drinks|food|drinks|drink list|drinks list|wine list|cocktails|breakfast|brunch|' +
      'lunch|lunch menu|dinner|specials|daily specials|signature dishes|frühstück|getränke|gerichte|wochenkarte|' +
      'tageskarte|petit déjeuner|plats|boissons|platos|bebidas|desayuno|retter|frokost|drikke|pizzas|pizzen|coffee menu',
  },
  {
    kind: 'services',
    plain:
      'services|our services|service list|service|service projects|leistungen|unsere leistungen|angebote|' +
      'dienstleistungen|prestations|servicios|nuestros servicios|tjenester',
    special:
      'practice areas|areas of practice|areas of law|timer|undervisning|treatments|what we do|what we offer|repairs|' +
      'expertise|offerings|classes|class types|courses|lessons|curriculum|weddings|events and catering|catering|' +
      'car rental|consulting|therapies|specialties|walks|massages|behandlungen|therapien|kurse|was wir tun|' +
      'was wir machen|rechtsgebiete|reparaturen|kursangebot|hochzeiten|domaines|domaines d’intervention|' +
      'domaines de compétence|soins|cours|ateliers|réparations|tratamientos|cursos|clases|lo que hacemos|' +
      'áreas de práctica|behandlinger|hva vi gjør|kurs|reparasjoner|six lessons|workout tutorials|fees on request',
  },
  {
    kind: 'pricing',
    plain:
      'pricing|prices|price|tiers|pricing tiers|yearly prices|monthly prices|monthly and yearly prices|pricing plans|' +
      'pricing table|pricing section|plans|price list|rates|fees|tariffs|preise|preisliste|preistabelle|tarife|tarifs|' +
      'prix|grille tarifaire|précios|precios|tarifas|planes|priser|prisliste|abonnementer',
    special:
      'tickets|ticket prices|ticketing|ticket options|packages|admission|memberships|membership|membership sign-up|' +
      'membership options|membership plans|packages on request|fees and funding|eintritt|eintrittspreise|pakete|' +
      'mitgliedschaft|mitgliedschaften|karten|honorar|honorare|forfaits|billets|billetterie|adhésion|entrées|entradas|' +
      'paquetes|membresía|billetter|pakker|medlemskap|inngang',
  },
  {
    kind: 'steps',
    plain:
      'how it works|steps|process|our process|the process|workflow|ablauf|so funktioniert’s|so funktioniert es|' +
      'so geht’s|schritte|vorgehen|comment ça marche|étapes|processus|cómo funciona|pasos|proceso|slik fungerer det|' +
      'steg|prosess|slik gjør vi det',
    special:
      'how delivery works|how we work|how ordering works|approach|our approach|method|our method|our day|the day|' +
      'timeline|fermentation timeline|journey|first visit|your first visit|unser tag|tagesablauf|methode|arbeitsweise|' +
      'erster besuch|zeitleiste|approche|méthode|démarche|notre méthode|enfoque|método|metode|vår dag|pre-trip|' +
      'instructions|how to book|how to help|ways to help|the way of the bean',
  },
  {
    kind: 'about',
    plain:
      'about|about us|about me|brand story|about page|about section|our story|story|the story|who we are|who i am|' +
      'company introduction|company introductions|company profile|bio|biography|biografie|über uns|über mich|' +
      'wer wir sind|geschichte|unsere geschichte|à propos|qui sommes-nous|notre histoire|l’histoire|histoire|' +
      'sobre nosotros|sobre mí|quiénes somos|historia|nuestra historia|om oss|om meg|historien|vår historie',
    special:
      'mission|mission info|our mission|philosophy|about the host|the host|about the mill|about the author|the author|' +
      'the house|the garden|camping|travel info|history|values|heritage|our farm|the farm|the film|the book|' +
      'the building|storyline introduction|sustainability promise|accommodation|mühle|über die mühle|philosophie|' +
      'der hof|das haus|der garten|werte|la philosophie|la maison|le domaine|nuestra filosofía|gården|filosofi|' +
      'accessibility|privacy promise|materials|our beans|the roastery|the kitchen|the chef',
  },
  {
    kind: 'statement',
    plain: 'statement|manifesto|mission statement|pull quote|leitsatz|manifest|manifeste|manifiesto',
    special: 'the idea',
  },
  {
    kind: 'gallery',
    plain:
      'gallery|galleries|photo gallery|image gallery|photos|pictures|images|relevant images|galerie|bilder|' +
      'bildergalerie|fotos|galería|galleri|portfolio|portfolio section|portfolio gallery|bilde­galleri',
    special:
      'selected work|selected works|selected projects|work|works|my work|our work|projects|recent projects|' +
      'case studies|cases|case showcases|case showcase|screens|screenshots|lookbook|what you will make|showreel|' +
      'character showcase|before and after|arbeiten|ausgewählte arbeiten|ausgewählte projekte|projekte|' +
      'referenzprojekte|referenzen|réalisations|projets|travaux|proyectos|trabajos|obras|prosjekter|arbeider|' +
      'impressions|impressionen|impressions of the rooms|destinations|destination browsing',
  },
  {
    kind: 'team',
    plain:
      'team|our team|the team|team section|staff|team members|das team|unser team|mitarbeiter|équipe|l’équipe|' +
      'notre équipe|equipo|nuestro equipo|teamet|ansatte',
    special:
      'people|teachers|trainers|coaches|speakers|artists|artist profiles|guides|doctors|lawyers|instructors|barbers|' +
      'stylists|founders|musicians|therapists|line-up|lineup|lehrer|lehrerinnen|trainer|trainerinnen|ärzte|ärztinnen|' +
      'anwälte|künstler|referenten|sprecher|professeurs|avocats|intervenants|médecins|profesores|ponentes|abogados|' +
      'lærere|talere|artister',
  },
  {
    kind: 'testimonials',
    plain:
      'testimonials|testimonial|testimonials section|client testimonials|customer testimonials|customer reviews|' +
      'user reviews|client reviews|reviews|reviews section|customer quotes|social proof|feedback|kundenstimmen|' +
      'bewertungen|rezensionen|referenzstimmen|témoignages|avis|avis clients|testimonios|opiniones|reseñas|' +
      'kundeomtaler|anmeldelser|omtaler|tilbakemeldinger',
    special:
      'what clients say|what people say|what customers say|what students say|was kunden sagen|press quotes|user comments|comments',
  },
  {
    kind: 'faq',
    plain:
      'faq|faqs|faq section|frequently asked questions|questions and answers|questions|q&a|häufige fragen|' +
      'häufig gestellte fragen|fragen|fragen und antworten|foire aux questions|questions fréquentes|' +
      'preguntas frecuentes|preguntas|ofte stilte spørsmål|vanlige spørsmål|spørsmål',
  },
  {
    kind: 'hours',
    plain:
      'opening hours|hours|opening times|business hours|office hours|working hours|store hours|öffnungszeiten|' +
      'sprechzeiten|sprechstunden|geschäftszeiten|bürozeiten|horaires|horaires d’ouverture|heures d’ouverture|horario|' +
      'horarios|horario de apertura|åpningstider',
    special: 'surgery hours|kitchen hours|prayer times',
  },
  {
    kind: 'location',
    plain:
      'location|where we are|how to reach us|areas covered|areas we cover|service areas|map|find us|where to find us|' +
      'getting here|how to get here|how to find us|directions|address|route|standort|lage|anfahrt|adresse|' +
      'karte zur anfahrt|so finden sie uns|wo wir sind|wegbeschreibung|accès|plan d’accès|emplacement|nous trouver|' +
      'localisation|ubicación|cómo llegar|mapa|dónde estamos|beliggenhet|kart|finn oss|veien hit',
    special:
      'venue|travel|delivery area|visit|visit us|arrival|service area|route planning|the neighbourhood|anreise|besuch|' +
      'liefergebiet|veranstaltungsort|einzugsgebiet|zone de livraison|le lieu|visite|zona de reparto|la sede|visítanos|' +
      'leveringsområde|besøk|besøk oss|reise',
  },
  {
    kind: 'contact',
    plain:
      'contact|contacts|contact form|contact section|contact us|contact page|contact information|contact details|' +
      'contact info|get in touch|message form|contact forms|kontakt|kontaktformular|kontaktdaten|kontaktbereich|' +
      'formulaire de contact|nous contacter|contacto|formulario de contacto|contáctanos|kontaktskjema|kontakt oss|' +
      'ta kontakt',
    special:
      'enquiry form|inquiry form|request form|visit us form|enquire|enquiry|quote request|request a quote|quote form|' +
      'lead form|hire me|work with me|donation form|application form|volunteer form|anfrageformular|anfrage|' +
      'angebot anfordern|demande de devis|devis|solicitar presupuesto|presupuesto|be om tilbud|tilbudsskjema',
  },
  {
    kind: 'booking',
    plain:
      'booking|bookings|booking request|booking form|booking section|online booking|reservation|reservations|' +
      'reservation form|reservation system|appointment|appointments|appointment form|appointment booking|' +
      'appointment request|terminbuchung|terminanfrage|online-terminanfrage|online-terminbuchung|termin buchen|buchung|' +
      'buchungsformular|reservierung|tischreservierung|réservation|réservations|prise de rendez-vous|rendez-vous|' +
      'formulaire de réservation|reserva|reservas|cita previa|citas|formulario de reserva|bestilling|timebestilling|' +
      'bordbestilling|reservasjon|booking­skjema',
    special:
      'trial lesson|trial class|probestunde|book a table|book a repair|book a class|book a chair|book an appointment|' +
      'book a room|book a tour|book a call|book a demo|book now|book|walk-in or book|booking request form|' +
      'viewing request form|request a viewing|pre-order form|preorder form|pre-order|order form|online ordering|' +
      'order online|rsvp|rsvp form|reply form|reply card|vorbestellung|vorbestellen|vorbestellformular|bestellformular|' +
      'bestellung|online bestellen|tisch reservieren|besichtigung|besichtigungsanfrage|probetraining|zusage|anmeldung|' +
      'commander|commande|commande en ligne|prendre rendez-vous|réserver une table|reservar mesa|pedidos|pedir|' +
      'bestill bord|bestill time|forhåndsbestilling|enrol|enroll|enrolment|enrollment|registration form|' +
      'anmeldeformular|inscription|inscripción|påmelding|ticket booking',
  },
  {
    kind: 'subscription',
    plain:
      'subscription|subscriptions|subscription section|subscription plans|subscription box|abo|abonnement|abonnements|suscripción|suscripciones|abonnementet',
    special:
      'coffee subscription|flower subscription|meal subscription|weekly box|veg box|vegetable box|subscribe|' +
      'become a member|join|join us|membership form|gemüsekiste|gemüseabo|kaffeeabo|blumenabo|mitglied werden|' +
      'fördermitglied werden|devenir membre|panier hebdomadaire|hazte socio|bli medlem|grønnsakskasse',
  },
  {
    kind: 'newsletter',
    plain:
      'newsletter|newsletter sign-up|newsletter signup|newsletter form|mailing list|email signup|email sign-up|' +
      'e-mail sign-up|e-mail signup|email signup form|email subscription|email capture|infobrief|rundbrief|' +
      'lettre d’information|infolettre|boletín|nyhetsbrev',
    special: 'waiting list|waitlist|early access|notify me|warteliste|liste d’attente|lista de espera|venteliste',
  },
  {
    kind: 'schedule',
    plain:
      'schedule|schedules|timetable|programme|program|agenda|event schedule|class schedule|weekly schedule|' +
      'weekly class schedule|stundenplan|kursplan|zeitplan|programm|emploi du temps|planning|horario de clases|' +
      'programa|timeplan|program for dagen|kursplan for uken',
    special: 'calendar|bake schedule|event calendars|tour schedule|wochenplan|spielplan',
  },
  {
    kind: 'events',
    plain:
      'events|upcoming events|event list|event dates|dates|termine|veranstaltungen|événements|agenda des événements|eventos|próximos eventos|arrangementer',
    special:
      'workshop dates|workshops|next clean-up days|clean-up days|tour dates|tours|concerts|gigs|shows|exhibitions|' +
      'readings|tastings|open days|meetups|tours with dates|konzerte|ausstellungen|lesungen|workshoptermine|' +
      'kurstermine|touren|führungen|expositions|concerts à venir|stages|dates de tournée|exposiciones|conciertos|' +
      'talleres|utstillinger|konserter|kurs og datoer|turer|release times|activities and events',
  },
  {
    kind: 'stats',
    plain:
      'stats|statistics section|numbers|facts and figures|key numbers|zahlen|zahlen und fakten|chiffres|chiffres clés|cifras|tall',
    special: 'impact|our impact|wirkung|impacto',
  },
  {
    kind: 'logos',
    plain:
      'logos|client logos|logo bar|logo strip|logo row|logo wall|logo cloud|clients|partners|sponsors|kunden|partner|' +
      'sponsoren|clients et partenaires|partenaires|socios|patrocinadores|kunder|sponsorer|partnere',
    special: 'trusted by|as seen in|in the press|bekannt aus',
  },
  {
    kind: 'cta',
    plain:
      'cta|call to action|call-to-action|call to action button|call-to-action button|cta section|cta button|' +
      'handlungsaufforderung|appel à l’action|llamada a la acción|handlingsknapp',
    special:
      'order button|buy button|order now|sign-up|sign up|signup|sign-up form|signup form|sign up form|get started|' +
      'free trial|try it|registrierung|jetzt starten|s’inscrire|essai gratuit|regístrate|prueba gratis|prøv gratis|' +
      'registrer deg|release-date call-to-action|crowdfunding',
  },
  {
    kind: 'details',
    plain:
      'details|facts|key facts|good to know|practical information|practical info|wissenswertes|gut zu wissen|eckdaten|' +
      'informations pratiques|información práctica|praktisk informasjon',
    special:
      'floor plan|floor plans|what is included|what’s included|what’s in the box|tools list|tools|size guide|' +
      'sizing help|sizing|requirements|donate|donation|donations|donation features|ways to give|promotions|' +
      'current promotions|grundriss|leistungsumfang|größentabelle|spenden|anforderungen|faire un don|inclus|' +
      'guide des tailles|donar|donaciones|guía de tallas|doner|gi en gave|størrelsesguide|packing list|delivery info|' +
      'delivery and returns|shipping|gift registry|registry|dress code|ingredients|allergens|allergene|rooms by age|' +
      'levels|course levels|terms of rental|equipment',
  },
  {
    kind: 'episodes',
    plain: 'episodes|latest episodes|recent episodes|episode list|folgen|neueste folgen|épisodes|episodios|episoder',
    special:
      'tracks|songs|music player|releases|discography|videos|audio demos|sound samples|subscribe links|listen links|' +
      'links to podcast platforms|podcast platforms|streaming links|musik|hören|écouter|escuchar|lytt',
  },
  {
    kind: 'posts',
    plain:
      'blog|lead story|cover story|blog posts|blog updates|posts|articles|latest posts|latest articles|recent articles|' +
      'recent posts|list of recent articles|news|news articles|sports news|journal|beiträge|artikel|neuigkeiten|' +
      'aktuelles|actualités|articles de blog|noticias|artículos|innlegg|artikler|nyheter',
    special:
      'top stories|featured articles|featured post|featured post section|guides and projects|health blogs|recipes|' +
      'rezepte|recettes|recetas|oppskrifter|publications|publikationen|essays|writing',
  },
  {
    kind: 'download',
    plain:
      'download|downloads|download links|download section|app store links|télécharger|téléchargement|descarga|descargar|nedlasting|last ned|herunterladen',
    special:
      'catalog download|catalogue download|brochure|brochure download|app stores|install command|installation|install|' +
      'quick start|press kit|docs links|documentation links',
  },
  {
    kind: 'comparison',
    plain:
      'comparison table|comparison|feature comparison|feature table|plan comparison|compare plans|vergleichstabelle|' +
      'vergleich|funktionsvergleich|tableau comparatif|comparatif|tabla comparativa|comparación|comparativa|' +
      'sammenligning|sammenligningstabell',
  },
  { kind: 'footer', plain: 'footer|fußzeile|fußbereich|pied de page|pie de página|bunntekst' },
  {
    kind: 'sidebar',
    plain:
      'sidebar|side bar|side navigation|side menu|left navigation|seitenleiste|barre latérale|barra lateral|sidefelt',
    special: 'channel list|channels|direct messages',
  },
  {
    kind: 'toolbar',
    plain:
      'filters|filter|search|search field|filter bar|filter options|search filters|search bar|search and filters|' +
      'toolbar|date range picker|date filter|filterleiste|suchleiste|filtres|filtros|filtre|filter og søk',
  },
  {
    kind: 'kpis',
    plain:
      'kpi|kpis|kpi cards|kpi card|key figures|key metrics|metrics|metric cards|stat cards|stats cards|summary cards|' +
      'running total|kennzahlen|indicateurs|indicadores|nøkkeltall',
  },
  {
    kind: 'chart',
    plain:
      'chart|charts|line chart|line charts|bar chart|bar charts|pie chart|pie charts|pie and bar charts|' +
      'interactive pie and bar charts|graph|graphs|diagram|data visualization|diagramm|liniendiagramm|graphique|' +
      'graphiques|gráfico|gráficos|diagram|graf',
    special: 'revenue chart|traffic chart|sales chart',
  },
  {
    kind: 'table',
    plain: 'table|tables|data table|sortable table|tabelle|tableau|tabla|tabell',
    special:
      'recent orders|recent transactions|transactions|order list|user list|orders table|activity log|letzte bestellungen',
  },
  {
    kind: 'auth',
    plain:
      'login form|login|log in form|sign-in form|sign in form|signin form|login page|login screen|social login|' +
      'social auth|social sign-in|anmeldemaske|login-formular|formulaire de connexion|connexion|inicio de sesión|' +
      'innlogging',
    special: 'registration and login|user registration',
  },
  {
    kind: 'cart',
    plain: 'cart|shopping cart|line items|cart items|quantity steppers|warenkorb|panier|carrito|handlekurv',
  },
  {
    kind: 'summary',
    plain:
      'summary|order summary|checkout|checkout button|promo code|coupon code|totals|zusammenfassung|kasse|' +
      'récapitulatif|paiement|resumen|pago|oppsummering|til kassen',
  },
  {
    kind: 'product',
    plain:
      'add to cart|add-to-cart|add to cart button|buy box|product gallery|colour choice|color choice|size choice|' +
      'size selector|colour selector|color selector|in den warenkorb|ajouter au panier|añadir al carrito|' +
      'legg i handlekurv',
  },
  {
    kind: 'specs',
    plain:
      'specs|specifications|technical specifications|tech specs|technical data|technische daten|' +
      'caractéristiques techniques|fiche technique|especificaciones|ficha técnica|spesifikasjoner|tekniske data',
  },
]

/** Contents that every page has anyway, or that only say how it should be: nothing to plan, nothing left over. */
export const givens =
  'responsive design|responsive layout|responsive|mobile friendly|mobile-friendly|navigation|clear navigation|' +
  'user-friendly navigation|a user-friendly navigation system|easy navigation|intuitive navigation|clean layout|' +
  'clean design|modern design|concise layout|smooth scrolling|homepage|home|home page|landing page|a homepage|' +
  'clear page layout|visually appealing effects|accessibility|basic functionalities|relevant images|startseite|' +
  'accueil|inicio|forside|different components|search optimization|search engine optimization|seo|' +
  'search optimization functionality|interactive elements|white space|whitespace|lots of white space|big images|' +
  'large images|elements'
