import { humanName } from '#design/site-forms/read-forms.ts'
import { secretOf } from '#design/site-forms/secrets.ts'
import { stampField, trapField } from '#design/site-forms/wire-forms.ts'
import type { FormField } from '#design/site-forms/types.ts'
import { type AnswerField, answerLimits, holdsCardNumber } from '#rules/submissions.ts'

/** What was sent, before anybody knows whether it may be kept. */
export type SentAnswer = { pairs: [name: string, value: string][]; stamp: string; isTrapped: boolean }

/** Why nothing was kept. */
export type AnswerProblem = 'too-large' | 'too-many-fields' | 'not-a-form' | 'file' | 'empty' | 'password' | 'card'

/** Reads the body of an answer, of at most 64 KB, without keeping any file. */
export async function readSent(request: Request): Promise<SentAnswer | AnswerProblem> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') return 'not-a-form'
  const bytes = await atMost(request, answerLimits.bytes)
  if (bytes === null) return 'too-large'
  const form = await new Response(bytes, { headers: { 'content-type': request.headers.get('content-type') ?? '' } })
    .formData()
    .catch(() => null)
  if (form === null) return 'not-a-form'
  const pairs: [string, string][] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') pairs.push([name, clean(value)])
    else if (value.size > 0) return 'file'
  }
  const own = pairs.filter(([name]) => !name.startsWith('_'))
  if (own.length > answerLimits.fields) return 'too-many-fields'
  const valueOf = (wanted: string) => pairs.find(([name]) => name === wanted)?.[1] ?? ''
  return { pairs: own, stamp: valueOf(stampField).slice(0, 60), isTrapped: valueOf(trapField) !== '' }
}

/** The whole body, or null as soon as it is larger. */
async function atMost(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > most) return null
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** What databases cannot keep is replaced; lines end as everywhere. */
const clean = (value: string) => value.replaceAll('\0', '').toWellFormed().replaceAll('\r\n', '\n').trim()

/** The answer by its fields as people call them; several values of one field stand together. Or why it is not kept. */
export function answerOf({ pairs }: SentAnswer, known: readonly FormField[]): AnswerField[] | AnswerProblem {
  const fields: AnswerField[] = []
  for (const [sent, value] of pairs) {
    const name = sent.replace(/\s+/g, ' ').slice(0, answerLimits.nameLength)
    const label = known.find((field) => field.name === sent)?.label ?? humanName(name)
    const secret = value === '' ? null : secretOf(name, label)
    if (secret) return secret
    if (holdsCardNumber(value)) return 'card'
    const before = fields.find((field) => field.name === name)
    if (!before) fields.push({ name, label, value })
    else if (value !== '') before.value = before.value === '' ? value : `${before.value}, ${value}`
  }
  const order = new Map(known.map(({ name }, at) => [name, at]))
  const sorted = fields.toSorted((a, b) => (order.get(a.name) ?? Infinity) - (order.get(b.name) ?? Infinity))
  return sorted.some(({ value }) => value !== '') ? sorted : 'empty'
}
