import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readInBlocks, readRequest } from '../read-request.ts'
import { readingLanguages, type ReadingLanguage } from '../types.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

type Letter = {
  opening: string
  /** told on the page, colours and looks among it */
  told: readonly string[]
  /** how the page is to look: told to nobody who reads it */
  looks: readonly string[]
  /** who writes, and what else that sentence says */
  writer: readonly [asks: string, ofWriter: string]
}

const letters: Record<ReadingLanguage, Letter> = {
  en: {
    opening: 'Page for our kite workshop in Leeds.',
    told: [
      'My brother Ned joined me in 2019 and cuts the sails',
      'We paint every kite red or blue and dry it in the hall',
      'The room is bright and friendly, and dogs are welcome',
    ],
    looks: [
      'I’d like deep green and a bit of gold.',
      'Big text, strong contrast please.',
      'Rather plain, black and yellow.',
    ],
    writer: ['I look after the publicity for the club and we need a page', 'publicity'],
  },
  de: {
    opening: 'Seite für unsere Drachenwerkstatt in Kassel.',
    told: [
      'Mein Bruder Nils arbeitet seit 2019 mit und schneidet die Segel zu',
      'Wir malen jeden Drachen rot oder blau an und trocknen ihn in der Halle',
      'Der Raum ist hell und freundlich, und Hunde sind willkommen',
    ],
    looks: [
      'Ich hätte gern dunkles Grün und ein bisschen Gold.',
      'Bitte große Schrift und viel Kontrast.',
      'Eher schlicht, schwarz und gelb.',
    ],
    writer: [
      'Ich kümmere mich um die Öffentlichkeitsarbeit im Verein und wir brauchen eine Seite',
      'Öffentlichkeitsarbeit',
    ],
  },
  fr: {
    opening: 'Page pour notre atelier de cerfs-volants à Nantes.',
    told: [
      'Mon frère Noé travaille avec moi depuis 2019 et coupe les voiles',
      'Nous peignons chaque cerf-volant en rouge ou en bleu et nous le séchons dans la salle',
      'La salle est claire et accueillante, et les chiens sont les bienvenus',
    ],
    looks: [
      'J’aimerais un vert foncé et un peu de doré.',
      'Gros texte et beaucoup de contraste svp.',
      'Plutôt sobre, noir et jaune.',
    ],
    writer: ['Je m’occupe de la communication de l’association et il nous faut une page', 'communication'],
  },
  es: {
    opening: 'Página para nuestro taller de cometas en Gijón.',
    told: [
      'Mi hermano Nilo trabaja conmigo desde 2019 y corta las velas',
      'Pintamos cada cometa de rojo o de azul y la secamos en la nave',
      'La sala es luminosa y acogedora, y los perros son bienvenidos',
    ],
    looks: [
      'Me gustaría verde oscuro y un poco de dorado.',
      'Letras grandes y mucho contraste por favor.',
      'Más bien sobria, negro y amarillo.',
    ],
    writer: ['Llevo la secretaría de la peña y necesitamos una página', 'secretaría'],
  },
  it: {
    opening: 'Pagina per il nostro laboratorio di aquiloni a Lucca.',
    told: [
      'Mio fratello Nilo lavora con me dal 2019 e taglia le vele',
      'Dipingiamo ogni aquilone di rosso o di blu e lo asciughiamo nel capannone',
      'La sala è luminosa e accogliente, e i cani sono benvenuti',
    ],
    looks: [
      'Vorrei un verde scuro e un po’ d’oro.',
      'Testo grande e molto contrasto per favore.',
      'Piuttosto sobria, nero e giallo.',
    ],
    writer: ['Mi occupo della comunicazione del coro e ci serve una pagina', 'comunicazione'],
  },
  no: {
    opening: 'Side for drageverkstedet vårt i Bergen.',
    told: [
      'Broren min Nils jobber med meg siden 2019 og klipper seilene',
      'Vi maler hver drage rød eller blå og tørker den i hallen',
      'Rommet er lyst og hyggelig, og hunder er velkomne',
    ],
    looks: [
      'Jeg vil gjerne ha mørk grønn og litt gull.',
      'Gjerne stor skrift og tydelige farger.',
      'Heller enkelt, svart og gult.',
    ],
    writer: ['Jeg sitter i styret i laget og vi trenger en side', 'styret'],
  },
  pt: {
    opening: 'Página para a nossa oficina de pipas em Olinda.',
    told: [
      'Meu irmão Nilo trabalha comigo desde 2019 e corta as velas',
      'Pintamos cada pipa de vermelho ou de azul e secamos no galpão',
      'A sala é clara e acolhedora, e cachorros são bem-vindos',
    ],
    looks: [
      'Eu gostaria de um verde escuro e um pouco de dourado.',
      'Letras grandes e muito contraste por favor.',
      'Mais para sóbria, preto e amarelo.',
    ],
    writer: ['Cuido da divulgação do clube e precisamos de uma página', 'divulgação'],
  },
}

