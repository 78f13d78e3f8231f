import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { FrameMessageOf } from '#preview/messages.ts'
import { onLayer } from '#client/parts/preview/on-canvas.ts'
import { useUnder } from '#client/parts/preview/use-under.ts'
import { useShownVersion } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import { colourOf } from './colour.ts'

type Place = FrameMessageOf<'tracked'>['places'][number]

/** Over the canvas: what others have picked of this page, with their names in their colours, and where that is on the page map. */
export function PicksLayer({ sections }: { sections: readonly { path: string }[] }) {
  const { here, canvas, page } = useWorkbench()
  const version = useShownVersion()?.id ?? null
  const { tabs, seen } = useStore(here)
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [layer, setLayer] = useState<HTMLDivElement | null>(null)
  const under = useUnder(layer)
  const picks = useMemo(
    () =>
      tabs.flatMap((person) => {
        const at = seen.get(person.tab)
        const isHere = at?.page_name === page && at.version === version
        return isHere && at.path !== null ? [{ ...person, path: at.path }] : []
      }),
    [tabs, seen, page, version],
  )
  const paths = [...new Set(picks.map(({ path }) => path))].join(' ')
  useEffect(() => {
    canvas.current?.track(paths === '' ? [] : paths.split(' '), 'picks')
  }, [canvas, paths])
  useEffect(() => {
    const preview = canvas.current
    here.setState({ hear: (message) => message.type === 'tracked' && setPlaces(message.places) })
    return () => {
      here.setState({ hear: null })
      preview?.track([], 'picks')
    }
  }, [here, canvas])

  return (
    <div ref={setLayer} className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
      {picks.map(({ tab, user_id, name, path }) => {
        const place = places.find((one) => one.path === path)
        if (!place || !under) return null
        const box = onLayer(place, under)
        const colour = colourOf(user_id)
        return (
          <div
            key={tab}
            aria-hidden="true"
            data-pick-of={name}
            style={{ ...box, borderColor: colour }}
            className="absolute rounded-[3px] border-2 transition-[left,top,width,height] duration-120 motion-reduce:transition-none"
          >
            <span
              style={{ backgroundColor: colour }}
              className="absolute -top-[22px] -left-0.5 max-w-40 truncate rounded-[4px] px-1.5 text-[11px] text-white leading-5"
            >
              {name}
            </span>
          </div>
        )
      })}
      {picks.map(({ tab, user_id, name, path }) => (
        <Dot
          key={tab}
          top={dotTop(layer, sections, path)}
          label={`${name} is here`}
          colour={colourOf(user_id)}
          onClick={() => canvas.current?.scrollTo(path, !matchMedia('(prefers-reduced-motion: reduce)').matches)}
        />
      ))}
    </div>
  )
}

type DotProps = { top: number | null; label: string; colour: string; onClick: () => void }

/** Where it is on the page map; a press goes there. */
function Dot({ top, label, colour, onClick }: DotProps) {
  if (top === null) return null
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      style={{ top, backgroundColor: colour }}
      className={
        'pointer-events-auto absolute right-1 size-3 -translate-y-1/2 rounded-full border-2 border-panel before:absolute ' +
        'before:-inset-1.5 focus-visible:outline-2 focus-visible:outline-ring'
      }
    />
  )
}

/** The middle of the section that an element is in, beside the map. */
function dotTop(layer: HTMLElement | null, sections: readonly { path: string }[], path: string): number | null {
  const index = sections.findIndex((section) => path === section.path || path.startsWith(`${section.path}/`))
  const band = layer?.parentElement?.querySelector('ol[aria-label="Sections"]')?.children[index]
  if (!layer || !band || index < 0) return null
  const box = band.getBoundingClientRect()
  return box.top + box.height / 2 - layer.getBoundingClientRect().top
}
