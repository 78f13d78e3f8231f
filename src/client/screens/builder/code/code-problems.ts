import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import type { EditorState, TransactionSpec } from '@codemirror/state'
import type { CodeProblem } from '#design/code-problems.ts'

/** Puts problems into the editor: underlined, with a mark beside the line. What ends beyond the text is cut. */
export function showProblems(state: EditorState, problems: readonly CodeProblem[]): TransactionSpec {
  const end = state.doc.length
  const shown = problems
    .filter(({ from }) => from <= end)
    .map(
      ({ from, to, message, kind }): Diagnostic => ({
        from,
        to: Math.min(to, end),
        message,
        severity: kind === 'warning' ? 'warning' : 'error',
      }),
    )
  return setDiagnostics(state, shown)
}
