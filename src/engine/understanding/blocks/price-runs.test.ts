import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { textsOf } from '#engine/composer/stated-facts.ts'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { readInBlocks, readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 14) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

/** How somebody tells what things cost, in a language. */
type Teller = {
  opening: string
  things: readonly string[]
  and: string
  from: string
  units: readonly string[]
  remarks: readonly string[]
  free: string
  onRequest: string
  /** what stands between a thing and its amount in a sentence */
  verbs: readonly string[]
  coin: string
  closing: string
  /** asks for prices as a part of the page */
  wish: string
  /** numbers of another kind behind things of the same language */
  others: readonly string[]
}
const tellers: readonly Teller[] = [
  {
    opening: 'page for my kennels Thornbeck in Settle.',
    things: ['small dogs', 'big dogs', 'cat room', 'nail trim', 'long walk', 'rabbit hutch'],
    and: 'and',
    from: 'from',
    units: ['a night', 'per visit'],
    remarks: ['on weekdays only', 'plus food'],
    free: 'free for regulars',
    onRequest: 'on request',
    verbs: ['costs', 'comes to', 'is'],
    coin: '£',
    closing: 'ring 01632 960118',
    wish: 'with prices and photos please',
    others: [
      'we have kennels 14, runs 6, paddocks 3',
      'the ground: yard 40 m, field 120, wood 75',
      'juniors Monday 17.30, seniors Tuesday 18.30, masters Friday 18.00',
    ],
  },
  {
    opening: 'Seite für meine Tauchschule Blauflosse in Überlingen.',
    things: ['Schnuppertauchen', 'Anfängerkurs', 'Flaschenfüllung', 'Nachttauchgang', 'Kinderkurs', 'Leihanzug'],
    and: 'und',
    from: 'ab',
    units: ['pro Tag', 'pro Person'],
    remarks: ['nur am Wochenende', 'inkl. Leihanzug'],
    free: 'kostenlos für Kinder',
    onRequest: 'auf Anfrage',
    verbs: ['kostet', 'kommt auf', 'gibt es für'],
    coin: '€',
    closing: 'Telefon 07551 112233',
    wish: 'bitte mit Preisen und Fotos',
    others: [
      'Wir haben Boote 4, Flaschen 32, Anzüge 25',
      'wir sind 42 Taucher: Kinder 12, Frauen 18, Männer 12',
      'Kinder montags 17.30, Jugend dienstags 18.30, Alte freitags 18.00',
    ],
  },
  {
    opening: 'un site pour ma laverie Le Tambour à Niort.',
    things: ['petite machine', 'grande machine', 'séchoir', 'lessive douce', 'couette épaisse', 'tapis rond'],
    and: 'et',
    from: 'à partir de',
    units: ['par kilo', 'la dose'],
    remarks: ['sauf dimanche', 'hors taxes'],
    free: 'gratuit pour les abonnés',
    onRequest: 'sur devis',
    verbs: ['coûte', 'revient à', 'est à'],
    coin: '€',
    closing: 'tél. 05 49 55 01 18',
    wish: 'avec les prix et des photos',
    others: [
      'la salle du haut 45 m2, salle du bas 80, cour 120',
      'nous avons machines 12, séchoirs 6, tables 4',
      'enfants lundi 17.30, jeunes mardi 18.30, anciens vendredi 18.00',
    ],
  },
  {
    opening: 'una web para mi taller de cerámica Barro Vivo en Granada.',
    things: ['tarde suelta', 'curso de torno', 'horno compartido', 'taller infantil', 'plato hondo', 'taza grande'],
    and: 'y',
    from: 'desde',
    units: ['por persona', 'la pieza'],
    remarks: ['solo los sábados', 'materiales aparte'],
    free: 'gratis para socios',
    onRequest: 'a consultar',
    verbs: ['cuesta', 'sale a', 'sale por'],
    coin: '€',
    closing: 'teléfono 958 555 204',
    wish: 'con precios y fotos',
    others: [
      'tenemos tornos 6, hornos 2, mesas 9',
      'el minibús para en Plaza Mayor 8.15, Hospital 8.30, Instituto 8.42',
      'niños lunes 17.30, jóvenes martes 18.30, mayores viernes 18.00',
    ],
  },
  {
    opening: 'una pagina per il mio noleggio bici Ruota Libera a Ferrara.',
    things: ['bici da città', 'bici elettrica', 'seggiolino', 'tandem', 'carrello', 'casco rosso'],
    and: 'e',
    from: 'da',
    units: ['al giorno', "all'ora"],
    remarks: ['solo di sabato', 'cauzione esclusa'],
    free: 'gratis per i soci',
    onRequest: 'su richiesta',
    verbs: ['costa', 'viene', 'è a'],
    coin: '€',
    closing: 'telefono 0532 555 014',
    wish: 'con prezzi e foto',
    others: [
      'abbiamo bici 40, tandem 5, carrelli 3',
      'i giri: argine 12 km, bosco 20, mare 48',
      'bambini lunedì 17.30, ragazzi martedì 18.30, adulti venerdì 18.00',
    ],
  },
  {
    opening: 'um site para o meu lava-rápido Brilho Certo em Braga.',
    things: ['lavagem simples', 'lavagem completa', 'polimento', 'cera rápida', 'moto pequena', 'estofos sujos'],
    and: 'e',
    from: 'a partir de',
    units: ['por carro', 'por hora'],
    remarks: ['só aos sábados', 'com cera'],
    free: 'grátis para clientes',
    onRequest: 'sob consulta',
    verbs: ['custa', 'fica por', 'sai a'],
    coin: '€',
    closing: 'telefone 253 555 108',
    wish: 'com preços e fotos',
    others: [
      'temos boxes 4, aspiradores 6, cadeiras 8',
      'a equipa: Rui 41 anos, Ana 36, Zé 29',
      'crianças segunda 17.30, jovens terça 18.30, adultos sexta 18.00',
    ],
  },
  {
    opening: 'side for båtutleien vår Skjæret på Hvaler.',
    things: ['robåt', 'seilbåt', 'kajakk', 'redningsvest', 'fiskestang', 'liten hytte'],
    and: 'og',
    from: 'fra',
    units: ['per dag', 'timen'],
    remarks: ['bare i helgene', 'med bensin'],
    free: 'gratis for barn',
    onRequest: 'på forespørsel',
    verbs: ['koster', 'kommer på', 'ligger på'],
    coin: 'kr',
    closing: 'tlf 400 05 881',
    wish: 'med priser og bilder',
    others: [
      'vi har båter 14, kajakker 6, vester 30',
      'turene: Storvatnet 7 km, Kvitfossen 12, Langdalen 18',
      'barn mandag 17.30, ungdom tirsdag 18.30, voksne fredag 18.00',
    ],
  },
]

