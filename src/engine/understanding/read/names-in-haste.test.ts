import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 24) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: string) =>
  readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

test('a piece in small letters that says itself that it is the name is all of it, colours and small words too', () => {
  const cases = fc.constantFrom<[(name: string) => string, string[]]>(
    [(name) => `ciao mi fai una pagina per officina meccanica, nome ${name}, rosso grazie`, ['la collina dorata']],
    [(name) => `pagina per studio di fisioterapia, nome ${name}, da lunedì a venerdì`, ['da chiara', 'il gatto nero']],
    [(name) => `hola puedes hacer una pagina para radio local, nombre ${name}, dorado`, ['la ciruela azul']],
    [(name) => `hei kan du lage en side for tannlege, navn ${name}, grønn takk`, ['den blå døra']],
  )
  check(fc.tuple(cases, fc.nat(1)), ([[say, names], at]) => {
    const name = names[at % names.length] ?? ''
    const found = textsOf(say(name), 'name').map((text) => text.toLowerCase())
    expect([say(name), found]).toEqual([say(name), [name]])
  })
})

test('a trade with where its cooking is from, and the name behind it', () => {
  const cases = fc.constantFrom<[string, (from: string, name: string) => string, string[]]>(
    [
      'restaurant',
      (from, name) => `Make a page for our ${from} restaurant ${name} in Kendal.`,
      ['Indonesian', 'Laotian', 'Lebanese'],
    ],
    ['bakery', (from, name) => `Our ${from} bakery ${name} in Kendal needs a page.`, ['Basque', 'Polish', 'Sicilian']],
    [
      'ristorante',
      (from, name) => `Una pagina per il nostro ristorante ${from} ${name} a Lecce.`,
      ['libanese', 'peruviano'],
    ],
    [
      'restaurante',
      (from, name) => `Una página para nuestro restaurante ${from} ${name} en Soria.`,
      ['tailandés', 'libanés'],
    ],
  )
  const names = fc.constantFrom('Plumworks', 'Aldatz', 'Kumora')
  check(fc.tuple(cases, fc.nat(2), names), ([[trade, say, from], at, name]) => {
    const request = say(from[at % from.length] ?? '', name)
    expect([request, textsOf(request, 'name'), textsOf(request, 'what').join(' ')]).toEqual([
      request,
      [name],
      expect.stringContaining(trade),
    ])
  })
})

test('two surnames behind a trade with its adjective are the name', () => {
  const cases = fc.constantFrom<[string, (name: string) => string]>(
    ['salão comunitário', (name) => `Faça uma página para nosso salão comunitário ${name} em Viseu.`],
    ['coro di paese', (name) => `Un sito per il nostro coro di paese ${name}: prove, concerti`],
  )
  const pairs = fc.constantFrom('Macedo e Figueiredo', 'Rinaldi e Sartori', 'Peixoto e Vilela')
  check(fc.tuple(cases, pairs), ([[what, say], name]) => {
    expect([textsOf(say(name), 'what'), textsOf(say(name), 'name')]).toEqual([[what], [name]])
  })
})

test('a place of two words is one in small letters, whatever colours its words are', () => {
  const cases = fc.constantFrom<[string, (place: string) => string]>(
    ['ouro preto', (place) => `padaria miga em ${place}, bolos, pães`],
    ['porto velho', (place) => `barbearia em ${place}, corte, barba`],
  )
  check(cases, ([place, say]) => {
    expect([textsOf(say(place), 'place'), textsOf(say(place), 'colour')]).toEqual([[place], []])
  })
})

test('a piece of a brief with a town at its end is the name, and what is celebrated is none', () => {
  const cases = fc.constantFrom<[(name: string) => string, string[]]>(
    [(name) => `climbing gym, ${name}, courses, 11 pounds`, ['Vertikal Leeds', 'Overhang Bude']],
    [(name) => `Palestra di arrampicata, ${name}, corsi, ingresso 11 €`, ['Vertikal Trento', 'Granitto Lecce']],
    [(name) => `Fahrradwerkstatt, ${name}, mobile Reparatur, 30 Euro`, ['Radl-Doktor Leipzig', 'Zweiraddel Ulm']],
    [(name) => `GRAND REOPENING!!! ${name}, 4 CANAL ROAD, WIGAN. DIGGERS £90 A DAY.`, ["KOWAL'S TOOL HIRE"]],
    [(name) => `Nombre: ${name}\nQué somos: club de rugby`, ['C.D. Los Halcones de Getafe', 'C.F. Villarejo']],
  )
  check(fc.tuple(cases, fc.nat(1)), ([[say, names], at]) => {
    const name = names[at % names.length] ?? ''
    expect([say(name), textsOf(say(name), 'name')]).toEqual([say(name), [name]])
  })
})

test('a name ends where somebody goes on to tell where they are, and that place is read in small letters', () => {
  const cases = fc.constantFrom<[(name: string, place: string) => string, string]>(
    [(name, place) => `page for my farrier business its called ${name} im based in ${place} call 07700 900412`, 'en'],
    [
      (name, place) =>
        `trenger nettside til hundepensjonatet vårt vi heter ${name} og holder til på ${place}, ring oss`,
      'no',
    ],
    [(name, place) => `un sito per il mio negozio di dischi si chiama ${name} sta a ${place} in via Po 3`, 'it'],
  )
  const names = fc.constantFrom('kelvo drenn', 'mirtal', 'vorka stell')
  const places = fc.constantFrom('skipton', 'jessheim', 'modena')
  check(fc.tuple(cases, names, places), ([[say], name, place]) => {
    const request = say(name, place)
    const found = textsOf(request, 'name').map((text) => text.toLowerCase())
    expect([request, found]).toEqual([request, [name]])
  })
})

test('prices without a mark between them have labels of their own', () => {
  const cases = fc.constantFrom<[string, string[]]>(
    [
      'soy Carmela y arreglo ropa en Soria bajos 8 euros cremalleras 12 vestidos 60',
      ['bajos', 'cremalleras', 'vestidos'],
    ],
    ['site pro meu petshop banho pequeno 60 reais banho médio 80 banho grande 120', ['banho médio', 'banho grande']],
  )
  check(cases, ([request, things]) => {
    const priced = readRequest(request).facts.filter(({ kind }) => kind === 'price')
    expect([request, priced.map(({ of }) => of)]).toEqual([request, expect.arrayContaining(things)])
  })
})
