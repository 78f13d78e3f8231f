import { html } from '@codemirror/lang-html'
import { json } from '@codemirror/lang-json'
import { forceParsing } from '@codemirror/language'
import { Compartment, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, lineNumbers } from '@codemirror/view'
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react'
import type { Mode } from '#client/state/session/types.ts'
import { changedMarks } from './changed-marks.ts'
import type { LineRange } from './changed-lines.ts'
import { codeLooks } from './code-looks.ts'
import { placeAt } from './place.ts'
import { textChange } from './text-change.ts'

export type CodeHandle = { /** brings this offset of the text to the top */ jump(offset: number): void }

export type CodeProps = {
  ref?: Ref<CodeHandle>
  text: string
  format: Mode
  changed: LineRange[]
  isStreaming: boolean
  /** the elements around the first line in view, from the outside in */
  onPlace: (parts: string[]) => void
  /** the part of the text in view, from 0 to 1 */
  onView: (view: { top: number; height: number }) => void
}

/** So close to the end counts as being there, in pixels. */
const nearEnd = 60

/** Code is not shown before it has its colours, as long as they take no longer than this, in milliseconds. */
const coloursWithinMs = 100

/** Loaded when the code is first shown. */
export default function CodeView({ ref, text, format, changed, isStreaming, onPlace, onView }: CodeProps) {
  const view = useRef<EditorView | null>(null)
  const language = useRef(new Compartment())
  const marks = useRef(new Compartment())

  const mount = useCallback(
    (parent: HTMLElement | null) => {
      if (!parent) return undefined
      const editor = new EditorView({
        parent,
        state: EditorState.create({
          extensions: [
            lineNumbers(),
            highlightSpecialChars(),
            drawSelection(),
            EditorState.readOnly.of(true),
            EditorView.contentAttributes.of({ 'aria-label': 'Source code', tabindex: '0' }),
            codeLooks,
            language.current.of([]),
            marks.current.of([]),
          ],
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
    [onPlace, onView],
  )

  useEffect(() => {
    view.current?.dispatch({ effects: language.current.reconfigure(format === 'html' ? html() : json()) })
  }, [format])

  useEffect(() => {
    const editor = view.current
    const change = editor && textChange(editor.state.doc.toString(), text)
    if (!editor || !change) return
    const { scrollTop, scrollHeight, clientHeight } = editor.scrollDOM
    const isAtEnd = isStreaming && scrollHeight - scrollTop - clientHeight < nearEnd
    editor.dispatch({
      changes: change,
      effects: isAtEnd ? EditorView.scrollIntoView(change.from + change.insert.length, { y: 'end' }) : [],
    })
    if (!isStreaming) forceParsing(editor, editor.viewport.to, coloursWithinMs)
  }, [text, isStreaming])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    editor.dispatch({ effects: marks.current.reconfigure(changedMarks(editor.state, changed)) })
    const first = changed[0]
    if (!first || first.from > editor.state.doc.lines) return
    editor.dispatch({
      effects: EditorView.scrollIntoView(editor.state.doc.line(first.from).from, { y: 'start', yMargin: 8 }),
    })
  }, [changed])

  useImperativeHandle(ref, () => ({
    jump(offset) {
      const editor = view.current
      if (editor)
        editor.dispatch({
          effects: EditorView.scrollIntoView(Math.min(offset, editor.state.doc.length), { y: 'start' }),
        })
    },
  }))

  return <div ref={mount} className="absolute inset-y-0 right-11 left-0 overflow-hidden max-md:right-5" />
}
