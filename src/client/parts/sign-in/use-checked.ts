import { type ChangeEvent, useState } from 'react'
import type { Check, Problems, Values } from './checks.ts'

type Field = keyof Values

export type Checked = {
  values: Values
  /** what an input needs; its problem is told on leaving it or on submit, and looked at anew while typing from then on */
  bind(field: Field): {
    name: Field
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
    onBlur: () => void
  }
  /** tells all problems; true when there are none */
  submit(): boolean
  /** what the server found wrong with a field, until it is changed */
  refuse(field: Field, words: string): void
  /** forgets what was typed into these */
  clear(...fields: Field[]): void
}

const none: Values = { email: '', password: '', confirm: '' }

/** The values of a form with a few fields and when their problems are told. */
export function useChecked(check: Check, initial: Partial<Values> = {}): Checked {
  const [values, setValues] = useState<Values>({ ...none, ...initial })
  const [told, setTold] = useState<readonly Field[]>([])
  const [refused, setRefused] = useState<Problems>({})
  const problems = check(values)

  function write(field: Field, value: string) {
    setValues((before) => ({ ...before, [field]: value }))
    setRefused(({ [field]: _gone, ...rest }) => rest)
  }

  return {
    values,
    bind: (field) => ({
      name: field,
      value: values[field],
      error: refused[field] ?? (told.includes(field) ? problems[field] : undefined),
      onChange: (event) => write(field, event.target.value),
      onBlur: () => values[field] !== '' && setTold((before) => [...before, field]),
    }),
    submit() {
      setTold(['email', 'password', 'confirm'])
      return Object.keys(problems).length === 0
    },
    refuse: (field, words) => setRefused((before) => ({ ...before, [field]: words })),
    clear(...fields) {
      setValues((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, ''])) }))
      setTold((before) => before.filter((field) => !fields.includes(field)))
    },
  }
}
