import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { type ReadingLanguage, readingLanguages } from '../understanding/types.ts'
import { compose } from './compose.ts'

type Words = {
  /** a single part, and what leads up to whose it is */
  parts: string[]
  for: string
  businesses: string[]
  board: string
  stages: string[]
  /** a page, what opens its list of parts, a part with what stands in it, and another one */
  page: string
  sections: string
  part: [name: string, inside: string[]]
  last: string
  /** a club with what only pages have */
  club: [request: string, heads: string[]]
}

const words: Record<ReadingLanguage, Words> = {
  en: {
    parts: ['navbar', 'hero section', 'pricing table', '404 page'],
    for: 'for',
    businesses: ['a lace museum', 'an organ workshop', 'a beekeeping supplies shop'],
    board: 'Kanban board',
    stages: ['Received', 'Glue drying', 'Setup', 'Waiting for parts', 'Ready to collect'],
    page: 'I need a website for a farm museum.',
    sections: 'Sections:',
    part: ['where to stay', ['two guest houses', 'a campsite by the lake']],
    last: 'contact',
    club: [
      'Website for a chess club with a list of members, match results and a map',
      ['List of members', 'Match results'],
    ],
  },
  de: {
    parts: ['Navigationsleiste', 'Hero-Bereich', 'Preistabelle'],
    for: 'für',
    businesses: ['eine Orgelwerkstatt', 'ein Spitzenmuseum', 'einen Imkereibedarf'],
    board: 'Kanban-Board',
    stages: ['Angenommen', 'Leim trocknet', 'Einrichtung', 'Teile bestellt', 'Abholbereit'],
    page: 'Ich brauche eine Website für ein Bauernmuseum.',
    sections: 'Abschnitte:',
    part: ['Übernachten', ['zwei Gasthöfe', 'ein Zeltplatz am See']],
    last: 'Kontakt',
    club: ['Website für einen Schachclub mit Mitgliederliste, Hörproben und Karte', ['Mitgliederliste', 'Hörproben']],
  },
  fr: {
    parts: ['barre de navigation', 'section hero', 'page 404'],
    for: 'pour',
    businesses: ['un musée de la dentelle', 'un atelier de vitrail', 'une boutique de graines'],
    board: 'Tableau kanban',
    stages: ['Reçu', 'Colle en séchage', 'Réglage', 'Pièces commandées', 'À retirer'],
    page: 'Il nous faut un site pour un musée rural.',
    sections: 'Sections :',
    part: ['où dormir', ['deux gîtes', 'un camping au bord du lac']],
    last: 'contact',
    club: ['Site pour un club d’échecs avec une liste des membres et un plan', ['Liste des membres']],
  },
  es: {
    parts: ['barra de navegación', 'sección hero', 'página 404'],
    for: 'para',
    businesses: ['un museo del encaje', 'un taller de órganos', 'una tienda de semillas'],
    board: 'Tablero kanban',
    stages: ['Recibida', 'Cola secando', 'Ajuste', 'Piezas pedidas', 'Para recoger'],
    page: 'Necesito una web para un museo rural.',
    sections: 'Secciones:',
    part: ['dónde dormir', ['dos hostales', 'un camping junto al lago']],
    last: 'contacto',
    club: ['Web para un club de ajedrez con una lista de socios y un mapa', ['Lista de socios']],
  },
  it: {
    parts: ['barra di navigazione', 'sezione hero', 'pagina 404'],
    for: 'per',
    businesses: ['un museo del merletto', 'una bottega di organi', 'un negozio di sementi'],
    board: 'Bacheca kanban',
    stages: ['Ricevuto', 'Colla in asciugatura', 'Messa a punto', 'Pezzi ordinati', 'Da ritirare'],
    page: 'Ci serve un sito per un museo contadino.',
    sections: 'Sezioni:',
    part: ['dove dormire', ['due locande', 'un campeggio sul lago']],
    last: 'contatti',
    club: ['Sito per un circolo di scacchi con un elenco dei soci e una mappa', ['Elenco dei soci']],
  },
  no: {
    parts: ['navigasjonslinje', 'hero-seksjon', '404-side'],
    for: 'for',
    businesses: ['et kniplingsmuseum', 'et orgelverksted', 'en frøbutikk'],
    board: 'Kanban-tavle',
    stages: ['Mottatt', 'Lim tørker', 'Oppsett', 'Deler bestilt', 'Klar til henting'],
    page: 'Vi trenger en nettside for et bygdemuseum.',
    sections: 'Seksjoner:',
    part: ['overnatting', ['to gjestehus', 'en campingplass ved vannet']],
    last: 'kontakt',
    club: ['Nettside for en sjakklubb med medlemsliste og kart', ['Medlemsliste']],
  },
  pt: {
    parts: ['barra de navegação', 'seção hero', 'página 404'],
    for: 'para',
    businesses: ['um museu da renda', 'uma oficina de órgãos', 'uma loja de sementes'],
    board: 'Quadro kanban',
    stages: ['Recebida', 'Cola secando', 'Ajuste', 'Peças pedidas', 'Para retirar'],
    page: 'Preciso de um site para um museu rural.',
    sections: 'Seções:',
    part: ['onde dormir', ['duas pousadas', 'um camping junto ao lago']],
    last: 'contato',
    club: ['Site para um clube de xadrez com uma lista de sócios e um mapa', ['Lista de sócios']],
  },
}

