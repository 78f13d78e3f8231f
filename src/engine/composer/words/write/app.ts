import type { AppCue } from '../../../understanding/app-words.ts'
import { type AppReading, mostCounted, unitOf } from '../../../understanding/apps.ts'
import type { Brief, Field, Item, Link, SectionContent, Text } from '../../types.ts'
import { isSmallTool } from '../../../understanding/small-tools.ts'
import { samplesFor } from '../../../understanding/things.ts'
import { countUpTo } from '../read/count.ts'
import { capital } from '../read/source.ts'
import { appUi } from '../phrases/app-ui.ts'
import { ui } from '../phrases/ui.ts'
import { drawingOf } from '../../drawings.ts'
import { writeConverter } from './converter.ts'
import { writeDays } from './days.ts'
import { writeDraw } from './draw.ts'
import { exampleCell } from './example-cells.ts'
import { writeBeats } from './beats.ts'
import { writeCalculator } from './calculator.ts'
import { writeCatalog } from './catalog.ts'
import { contextOfSettings, ownSettings } from './own-settings.ts'
import { ownTasks } from './own-tasks.ts'
import { writeHome } from './home.ts'
import { writeApprovals, writeCheckIn } from './day-and-decision.ts'
import { writeKeyFigures } from './key-figures.ts'
import { writeGame } from './game.ts'
import { writeLeague } from './league.ts'
import { writeLuckyDraw } from './lucky-draw.ts'
import { writePlaces } from './places.ts'
import { writePosts } from './posts.ts'
import { writeMetronome } from './metronome.ts'
import { writePalette } from './palette.ts'
import { writePasswords } from './passwords.ts'
import { writeRecords } from './records.ts'
import { writeRota } from './rota.ts'
import { writeSeating } from './seating.ts'
import { writeSplit } from './split.ts'
import { writeTally } from './tally.ts'
import { writeTimer } from './timer.ts'
import { writeToss } from './toss.ts'

/** What a list of an app is called in its content. */
const listed = (app: AppReading, cue: AppCue) => app.lists.find((list) => list.cue === cue)

/** The screen of an app with the request's own nouns: its columns, fields, groups and things instead of our examples. */
export function withNouns(content: SectionContent, brief: Brief): SectionContent {
  const { app } = brief
  if (!app) return content
  const context = app.told ?? contextFor(app, brief)
  const lead = showsOwn(app) && !app.groups ? ownLead(app, content.lead) : content.lead
  const whole = `${capital(app.subject)} ${context}`
  const isWhole =
    toldWhole.has(app.screen) &&
    app.told === undefined &&
    app.subject !== '' &&
    context !== '' &&
    whole.length <= LONGEST_HEAD
  const usual = app.screen === 'scan' || app.subject === '' ? content.headline : capital(app.subject)
  const named = {
    ...content,
    ...(lead === undefined ? {} : { lead }),
    ...(typeof lead === 'string' && context && !(isWhole && brief.brand === null)
      ? { lead: `${capital(context)}. ${lead}`.trim() }
      : {}),
    headline: brief.brand ?? (isWhole ? whole : usual),
  }
  return writers[app.screen]?.(named, app, brief) ?? named
}

/** What stands behind 'for', where that is not shown already: those who share are. */
function contextFor(app: AppReading, brief: Brief): string {
  if (app.groups) return contextOfSettings(app.context, brief)
  const areShown = (app.screen === 'split' || app.screen === 'tally') && listed(app, 'groups') !== undefined
  return areShown ? '' : app.context
}

const LONGEST_HEAD = 44

/** Screens that are called with what they are for: 'Quiz for hunters'. */
const toldWhole = new Set<AppReading['screen']>([
  'quiz',
  'register',
  'week',
  'agenda',
  'tally',
  'timer',
  'split',
  'league',
  'seating',
  'rota',
  'catalog',
  'feed',
  'forum',
  'map',
  'checkin',
  'approvals',
  'luckydraw',
])

type Writer = (content: SectionContent, app: AppReading, brief: Brief) => SectionContent

const plain = (text: Text | undefined) => (typeof text === 'string' ? text : '')

const link = (label: string): Link => ({ label, href: '#main' })

/** 'Example 1', where an example of ours would be of something else. */
const exampleOf = (language: Brief['language'], at: number) => `${ui[language].example ?? ''} ${at + 1}`

