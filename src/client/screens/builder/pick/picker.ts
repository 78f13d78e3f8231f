import { createStore } from 'zustand/vanilla'
import { applyDirectEdit } from '#design/direct-edits/apply.ts'
import { copyOperations } from '#design/direct-edits/copy.ts'
import { hideOperations } from '#design/direct-edits/hide.ts'
import { besideOf, orderOperations } from '#design/direct-edits/order.ts'
import { crumbsOf, excerptOf, nameOf, pickAt, type PickStep, stepFrom } from '#design/direct-edits/pick.ts'
import { hasOwnWords, wordsOperations } from '#design/direct-edits/words.ts'
import { openDocument } from '#design/document.ts'
import { idsAfter } from '#design/rebase/element-ids.ts'
import type { Key, Operation, PageDocument } from '#design/types.ts'
import { elementPath, keyAt } from '#client/parts/preview/element-path.ts'
import type { PickMessage } from '#client/parts/preview/preview-state.ts'
import type { PreviewHandle } from '#client/parts/preview/preview.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { copyText } from '#client/ui/copy-text.ts'
import { withShift } from '#client/ui/keys.ts'
import { showToast } from '#client/ui/toaster.tsx'
import type { Editor } from '#client/state/editor/editor.ts'
import { shownPage } from '#client/state/builder/known.ts'
import { shownHtml } from '#client/state/builder/pages.ts'
import type { DirectEdits } from './direct-edits.ts'
import { nothingPicked, type PickEvent, reducePicks } from './pick-state.ts'

export type PickerDeps = { directEdits: DirectEdits; editor: Editor; page: string }

/** What the picker reaches once it is on the screen. */
type Surroundings = {
  canvas: () => PreviewHandle | null
  /** a key that was pressed in the frame */
  press: (key: string) => void
}

/** So many states of a page a frame may be behind. */
const mostStates = 8

/** The keyboard goes to the tools of what is picked. */
function toTools() {
  window.document.querySelector<HTMLElement>('[data-pick-tools] [role=toolbar] button')?.focus()
}

export type Picker = ReturnType<typeof createPicker>

/**
 * What presses mean while elements of a page are picked, and what is done with them; keys belong to the actions that
 * call it. What is picked is a state with a reducer (`pick-state.ts`); here is what that has for effects.
 */
