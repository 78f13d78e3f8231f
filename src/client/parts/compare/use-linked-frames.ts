import { useEffect, useRef, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PreviewHandle } from '../preview/preview.tsx'
import type { PreviewEvents } from '../preview/preview-state.ts'
import { followed, type PathLayout } from './linked.ts'
import type { ComparedRow, Side } from './compared.ts'

/** What a frame says of its scrolling so soon after it was scrolled from here is its answer, not a person, in milliseconds. */
const answerMs = 200

/** … and so is, whenever it comes, that it is where it was sent, give or take these pixels. */
const nearby = 2

const sides = ['before', 'after'] as const
const nowhere = { top: -1, at: Number.NEGATIVE_INFINITY }
const otherOf = (side: Side): Side => (side === 'before' ? 'after' : 'before')

export type LinkedFrames = {
  layouts: Record<Side, StoreApi<PathLayout | null>>
  hold: (side: Side) => (frame: PreviewHandle | null) => void
  eventsOf: (side: Side) => PreviewEvents
  /** brings a section into view on both sides, or on the one that has it and the other beside it */
  jump: (row: ComparedRow) => void
}

type Landing = {
  /** names the page on each side; each pair is shown once at its first difference */
  ids: Record<Side, string>
  /** the frames of a phone are other ones: they are measured, and land, by themselves */
  isPhone: boolean
  /** key of the section that is chosen */
  chosen: string | null
  onLand: (row: ComparedRow) => void
}

/** Two frames that scroll as one, section by section, with everything outlined that differs. */
export function useLinkedFrames(rows: ComparedRow[], { ids, isPhone, chosen, onLand }: Landing): LinkedFrames {
  const frames = useRef<Record<Side, PreviewHandle | null>>({ before: null, after: null })
  // Held anew with each drawing of the screen; another one has to be told what to measure.
  const known = useRef<Record<Side, PreviewHandle | null>>({ before: null, after: null })
  const [layouts] = useState(() => ({
    before: createStore<PathLayout | null>(() => null),
    after: createStore<PathLayout | null>(() => null),
  }))
  const sent = useRef<Record<Side, { top: number; at: number }>>({ before: nowhere, after: nowhere })
  const drawn = useRef<Record<Side, string>>({ before: '', after: '' })
  // Where the sections of a page are is known a moment after it is drawn; till then the layout is that of the page before.
  const measured = useRef<Record<Side, string>>({ before: '', after: '' })
  const landed = useRef('')
  const shownOn = (side: Side) => `${ids[side]} ${isPhone}`
  const pair = `${shownOn('before')} ${shownOn('after')}`

  useEffect(() => {
    for (const side of sides) outline(frames.current[side], rows, side)
  }, [rows])

  function place(side: Side, top: number) {
    const layout = layouts[side].getState()
    const furthest = layout ? Math.max(0, layout.height - layout.viewport) : top
    sent.current[side] = { top: Math.min(top, furthest), at: performance.now() }
    frames.current[side]?.place(top)
  }

  function isAnswer(side: Side, top: number): boolean {
    const last = sent.current[side]
    return performance.now() - last.at < answerMs || Math.abs(top - last.top) <= nearby
  }

  function follow(side: Side, from: PathLayout) {
    const other = otherOf(side)
    const to = layouts[other].getState()
    if (!to) return
    const pairs = rows.flatMap(({ paths }) => {
      const [there, here] = [paths[side], paths[other]]
      return there === null || here === null ? [] : [[there, here] as const]
    })
    place(other, followed(from, to, pairs))
  }

  function jump(row: ComparedRow) {
    for (const side of sides) {
      const path = row.paths[side]
      const layout = layouts[side].getState()
      const section = layout?.sections.find((each) => each.path === path)
      if (!layout || !section) continue
      place(side, section.top)
      if (row.paths[otherOf(side)] === null) follow(side, { ...layout, top: section.top })
    }
  }

  /** A fresh frame tells its size before it was asked about sections. */
  function isReady(side: Side): boolean {
    const count = layouts[side].getState()?.sections.length ?? -1
    return measured.current[side] === shownOn(side) && count >= Math.min(1, pathsOf(rows, side).length)
  }

  /** Both pages are drawn and measured: the section that is chosen comes into view, else what differs first. */
  function land() {
    if (!sides.every(isReady) || landed.current === pair) return
    landed.current = pair
    const first = rows.find(({ change }) => change !== 'same')
    const target = rows.find(({ key }) => key === chosen) ?? first
    if (!target) return
    if (target.key !== chosen) onLand(target)
    jump(target)
  }

  return {
    layouts,
    jump,
    hold: (side) => (frame) => {
      const isNew = frame !== null && known.current[side] !== frame
      frames.current[side] = frame
      if (!isNew) return
      known.current[side] = frame
      outline(frame, rows, side)
    },
    eventsOf: (side) => ({
      onLayout(layout) {
        layouts[side].setState(layout, true)
        measured.current[side] = drawn.current[side]
        land()
      },
      onScroll(scroll) {
        const layout = layouts[side].getState()
        if (!layout) return
        const now = { ...layout, ...scroll }
        layouts[side].setState(now, true)
        if (!isAnswer(side, now.top)) follow(side, now)
      },
      onRendered({ final }) {
        if (final) drawn.current[side] = shownOn(side)
      },
    }),
  }
}

/** What differs is outlined, and where all sections are is told from now on. */
function outline(frame: PreviewHandle | null, rows: ComparedRow[], side: Side): void {
  frame?.measure(pathsOf(rows, side))
  const differing = rows.filter(({ change }) => change !== 'same')
  frame?.mark(pathsOf(differing, side))
}

function pathsOf(rows: ComparedRow[], side: Side): string[] {
  return rows.flatMap(({ paths }) => paths[side] ?? [])
}
