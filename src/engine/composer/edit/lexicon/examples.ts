import type { Language } from '../../words/types.ts'

const table: Record<Language, readonly [dark: string, green: string, pricing: string, remove: string]> = {
  en: ['Make it dark', 'Make it green', 'Add a pricing section with 3 plans', 'Remove the {kind}'],
  de: ['Mach die Seite dunkel', 'Mach die Seite grün', 'Füge eine Preisliste hinzu', ''],
  fr: ['Rends la page sombre', 'Rends la page verte', 'Ajoute une section tarifs', ''],
  es: ['Haz la página oscura', 'Haz la página verde', 'Añade una sección de precios', ''],
  no: ['Gjør siden mørk', 'Gjør siden grønn', 'Legg til en prisliste', ''],
}

/** Changes that a page with these sections certainly takes. */
export function examples(language: Language, kinds: readonly (string | null)[]): string[] {
  const [dark, green, pricing, remove] = table[language]
  const kind = kinds.find((name) => name !== null && !['header', 'hero', 'footer', 'nav', 'aside'].includes(name))
  return [dark, green, pricing, ...(kind && remove ? [remove.replace('{kind}', kind)] : [])]
}

const hues: Record<Language, readonly string[]> = {
  en: ['Make it blue', 'Make it dark green', 'Make it red', 'Make it purple'],
  de: ['Mach die Seite blau', 'Mach die Seite dunkelgrün', 'Mach die Seite rot', 'Mach die Seite lila'],
  fr: ['Rends la page bleue', 'Rends la page verte', 'Rends la page rouge', 'Rends la page violette'],
  es: ['Haz la página azul', 'Haz la página verde', 'Haz la página roja', 'Haz la página violeta'],
  no: ['Gjør siden blå', 'Gjør siden grønn', 'Gjør siden rød', 'Gjør siden lilla'],
}

/** Other colours for a page whose colour is not liked. */
export const otherHues = (language: Language): string[] => [...hues[language]]
