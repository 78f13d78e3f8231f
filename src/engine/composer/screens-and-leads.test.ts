import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import type { ReadingLanguage } from '../understanding/types.ts'
import { compose } from './compose.ts'
import { textsOf } from './stated-facts.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 16) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const pageOf = (prompt: string) =>
  compose({ prompt, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 })

/** What an answer says that it did not use, or leaves waiting, begins behind the parts that it names. */
const quotedIn = (reply: string, words: string) => reply.toLowerCase().includes(`“${words.toLowerCase()}”`)

test('a dashboard draws what was asked for as a chart, counts the rest, and is called after whom it is for', () => {
  const asked = fc.constantFrom<[ask: string, whom: string, counted: string[], chart: (of: string) => string]>(
    [
      'Dashboard for a',
      'coffee roastery',
      ['roast batches today', 'wholesale orders waiting'],
      (of) => `a chart of ${of}`,
    ],
    [
      'Dashboard für eine',
      'Fahrradwerkstatt',
      ['offene Reparaturen', 'fertige Räder heute'],
      (of) => `Diagramm der ${of}`,
    ],
    [
      'Tableau de bord pour une',
      'ferme piscicole',
      ['bassins pleins', 'livraisons du jour'],
      (of) => `graphique de ${of}`,
    ],
    ['Panel para un', 'restaurante', ['reservas de hoy', 'mesas libres'], (of) => `gráfico de ${of}`],
    ['Dashbord for en', 'brøytestasjon', ['biler ute', 'meldinger i dag'], (of) => `graf for ${of}`],
    ['Cruscotto per un', 'frantoio', ['olive consegnate', 'bottiglie pronte'], (of) => `grafico di ${of}`],
    ['Painel para um', 'restaurante', ['reservas de hoje', 'mesas livres'], (of) => `gráfico de ${of}`],
  )
  check(fc.tuple(asked, fc.constantFrom('Lumo 7', 'Rix', 'Tamo')), ([[ask, whom, counted, chart], of]) => {
    const { brief, plan, reply } = pageOf(`${ask} ${whom}: ${[...counted, chart(of)].join(', ')}`)
    expect(brief.measures).toEqual(counted)
    expect(plan.sections.flatMap(({ kind, asked: part }) => (kind === 'chart' ? [part?.words] : []))).toEqual([of])
    expect(brief.trade.toLowerCase()).toBe(whom.toLowerCase())
    for (const words of [...counted, of]) expect([words, quotedIn(reply, words)]).toEqual([words, false])
  })
})

test('a way in stays one when a forgotten password is spoken of, and leads there', () => {
  const asked = fc.constantFrom<[prompt: string, forgot: string]>(
    ['A login page with email, password and a forgot password link', 'forgot your password?'],
    ['Login-Seite mit E-Mail, Passwort und Passwort vergessen', 'passwort vergessen?'],
    ['Page de connexion avec e-mail, mot de passe et lien mot de passe oublié', 'mot de passe oublié'],
    ['Página de login com e-mail, senha e link esqueci a senha', 'esqueceu a senha?'],
  )
  check(fc.tuple(asked, fc.constantFrom('Northbeam', 'Hellweg')), ([[prompt, forgot], name]) => {
    const { html } = pageOf(`${prompt}. ${name}`)
    const texts = textsOf(html)
    expect([prompt, /type="password"/.test(html)]).toEqual([prompt, true])
    expect([prompt, texts.some((text) => text.startsWith(forgot))]).toEqual([prompt, true])
  })
})

test('a list of tasks has examples of what it lists', () => {
  const lists = fc.constantFrom<[ReadingLanguage, string, string]>(
    ['en', 'shopping list app', 'bread'],
    ['en', 'habit tracker', 'read two pages'],
    ['de', 'Einkaufslisten-App', 'brot'],
    ['fr', 'application liste de courses', 'pain'],
    ['es', 'lista de la compra', 'pan'],
    ['no', 'en handleliste-app', 'brød'],
    ['it', 'app lista della spesa', 'pane'],
    ['pt', 'app de lista de compras', 'pão'],
  )
  check(lists, ([language, prompt, entry]) => {
    expect([language, textsOf(pageOf(prompt).html)]).toEqual([language, expect.arrayContaining([entry])])
  })
})

test('where nothing else was said, the lead names what there is', () => {
  const things = fc.shuffledSubarray(['kanelboller', 'surdeigsbrød', 'filterkaffe', 'rundstykker'], {
    minLength: 2,
    maxLength: 4,
  })
  check(things, (listed) => {
    const { html } = pageOf(
      `Vaffelbrygge i Tromsø som heter Nordlys Vafler. Vi har ${listed.slice(0, -1).join(', ')} og ${listed.at(-1)}.`,
    )
    const list = new Intl.ListFormat('nb', { type: 'conjunction' }).format(listed)
    expect(textsOf(html)).toContain(`${list}.`)
  })
})

test('what stands on offer with prices stands apart from what has none', () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 11, max: 99 }), { minLength: 2, maxLength: 2 })
  check(amounts, ([day = 0, month = 0]) => {
    const { brief } = pageOf(
      `Climbing gym in Ghent called Ledge. Bouldering cave, café. Day pass €${day}, monthly €${month}.`,
    )
    const titles = (kind: string) =>
      brief.sections.flatMap((one) => (one.kind === kind ? one.items.map(({ title }) => title) : []))
    expect([titles('pricing'), titles('services')]).toEqual([
      ['Day pass', 'Monthly'],
      ['Bouldering cave', 'Café'],
    ])
  })
})

test('what is listed behind the things that an app keeps are the columns of its table', () => {
  const asked = fc.constantFrom<[ReadingLanguage, string, string[]]>(
    ['en', 'App to track my plants', ['watering', 'repotting', 'light']],
    ['de', 'App zum Verwalten von Vereinsmitgliedern', ['Telefon', 'Beitrag', 'Eintritt']],
    ['fr', 'Application pour suivre mes plantes', ['arrosage', 'rempotage', 'lumière']],
  )
  check(asked, ([language, prompt, columns]) => {
    const { html, reply } = pageOf(`${prompt}: ${columns.join(', ')}`)
    const small = columns.map((column) => column.toLowerCase())
    expect([language, textsOf(html)]).toEqual([language, expect.arrayContaining(small)])
    for (const column of columns) expect([language, reply.includes(`${column}”`)]).toEqual([language, false])
  })
})
