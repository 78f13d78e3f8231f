/** A step of the replayed generation; `share` is when it is done, as a share of the whole. */
export type ReplayStep = { doing: string; done: string; share: number }

/** What the builder says while the page of the replay is made, top to bottom. */
export const replaySteps: readonly ReplayStep[] = [
  { doing: 'Reading the request', done: 'Read the request', share: 0.05 },
  { doing: 'Planning the sections', done: 'Planned the sections', share: 0.12 },
  { doing: 'Writing the header', done: 'Wrote the header', share: 0.2 },
  { doing: 'Writing the hero', done: 'Wrote the hero', share: 0.62 },
  { doing: 'Writing the menu', done: 'Wrote the menu', share: 0.8 },
  { doing: 'How delivery works', done: 'Wrote how delivery works', share: 0.86 },
  { doing: 'Opening hours', done: 'Wrote the opening hours', share: 0.92 },
  { doing: 'Checking the page', done: 'Checked the page', share: 0.98 },
]

/** The step at work when `share` of the generation has passed; past the last one there is none. */
export function stepAt(share: number): number {
  const index = replaySteps.findIndex((step) => share < step.share)
  return index === -1 ? replaySteps.length : index
}
