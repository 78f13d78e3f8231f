import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDirectEdit } from '#design/direct-edits/apply.ts'
import { copyOperations } from '#design/direct-edits/copy.ts'
import { orderOperations } from '#design/direct-edits/order.ts'
import { wordsOperations } from '#design/direct-edits/words.ts'
import { openDocument } from '#design/document.ts'
import { idsAfter, type KnownPage } from '#design/rebase/element-ids.ts'
import { splicesBetween } from '#design/rebase/splices.ts'
import { textMark } from '#design/text-mark.ts'
import type { Operation, PageDocument } from '#design/types.ts'
import type { LiveChanges } from '#api/realtime.ts'
import { runs, seed } from '#test/support/draw.ts'
import { sharedPage } from '#test/support/edits-at-once/shared-page.ts'
import { emptyBuilder, reduce } from '../builder/builder.ts'
import { shownPage } from '../builder/known.ts'
import type { BuilderState } from '../builder/types.ts'
import { carriedStep, draftFrom, type OtherDraft, storedGround } from './other-drafts.ts'
import { broughtUp, type OwnChanges, ownChangesOf } from './own-changes.ts'

const page = 'Home'
const names = ['ada', 'bo', 'cy']

/** One person's window, and what the others have told that it has not heard yet. */
type Window = {
  name: string
  builder: BuilderState
  own: OwnChanges | null
  drafts: Map<string, OtherDraft>
  unheard: { from: string; changes: LiveChanges | null }[]
  steps: { before: KnownPage; after: KnownPage; words: string | null }[]
  /** what this person has typed, and nobody has taken back or written over knowingly */
  typed: Set<string>
}

const openWindow = (name: string): Window => ({
  name,
  builder: { ...emptyBuilder(), pages: [{ name: page, html: sharedPage, version: 'one' }] },
  own: null,
  drafts: new Map(),
  unheard: [],
  steps: [],
  typed: new Set(),
})

/** Brings a window up to what others change. */
function settle(window: Window) {
  if (window.builder.directEdits[page] !== undefined && !window.builder.grounds[page])
    window.builder = reduce(window.builder, { type: 'grounded', page, ground: storedGround(window.builder, page) })
  window.own = ownChangesOf(window.builder, page, window.own)
  const now = broughtUp(window.builder, page, window.own, window.drafts.values())
  if (typeof now === 'string') return expect(now).toBe('same')
  window.builder = reduce(window.builder, { type: 'grounded', page, ground: now.ground, own: now.own?.shown ?? null })
  window.own = now.own
}

function tell(window: Window, windows: readonly Window[]) {
  const part = window.own?.part
  const changes = part && {
    base: 'one',
    splices: splicesBetween(sharedPage, part.html),
    mark: textMark(part.html),
    stored: null,
    ids: part.ids,
  }
  for (const other of windows) if (other !== window) other.unheard.push({ from: window.name, changes: changes ?? null })
}

function hear(window: Window) {
  const next = window.unheard.shift()
  if (!next) return
  const draft = next.changes && draftFrom(window.builder, page, next.changes)
  expect(draft === null, `${window.name} knows what ${next.from} tells`).toBe(next.changes === null)
  if (draft) window.drafts.set(next.from, draft)
  else window.drafts.delete(next.from)
  settle(window)
}

const acts = {
  words: (document: PageDocument, key: string, words: string) => wordsOperations(document, key, [words]),
  copy: copyOperations,
  down: (document: PageDocument, key: string) => orderOperations(document, key, 1),
  remove: (_: PageDocument, key: string): Operation[] => [{ do: 'remove', k: key }],
}
type Act = keyof typeof acts
type Step = { who: number; what: Act | 'undo' | 'hear'; where: number }

/** What a step makes of the page that is shown; null when it cannot be done there. */
function made(window: Window, what: Act, where: number, words: string): KnownPage | null {
  const shown = shownPage(window.builder, page)
  const document = openDocument(shown.html)
  const elements = [...document.elements.values()].filter(({ tag }) => ['h1', 'p', 'li', 'a'].includes(tag))
  const one = elements[where % elements.length]
  if (!one || (what === 'remove' && elements.length < 10)) return null
  const edited = applyDirectEdit(document, acts[what](document, one.key, words) ?? [])
  if (!edited.ok) return null
  const before = shown.html.slice(one.start, one.end)
  if (what === 'words' || what === 'remove')
    for (const typed of window.typed) if (before.includes(`>${typed}<`)) window.typed.delete(typed)
  return { html: edited.document.html, ids: idsAfter(document, shown.ids, edited.document, words) }
}

function edit(window: Window, what: Act | 'undo', where: number, words: string) {
  const before = shownPage(window.builder, page)
  const undone = what === 'undo' ? window.steps.pop() : undefined
  if (undone?.words) window.typed.delete(undone.words)
  const isWords = what === 'words'
  const after =
    what === 'undo' ? undone && carriedStep(undone.after, undone.before, before) : made(window, what, where, words)
  if (!after) return
  window.builder = reduce(window.builder, { type: 'directly-edited', page, ...after })
  if (!undone) window.steps.push({ before, after, words: isWords ? words : null })
  if (isWords) window.typed.add(words)
  settle(window)
}

const steps = fc.array(
  fc.record<Step>({
    who: fc.nat(names.length - 1),
    what: fc.constantFrom('hear', 'hear', 'hear', 'words', 'words', 'copy', 'remove', 'down', 'undo'),
    where: fc.nat(40),
  }),
  { minLength: runs(60, 150), maxLength: runs(60, 150) },
)

test('what somebody types is in the part of one of them until they take it back or write over it, in whatever order they hear of it', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const windows = names.map(openWindow)
      for (const [at, step] of all.entries()) {
        const window = windows[step.who] as Window
        if (step.what === 'hear') hear(window)
        else {
          edit(window, step.what, step.where, `${window.name}${at}`)
          tell(window, windows)
        }
        const held = windows.map(({ own }) => own?.part.html ?? '').join('')
        for (const { name, typed } of windows)
          for (const words of typed) expect(held, `step ${at}: ${words} of ${name}`).toContain(`>${words}<`)
      }
    }),
    { numRuns: runs(4, 60), seed, endOnFailure: true },
  )
})

test('two who type the same words at once both keep them', () => {
  const windows = ['ada', 'bo'].map(openWindow)
  for (const window of windows) {
    edit(window, 'words', 0, 'Sale')
    tell(window, windows)
  }
  for (const window of windows) hear(window)
  for (const { own, builder } of windows) {
    expect(own?.part.html).toContain('>Sale<')
    expect(builder.directEdits[page]).toContain('>Sale<')
  }
})
