import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readApp } from './apps.ts'
import { readingLanguages, type ReadingLanguage } from './types.ts'

type Said = {
  head: string
  /** `#` are three numbers with 'or' before the last */
  kept: string
  or: string
  units: string
  account: [words: string, name: string]
  on: string
  off: string
  /** how a switch stands behind its name */
  mode: [words: string, label: string]
  locked: string
  reminders: [words: string, label: string]
  speed: string
  bands: string
  erase: [words: string, label: string]
}

const said: Record<ReadingLanguage, Said> = {
  en: {
    head: 'Settings for a tide app',
    kept: 'keep tides for # days',
    or: 'or',
    units: 'Units feet or metres',
    account: ['Account section with display name, email and home port', 'Account'],
    on: 'on',
    off: 'off',
    mode: ['Holiday mode off', 'Holiday mode'],
    locked: 'always on, cannot be switched off',
    reminders: ['Reminders (on/off, time 07:30)', 'Reminders'],
    speed: 'playback speed 0.5x to 3x',
    bands: 'Quiet on weekdays 6:00–8:30 and 17:00–22:30',
    erase: ['At the bottom a Delete account button in red', 'Delete account'],
  },
  de: {
    head: 'Einstellungen für eine Gezeiten-App',
    kept: 'Daten behalten für # Tage',
    or: 'oder',
    units: 'Einheiten Fuß oder Meter',
    account: ['Bereich Konto mit Anzeigename, E-Mail und Heimathafen', 'Konto'],
    on: 'an',
    off: 'aus',
    mode: ['Urlaubsmodus aus', 'Urlaubsmodus'],
    locked: 'immer an, nicht abschaltbar',
    reminders: ['Erinnerungen (an/aus, Uhrzeit 07:30)', 'Erinnerungen'],
    speed: 'Tempo 0,5x bis 3x',
    bands: 'Ruhe werktags 6:00–8:30 und 17:00–22:30',
    erase: ['Ganz unten ein roter Knopf „Konto löschen“', 'Konto löschen'],
  },
  fr: {
    head: "Réglages d'une appli de marées",
    kept: 'garder les relevés # jours',
    or: 'ou',
    units: 'Unités pieds ou mètres',
    account: ["Section compte avec pseudo, e-mail et port d'attache", 'compte'],
    on: 'activé',
    off: 'désactivé',
    mode: ['Mode vacances désactivé', 'Mode vacances'],
    locked: 'toujours activé, impossible à désactiver',
    reminders: ['Rappels (oui/non, heure 07:30)', 'Rappels'],
    speed: 'vitesse de lecture 0,5x à 3x',
    bands: 'Silence en semaine 6:00–8:30 et 17:00–22:30',
    erase: ['En bas un bouton rouge Supprimer le compte', 'Supprimer le compte'],
  },
  es: {
    head: 'Ajustes de una app de mareas',
    kept: 'guardar los datos # días',
    or: 'o',
    units: 'Unidades pies o metros',
    account: ['Sección de cuenta con nombre, correo y puerto base', 'cuenta'],
    on: 'activado',
    off: 'desactivado',
    mode: ['Modo vacaciones desactivado', 'Modo vacaciones'],
    locked: 'siempre activado, no se puede desactivar',
    reminders: ['Recordatorios (sí/no, hora 07:30)', 'Recordatorios'],
    speed: 'velocidad 0,5x a 3x',
    bands: 'Silencio entre semana 6:00–8:30 y 17:00–22:30',
    erase: ['Abajo un botón rojo Eliminar cuenta', 'Eliminar cuenta'],
  },
  it: {
    head: "Impostazioni per un'app di maree",
    kept: 'conserva i dati # giorni',
    or: 'o',
    units: 'Unità piedi o metri',
    account: ['Sezione account con nome utente, email e porto', 'account'],
    on: 'attivo',
    off: 'disattivata',
    mode: ['Modalità vacanza spenta', 'Modalità vacanza'],
    locked: 'sempre attivo, non si può disattivare',
    reminders: ['Promemoria (sì/no, ora 07:30)', 'Promemoria'],
    speed: 'velocità 0,5x a 3x',
    bands: 'Silenzio nei feriali 6:00–8:30 e 17:00–22:30',
    erase: ['In fondo un pulsante rosso Elimina account', 'Elimina account'],
  },
  no: {
    head: 'Innstillinger for en tidevannsapp',
    kept: 'behold data i # dager',
    or: 'eller',
    units: 'Enheter fot eller meter',
    account: ['Konto med visningsnavn, e-post og hjemmehavn', 'Konto'],
    on: 'på',
    off: 'av',
    mode: ['Feriemodus av', 'Feriemodus'],
    locked: 'alltid på, kan ikke slås av',
    reminders: ['Påminnelser (på/av, tid 07:30)', 'Påminnelser'],
    speed: 'avspillingshastighet 0,5x til 3x',
    bands: 'Stille på hverdager 6:00–8:30 og 17:00–22:30',
    erase: ['Nederst en rød Slett konto-knapp', 'Slett konto'],
  },
  pt: {
    head: 'Configurações de um app de marés',
    kept: 'guardar os dados por # dias',
    or: 'ou',
    units: 'Unidades pés ou metros',
    account: ['Seção de conta com nome, e-mail e porto base', 'conta'],
    on: 'ativado',
    off: 'desativado',
    mode: ['Modo férias desativado', 'Modo férias'],
    locked: 'sempre ativado, não pode ser desativado',
    reminders: ['Lembretes (sim/não, hora 07:30)', 'Lembretes'],
    speed: 'velocidade 0,5x a 3x',
    bands: 'Silêncio em dias úteis 6:00–8:30 e 17:00–22:30',
    erase: ['Embaixo um botão vermelho Excluir conta', 'Excluir conta'],
  },
}

