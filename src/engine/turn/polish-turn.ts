import { openDocument } from '#design/document.ts'
import { applyOperation } from '#design/operations.ts'
import { openSlots } from '#design/slots.ts'
import { visibleText } from '#design/text.ts'
import type { Key, Operation, PageDocument } from '#design/types.ts'
import { type PolishFix, mostPolishFixes, mostYours, polishWidths, polishWordsMax } from '#rules/polish.ts'
import type { ModelClient } from '../models/types.ts'
import { readAttributes } from '../reader/attributes.ts'
import type { ReplyEvent } from '../reader/events.ts'
import type { EngineEvent } from '../types.ts'
import { type ModelAnswer, readAnswer } from './answer.ts'
import { refuse } from './change.ts'
import { emitLeftOut } from './emit-left-out.ts'
import { askFitted } from './fitted.ts'
import { emitAnswer } from './page-result.ts'
import { reportPartial } from './partial.ts'
import { stopped } from './stopped.ts'
import { troubleWords } from './trouble-words.ts'
import { emitStage, finishTurn, resetPage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'
import { withheld } from './withheld.ts'

const looked = `Looked at the page at ${polishWidths.join(' and ')}.`
const nothingKept = 'Nothing was changed and no credit was spent.'

type Note = Omit<PolishFix, 'key'> & { key: Key }

/** One look of a model at pictures of its page, answered with operations that leave the words as they are. Nobody else steps in. */
export async function* polishTurn(turn: Turn, model: ModelClient | null): TurnEvents {
  if (model === null || turn.document === null) return yield* notPolished(turn, 'There is no model to ask.')
  // where it says only now how much it takes, it is asked once more, with less
  turn.extraCalls = 1
  yield emitStage('thinking', `Looking at ${polishWidths.join(' and ')}`)
  const notes: Note[] = []
  const answer = withNotes(turn, readAnswer(turn), notes)
  const way = { format: 'operations', task: null, again: null } as const
  const asked = yield* askFitted(turn, model, way, answer, 'Mending what it saw')
  if (turn.signal.aborted) return yield* stopped(turn)
  if (asked.filtered) return yield* withheld(turn)
  if (turn.unseenBy !== null) return yield* notPolished(turn, `${turn.unseenBy} takes no pictures.`)
  if (turn.rewritten) return yield* notPolished(turn, 'The model wrote another page instead of changes.')
  if (turn.applied === 0 && asked.error) return yield* notPolished(turn, troubleWords(asked.error))
  if (turn.applied === 0) {
    yield* emitAnswer(turn, answer, `${looked} I would leave it as it is.`)
    yield* reportPartial(turn)
    return { outcome: 'unchanged', maker: turn.maker }
  }
  yield emitStage('checking', 'Checking…')
  yield* emitAnswer(turn, answer, looked)
  yield* reportPartial(turn)
  yield* emitLeftOut(turn)
  return yield* polished(turn, notes)
}

/** A change with what the model says that it saw; one that would change words is refused. */
function withNotes(turn: Turn, answer: ModelAnswer, notes: Note[]): ModelAnswer {
  const { take } = answer
  return Object.assign(answer, {
    *take(event: ReplyEvent): Generator<EngineEvent> {
      if (event.type !== 'operation') return yield* take(event)
      if (turn.document && changesWords(turn, turn.document, event.operation))
        return yield* refuse(
          turn,
          event.source,
          'Words stay as they are.',
          'a change of words was left alone',
          event.operation.k,
        )
      for (const made of take(event)) {
        if (made.type === 'operation')
          notes.push(noteOf(event.source, made.touched[0] ?? event.operation.k, made.label))
        yield made
      }
    },
  })
}

function changesWords(turn: Turn, document: PageDocument, operation: Operation): boolean {
  const meant = 'html' in operation ? { ...operation, html: turn.expand(operation.html) } : operation
  const applied = applyOperation(document, meant)
  return applied.ok && wordsOf(applied.document) !== wordsOf(document)
}

/** The words of a page in any order: what is moved says the same. */
const wordsOf = ({ html }: PageDocument): string => visibleText(html).split(/\s+/).toSorted().join(' ')

const shortened = (words: string): string => words.slice(0, polishWordsMax).toWellFormed()

function noteOf(source: string, key: Key, label: string): Note {
  const given = readAttributes(/^<[^>]*>/.exec(source)?.[0] ?? '')
  const said = (name: string, most: number) => (given.get(name) ?? '').trim().slice(0, most).toWellFormed()
  const width = polishWidths.find((each) => said('at', 20).includes(String(each)))
  const [was, is] = [said('was', 60), said('is', 60)]
  const change = [is, was && `was ${was}`].filter((words) => words !== '').join(', ')
  const line = width === undefined ? change : [`At ${width}`, change].filter((words) => words !== '').join(': ')
  return { title: said('note', 80) || shortened(label), line: line.charAt(0).toUpperCase() + line.slice(1), key }
}

/** The end of a look that changed something: what was seen is told with its place in the page as it is kept. */
async function* polished(turn: Turn, notes: readonly Note[]): TurnEvents {
  const ending = yield* finishTurn(turn, 'stored')
  if (ending.outcome !== 'stored') return ending
  const now = openDocument(turn.html)
  const named = turn.document ? openDocument(turn.html, turn.document) : now
  const keys = new Map([...now.elements.values()].map(({ key, start }) => [start, key]))
  const titles = new Set<string>()
  const mended = notes
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .map((note) => ({ ...note, key: keys.get(named.elements.get(note.key)?.start ?? -1) ?? null }))
  const yours = [...new Set(openSlots(now).map(({ asks }) => shortened(asks)))]
  yield { type: 'polished', mended: mended.slice(0, mostPolishFixes), yours: yours.slice(0, mostYours) }
  return ending
}

/** The page stays as it was, for nothing, and the person reads why. */
export async function* notPolished(turn: Turn, why: string): TurnEvents {
  yield* resetPage(turn)
  yield { type: 'reply', content: `${why} ${nothingKept}` }
  return { outcome: 'unchanged', maker: turn.maker }
}