/** What one thing costs, as it is written. */
type Cost = { amount: number; has: 'nothing' | 'from' | 'unit' | 'remark' | 'free' | 'onRequest' }
const cost: fc.Arbitrary<Cost> = fc.record({
  amount: fc.integer({ min: 6, max: 240 }),
  has: fc.constantFrom('nothing', 'nothing', 'from', 'unit', 'remark', 'free', 'onRequest'),
})

const place = fc.nat({ max: 1 })
const told = (teller: Teller, { amount, has }: Cost, at: number, coin = ''): string => {
  const sum = coin === '£' ? `£${amount}` : `${amount}${coin ? ` ${coin}` : ''}`
  if (has === 'free') return teller.free
  if (has === 'onRequest') return teller.onRequest
  if (has === 'from') return `${teller.from} ${sum}`
  const behind = { unit: teller.units[at], remark: teller.remarks[at], nothing: '' }[has]
  return `${sum} ${behind ?? ''}`.trim()
}

const bare = (text: string) => text.toLowerCase().replace(/[\s’'.]/g, '')
/** Of each part of a page its texts, as they stand beside each other. */
const partsOf = (request: string) =>
  compose(firstRequest(request))
    .html.split('<section')
    .slice(1)
    .map((part) => textsOf(`<body>${part}`).map(bare))

/** Whether a part has a thing as an entry, and beside it all that is said of what it costs. */
function isBeside(part: readonly string[], thing: string, said: string): boolean {
  const at = part.indexOf(bare(thing))
  const beside = part.slice(Math.max(0, at - 2), at + 6).join('')
  return at >= 0 && said.split(' ').every((word) => beside.includes(bare(word)))
}

function listed(request: string, costs: readonly (readonly [thing: string, said: string])[]): void {
  const isListed = partsOf(request).some((part) => costs.every(([thing, said]) => isBeside(part, thing, said)))
  expect(isListed, `${costs.join('; ')} in: ${request}`).toBe(true)
}

const drawn = fc.record({
  teller: fc.constantFrom(...tellers),
  costs: fc.array(cost, { minLength: 5, maxLength: 5 }),
  at: place,
  verb: fc.nat({ max: 2 }),
})

test('things that end in a number each are a list of prices, though nothing says what the numbers are', () => {
  check(drawn, ({ teller, costs, at }) => {
    // three at least are numbers
    const own = costs.map((one, index): Cost => (index < 3 ? { ...one, has: 'nothing' } : one))
    const rows = own.map((one, index) => [teller.things[index] ?? '', told(teller, one, at)] as const)
    listed(`${teller.opening} ${rows.map((row) => row.join(' ')).join(', ')}. ${teller.closing}`, rows)
  })
})

test('things and their numbers that nothing parts are as many entries', () => {
  check(drawn, ({ teller, costs }) => {
    const rows = costs.map(({ amount }, index) => [teller.things[index] ?? '', `${amount}`] as const)
    listed(`${teller.opening} ${rows.map((row) => row.join(' ')).join(' ')}. ${teller.closing}`, rows)
  })
})

test('where prices are asked for, things that are written with capitals are nobody by their name', () => {
  check(drawn, ({ teller, costs }) => {
    const rows = costs.map(({ amount }, index) => {
      const [first = '', ...rest] = teller.things[index] ?? ''
      return [`${first.toUpperCase()}${rest.join('')}`, `${amount}`] as const
    })
    listed(`${teller.opening} ${rows.map((row) => row.join(' ')).join(', ')}. ${teller.wish}. ${teller.closing}`, rows)
  })
})

test('what sentences say that things cost is one list, with all that is said of each amount', () => {
  check(drawn, ({ teller, costs, at, verb }) => {
    const rows = costs.map((one, index): [thing: string, said: string] => {
      const has = one.has === 'free' || one.has === 'onRequest' ? 'nothing' : one.has
      return [teller.things[index] ?? '', told(teller, { ...one, has }, at, teller.coin)]
    })
    const [one, other, ...others] = rows.map(([thing, said]) => `${thing} ${teller.verbs[verb]} ${said}`)
    listed(`${teller.opening} ${one} ${teller.and} ${other}. ${others.join('. ')}. ${teller.closing}`, rows)
  })
})

test('how many there are of something, how far it is, how old somebody is and when they meet costs nothing, though prices are asked for', () => {
  const others = fc.record({ teller: fc.constantFrom(...tellers), at: fc.nat({ max: 2 }), isAsked: fc.boolean() })
  check(others, ({ teller, at, isAsked }) => {
    const said = teller.others[at] ?? ''
    const closing = isAsked ? `${teller.wish}. ${teller.closing}` : teller.closing
    const { facts, blocks } = readInBlocks(readRequest(`${teller.opening} ${said}. ${closing}`))
    const prices = [...facts.filter(({ kind }) => kind === 'price'), ...blocks.filter(({ isPrices }) => isPrices)]
    expect(prices, said).toEqual([])
  })
})

test('thousands are parted by a space, and quotations stand in »marks« that point inwards', () => {
  const { facts } = readInBlocks(
    readRequest('Seite für unsere Software »Wiegolin«. Preise: Waage 790, Werk 1 950, Verbund 13 900', 'de'),
  )
  expect(facts.find(({ kind }) => kind === 'name')?.text).toBe('Wiegolin')
  expect(facts.filter(({ kind }) => kind === 'price').map(({ text }) => text)).toEqual(['790', '1 950', '13 900'])
})
