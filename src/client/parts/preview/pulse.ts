export const beatEvery = 1000

/** Unanswered beats until a frame counts as busy. Beats are counted, not time: a laptop that slept is no busy page. */
const patience = 3

export type Pulse = {
  /** one more question goes out; false when too many stand open */
  beat: () => boolean
  answered: () => void
}

export function createPulse(): Pulse {
  let open = 0
  return {
    beat: () => {
      open += 1
      return open <= patience
    },
    answered: () => {
      open = 0
    },
  }
}
