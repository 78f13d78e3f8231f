import type { Brief } from './types.ts'

/** Names of a page's landmarks, for those who hear them. */
export const shellWords: Record<Brief['language'], Readonly<Record<'main' | 'mobile' | 'footer', string>>> = {
  en: { main: 'Main menu', mobile: 'Menu on small screens', footer: 'Footer menu' },
  de: { main: 'Hauptmenü', mobile: 'Menü auf kleinen Bildschirmen', footer: 'Menü am Seitenende' },
  fr: { main: 'Menu principal', mobile: 'Menu sur petit écran', footer: 'Menu de bas de page' },
  es: { main: 'Menú principal', mobile: 'Menú en pantallas pequeñas', footer: 'Menú del pie de página' },
  no: { main: 'Hovedmeny', mobile: 'Meny på små skjermer', footer: 'Meny nederst' },
}
