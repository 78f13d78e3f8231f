import type { FamilyFacts } from './family.ts'
import type { Tone } from './types.ts'

/** Stacks that begin with a typeface of ours where one fits; the others are what machines have. */
export const stacks = {
  serif:
    '"Source Serif 4","Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Times New Roman",serif',
  rounded:
    'Nunito,ui-rounded,"SF Pro Rounded","Hiragino Maru Gothic ProN",Quicksand,Comfortaa,Manjari,"Arial Rounded MT Bold",Calibri,sans-serif',
  grotesque: 'Inter,"Helvetica Neue","Segoe UI",Roboto,Arial,sans-serif',
  mono: '"JetBrains Mono",ui-monospace,"SF Mono",Menlo,"Cascadia Code",Consolas,"Liberation Mono",monospace',
  condensed: '"Avenir Next Condensed","Roboto Condensed","Arial Narrow","Liberation Sans Narrow",Impact,sans-serif',
} as const
export type Stack = keyof typeof stacks

/** A tone that the family does not have changes its corners and display type; one it has is already in it. */
const corners: Partial<Record<Tone, string>> = {
  playful: '1.5rem',
  warm: '0.75rem',
  minimal: '0.125rem',
  corporate: '0.375rem',
  luxurious: '0px',
  technical: '0.25rem',
  calm: '1rem',
}
const display: Partial<Record<Tone, Stack>> = {
  luxurious: 'serif',
  elegant: 'serif',
  editorial: 'serif',
  playful: 'rounded',
  technical: 'mono',
}

const foreign = (family: FamilyFacts, tones: Tone[]) =>
  tones.some((tone) => family.suits.tones.includes(tone)) ? [] : tones

export function radiusFor(family: FamilyFacts, tones: Tone[]): string {
  const tone = foreign(family, tones).find((name) => corners[name] !== undefined)
  return (tone && corners[tone]) ?? family.radius
}

export function typeFor(family: FamilyFacts, tones: Tone[]): Record<'--font-display' | '--font-body', string> {
  const tone = foreign(family, tones).find((name) => display[name] !== undefined)
  const stack = tone && display[tone]
  return { '--font-display': stack ? stacks[stack] : family.type.display, '--font-body': family.type.body }
}
