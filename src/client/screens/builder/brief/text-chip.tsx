import { useState } from 'react'
import { z } from 'zod'
import { chipLength } from '#rules/page-reading.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { BriefChip } from './brief-chip.tsx'
import { fieldWords, type TextField, textChange } from './change-words.ts'
import type { BriefTools } from './use-brief.ts'

/** A chip with one text; it opens a field in place, with what else the request could mean. */
export function TextChip({ field, brief }: { field: TextField; brief: BriefTools }) {
  const [isOpen, setOpen] = useState(false)
  const { text, sure } = brief.reading[field]
  const { asks, none } = fieldWords[field]
  return (
    <Popover
      label={asks}
      isOpen={isOpen}
      onOpen={setOpen}
      align="start"
      width="w-[min(22rem,calc(100vw-2rem))]"
      trigger={
        <BriefChip isUnsure={!sure} opens aria-label={`${asks}: ${text || none}${sure ? '' : ', a guess'}`}>
          {text || none}
        </BriefChip>
      }
    >
      <TextForm field={field} brief={brief} onDone={() => setOpen(false)} />
    </Popover>
  )
}

type FormProps = { field: TextField; brief: BriefTools; onDone: () => void }

function TextForm({ field: name, brief, onDone }: FormProps) {
  const { text: before, near } = brief.reading[name]
  const { asks, help } = fieldWords[name]
  const isEmptyAllowed = name !== 'what'
  const { form, field, problem } = useForm({
    rules: z.object({
      text: z
        .string()
        .trim()
        .max(chipLength, `At most ${chipLength} characters.`)
        .refine((text) => isEmptyAllowed || text !== '', 'Say what it is.')
        .refine((text) => text !== before, 'This is what the page says now.'),
    }),
    initial: { text: before },
    tells: 'typed',
    send: async ({ text }) => take(text),
    onFailed: reportError,
  })
  const { error: _error, ...bound } = field('text')

  function take(text: string) {
    onDone()
    void brief.change({ ...brief.reading.changes, [name]: text }, textChange(name, text))
  }

  return (
    <form {...form}>
      <div className="grid gap-2.5 p-3.5 pb-3">
        <Field
          {...bound}
          label={asks}
          autoComplete="off"
          maxLength={chipLength}
          onFocus={(event) => event.target.select()}
        />
        <p className="text-[12px] text-ink-2 leading-4">{help}</p>
        {near.length > 0 && (
          <div className="grid gap-1.5">
            <p id={`near-${name}`} className="text-[12px] text-ink-2">
              Close to what you wrote
            </p>
            <ul aria-labelledby={`near-${name}`} className="flex flex-wrap gap-1">
              {near.map((other) => (
                <li key={other} className="max-w-full">
                  <BriefChip onClick={() => take(other)}>{other}</BriefChip>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="flex items-center justify-end gap-2 border-line border-t px-3.5 py-2.5">
        <p className="mr-auto text-[12px] text-ink-2">Free. What you changed by hand stays.</p>
        <Button look="ghost" className="max-md:h-10" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" look="primary" className="max-md:h-10" disabledReason={brief.wait ?? problem}>
          Change
        </Button>
      </div>
    </form>
  )
}
