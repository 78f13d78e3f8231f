import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type SyntheticEvent, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm as useFormState,
  useWatch,
} from 'react-hook-form'
import type { z } from 'zod'
import { refusedFields } from '#client/data/refused-fields.ts'

type FormOptions<Typed extends FieldValues, Sent> = {
  /** what each field has to be, with the words for what is wrong */
  rules: z.ZodType<Sent, Typed>
  initial: Typed
  send: (values: Sent) => Promise<unknown>
  /** a failure that the server laid at no field; `refuse` lays it at one */
  onFailed: (error: unknown, refuse: (field: Path<Typed>, words: string) => void) => void
  /** when a problem is told first: once its field is left, once it is left with something in it, or while one types */
  tells?: 'left' | 'filled' | 'typed'
  /** a success leads elsewhere: the form stays busy until it is gone */
  leadsAway?: boolean
}

/**
 * A form with rules: problems stand at their fields, the first wrong one gets the focus, it is sent once at a time, and
 * what was typed stays until the form is `reset`.
 */
export function useForm<Typed extends FieldValues, Sent>(options: FormOptions<Typed, Sent>) {
  const { rules, initial, send, onFailed, tells = 'left', leadsAway = false } = options
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const { register, handleSubmit, control, getValues, setError, trigger, setValue, reset, getFieldState, formState } =
    useFormState({
      resolver: standardSchemaResolver(rules),
      mode: tells === 'typed' ? 'onChange' : 'onTouched',
      defaultValues: initial as DefaultValues<Typed>,
    })
  const { isDirty, isSubmitted, errors } = formState
  const values = useWatch({ control }) as Typed

  function refuse(field: Path<Typed>, words: string) {
    setError(field, { type: 'server', message: words }, { shouldFocus: true })
  }

  function failed(error: unknown) {
    const refused = refusedFields(error).filter(([field]) => Object.hasOwn(initial, field))
    // The last one that is told takes the focus.
    for (const [field, words] of refused.toReversed()) refuse(field as Path<Typed>, words)
    if (refused.length === 0) onFailed(error, refuse)
  }

  async function sendOnce(sent: Sent) {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await send(sent)
      if (leadsAway) return
    } catch (error) {
      failed(error)
    }
    isSending.current = false
    setBusy(false)
  }

  function submit(event?: SyntheticEvent) {
    void handleSubmit(sendOnce)(event)
  }

  /** What a field needs; `also` names one whose problem depends on this one's value. */
  function field(name: Path<Typed>, also?: Path<Typed>) {
    const { ref, onBlur, onChange } = register(name)
    return {
      name,
      ref,
      // Where one stays, one may type on meanwhile.
      isBusy: isBusy && leadsAway,
      error: getFieldState(name, formState).error?.message,
      async onBlur(event: SyntheticEvent) {
        if (tells !== 'filled' || getValues(name) !== '') await onBlur(event)
      },
      async onChange(event: { target: unknown; type?: string }) {
        await onChange(event)
        if (also && (isSubmitted || getFieldState(also, formState).isTouched)) await trigger(also)
      },
    }
  }

  return {
    field,
    values,
    isBusy,
    isDirty,
    /** something is wrong with what was to be sent */
    isRefused: isSubmitted && Object.keys(errors).length > 0,
    /** the first thing that is wrong, told or not */
    problem: rules.safeParse(values).error?.issues[0]?.message ?? null,
    submit,
    reset,
    getValues,
    /** writes into a field for the person */
    fill: (name: Path<Typed>, value: PathValue<Typed, Path<Typed>>) => setValue(name, value),
    /** what the form element needs */
    form: { noValidate: true, onSubmit: submit },
  }
}
