import { showcase, type ShowcaseName } from '#rules/showcase.ts'

/** The pages that are made one after the other beside the form. */
export const madePages: readonly ShowcaseName[] = ['nordlys', 'lumen-one', 'forno-volante']
/** Finished ones above and below, cropped by the edges. */
export const finishedPages: readonly ShowcaseName[] = ['wilde-marie', 'still-water', 'plainsong', 'okapi']

/** How long a page takes on the clock beside it, in seconds. */
export const madeSeconds = 22

type Stage = { label: string /** when it is done, as a share of the whole */; share: number }

const stages: readonly Stage[] = [
  { label: 'Structure', share: 0.14 },
  { label: 'Words', share: 0.37 },
  { label: 'Type and colour', share: 0.88 },
  { label: 'Checks', share: 1 },
]

export type DemoStep = {
  label: string
  state: 'done' | 'now' | 'next' /** in seconds; null before it begins */
  at: number | null
}

/** What is done, what is at work and what comes when `share` of a page is made. */
export function demoSteps(share: number): DemoStep[] {
  const current = stages.findIndex((stage) => share < stage.share)
  return stages.map(({ label, share: end }, index) => {
    if (current === -1 || index < current) return { label, state: 'done', at: end * madeSeconds }
    if (index === current) return { label, state: 'now', at: share * madeSeconds }
    return { label, state: 'next', at: null }
  })
}

/** '0:14'. */
export function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export const promptOf = (name: ShowcaseName) => showcase[name].prompt
