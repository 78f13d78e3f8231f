import type { AlonePartName } from '../../../../understanding/alone/alone-words.ts'
import type { AlonePart, AloneReading } from '../../../../understanding/alone/types.ts'
import type { Link, Text } from '../../../types.ts'

export const linkTo = (label: string): Link => ({ label, href: '#main' })

/** The parts of a kind that were asked for, in the order in which they were said. */
export const partsOf = ({ parts }: AloneReading, ...what: AlonePart['what'][]): AlonePart[] =>
  parts.filter((part) => what.includes(part.what))

/** What a part says, where that was told; else a slot that waits for it. */
export const labelOrSlot = (part: AlonePart | undefined, slot: string): Text => part?.labels[0] ?? { placeholder: slot }

/** Texts in quotation marks that name nothing. */
export const spokenOf = ({ parts }: AloneReading): string[] =>
  parts.filter(({ what, words }) => what === 'entry' && words === '"').flatMap(({ labels }) => labels)

export const hasPart = (alone: AloneReading, what: AlonePartName): boolean => partsOf(alone, what).length > 0

/** The labels of the buttons, as many as were asked for. */
export function buttonsOf(alone: AloneReading, usual: readonly string[]): string[] {
  const buttons = partsOf(alone, 'button')
  const said = buttons.flatMap(({ labels }) => labels)
  const wanted = Math.max(said.length, buttons.length, ...buttons.map(({ count }) => count ?? 0))
  return Array.from(
    { length: Math.min(wanted, 2 + said.length) },
    (_, at) => said[at] ?? usual[at - said.length] ?? usual[0] ?? '',
  )
}
