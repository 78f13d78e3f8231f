import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../compose.ts'
import { textsOf } from '../../stated-facts.ts'
import type { Language } from '../types.ts'

/** Dashboards of things that nobody foresaw: what is asked, whom it is for, and what it shows. */
const rows: Record<Language, { ask: string; whom: string; nouns: string[] }> = {
  en: {
    ask: 'dashboard for a',
    whom: 'sprinkler company',
    nouns: ['open jobs', 'water saved', 'crews on the road', 'parts low in stock', 'late invoices', 'rainfall'],
  },
  de: {
    ask: 'Dashboard für eine',
    whom: 'Imkerei',
    nouns: ['Völker', 'Honigertrag pro Monat', 'Varroa-Befall', 'nächste Kontrolle', 'Futterstand', 'Schwärme'],
  },
  fr: {
    ask: 'tableau de bord pour une',
    whom: 'ferme piscicole',
    nouns: ['température des bassins', 'poids moyen', 'mortalité', 'prochaines livraisons', 'stock de granulés'],
  },
  es: {
    ask: 'panel de control para una',
    whom: 'protectora de animales',
    nouns: ['animales acogidos', 'adopciones del mes', 'gastos veterinarios', 'voluntarios activos', 'jaulas libres'],
  },
  no: {
    ask: 'dashbord for en',
    whom: 'brøytestasjon',
    nouns: ['biler ute', 'strøsand igjen', 'meldinger fra innbyggere', 'snødybde', 'timer på vakt'],
  },
  it: {
    ask: 'cruscotto per un',
    whom: 'frantoio',
    nouns: ['olive consegnate', 'resa media', 'bottiglie in magazzino', 'prossime consegne', 'ore di macina'],
  },
  pt: {
    ask: 'painel de controle para um',
    whom: 'abrigo de animais',
    nouns: ['animais acolhidos', 'adoções do mês', 'gastos veterinários', 'voluntários ativos', 'canis livres'],
  },
}

test.for(Object.keys(rows) as Language[])(
  '%s: a dashboard shows what the request names, and nothing else',
  (language) => {
    const { ask, whom, nouns } = rows[language]
    fc.assert(
      fc.property(fc.shuffledSubarray(nouns, { minLength: 2, maxLength: 5 }), (shown) => {
        const prompt = `${ask} ${whom}: ${shown.join(', ')}`
        const page = compose({ prompt, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 })
        const texts = textsOf(page.html)
        for (const noun of shown) expect(texts).toContain(noun.toLowerCase())
        expect(texts.join(' ')).toContain(whom.toLowerCase())
        expect(texts.join(' ')).not.toMatch(
          /revenue|orders|umsatz|bestellungen|chiffre d|commandes|pedidos|omsetning|fatturato|ordini|faturamento|receita|encomendas/,
        )
        const headings = page.plan.sections.filter(({ kind }) => kind === 'chart' || kind === 'table')
        expect(shown).toEqual(expect.arrayContaining(headings.map(({ asked }) => asked?.words)))
      }),
      { numRuns: 12 },
    )
  },
)