/** The asked columns with our example cards, most of them where things begin. */
const board: Writer = (content, app, brief) => {
  const columns = (listed(app, 'columns') ?? listed(app, 'groups'))?.entries
  if (!columns) return content
  const usual = content.items.flatMap(({ points }) => points ?? [])
  const cards = app.isNeutral ? usual.map((_, at) => exampleOf(brief.language, at)) : usual
  const shares = [3, 2, 1, 1]
  let next = 0
  return {
    ...content,
    items: columns.slice(0, 7).map((title, at): Item => {
      const share = shares[at] ?? 0
      const own = cards.slice(next, next + share)
      next += share
      return { title: capital(title), meta: String(own.length), points: own }
    }),
  }
}

const states: Writer = (content, app) => {
  const names = (listed(app, 'columns') ?? listed(app, 'groups'))?.entries.map(capital)
  if (!names) return content
  return {
    ...content,
    kicker: names.join('|'),
    items: content.items.map((item, at) => ({ ...item, tag: names[at % names.length] })),
  }
}

/** The things that were listed, of lists of tasks and of tables; nothing where none were. */
function given(app: AppReading): Item[] {
  if (app.wishes && app.wishes.entries.length > 0)
    return app.wishes.entries.map(({ title }) => ({ title: capital(title) }))
  const list = listed(app, 'entries')
  // 'habit tracker with habits reading and running'
  const own = list ?? app.lists.find((one) => one.cue === 'groups' && isKept(app, one.said))
  return own?.entries.map((title) => ({ title: capital(title) })) ?? []
}

const isKept = ({ subject }: AppReading, said: string) =>
  subject.toLowerCase().includes(said.toLowerCase().slice(0, -1))

/** Whether a screen shows nothing but what the request listed: no examples. */
export const showsOwn = (app: AppReading | null | undefined): boolean =>
  app?.groups !== undefined ||
  app?.records?.rows !== undefined ||
  (app?.screen === 'tasks' && given(app).length > 0) ||
  (app?.screen === 'catalog' && listed(app, 'entries') !== undefined)

/** Whether what a screen shows are examples: where those who take part were named, it shows them, and a game is no example. */
export const hasExamples = (app: AppReading | null | undefined): boolean =>
  !app?.game &&
  !showsOwn(app) &&
  !(isSmallTool(app?.screen) && !(app.screen === 'beats' || (app.screen === 'draw' && app.lists.length === 0))) &&
  !(app?.planned !== undefined && listed(app, 'people') !== undefined)

/** Of what is shown nothing is an example: a register with rows of its own needs no word on that. */
const ownLead = (app: AppReading, lead: Text | undefined) => (app.records?.rows ? '' : withoutSample(lead))

/** The first sentence of such a lead says that there are examples. */
const withoutSample = (lead: Text | undefined) =>
  typeof lead === 'string' && lead.includes('. ') ? lead.slice(lead.indexOf('. ') + 2) : lead

/** Things that were listed are the entries, groups that were listed are what they belong to. */
const tasks: Writer = (content, app, brief) => {
  if (drawingOf(brief) === 'own-tasks') return ownTasks(content, app, brief)
  const own = app.isNeutral
    ? content.items.map((_, at): Item => ({ title: exampleOf(brief.language, at) }))
    : content.items
  const list = { ...content, items: showsOwn(app) ? given(app) : own }
  const groups = listed(app, 'groups')
  if (!groups || isKept(app, groups.said)) return list
  return {
    ...list,
    items: list.items.map((item, at) => ({ ...item, text: capital(groups.entries[at % groups.entries.length] ?? '') })),
  }
}

const REGISTER_COLUMNS = 6

/** Who brings what, and what else each one writes; or what was listed for it. */
const columnsOfSheet = (
  { listed: own, also }: NonNullable<AppReading['sheet']>,
  language: Brief['language'],
): string[] => {
  const { who = '', what = '' } = appUi[language]
  return [...(own.length > 0 ? own : [who, what]), ...also].map(capital)
}

