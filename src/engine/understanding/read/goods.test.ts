import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const rows: [sellers: string[], joint: string, goods: string[], people: string[]][] = [
  [
    ['an online shop', 'a small museum', 'a marketplace', 'a vintage store'],
    'for',
    ['handmade ceramics', 'old radios', 'garden tools', 'loose tea'],
    ['beekeepers', 'florists', 'painters'],
  ],
  [
    ['ein Onlineshop', 'ein kleines Museum', 'ein Fachgeschäft'],
    'für',
    ['handgemachte Keramik', 'alte Radios', 'losen Tee'],
    [],
  ],
  [['en nettbutikk', 'et lite museum'], 'for', ['håndlaget keramikk', 'gamle radioer'], ['birøktere', 'florister']],
]
const cases = rows.flatMap(([sellers, joint, goods, people]) =>
  sellers.flatMap((seller) => [
    ...goods.map((thing) => [`${seller} ${joint} ${thing}`, thing, true] as const),
    ...people.map((who) => [`${seller} ${joint} ${who}`, who, false] as const),
  ]),
)

test.for(drawn(cases, 20))('what a shop is for is what it sells, or who buys it: %s', ([request, words, areGoods]) => {
  const said = readRequest(request).facts
  const what = said.find(({ kind }) => kind === 'what')?.text ?? ''
  expect([what.endsWith(words), said.some(({ kind, text }) => kind === 'audience' && text === words)]).toEqual([
    areGoods,
    !areGoods,
  ])
})
