import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { Ruler } from '#client/parts/page-map/ruler.tsx'
import type { Version } from '#client/state/builder/types.ts'
import { cx } from '#client/ui/cx.ts'
import { useWorkbench } from '../workbench-context.ts'
import { type PageLayout, viewFrame } from '#client/parts/page-map/page-layout.ts'
import type { PlacedSection } from './use-sections.ts'

type RulerProps = {
  layout: StoreApi<PageLayout | null>
  sections: PlacedSection[]
  version: Version | null
  isThin: boolean
}

/** The page map beside the page: how tall each section is, which were touched, and where one is. */
export function CanvasRuler({ layout, sections, version, isThin }: RulerProps) {
  const { canvas } = useWorkbench()
  const now = useStore(layout)
  if (sections.length === 0) return null
  const all = version?.map.every((band) => band.changed) ?? true
  const bands = sections.map((section, index) => ({
    id: section.key,
    label: section.label,
    size: now?.sections[index]?.height ?? section.end - section.start,
    // Where everything is new the accent would say nothing.
    changed: !all && (version?.map[index]?.changed ?? false),
  }))
  const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <Ruler
      bands={bands}
      view={now && viewFrame(now)}
      isThin={isThin}
      onJump={(index) => canvas.current?.scrollTo(sections[index]?.path ?? '', !calm())}
      className={cx('absolute', isThin ? 'top-3 right-1.5 bottom-3 w-2' : 'top-4 right-3 bottom-4 w-[18px]')}
    />
  )
}