const drawn = fc.constantFrom(...readingLanguages)
const composed = (prompt: string) => compose(firstRequest(prompt))
const textOf = (html: string) => html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, '|')

test('a part that is asked for alone says whose it is, and that was used', () => {
  const cases = drawn.chain((language) =>
    fc.record({
      language: fc.constant(language),
      part: fc.constantFrom(...words[language].parts),
      business: fc.constantFrom(...words[language].businesses),
    }),
  )
  fc.assert(
    fc.property(cases, ({ language, part, business }) => {
      const request = `${part} ${words[language].for} ${business}`
      const { html, brief, reply } = composed(request)
      const whose = business.slice(business.indexOf(' ') + 1)
      expect([request, brief.kind]).toEqual([request, 'component'])
      expect([request, textOf(html).toLowerCase().includes(whose.toLowerCase())]).toEqual([request, true])
      expect([request, reply.includes(whose)]).toEqual([request, false])
    }),
    { numRuns: runs(12, 300), seed },
  )
})

test('stages behind the colon of a board are its columns, whatever they are called', () => {
  const cases = drawn.chain((language) =>
    fc.record({
      language: fc.constant(language),
      stages: fc.subarray(words[language].stages, { minLength: 3 }),
    }),
  )
  fc.assert(
    fc.property(cases, ({ language, stages }) => {
      const request = `${words[language].board}: ${stages.join(', ').toLowerCase()}`
      const heads = [...composed(request).html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, head = '']) => textOf(head))
      const shown = stages.map((stage) => heads.some((head) => head.toLowerCase().includes(stage.toLowerCase())))
      expect([request, heads, shown]).toEqual([request, heads, stages.map(() => true)])
    }),
    { numRuns: runs(10, 300), seed },
  )
})

test('what stands in brackets behind a part of a list of parts stands in that part', () => {
  fc.assert(
    fc.property(drawn, fc.boolean(), (language, isLast) => {
      const { page, sections, part, last } = words[language]
      const own = `${part[0]} (${part[1].join(', ')})`
      const request = `${page} ${sections} ${(isLast ? [last, own] : [own, last]).join(', ')}`
      const all = composed(request).html.split(/<(?=section|h2)/)
      const at = all.findIndex(
        (piece) => piece.startsWith('h2') && textOf(piece).toLowerCase().includes(part[0].toLowerCase()),
      )
      const inside = textOf(all.slice(at).join('<').split('</section>')[0] ?? '').toLowerCase()
      expect([request, part[1].filter((one) => !inside.includes(one.toLowerCase().slice(3)))]).toEqual([request, []])
    }),
    { numRuns: runs(12, 60), seed },
  )
})

test('what only pages have heads a part of the page, and is on offer nowhere', () => {
  fc.assert(
    fc.property(drawn, (language) => {
      const [request, heads] = words[language].club
      const shown = [...composed(request).html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, head = '']) => textOf(head))
      expect([request, shown, heads.filter((head) => !shown.some((one) => one.includes(head)))]).toEqual([
        request,
        shown,
        [],
      ])
    }),
    { numRuns: runs(12, 60), seed },
  )
})

const schools: Record<ReadingLanguage, [string, string[], string]> = {
  en: [
    'I run a sailing school in Hull. We need {} courses (*), our prices and a map.',
    ['our ', ''],
    'beginners, racing, cruising',
  ],
  es: [
    'Tengo una escuela de vela en Vigo. Quiero {} cursos (*), los precios y un mapa.',
    ['nuestros ', 'los '],
    'iniciación, regata, crucero',
  ],
  it: [
    'Gestisco una scuola di vela a Bari. Vorrei {} corsi (*), i prezzi e una mappa.',
    ['i nostri ', 'i '],
    'principianti, regata, crociera',
  ],
  fr: [
    'Je tiens une école de voile à Brest. Il faudrait {} cours (*), les tarifs et un plan.',
    ['nos ', 'les '],
    'débutants, régate, croisière',
  ],
  de: [
    'Wir sind eine Segelschule in Kiel. Wir brauchen {} Kurse (*), die Preise und einen Lageplan.',
    ['unsere ', 'die '],
    'Anfänger, Regatta, Törn',
  ],
  pt: [
    'Tenho uma escola de vela em Cascais. Queria {} cursos (*), os preços e um mapa.',
    ['os nossos ', 'os '],
    'iniciação, regata, cruzeiro',
  ],
  no: [
    'Vi driver en seilskole i Bergen. Vi trenger {} kurs (*), prisene og et kart.',
    ['våre ', ''],
    'nybegynner, regatta, langtur',
  ],
}

test('what is listed in brackets behind what is on offer stands on the page, whoever’s it is called', () => {
  const cases = drawn.chain((language) => {
    const [request, determiners, things] = schools[language]
    const some = fc.shuffledSubarray(things.split(', '), { minLength: 2 })
    return fc.tuple(fc.constant(request), fc.constantFrom(...determiners), some)
  })
  fc.assert(
    fc.property(cases, ([request, determiner, things]) => {
      const text = request.replace('{} ', determiner).replace('*', things.join(', '))
      const shown = textOf(composed(text).html).toLowerCase()
      expect([text, things.filter((thing) => !shown.includes(thing.toLowerCase()))]).toEqual([text, []])
    }),
    { numRuns: runs(14, 60), seed },
  )
})
