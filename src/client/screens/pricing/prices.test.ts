import { expect, test } from 'vitest'
import { creditPrice, stackHeight, total } from './prices.ts'

test.for([
  [0.2, '$0.20'],
  [0.196, '$0.196'],
  [0.18, '$0.18'],
  [0.3, '$0.30'],
  [1, '$1.00'],
] as const)('%d a credit is %s', ([dollars, words]) => expect(creditPrice(dollars)).toBe(words))

test.for([
  [1800, '$18'],
  [1850, '$18.50'],
  [13_000, '$130'],
] as const)('%d cents are %s', ([cents, words]) => expect(total(cents)).toBe(words))

test.for([
  [100, 16],
  [200, 22],
  [1000, 68],
] as const)('%d credits stand %d px high', ([credits, height]) => expect(stackHeight(credits)).toBe(height))
