import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readInBlocks, readRequest } from '../read-request.ts'
import { type ReadingLanguage, readingLanguages } from '../types.ts'

/** A page for something with a name, keys of a brief, and facts about the thing itself. */
type Said = {
  page: string
  product: string
  button: string
  look: string
  told: string[]
  price: [said: string, amount: string]
}

const said: Record<ReadingLanguage, Said> = {
  en: {
    page: 'Landing page',
    product: 'Product',
    button: 'Call to action',
    look: 'Colours',
    told: ['works without a network', 'made for small choirs', 'ships in April'],
    price: ['monthly plan 9 €', '9 €'],
  },
  de: {
    page: 'Landingpage',
    product: 'Produkt',
    button: 'Button',
    look: 'Farben',
    told: ['läuft auch ohne Netz', 'gemacht für kleine Chöre', 'kommt im April'],
    price: ['Monatsabo 9 €', '9 €'],
  },
  fr: {
    page: 'Page de lancement',
    product: 'Produit',
    button: 'Bouton',
    look: 'Couleurs',
    told: ['fonctionne sans réseau', 'pensé pour les petits chœurs', 'arrive en avril'],
    price: ['abonnement mensuel 9 €', '9 €'],
  },
  es: {
    page: 'Página de presentación',
    product: 'Producto',
    button: 'Llamada a la acción',
    look: 'Colores',
    told: ['funciona sin red', 'pensado para coros pequeños', 'llega en abril'],
    price: ['cuota mensual 9 €', '9 €'],
  },
  it: {
    page: 'Pagina di lancio',
    product: 'Prodotto',
    button: 'Pulsante',
    look: 'Colori',
    told: ['funziona senza rete', 'pensato per piccoli cori', 'arriva ad aprile'],
    price: ['abbonamento mensile 9 €', '9 €'],
  },
  pt: {
    page: 'Página de lançamento',
    product: 'Produto',
    button: 'Botão',
    look: 'Cores',
    told: ['funciona sem rede', 'feito para coros pequenos', 'chega em abril'],
    price: ['plano mensal 9 €', '9 €'],
  },
  no: {
    page: 'Lanseringsside',
    product: 'Produkt',
    button: 'Knapp',
    look: 'Farger',
    told: ['virker uten nett', 'laget for små kor', 'kommer i april'],
    price: ['månedsabonnement 9 €', '9 €'],
  },
}

const drawn = fc.constantFrom(...readingLanguages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    name: fc.constantFrom('Emberline', 'Korvia', 'Tessitura', 'Brimlo'),
    label: fc.constantFrom('Zilo', 'Mira Fen'),
    mark: fc.constantFrom('- ', '• ', '– ', '* '),
    told: fc.shuffledSubarray(said[language].told, { minLength: 2 }),
    at: fc.nat({ max: 5 }),
  }),
)

test('bullets that say each something else of a page are no list: its name, its button, its look and its price are read', () => {
  fc.assert(
    fc.property(drawn, ({ language, name, label, mark, told, at }) => {
      const { page, product, button, look, price } = said[language]
      const keyed = [`${button}: “${label}”`, `${look}: ${looks[language]}`, price[0]]
      const lines = [...told.slice(0, at), ...keyed, ...told.slice(at)]
      const text = `${page}\n${[`${product}: ${name}`, ...lines].map((line) => mark + line).join('\n')}`
      const { facts } = readInBlocks(readRequest(text, language))
      expect(
        facts.filter(({ id }) => id === 'row'),
        text,
      ).toEqual([])
      expect(facts.find(({ kind }) => kind === 'name')?.text, text).toBe(name)
      expect(facts.find(({ id }) => id === 'button')?.of, text).toBe(label)
      expect(facts.find(({ kind }) => kind === 'price')?.text, text).toBe(price[1])
      expect(facts.filter(({ kind }) => kind === 'colour').length, text).toBe(1)
    }),
    { numRuns: runs(80, 2000), seed },
  )
})

const looks: Record<ReadingLanguage, string> = {
  en: 'green',
  de: 'grün',
  fr: 'vert',
  es: 'verde',
  it: 'verde',
  pt: 'verde',
  no: 'grønt',
}
