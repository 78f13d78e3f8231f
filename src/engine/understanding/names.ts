import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** words/names.json: what is the same in all languages; a language may bring more of its own in its folder. */
const nameSet = z.array(z.string().min(1)).transform((list): ReadonlySet<string> => new Set(list))
const ownNames = z.strictObject({
  places: nameSet,
  given: nameSet,
  /** behind a town: 'tx', and the number of a district */
  regions: nameSet,
  /** languages and techniques: 'in German', 'in React' */
  noPlaces: nameSet,
  /** what pages are written in: 'using TAILWIND' */
  techniques: nameSet,
  /** short for things that nobody is called: 'an AI startup' */
  abbreviations: nameSet,
  /** places that are words as well: 'nice', 'reading' */
  alsoWords: nameSet,
  /** what names of places begin with, where any noun has a capital: 'BAD Homburg' */
  placeOpeners: nameSet,
  /** small words within a name: 'World OF Imagination' */
  particles: nameSet,
  /** what firms and clubs end in, as it is written: 'Reed Joinery LTD' */
  legalForms: nameSet,
  /** small words within a name before a noun: 'La Grange AUX Hirondelles' */
  innerJoints: nameSet,
  /** what makes one name of two: 'Brennan and SONS' */
  firms: nameSet,
  /** what names begin with, before the name of a person or a thing: 'CHEZ Aïcha', 'CASA Rinaldi' */
  openers: nameSet,
  /** before a number that is no telephone: 'ORG.NR' */
  numberLabels: nameSet,
  /** before a number of anything: 'N. 5512', 'NR. 12' */
  numberSigns: nameSet,
  /** by which a telephone is reached, besides calling it: 'WHATSAPP 07700 …' */
  channels: nameSet,
  streetWords: nameSet,
  /** the same that other names end in as well, streets behind a number alone: '12 Market PLACE' */
  streetNouns: nameSet,
  streetEnds: nameSet,
  streetStarts: nameSet,
  /** before a street's name, and part of it: 'NEUE Mainzer Straße' */
  streetQualities: nameSet,
  /** behind a number in a street: '12 BIS' */
  houseParts: nameSet,
  /** where many have their mail or their page: 'ada@GMAIL.com' */
  mailHosts: nameSet,
  /** before a quotation that is no name: 'the HEADLINE “…”' */
  quoteLabels: nameSet,
  /** small words within a date: '3 AND 4 May' */
  dateJoins: nameSet,
})
export type Names = z.output<typeof ownNames>
const together = (all: readonly Names[]): Names =>
  Object.fromEntries<Set<string>>(
    (Object.keys(ownNames.shape) as (keyof Names)[]).map((kind) => [
      kind,
      new Set(all.flatMap((one) => [...one[kind]])),
    ]),
  ) as Record<keyof Names, Set<string>>

/** What is known in all languages, with what the folders bring. Throws when a file has another shape. */
export function readNames(home: string, folders: readonly string[]): Names {
  const paths = ['', ...folders].map((folder) => join(home, folder, 'names.json'))
  return together(
    paths.filter((path) => existsSync(path)).map((path) => ownNames.parse(JSON.parse(readFileSync(path, 'utf8')))),
  )
}
