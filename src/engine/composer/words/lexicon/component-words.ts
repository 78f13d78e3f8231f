/** Single components by the name the composer knows them by. Longest phrase wins. */
export const componentWords: Record<string, string> = {
  navbar:
    'navbar|nav bar|navigation bar|navigation|header component|menu bar|navigationsleiste|barre de navigation|barra de navegación|navigasjonsmeny',
  'pricing-table':
    'pricing table|pricing cards|pricing component|price table|preistabelle|grille tarifaire|tabla de precios|pristabell|pricing toggle|pricing switch',
  card: 'card|cards|product card|profile card|blog card|card component|contact card|user card|karte|produktkarte|profilkarte|carte de profil|tarjeta|kort',
  form: 'form|contact form|sign-up form|signup form|registration form|feedback form|multi-step form|stepper form|formular|kontaktformular|formulaire|formulario|skjema|checkout form|search form|survey form',
  table: 'table|data table|sortable table|comparison table|tabelle|vergleichstabelle|tableau|tabla|tabell',
  modal:
    'modal|dialog|dialogue|popup|pop-up|lightbox|modal dialog|confirmation dialog|dialogfenster|fenêtre modale|ventana modal|dialogboks',
  'cookie-notice':
    'cookie consent form|cookie consent|cookie banner|cookie notice|cookie popup|cookie-hinweis|cookie-banner|bandeau de cookies|aviso de cookies|informasjonskapsler',
  calendar:
    'calendar widget|calendar|date picker|datepicker|check-in and check-out calendar widget|booking calendar|kalender|datumsauswahl|calendrier|calendario',
  notice:
    'alert|alerts|toast|toasts|notification|notifications|notification list|banner|announcement bar|notices|hinweis|benachrichtigung|alerte|alerta|varsel',
  accordion: 'accordion|faq accordion|collapsible|disclosure|akkordeon|accordéon|acordeón|trekkspill',
  tabs: 'tabs|tab bar|tabbed content|reiter|onglets|pestañas|faner',
  steps: 'stepper|progress stepper|wizard|progress bar|fortschrittsanzeige|étapes|pasos|trinnvis',
  upload:
    'upload|file upload|dropzone|upload area|drag and drop upload|datei-upload|hochladen|téléversement|subida de archivos|filopplasting',
  list: 'list|file list|to-do list|todo list|task list|user list|liste|aufgabenliste|lista',
  quote: 'testimonial|testimonial card|quote block|review card|zitat|témoignage|testimonio|sitat',
  stats: 'stat card|stats card|kpi card|metric card|stats row|stat block|kennzahl|kennzahlen',
  'not-found': '404 page|404|not found page|error page|fehlerseite|page 404|página 404|404-side',
  newsletter: 'newsletter box|newsletter form|email signup box|newsletter component|newsletter-box',
  footer: 'footer|footer component|fußzeile|pied de page|pie de página|bunntekst',
  button:
    'button|buttons|button set|button group|schaltfläche|schaltflächen|bouton|boutons|botón|botones|knapp|knapper',
  pagination: 'pagination|pager|seitennavigation|paginación|paginering',
  breadcrumb: 'breadcrumb|breadcrumbs|brotkrumen|fil d’ariane|migas de pan|brødsmulesti',
  comparison: 'comparison|feature comparison|vergleich|comparatif|comparación|sammenligning',
  timeline: 'timeline|activity timeline|zeitleiste|chronologie|línea de tiempo|tidslinje',
}
