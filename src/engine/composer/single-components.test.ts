import { expect, test } from 'vitest'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from './compose.ts'

const drawingIn = (request: string) =>
  /data-section="component\/([^"]+)"/.exec(compose(firstRequest(request)).html)?.[1] ?? null

/** What each is called in en, de, fr, es, it, pt and no. */
const asked: Record<string, string[]> = {
  'menus-bar': [
    'navbar with dropdowns',
    'Navigationsleiste mit Dropdown-Menüs',
    'barre de navigation avec menus déroulants',
    'barra de navegación con menús desplegables',
    'barra di navigazione con menu a tendina',
    'barra de navegação com menus suspensos',
    'navigasjonslinje med nedtrekksmenyer',
  ],
  'side-tree-fold': [
    'sidebar navigation with nested menus',
    'Seitenleiste mit aufklappbaren Untermenüs',
    'barre latérale avec sous-menus',
    'barra lateral con submenús',
    'barra laterale con sottomenu',
    'barra lateral com submenus',
    'sidemeny med undermenyer',
  ],
  'step-form-card': [
    'multi-step form',
    'mehrstufiges Formular',
    'formulaire en plusieurs étapes',
    'formulario de varios pasos',
    'modulo a più passaggi',
    'formulário em várias etapas',
    'skjema med flere trinn',
  ],
  'voices-cards': [
    'testimonials section with star ratings',
    'Kundenstimmen-Block mit Sternen und Foto',
    'bloc avis clients: six témoignages, photo ronde, prénom, ville, note sur cinq',
    'bloque de testimonios con estrellas y foto',
    'blocco recensioni con stelle e foto',
    'bloco de depoimentos com estrelas e foto',
    'kundeomtaler med stjerner og bilde',
  ],
  'doors-two-tabs': [
    'login and signup form',
    'Login und Registrierung',
    'page de connexion et inscription',
    'inicio de sesión y registro',
    'login e registrazione',
    'página de login e cadastro, com "esqueci a senha"',
    'innlogging og registrering',
  ],
  'date-picker-field': [
    'date picker',
    'Datumsauswahl',
    'sélecteur de date',
    'selector de fecha',
    'selettore di data',
    'seletor de data',
    'datovelger',
  ],
  'toast-stage': [
    'toast notifications',
    'Toast-Benachrichtigungen',
    'notifications toast',
    'notificaciones toast',
    'notifiche toast',
    'notificações toast',
    'toast-varsler',
  ],
  'command-palette-list': [
    'command palette',
    'Befehlspalette',
    'palette de commandes',
    'paleta de comandos',
    'palette dei comandi',
    'paleta de comandos',
    'kommandopalett',
  ],
  'otp-boxes': [
    'OTP input',
    'Eingabefeld für Einmalcode',
    'champ de code de vérification',
    'campo de código de verificación',
    'campo del codice di verifica',
    'campo de código de verificação',
    'felt for engangskode',
  ],
  'bell-panel': [
    'notification bell with badge',
    'Benachrichtigungsglocke mit Zähler',
    'cloche de notifications avec badge',
    'campana de notificaciones con contador',
    'campanella delle notifiche con badge',
    'sino de notificações com contador',
    'varselbjelle med teller',
  ],
  'bubbles-two-sides': [
    'chat bubbles',
    'Chatblasen',
    'bulles de discussion',
    'burbujas de chat',
    'fumetti di chat',
    'balões de chat',
    'snakkebobler',
  ],
  'cookie-notice-bar': [
    'cookie banner with two buttons',
    'Cookie-Banner mit zwei Buttons',
    'bandeau cookies discret, boutons refuser / accepter',
    'banner de cookies con botones aceptar y rechazar',
    'banner dei cookie discreto',
    'banner de cookies discreto, botões recusar e aceitar',
    'diskré cookiebanner med knappene avslå og godta',
  ],
  'pricing-table-switch': [
    'pricing section with monthly/yearly toggle. Starter 9, Team 29, Studio 79',
    'Preisbereich mit Umschalter monatlich/jährlich. Klein 9, Mittel 29, Groß 79',
    'section tarifs avec bascule mensuel/annuel. Petit 9, Moyen 29, Grand 79',
    'sección de precios con interruptor mensual/anual. Básico 9, Equipo 29, Estudio 79',
    'sezione prezzi con interruttore mensile/annuale. Base 9, Team 29, Studio 79',
    'seção de preços com interruptor mensal/anual. Básico 9, Equipe 29, Estúdio 79',
    'prisseksjon med bryter månedlig/årlig. Liten 9, Team 29, Studio 79',
  ],
  'upload-dropzone': [
    'file upload dropzone',
    'Upload-Bereich',
    'zone de dépôt de fichiers',
    'zona para soltar archivos',
    'area di trascinamento',
    'área de upload',
    'slippsone for filer',
  ],
  'rating-stars': [
    'star rating',
    'Sternebewertung',
    'notation par étoiles',
    'valoración con estrellas',
    'valutazione a stelle',
    'avaliação por estrelas',
    'stjernevurdering',
  ],
  'carousel-snap': [
    'image carousel',
    'Bilderkarussell',
    'carrousel d’images',
    'carrusel de imágenes',
    'carosello di immagini',
    'carrossel de imagens',
    'bildekarusell',
  ],
}

