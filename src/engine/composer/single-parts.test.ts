import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { type ReadingLanguage, readingLanguages } from '../understanding/types.ts'
import { compose } from './compose.ts'

type Words = {
  /** what asks for a foot and nothing else, and three things that stand in it */
  foot: string
  columns: [address: string, hours: string, social: string]
  places: [left: string, middle: string, right: string]
  /** a bar with a menu, and entries that it may have */
  bar: string
  menu: string
  entries: string[]
  /** a way in, a label in quotation marks, and that nothing else is there */
  door: string
  label: string
  ends: string
  /** plans, and which one is raised */
  plans: string
  raised: [first: string, middle: string, last: string]
  /** a hero, a sentence, a button */
  hero: string
  subject: string
  inside: string
}

const words: Record<ReadingLanguage, Words> = {
  en: {
    foot: 'just a footer',
    columns: ['address', 'opening hours', 'social links'],
    places: ['left', 'in the middle', 'right'],
    bar: 'navbar for a lace museum',
    menu: 'menu',
    entries: ['Visit', 'Courses', 'About us', 'Shop'],
    door: 'login form',
    label: 'Lost your password?',
    ends: 'nothing else',
    plans: 'pricing cards, 3 plans',
    raised: ['first one highlighted', 'the middle one stands out', 'highlight the last one'],
    hero: 'hero for a diving school in Oban',
    subject: 'Diving school in Oban',
    inside: 'one sentence, one button',
  },
  de: {
    foot: 'nur ein Footer',
    columns: ['Anschrift', 'Öffnungszeiten', 'Social-Media-Links'],
    places: ['links', 'in der Mitte', 'rechts'],
    bar: 'Navigationsleiste für ein Spitzenmuseum',
    menu: 'Menü',
    entries: ['Besuch', 'Kurse', 'Über uns', 'Laden'],
    door: 'Login-Formular',
    label: 'Passwort vergessen',
    ends: 'sonst nichts',
    plans: 'Preiskarten, 3 Tarife',
    raised: ['die erste hervorgehoben', 'der mittlere soll auffallen', 'der letzte hervorgehoben'],
    hero: 'Hero für eine Tauchschule in Kiel',
    subject: 'Tauchschule in Kiel',
    inside: 'ein Satz, ein Button',
  },
  fr: {
    foot: 'juste un pied de page',
    columns: ['adresse', 'horaires', 'réseaux sociaux'],
    places: ['à gauche', 'au centre', 'à droite'],
    bar: 'barre de navigation pour un musée de la dentelle',
    menu: 'menu',
    entries: ['Visites', 'Ateliers', 'À propos', 'Boutique'],
    door: 'formulaire de connexion',
    label: 'Mot de passe oublié ?',
    ends: 'rien d’autre',
    plans: 'cartes de tarifs, 3 formules',
    raised: ['la première mise en avant', 'celle du milieu en évidence', 'la dernière mise en avant'],
    hero: 'hero pour une école de plongée à Cassis',
    subject: 'École de plongée à Cassis',
    inside: 'une phrase, un bouton',
  },
  es: {
    foot: 'solo un pie de página',
    columns: ['dirección', 'horario', 'redes sociales'],
    places: ['a la izquierda', 'en el centro', 'a la derecha'],
    bar: 'barra de navegación para un museo del encaje',
    menu: 'menú',
    entries: ['Visitas', 'Talleres', 'El museo', 'Tienda'],
    door: 'formulario de acceso',
    label: '¿Olvidaste tu contraseña?',
    ends: 'nada más',
    plans: 'tarjetas de precios, 3 planes',
    raised: ['la primera destacada', 'la del medio destacada', 'la última destacada'],
    hero: 'hero para una escuela de buceo en Nerja',
    subject: 'Escuela de buceo en Nerja',
    inside: 'una frase, un botón',
  },
  it: {
    foot: 'solo un footer',
    columns: ['indirizzo', 'orari', 'social'],
    places: ['a sinistra', 'al centro', 'a destra'],
    bar: 'barra di navigazione per un museo del merletto',
    menu: 'menu',
    entries: ['Visite', 'Corsi', 'Il museo', 'Bottega'],
    door: 'modulo di login',
    label: 'Password dimenticata?',
    ends: 'nient’altro',
    plans: 'schede prezzi, 3 piani',
    raised: ['la prima in evidenza', 'quella di mezzo in evidenza', 'l’ultima in evidenza'],
    hero: 'hero per una scuola di immersioni a Ustica',
    subject: 'Scuola di immersioni a Ustica',
    inside: 'una frase sola, un bottone',
  },
  pt: {
    foot: 'só um rodapé',
    columns: ['morada', 'horário', 'redes sociais'],
    places: ['à esquerda', 'no meio', 'à direita'],
    bar: 'barra de navegação para um museu da renda',
    menu: 'menu',
    entries: ['Visitas', 'Oficinas', 'O museu', 'Loja'],
    door: 'formulário de login',
    label: 'Esqueceu a senha?',
    ends: 'mais nada',
    plans: 'cartões de preços, 3 planos',
    raised: ['o primeiro em destaque', 'o do meio em destaque', 'o último em destaque'],
    hero: 'hero para uma escola de mergulho em Peniche',
    subject: 'Escola de mergulho em Peniche',
    inside: 'uma frase só, um botão',
  },
  no: {
    foot: 'bare en footer',
    columns: ['adresse', 'åpningstider', 'sosiale medier'],
    places: ['til venstre', 'i midten', 'til høyre'],
    bar: 'navigasjonslinje for et kniplingsmuseum',
    menu: 'meny',
    entries: ['Besøk', 'Kurs', 'Om oss', 'Butikk'],
    door: 'innloggingsskjema',
    label: 'Glemt passord?',
    ends: 'ikke noe annet',
    plans: 'priskort, 3 planer',
    raised: ['den første fremhevet', 'den midterste fremhevet', 'den siste fremhevet'],
    hero: 'hero for en dykkerskole i Drøbak',
    subject: 'Dykkerskole i Drøbak',
    inside: 'én setning, én knapp',
  },
}

