import type { AppHit } from '../app-words.ts'
import type { AppRecords } from '../records/app-records.ts'
import { type AppScene, sceneOf, sentenceEnd } from '../app-scene.ts'
import { lexicon } from '../lexicon.ts'
import { type Records, recordsIn } from '../records/read-records.ts'
import { recordWords } from '../records/record-words.ts'
import { samplesFor, type ThingMode } from '../things.ts'
import { readTokens } from '../tokens.ts'
import type { ReadingLanguage, Span } from '../types.ts'
import { framesApp } from './clauses.ts'
import { apart } from './compounds.ts'
import { readFunctions, type SpecFunction } from './functions.ts'
import { rejoined } from './separable.ts'
import { subjectOfSpec } from './subject.ts'
import { type SpecAction, type SpecNoun, type SpecWords, specWords, type ViewName } from './spec-words.ts'

/** One view of an application: what is seen and done there. */
export type SpecView = {
  view: ViewName
  /** the things that it shows, as they were called: 'booking history'; empty where none were */
  things: string
  /** the same as it was said in full: 'historical records' */
  phrase: string
  /** they are called as many: 'orders' */
  isMany: boolean
  /** what is said of each thing: 'name', 'price' */
  fields: string[]
  /** everything that was asked for it, in the words of the request, and what of that says what is done there */
  asked: string[]
  deeds: string[]
  /** what it is called where it is named and nothing is done with it: 'order status' */
  named: string[]
  /** of things that are kept: what is written down of each, in which form */
  records?: AppRecords
  /** of things that are shown: what is done with them */
  mode?: ThingMode
  /** where it is asked for first */
  span: Span
  /** it is there for those who keep the things */
  isKept: boolean
}

/** What a specification asks of an application. */
export type SpecReading = {
  /** what the application is for: 'sports community'; empty where nothing says it */
  subject: string
  views: SpecView[]
  /** it opens with asking for something: 'Create a job board' */
  isAsked: boolean
  /** sentences of its own say what there is and what users do there */
  isSpecified: boolean
  /** and that somebody does something there */
  isUsed: boolean
  /** it is called an app, a platform or a system, and no website */
  isFramed: boolean
  /** where each thing is asked for, and whether it is something that is done */
  functions: { span: Span; isDone: boolean }[]
  /** what was asked for and has no view */
  unplaced: { said: string; span: Span }[]
  /** when or by what things are done: no view knows */
  conditions: string[]
  /** the sentences that say it, the first one, and clauses of others that name a view */
  spans: Span[]
}

/** Views that there is one of, whatever it shows. */
const several = new Set<ViewName>(['catalog', 'register'])

const byAction: Record<SpecAction, ViewName | 'search'> = {
  show: 'catalog',
  search: 'search',
  read: 'news',
  keep: 'register',
  book: 'booking',
  buy: 'shop',
  talk: 'chat',
  react: 'feed',
  reckon: 'calculator',
  measure: 'figures',
  approve: 'approvals',
  enter: 'auth',
  play: 'catalog',
  watch: 'player',
  load: 'files',
  notify: 'inbox',
}

const keptByVerb = new Set<SpecNoun>(['news', 'files', 'player', 'quiz', 'booking', 'shop', 'map', 'board'])

/** Nouns that say what is shown, and not by which view: 'manage COURSE VIDEOS' keeps them. */
const weakNouns = new Set<SpecNoun>([
  'auth',
  'news',
  'files',
  'player',
  'calendar',
  'feed',
  'booking',
  'shop',
  'quiz',
  'map',
  'board',
])

/** So many views fit a navigation. */
const MOST_VIEWS = 9

