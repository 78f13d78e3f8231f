import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readingLanguages, type ReadingLanguage } from '../understanding/types.ts'
import { compose } from './compose.ts'

const made = (prompt: string) => compose({ prompt, pages: [], pageName: 'Home', variant: 0 } as never)
const pageOf = (prompt: string) => made(prompt).html.split('<script>')[0] ?? ''
const sectionOf = (html: string) => /data-section="(screen\/[^"]*)"/.exec(html)?.[1] ?? null
const count = (html: string, name: string) => html.match(new RegExp(`\\s${name}(?=[\\s>=])`, 'g'))?.length ?? 0
const valuesIn = (html: string) => [...html.matchAll(/<input\b[^>]*\svalue="([^"]*)"/g)].map(([, value = '']) => value)

type Words = {
  /** for so many teams; played twice; with teams that are named */
  leagues: string[]
  twice: string
  teams: string
  /** tables of so many seats, so many people, and whoever is named */
  tables: string[]
  people: string[]
  long: string
  /** so many people; for so many weeks; by the day */
  rotas: string[]
  weeks: string
  daily: string
  duties: string[]
  and: string
  /** pages and other tools that have such a thing or its words, and are none */
  others: string[]
}

const words: Record<ReadingLanguage, Words> = {
  en: {
    leagues: ['League table for our pub darts, {n} teams', 'Standings for the bowls league, {n} teams'],
    twice: 'home and away',
    teams: 'League table with teams {who}',
    tables: ['Seating plan, {n} tables of {m}', 'Seating chart for the gala, {n} round tables with {m} guests'],
    people: ['Seating plan for {n} people', 'a tool to plan who sits where, {n} guests'],
    long: 'long tables',
    rotas: [
      'Cleaning rota for our flat, {n} people',
      'On-call rota for {n} nurses',
      'Cleaning schedule, {n} housemates',
    ],
    weeks: 'Duty rota for {n} weeks',
    daily: 'daily',
    duties: ['kitchen', 'bathroom', 'bins', 'stairs'],
    and: 'and',
    others: [
      'a league of gardeners',
      'coffee table plans and woodworking',
      'we seat 60 people, trattoria in Leeds',
      'Dentist with on-call hours at weekends',
      'a hotel in Rota',
      'team roster for our hockey team',
      'Football club website with league table and fixtures',
      'pricing table with 3 plans',
      'Landing page for a seating chart app',
    ],
  },
  de: {
    leagues: ['Tabelle für unsere Tischtennisliga, {n} Mannschaften', 'Ligatabelle, {n} Teams'],
    twice: 'Hin- und Rückspiel',
    teams: 'Ligatabelle mit den Mannschaften {who}',
    tables: ['{n} runde Tische à {m} Leute', 'Sitzplan für die Hochzeit, {n} Tische mit {m} Plätzen'],
    people: ['Tischplan für den Leichenschmaus, {n} Personen', 'Sitzordnung für {n} Gäste'],
    long: 'lange Tische',
    rotas: ['Putzplan für die WG, {n} Mitbewohner', 'Bereitschaftsplan Feuerwehr, {n} Kameraden'],
    weeks: 'Dienstplan für {n} Wochen',
    daily: 'täglich',
    duties: ['Küche', 'Bad', 'Müll', 'Treppe'],
    and: 'und',
    others: [
      'Website für eine Liga von Gärtnern',
      'Möbelhaus: runde Tische für 8 Personen',
      'Restaurant mit 12 Tischen und 60 Plätzen',
      'Zahnarztpraxis mit Notdienst am Wochenende',
      'Gottesdienstplan der Gemeinde',
      'Ferienwohnung mit Putzplan',
    ],
  },
  fr: {
    leagues: ['Classement du tournoi de pétanque, {n} équipes', 'Tableau du championnat de quartier, {n} équipes'],
    twice: 'aller-retour',
    teams: 'Classement du championnat avec les équipes {who}',
    tables: ['Plan de table mariage {n} tables de {m}', 'Plan de table, {n} tables rondes de {m} places'],
    people: ['Plan de table pour {n} personnes', 'Plan de table, {n} invités'],
    long: 'tables longues',
    rotas: ['Tableau de permanence, {n} bénévoles', 'Planning de ménage pour la coloc, {n} personnes'],
    weeks: 'Tableau de service pour {n} semaines',
    daily: 'par jour',
    duties: ['cuisine', 'bain', 'poubelles', 'escalier'],
    and: 'et',
    others: [
      'location de tables rondes de 10 places pour mariages',
      'menuiserie : tables de 10 personnes',
      'Un dentiste de garde à Lyon',
      'site pour une ligue de jardiniers',
    ],
  },
  es: {
    leagues: ['Tabla de posiciones del torneo de pádel, {n} parejas', 'Clasificación de nuestra liga, {n} equipos'],
    twice: 'ida y vuelta',
    teams: 'Clasificación de la liga con los equipos {who}',
    tables: ['Plano de mesas para la boda, {n} mesas de {m}', 'Distribución de mesas, {n} mesas con {m} asientos'],
    people: ['Plano de mesas para {n} personas', 'Plano de mesas, {n} invitados'],
    long: 'mesas alargadas',
    rotas: ['Tabla de turnos para regar el huerto, {n} niños', 'Turnos de limpieza del piso, {n} personas'],
    weeks: 'Cuadrante de turnos para {n} semanas',
    daily: 'cada día',
    duties: ['cocina', 'baño', 'basura', 'escalera'],
    and: 'y',
    others: [
      'un club de fútbol con tabla de posiciones',
      'alquiler de mesas redondas de 10 plazas',
      'Restaurante con 12 mesas y terraza',
      'Dentista de guardia en Cádiz',
    ],
  },
  it: {
    leagues: ['Classifica del torneo di calcetto, {n} squadre', 'Tabellone del campionato, {n} squadre'],
    twice: 'andata e ritorno',
    teams: 'Classifica del campionato con le squadre {who}',
    tables: ['Disposizione dei tavoli, {n} tavoli da {m}', 'Tableau de mariage, {n} tavoli da {m} posti'],
    people: ['Disposizione dei tavoli per {n} persone', 'Disposizione dei tavoli, {n} invitati'],
    long: 'tavoli lunghi',
    rotas: ['Tabellone dei turni, {n} volontari', 'Turni di pulizia del condominio, {n} famiglie'],
    weeks: 'Tabella dei turni per {n} settimane',
    daily: 'ogni giorno',
    duties: ['cucina', 'bagno', 'rifiuti', 'scale'],
    and: 'e',
    others: [
      'Trattoria con 12 tavoli e 60 posti',
      'noleggio di tavoli rotondi da 10 posti',
      'Avvocato reperibile 24 ore su 24',
      'tabella prezzi del campionato',
    ],
  },
  no: {
    leagues: ['Serietabell for bedriftsserien, {n} lag', 'Tabell for dartligaen vår, {n} lag'],
    twice: 'hjemme og borte',
    teams: 'Serietabell med lagene {who}',
    tables: ['Bordplan til konfirmasjon, {n} bord med {m} gjester', 'Bordplan, {n} runde bord med {m} plasser'],
    people: ['Bordplan for {n} personer', 'Bordplan, {n} gjester'],
    long: 'langbord',
    rotas: ['Vaktliste for kiosken, {n} frivillige', 'Vaskeplan for kollektivet, {n} personer'],
    weeks: 'Vaktliste for {n} uker',
    daily: 'hver dag',
    duties: ['kjøkken', 'bad', 'søppel', 'trapp'],
    and: 'og',
    others: [
      'vi leier ut bord og stoler, 8 bord med 10 plasser',
      'Restaurant med 12 bord i Bergen',
      'Nettside for et fotballag med tabell',
      'Tannlege med vakt i helgene',
    ],
  },
  pt: {
    leagues: ['Tabela do campeonato de futsal do bairro, {n} times', 'Classificação do nosso torneio, {n} equipes'],
    twice: 'ida e volta',
    teams: 'Tabela do campeonato com os times {who}',
    tables: ['Mapa de mesas do casamento, {n} mesas de {m} lugares', 'Mapa das mesas, {n} mesas de {m}'],
    people: ['Mapa de mesas para {n} pessoas', 'Mapa de mesas, {n} convidados'],
    long: 'mesas compridas',
    rotas: ['Escala de limpeza da república, {n} moradores', 'Escala de faxina, {n} pessoas'],
    weeks: 'Escala de plantão para {n} semanas',
    daily: 'todos os dias',
    duties: ['cozinha', 'banheiro', 'lixo', 'escada'],
    and: 'e',
    others: [
      'restaurante com 20 mesas e esplanada',
      'venda de mesas redondas de 8 lugares',
      'escala de dor para pacientes',
      'empresa de limpeza em Lisboa',
      'Dentista com plantão no fim de semana',
    ],
  },
}

