import { type EditorState, type Extension, RangeSet } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'
import type { LineRange } from './changed-lines.ts'

const mark = Decoration.line({ class: 'cm-changed' })

/** Marks these lines; lines beyond the end of the text are left out. */
export function changedMarks(state: EditorState, changed: LineRange[]): Extension {
  const starts: number[] = []
  for (const { from, to } of changed)
    for (let line = from; line <= Math.min(to, state.doc.lines); line++) starts.push(state.doc.line(line).from)
  return EditorView.decorations.of(RangeSet.of(starts.map((at) => mark.range(at))))
}
