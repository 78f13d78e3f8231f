/** Single components by the name the composer knows them by. Longest phrase wins. */
export const componentWords: Record<string, string> = {
  navbar:
    'navbar|nav bar|navigation bar|navigation|header component|menu bar|navigationsleiste|barre de navigation|barra de navegación|navigasjonsmeny',
  'pricing-table':
    'pricing table|pricing cards|pricing component|price table|preistabelle|grille tarifaire|tabla de precios|pristabell|pricing toggle|pricing switch',
  card: 'card|cards|blog card|article card|card component|info card|content card|karte|tarjeta|kort',
  'recipe-card':
    'recipe card|card component for a recipe|card for a recipe|rezeptkarte|carte de recette|tarjeta de receta|oppskriftskort',
  'product-card': 'product card|shop card|produktkarte|carte produit|fiche produit|tarjeta de producto|produktkort',
  'product-grid':
    'product card grid|product grid|product list|product listing|grid of product cards|product cards|produktraster|' +
    'produktliste|grille de produits|cuadrícula de productos',
  profile:
    'profile card|user card|user profile card|contact card|team member card|business card|profilkarte|visitenkarte|' +
    'carte de profil|tarjeta de perfil|profilkort',
  'side-nav':
    'sidebar|side bar|sidebar navigation|side navigation|sidenav|navigation drawer|seitenleiste|seitennavigation links|barre latérale|barra lateral|sidemeny',
  form:
    'form|contact form|sign-up form|signup form|registration form|feedback form|multi-step form|stepper form|' +
    'formular|kontaktformular|formulaire|formulario|skjema|order form|survey form|application form|' +
    'newsletter signup form',
  table: 'table|data table|sortable table|comparison table|tabelle|vergleichstabelle|tableau|tabla|tabell',
  modal:
    'modal|dialog|dialogue|popup|pop-up|lightbox|modal dialog|confirmation dialog|dialogfenster|fenêtre modale|ventana modal|dialogboks',
  'cookie-notice':
    'cookie consent form|cookie consent|cookie banner|cookie notice|cookie popup|cookie-hinweis|cookie-banner|' +
    'bandeau de cookies|aviso de cookies|informasjonskapsler',
  calendar:
    'calendar widget|calendar|date picker|datepicker|check-in and check-out calendar widget|booking calendar|kalender|datumsauswahl|calendrier|calendario',
  notice:
    'alert|alerts|toast|toasts|notification|notifications|notification list|banner|announcement bar|notices|hinweis|benachrichtigung|alerte|alerta|varsel',
  accordion: 'accordion|faq accordion|collapsible|disclosure|akkordeon|accordéon|acordeón|trekkspill',
  tabs: 'tabs|tab bar|tabbed content|reiter|onglets|pestañas|faner',
  steps:
    'stepper|progress stepper|step indicator|wizard|progress bar with steps|steps|fortschrittsanzeige|étapes|pasos|trinnvis',
  upload:
    'upload|file upload|dropzone|upload area|drag and drop upload|datei-upload|hochladen|téléversement|subida de archivos|filopplasting',
  list: 'list|file list|to-do list|todo list|task list|user list|liste|aufgabenliste|lista',
  quote: 'testimonial|testimonial card|quote block|review card|zitat|témoignage|testimonio|sitat',
  stats: 'stat card|stats card|stats section|stats row|stat block|statistics section|kennzahl|kennzahlen',
  'thank-you':
    'thank you page|thank-you page|thanks page|confirmation page|success page|thank you screen|dankeseite|' +
    'danke-seite|bestätigungsseite|page de remerciement|page de confirmation|página de agradecimiento|' +
    'página de confirmación|takkeside|bekreftelsesside',
  'not-found': '404 page|404|not found page|error page|fehlerseite|page 404|página 404|404-side',
  newsletter:
    'newsletter box|newsletter form|newsletter signup|newsletter signup box|newsletter sign-up|newsletter section|' +
    'email signup box|email signup form|newsletter component|newsletter-box|newsletter-anmeldung',
  footer: 'footer|footer component|fußzeile|pied de page|pie de página|bunntekst',
  button:
    'button|buttons|button set|button group|schaltfläche|schaltflächen|bouton|boutons|botón|botones|knapp|knapper',
  pagination: 'pagination|pager|seitennavigation|paginación|paginering',
  breadcrumb: 'breadcrumb|breadcrumbs|brotkrumen|fil d’ariane|migas de pan|brødsmulesti',
  comparison: 'comparison|feature comparison|vergleich|comparatif|comparación|sammenligning',
  timeline: 'timeline|activity timeline|zeitleiste|chronologie|línea de tiempo|tidslinje',
  dropdown:
    'dropdown|dropdown menu|drop-down|drop-down menu|context menu|action menu|aufklappmenü|kontextmenü|menu déroulant|menú desplegable|nedtrekksmeny',
  tooltip: 'tooltip|tool tip|hover hint|popover|infobulle|info-bulle|verktøytips',
  toggle: 'toggle|toggle switch|switch|switches|on off switch|schalter|kippschalter|interrupteur|interruptor|bryter',
  badge: 'badge|badge and tag components|tag|tags|chip|chips|pill|label|abzeichen|étiquette|etiqueta|merke',
  avatar: 'avatar|avatar group|avatar stack|avatargruppe|groupe d’avatars|grupo de avatares',
  progress:
    'progress bars|progress indicator|loading bar|skill bars|fortschrittsbalken|barre de progression|barra de progreso|fremdriftslinje',
  skeleton:
    'skeleton|loading skeleton|skeleton screen|skeleton loader|loader|placeholder cards|ladeansicht|squelette de chargement|esqueleto de carga',
  search:
    'search bar|search box|search field|search input|search form|suchleiste|suchfeld|barre de recherche|barra de búsqueda|søkefelt',
  rating:
    'rating|star rating|rating widget|stars|review form|sternebewertung|bewertung|notation par étoiles|valoración|stjernevurdering',
  carousel:
    'carousel|slider|slideshow|image carousel|image slider|karussell|diashow|carrousel|diaporama|carrusel|karusell',
  hero: 'hero section|hero|hero banner|hero block|hero-bereich|section hero|sección hero|hero-seksjon',
  features:
    'features section|feature section|feature grid|feature list|features block|funktionsbereich|vorteile-bereich|' +
    'section fonctionnalités|sección de características',
  team: 'team section|team grid|team block|team members section|teambereich|section équipe|sección de equipo|team-seksjon',
  gallery:
    'image gallery|photo gallery|image grid|gallery section|gallery component|photo grid|bildergalerie|galerie d’images|galería de imágenes|bildegalleri',
  testimonials:
    'testimonials section|testimonial section|testimonials block|testimonial grid|testimonials|kundenstimmen-bereich|' +
    'section témoignages|sección de testimonios',
  cta: 'call to action section|call-to-action section|cta section|cta banner|call to action|cta block',
  services: 'services section|service cards|leistungsbereich|section services|sección de servicios',
  logos: 'logo cloud|logo wall|logos section|client logos|logo strip',
  hours: 'opening hours table|opening hours section|hours table|öffnungszeiten-tabelle',
  map: 'map section|location section|store locator|karten-bereich',
  kpis: 'kpi cards|stat cards|metric cards|stats cards|kpi-karten',
  chart:
    'chart|charts|line chart|bar chart|pie chart|donut chart|graph|diagramm|liniendiagramm|balkendiagramm|graphique|gráfico|diagram',
  booking:
    'booking form|booking widget|reservation form|appointment form|reservation widget|buchungsformular|' +
    'reservierungsformular|formulaire de réservation|formulario de reserva|bestillingsskjema',
  schedule:
    'schedule section|timetable|timetable component|event schedule|stundenplan|emploi du temps|horario de clases|timeplan',
  about: 'about section|about us section|über-uns-bereich|section à propos|sección sobre nosotros',
}