const draws = fc.record({
  language: fc.constantFrom(...readingLanguages),
  days: fc.uniqueArray(fc.integer({ min: 2, max: 400 }), { minLength: 3, maxLength: 3 }),
  order: fc.shuffledSubarray(['account', 'units', 'mode', 'reminders', 'bands', 'kept', 'erase'] as const, {
    minLength: 3,
  }),
})

test('what sentences set is set, each with what it was said to be set with', () => {
  fc.assert(
    fc.property(draws, ({ language, days, order }) => {
      const own = said[language]
      const kept = own.kept.replace('#', `${days[0]}, ${days[1]} ${own.or} ${days[2]}`)
      const sentences = {
        account: own.account[0],
        units: own.units,
        mode: own.mode[0],
        reminders: own.reminders[0],
        bands: own.bands,
        kept: kept.charAt(0).toUpperCase() + kept.slice(1),
        erase: own.erase[0],
      }
      const prompt = `${own.head}. ${order.map((one) => `${sentences[one]}.`).join(' ')}`
      const groups = readApp(prompt, language)?.groups ?? []
      const controls = groups.flatMap((group) => group.controls)
      const kinds = (name: string) => groups.find((group) => group.name === name)?.controls.map(({ kind }) => kind)
      const seen = {
        account: kinds(own.account[1]),
        units: controls.find(({ options }) => options?.length === 2)?.kind,
        mode: controls.find(({ label }) => label === own.mode[1])?.isOn,
        reminders: kinds(own.reminders[1]),
        bands: controls.filter(({ kind }) => kind === 'span').map(({ bounds }) => bounds?.join()),
        kept: controls.find(({ options }) => options?.length === 3)?.options?.map((one) => Number.parseInt(one, 10)),
        erase: controls.find(({ kind }) => kind === 'button'),
      }
      const expected: typeof seen = {
        account: ['text', 'email', 'text'],
        units: 'choice',
        mode: false,
        reminders: ['switch', 'time'],
        bands: ['06:00,08:30', '17:00,22:30'],
        kept: days,
        erase: { kind: 'button', label: own.erase[1], isRisky: true },
      }
      for (const one of order) expect([prompt, one, seen[one]]).toEqual([prompt, one, expected[one]])
    }),
    { numRuns: runs(60, 1200), seed },
  )
})

test('a button is called what stands behind the word for it, and one part alone is a part', () => {
  const groups = readApp(
    'Einstellungen einer Fitness-App: Profil (Name, Geburtstag). Unten ein Knopf Abmelden.',
    'de',
  )?.groups
  expect(groups?.map(({ name, controls }) => [name, ...controls.map(({ label }) => label)])).toEqual([
    ['Profil', 'Name', 'Geburtstag'],
    ['', 'Abmelden'],
  ])
})

test.each(readingLanguages)('%s: in one list parts with brackets stand beside what is set by itself', (language) => {
  const { head, kept, or, speed, locked, reminders, on, off, account } = said[language]
  const days = kept.replace('#', `1, 7 ${or} 30`)
  const list = [
    `${account[1]} (a@b.example, PIN)`,
    reminders[0],
    days,
    speed,
    `sync (${locked})`,
    `fog (${on})`,
    `gust (${off})`,
  ]
  const groups = readApp(`${head}: ${list.join(', ')}.`, language)?.groups ?? []
  const controls = groups.flatMap((group) => group.controls)
  const find = (name: string) => controls.find(({ label }) => label === name)
  expect(controls.find(({ options }) => options)?.options).toEqual(['1', '7', '30'])
  expect(controls.find(({ unit }) => unit === 'x')?.bounds?.map((one) => one.replace(',', '.'))).toEqual(['0.5', '3'])
  expect(find(reminders[1])?.kind).toBe('switch')
  expect(find('sync')).toMatchObject({ kind: 'switch', isOn: true, isLocked: true, note: locked })
  expect([find('fog')?.isOn, find('gust')?.isOn]).toEqual([true, false])
})
