import { z } from 'zod'

/** How a language forms its words and orders them; a part of words/<lang>/grammar.json. */
export const grammarForms = {
  name: z.string(),
  /** letters that none of the others writes */
  letters: z.string(),
  /** endings that turn into another one where that is left off: 'bakerIES' is 'bakerY' */
  turned: z.array(z.tuple([z.string(), z.string()])),
  /** the last part of a compound says what it is: 'Strickkurs' */
  compounds: z.boolean(),
  /** every noun has a capital: 'eine Bäckerei' */
  nounCapitals: z.boolean(),
  /** days of a month are written '3.5.' */
  dottedDays: z.boolean(),
  /** colours are found with endings too: not where olives are things, and 'pesce' is no 'pesca' */
  colourForms: z.boolean(),
  /** the noun comes first, what belongs to it after: 'taller de bicicletas' */
  headFirst: z.boolean(),
  /** how words for looks end beside other nouns: 'sobrio', 'sobria' */
  agrees: z.array(z.tuple([z.string(), z.array(z.string())])),
  /** what verbs end in, and what stands there when I, she, we or they do it; the first ending that fits counts */
  conjugations: z.array(z.tuple([z.string(), z.array(z.string())])),
  /** a verb may stand before its subject: 'bieten wir' */
  inverts: z.boolean(),
  /** a verb ends a clause that hangs on another: 'die Brot VERKAUFT' */
  verbLast: z.boolean(),
  /** words that are another one, or none, where a button says them: 'seg' is 'deg' */
  onButtons: z.array(z.tuple([z.string(), z.string()])),
  /** what the first part of a compound ends in, and what it is by itself: 'BuchungS', 'AnmeldE' */
  firstParts: z.array(z.tuple([z.string(), z.string()])),
}
