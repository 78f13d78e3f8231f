import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readingLanguages, type ReadingLanguage } from '../understanding/types.ts'
import { compose } from './compose.ts'

const pageFor = (prompt: string) =>
  compose({ prompt, pageName: 'Home', mode: 'html', html: null, pages: [], chat: [], variant: 0 })

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** One of each kind: how it is written, and what stands on the page for it. */
type Control = [words: string, label: string, mark: RegExp]
type Settings = { heads: string[]; cue: string; groups: string[]; controls: Control[] }

const switchMark = /type="checkbox"/
const rows: Record<ReadingLanguage, Settings> = {
  en: {
    heads: ['Settings screen for a tide app called Ombra', 'Settings page for our bell app Ombra'],
    cue: 'Groups',
    groups: ['Bell', 'Quiet hours', 'Privacy', 'Reminders'],
    controls: [
      ['volume slider', 'Volume', /type="range"/],
      ['sound: Bowl / Block / Rain', 'Sound', /value="Bowl"[\s\S]*value="Rain"/],
      ['interval 5–60 min', 'Interval', /type="number" [^>]*value="5" min="5" max="60"/],
      ['weekly summary', 'Weekly summary', switchMark],
      ['export all data', 'Export all data', /<button type="button"/],
    ],
  },
  de: {
    heads: ['Einstellungsseite für unsere App „Ombra“', 'Einstellungen für die App Ombra'],
    cue: 'Bereiche',
    groups: ['Glocke', 'Ruhezeiten', 'Privatsphäre', 'Erinnerungen'],
    controls: [
      ['Lautstärke-Regler', 'Lautstärke', /type="range"/],
      ['Klang: Schale / Block / Regen', 'Klang', /value="Schale"[\s\S]*value="Regen"/],
      ['Abstand 5–60 min', 'Abstand', /type="number" [^>]*value="5" min="5" max="60"/],
      ['Wochenbericht', 'Wochenbericht', switchMark],
      ['Daten exportieren', 'Daten exportieren', /<button type="button"/],
    ],
  },
  fr: {
    heads: ["Écran de réglages de l'appli « Ombra »", 'Page de réglages pour une appli de marées'],
    cue: 'Sections',
    groups: ['Cloche', 'Heures calmes', 'Confidentialité', 'Rappels'],
    controls: [
      ['curseur de volume', 'Volume', /type="range"/],
      ['son : Bol / Bloc / Pluie', 'Son', /value="Bol"[\s\S]*value="Pluie"/],
      ['intervalle 5–60 min', 'Intervalle', /type="number" [^>]*value="5" min="5" max="60"/],
      ['résumé hebdomadaire', 'Résumé hebdomadaire', switchMark],
      ['exporter les données', 'Exporter les données', /<button type="button"/],
    ],
  },
  es: {
    heads: ['Pantalla de ajustes de una app para coros, "Ombra"', 'Pantalla de ajustes para la app Ombra'],
    cue: 'Apartados',
    groups: ['Campana', 'Horas tranquilas', 'Privacidad', 'Recordatorios'],
    controls: [
      ['volumen', 'Volumen', /type="range"/],
      ['sonido: Cuenco / Bloque / Lluvia', 'Sonido', /value="Cuenco"[\s\S]*value="Lluvia"/],
      ['intervalo 5–60 min', 'Intervalo', /type="number" [^>]*value="5" min="5" max="60"/],
      ['resumen semanal', 'Resumen semanal', switchMark],
      ['exportar los datos', 'Exportar los datos', /<button type="button"/],
    ],
  },
  it: {
    heads: ['Schermata impostazioni per l’app "Ombra"', 'Schermata delle impostazioni per una app di maree'],
    cue: 'Sezioni',
    groups: ['Campana', 'Ore di quiete', 'Privacy', 'Promemoria'],
    controls: [
      ['volume', 'Volume', /type="range"/],
      ['suono: Ciotola / Blocco / Pioggia', 'Suono', /value="Ciotola"[\s\S]*value="Pioggia"/],
      ['intervallo 5–60 min', 'Intervallo', /type="number" [^>]*value="5" min="5" max="60"/],
      ['riepilogo settimanale', 'Riepilogo settimanale', switchMark],
      ['esporta i dati', 'Esporta i dati', /<button type="button"/],
    ],
  },
  no: {
    heads: ['Innstillinger for appen Ombra', 'Innstillinger for en tidevannsapp'],
    cue: 'Seksjoner',
    groups: ['Klokke', 'Stille timer', 'Personvern', 'Påminnelser'],
    controls: [
      ['volum', 'Volum', /type="range"/],
      ['lyd: Bolle / Blokk / Regn', 'Lyd', /value="Bolle"[\s\S]*value="Regn"/],
      ['intervall 5–60 min', 'Intervall', /type="number" [^>]*value="5" min="5" max="60"/],
      ['ukesrapport', 'Ukesrapport', switchMark],
      ['eksporter alle data', 'Eksporter alle data', /<button type="button"/],
    ],
  },
  pt: {
    heads: ['Tela de configurações para o app “Ombra”', 'Tela de configurações de um app de marés'],
    cue: 'Seções',
    groups: ['Sino', 'Horas de silêncio', 'Privacidade', 'Lembretes'],
    controls: [
      ['volume', 'Volume', /type="range"/],
      ['som: Tigela / Bloco / Chuva', 'Som', /value="Tigela"[\s\S]*value="Chuva"/],
      ['intervalo 5–60 min', 'Intervalo', /type="number" [^>]*value="5" min="5" max="60"/],
      ['resumo semanal', 'Resumo semanal', switchMark],
      ['exportar os dados', 'Exportar os dados', /<button type="button"/],
    ],
  },
}

