import type { Key } from '#design/types.ts'
import type { Mode } from '#rules/turns.ts'
import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import { toTree } from '#design/tree.ts'
import type { ComposedPage } from '../composer/types.ts'
import type { EngineEvent, GenerationRequest } from '../types.ts'
import { applyChange } from './change.ts'
import { unseenWords, withTheirColours } from './palette.ts'
import { beat, piecesOf } from './pace.ts'
import { wantsPhoto } from './photo-wish.ts'
import { isMeantPart, placePhotos } from './place-photos.ts'
import { reportPartial } from './partial.ts'
import { emitParagraph, emitStage, finishTurn, resetPage, writePage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'
import { wantsNewPage } from './wants-new-page.ts'
import { writingLabel } from './words.ts'

/** What the built-in designer made, before it is kept. `understood`: it did something. */
export type DesignerWork = { understood: boolean; reply: string; suggestions: string[]; meant?: Key[] }

/** A turn of the built-in designer: a page in its sections, or the operations of an edit. */
export async function* designerTurn(turn: Turn): TurnEvents {
  const { reply, suggestions, meant = [] } = yield* designerWork(turn)
  yield emitParagraph(turn, reply)
  const unseen = unseenWords(turn.request, 'The built-in designer', turn.html)
  if (unseen !== null) yield emitParagraph(turn, unseen)
  yield* reportPartial(turn)
  if (suggestions.length > 0) yield { type: 'suggestions', prompts: suggestions, meant }
  return yield* finishTurn(turn, 'stored', treeFor(turn.request.mode, turn.html))
}

/** The designer's page or changes as events, without the answer to the person and without the version. */
export async function* designerWork(turn: Turn, begin = 'Reading the request'): TurnEvents<DesignerWork> {
  turn.signal.throwIfAborted()
  yield emitStage('reading', begin)
  return yield* wantsNewPage(turn.request) ? composedPage(turn) : designerEdit(turn)
}

export const treeFor = (mode: Mode, html: string) => (mode === 'json' ? toTree(html) : null)

async function* composedPage(turn: Turn): TurnEvents<DesignerWork> {
  const made = turn.designer.compose(withTheirColours(turn.request))
  const { reply, suggestions } = made
  const parts = withPhotos(turn.request, made.parts)
  yield* resetPage(turn)
  const isEnglish = made.brief.language === 'en'
  const sections = parts.map(({ id, label }) => ({ id, label }))
  yield emitStage('planning', `Planning ${sections.length} ${sections.length === 1 ? 'section' : 'sections'}`)
  yield { type: 'plan', sections }

  // the head with the first visible section comes at once, the rest in beats over the whole pace
  const later = parts.slice(2).reduce((length, { html }) => length + html.length, 0)
  const size = turn.pace === 0 ? Number.MAX_SAFE_INTEGER : Math.max(64, Math.ceil((later * beat) / turn.pace))
  const known = turn.request.written?.length ?? 0
  for (const [index, { id, label, html }] of parts.entries()) {
    yield emitStage('writing', id === 'hero' ? writingLabel(id) : writingLabel(label, isEnglish))
    if (index < 2) {
      yield writePage(turn, html)
      continue
    }
    for (const piece of piecesOf(html, size)) {
      if (turn.pace > 0 && turn.html.length >= known) await turn.pause(beat, turn.signal)
      yield writePage(turn, piece)
    }
  }
  yield emitStage('checking', 'Checking…')
  return { understood: true, reply, suggestions }
}

async function* designerEdit(turn: Turn): TurnEvents<DesignerWork> {
  const { operations, reply, suggestions, meant = [] } = turn.designer.edit(withTheirColours(turn.request))
  if (operations.length > 0)
    yield emitStage('writing', operations.length === 1 ? 'Making the change' : `Making ${operations.length} changes`)
  for (const [index, operation] of operations.entries()) {
    // a theme changes at once: half of it may be unreadable
    const alone = operation.do !== 'token' || operations[index - 1]?.do !== 'token'
    if (turn.pace > 0 && alone) await turn.pause(beat, turn.signal)
    yield* applyChange(turn, operation, '')
  }
  const photos = yield* placedPhotos(turn)
  if (operations.length > 0) yield emitStage('checking', 'Checking…')
  // what was not understood without the picture was about the picture
  if (photos !== null && operations.length === 0) return { understood: true, reply: photos, suggestions: [] }
  return { understood: turn.applied > 0, reply: photos === null ? reply : `${reply} ${photos}`, suggestions, meant }
}

/** Puts the pictures of the request on the page that is there, where that was asked; what was done, in words. */
function* placedPhotos(turn: Turn): Generator<EngineEvent, string | null> {
  const { request, document } = turn
  const { pictures = [], prompt } = request
  if (document === null || !wantsPhoto(request)) return null
  const targets = turn.targets.filter((key) => document.elements.has(key))
  const placed = placePhotos(document, { prompt, pictures, targets })
  const before = turn.applied
  for (const operation of placed?.operations ?? []) yield* applyChange(turn, operation, '')
  if (placed === null || turn.applied === before) return null
  return `Put your ${pictures.length === 1 ? 'picture' : `${pictures.length} pictures`} ${placed.place}.`
}

/** The parts of a new page with the pictures of the request in the one that is meant, where that was asked. */
function withPhotos(request: GenerationRequest, parts: ComposedPage['parts']): ComposedPage['parts'] {
  const { pictures = [], prompt } = request
  if (!wantsPhoto(request)) return parts
  const meant = parts.find(({ id }) => isMeantPart(id, prompt)) ?? parts.find(({ id }) => id === 'hero') ?? parts[1]
  return parts.map((part) => {
    if (part !== meant) return part
    const document = openDocument(part.html)
    const placed = placePhotos(document, { prompt: '', pictures, targets: [] })
    return placed ? { ...part, html: applyScript(document, placed.operations).document.html } : part
  })
}
