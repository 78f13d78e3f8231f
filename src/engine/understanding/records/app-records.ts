import type { RecordField } from './record-field.ts'
import type { GivenCell } from './row-columns.ts'

/**
 * `things`: what they are called where that heads a column of its own; `isLog`: whoever asks writes it down themselves, one entry
 * each time; `count`: so many things there are; `rows`: what stands in it already, a cell for each field; `sums`: the fields
 * whose sum is asked for; `isAsked`: it has such
 * rows, or is kept by hand so far, so that it is asked for by whoever keeps it, and no page about what they do.
 */
export type AppRecords = {
  thing: string
  things?: string
  fields: RecordField[]
  isLog: boolean
  count?: number
  rows?: (GivenCell | null)[][]
  sums?: number[]
  isAsked?: true
}
