import { z } from 'zod'
import { text } from './fields.ts'
import type { Plan } from './plans.ts'

/** What an answer to a form may hold. */
export const answerLimits = { fields: 32, bytes: 64 * 1024, nameLength: 120 } as const

/** A form is served with the time; an answer that comes sooner is a machine's, one that comes later is asked about. In seconds. */
export const stampAge = { least: 2, most: 24 * 60 * 60 } as const

/** So many answers a month are mailed on the free plan; all of them are in the inbox. */
export const freeMailsPerMonth = 50

/** So many letters may be looked for in the answers. */
export const answerSearchMax = 100

/** Spam is deleted after so many days. */
export const spamDays = 30

/** How many answers of a month are mailed by plan; null: all. */
export function mailsPerMonth(plan: Plan, billing: boolean): number | null {
  return billing && plan === 'free' ? freeMailsPerMonth : null
}

/** What a visitor wrote into one field. */
export const answerField = z.object({ name: z.string(), label: z.string(), value: z.string() })
export type AnswerField = z.infer<typeof answerField>

export const folders = ['inbox', 'spam'] as const
export type Folder = (typeof folders)[number]

/** How long answers are kept, in days; null: until somebody deletes them. */
export const retentions = [30, 90, 365] as const

export const thankYouMax = 240
export const thankYou = text(thankYouMax).transform((value) => value.trim())

export const webhookMax = 500
export const noWebhook = 'An address that begins with https:// and holds no name and no password.'
export const webhookUrl = text(webhookMax).pipe(z.url({ protocol: /^https?$/, error: noWebhook }))

/** Card numbers in one piece, or in the groups in which they are printed; those of all networks begin with 2 to 6. */
const cardShapes = /(?<!\d)(?:[2-6]\d{12,18}|[2-6]\d{3}([ -])\d{4}\1\d{4}\1\d{1,7}|3\d{3}([ -])\d{6}\2\d{5})(?!\d)/g

/** Whether a text holds a number that a card could have: 13 to 19 digits with a right check digit. */
export function holdsCardNumber(value: string): boolean {
  return (value.match(cardShapes) ?? []).some((found) => isLuhn(found.replace(/\D/g, '')))
}

function isLuhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at])
    const double = digit * 2
    sum += at % 2 === 0 ? digit : double > 9 ? double - 9 : double
  }
  return sum % 10 === 0
}

/** Who wrote, as far as the fields tell: the first that looks like an e-mail address, the first that is called a name. */
export function senderOf(fields: readonly AnswerField[]): { name: string | null; email: string | null } {
  const short = fields.filter(({ value }) => value !== '' && value.length <= 254 && !/[\r\n]/.test(value))
  const email = short.find(({ value }) => isMailAddress(value))?.value ?? null
  const named = short.find(({ name, label, value }) => value !== email && isNameField(`${name} ${label}`))
  return { name: named ? named.value.slice(0, 100) : null, email }
}

const nameWords = new Set('name names fullname firstname vorname nachname nom nombre nome prénom prenom'.split(' '))

const isNameField = (called: string): boolean =>
  called
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => nameWords.has(word))

/** An address that a mail program can write to, of plain characters. */
export function isMailAddress(value: string): boolean {
  const [local = '', domain = '', ...more] = value.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    value.length <= 254 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d-]+$/i.test(label))
  )
}

/** What one line of the inbox says of an answer: its longest text. */
export function summaryOf(fields: readonly AnswerField[]): string {
  const { name, email } = senderOf(fields)
  const told = fields.map(({ value }) => value).filter((value) => value !== '' && value !== name && value !== email)
  const longest = told.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return longest.replace(/\s+/g, ' ').trim().slice(0, 160)
}
