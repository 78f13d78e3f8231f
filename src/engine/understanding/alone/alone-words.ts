import { z } from 'zod'
import { Phrases } from '../app-words.ts'
import { lexicon } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import type { ReadingLanguage } from '../types.ts'
import { allowedIn } from './allowed.ts'
import { readWords } from '../word-files.ts'

const phrases = z.array(z.string().min(1))

/** Single parts of a page that are drawn with exactly what was said. */
export const alonePieces = [
  'header',
  'footer',
  'hero',
  'login',
  'signup',
  'plans',
  'banner',
  'contact',
  'testimonial',
  'newsletter',
] as const
export type AlonePiece = (typeof alonePieces)[number]

/** What such a part is made of. */
export const partNames = [
  'logo',
  'name',
  'menu',
  'search',
  'phone',
  'email',
  'address',
  'hours',
  'social',
  'cart',
  'login',
  'language',
  'button',
  'alert',
  'headline',
  'sentence',
  'image',
  'forgot',
  'remember',
  'join',
  'password',
  'username',
  'message',
  'date',
  'checkbox',
  'close',
  'copyright',
  'imprint',
  'privacy',
  'terms',
  'newsletter',
  'quote',
  'role',
  'stars',
  'price',
  'points',
  'map',
  'fields',
  'contact',
  'dropdown',
] as const
export type AlonePartName = (typeof partNames)[number]

export const placeNames = ['left', 'middle', 'right', 'top', 'bottom'] as const
export type PlaceName = (typeof placeNames)[number]
export const orderNames = ['first', 'second', 'middle', 'last'] as const
export type OrderName = (typeof orderNames)[number]
export const numberNames = ['one', 'two', 'three', 'four', 'five', 'six'] as const
export type NumberName = (typeof numberNames)[number]

const rowsOf = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, phrases])) as Record<Name, typeof phrases>)

const lists = {
  /** says that nothing stands around it */
  only: phrases,
  /** what may lead up to it besides words that ask */
  leads: phrases,
  /** how it is to look; these are shown to nobody */
  looks: phrases,
  forWhom: phrases,
  having: phrases,
  of: phrases,
  /** before what stands on it: 'SAYING we are closed' */
  says: phrases,
  /** what a site is called: 'a header for the SITE of our choir' */
  sites: phrases,
  /** 'nothing else' */
  ends: phrases,
  nots: phrases,
  /** 'the middle one STANDS OUT' */
  stands: phrases,
  /** what plans are counted in */
  units: phrases,
}
export type AloneList = keyof typeof lists

/** words/<lang>/alone.json: single parts that are asked for by themselves, and what stands in them. */
const schema = z.strictObject({
  pieces: rowsOf(alonePieces),
  parts: rowsOf(partNames),
  places: rowsOf(placeNames),
  order: rowsOf(orderNames),
  numbers: rowsOf(numberNames),
  ...lists,
})

export type AloneWords = Record<AloneList, Phrases<AloneList>> & {
  pieces: Phrases<AlonePiece>
  parts: Phrases<AlonePartName>
  /** the same words by what can stand in a part: 'melding' is a message in a form, and a warning in a bar */
  partsIn: (piece: AlonePiece) => Phrases<AlonePartName>
  places: Phrases<PlaceName>
  order: Phrases<OrderName>
  numbers: Phrases<NumberName>
}

const loaded = new Map<ReadingLanguage, AloneWords>()

/** "d'accueil" is read as "d'" and 'accueil', as everywhere in a text. */
const asRead = (phrase: string) => plainWord(phrase).replace(/(?<=(?:^| )(?:[a-z]{1,2}|dell|un))'(?=\p{L})/gu, "' ")

/** The words by which a language asks for a single part. Throws when its file is wrong. */
export function aloneWords(language: ReadingLanguage): AloneWords {
  const known = loaded.get(language)
  if (known) return known
  const file = readWords(language, 'alone.json', schema)
  const exact = (word: string) => [word]
  const forms = (word: string) => lexicon(language).forms(word)
  const table = <Id extends string>(rows: Record<Id, string[]>, of: (word: string) => string[]) =>
    new Phrases<Id>(
      (Object.keys(rows) as Id[]).map((id) => [id, rows[id].map(asRead)]),
      of,
    )
  const inPieces = Object.fromEntries(
    alonePieces.map((piece) => {
      const rows = partNames.filter((name) => allowedIn[piece].has(name)).map((name) => [name, file.parts[name]])
      return [piece, table(Object.fromEntries(rows) as Record<AlonePartName, string[]>, forms)]
    }),
  ) as Record<AlonePiece, Phrases<AlonePartName>>
  const words = {
    pieces: table(file.pieces, exact),
    parts: table(file.parts, forms),
    partsIn: (piece: AlonePiece) => inPieces[piece],
    places: table(file.places, exact),
    order: table(file.order, exact),
    numbers: table(file.numbers, exact),
    ...(Object.fromEntries(
      (Object.keys(lists) as AloneList[]).map((list) => [
        list,
        table({ [list]: file[list] }, list === 'units' || list === 'looks' ? forms : exact),
      ]),
    ) as Record<AloneList, Phrases<AloneList>>),
  }
  loaded.set(language, words)
  return words
}
