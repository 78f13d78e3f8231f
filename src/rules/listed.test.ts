import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test.for([
  ['en', [], ''],
  ['en', ['a hero'], 'a hero'],
  ['en', ['a hero', 'prices'], 'a hero and prices'],
  ['en', ['a hero', 'prices', 'a map'], 'a hero, prices and a map'],
  ['de', ['Preise', 'Karte', 'Fragen'], 'Preise, Karte und Fragen'],
  ['fr', ['prix', 'plan', 'avis'], 'prix, plan et avis'],
  ['es', ['precios', 'mapa', 'horario'], 'precios, mapa y horario'],
  ['es', ['precios', 'mapa', 'imágenes'], 'precios, mapa e imágenes'],
  ['no', ['priser', 'kart', 'spørsmål'], 'priser, kart og spørsmål'],
] as const)('in %s %j reads %s', ([language, words, text]) => expect(listed(words, language)).toBe(text))
