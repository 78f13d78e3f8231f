import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { codeLooks } from './code-looks.ts'
import { matchCount } from './match-count.ts'

/** A change that nobody typed: the page went on. */
export const fromOutside = Annotation.define<boolean>()

/** Words of the search that say what they do. */
const phrases = EditorState.phrases.of({
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Pattern',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
  'No diagnostics': 'Nothing to put right',
  Diagnostics: 'What to put right',
})

/**
 * What the editor of code consists of, whatever it shows. Tab goes on to the next control, as everywhere: Mod+] and
 * Mod+[ indent.
 * @param onType hears the whole text after each change by the person
 */
export function codeExtensions(onType: (text: string) => void, onKeep: () => void): Extension {
  return [
    lineNumbers(),
    lintGutter(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    highlightSelectionMatches(),
    search({ top: true }),
    matchCount(),
    phrases,
    keymap.of([
      { key: 'Mod-s', preventDefault: true, run: () => (onKeep(), true) },
      ...searchKeymap,
      ...historyKeymap,
      ...lintKeymap,
      ...defaultKeymap,
    ]),
    EditorView.contentAttributes.of({ 'aria-label': 'Source code', tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, transactions, state }) => {
      if (docChanged && !transactions.some((transaction) => transaction.annotation(fromOutside)))
        onType(state.doc.toString())
    }),
    EditorView.domEventHandlers({ blur: onKeep }),
    codeLooks,
  ]
}