/** Pages and businesses whose words are those of single parts too. */
const pages = [
  'Website for a shop that sells garden headers and lintels, with prices and opening hours',
  'Banner printing company in Leeds: vinyl, mesh, delivery, contact',
  'Hero, a dog trainer in Leeds. Services, prices, contact form',
  'Hero Sandwiches, a deli in Boston, menu, hours, map',
  'Landing page for a bakery with header, hero, opening hours and footer',
  'Header, hero, features, pricing, footer for a bookkeeping app',
  'We need a page for our village hall with a contact form and a footer with the address',
  'Footer & Sons, roofing in Cork, services, reviews',
  'Testimonial video agency in Bristol, services, portfolio, contact',
  'Newsletter for gardeners: landing page with archive and a signup form',
  'Top bar in Soho, cocktails, opening hours, booking',
  'Navigation school in Plymouth: courses, dates, prices',
  'We make pricing tables out of oak for market traders. Gallery and contact.',
  'Homepage für eine Firma, die Banner druckt: Preise, Lieferung, Kontakt',
  'Website für eine Bäckerei mit Header, Öffnungszeiten und Footer mit Anschrift',
  'Hero, Hundeschule in Kassel, Kurse, Preise, Kontakt',
  'Site pour une imprimerie de bannières à Lille, tarifs, livraison, contact',
  'Bandeau de Lune, chorale à Nantes, concerts, répétitions, contact',
  'Página para una empresa de banners en Sevilla: precios, plazos, contacto',
  'Web de una peluquería con cabecera, servicios, horario y pie de página',
  'Pie de Monte, casa rural en Huesca, habitaciones, precios, contacto',
  'Sito per una ditta che stampa striscioni e banner a Bari, prezzi e contatti',
  'Intestazione Rossi, studio notarile a Parma: servizi, orari, contatti',
  'Site para uma gráfica de banners no Porto, preços e contacto',
  'Página para um dentista com cabeçalho, serviços, horário e rodapé',
  'Nettside for et trykkeri som lager bannere i Tromsø, priser og kontakt',
  'Topp kafé i Bodø, meny, åpningstider, kontakt',
]

const drawn = fc.constantFrom(...readingLanguages)
const composed = (prompt: string) => compose(firstRequest(prompt))
const bodyOf = (html: string) => html.slice(html.indexOf('<main'))
const textsOf = (html: string, tag: string) =>
  [...bodyOf(html).matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    inner
      .replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, '')
      .replaceAll('&#39;', '’')
      .trim(),
  )
const counted = { numRuns: runs(8, 200), seed }

test('columns of a foot stand in the order of their places, and nothing stands beside them', () => {
  const cases = fc.record({ language: drawn, order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }) })
  fc.assert(
    fc.property(cases, ({ language, order }) => {
      const { foot, columns, places } = words[language]
      const said = order.map((at) => `${columns[at]} ${places[at]}`)
      const request = `${foot}: ${said.join(', ')}`
      const { html, brief, reply } = composed(request)
      const heads = textsOf(html, 'h2')
      expect([request, brief.kind, heads.length, html.includes('<form')]).toEqual([request, 'component', 3, false])
      expect([request, heads[0]?.toLowerCase(), heads[1]?.toLowerCase()]).toEqual([
        request,
        columns[0].toLowerCase(),
        columns[1].toLowerCase(),
      ])
      expect([request, said.filter((one) => reply.includes(one) || heads.includes(one))]).toEqual([request, []])
    }),
    counted,
  )
})

