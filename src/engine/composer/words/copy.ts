import type { AskedSection, Brief, SectionContent, SectionKind } from '../types.ts'
import { sectionLabels } from '../section-labels.ts'
import { appUi } from './phrases/app-ui.ts'
import { ui } from './phrases/ui.ts'
import { capital } from './read/source.ts'
import type { SectionLimits } from './types.ts'
import { writeAbout, writeStatement } from './write/about.ts'
import { colon } from './write/colon.ts'
import { writeArticle } from './write/article.ts'
import { writeGuide } from './write/guide.ts'
import { writeFrame, writeHero } from './write/hero.ts'
import { writeComing, writeCta, writeDownload } from './write/invite.ts'
import { heroLead } from './write/lead.ts'
import { headOfSettings } from './write/own-settings.ts'
import { headOfTasks } from './write/own-tasks.ts'
import { pieceOf, writePiece } from './write/piece.ts'
import { writeComparison } from './write/comparison.ts'
import { writePricing } from './write/pricing.ts'
import { writeAuth, writeCart, writeFigures, writeProduct, writeToolbar } from './write/screens.ts'
import { writeSection } from './write/section.ts'
import { pickWording, shorten, type Voice, voiceFor } from './write/voice.ts'
import { writeFacts, writeWaiting } from './write/waiting.ts'
import { writeForm, writeHours, writeLocation } from './write/where.ts'

type Writer = (voice: Voice, asked: AskedSection | null) => SectionContent

/** Kinds with ways of their own; the rest is written alike. */
const writers: Partial<Record<SectionKind, Writer>> = {
  header: (voice) => writeFrame(voice, 'header'),
  footer: (voice) => writeFrame(voice, 'footer'),
  sidebar: (voice) => writeFrame(voice, 'sidebar'),
  hero: writeHero,
  pricing: writePricing,
  comparison: writeComparison,
  about: writeAbout,
  statement: writeStatement,
  hours: writeHours,
  location: writeLocation,
  contact: (voice, asked) => writeForm(voice, 'contact', asked),
  booking: (voice, asked) => writeForm(voice, 'booking', asked),
  subscription: (voice, asked) => writeForm(voice, 'subscription', asked),
  testimonials: (voice, asked) => writeWaiting(voice, 'testimonials', asked),
  reviews: (voice, asked) => writeWaiting(voice, 'reviews', asked),
  logos: (voice, asked) => writeWaiting(voice, 'logos', asked),
  details: (voice, asked) => writeFacts(voice, 'details', asked),
  specs: (voice, asked) => writeFacts(voice, 'specs', asked),
  cta: writeCta,
  'coming-soon': writeComing,
  download: writeDownload,
  toolbar: (voice, asked) => writeToolbar(voice, asked, 'toolbar'),
  kpis: (voice, asked) => writeFigures(voice, 'kpis', asked),
  chart: (voice, asked) => writeFigures(voice, 'chart', asked),
  table: (voice, asked) => writeFigures(voice, 'table', asked),
  auth: writeAuth,
  cart: (voice, asked) => writeCart(voice, 'cart', asked),
  summary: (voice, asked) => writeCart(voice, 'summary', asked),
  product: writeProduct,
  article: writeArticle,
  guide: writeGuide,
  screen: writePiece,
  component: writePiece,
}

/**
 * The words of one section: the request's own first, then the trade's; what only the person can know is a slot.
 * Links lead to '#kind'; texts keep within `limits` (characters, entries). The same input gives the same words.
 */
export function writeCopy(
  brief: Brief,
  kind: SectionKind,
  asked: AskedSection | null,
  limits: SectionLimits,
): SectionContent {
  const voice = voiceFor(brief, limits)
  const write = writers[kind] ?? ((speaking: Voice, wish: AskedSection | null) => writeSection(speaking, kind, wish))
  return write(voice, asked)
}

/** The title (brand first, at most 70 characters) and description (at most 160) of the page. */
export function headText(brief: Brief): { title: string; description: string } {
  const voice = voiceFor(brief, { variant: 0 })
  const { brand } = voice.tokens
  if (brief.app && (brief.brand === null || brief.app.groups || brief.app.wishes)) return appHead(brief)
  if (brief.called && (brief.brand === null || brief.alone)) {
    const title = shorten(
      [brief.brand ?? brief.trade, brief.called].filter(Boolean).map(capital).join(colon[brief.language]),
      70,
    )
    return { title, description: `${title}.` }
  }
  // a dashboard with figures of its own is called after whose it is, and else by its name alone
  if (brief.figures && brief.brand !== null && brief.trade === '')
    return { title: shorten(brand, 70), description: `${brand}.` }
  // in the person's own words first; a way in without a trade is called what it is
  const usual = brief.kind === 'login' ? sectionLabels[brief.language].auth : voice.tokens.trade
  const trade = voice.ownWords && brief.trade ? brief.trade : usual
  const where = voice.tokens['in place']
  const named = brand.toLowerCase().includes(trade.split(' ').at(-1)?.toLowerCase() ?? '')
  const same = trade.toLowerCase().startsWith(brand.toLowerCase())
  const title = same
    ? `${capital(trade)}${where}`
    : named
      ? `${brand}${where}`
      : `${brand}${colon[brief.language]}${capital(trade)}${where}`
  const description =
    brief.kind === 'coming-soon'
      ? pickWording(voice, 'coming-soon', 'lead', 158)
      : brief.kind === 'login'
        ? pickWording(voice, 'auth', 'lead', 158)
        : heroLead(voice, 158)
  return { title: title.length <= 70 ? title : shorten(title, 70), description: description ?? `${title}.` }
}

function titleOf({ app, brand, language }: Brief): string {
  if (app?.groups) return headOfSettings(app, { language, brand })
  const head = app?.wishes ? headOfTasks(app) : capital(app?.subject ?? '')
  return brand ? `${brand}${colon[language]}${head}` : head
}

/** An app without a name is called what it is. */
function appHead(brief: Brief): { title: string; description: string } {
  const { head = '', lead } = pieceOf(brief, brief.app?.screen ?? '') ?? {}
  const title = shorten(titleOf(brief) || head, 70)
  return { title, description: lead && !lead.startsWith('?') ? `${title}. ${lead}` : `${title}.` }
}

/** Fixed words of the interface by their key. */
export const uiWords = (language: Brief['language']): Record<string, string> => ({
  ...ui[language],
  ...appUi[language],
})

export { brandFor } from './write/brand.ts'
