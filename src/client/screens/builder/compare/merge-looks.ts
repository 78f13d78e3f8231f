import { EditorView } from '@codemirror/view'

const soft = (colour: string, part: number) => `color-mix(in oklch, var(--${colour}) ${part}%, transparent)`

/** How a difference looks: what went in red, what came in green, both with a bar in the gutter. */
export const mergeLooks = EditorView.theme({
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': { backgroundColor: soft('danger', 9) },
  '&.cm-merge-b .cm-changedLine': { backgroundColor: soft('ok', 10) },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: soft('danger', 16),
    borderRadius: '3px',
  },
  '&.cm-merge-b .cm-changedText, & .cm-changedText': {
    background: soft('ok', 18),
    borderRadius: '3px',
  },
  '&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter': { background: 'var(--danger)' },
  '&.cm-merge-b .cm-changedLineGutter, .cm-changedLineGutter': { background: 'var(--ok)' },
  '.cm-changeGutter': { width: '3px', paddingLeft: '0' },
  '.cm-deletedChunk': { paddingLeft: '8px' },
  '.cm-collapsedLines': {
    padding: '4px 12px',
    color: 'var(--ink-2)',
    background: 'var(--panel-2)',
    fontFamily: 'var(--font-sans)',
    fontSize: '12px',
    cursor: 'pointer',
  },
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: 'none' },
  '.cm-collapsedLines:hover': { color: 'var(--ink)' },
})
