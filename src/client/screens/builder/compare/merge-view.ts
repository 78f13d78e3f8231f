import { MergeView, unifiedMergeView } from '@codemirror/merge'
import { html } from '@codemirror/lang-html'
import { EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, lineNumbers } from '@codemirror/view'
import { codeLooks } from '../code/code-looks.ts'
import { mergeLooks } from './merge-looks.ts'

export type MergeHandle = { /** the editor of the newer page */ editor: EditorView; destroy: () => void }

type Wanted = {
  before: string
  after: string
  /** two columns, else one */
  isSplit: boolean
  labels: { before: string; after: string }
  /** long runs of what is the same are folded away */
  isFolded: boolean
}

/** So many unchanged lines stay around a change; longer runs are folded. */
const collapseUnchanged = { margin: 3, minSize: 6 }

/** Past this the differences inside a line are only told roughly, so that a page that was written anew opens at once. */
const diffConfig = { scanLimit: 500, timeout: 60 }

/** Shows two texts and what differs between them, read-only. */
export function mergeView(parent: HTMLElement, { before, after, isSplit, labels, isFolded }: Wanted): MergeHandle {
  const shared = { ...(isFolded ? { collapseUnchanged } : {}), diffConfig, gutter: true, highlightChanges: true }
  if (!isSplit) {
    const extensions = [...look(labels.after), unifiedMergeView({ ...shared, original: before, mergeControls: false })]
    const editor = new EditorView({ parent, doc: after, extensions })
    return { editor, destroy: () => editor.destroy() }
  }
  const view = new MergeView({
    ...shared,
    parent,
    a: { doc: before, extensions: look(labels.before) },
    b: { doc: after, extensions: look(labels.after) },
  })
  return { editor: view.b, destroy: () => view.destroy() }
}

function look(label: string): Extension[] {
  return [
    lineNumbers(),
    highlightSpecialChars(),
    drawSelection(),
    EditorView.lineWrapping,
    EditorState.readOnly.of(true),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    html(),
    codeLooks,
    mergeLooks,
  ]
}
