/** The states of one page through changes by hand, oldest first, and which of them is shown. */
export type History = { steps: readonly HistoryStep[]; at: number }
export type HistoryStep = { html: string /** what led here: 'Text changed' */; label: string }

/** So many steps are kept, and so many characters in all of them together. */
const mostSteps = 100
const mostLength = 20_000_000

/** A change after what was shown; what was undone before it is gone. */
export function stepped(history: History | undefined, before: string, next: HistoryStep): History {
  const known = history?.steps[history.at]?.html === before ? history : { steps: [{ html: before, label: '' }], at: 0 }
  const steps = [...known.steps.slice(0, known.at + 1), next].slice(-mostSteps)
  while (steps.length > 2 && steps.reduce((sum, { html }) => sum + html.length, 0) > mostLength) steps.shift()
  return { steps, at: steps.length - 1 }
}

/** The history one step back (-1) or on (1); null at its end, or when the page was changed otherwise since. */
export function moved(history: History | undefined, shown: string, by: 1 | -1): History | null {
  if (!history || history.steps[history.at]?.html !== shown || !history.steps[history.at + by]) return null
  return { ...history, at: history.at + by }
}
