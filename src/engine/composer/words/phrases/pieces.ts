import type { Language, Pieces } from '../types.ts'
import { piecesDe, placesDe } from './pieces-de.ts'
import { piecesEn, placesEn } from './pieces-en.ts'
import { piecesEs, placesEs } from './pieces-es.ts'
import { piecesFr, placesFr } from './pieces-fr.ts'
import { piecesNo, placesNo } from './pieces-no.ts'

/** What components and screens say, by language. */
export const pieces: Record<Language, Pieces> = { en: piecesEn, de: piecesDe, fr: piecesFr, es: piecesEs, no: piecesNo }

/** Where the navigation of an app leads, beside the screen that is shown. */
export const appPlaces: Record<Language, readonly string[]> = {
  en: placesEn.split('|'),
  de: placesDe.split('|'),
  fr: placesFr.split('|'),
  es: placesEs.split('|'),
  no: placesNo.split('|'),
}
