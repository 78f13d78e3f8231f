import type { Span } from '../../../understanding/types.ts'
import type { Domain, PageKind } from '../../types.ts'
import { withOwn } from '../lexicon/grammar.ts'
import { domainWords } from './domain.ts'
import { type Source, words } from './source.ts'
import type { Opening } from './opening.ts'

/** By the words for the page itself; the first that matches decides. */
const pageWords: [PageKind, string][] = [
  [
    'coming-soon',
    'coming[ -]soon|under construction|launching soon|waiting list page|demnächst|bientôt|próximamente|kommer snart|ankündigungsseite|wartungsseite',
  ],
  [
    'login',
    '(?:login|log-in|log in|sign-in|sign in|sign-up|signup|sign up|authentication|auth|registration) (?:form|page|' +
      'screen|view|ui|box|card)|login-formular|login-seite|anmeldeseite|anmeldemaske|page de connexion|' +
      'formulaire de connexion|inicio de sesión|innloggingsside|login|(?:forgot|forgotten|reset|' +
      'lost) (?:your )?password|password (?:reset|recovery)|passwort vergessen|mot de passe oublié|contraseña olvidada|' +
      'glemt passord',
  ],
  [
    'article',
    '(?:blog|news|magazine) (?:post|article|entry|item)|blogpost|article page|(?:an?|one|single|long) article|' +
      'an essay|essay page|longread|post page|blogbeitrag|blogartikel|article de blog|billet de blog|entrada de blog|' +
      'artículo de blog|blogginnlegg',
  ],
  ['cart', 'cart|shopping cart|checkout|basket|warenkorb|panier|carrito|handlekurv'],
  [
    'dashboard',
    'dashboards?|admin panel|admin area|back ?office|control panel|tableau de bord|panel de control|panel para|cuadro de mandos?|' +
      'tablero de control|kontrollpanel|dashbord|instrumentpanel|styringspanel|' +
      'analytics|tracker|management system|point of sale|crm|scrm|erp|monitoring (?:website|system|platform|tool)|' +
      'statistics website|data visualization website|verwaltungssystem',
  ],
  [
    'product',
    'product (?:detail )?page|product landing|pdp|produktseite|produktdetailseite|fiche produit|page produit|página de producto|produktside',
  ],
  ['pricing', 'pricing page|preisseite|page de tarifs|página de precios|prisside'],
  [
    'docs',
    'docs|documentation|docs site|documentation (?:site|page)|dokumentation|knowledge base|api reference|api documentation|help cent(?:er|re)|handbuch',
  ],
  [
    'portfolio',
    'portfolio(?! (?:management|tracking|analysis|suggestions))|portfolio-website|portafolio|porfolio|portefølje' +
      '|resume|résumé|cv|personal resume|lebenslauf',
  ],
  ['blog', 'blog|blogs|blog homepage|blogg|magazine|news website|news site|journal'],
  [
    'event',
    'event(?: website| page)?|wedding website|wedding site|hochzeitsseite|invitation|conference website|festival website|einladung',
  ],
]
const byPage = pageWords.map(
  ([kind, common]) =>
    [
      kind,
      words(
        withOwn(common, ({ kinds }) => kinds[kind]),
        'iu',
      ),
    ] as const,
)

/** Where a request says that it wants a page of a kind: 'countdown page for the opening'. */
export const namingKind = (request: string, kind: PageKind): Span[] =>
  byPage.flatMap(([one, pattern]) => {
    const found = one === kind ? pattern.exec(request) : null
    return found ? [{ start: found.index, end: found.index + found[0].length }] : []
  })

/** Requests that name a component and no page around it. */
const pageNoun = words(
  withOwn(
    'pages?|site|website|web site|homepage|landing|app|application|platform|portfolio|screen|layout|dashboard|system|' +
      'mini-program|software|store|shop|seite|startseite|web|página|sitio|nettside|blog|library|game',
    ({ kinds }) => kinds.page,
  ),
  'iu',
)

/** What the component itself is called, without what it is for: 'a hero section for a meditation app'. */
const aroundIt = (named: string) =>
  named.replace(/ (?:for|für|pour|para|with|mit|avec|con|med|to|that|of)(?= |$).*$/i, '')

type Wanted = { component: string | null; screen: string | null; isPage: boolean; isNamed: boolean }

/** What kind of page is asked for. `component` is the single component named, if any. */
export function readKind(
  source: Source,
  { page, text: opening }: Opening,
  domain: Domain,
  { component, screen, isPage, isNamed }: Wanted,
): PageKind {
  const named = page && page.length < opening.length ? page : opening
  if (screen) return 'screen'
  const match = byPage.find(
    ([kind, pattern]) =>
      pattern.test(named) &&
      !(
        kind === 'login' &&
        !/form|page|screen|seite|login$|maske|formul|password|passwor|mot de|contras|accesso|registrazione|schermata|pantalla|écran|skjerm/i.test(
          named,
        )
      ),
  )
  if (component === 'not-found' || component === 'thank-you') return 'component'
  if (component && !pageNoun.test(aroundIt(named)) && (!match || match[0] === 'cart')) return 'component'
  if (match) return match[0]
  const early = byPage.find(
    ([kind, pattern]) =>
      // a landing page for a tracker is none
      !(isPage && kind === 'dashboard') &&
      ['coming-soon', 'dashboard', 'portfolio'].includes(kind) &&
      pattern.test(opening) &&
      (kind !== 'portfolio' || !isNamed),
  )
  if (early) return early[0]
  if (/\b(?:wedding of|our wedding|unsere hochzeit|notre mariage|nuestra boda)\b/i.test(source.text)) return 'event'
  return domainWords(domain).page ?? 'landing'
}