/** A table of what is kept: the asked fields, and a column for the groups that were named. */
const register: Writer = (whole, app, { language }) => {
  // nothing is added up that nobody asked for
  const content = { ...whole, links: [] }
  const [name = '', state = '', date = ''] = plain(content.kicker).split('|')
  if (app.records) return writeRecords(content, app.records, { name, state, date }, language)
  const groups = listed(app, 'groups')
  const kinds = groups?.entries.map(capital) ?? plain(content.body?.[0]).split('|')
  const kind = groups ? capital(groups.said) : state
  const fields = listed(app, 'fields')
  // what is kept of each stands beside what it is called
  const own = app.sheet ? columnsOfSheet(app.sheet, language) : (fields?.entries.map(capital) ?? [])
  const isNameless = fields?.said === '' && !fields.hasName && !app.sheet && !own.includes(name)
  const asked = fields || app.sheet ? [...(isNameless ? [name] : []), ...own] : undefined
  const sum = app.hasSums ? [appUi[language].amount ?? ''] : []
  const columns = (asked ?? [name, kind, date, ...sum]).slice(0, REGISTER_COLUMNS)
  const isKind = (at: number) =>
    asked ? groups !== undefined && at === columns.length - 1 && asked.length > 1 : at === 1
  const { today = '', done = '' } = ui[language]
  const things = given(app)
  const samples = app.isView ? samplesFor(app.subject, language)?.titles : undefined
  const rows = (things.length > 0 ? things : (samples ?? content.items)).map(
    ({ title }, row): Item => ({
      title,
      ...(asked && !groups ? {} : { tag: kinds[row % kinds.length] }),
      points: columns.slice(1).map((head, at) => {
        if (isKind(at + 1)) return kinds[row % kinds.length] ?? done
        return !asked && at === 1 ? today : exampleCell(head, row, language)
      }),
    }),
  )
  return {
    ...content,
    fields: columns.map((label, at): Field => ({ name: `f${at + 1}`, label, type: 'text', required: at === 0 })),
    items: rows,
  }
}

/** Rooms of a conversation: the asked ones. */
const chat: Writer = (content, app) => {
  const rooms = listed(app, 'groups')?.entries
  return { ...content, links: (rooms?.map(capital) ?? [plain(content.headline)]).map(link) }
}

const MOST_SLOTS = 6

/** As many questions as were asked for; what they ask, only the person knows. */
const quiz: Writer = (content, _, { request, language }) => {
  const count = Math.max(2, countUpTo(mostCounted.quiz, request, language) ?? content.items.length)
  return {
    ...content,
    items: Array.from({ length: count }, (_, at): Item => {
      const usual = content.items[at % content.items.length] as Item
      const said = typeof usual.title === 'string' ? usual.title : usual.title.placeholder
      const title = said.replace(/\d+/, String(at + 1))
      // more of them than a page may have slots are numbered
      return { ...usual, title: count > MOST_SLOTS ? title : { placeholder: title } }
    }),
  }
}

/** What it does with the picture, in the words of the request. */
const scan: Writer = (content, { subject }, { brand }) => ({
  ...content,
  headline: brand ?? content.headline,
  ...(subject.includes(' ') ? { lead: `${capital(subject)}.` } : {}),
})

/** Sample figures: each card another size of the same thing, money where its name says so. */
const SAMPLES = ['14.6', '349', '1 284', '62', '7.2', '18']

/** The asked cards, each with its unit where the words say one; what is measured stands over the curve. */
const meter: Writer = (content, app, { language }) => {
  const cards = listed(app, 'cards')?.entries.filter(
    (entry) => !/^(?:charts?|graphs?|diagramme?|gráficos?|grafer?)$/i.test(entry),
  )
  const main = unitOf(app.subject, language) ?? ''
  const titles = cards?.map(capital) ?? content.items.map(({ title }) => plain(title))
  return {
    ...content,
    items: titles.slice(0, SAMPLES.length).map(
      (title, at): Item => ({
        title,
        meta: SAMPLES[at],
        unit: unitOf(title, language) ?? main,
      }),
    ),
  }
}

const writers: Partial<Record<AppReading['screen'], Writer>> = {
  board,
  issues: states,
  tasks,
  settings: (content, app, brief) => (app.groups ? ownSettings(content, app, brief) : content),
  register,
  chat,
  quiz,
  scan,
  meter,
  timer: writeTimer,
  split: writeSplit,
  tally: writeTally,
  calculator: writeCalculator,
  league: writeLeague,
  seating: writeSeating,
  rota: writeRota,
  home: (content, _, brief) => writeHome(content, brief),
  catalog: writeCatalog,
  feed: writePosts,
  forum: writePosts,
  figures: writeKeyFigures,
  map: writePlaces,
  checkin: writeCheckIn,
  approvals: writeApprovals,
  luckydraw: writeLuckyDraw,
  beats: writeBeats,
  palette: writePalette,
  days: writeDays,
  draw: writeDraw,
  toss: writeToss,
  passwords: writePasswords,
  converter: writeConverter,
  metronome: writeMetronome,
  game: writeGame,
}
