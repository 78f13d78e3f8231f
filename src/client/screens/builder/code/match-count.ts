import { getSearchQuery, type SearchQuery, searchPanelOpen } from '@codemirror/search'
import type { EditorState, Extension, Text } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/** More than these are not counted: the number would say no more. */
const most = 1000

type Match = { from: number; to: number }

/** Every match of a query, at most one more than are counted. */
function matchesOf(query: SearchQuery, doc: Text): Match[] {
  if (!query.valid) return []
  const cursor = query.getCursor(doc)
  const found: Match[] = []
  for (let next = cursor.next(); !next.done && found.length <= most; next = cursor.next()) found.push(next.value)
  return found
}

/** '3 of 12' on a match, '12 matches' elsewhere. */
function countWords(query: SearchQuery, matches: readonly Match[], { from, to }: Match): string {
  if (query.search === '') return ''
  if (!query.valid) return 'Not a pattern'
  if (matches.length === 0) return 'No match'
  const all = matches.length > most ? `${most.toLocaleString('en')}+` : String(matches.length)
  const at = matches.findIndex((match) => match.from === from && match.to === to)
  if (at >= 0 && at < most) return `${at + 1} of ${all}`
  return all === '1' ? '1 match' : `${all} matches`
}

/** How many matches the search of a state has, and which of them is selected. */
export function matchWords(state: EditorState): string {
  const query = getSearchQuery(state)
  return countWords(query, matchesOf(query, state.doc), state.selection.main)
}

/** Says that beside the field of the search, for one editor. */
export function matchCount(): Extension {
  const line = document.createElement('span')
  line.className = 'cm-matchCount'
  line.setAttribute('role', 'status')
  let known: { query: SearchQuery; doc: Text; matches: Match[] } | null = null
  return EditorView.updateListener.of(({ view, state }) => {
    if (!searchPanelOpen(state)) return
    const field = view.dom.querySelector('.cm-search [name=search]')
    if (field && field.nextSibling !== line) {
      field.after(line)
      // The panel hears keys alone: what is pasted, dictated or dropped counts at once too.
      field.addEventListener('input', () => field.dispatchEvent(new Event('change')))
    }
    const query = getSearchQuery(state)
    // Moving the cursor counts nothing anew.
    if (known?.doc !== state.doc || !known.query.eq(query))
      known = { query, doc: state.doc, matches: matchesOf(query, state.doc) }
    const words = countWords(query, known.matches, state.selection.main)
    if (line.textContent !== words) line.textContent = words
  })
}
