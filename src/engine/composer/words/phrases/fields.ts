import { forLanguages } from '#rules/languages.ts'
import type { Field } from '../../types.ts'
import { interfaceWords } from './ui.ts'

type Known = Pick<Field, 'type' | 'autocomplete'>

/** Fields that every language has a word for. */
export const knownFields: Record<string, Known> = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  message: { type: 'textarea' },
  date: { type: 'date' },
  time: { type: 'time' },
  people: { type: 'number' },
  password: { type: 'password', autocomplete: 'current-password' },
  company: { type: 'text', autocomplete: 'organization' },
  address: { type: 'text', autocomplete: 'address-line1' },
  search: { type: 'text' },
  quantity: { type: 'number' },
  code: { type: 'text', autocomplete: 'one-time-code' },
  pin: { type: 'password', autocomplete: 'current-password' },
  username: { type: 'text', autocomplete: 'username' },
}

export const fieldLabels = forLanguages((language) => interfaceWords[language].fields)
