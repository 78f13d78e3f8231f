import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { ReadSection } from '#rules/page-reading.ts'
import { shownHtml } from '#client/state/builder/pages.ts'
import type { PreviewHandle } from '#client/parts/preview/preview.tsx'
import { useBuilder } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { slotsOf } from '../facts/slots-of.ts'
import { useWorkbench } from '../workbench-context.ts'
import { BriefChip } from './brief-chip.tsx'
import { factPath, sectionPath } from './fact-place.ts'
import { moved, placeAt } from './section-order.ts'
import type { BriefTools } from './use-brief.ts'

/** The sections of the page, top to bottom, each with the facts that went there. */
export function BriefSections({ page, brief }: { page: string; brief: BriefTools }) {
  const { sections, changes, addable } = brief.reading
  const rows = useRef<HTMLUListElement>(null)
  const { open } = useWorkbench()
  const slots = useBuilder((builder) => slotsOf(shownHtml(builder, page)))
  /** the section that is being moved, and where it would stand */
  const [moving, setMoving] = useState<{ id: string; to: number } | null>(null)
  const from = sections.findIndex(({ id }) => id === moving?.id)
  const shown = moving === null ? sections : moved(sections, from, moving.to)

  function place({ id, label }: ReadSection, to: number) {
    const kept = Math.max(0, Math.min(sections.length - 1, to))
    setMoving({ id, to: kept })
    announce(`${label}, ${kept + 1} of ${sections.length}.`)
  }

  function settle() {
    if (moving === null) return
    setMoving(null)
    const section = sections[from]
    if (!section || moving.to === from) return
    const order = shown.map(({ id }) => id)
    void brief.change({ ...changes, order }, { title: `${section.label} moved`, done: `${section.label} is moved.` })
  }

  function onKeyDown(event: KeyboardEvent, section: ReadSection, index: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (brief.wait === null) place(section, index + step)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      settle()
    } else if (event.key === 'Escape' && moving) {
      event.stopPropagation()
      setMoving(null)
      announce(`${section.label} stays where it was.`)
    }
  }

  function onPointerMove(event: PointerEvent) {
    if (!moving || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const rects = [...(rows.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const to = placeAt(rects, event.clientY)
    if (to !== moving.to) setMoving({ ...moving, to })
  }

  return (
    <div className="border-line border-t px-3.5 py-2.5">
      <ul ref={rows} aria-label="Sections" className="grid gap-[3px]">
        {shown.map((section, index) => (
          <li
            key={section.id}
            className={cx(
              'grid grid-cols-[14px_minmax(0,1fr)_auto] gap-x-2.5 rounded-lg md:@[360px]:grid-cols-[14px_92px_minmax(0,1fr)_auto]',
              moving?.id === section.id && 'bg-accent-soft',
            )}
          >
            <span aria-hidden="true" className="row-span-2 py-0.5 md:@[360px]:row-span-1">
              <span className={cx('block h-full rounded-[3px]', moving?.id === section.id ? 'bg-accent' : 'bg-edge')} />
            </span>
            <SectionName page={page} section={section} />
            <span
              className={
                'order-1 col-span-2 col-start-2 flex min-w-0 flex-wrap content-start items-start gap-1 py-[3px] ' +
                'md:@[360px]:order-none md:@[360px]:col-span-1 md:@[360px]:col-start-auto md:@[360px]:min-h-[34px]'
              }
            >
              {section.facts.map(({ text, at }) => (
                <FactChip key={`${at.start} ${text}`} page={page} section={section.id} text={text} />
              ))}
              {slots
                .filter(({ sectionId }) => sectionId === section.id)
                .map((slot) => (
                  <BriefChip
                    key={slot.id}
                    isMissing
                    aria-label={`Missing: ${slot.label}. Fill it in`}
                    onClick={() => open({ kind: 'facts' })}
                  >
                    {slot.label}
                  </BriefChip>
                ))}
            </span>
            <button
              type="button"
              aria-label={`Move ${section.label}. Arrow keys change its place, Enter sets it down`}
              aria-disabled={brief.wait !== null || undefined}
              onKeyDown={(event) => onKeyDown(event, section, index)}
              onBlur={settle}
              onPointerDown={(event) => {
                if (brief.wait !== null) return
                event.currentTarget.setPointerCapture(event.pointerId)
                setMoving({ id: section.id, to: index })
              }}
              onPointerMove={onPointerMove}
              onPointerUp={settle}
              onPointerCancel={() => setMoving(null)}
              className={
                'grid size-7 shrink-0 cursor-grab touch-none place-items-center rounded-[6px] text-ink-3 ' +
                'hover:bg-panel-2 hover:text-ink active:cursor-grabbing max-md:size-10 md:mt-[3px]'
              }
            >
              <Icon name="grip" size={14} />
            </button>
          </li>
        ))}
      </ul>
      {brief.reading.look !== null && addable.length > 0 && (
        <Menu
          label="Add a section"
          title="Add a section"
          trigger={
            <button
              type="button"
              className="mt-1 inline-flex h-7 items-center gap-2 rounded-[6px] px-1 text-[13px] text-ink-2 hover:bg-panel-2 hover:text-ink max-md:h-10"
            >
              <Icon name="plus" size={14} />
              Add a section
            </button>
          }
        >
          {addable.map(({ kind, label }) => (
            <MenuItem
              key={kind}
              disabledReason={brief.wait}
              onPick={() =>
                void brief.change(
                  { ...changes, added: [...(changes.added ?? []), kind] },
                  { title: `${label} added`, done: `${label} is on the page.` },
                )
              }
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  )
}

/** The name of a section; a press shows it in the page. */
function SectionName({ page, section }: { page: string; section: ReadSection }) {
  const { editor, canvas } = useWorkbench()
  return (
    <button
      type="button"
      onClick={() => show(canvas.current, sectionPath(shownHtml(editor.store.get(), page), section.id))}
      className="min-w-0 self-start rounded-[6px] py-2 text-left font-medium text-[13px] leading-[18px] hover:underline"
    >
      {section.label}
    </button>
  )
}

type FactProps = { page: string; section: string; text: string }

/** A fact at its place; a press shows it in the page. */
function FactChip({ page, section, text }: FactProps) {
  const { editor, canvas } = useWorkbench()
  return (
    <BriefChip
      title="Show it in the page"
      onClick={() => show(canvas.current, factPath(shownHtml(editor.store.get(), page), section, text))}
    >
      {text}
    </BriefChip>
  )
}

function show(canvas: PreviewHandle | null, path: string | null) {
  if (path === null) return announce('It is not on the page any more.')
  canvas?.scrollTo(path, true)
  canvas?.highlight([path])
}
