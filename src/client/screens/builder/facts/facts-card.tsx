import '#client/ui/motion.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import { type KeyboardEvent, useRef, useState } from 'react'
import { z } from 'zod'
import type { OpenSlot } from '#design/slots.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { Button, IconButton } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { Field } from '#client/ui/field.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { PhotoSource } from '../pick/photo-source.tsx'
import { useFacts } from './use-facts.ts'

const longestFact = 300
/** What takes the keyboard in each row: its field, or the first way to its picture. */
const rowControl = '[data-fact] :is(input:not([type=file]), button)'

/** What the page waits for, in one small form beside it, over the chat: Tab goes on, and what is typed shows in the page. */
export function FactsCard({ onClose }: { onClose: () => void }) {
  const facts = useFacts()
  const popup = useRef<HTMLDivElement>(null)

  function close() {
    facts.close()
    onClose()
  }

  return (
    <Base.Root open modal={false} disablePointerDismissal onOpenChange={(isOpen) => !isOpen && close()}>
      <Base.Portal>
        <Base.Popup
          ref={popup}
          initialFocus={() => popup.current?.querySelector<HTMLElement>(rowControl) ?? popup.current}
          className={
            'pop fixed z-40 flex flex-col overflow-hidden border border-line bg-panel text-ink shadow-float outline-none ' +
            'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[60dvh] max-md:rounded-t-2xl max-md:pb-[env(safe-area-inset-bottom)] ' +
            'md:bottom-4 md:left-4 md:max-h-[calc(100dvh-120px)] md:w-[400px] md:rounded-xl'
          }
        >
          <div className="flex min-h-11 shrink-0 items-center gap-2 border-line border-b pr-1.5 pl-4">
            <Base.Title className="font-medium text-[13px]">Only you know these</Base.Title>
            <span aria-live="polite" className="text-[12px] text-ink-2 tabular-nums">
              {facts.left === 0 ? 'all there' : `${facts.left} of ${facts.slots.length} left`}
            </span>
            <Base.Close render={<IconButton icon="close" label="Close" className="ml-auto max-md:size-10" />} />
          </div>
          {facts.taken && <Taken slot={facts.taken} onUndo={() => void facts.putBack()} />}
          <FactsForm key={facts.slots.map(({ id }) => id).join('\n')} facts={facts} onDone={close} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function Taken({ slot, onUndo }: { slot: OpenSlot; onUndo: () => void }) {
  return (
    <div className="flex items-center gap-2 border-line border-b bg-panel-2 py-1 pr-2 pl-4 text-[13px]">
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{slot.label} is off the page.</p>
      <Button look="ghost" icon="undo" className="max-md:h-10" onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}

type FormProps = { facts: ReturnType<typeof useFacts>; onDone: () => void }

function FactsForm({ facts, onDone }: FormProps) {
  const { slots } = facts
  /** the field that is being filled */
  const [active, setActive] = useState(0)
  const rows = useRef<HTMLDivElement>(null)
  const names = slots.map((_, index) => `fact${index}`)
  const { form, field } = useForm({
    rules: z.record(z.string(), z.string().max(longestFact, `At most ${longestFact} characters.`)),
    initial: Object.fromEntries(names.map((name) => [name, ''])),
    // what was typed is kept field by field
    send: async () => onDone(),
    onFailed: reportError,
  })
  const now = slots[active]

  function go(index: number) {
    const next = rows.current?.querySelectorAll('[data-fact]')[index]
    const control = next?.querySelector<HTMLElement>('input:not([type=file]), button')
    if (control) control.focus()
    else onDone()
  }

  function onEnter(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    go(index + 1)
  }

  function come(slot: OpenSlot, index: number) {
    setActive(index)
    facts.look(slot)
  }
  const placeOf = (slot: OpenSlot, index: number) =>
    index === active && slot.section !== '' ? `Goes to ${slot.section}` : undefined

  const factRow = (slot: OpenSlot, index: number) => {
    const { onBlur, onChange, ...bound } = field(names[index] ?? '')
    return (
      <Field
        {...bound}
        label={slot.label}
        hint={placeOf(slot, index)}
        placeholder={slot.asks}
        autoComplete="off"
        maxLength={longestFact}
        onFocus={() => come(slot, index)}
        onChange={(event) => {
          void onChange(event)
          facts.type(slot, event.target.value)
        }}
        onBlur={(event) => {
          void onBlur(event)
          facts.keep(slot)
        }}
        onKeyDown={(event) => onEnter(event, index)}
      />
    )
  }

  const photoRow = (slot: OpenSlot, { from }: NonNullable<OpenSlot['photo']>, index: number) => (
    <div role="group" aria-label={slot.label} className="flex min-w-0 flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-3 text-[13px]">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{slot.label}</span>
        <span className="text-[12px] text-ink-2">{placeOf(slot, index) ?? 'Photo'}</span>
      </p>
      <PhotoSource from={from} onFocus={() => come(slot, index)} onPicture={(picture) => facts.place(slot, picture)} />
    </div>
  )

  if (slots.length === 0)
    return (
      <p className="flex items-center gap-2 p-4 text-[13px]">
        <Icon name="check" size={14} className="text-ok" />
        Nothing is missing any more.
      </p>
    )
  return (
    <form {...form} className="flex min-h-0 flex-col">
      <div ref={rows} className="min-h-0 overflow-y-auto py-1">
        {slots.map((slot, index) => {
          return (
            <div
              key={slot.id}
              data-fact=""
              className={cx(
                'grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 px-4 py-2 transition-colors duration-150 motion-reduce:transition-none',
                index === active && 'bg-accent-soft',
              )}
            >
              <Number index={index} isActive={index === active} isFilled={facts.isFilled(slot)} />
              {slot.photo ? photoRow(slot, slot.photo, index) : factRow(slot, index)}
            </div>
          )
        })}
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-line border-t px-4 py-2.5 text-[12px] text-ink-2">
        <span className="inline-flex items-center gap-1.5 max-md:hidden">
          <Kbd keys="Tab" /> next
        </span>
        <span className="ml-auto" />
        {now && (
          <button
            type="button"
            onClick={() => facts.takeOff(now)}
            aria-label={`Take this ${now.photo ? 'photo' : 'line'} off the page: ${now.label}`}
            className="h-8 rounded-[6px] px-1.5 font-medium text-accent-text hover:underline max-md:h-10"
          >
            Take this {now.photo ? 'photo' : 'line'} off the page
          </button>
        )}
        {facts.left === 0 || active === slots.length - 1 ? (
          <Button type="submit" look="primary" className="max-md:h-10">
            Done
          </Button>
        ) : (
          <Button className="max-md:h-10" onClick={() => go(active + 1)}>
            Next
          </Button>
        )}
      </div>
    </form>
  )
}

/** The number that stands at the same place in the page; a check once it is filled. */
function Number({ index, isActive, isFilled }: { index: number; isActive: boolean; isFilled: boolean }) {
  if (isFilled && !isActive) return <Icon name="check" size={16} className="mt-0.5 justify-self-center text-ok" />
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-5 place-items-center rounded-full font-semibold text-[11px] tabular-nums',
        isActive ? 'bg-accent text-accent-ink' : 'bg-warn text-panel',
      )}
    >
      {index + 1}
    </span>
  )
}
