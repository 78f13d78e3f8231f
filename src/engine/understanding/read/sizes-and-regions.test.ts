import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readInBlocks, readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void) =>
  fc.assert(fc.property(cases, holds), { seed, numRuns: runs(30) })

const of = (request: string, kind: string) =>
  readInBlocks(readRequest(request)).facts.flatMap((fact) => (fact.kind === kind ? [fact] : []))

const sizes = fc.uniqueArray(fc.constantFrom('250g', '500g', '1kg', '75cl', '30min', '20km', '5L'), {
  minLength: 2,
  maxLength: 3,
})
const goods = fc.constantFrom('Honey shop in Leeds', 'Olio a Lucca', 'Miel à Apt', 'Miel en Soria', 'Honning i Bergen')

test('a size beside an amount is what the amount buys', () => {
  check(fc.tuple(goods, sizes, fc.integer({ min: 2, max: 40 })), ([good, some, from]) => {
    const request = `${good}: ${some.map((size, at) => `${size} ${from + 3 * at} €`).join(', ')}`
    const prices = of(request, 'price').map(({ text, of: what }) => [what, text])
    expect([request, prices]).toEqual([request, some.map((size, at) => [size, `${from + 3 * at} €`])])
  })
})

const regions = fc.constantFrom(
  ['landing page for a mobile sheep shearer. {one} + {other}, 20 a head', ['Powys', 'Shropshire', 'Cumbria']],
  ['site vitrine élagueur, {one} et {other}, devis gratuit', ['Drôme', 'Ardèche', 'Isère']],
  ['página de un podador, {one} y {other}, presupuesto gratis', ['Asturias', 'Cantabria', 'Navarra']],
  ['sito di un potatore, {one} e {other}, preventivo gratuito', ['Liguria', 'Umbria', 'Molise']],
  ['site de um podador, {one} e {other}, orçamento grátis', ['Alentejo', 'Algarve', 'Ribatejo']],
)

test('two regions beside each other are where somebody works, and nobody’s name', () => {
  check(fc.tuple(regions, fc.nat(2), fc.integer({ min: 1, max: 2 })), ([[text, names], at, step]) => {
    const [one, other] = [names[at] ?? '', names[(at + step) % names.length] ?? '']
    const request = (text as string).replace('{one}', one).replace('{other}', other)
    expect([request, of(request, 'name')]).toEqual([request, []])
    const [place] = of(request, 'place')
    expect([request, place?.text.includes(one) && place.text.includes(other)]).toEqual([request, true])
  })
})

const whose = [
  ['website for my {who} chimney business, Pollard & Son', ["dad's", 'dads', "sister's", 'uncles'], 'chimney business'],
  ['site pour le garage de {who} à Brest', ['mon oncle', 'ma mère', 'mon cousin'], 'garage'],
  ['Site para a retrosaria {who} em Viseu', ['da minha mãe', 'do meu tio', 'da minha avó'], 'retrosaria'],
  ['Seite für die Schreinerei {who} in Ulm', ['meines Onkels', 'meiner Tante'], 'Schreinerei'],
] as const

test('whose business it is, is no part of what it is', () => {
  for (const [text, people, what] of whose)
    for (const who of people) {
      const request = text.replace('{who}', who)
      expect([request, of(request, 'what').map(({ text: said }) => said)]).toEqual([request, [what]])
    }
})

test('marks of Markdown stand in no word, and a heading leads its line as a key does', () => {
  const request = [
    '# Site for Fil',
    '**Who**: puppet company, 4 artists, based in Leeds',
    '## Look',
    'dark, old-fashioned',
    'Shows: *The Watchman*, *Bones*',
  ].join('\n')
  const { facts } = readInBlocks(readRequest(request))
  expect(facts.filter(({ text }) => /[*#]/.test(text))).toEqual([])
  expect(facts.filter(({ kind }) => kind === 'style').map(({ text }) => text)).toEqual(['dark', 'old-fashioned'])
  expect(of(request, 'what').map(({ text }) => text)).toEqual(['puppet company'])
})

const breeds = fc.tuple(
  fc.constantFrom('Shetland', 'Suffolk', 'Limousin', 'Emmental', 'Hardanger', 'Ayrshire'),
  fc.constantFrom('pony rides', 'sheep farm', 'cheese shop', 'fiddle maker', 'cattle market'),
  fc.constantFrom('Kent', 'Bern', 'Leeds', 'Voss'),
)

test('a region before a noun is part of the noun where another place was said', () => {
  check(breeds, ([region, noun, town]) => {
    const request = `${region} ${noun} in ${town}`
    expect([
      request,
      of(request, 'what').map(({ text }) => text),
      of(request, 'place').map(({ text }) => text),
    ]).toEqual([request, [`${region} ${noun}`], [town]])
  })
})
