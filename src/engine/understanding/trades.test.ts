import { expect, test } from 'vitest'
import { lexicon } from './lexicon.ts'
import { readTrade } from './trades.ts'
import type { ReadingLanguage } from './types.ts'

test.for<[ReadingLanguage, string, string | null]>([
  ['en', 'dog walker', 'pets'],
  ['en', 'small sourdough bakery', 'bakery'],
  ['en', 'funeral home', 'funeral'],
  ['en', 'seed bank', null],
  ['en', 'savings bank', 'finance'],
  ['en', 'golf course', 'fitness'],
  ['en', 'writing course', 'course'],
  ['en', 'AI résumé builder', 'software'],
  ['en', 'jazz club', 'music'],
  ['en', 'tree nursery', null],
  ['en', 'dog walking business', 'pets'],
  ['de', 'Fahrradwerkstatt', 'bikes'],
  ['de', 'Verband', null],
  ['de', 'Steuerberater', 'finance'],
  ['no', 'sykkelverksted', 'bikes'],
  ['fr', 'salon de thé', 'coffee'],
  ['fr', 'atelier de poterie', 'crafts'],
  ['es', 'taller de bicicletas', 'bikes'],
  ['es', 'taller de relojes', null],
])('%s: %s is %s', ([language, phrase, trade]) => {
  expect(readTrade(lexicon(language), phrase.split(' '))?.trade ?? null).toBe(trade)
})