/** The application that a text specifies: 'functionalities for a and b. Users should be able to c and d'; null where it specifies none. */
export function readSpec(text: string, language: ReadingLanguage): SpecReading | null {
  const scene = sceneOf(text, language)
  if (isPageOfApp(scene)) return null
  const words = specWords(language)
  const listed = recordsIn(scene)
  // 'including name and price' is said of what is done there
  const records = listed?.isTold || listed?.isPut ? listed : null
  const subject = subjectOfSpec(scene, words) || (records ? subjectOfSpec(scene, words, registers(scene)) : '')
  const functions = ofRecords(scene, readFunctions(apart(rejoined(scene, words), words), words), records)
  const kept = records && functions.length > 0 ? [viewOfRecords(records, subject)] : []
  const { shown: views, left } = inOrder(joined(viewsOf(functions, language, kept), language))
  const framed = [0, ...asksFrom(scene)].some((at) => isFramed(scene, words, at))
  return views.length === 0
    ? null
    : {
        subject,
        views,
        isFramed: framed,
        isAsked: asksAtOnce(scene),
        isSpecified: functions.some(({ isTold }) => isTold),
        // 'beginners book a lesson by phone' is told of a school as well
        isUsed: functions.some(({ isDeed, isFinite }) => isDeed && (framed || !isFinite)),
        functions: [...functions, ...kept].map((one) => ({ span: one.span, isDone: !('isDone' in one) || one.isDone })),
        unplaced: [
          ...functions.filter((one) => viewOf(one) === null).map(({ text: said, span }) => ({ said, span })),
          ...left.flatMap(({ asked, span }) => asked.map((said) => ({ said, span }))),
        ],
        conditions: functions.map(({ condition }) => condition).filter(Boolean),
        spans: [
          ...sentencesWith(
            text,
            functions.filter(({ isNamed }) => !isNamed),
          ),
          ...[...functions.filter(({ isNamed }) => isNamed), ...kept].map(({ span }) => span),
        ],
      }
}

/** 'a PAGE for our app' is none: its head stands before what it is for. */
function headEnd(scene: AppScene, from: number): number {
  const end = sentenceEnd(scene, from)
  const at = scene.words.findIndex(
    (word, index) => index > from && index < end && scene.known.for.find([word]).length > 0,
  )
  return at < 0 ? end : at
}

/** A sentence that names an application; 'we are a storage program and have no PAGE' does not, and 'sistema WEB' does. */
function isFramed(scene: AppScene, words: SpecWords, from: number): boolean {
  const head = headEnd(scene, from)
  const named = words.applications.find(scene.words, from, head)
  const frames = scene.known.frames.find(scene.words, from, head)
  const isBeside = ({ first, last }: AppHit) =>
    frames.some((frame) => frame.last + 1 === first || last + 1 === frame.first)
  return (
    (named.length > 0 || framesApp(scene, from, head)) &&
    scene.known.sites.find(scene.words, from, sentenceEnd(scene, from)).every(isBeside)
  )
}

/** The second sentence, where it begins by asking: 'We have paper lists. IMPLEMENT a web system'. */
function asksFrom(scene: AppScene): number[] {
  const second = sentenceEnd(scene, 0)
  const opened = scene.lexicon.find(readTokens(scene.text), ['asks'])
  const start = scene.tokens[second]?.start
  return opened.some((hit) => hit.start === start) ? [second] : []
}

/** So many words may stand before it: 'hi there, please MAKE'. */
const MOST_BEFORE = 4

/** Whether a request begins by asking; a letter leads up to it. */
function asksAtOnce({ text, tokens, lexicon }: AppScene): boolean {
  const [first] = lexicon.find(readTokens(text), ['asks'])
  return first !== undefined && first.start <= (tokens[MOST_BEFORE]?.start ?? text.length)
}

/** 'a PAGE for our plant care APP' tells of it. */
const isPageOfApp = (scene: AppScene): boolean =>
  scene.known.sites.find(scene.words, 0, headEnd(scene, 0)).length > 0 &&
  framesApp(scene, headEnd(scene, 0), sentenceEnd(scene, 0))