test('a menu that is listed is the menu, whatever its entries are called', () => {
  const cases = drawn.chain((language) =>
    fc.record({
      language: fc.constant(language),
      entries: fc.shuffledSubarray(words[language].entries, { minLength: 2 }),
      isKeyed: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(cases, ({ language, entries, isKeyed }) => {
      const { bar, menu, places } = words[language]
      const listed = isKeyed ? `${menu}: ${entries.join(', ')}` : `${menu} ${entries.join(' / ')}`
      const request = `${bar}, logo ${places[0]}, ${listed}`
      const { html } = composed(request)
      expect([request, textsOf(html, 'li')]).toEqual([request, entries])
      expect([request, textsOf(html, 'h2'), html.includes('<form')]).toEqual([request, [], false])
    }),
    counted,
  )
})

test('a quoted label of a way in is on its link, and nothing else is there', () => {
  fc.assert(
    fc.property(drawn, fc.boolean(), (language, isLast) => {
      const { door, label, ends } = words[language]
      const request = isLast ? `${door}, "${label}", ${ends}` : `${door} "${label}". ${ends}`
      const { html, brief } = composed(request)
      expect([request, brief.kind]).toEqual([request, 'component'])
      expect([request, textsOf(html, 'a')]).toEqual([request, [label.replaceAll("'", '’')]])
      expect([request, html.match(/<input/g)?.length, html.includes('type="checkbox"')]).toEqual([request, 2, false])
    }),
    counted,
  )
})

test('the plan that is to stand out is raised among as many as were counted', () => {
  fc.assert(
    fc.property(drawn, fc.nat(2), (language, raised) => {
      const request = `${words[language].plans}, ${words[language].raised[raised]}`
      const cards = composed(request).html.split('<article').slice(1)
      expect([request, cards.map((card) => card.includes('bg-(--ink) text-(--surface)'))]).toEqual([
        request,
        [0, 1, 2].map((at) => at === raised),
      ])
    }),
    counted,
  )
})

test('a hero has the sentence and the button that were asked for, and no page around it', () => {
  fc.assert(
    fc.property(drawn, (language) => {
      const { hero, subject, inside } = words[language]
      const request = `${hero}: ${inside}`
      const { html } = composed(request)
      expect([request, textsOf(html, 'h1'), textsOf(html, 'a').length]).toEqual([request, [subject], 1])
      expect([request, textsOf(html, 'h2')]).toEqual([request, []])
    }),
    counted,
  )
})

test.each(pages)('is a page and no single part: %s', (request) => {
  expect(composed(request).brief.alone ?? null).toBeNull()
})

test('facts of an event are told on its registration, and fields are what is asked for', () => {
  const forms = [
    ['Registration form for our charity run, 10 km, £8, t-shirt size', ['10 km · £8'], 'T-shirt size'],
    ['Anmeldeformular für unser Zeltlager, 12.-14. Juli, 35 €, Alter', ['12.-14. Juli · 35 €'], 'Alter'],
    [
      'Formulário de inscrição: caminhada solidária, 12 km, 5 €, com tamanho da t-shirt',
      ['12 km · 5 €'],
      'Tamanho da t-shirt',
    ],
  ] as const
  for (const [request, told, field] of forms) {
    const { html } = compose(firstRequest(request))
    expect([request, told.every((text) => html.includes(text))]).toEqual([request, true])
    const labels = [...html.matchAll(/<label\b[^>]*>([\s\S]*?)<\/label>/g)].map(([, inner = '']) =>
      inner.replace(/<[^>]*>/g, '').trim(),
    )
    expect([request, labels.filter((label) => /\d/.test(label)), labels]).toEqual([
      request,
      [],
      expect.arrayContaining([field]),
    ])
    expect([request, html.includes('type="password"')]).toEqual([request, false])
  }
})

test('a foot has as many columns as were said, whatever of them was told, and is whose it was said to be', () => {
  for (const count of [2, 3, 4]) {
    const { html } = compose(firstRequest(`just a footer. bagpipe repair shop, ${count} columns, hours tue-sat 10-5`))
    const foot = /<footer\b[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''
    expect([count, foot.match(/<h2\b/g)?.length, foot.includes('Bagpipe repair shop'), foot.includes('10-5')]).toEqual([
      count,
      count,
      true,
      true,
    ])
  }
})
