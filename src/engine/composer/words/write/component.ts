import type { SectionContent, SectionKind } from '../../types.ts'
import type { Language } from '../types.ts'
import { shorten } from './voice.ts'

type Said = { head: string; lead: string; primary?: string; secondary?: string; submit?: string }

/** Words of components that are no section of a page. */
const components: Record<string, Record<'en' | 'de', Said>> = {
  'cookie-notice': {
    en: {
      head: 'A word about cookies',
      lead: 'We use the few that this page needs, and others only if you agree.',
      primary: 'Allow all',
      secondary: 'Only what is needed',
      submit: 'Save my choice',
    },
    de: {
      head: 'Ein Wort zu Cookies',
      lead: 'Wir nutzen die wenigen, die diese Seite braucht, und andere nur, wenn Sie zustimmen.',
      primary: 'Alle erlauben',
      secondary: 'Nur notwendige',
      submit: 'Auswahl speichern',
    },
  },
  modal: {
    en: {
      head: 'Delete this for good?',
      lead: 'It cannot be brought back. A copy stays with everybody you shared it with.',
      primary: 'Delete',
      secondary: 'Keep it',
      submit: 'Delete',
    },
    de: {
      head: 'Wirklich löschen?',
      lead: 'Das lässt sich nicht zurückholen.',
      primary: 'Löschen',
      secondary: 'Behalten',
      submit: 'Löschen',
    },
  },
  notice: {
    en: {
      head: 'Saved',
      lead: 'Your changes are in place. Everybody sees them from now on.',
      primary: 'Show',
      secondary: 'Undo',
      submit: 'Close',
    },
    de: {
      head: 'Gespeichert',
      lead: 'Ihre Änderungen sind da. Ab jetzt sehen sie alle.',
      primary: 'Ansehen',
      secondary: 'Rückgängig',
      submit: 'Schließen',
    },
  },
  upload: {
    en: {
      head: 'Drop your files here',
      lead: 'Or choose them from your computer. Nothing is sent until you say so.',
      primary: 'Choose files',
      secondary: 'Cancel',
      submit: 'Upload',
    },
    de: {
      head: 'Dateien hier ablegen',
      lead: 'Oder vom Rechner auswählen. Gesendet wird erst, wenn Sie es sagen.',
      primary: 'Dateien wählen',
      secondary: 'Abbrechen',
      submit: 'Hochladen',
    },
  },
  'not-found': {
    en: {
      head: 'Nothing here',
      lead: 'The page has moved or never was. The start page knows the way.',
      primary: 'Back to the start',
      secondary: 'Search',
      submit: 'Search',
    },
    de: {
      head: 'Hier ist nichts',
      lead: 'Die Seite ist umgezogen oder war nie da. Die Startseite kennt den Weg.',
      primary: 'Zur Startseite',
      secondary: 'Suchen',
      submit: 'Suchen',
    },
  },
  button: {
    en: {
      head: 'Buttons',
      lead: 'One that asks, one that waits, one that only says no.',
      primary: 'Do it',
      secondary: 'Later',
      submit: 'Do it',
    },
    de: {
      head: 'Knöpfe',
      lead: 'Einer bittet, einer wartet, einer sagt nein.',
      primary: 'Ausführen',
      secondary: 'Später',
      submit: 'Ausführen',
    },
  },
  calendar: {
    en: {
      head: 'Pick your days',
      lead: 'Choose arrival and departure. What is taken is greyed out. Example dates.',
      primary: 'Ask for these days',
      secondary: 'Clear',
      submit: 'Ask for these days',
    },
    de: {
      head: 'Tage wählen',
      lead: 'An- und Abreise wählen. Belegtes ist grau. Beispieldaten.',
      primary: 'Tage anfragen',
      secondary: 'Leeren',
      submit: 'Tage anfragen',
    },
  },
}

/** What a component says of itself, over what a section of that kind would say. */
export function componentWording(
  component: string | null,
  language: Language,
  kind: SectionKind,
  content: SectionContent,
  most = 160,
): SectionContent {
  const said = component ? components[component]?.[language === 'de' ? 'de' : 'en'] : undefined
  if (!said || (language !== 'en' && language !== 'de') || kind === 'header' || kind === 'footer') return content
  return {
    ...content,
    headline: said.head,
    lead: shorten(said.lead, most),
    ...(said.primary ? { primary: { label: said.primary, href: '#main' } } : {}),
    ...(said.secondary ? { secondary: { label: said.secondary, href: '#main' } } : {}),
    ...(said.submit && content.fields.length > 0 ? { submit: said.submit } : {}),
  }
}
