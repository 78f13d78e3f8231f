export const beatEvery = 1000

/** Unanswered beats until a frame counts as busy. Beats are counted, not time: a laptop that slept is no busy page. */
const patience = 3

export type FramePulse = {
  /** one more question goes out; false when too many stand open */
  beat: () => boolean
  answered: () => void
}

export function createPulse(): FramePulse {
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
