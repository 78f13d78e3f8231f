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
