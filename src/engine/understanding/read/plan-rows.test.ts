import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import { readingLanguages, type ReadingLanguage } from '../types.ts'

const rows: Record<ReadingLanguage, { what: string; head: string; free: string; per: string; points: string[] }> = {
  en: {
    what: 'Landing page for Ledgerly, invoicing software',
    head: 'Pricing',
    free: 'Free',
    per: '$N/month',
    points: ['unlimited invoices', '3 invoices a month', 'up to 5 people', 'reminders by text'],
  },
  de: {
    what: 'Landingpage für Ledgerly, eine Software für Rechnungen',
    head: 'Preise',
    free: 'Kostenlos',
    per: 'N € im Monat',
    points: ['unbegrenzt viele Rechnungen', '3 Rechnungen', 'bis zu 5 Personen', 'Mahnungen per SMS'],
  },
  fr: {
    what: 'Page de vente pour Ledgerly, un logiciel de facturation',
    head: 'Tarifs',
    free: 'Gratuit',
    per: 'N €/mois',
    points: ['factures illimitées', '3 factures par mois', 'jusqu’à 5 personnes', 'relances par SMS'],
  },
  es: {
    what: 'Página para Ledgerly, un software de facturación',
    head: 'Precios',
    free: 'Gratis',
    per: 'N €/mes',
    points: ['facturas ilimitadas', '3 facturas al mes', 'hasta 5 personas', 'avisos por SMS'],
  },
  it: {
    what: 'Pagina per Ledgerly, un software di fatturazione',
    head: 'Prezzi',
    free: 'Gratis',
    per: 'N €/mese',
    points: ['fatture illimitate', '3 fatture al mese', 'fino a 5 persone', 'solleciti via SMS'],
  },
  no: {
    what: 'Landingsside for Ledgerly, et program for fakturaer',
    head: 'Priser',
    free: 'Gratis',
    per: 'N kr/måned',
    points: ['ubegrenset med fakturaer', '3 fakturaer i måneden', 'inntil 5 personer', 'purringer på SMS'],
  },
  pt: {
    what: 'Página para o Ledgerly, um software de faturamento',
    head: 'Preços',
    free: 'Grátis',
    per: 'R$ N/mês',
    points: ['faturas ilimitadas', '3 faturas por mês', 'até 5 pessoas', 'avisos por SMS'],
  },
}

const drawnPlans = fc.constantFrom(...readingLanguages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    points: fc.shuffledSubarray(rows[language].points, { minLength: 3, maxLength: 3 }),
    amounts: fc.uniqueArray(fc.integer({ min: 4, max: 90 }), { minLength: 2, maxLength: 2 }),
  }),
)

/** The plans of a request: what each costs and what is said of it. */
function plansOf(text: string, language: ReadingLanguage) {
  const { facts } = readRequest(text, language)
  return facts.flatMap(({ kind, text: name, detail }) => {
    const price = facts.find((fact) => fact.kind === 'price' && fact.of === name)?.text
    return kind === 'service' && (price !== undefined || detail !== undefined) ? [[name, price, detail]] : []
  })
}

test('what stands in a row of a plan, or in brackets behind its price, is said of that plan', () => {
  fc.assert(
    fc.property(drawnPlans, ({ language, points: [first, second, third], amounts: [low, high] }) => {
      const { what, head, free, per } = rows[language]
      const [cost, more] = [low, high].map((amount) => per.replace('N', String(amount)))
      const plans = [
        [free, undefined, first],
        ['Pro', cost, second],
        ['Max', more, third],
      ]
      const inRows = `${what}.\n${head}:\n- ${free}: ${first}\n- Pro: ${cost}, ${second}\n- Max: ${more}, ${third}`
      expect([inRows, plansOf(inRows, language)]).toEqual([inRows, plans])
      const inLine = `${what}. ${head}: ${free} (${first}), Pro ${cost} (${second}), Max ${more} (${third})`
      expect([inLine, plansOf(inLine, language)]).toEqual([inLine, plans])
    }),
    { numRuns: runs(40, 400), seed },
  )
})