const cases = fc
  .constantFrom(...readingLanguages)
  .chain((language) => fc.tuple(fc.constant(letters[language]), fc.constantFrom(...letters[language].looks)))

const shown = (request: string) =>
  readInBlocks(readRequest(request)).facts.filter(
    ({ kind, id }) => kind === 'statement' || (kind === 'service' && id !== 'priced'),
  )

const textOf = ({ opening, told }: Letter, ...others: readonly string[]) =>
  [opening, ...told.map((one) => `${one}.`), ...others].join(' ')

test('how a page is to look is told to nobody, and what has looks in it is told all the same', () => {
  check(cases, ([letter, looks]) => {
    const request = textOf(letter, looks)
    expect([request, shown(request).map(({ text }) => text)]).toEqual([request, letter.told])
  })
})

test('who writes is told to nobody, and everything else is', () => {
  check(cases, ([letter]) => {
    const [asks, ofWriter] = letter.writer
    const request = [asks, ...letter.told].map((one) => `${one}.`).join(' ')
    const texts = shown(request).map(({ text }) => text)
    expect([request, texts.filter((text) => text.includes(ofWriter))]).toEqual([request, []])
    expect([request, texts]).toEqual([request, expect.arrayContaining([...letter.told])])
  })
})

type Spoken = {
  /** what visitors are told, and behind it what is said to whoever builds the page */
  tails: readonly (readonly [told: string, talk: string])[]
  /** looks, what is not wanted, and why */
  bans: readonly string[]
  /** what somebody of one's own thinks */
  opinions: readonly string[]
  /** what visitors are asked or may not, and colours of things */
  asked: readonly string[]
  /** a part that is not wanted */
  needless: string
}

const spoken: Record<ReadingLanguage, Spoken> = {
  en: {
    tails: [
      ['Dogs may come along', ' and we’d like that to be seen at once'],
      ['The hall is heated', ' please make that clear'],
    ],
    bans: ['Green and gold, no angels, nobody here likes them.', 'Plain please, no cartoons, we are grown-ups.'],
    opinions: ['My daughter thinks it should be pink.', 'My husband says we need something modern.'],
    asked: [
      'Bring a coat and strong shoes',
      'No smoking in the hall',
      'First the wood turns green, then brown',
      'You can choose blue or green thread',
    ],
    needless: 'A shop we don’t need.',
  },
  de: {
    tails: [['Hunde dürfen mit', ' und das hätten wir gern gleich zu sehen']],
    bans: ['Grün und Gold, keine Engel, die mag hier niemand.', 'Schlicht bitte, keine Comics, wir sind erwachsen.'],
    opinions: ['Meine Tochter meint, es soll rosa sein.', 'Mein Mann sagt, wir brauchen was Modernes.'],
    asked: [
      'Bringt einen Mantel und feste Schuhe mit',
      'In der Halle wird nicht geraucht',
      'Zuerst wird das Holz grün, dann braun',
      'Die Wände sind eher grün als blau',
    ],
    needless: 'Einen Warenkorb brauchen wir nicht.',
  },
  fr: {
    tails: [['Les chiens peuvent venir', ' et nous aimerions que ça se voie tout de suite']],
    bans: [
      'Vert et or, pas d’anges, personne ici ne les aime.',
      'Sobre svp, pas de dessins animés, nous sommes des adultes.',
    ],
    opinions: ['Ma fille pense que ça doit être rose.', 'Mon mari dit qu’il nous faut du moderne.'],
    asked: [
      'Prenez un manteau et de bonnes chaussures',
      'On ne fume pas dans la salle',
      'D’abord le bois devient vert, puis brun',
      'Vous pouvez choisir du fil bleu ou vert',
    ],
    needless: 'Nous n’avons pas besoin de boutique.',
  },
  es: {
    tails: [['Los perros pueden venir', ' y nos gustaría que se viera enseguida']],
    bans: ['Verde y dorado, nada de ángeles, aquí no gustan.', 'Sobria por favor, sin dibujos, somos adultos.'],
    opinions: ['Mi hija dice que tiene que ser rosa.', 'Mi marido cree que nos hace falta algo moderno.'],
    asked: [
      'Traed abrigo y buen calzado',
      'En la sala no se fuma',
      'Primero la madera se pone verde, luego marrón',
      'Podéis elegir hilo azul o verde',
    ],
    needless: 'Un carrito no nos hace falta.',
  },
  it: {
    tails: [['I cani possono venire', ' e vorremmo che si vedesse subito']],
    bans: ['Verde e oro, niente angeli, qui non piacciono.', 'Sobria per favore, niente fumetti, siamo adulti.'],
    opinions: ['Mia figlia dice che deve essere rosa.', 'Mio marito pensa che ci serve qualcosa di moderno.'],
    asked: [
      'Portate un cappotto e scarpe robuste',
      'In sala non si fuma',
      'Prima il legno diventa verde, poi marrone',
      'Potete scegliere filo blu o verde',
    ],
    needless: 'Un carrello non ci serve.',
  },
  no: {
    tails: [['Hunder kan være med', ' og det vil vi gjerne at synes med en gang']],
    bans: ['Grønt og gull, ingen engler, dem liker ingen her.', 'Enkelt takk, ingen tegneserier, vi er voksne.'],
    opinions: ['Dattera mi mener det skal være rosa.', 'Mannen min sier vi trenger noe moderne.'],
    asked: [
      'Ha med varm jakke og gode sko',
      'Det er ikke lov å røyke i hallen',
      'Først blir treet grønt, så brunt',
      'Du kan velge blå eller grønn tråd',
    ],
    needless: 'En nettbutikk trenger vi ikke.',
  },
  pt: {
    tails: [['Cachorros podem vir', ' e gostaríamos que isso se visse logo']],
    bans: ['Verde e dourado, nada de anjos, aqui ninguém gosta.', 'Sóbria por favor, sem desenhos, somos adultos.'],
    opinions: ['Minha filha diz que tem que ser rosa.', 'Meu marido acha que precisamos de algo moderno.'],
    asked: [
      'Tragam um casaco e sapatos firmes',
      'No salão não se fuma',
      'Primeiro a madeira fica verde, depois marrom',
      'Vocês podem escolher linha azul ou verde',
    ],
    needless: 'De carrinho não precisamos.',
  },
}

