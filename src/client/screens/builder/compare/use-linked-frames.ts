import { useEffect, useRef, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PreviewHandle } from '#client/parts/preview/preview.tsx'
import type { PreviewEvents } from '#client/parts/preview/preview-state.ts'
import { followed, type PathLayout } from './linked.ts'
import type { ComparedRow, Side } from './use-compared.ts'

/** What a frame says of its scrolling so long after it was scrolled from here is its answer, not a person, in milliseconds. */
const answerMs = 200

const sides = ['before', 'after'] as const
const otherOf = (side: Side): Side => (side === 'before' ? 'after' : 'before')

export type LinkedFrames = {
  layouts: Record<Side, StoreApi<PathLayout | null>>
  hold: (side: Side) => (frame: PreviewHandle | null) => void
  eventsOf: (side: Side) => PreviewEvents
  /** brings a section into view on both sides, or on the one that has it and the other beside it */
  jump: (row: ComparedRow) => void
}

type Landing = {
  /** names the two pages; each pair is shown once at its first difference */
  pair: string
  isMounted: boolean
  onLand: (row: ComparedRow) => void
}

/** Two frames that scroll as one, section by section, with everything outlined that differs. */
export function useLinkedFrames(rows: ComparedRow[], { pair, isMounted, onLand }: Landing): LinkedFrames {
  const frames = useRef<Record<Side, PreviewHandle | null>>({ before: null, after: null })
  const [layouts] = useState(() => ({
    before: createStore<PathLayout | null>(() => null),
    after: createStore<PathLayout | null>(() => null),
  }))
  const quietUntil = useRef<Record<Side, number>>({ before: 0, after: 0 })
  const drawn = useRef<Record<Side, string>>({ before: '', after: '' })
  const landed = useRef('')

  useEffect(() => {
    if (!isMounted) return
    for (const side of sides) {
      frames.current[side]?.measure(pathsOf(rows, side))
      const differing = rows.filter(({ change }) => change !== 'same')
      frames.current[side]?.mark(pathsOf(differing, side))
    }
  }, [rows, isMounted])

  function place(side: Side, top: number) {
    quietUntil.current[side] = performance.now() + answerMs
    frames.current[side]?.place(top)
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
      if (path === null) continue
      quietUntil.current[side] = performance.now() + answerMs
      frames.current[side]?.scrollTo(path, false)
      const layout = layouts[side].getState()
      const section = layout?.sections.find((each) => each.path === path)
      if (layout && section && row.paths[otherOf(side)] === null) follow(side, { ...layout, top: section.top })
    }
  }

  /** Both pages are drawn and measured: what differs first comes into view. */
  function land() {
    const isDrawn = sides.every((side) => drawn.current[side] === pair && layouts[side].getState() !== null)
    if (!isDrawn || landed.current === pair) return
    landed.current = pair
    const first = rows.find(({ change }) => change !== 'same')
    if (first) onLand(first)
    if (first) jump(first)
  }

  return {
    layouts,
    jump,
    hold: (side) => (frame) => {
      frames.current[side] = frame
    },
    eventsOf: (side) => ({
      onLayout(layout) {
        layouts[side].setState(layout, true)
        land()
      },
      onScroll(scroll) {
        const layout = layouts[side].getState()
        if (!layout) return
        const now = { ...layout, ...scroll }
        layouts[side].setState(now, true)
        if (performance.now() > quietUntil.current[side]) follow(side, now)
      },
      onRendered({ final }) {
        if (final) drawn.current[side] = pair
      },
    }),
  }
}

function pathsOf(rows: ComparedRow[], side: Side): string[] {
  return rows.flatMap(({ paths }) => paths[side] ?? [])
}