type Group = { name: string; controls: Control[] }
const inside = ({ controls }: Group) => controls.map(([words]) => words).join(', ')

/** The same parts as people write them. */
const shapes: ((head: string, cue: string, groups: Group[]) => string)[] = [
  (head, cue, groups) => `${head}. ${cue}: ${groups.map((group) => `${group.name} (${inside(group)})`).join(', ')}.`,
  (head, cue, groups) => `${head}. ${cue}: ${groups.map((group) => `${group.name} (${inside(group)})`).join('; ')}`,
  (head, _, groups) => `${head}:\n${groups.map((group) => `- ${group.name}: ${inside(group)}`).join('\n')}`,
  (head, _, groups) => `${head}\n\n${groups.map((group) => `${group.name}: ${inside(group)}`).join('\n')}`,
]

const someGroups = (language: ReadingLanguage): fc.Arbitrary<Group[]> => {
  const { groups, controls } = rows[language]
  return fc
    .tuple(
      fc.shuffledSubarray(groups, { minLength: 2, maxLength: 3 }),
      fc.array(fc.shuffledSubarray(controls, { minLength: 2, maxLength: 4 }), { minLength: 3, maxLength: 3 }),
    )
    .map(([names, lists]) => names.map((name, at) => ({ name, controls: lists[at] ?? [] })))
}

test('settings that are listed in parts are those parts, with a control for each', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...readingLanguages).chain((language) =>
        fc.record({
          language: fc.constant(language),
          head: fc.constantFrom(...rows[language].heads),
          shape: fc.nat(shapes.length - 1),
          groups: someGroups(language),
        }),
      ),
      ({ language, head, shape, groups }) => {
        const prompt = shapes[shape]?.(head, rows[language].cue, groups) ?? ''
        const page = pageFor(prompt)
        const parts = page.html.split(/<section id="[^"]*part-\d+"/).slice(1)
        const titles = parts.map((part) => /<h2[^>]*>([^<]*)</.exec(part)?.[1])
        expect([prompt, page.brief.kind, titles]).toEqual([prompt, 'screen', groups.map(({ name }) => name)])
        const missing = groups.flatMap(({ controls }, at) =>
          controls.filter(([, label, mark]) => !parts[at]?.includes(`>${label}<`) || !mark.test(parts[at] ?? '')),
        )
        expect([prompt, missing]).toEqual([prompt, []])
        expect([prompt, page.brief.leftOver]).toEqual([prompt, []])
      },
    ),
    { numRuns: runs(16, 600), seed },
  )
})

type Tasks = {
  heads: string[]
  tags: [sentence: string, label: string][]
  starts: string[]
  jobs: string[]
  lasts: string
}