const drawn = fc.constantFrom(...readingLanguages).chain((language) => {
  const { tails, bans, opinions, asked } = spoken[language]
  return fc.record({
    language: fc.constant(language),
    tail: fc.constantFrom(...tails),
    ban: fc.constantFrom(...bans),
    opinion: fc.constantFrom(...opinions),
    asked: fc.constantFrom(...asked),
  })
})

const joinedText = (request: string) =>
  shown(request)
    .map(({ text }) => text)
    .join(' | ')

test('a wish behind what visitors are told is cut off, and what visitors are asked stays', () => {
  check(drawn, ({ language, tail: [told, talk], asked }) => {
    const request = textOf(letters[language], `${asked}.`, `${told}${talk}.`, letters[language].looks[0] ?? '')
    const text = joinedText(request)
    expect([request, text.includes(told), text.includes(talk.trim()), text.includes(asked)]).toEqual([
      request,
      true,
      false,
      true,
    ])
  })
})

test('what is not wanted, why, and what somebody else thinks of the page are told to nobody', () => {
  check(drawn, ({ language, ban, opinion }) => {
    const request = textOf(letters[language], opinion, ban)
    expect([request, shown(request).map(({ text }) => text)]).toEqual([request, letters[language].told])
  })
})

test('a part that nobody needs is not there', () => {
  check(fc.constantFrom(...readingLanguages), (language) => {
    const request = textOf(letters[language], spoken[language].needless)
    const kinds = readInBlocks(readRequest(request)).facts.filter(({ kind }) => kind === 'section')
    expect([request, kinds]).toEqual([request, []])
  })
})

const shortRequests = fc.constantFrom(
  [
    'Page for a bakery in Leeds, warm bread',
    ['plain and discreet', 'something discreet', 'autumn colours'],
    'warm bread',
  ],
  ['Seite für eine Bäckerei in Ulm, warmes Brot', ['schlicht', 'ganz dezent', 'herbstliche Farben'], 'warmes Brot'],
  ['Page pour une boulangerie à Brest, pain chaud', ['sobre et discrète', 'couleurs automnales'], 'pain chaud'],
  [
    'Página para una panadería en Soria, pan de masa madre',
    ['sobria', 'algo discreto', 'colores otoñales'],
    'pan de masa madre',
  ],
  ['Pagina per un forno a Lucca, pane di segale', ['sobria ed elegante', 'colori autunnali'], 'pane di segale'],
  ['Página para uma padaria em Braga, pão de milho', ['sóbria', 'cores de outono'], 'pão de milho'],
) satisfies fc.Arbitrary<readonly [string, readonly string[], string]>

test('a look behind what a short request asks for is nothing on offer, and what is on offer stays', () => {
  check(
    shortRequests.chain(([request, looks, good]) =>
      fc.constantFrom(...looks).map((look) => [`${request}, ${look}`, look, good] as const),
    ),
    ([request, look, good]) => {
      const { facts } = readInBlocks(readRequest(request))
      const offered = facts.flatMap(({ kind, text }) => (kind === 'service' ? [text] : []))
      expect([request, offered]).toEqual([request, [good]])
      expect([request, facts.some(({ kind, text }) => kind === 'statement' && text.includes(look))]).toEqual([
        request,
        false,
      ])
    },
  )
})
