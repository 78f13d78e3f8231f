import type { Operation } from '#design/types.ts'
import type { Stack } from '../voice.ts'
import { setClasses, splitVariant } from './class-steps.ts'
import { classNames, type Part } from './open-page.ts'

export const fontFamilies = /^font-(?:serif|sans|mono|\(family-name:.*|\[(?:family-name|['"]).*)$|^\[font-family:/

/** The utility for a type: Tailwind's own, or the family written out. */
export function fontClass(stack: Stack): string {
  if (stack === 'serif' || stack === 'mono') return `font-${stack}`
  if (stack === 'grotesque') return 'font-sans'
  return stack === 'rounded'
    ? "[font-family:ui-rounded,'Arial_Rounded_MT_Bold',sans-serif]"
    : "[font-family:'Avenir_Next_Condensed','Arial_Narrow',sans-serif]"
}

const radii = ['rounded-none', 'rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-xl', 'rounded-2xl', 'rounded-3xl']
const alias: Record<string, string> = { rounded: 'rounded-sm', 'rounded-xs': 'rounded-sm' }

/** Corners of one element a step rounder or sharper, or none; `force`: also of one that says nothing about them. */
export function corner(part: Part, by: 'rounder' | 'sharper' | 'square', force: boolean): Operation[] {
  const names = classNames(part)
  const pairs = names.flatMap((name) => {
    const { variant, utility } = splitVariant(name)
    const next = corners(utility, by)
    return next && next !== utility ? [{ name, next: variant + next }] : []
  })
  if (pairs.length > 0)
    return [{ do: 'class', k: part.key, add: pairs.map(({ next }) => next), remove: pairs.map(({ name }) => name) }]
  const rounded = names.some((name) => splitVariant(name).utility.startsWith('rounded'))
  if (!force || rounded) return []
  return setClasses(part, [by === 'rounder' ? 'rounded-2xl' : 'rounded-none'], /^rounded/)
}

function corners(utility: string, by: 'rounder' | 'sharper' | 'square'): string | null {
  if (by === 'square')
    return /^rounded(?:-(?:xs|sm|md|lg|xl|2xl|3xl|full|\(.*|\[.*))?$/.test(utility) ? 'rounded-none' : null
  if (/^rounded-(?:\(|\[)/.test(utility)) return by === 'rounder' ? 'rounded-2xl' : 'rounded-sm'
  if (utility === 'rounded-full') return by === 'sharper' ? 'rounded-xl' : null
  const at = radii.indexOf(alias[utility] ?? utility)
  if (at < 0) return null
  return radii[Math.min(radii.length - 1, Math.max(0, at + (by === 'rounder' ? 2 : -2)))] ?? null
}
