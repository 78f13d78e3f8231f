import { createFrame, type Frame, type FrameEvents, ground, show } from './frame.ts'

/** The old frame stays behind the new one until that is surely on the screen, in ms. */
const swapPause = 100

export type FramePair = {
  /** the frame that is seen */
  readonly front: Frame | null
  /** the frame behind it, made when there is none */
  behind: () => Frame
  has: (frame: Frame) => boolean
  /** Puts a painted frame before the other one, which goes a little later. */
  bringToFront: (frame: Frame) => void
  /** All frames at once: they share a process, and only an empty one is ended with what loops in it. */
  drop: () => void
  /** Asks each frame for a sign of life; false when one is silent. */
  beat: () => boolean
}

type PairEvents = FrameEvents & {
  /** a frame is seen; `old` is what it replaces */
  onFront: (frame: Frame, old: Frame | null) => void
  /** a frame is about to go, with the focus that it may have */
  onLeaving: (frame: Frame) => void
}

/** Two frames at most in one place: what is seen, and what is drawn behind it. */
export function createFramePair(stage: HTMLElement, src: string, events: PairEvents): FramePair {
  let front: Frame | null = null
  let back: Frame | null = null

  /** A page that takes the focus up to its end may still be sent a letter; it goes when that has been given back. */
  const retire = (old: Frame) => {
    events.onLeaving(old)
    old.element.style.display = 'none'
    setTimeout(() => {
      events.onLeaving(old)
      old.destroy()
    }, swapPause)
  }

  return {
    get front() {
      return front
    },
    behind: () => (back ??= createFrame(stage, src, events)),
    has: (frame) => frame === front || frame === back,
    bringToFront: (frame) => {
      const old = front
      show(frame)
      front = frame
      back = null
      events.onFront(frame, old)
      if (!old) return ground(frame)
      old.element.inert = true
      setTimeout(() => {
        ground(frame)
        retire(old)
      }, swapPause)
    },
    drop: () => {
      for (const frame of [front, back]) {
        if (frame) events.onLeaving(frame)
        frame?.destroy()
      }
      front = null
      back = null
    },
    beat: () => [front, back].filter((frame) => frame && !frame.beat()).length === 0,
  }
}
