import type { AlonePiece } from '../understanding/alone/alone-words.ts'
import { type AppReading, partsThere } from '../understanding/apps.ts'
import type { TaskWishes } from '../understanding/app-tasks.ts'
import { modeOf } from '../understanding/things.ts'
import type { Brief } from './types.ts'

/** Components that are drawn like another one. */
const drawnAs: Readonly<Record<string, string>> = { 'recipe-card': 'card' }

/** The drawings of single parts that show what was said and nothing else. */
const ownDrawings: Record<AlonePiece, string> = {
  header: 'own-header',
  footer: 'own-footer',
  hero: 'own-hero',
  login: 'own-form',
  signup: 'own-form',
  contact: 'own-form',
  plans: 'plan-cards',
  banner: 'own-banner',
  testimonial: 'own-quote',
  newsletter: 'own-newsletter',
}

/** The drawing of a component or a screen: what a request lists for an app has one that is made for it. */
export function drawingOf(
  brief: Pick<Brief, 'component' | 'app' | 'alone' | 'offers' | 'request' | 'language'>,
): string {
  const { component, app, alone } = brief
  if (alone) return alone.parts.some(({ what }) => what === 'dropdown') ? 'menus' : ownDrawings[alone.piece]
  if (app?.groups) return 'own-settings'
  if (app?.wishes && isParted(app.wishes)) return 'own-tasks'
  if (app?.screen === 'catalog') return isShop(app, brief) ? 'shelves' : 'catalog'
  if (app?.reckons) return app.reckons === 'lines' ? 'lines' : 'formula'
  if (app?.game) return `game-${app.game.name}`
  if (app?.screen === 'timer' && app.lists.length > 0) return 'phases'
  if (hasOwnPrices(brief)) return 'plan-cards'
  const folded = foldedAs[component ?? '']
  if (folded && partsThere(brief.request, brief.language, folded.asked).length > 0) return folded.drawing
  return drawnAs[component ?? ''] ?? component ?? ''
}

/** Navigation with more below its entries, voices with more beside them, by the row of words that asks for it. */
export const foldedAs: Readonly<Record<string, { asked: string; drawing: string }>> = {
  navbar: { asked: 'navbar-menus', drawing: 'menus' },
  'side-nav': { asked: 'side-nav-tree', drawing: 'side-tree' },
  testimonials: { asked: 'testimonials-cards', drawing: 'voices' },
}

/** A catalogue of what is sold has a cart beside it. */
const isShop = (
  { subject, context, mode, isView }: AppReading,
  { request, language }: Pick<Brief, 'request' | 'language'>,
) => (mode ?? modeOf({ subject, context, request: isView ? '' : request, language })) === 'sold'

/** 'pricing table: 4 hrs $90, overnight $160': who gave prices and wants no switch has none for a year, as the drawn table has. */
const hasOwnPrices = ({
  component,
  offers,
  request,
  language,
}: Pick<Brief, 'component' | 'offers' | 'request' | 'language'>) =>
  component === 'pricing-table' &&
  offers.some(({ price }) => typeof price === 'string') &&
  partsThere(request, language, 'pricing-table-switch').length === 0

/** Entries with more than their words. */
const isParted = ({ tag, hasDue, amount, isLasting }: TaskWishes) =>
  tag !== null || hasDue || amount !== null || isLasting
