import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { Fact } from './facts.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 24) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: Fact['kind']) =>
  readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

/** Syllables that no list has. */
const syllables = fc.constantFrom('dro', 'vel', 'quim', 'zar', 'bolt', 'kesh')
const invented = fc.tuple(syllables, syllables, fc.constantFrom('ak', 'umo', 'ix')).map((parts) => parts.join(''))
const joined = fc.tuple(invented, fc.constantFrom(' & ', ' + '), invented).map((parts) => parts.join(''))
const numbered = fc.tuple(invented, fc.integer({ min: 2, max: 98 })).map(([word, number]) => `${word} ${number}`)
const shaped = fc.oneof(joined, numbered)

/** By language: a trade, two things, how a note begins, a town, the telephone, and how whose page it is. */
const ways = [
  [
    'driving school',
    'brake course',
    'mock exams',
    'need site asap',
    'leeds',
    'call',
    'pls a website for my {t} in {p}',
  ],
  [
    'fahrschule',
    'nachtfahrten',
    'theorieabend',
    'brauche schnell seite',
    'husum',
    'tel',
    'bitte webseite für {t} in {p}',
  ],
  ['auto-école', 'code de nuit', 'stages', 'besoin vite site', 'lyon', 'tel', 'svp un site pour {t} à {p}'],
  ['taller de bicicletas', 'ruedas', 'frenos', 'necesito ya web', 'burgos', 'tel', 'xfa una web para {t} en {p}'],
  [
    'sykkelverksted',
    'hjulretting',
    'bremser',
    'trenger side fort',
    'molde',
    'tlf',
    'kan du lage nettside for {t} i {p}',
  ],
  ['falegnameria', 'sedie', 'tavoli', 'mi serve subito sito', 'lecce', 'tel', 'per favore un sito per {t} a {p}'],
] as const
const way = fc.constantFrom(...ways)

test('a note that begins with its name says what it is behind it, and what costs how much', () => {
  check(fc.tuple(way, shaped), ([[trade, one, other], name]) => {
    const request = `${name} ${trade} ${one} 12 €, ${other} 19 €`
    expect(textsOf(request, 'name')).toEqual([name])
    expect(textsOf(request, 'what')).toEqual([trade])
    expect(textsOf(request, 'service')).toEqual([one, other])
    expect(readRequest(request).certainty.name).toBeGreaterThanOrEqual(0.75)
  })
})

test('one word before what it is names it, and where it may describe it nobody is sure', () => {
  check(fc.tuple(way, invented), ([[trade, one, other], name]) => {
    const request = `${name} ${trade} ${one} 12 €, ${other} 19 €`
    expect(textsOf(request, 'name')).toEqual([name])
    expect(textsOf(request, 'what')).toEqual([trade])
  })
  check(
    fc.tuple(fc.constantFrom('small', 'mobile', 'vegan'), fc.constantFrom('bakery', 'hair salon')),
    ([how, trade]) => {
      expect(textsOf(`${how} ${trade} bread 12 €, rolls 3 €`, 'name')).toEqual([])
    },
  )
})

test('behind what it is and where, what is written as names are is the name, and the rest is on offer', () => {
  check(fc.tuple(way, shaped), ([[trade, one, other, lead, town, tel], name]) => {
    const request = `${lead} ${trade} ${town} ${name} ${one}, ${other} ${tel} 030 5550923`
    expect(textsOf(request, 'name')).toEqual([name])
    expect(textsOf(request, 'place')).toEqual([town])
    expect(textsOf(request, 'service')).toEqual([one, other])
  })
  check(fc.tuple(way, shaped), ([[trade, one, other, , town, , lead], name]) => {
    const request = `${lead.replace('{t}', trade).replace('{p}', town)}, ${name}, ${one}, ${other}`
    expect(textsOf(request, 'name')).toEqual([name])
    expect(textsOf(request, 'service')).toEqual([one, other])
  })
})

const closings = [
  ['thats what we do', 'in', 'make it calm'],
  ['das machen wir', 'in', 'eher ruhig'],
  ['voila ce qu on fait', 'a', 'plutot calme'],
  ['eso hacemos', 'en', 'mas bien tranquilo'],
  ['det er det vi gjør', 'i', 'helst rolig'],
  ['ecco quello che facciamo', 'a', 'piuttosto tranquillo'],
] as const

test('words that close a list say what stands before them, and the name stands behind with its place', () => {
  const each = fc.nat({ max: ways.length - 1 })
  check(fc.tuple(each, invented), ([at, name]) => {
    const [[trade, one, other, , town], [closing, where, look]] = [ways[at] ?? ways[0], closings[at] ?? closings[0]]
    const request = `${one}, ${other} ${closing}, ${name} ${where} ${town}, ${trade}, ${look}`
    expect(textsOf(request, 'service')).toEqual([one, other])
    expect(textsOf(request, 'name')).toEqual([name])
    expect(textsOf(request, 'what')).toEqual([trade])
  })
})

const slip = (word: string) =>
  fc.tuple(fc.integer({ min: 1, max: word.length - 2 }), fc.nat({ max: 2 })).map(([at, how]) => {
    const [before, here = '', next = '', after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
    return [before + next + here + after, before + next + after, before + here + here + next + after][how] ?? word
  })

test('a slip in the word for the page is no part of what it is, nor its name', () => {
  const page = fc.constantFrom(
    ['website', 'nail studio leeds with a gallery', 'nail studio'],
    ['webseite', 'nagelstudio husum mit galerie', 'nagelstudio'],
    ['nettside', 'neglesalong molde med galleri', 'neglesalong'],
    ['pagina', 'falegnameria lecce con galleria', 'falegnameria'],
  )
  const typed = page.chain(([word = '', rest, what]) => slip(word).map((one) => [one, rest, what]))
  check(typed, ([word, rest, what]) => {
    expect(textsOf(`${word} ${rest}`, 'what')).toEqual([what])
    expect(textsOf(`${word} ${rest}`, 'name')).toEqual([])
  })
})
