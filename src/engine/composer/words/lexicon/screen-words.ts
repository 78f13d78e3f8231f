/** Screens of apps by the name under which they are drawn: what the screen itself is called. */
export const screenWords: Record<string, string> = {
  settings:
    '(?:account |profile |user |app |notification )*(?:settings|preferences)(?: (?:page|screen|view|panel|ui|form))?|' +
    'account page|profile page|edit profile|einstellungen|einstellungsseite|profilseite|paramètres|page de profil|' +
    'ajustes|configuración|innstillinger',
  checkout:
    'checkout (?:page|screen|form|flow|view)|checkout|payment (?:page|form|screen)|kassenseite|bezahlseite|kasse|' +
    'page de paiement|paiement|página de pago|pago|betalingsside|utsjekk',
  board:
    'kanban(?: board)?|(?:task|project|issue|agile|scrum|sprint) board|kanban-?tafel|aufgabentafel|tableau kanban|' +
    'tablero kanban|tablero de tareas|kanban-?tavle|oppgavetavle',
  chat:
    '(?:team |group |live |support )?chat(?: (?:app|interface|screen|ui|window|view|page|room))?|messenger(?: app)?|' +
    'messaging (?:app|interface|screen|ui)|chatfenster|chat-oberfläche|messagerie|mensajería|chatvindu',
  inbox:
    '(?:e-?mail |mail )?inbox(?: (?:screen|page|view|ui|app))?|e-?mail (?:app|client|interface)|mail (?:app|client)|' +
    'posteingang|mailprogramm|boîte de réception|bandeja de entrada|innboks',
  tasks:
    '(?:to-?do|task|tasks)(?: list| manager)? (?:app|page|screen|view|ui)|to-?do app|task manager|aufgabenliste|' +
    'to-?do-liste|liste de tâches|gestor de tareas|lista de tareas|oppgaveliste|huskeliste',
  agenda:
    'calendar (?:app|page|screen|view|ui|interface)|(?:month|week) (?:view|calendar)|scheduler|kalender-?(?:app|' +
    'ansicht)|terminkalender|vue calendrier|vista de calendario|kalendervisning',
  results:
    'search results?(?: (?:page|screen|list|view))?|results page|suchergebnisse|suchergebnisseite|résultats de recherche|resultados de búsqueda|søkeresultater',
  files:
    'file (?:manager|browser|explorer)(?: (?:screen|page|app|ui))?|cloud storage (?:app|screen|ui)|dateimanager|' +
    'dateiverwaltung|gestionnaire de fichiers|gestor de archivos|filbehandler',
  player:
    '(?:music|audio|podcast|mp3|media) player(?: (?:screen|ui|app|page|interface))?|musikplayer|lecteur de musique|reproductor de música|musikkspiller',
}
