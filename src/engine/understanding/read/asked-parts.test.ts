import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 16) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const parts = (request: string) =>
  readRequest(request).facts.flatMap(({ kind, id, text }) => (kind === 'section' ? `${id ?? 'own'} ${text}` : []))

/** Some sentences that tell something, before one that wishes for parts. */
const prose = {
  en: 'We mend umbrellas in Leeds. My mother began it in 1971. A new handle takes a week.',
  es: 'Arreglamos paraguas en Jaén. Mi madre empezó en 1971. Hacemos mangos nuevos en una semana.',
  it: 'Ripariamo ombrelli a Udine. Mia madre cominciò nel 1971. Un manico nuovo richiede una settimana.',
  fr: 'Nous réparons des parapluies à Tulle. Ma mère a commencé en 1971. Une poignée prend une semaine.',
  no: 'Vi reparerer paraplyer på Voss. Moren min begynte i 1971. Et nytt håndtak tar en uke.',
  pt: 'Consertamos guarda-chuvas em Braga. A minha mãe começou em 1971. Um cabo novo demora uma semana.',
}

test('parts that are wished for late and listed with their articles are all parts', () => {
  const way = fc.constantFrom(
    [
      prose.es,
      'Queremos el cronograma, las profesoras y un formulario.',
      ['schedule cronograma', 'team profesoras', 'own formulario'],
    ],
    [
      prose.it,
      'Sarebbe utile una galleria fotografica, una mappa e il calendario.',
      ['gallery', 'location mappa', 'schedule'],
    ],
    [
      prose.fr,
      'Nous voudrions une galerie, un plan et les tarifs.',
      ['gallery galerie', 'location plan', 'pricing tarifs'],
    ],
    [
      prose.en,
      'We should also like a gallery, a map and the questions people always ask.',
      ['gallery', 'location', 'faq'],
    ],
  ) as fc.Arbitrary<[string, string, string[]]>
  check(way, ([told, wish, expected]) => {
    const found = parts(`${told} ${wish}`)
    for (const one of expected) expect([wish, found.some((part) => part.startsWith(one))]).toEqual([wish, true])
  })
})

test('a section that is asked for is there, by a known name or by its own', () => {
  const way = fc.constantFrom(
    [prose.fr, 'Mettez une rubrique « {} » sur la page.', ['galerie', 'témoignages']],
    [prose.es, 'Poned un apartado de {} en la página.', ['fotos', 'preguntas frecuentes']],
    [prose.it, 'Nella pagina mettete una sezione {}.', ['eventi', 'domande frequenti']],
    [prose.no, 'Siden må også ha en del om {}.', ['priser', 'åpningstider']],
    [prose.pt, 'Na página precisamos de um espaço para {}.', ['notícias', 'eventos']],
  ) as fc.Arbitrary<[string, string, string[]]>
  const cases = way.chain(([told, wish, names]) =>
    fc.tuple(fc.constant(told), fc.constant(wish), fc.constantFrom(...names)),
  )
  check(cases, ([told, wish, name]) => {
    const request = `${told} ${wish.replace('{}', name)}`
    expect([request, parts(request).some((part) => part.endsWith(name))]).toEqual([request, true])
  })
})

test('no part comes of a sentence that refuses it or tells of the business', () => {
  const way = fc.constantFrom(
    [prose.en, 'Please put no gallery on the page.'],
    [prose.en, 'Our events fill the hall in about two minutes.'],
    [prose.fr, 'Pas de galerie sur la page, merci.'],
  )
  check(way, ([told, end]) => {
    expect([end, parts(`${told} ${end}`).filter((part) => !part.startsWith('own'))]).toEqual([end, []])
  })
})

test('what stands in brackets behind a part is in it, where a later part is called a page as well', () => {
  const way = fc.constantFrom(
    [
      prose.en,
      "I'd like our services ({}), a page about how it works and a gallery.",
      ['handles', 'ribs', 'canopies', 'tips'],
    ],
    [
      prose.es,
      'Quiero los servicios ({}), una página sobre mí y el horario.',
      ['mangos', 'varillas', 'fundas', 'cierres'],
    ],
    [
      prose.fr,
      "J'aimerais nos services ({}), une page sur le déroulement et les horaires.",
      ['poignées', 'baleines', 'toiles'],
    ],
    [prose.it, 'Vorrei i servizi ({}), una pagina su di me e gli orari.', ['manici', 'stecche', 'fodere', 'puntali']],
    [prose.pt, 'Quero os serviços ({}), uma página sobre mim e o horário.', ['cabos', 'varetas', 'forros', 'pontas']],
  ) as fc.Arbitrary<[string, string, string[]]>
  const cases = way.chain(([told, wish, things]) =>
    fc.tuple(fc.constant(`${told} ${wish}`), fc.shuffledSubarray(things, { minLength: 3 })),
  )
  check(cases, ([text, things]) => {
    const { facts } = readRequest(text.replace('{}', things.join(', ')))
    for (const thing of things)
      expect([text, thing, facts.find((fact) => fact.text === thing)?.kind]).toEqual([text, thing, 'service'])
  })
})
