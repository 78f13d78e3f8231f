import * as z from 'zod/mini'
import { pageLanguages } from './languages.ts'

/** So much of a request is read, in characters. */
export const readLength = 8000
/** Longest text of one chip: what a person changes is a fact, no second request. */
export const chipLength = 120

const chipText = z.string().check(z.maxLength(chipLength))
const range = z.object({ start: z.number(), end: z.number() })

/** One thing that was read: as it is on the page ('' for none), how sure that is, and what else it could be. */
const chip = z.object({
  text: chipText,
  sure: z.boolean(),
  near: z.array(chipText).check(z.maxLength(6)),
  /** where the request says it */
  at: z.nullable(range),
})
export type ReadChip = z.infer<typeof chip>

const look = z.object({
  id: z.string().check(z.maxLength(60)),
  name: z.string().check(z.maxLength(60)),
  paper: z.string().check(z.maxLength(80)),
  ink: z.string().check(z.maxLength(80)),
  accent: z.string().check(z.maxLength(80)),
  /** a list of typefaces */
  type: z.string().check(z.maxLength(200)),
})
export type ReadLook = z.infer<typeof look>

const readSection = z.object({
  id: z.string().check(z.maxLength(80)),
  label: z.string().check(z.maxLength(80)),
  facts: z.array(z.object({ text: chipText, at: range })).check(z.maxLength(20)),
})
export type ReadSection = z.infer<typeof readSection>

/** What a person said about the reading since: the request stays, only these fields of it change. */
export const briefChanges = z.object({
  name: z.optional(chipText),
  what: z.optional(chipText),
  place: z.optional(chipText),
  language: z.optional(z.enum(pageLanguages)),
  /** a design family by its id */
  look: z.optional(z.string().check(z.maxLength(60))),
  /** ids of sections, top to bottom */
  order: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(40))),
  /** kinds of sections that were added */
  added: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(12))),
  /** texts of the request that found no place by themselves and were put on the page */
  used: z.optional(z.array(chipText).check(z.maxLength(12))),
})
export type BriefChanges = z.infer<typeof briefChanges>

/** A request as it was read for a page, and where on the page it stands: what the brief card shows. */
export const pageReading = z.object({
  request: z.string().check(z.maxLength(readLength)),
  /** the server's word that this request was paid for: only then are its fields changed for free */
  seal: z.string().check(z.maxLength(64)),
  variant: z.number(),
  name: chip,
  what: chip,
  place: chip,
  language: z.object({ id: z.enum(pageLanguages), sure: z.boolean() }),
  /** fitting looks, the best first; none for a page that a model made */
  looks: z.array(look).check(z.maxLength(12)),
  /** the one that the page has */
  look: z.nullable(z.string().check(z.maxLength(60))),
  sections: z.array(readSection).check(z.maxLength(40)),
  /** kinds of sections that could be added, with their names */
  addable: z
    .array(z.object({ kind: z.string().check(z.maxLength(40)), label: z.string().check(z.maxLength(80)) }))
    .check(z.maxLength(40)),
  /** texts of the request that are not on the page */
  unused: z.array(chipText).check(z.maxLength(12)),
  changes: briefChanges,
})
export type PageReading = z.infer<typeof pageReading>

/** What a version keeps: the reading that it came of, or which version has the one that it goes on from. */
export const versionReading = z.union([pageReading, z.object({ of: z.string().check(z.maxLength(36)) })])
export type VersionReading = z.infer<typeof versionReading>

/** What a version keeps that was changed from another one, by hand or in the chat. */
export function inheritedReading(id: string, reading: VersionReading | null): VersionReading | null {
  if (reading === null) return null
  return 'of' in reading ? reading : { of: id }
}
