import { stampMarks } from '#design/site-forms/wire-forms.ts'
import { stampAge } from '#rules/submissions.ts'
import type { Seal } from '../../auth/seal.ts'

const sealLength = 22

/** The time at which a form was served, with our word that it was us: it holds for this form only. */
export function stampOf(seal: Seal, key: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000).toString(36)
  return `${seconds}.${seal.of('form', `${key} ${seconds}`).slice(0, sealLength)}`
}

/** What a stamp says: how old the form is in seconds, that it is too old, or that it is none of ours. */
export type Stamped = { kind: 'right'; seconds: number } | { kind: 'old' } | { kind: 'none' }

export function readStamp(seal: Seal, key: string, stamp: string, now: Date): Stamped {
  const [seconds = ''] = stamp.split('.')
  if (!/^[a-z0-9]{1,9}$/.test(seconds)) return { kind: 'none' }
  const served = new Date(Number.parseInt(seconds, 36) * 1000)
  const age = Math.floor(now.getTime() / 1000) - served.getTime() / 1000
  // The servers of one host may differ by a few seconds.
  if (age < -60 || stamp !== stampOf(seal, key, served)) return { kind: 'none' }
  return age > stampAge.most ? { kind: 'old' } : { kind: 'right', seconds: Math.max(0, age) }
}

/** A page with the time in its forms. */
export function stamped(html: string, seal: Seal, now: Date): string {
  return html.replaceAll(stampMarks, (_mark, key: string) => stampOf(seal, key, now))
}
