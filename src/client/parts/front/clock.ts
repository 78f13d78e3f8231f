/** A moment of a generation, as a share of its length; the landing page is told along this clock. */
export type Moment = { label: string; share: number }

export const moments = {
  describing: { label: 'Describing', share: 0 },
  planning: { label: 'Planning', share: 0.13 },
  writing: { label: 'Writing', share: 0.37 },
  checking: { label: 'Checking', share: 0.8 },
  ready: { label: 'Ready', share: 1 },
} as const satisfies Record<string, Moment>

/** '00:11' for a moment of a generation of that many seconds. */
export function stampOf({ share }: Moment, seconds: number): string {
  return clock(share * seconds)
}

/** Seconds as '00:23'. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
