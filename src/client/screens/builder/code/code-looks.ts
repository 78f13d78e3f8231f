import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { panelLooks } from './panel-looks.ts'

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket, tags.propertyName, tags.keyword], color: 'var(--code-tag)' },
  { tag: [tags.attributeName, tags.number, tags.bool, tags.null], color: 'var(--code-name)' },
  { tag: [tags.attributeValue, tags.string], color: 'var(--code-text)' },
  {
    tag: [tags.comment, tags.processingInstruction, tags.documentMeta],
    color: 'var(--code-note)',
    fontStyle: 'italic',
  },
])

const frame = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '21px', overscrollBehavior: 'contain' },
  '.cm-content': { padding: '8px 12px 24px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0 0 8px' },
  '.cm-gutters': { backgroundColor: 'var(--panel)', color: 'var(--ink-3)', border: 'none', paddingLeft: '3px' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '44px', padding: '0 12px 0 0', fontVariantNumeric: 'tabular-nums' },
  '.cm-changed': {
    backgroundColor: 'color-mix(in oklch, var(--accent-soft) 45%, transparent)',
    boxShadow: 'inset 3px 0 0 var(--accent)',
  },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--accent-soft) !important' },
})

/** How code looks, in the colours of the theme that is on. */
export const codeLooks: Extension = [frame, panelLooks, syntaxHighlighting(colours)]