test.for(Object.entries(asked))('%s is drawn in every language', ([drawing, requests]) => {
  expect(requests.map((request) => [request, drawingIn(request)])).toEqual(
    requests.map((request) => [request, drawing]),
  )
})

test.for([
  'game studio website',
  'landing page for a paint shop',
  'toast bar in Leeds, breakfast and lunch',
  'Chat bubble cafe, bubble tea in Bristol',
  'Bell foundry, tours on Saturdays',
  'Glockengießerei in Apolda, Besuchszeiten',
  'Bakery in Leeds with a navbar, testimonials and a date picker',
  'Hotel in Porto, formulário em várias etapas para reservas, quartos, contato',
])('%s stays a page', (request) => {
  expect(drawingIn(request)).toBeNull()
})

test('what a year costs follows from what was said of it', () => {
  const yearOf = (said: string) => {
    const { html } = compose(firstRequest(`pricing section with monthly/yearly toggle. Starter €9, Team €29, ${said}`))
    return [...html.matchAll(/>(€[\d.,]+)</g)].map(([, price]) => price)
  }
  expect(yearOf('yearly gets two months free')).toEqual(['€9', '€90', '€29', '€290'])
  expect(yearOf('yearly 20% off')).toEqual(['€9', '€86.40', '€29', '€278.40'])
})

test('plans keep their names and amounts without a currency', () => {
  const { html } = compose(
    firstRequest(
      'pricing section, three plans with a switch. Starter 9, Team 29, Studio 79, yearly gets two months free',
    ),
  )
  for (const said of ['Starter', '9', '90', 'Team', '29', '290', 'Studio', '79', '790'])
    expect(html, said).toMatch(new RegExp(`>\\s*${said}\\s*<`))
  expect(html).not.toContain('00 €')
})

test('a saving is no plan, in any language, and every version has the switch', () => {
  for (const [request, year] of [
    ['Preisbereich mit Umschalter monatlich/jährlich. Klein 9 €, Mittel 29 €, Groß 79 €, zwei Monate gratis', '290 €'],
    ['section tarifs avec bascule mensuel/annuel. Petit 9 €, Moyen 29 €, Grand 79 €, deux mois offerts', '290 €'],
    ['sezione prezzi con interruttore mensile/annuale. Base 9 €, Team 29 €, Studio 79 €, due mesi gratis', '290 €'],
  ] as const)
    for (const variant of [0, 1]) {
      const { html } = compose({ ...firstRequest(request), variant })
      expect([request, html.match(/<article/g)?.length, html.includes(year)]).toEqual([request, 3, true])
    }
})

test('a form in steps asks for what was listed, and shows all of it at its end', () => {
  const { html } = compose(firstRequest('multi-step form with name, email, phone, company, budget and message'))
  expect([...html.matchAll(/<fieldset[^>]* data-step/g)]).toHaveLength(3)
  for (const name of ['name', 'email', 'phone', 'message']) expect(html).toContain(`name="${name}"`)
  expect(html).not.toContain('type="password"')
})

test('a code has as many boxes as it has digits', () => {
  const boxes = (request: string) => [...compose(firstRequest(request)).html.matchAll(/one-time-code/g)].length
  expect(boxes('OTP input')).toBe(6)
  expect(boxes('OTP input, 4 digits')).toBe(4)
})

test('a foot has the field for the newsletter that was asked for', () => {
  const { html } = compose(firstRequest('Nur ein Footer: drei Spalten, Newsletterfeld, Impressum, Datenschutz'))
  expect(html).toContain('type="email"')
})