const lists: Record<ReadingLanguage, Tasks> = {
  en: {
    heads: ['A to-do app for my allotment.', 'to do list for our yard'],
    tags: [
      ['Give each one a bed', 'Bed'],
      ['Filter by bed. Beds', 'Beds'],
    ],
    starts: ['Start it off with', 'Already on it', 'First tasks'],
    jobs: ['net the cabbage', 'turn the heap', 'oil the gate', 'sow radishes'],
    lasts: 'It should remember everything when I close the tab.',
  },
  de: {
    heads: ['Eine To-do-App für unseren Garten.', 'Aufgabenliste für den Garten.'],
    tags: [
      ['Jede Aufgabe bekommt ein Beet', 'Beet'],
      ['Filtern nach Beet. Beete', 'Beete'],
    ],
    starts: ['Zum Start', 'Schon drin', 'Erste Aufgaben'],
    jobs: ['Kohl netzen', 'Kompost umsetzen', 'Tor ölen', 'Radieschen säen'],
    lasts: 'Soll sich alles merken, wenn ich den Tab schließe.',
  },
  fr: {
    heads: ['Une to-do list pour le potager.', 'Liste de tâches pour le jardin.'],
    tags: [
      ['Chaque tâche a une planche', 'Planche'],
      ['Filtrer par planche. Planches', 'Planches'],
    ],
    starts: ['Pour commencer', 'Déjà dedans', 'Premières tâches'],
    jobs: ['couvrir les choux', 'retourner le tas', 'huiler la grille', 'semer les radis'],
    lasts: 'Elle doit tout garder quand je ferme l’onglet.',
  },
  es: {
    heads: ['Lista de tareas para el huerto.', 'Una app para la lista de tareas del huerto.'],
    tags: [
      ['Cada tarea con un bancal', 'Bancal'],
      ['Filtrar por bancal. Bancales', 'Bancales'],
    ],
    starts: ['Para empezar', 'Ya en la lista', 'Primeras tareas'],
    jobs: ['cubrir las coles', 'voltear el compost', 'engrasar la verja', 'sembrar rábanos'],
    lasts: 'Que lo recuerde todo aunque cierre la pestaña.',
  },
  it: {
    heads: ['Una to-do list per il nostro orto.', 'Una app per la lista delle cose da fare nell’orto.'],
    tags: [
      ['A ogni compito una aiuola', 'Aiuola'],
      ['Filtra per aiuola. Aiuole', 'Aiuole'],
    ],
    starts: ['Per iniziare', 'Già in lista', 'Prime voci'],
    jobs: ['coprire i cavoli', 'rivoltare il mucchio', 'oliare il cancello', 'seminare ravanelli'],
    lasts: 'Deve ricordare tutto quando chiudo la scheda.',
  },
  no: {
    heads: ['En huskeliste for kolonihagen.', 'En app for huskelisten vår.'],
    tags: [
      ['Hver oppgave får et bed', 'Bed'],
      ['Filtrer på bed. Bed', 'Bed'],
    ],
    starts: ['Start med', 'Allerede på lista', 'Første oppgaver'],
    jobs: ['dekk kålen', 'snu haugen', 'olje porten', 'så reddiker'],
    lasts: 'Den skal huske alt når jeg lukker fanen.',
  },
  pt: {
    heads: ['Lista de tarefas para a horta.', 'Um app para a lista de tarefas da horta.'],
    tags: [
      ['Cada tarefa com um canteiro', 'Canteiro'],
      ['Filtrar por canteiro. Canteiros', 'Canteiros'],
    ],
    starts: ['Para começar', 'Já na lista', 'Primeiras tarefas'],
    jobs: ['cobrir as couves', 'revirar o composto', 'lubrificar o portão', 'semear rabanetes'],
    lasts: 'Deve lembrar de tudo quando eu fechar a aba.',
  },
}

const places = ['Alpha 1', 'Beta 2', 'Gamma', 'Delta']

test('a list has the entries and the groups that were written, each where it belongs', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...readingLanguages).chain((language) =>
        fc.record({
          head: fc.constantFrom(...lists[language].heads),
          tag: fc.constantFrom(...lists[language].tags),
          start: fc.constantFrom(...lists[language].starts),
          jobs: fc.shuffledSubarray(lists[language].jobs, { minLength: 2 }),
          options: fc.shuffledSubarray(places, { minLength: 2 }),
          lasts: fc.constantFrom('', ` ${lists[language].lasts}`),
          between: fc.constantFrom(', ', '; '),
        }),
      ),
      ({ head, tag: [sentence, label], start, jobs, options, lasts, between }) => {
        const own = jobs.map((job, at) => ({ job, place: options[at % options.length] ?? '' }))
        const given = own.map(({ job, place }) => `${job} (${place})`).join(between)
        const isKey = / \p{L}+\. /u.test(sentence)
        const groups = isKey ? `${sentence}: ${options.join(', ')}.` : `${sentence} (${options.join(', ')}).`
        const prompt = `${head} ${groups}${lasts} ${start}: ${given}`
        const { html, brief } = pageFor(prompt)
        const entries = [...html.matchAll(/<li data-entry[\s\S]*?<\/li>/g)].map(([entry]) => entry)
        const shown = entries.map((entry) => [
          /data-name[^>]*>([^<]*)</.exec(entry)?.[1],
          /data-group[^>]*>([^<]*)</.exec(entry)?.[1],
        ])
        expect([prompt, brief.kind, shown]).toEqual([
          prompt,
          'screen',
          own.map(({ job, place }) => [capital(job), place]),
        ])
        const choice = /<select[^>]*name="group"[\s\S]*?<\/select>/.exec(html)?.[0] ?? ''
        const choices = [...choice.matchAll(/<option>([^<]*)</g)].map(([, text]) => text)
        expect([prompt, choices, html.includes(`>${label}<`)]).toEqual([prompt, options, true])
        expect([prompt, brief.leftOver]).toEqual([prompt, []])
      },
    ),
    { numRuns: runs(16, 600), seed },
  )
})
