import { html } from '@codemirror/lang-html'
import { json } from '@codemirror/lang-json'
import { forceParsing } from '@codemirror/language'
import { openSearchPanel } from '@codemirror/search'
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type Ref, type RefObject, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Mode } from '#rules/turns.ts'
import type { CodeProblem } from '#design/code-problems.ts'
import { changedMarks } from './changed-marks.ts'
import type { LineRange } from './changed-lines.ts'
import { codeExtensions, fromOutside } from './code-extensions.ts'
import { showProblems } from './code-problems.ts'
import { diffView } from './diff-view.ts'
import { placeAt } from './place.ts'
import { textChange } from './text-change.ts'

export type CodeHandle = {
  /** brings this offset of the text to the top */
  jump(offset: number): void
  /** puts the cursor there and the line into view */
  goTo(offset: number): void
  find(): void
  /** puts another text in, as if it was typed: it can be undone */
  type(text: string): void
}

export type CodeProps = {
  ref?: Ref<CodeHandle>
  text: string
  /** whether a text was typed here: what is typed since may be further than that */
  isOwn: (text: string) => boolean
  format: Mode
  changed: LineRange[]
  problems: readonly CodeProblem[]
  isStreaming: boolean
  canEdit: boolean
  wraps: boolean
  /** shows what was typed since this text; null shows the code alone */
  since: string | null
  onType: (text: string) => void
  /** what is typed is kept now */
  onKeep: () => void
  /** the elements around the first line in view, from the outside in */
  onPlace: (parts: string[]) => void
  /** the part of the text in view, from 0 to 1 */
  onView: (view: { top: number; height: number }) => void
}

/** So close to the end counts as being there, in pixels. */
const nearEnd = 60

/** Code is not shown before it has its colours, as long as they take no longer than this, in milliseconds. */
const coloursWithinMs = 100

/** What of the editor depends on what is shown. */
const createSlots = () => ({
  language: new Compartment(),
  access: new Compartment(),
  wrap: new Compartment(),
  diff: new Compartment(),
  marks: new Compartment(),
})

/** Loaded when the code is first shown. */
export default function CodeView(props: CodeProps) {
  const { ref, text, isOwn, format, changed, problems, isStreaming, canEdit, wraps, since } = props
  const { onType, onKeep, onPlace, onView } = props
  const view = useRef<EditorView | null>(null)
  const [slots] = useState(createSlots)

  const mount = useCallback(
    (parent: HTMLElement | null) => {
      if (!parent) return undefined
      const editor = new EditorView({
        parent,
        state: EditorState.create({
          extensions: [codeExtensions(onType, onKeep), Object.values(slots).map((slot) => slot.of([]))],
        }),
      })
      const report = () => {
        const { scrollTop, scrollHeight, clientHeight } = editor.scrollDOM
        const height = Math.max(1, scrollHeight)
        onView({ top: scrollTop / height, height: Math.min(1, clientHeight / height) })
        onPlace(placeAt(editor.state, editor.lineBlockAtHeight(scrollTop).from))
      }
      editor.scrollDOM.addEventListener('scroll', report, { passive: true })
      const observer = new ResizeObserver(report)
      observer.observe(editor.contentDOM)
      view.current = editor
      return () => {
        observer.disconnect()
        editor.destroy()
        view.current = null
      }
    },
    [slots, onType, onKeep, onPlace, onView],
  )

  useExtension(
    view,
    slots.language,
    useMemo(() => (format === 'html' ? html() : json()), [format]),
  )
  useExtension(
    view,
    slots.access,
    useMemo(() => EditorState.readOnly.of(!canEdit), [canEdit]),
  )
  useExtension(view, slots.wrap, wraps ? EditorView.lineWrapping : nothing)

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    if (isOwn(text)) return
    const change = textChange(editor.state.doc.toString(), text)
    if (!change) return
    const { scrollTop, scrollHeight, clientHeight } = editor.scrollDOM
    const isAtEnd = isStreaming && scrollHeight - scrollTop - clientHeight < nearEnd
    editor.dispatch({
      changes: change,
      annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
      effects: isAtEnd ? EditorView.scrollIntoView(change.from + change.insert.length, { y: 'end' }) : [],
    })
    if (!isStreaming) forceParsing(editor, editor.viewport.to, coloursWithinMs)
  }, [text, isOwn, isStreaming])

  useExtension(
    view,
    slots.diff,
    useMemo(() => (since === null ? nothing : diffView(since)), [since]),
  )

  useEffect(() => {
    const editor = view.current
    if (editor) editor.dispatch(showProblems(editor.state, problems))
  }, [problems])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    editor.dispatch({ effects: slots.marks.reconfigure(changedMarks(editor.state, changed)) })
    const first = changed[0]
    if (!first || first.from > editor.state.doc.lines || editor.hasFocus) return
    editor.dispatch({
      effects: EditorView.scrollIntoView(editor.state.doc.line(first.from).from, { y: 'start', yMargin: 8 }),
    })
  }, [changed, slots])

  useImperativeHandle(ref, () => ({
    jump: (offset) => view.current && scrollTo(view.current, offset),
    goTo(offset) {
      const editor = view.current
      if (!editor) return
      const at = Math.min(offset, editor.state.doc.length)
      editor.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
      editor.focus()
    },
    find: () => view.current && openSearchPanel(view.current),
    type(typed) {
      const editor = view.current
      const change = editor && textChange(editor.state.doc.toString(), typed)
      if (change) editor.dispatch({ changes: change, userEvent: 'input' })
    },
  }))

  return <div ref={mount} className="absolute inset-y-0 right-11 left-0 overflow-hidden max-md:right-5" />
}

const nothing: Extension = []

function useExtension(view: RefObject<EditorView | null>, slot: Compartment, extension: Extension): void {
  useEffect(() => {
    view.current?.dispatch({ effects: slot.reconfigure(extension) })
  }, [view, slot, extension])
}

function scrollTo(editor: EditorView, offset: number): void {
  const at = Math.min(offset, editor.state.doc.length)
  editor.dispatch({ effects: EditorView.scrollIntoView(at, { y: 'start' }) })
}
