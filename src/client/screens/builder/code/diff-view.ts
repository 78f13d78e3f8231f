import { unifiedMergeView } from '@codemirror/merge'
import type { Extension } from '@codemirror/state'
import { mergeLooks } from '../compare/merge-looks.ts'

/** What was typed since a text, in the editor itself; each change can be taken back. */
export function diffView(original: string): Extension {
  return [
    unifiedMergeView({
      original,
      syntaxHighlightDeletions: false,
      mergeControls: (type, action) => (type === 'reject' ? takeBackButton(action) : document.createElement('span')),
      collapseUnchanged: { margin: 3, minSize: 6 },
    }),
    mergeLooks,
  ]
}

function takeBackButton(action: (event: MouseEvent) => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'cm-takeBack'
  button.textContent = 'Take back'
  // The editor keeps its selection.
  button.addEventListener('mousedown', (event) => event.preventDefault())
  button.addEventListener('click', action)
  return button
}