const clubs = ['Adler', 'Falke', 'Lumo', 'Rocamar', 'Tarn', 'Vestli']
const people = ['Anna', 'Clara', 'Daniel', 'Eva', 'Hugo', 'Laura', 'Maria', 'Sara']
const joined = (list: readonly string[], and: string) => `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1) ?? ''}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const languages = fc.constantFrom(...readingLanguages)
const put = (text: string, n: number, m = 0) => text.replace('{n}', String(n)).replace('{m}', String(m))

/** Nothing of what was said is told to be unused. */
const leftOf = (prompt: string) => made(prompt).brief.leftOver

test('a league has as many teams as were told, or those that were named, and two rounds where that was asked for', () => {
  const cases = languages.chain((language) =>
    fc.record({
      language: fc.constant(language),
      league: fc.constantFrom(...words[language].leagues),
      teams: fc.integer({ min: 2, max: 20 }),
      isTwice: fc.boolean(),
      who: fc.shuffledSubarray(clubs, { minLength: 2, maxLength: 5 }),
    }),
  )
  fc.assert(
    fc.property(cases, ({ language, league, teams, isTwice, who }) => {
      const ask = `${put(league, teams)}${isTwice ? `, ${words[language].twice}` : ''}`
      const html = pageOf(ask)
      expect([ask, sectionOf(html), count(html, 'data-team')]).toEqual([ask, 'screen/league-table', teams])
      expect([ask, html.includes('data-legs="2"'), leftOf(ask)]).toEqual([ask, isTwice, []])
      const named = words[language].teams.replace('{who}', joined(who, words[language].and))
      expect([named, valuesIn(pageOf(named)).slice(0, who.length)]).toEqual([named, who])
    }),
    { seed, numRuns: runs(10, 250) },
  )
})

test('more teams than a league may have are not said to be there', () => {
  const ask = 'League table, 64 teams'
  expect([count(pageOf(ask), 'data-team'), leftOf(ask)]).toEqual([8, ['64 teams']])
})

test('a seating plan has the tables and seats that were told, or enough for all, and long ones where asked', () => {
  const cases = languages.chain((language) =>
    fc.record({
      language: fc.constant(language),
      tables: fc.constantFrom(...words[language].tables),
      people: fc.constantFrom(...words[language].people),
      n: fc.integer({ min: 2, max: 40 }),
      m: fc.integer({ min: 2, max: 20 }),
      guests: fc.integer({ min: 21, max: 320 }),
      isLong: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(cases, ({ language, tables, people: told, n, m, guests, isLong }) => {
      const ask = `${put(tables, n, m)}${isLong ? `, ${words[language].long}` : ''}`
      const html = pageOf(ask)
      const seats = new Set([...html.matchAll(/data-seats="(\d+)"/g)].map(([, all]) => Number(all)))
      expect([ask, sectionOf(html), count(html, 'data-table'), [...seats]]).toEqual([
        ask,
        'screen/seating-plan',
        n,
        [m],
      ])
      expect([ask, html.includes('data-shape="long"'), leftOf(ask)]).toEqual([ask, isLong, []])
      const crowd = put(told, guests)
      const all = pageOf(crowd)
      const counted = [count(all, 'data-guest'), count(all, 'data-table')]
      expect([crowd, ...counted]).toEqual([crowd, guests, Math.min(40, Math.ceil(guests / 8))])
    }),
    { seed, numRuns: runs(10, 250) },
  )
})

test('a rota has a row for each week or day, a column for each duty, and those who serve', () => {
  const cases = languages.chain((language) =>
    fc.record({
      language: fc.constant(language),
      rota: fc.constantFrom(...words[language].rotas),
      n: fc.integer({ min: 2, max: 40 }),
      weeks: fc.integer({ min: 2, max: 53 }),
      duties: fc.shuffledSubarray(words[language].duties, { minLength: 2, maxLength: 4 }),
      who: fc.shuffledSubarray(people, { minLength: 2, maxLength: 5 }),
    }),
  )
  fc.assert(
    fc.property(cases, ({ language, rota, n, weeks, duties, who }) => {
      const { weeks: asked, daily, and } = words[language]
      const ask = put(rota, n)
      const html = pageOf(ask)
      const shown = [count(html, 'data-person'), count(html, 'data-row')]
      expect([ask, sectionOf(html), ...shown]).toEqual([ask, 'screen/rota-rows', n, Math.min(26, Math.max(8, n))])
      expect([ask, leftOf(ask)]).toEqual([ask, []])
      const lasting = put(asked, weeks)
      expect([lasting, count(pageOf(lasting), 'data-row')]).toEqual([lasting, weeks])
      const byDay = `${ask}, ${daily}`
      expect([byDay, pageOf(byDay).includes('data-step="day"')]).toEqual([byDay, true])
      const head = asked.split('{n}')[0]?.split(' ').slice(0, -2).join(' ') ?? ''
      const listed = `${head}: ${joined(duties, and)}. ${joined(who, and)}`
      const values = valuesIn(pageOf(listed))
      expect([listed, values]).toEqual([listed, [...duties.map(capital), ...who]])
    }),
    { seed, numRuns: runs(10, 250) },
  )
})

test('what has the words of such a tool and is none stays what it is', () => {
  const cases = languages.chain((language) => fc.constantFrom(...words[language].others))
  fc.assert(
    fc.property(cases, (ask) => {
      const section = sectionOf(pageOf(ask))
      const isPlanned = section !== null && /league|seating|rota/.test(section)
      expect([ask, isPlanned]).toEqual([ask, false])
    }),
    { seed, numRuns: runs(15, 400) },
  )
})