export function createPicker({ directEdits, editor, page }: PickerDeps) {
  const state = createStore(() => nothingPicked)
  const dispatch = (event: PickEvent) => state.setState(reducePicks(state.getState(), event))
  let around: Surroundings | null = null
  /** the page as it was lately, the newest last */
  let states: readonly PageDocument[] = []

  /** The page as a document; elements keep their keys from one state to the next. */
  function document(): PageDocument {
    const now = shownHtml(editor.store.get(), page)
    const known = states.at(-1)
    return known?.html === now ? known : become(openDocument(now, known))
  }

  function become(next: PageDocument): PageDocument {
    states = [...states, next].slice(-mostStates)
    return next
  }

  /** the page as the frame shows it, where others may have changed it since: the places that it names are of this one */
  let drawn = document()

  const canvas = () => around?.canvas()
  const pathOf = (key: Key) => elementPath(drawn, key)

  /** The element at a place of the frame; null when it is gone by now. */
  function heardAt(path: string): Key | null {
    const key = keyAt(drawn, path)
    return key !== null && document().elements.has(key) ? key : null
  }

  function mark() {
    const path = (key: Key | null) => (key === null ? null : pathOf(key))
    const { hovered, picked } = state.getState()
    canvas()?.outline(path(hovered), path(picked))
  }

  function pick(key: Key | null) {
    dispatch({ type: 'picked', key })
    mark()
    const element = key === null ? undefined : document().elements.get(key)
    if (!element) return
    const says = hasOwnWords(document(), element.key) ? `, ${excerptOf(document(), element.key)}` : ''
    announce(`${nameOf(document(), element)}${says}, selected`)
  }

  /** Carries out what a tool does; a reason against it is told. `next` is picked then. */
  function run(operations: readonly Operation[], label: string, next?: Key | null): boolean {
    const edit = applyDirectEdit(document(), operations)
    if (!edit.ok) {
      showToast({ title: 'This was not changed', description: edit.message, variant: 'info' })
      return false
    }
    const before = document()
    become(edit.document)
    const { ids } = shownPage(editor.store.get(), page)
    const origin = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
    const after = idsAfter(before, ids, edit.document, origin)
    if (!directEdits.change(page, edit.document.html, label, after)) {
      become(before)
      return false
    }
    canvas()?.show(edit.document.html)
    const key = next === undefined ? state.getState().picked : next
    dispatch({ type: 'changed', key: key !== null && edit.document.elements.has(key) ? key : null })
    return true
  }

  function write(key: Key | null) {
    if (key === null || !hasOwnWords(document(), key)) return toTools()
    const path = pathOf(key)
    if (path === null) return
    canvas()?.focus()
    canvas()?.write(path)
  }

  function written({ path, texts, kept }: Extract<PickMessage, { type: 'written' }>) {
    dispatch({ type: 'written' })
    if (!kept) return
    const key = heardAt(path)
    const operations = key === null ? null : wordsOperations(document(), key, texts)
    if (operations === null) return tellNotTaken(texts)
    if (operations.length > 0 && !run(operations, 'Text changed')) redraw()
  }

  /** The place of the words is gone or has become another one: they are not lost without a word. */
  function tellNotTaken(texts: readonly string[]) {
    const words = texts.join(' ').trim()
    const said = words.length > 200 ? `${words.slice(0, 200)}…` : words
    showToast({
      title: 'Your words were not kept',
      description: `This place was changed at the same time. You wrote: “${said}”`,
      variant: 'info',
      action: { label: 'Copy', run: () => void copyText(words) },
    })
    redraw()
  }

  /** The frame shows what was typed and not taken: the page is drawn as it is. */
  function redraw() {
    canvas()?.reload('on')
  }

  /** Where the element went, with the way back at hand. */
  function tellDeleted(name: string) {
    async function bringBack() {
      await editor.undoHand(page)
      canvas()?.show(shownHtml(editor.store.get(), page))
    }
    showToast({
      title: `${name} deleted`,
      description: 'It is no longer on this page.',
      variant: 'default',
      action: { label: 'Undo', run: () => void bringBack() },
    })
  }

  function remove() {
    const { picked } = state.getState()
    if (picked === null || picked === 'body') return
    const next = besideOf(document(), picked, 1) ?? besideOf(document(), picked, -1)
    const parent = document().elements.get(picked)?.parent ?? null
    const element = document().elements.get(picked)
    const name = element ? nameOf(document(), element) : 'Element'
    if (run([{ do: 'remove', k: picked }], `${name} deleted`, next?.key ?? (parent === 'body' ? null : parent)))
      tellDeleted(name)
  }

  return {
    state,
    attach(surroundings: Surroundings) {
      around = surroundings
    },
    document,
    pick,
    run,
    toTools,
    /** Picks an element beside, around or inside the one that is picked. */
    walk(direction: PickStep) {
      const to = stepFrom(document(), state.getState().picked, direction)
      if (to === null) announce('Nothing further this way.')
      else pick(to)
    },
    /** The words of what is picked are typed over; without any, its tools come; with nothing picked, the first element is. */
    type() {
      const { picked } = state.getState()
      if (picked === null) pick(stepFrom(document(), null, 'in'))
      else write(picked)
    },
    /** Why what is picked cannot be changed. */
    changeReason: () => (state.getState().picked === null ? 'Pick an element first.' : null),
    /** Why what is picked cannot change places. */
    moveReason(direction: 1 | -1) {
      const { picked } = state.getState()
      if (picked === null) return 'Pick an element first.'
      if (besideOf(document(), picked, direction)) return null
      return direction === 1 ? 'It is the last here.' : 'It is the first here.'
    },
    move(direction: 1 | -1) {
      const { picked } = state.getState()
      if (picked) run(orderOperations(document(), picked, direction), direction === 1 ? 'Moved down' : 'Moved up')
    },
    duplicate() {
      const { picked } = state.getState()
      if (!picked || !run(copyOperations(document(), picked), 'Duplicated')) return
      pick(besideOf(document(), picked, 1)?.key ?? picked)
    },
    hide() {
      const { picked } = state.getState()
      if (picked) run(hideOperations(picked), 'Hidden', null)
    },
    remove,
    /** The frame has drawn the page anew: places may have changed. */
    drawn(html: string) {
      drawn = states.findLast((one) => one.html === html) ?? openDocument(html, document())
      mark()
    },
    /** Puts the picked element into the next message. */
    ask() {
      const { picked } = state.getState()
      if (picked === null) return
      const way = crumbsOf(document(), picked).map(({ label }) => label)
      directEdits.ask({
        page,
        key: picked,
        document: document(),
        place: (way.length > 2 ? [way[0], way.at(-1)] : way).join(' › '),
        says: excerptOf(document(), picked),
      })
    },
    hear(message: PickMessage) {
      switch (message.type) {
        case 'hover': {
          const { picked } = state.getState()
          const at = message.path === null ? null : heardAt(message.path)
          const meant = at === null ? null : pickAt(document(), at, picked)
          dispatch({ type: 'hovered', key: meant === 'body' ? null : meant })
          return mark()
        }
        case 'pick': {
          const at = heardAt(message.path)
          const meant = at === null ? null : pickAt(document(), at, message.deep ? null : state.getState().picked)
          if (message.deep) return write(meant)
          return pick(meant === 'body' ? null : meant)
        }
        case 'picked': {
          const { left, top, width, height, looks } = message
          return dispatch({ type: 'measured', box: { left, top, width, height }, looks })
        }
        case 'key':
          return around?.press(withShift(message.key, message.shift))
        case 'writing':
          // the tool that was pressed is gone by now; what is typed belongs to the words
          canvas()?.focus()
          directEdits.write(true)
          return dispatch({ type: 'writing' })
        case 'written':
          written(message)
          return directEdits.write(false)
      }
    },
  }
}
