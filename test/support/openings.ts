import type { ReadingLanguage } from '#engine/understanding/types.ts'

/** How a request for a bakery's page begins, so that what follows is what a test draws. */
export const bakeryPage: Record<ReadingLanguage, string> = {
  en: 'A page for a bakery',
  de: 'Eine Seite für eine Bäckerei',
  fr: 'Une page pour une boulangerie',
  es: 'Una página para una panadería',
  no: 'En side for et bakeri',
  it: 'Una pagina per una panetteria',
  pt: 'Uma página para uma padaria',
}
