import type { RequestText } from './request-text.ts'

const LONGEST = 5

/** 'button SAYS Send application', 'Knopf mit der Aufschrift Absenden': what stands on it, without quotation marks. */
export function readButtonText(request: RequestText): void {
  for (const { first, last } of request.clauses) {
    const button = [...request.hits('component'), ...request.hits('cue')].find(
      (hit) => hit.id === 'button' && hit.first >= first && hit.last < last,
    )
    const says = button && request.hitAt('labelled', button.last + 1)
    const from = says ? says.last + 1 : last + 1
    const opens = button && request.run(first, button.first - 1, (at) => request.isSmall(at)) === button.first - 1
    const isLabel = from <= last && last - from < LONGEST && request.isFree(from, last)
    if (!opens || !isLabel || request.tokens[from]?.kind === 'quote') continue
    request.shell(first, from - 1)
    request.claim('quote', from, last, { sure: 0.85 })
  }
}
