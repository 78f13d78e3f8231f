import { writeFrame } from '../../understanding/write-frame.ts'
import type { Language } from '../words/types.ts'
import { isDark } from './change-part.ts'
import { bodySections, type OpenPage } from './open-page.ts'
import { phraseFor } from './target/phrase.ts'
import { candidateFor } from './targets.ts'

type Example = { dark: string; light: string; green: string; pricing: string }

const table: Record<Language, Example> = {
  en: {
    dark: 'Make it dark',
    light: 'Make it light',
    green: 'Make it green',
    pricing: 'Add a pricing section with 3 plans',
  },
  de: {
    dark: 'Mach die Seite dunkel',
    light: 'Mach die Seite hell',
    green: 'Mach die Seite grün',
    pricing: 'Füge eine Preisliste hinzu',
  },
  fr: {
    dark: 'Rends la page sombre',
    light: 'Rends la page claire',
    green: 'Rends la page verte',
    pricing: 'Ajoute une section tarifs',
  },
  es: {
    dark: 'Haz la página oscura',
    light: 'Haz la página clara',
    green: 'Haz la página verde',
    pricing: 'Añade una sección de precios',
  },
  no: { dark: 'Gjør siden mørk', light: 'Gjør siden lys', green: 'Gjør siden grønn', pricing: 'Legg til en prisliste' },
}

/** Changes that this page certainly takes: not what it is already, and a removal of something it has. */
export function examples(language: Language, page: OpenPage): string[] {
  const { dark, light, green, pricing } = table[language]
  const body = page.byKey.get('body') ?? page.sections[0]
  const section = bodySections(page).find(({ kind }) => kind !== null && kind !== 'hero' && kind !== 'aside')
  const one = section && candidateFor(page, section)
  const removal = one ? [writeFrame({ do: 'remove', target: phraseFor(one, [one], language) }, language)] : []
  return [body && isDark(page, body) ? light : dark, green, pricing, ...removal]
}

const prices: Record<Language, string> = {
  en: 'The price of {name} is {price}',
  de: 'Der Preis für {name} ist {price}',
  fr: 'Le prix de {name} est {price}',
  es: 'El precio de {name} es {price}',
  no: 'Prisen på {name} er {price}',
}

/** A price told of one thing. */
export const priceOf = (name: string, price: string, language: Language) =>
  prices[language].replace('{name}', () => name).replace('{price}', () => price)

const hues: Record<Language, readonly string[]> = {
  en: ['Make it blue', 'Make it dark green', 'Make it red', 'Make it purple'],
  de: ['Mach die Seite blau', 'Mach die Seite dunkelgrün', 'Mach die Seite rot', 'Mach die Seite lila'],
  fr: ['Rends la page bleue', 'Rends la page verte', 'Rends la page rouge', 'Rends la page violette'],
  es: ['Haz la página azul', 'Haz la página verde', 'Haz la página roja', 'Haz la página violeta'],
  no: ['Gjør siden blå', 'Gjør siden grønn', 'Gjør siden rød', 'Gjør siden lilla'],
}

/** Other colours for a page whose colour is not liked. */
export const otherHues = (language: Language): string[] => [...hues[language]]
