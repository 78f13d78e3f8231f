import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { appWords } from '../understanding/app-words.ts'
import { readingLanguages, type ReadingLanguage } from '../understanding/types.ts'
import { compose } from './compose.ts'
import { textsOf } from './stated-facts.ts'
import { readPage } from './reading/page-reading.ts'

/** What a list is called, what its entries are called, and entries of the kind that people write. */
const rows: Record<ReadingLanguage, { lists: string[]; called: string[]; entries: string[] }> = {
  en: {
    lists: ['Shopping list', 'To-do list', 'Packing list for the weekend', 'Chore list'],
    called: [' with the items', ', tasks', ' with entries'],
    entries: ['oat milk', 'ring the plumber', 'rubber boots', 'water the ferns', 'candles', 'lentils'],
  },
  de: {
    lists: ['Einkaufsliste', 'Aufgabenliste', 'Packliste für das Wochenende'],
    called: [' mit den Einträgen', ', Punkte', ' mit den Aufgaben'],
    entries: ['Hafermilch', 'Klempner anrufen', 'Gummistiefel', 'Farne gießen', 'Kerzen', 'Linsen'],
  },
  es: {
    lists: ['Lista de la compra', 'Lista de tareas', 'Lista de tareas para el fin de semana'],
    called: [' con los artículos', ', tareas', ' con las entradas'],
    entries: ['leche de avena', 'llamar al fontanero', 'botas de agua', 'regar los helechos', 'velas', 'lentejas'],
  },
  fr: {
    lists: ['Liste de courses', 'Liste de tâches', 'Liste de tâches pour le week-end'],
    called: [' avec les articles', ', tâches', ' avec les éléments'],
    entries: ['lait d’avoine', 'appeler le plombier', 'bottes', 'arroser les fougères', 'bougies', 'lentilles'],
  },
  it: {
    lists: ['Lista della spesa', 'Lista delle cose da fare', 'Lista della spesa per il fine settimana'],
    called: [' con le voci', ', articoli', ' con gli elementi'],
    entries: ['latte di avena', 'chiamare l’idraulico', 'stivali', 'annaffiare le felci', 'candele', 'lenticchie'],
  },
  no: {
    lists: ['Handleliste', 'Huskeliste', 'Pakkeliste til helgen'],
    called: [' med oppføringene', ', oppgaver', ' med varer'],
    entries: ['havremelk', 'ring rørleggeren', 'gummistøvler', 'vann bregnene', 'stearinlys', 'linser'],
  },
  pt: {
    lists: ['Lista de compras', 'Lista de tarefas', 'Lista de tarefas para o fim de semana'],
    called: [' com os itens', ', tarefas', ' com as entradas'],
    entries: ['leite de aveia', 'ligar para o encanador', 'galochas', 'regar as samambaias', 'velas', 'lentilhas'],
  },
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

test('the entries that were written are the list, and nothing says that they are examples', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...readingLanguages).chain((language) =>
        fc.record({
          language: fc.constant(language),
          list: fc.constantFrom(...rows[language].lists),
          called: fc.option(fc.constantFrom(...rows[language].called), { nil: null }),
          entries: fc.shuffledSubarray(rows[language].entries, { minLength: 3, maxLength: 5 }),
        }),
      ),
      ({ list, called, entries }) => {
        const prompt = `${list}${called ?? ''}: ${entries.join(', ')}`
        const page = compose({ prompt, pageName: 'Home', mode: 'html', html: null, pages: [], chat: [], variant: 0 })
        const shown = textsOf(page.html)
        const listed = entries.filter((entry) => page.html.includes(`>${capital(entry)}<`))
        expect([prompt, page.brief.kind, listed]).toEqual([prompt, 'screen', entries])
        const { unused } = readPage({ prompt, html: page.html, variant: 0, pages: [], changes: {} })
        expect([prompt, unused.filter((text) => entries.includes(text))]).toEqual([prompt, []])
        // 'Sample tasks' and 'What it shows are examples' would be wrong of what somebody wrote
        const samples = /sample|example|beispiel|ejemplo|exempl[eo]|esemp|eksempel/i
        expect([page.reply, ...shown].filter((text) => samples.test(text))).toEqual([])
      },
    ),
    { numRuns: runs(16, 600), seed },
  )
})

test('a word for entries is no word for groups', () => {
  for (const language of readingLanguages) {
    const { cues } = appWords(language)
    const twice = rows[language].called.flatMap((called) => {
      const hits = cues.find(called.toLowerCase().replace(',', '').trim().split(' '))
      return hits.length === 1 && hits[0]?.id === 'entries' ? [] : [[called, hits]]
    })
    expect([language, twice]).toEqual([language, []])
  }
})

/** A table of what is kept, with what is kept of each: the first is what it is called. */
const tables: Record<ReadingLanguage, readonly [asks: string, fields: readonly string[]]> = {
  en: ['I need a screen with the inventory of a pharmacy', ['Name', 'Lot', 'Expiry', 'Stock']],
  de: ['Ich brauche einen Bildschirm mit dem Inventar einer Apotheke', ['Name', 'Charge', 'Ablauf', 'Bestand']],
  fr: ['Il me faut un écran avec l’inventaire d’une pharmacie', ['Nom', 'Lot', 'Péremption', 'Stock']],
  es: ['Necesito una pantalla con el inventario de una farmacia', ['Nombre', 'Lote', 'Caducidad', 'Stock']],
  it: ['Mi serve una schermata con l’inventario di una farmacia', ['Nome', 'Lotto', 'Scadenza', 'Scorta']],
  no: ['Jeg trenger en skjerm med lagerliste for et apotek', ['Navn', 'Parti', 'Utløp', 'Beholdning']],
  pt: ['Preciso de uma tela com o inventário de uma farmácia', ['Nome', 'Lote', 'Validade', 'Estoque']],
}

test('a column that was asked for stands once, whether it is the usual first one or not', () => {
  fc.assert(
    fc.property(fc.constantFrom(...readingLanguages), fc.nat(3), (language, without) => {
      const [asks, all] = tables[language]
      const fields = all.filter((_, at) => at !== without)
      const prompt = `${asks}: ${fields.map((one) => one.toLowerCase()).join(', ')}`
      const page = compose({ prompt, pageName: 'Home', mode: 'html', html: null, pages: [], chat: [], variant: 0 })
      const heads = [...page.html.matchAll(/<th scope="col"[^>]*><span>([^<]*)</g)].map(([, text = '']) => text.trim())
      const shown = all.map((one) => heads.filter((head) => head === one).length)
      expect([prompt, shown]).toEqual([prompt, all.map((one, at) => (at === 0 || fields.includes(one) ? 1 : 0))])
    }),
    { seed, numRuns: runs(10, 240) },
  )
})