/** The sentences of a text, as marks and lines part them. */
export function sentenceSpans(text: string): Span[] {
  const ends = [...text.matchAll(/[.!?](?=\s)|\n/g)].map(({ index }) => index + 1)
  return [...ends, text.length]
    .map((end, at) => ({ start: ends[at - 1] ?? 0, end }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
}

/** The sentences in which something stands, and the first one. */
const sentencesWith = (text: string, found: readonly { span: Span }[]): Span[] =>
  sentenceSpans(text).filter(
    ({ start, end }, at) => at === 0 || found.some(({ span }) => span.start < end && start < span.end),
  )

/** Nouns for a list of what is kept: 'a REGISTER of fire extinguishers'. */
const registers = ({ known }: AppScene): Pick<SpecWords['frames'], 'find'> => ({
  find: (words, from, to) =>
    known.screens
      .find(words, from, to)
      .filter(({ id }) => id === 'register')
      .map((hit) => ({ ...hit, id: 'frames' })),
})

/** What a list of fields says is no function, and what is done with 'an item' is done with what is kept. */
function ofRecords(
  { tokens, lexicon: { language } }: AppScene,
  functions: readonly SpecFunction[],
  records: Records | null,
): SpecFunction[] {
  if (!records) return [...functions]
  const { own } = recordWords(language)
  // 'retire AN ITEM', 'delete ONE'
  const isOfItem = ({ text, span }: SpecFunction) => {
    const next = tokens.find(({ start }) => start >= span.end)?.text ?? ''
    return [text.toLowerCase().split(' ').at(-1) ?? '', next].some((word) => own.find([word]).length > 0)
  }
  return functions
    .filter(({ span }) => span.end <= records.start || span.start >= records.end)
    .map((one) =>
      isOfItem(one) ? { ...one, action: 'keep', noun: null, object: '', phrase: '', isVerb: true, isDone: true } : one,
    )
}

/** The view that shows what is kept of each thing. */
const viewOfRecords = ({ thing, things, fields, isKept, start, end }: Records, subject: string): SpecView => ({
  view: 'register',
  things: things || thing || subject,
  phrase: things || thing || subject,
  isMany: things !== '',
  fields: [],
  asked: [],
  deeds: [],
  named: [],
  records: { thing, fields, isLog: isKept },
  span: { start, end },
  isKept: false,
})

function viewsOf(
  functions: readonly SpecFunction[],
  language: ReadingLanguage,
  first: readonly SpecView[],
): SpecView[] {
  const views = [...first]
  for (const one of functions) {
    const view = viewOf(one)
    if (view === null) continue
    const things = thingsOf(one, view)
    const last = views.at(-1)
    // 'display movie name, RANKING and SCORE': what is told of one thing after its name
    if (view === 'catalog' && last?.view === 'catalog' && !one.isDone && !one.isMany) {
      last.fields.push(one.phrase || one.text)
      continue
    }
    const open =
      view === 'search'
        ? views.find(({ view: other }) => other === 'catalog')
        : views.find((other) => isSame(other, view, one, language))
    if (open) join(open, one, things)
    else if (view !== 'search' || things !== '')
      views.push({
        view: view === 'search' ? 'catalog' : view,
        things,
        phrase: things === '' ? '' : one.phrase,
        isMany: one.isMany,
        fields: [...one.details],
        asked: [one.text],
        deeds: deedOf(one),
        named: nameOf(one),
        span: one.span,
        isKept: one.isKept,
      })
  }
  return views
}

/** By the noun that names a view, else by what is done with the things; null for what only is said to be there. */
function viewOf(one: SpecFunction): ViewName | 'search' | null {
  const { action, noun, isMany } = one
  if (noun !== null) return isKeptNoun(one) ? 'register' : noun
  if (action === null) return isMany ? 'catalog' : null
  return byAction[action]
}

/** 'MANAGE BOOKINGS' and 'COURSE VIDEO MANAGEMENT' keep things; 'booking management' names a view. */
const isKeptNoun = ({ action, noun, isDone, isVerb, isPlain }: SpecFunction): boolean =>
  action === 'keep' &&
  isDone &&
  noun !== null &&
  (isVerb && keptByVerb.has(noun) ? true : weakNouns.has(noun) && !isPlain)

/** What is shown in views that show things; the others are called by themselves. */
const thingsOf = ({ object }: SpecFunction, view: ViewName | 'search'): string =>
  view === 'home' || view === 'auth' || view === 'contact' ? '' : object

function isSame(one: SpecView, view: ViewName | 'search', other: SpecFunction, language: ReadingLanguage): boolean {
  if (one.view !== view) return false
  if (!several.has(one.view) || other.object === '' || one.things === '') return true
  return sameHead(one.things, other.object, language) || one.phrase.toLowerCase() === other.phrase.toLowerCase()
}

/** 'promoted products' are products. */
function sameHead(one: string, other: string, language: ReadingLanguage): boolean {
  const known = lexicon(language)
  const forms = (things: string) => known.forms(known.marked(headWord(things, known)))
  const own = new Set(forms(one))
  return forms(other).some((form) => own.has(form))
}

const headWord = (things: string, { grammar }: ReturnType<typeof lexicon>): string =>
  things
    .toLowerCase()
    .split(/[\s,]+/)
    .at(grammar.headFirst ? 0 : -1) ?? ''

/** 'browse products' says what is done, 'browse' and 'product display' do not. */
const deedOf = ({ isVerb, text }: SpecFunction): string[] => (isVerb && text.includes(' ') ? [text] : [])

/** 'ticket booking' names a view, 'book tickets' does not; of 'view ORDER STATUS' the thing does. */
const nameOf = ({ isVerb, noun, text, phrase }: SpecFunction): string[] =>
  noun === null ? [] : isVerb ? [phrase].filter(Boolean) : [text]

function join(view: SpecView, one: SpecFunction, things: string): void {
  // 'orders' say better what there is than 'order'
  if (things !== '' && (view.things === '' || (one.isMany && !view.isMany && one.isVerb))) {
    view.things = things
    view.phrase = one.phrase
    view.isMany = one.isMany
  }
  if (!view.asked.includes(one.text)) view.asked.push(one.text)
  view.named.push(...nameOf(one))
  for (const deed of deedOf(one)) if (!view.deeds.includes(deed)) view.deeds.push(deed)
  for (const field of one.details) if (!view.fields.includes(field)) view.fields.push(field)
}

/** Views in which things are shown, by what is done with them there. */
const shows: Partial<Record<ViewName, ThingMode>> = { news: 'read', shop: 'sold', booking: 'booked' }

/** What is bought or booked is done where the things are shown: 'view rooms and BOOK THEM' has one view for both. */
function joined(views: readonly SpecView[], language: ReadingLanguage): SpecView[] {
  const shown = views.filter(({ view }) => view === 'catalog')
  return views.flatMap((one) => {
    const mode = shows[one.view]
    if (mode === undefined) return [one]
    const same = shown.find(
      (other) => other.things !== '' && one.things !== '' && sameHead(other.things, one.things, language),
    )
    // 'online payment' is for whatever is sold
    const sold = shown.find(
      ({ things, mode: done }) => done === undefined && samplesFor(things, language)?.mode === 'sold',
    )
    const home = same ?? (mode === 'sold' ? (sold ?? shown.find(({ mode: done }) => done === undefined)) : undefined)
    if (!home) return [{ ...one, mode }]
    home.mode = mode
    home.asked.push(...one.asked)
    home.deeds.push(...one.deeds)
    return []
  })
}

/** Home first, the way in last; of too many those in between that were asked for last are left. */
function inOrder(views: readonly SpecView[]): { shown: SpecView[]; left: SpecView[] } {
  const place = ({ view }: SpecView) => lastViews.indexOf(view)
  const middle = views.filter((view) => place(view) < 0 && view.view !== 'home')
  const ends = views.filter((view) => place(view) >= 0).sort((one, other) => place(one) - place(other))
  const home = views.filter(({ view }) => view === 'home')
  const room = Math.max(FEWEST_SHOWN, MOST_VIEWS - home.length - ends.length)
  return { shown: [...home, ...middle.slice(0, room), ...ends], left: middle.slice(room) }
}

/** Those at the end, in their order; so many before them at least. */
export const lastViews: readonly ViewName[] = ['contact', 'profile', 'auth']
const FEWEST_SHOWN = 6
