import { z } from 'zod'
import { tradeOrAny } from '../trades/trade-folders.ts'
import { appScreens } from '../understanding/app-words.ts'
import { pageKinds } from './types.ts'

/** lightness, chroma, hue offset from the seed hue in degrees */
const tint = z.tuple([z.number().min(0).max(1), z.number().min(0).max(0.4), z.number()])

export const paletteRoles = [
  'surface',
  'surface-2',
  'surface-3',
  'ink',
  'muted',
  'line',
  'accent',
  'accent-soft',
] as const
export type PaletteRole = (typeof paletteRoles)[number]

const paletteSchema = z.strictObject(
  Object.fromEntries(paletteRoles.map((role) => [role, tint])) as Record<PaletteRole, typeof tint>,
)
export type Palette = z.infer<typeof paletteSchema>

/** family.json; the folder's README says what each entry means. */
export const familySchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: z.string().min(1),
  idea: z.string().min(1),
  suits: z.strictObject({
    domains: z.record(tradeOrAny, z.number().min(0).max(3)),
    tones: z.array(z.string()),
    kinds: z.array(z.enum(pageKinds)).min(1),
    screens: z.array(z.enum(appScreens)).default([]),
  }),
  mode: z.enum(['light', 'dark']),
  type: z.strictObject({ display: z.string().min(1), body: z.string().min(1) }),
  radius: z.string().regex(/^[\d.]+(px|rem)$|^0$/),
  hue: z.number(),
  palette: z.strictObject({ light: paletteSchema.optional(), dark: paletteSchema.optional() }),
  body: z.string(),
  html: z.string(),
  main: z.partialRecord(z.enum(pageKinds), z.string()).optional(),
  style: z.string().default(''),
  prefers: z.array(z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/)),
  hueLocked: z.boolean().default(false),
})
export type FamilyFacts = z.infer<typeof familySchema>
