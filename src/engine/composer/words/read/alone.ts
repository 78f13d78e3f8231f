import { readAlone } from '../../../understanding/alone/read-alone.ts'
import type { AlonePiece } from '../../../understanding/alone/alone-words.ts'
import type { AloneReading } from '../../../understanding/alone/types.ts'
import type { Brief } from '../../types.ts'
import { requestLanguage } from './language.ts'
import { capital } from './source.ts'

/** What the composer calls each of them. */
const componentOf: Record<AlonePiece, string> = {
  header: 'navbar',
  footer: 'footer',
  hero: 'hero',
  login: 'login-form',
  signup: 'login-form',
  plans: 'pricing-table',
  banner: 'banner',
  contact: 'form',
  testimonial: 'quote',
  newsletter: 'newsletter',
}

/** A colour without a noun is that of the ground, of a bar that tells something that of the bar. */
const roleOf: Partial<Record<AlonePiece, 'accent' | 'surface'>> = {
  header: 'surface',
  footer: 'surface',
  hero: 'surface',
  banner: 'accent',
}

/** Parts of which nothing was told but their looks are drawn as they always are. */
const usual = new Set<AlonePiece>(['header', 'footer', 'hero', 'contact', 'testimonial', 'newsletter'])
const isUsual = ({ piece, parts, refused }: AloneReading) =>
  usual.has(piece) && parts.length === 0 && refused.length === 0

/** Plans with their own prices are read with them elsewhere. */
const hasPrices = ({ offers }: Brief) => offers.some(({ price }) => price !== undefined)

/** The brief of a single part that is asked for by itself: nothing stands on it but what was said. */
export function asAlone(brief: Brief): Brief {
  // a form in steps has a drawing of its own
  if (brief.component === 'step-form') return brief
  const found = readAlone(brief.request, requestLanguage(brief.request))
  if (!found || brief.app || (found.piece === 'plans' && hasPrices(brief))) return brief
  const alone = introduced(found, brief)
  const { piece, name, whose } = alone
  const role = roleOf[piece]
  const { door: _door, figures: _figures, voices: _voices, submit: _submit, ...rest } = brief
  return {
    ...rest,
    kind: 'component',
    component: componentOf[piece],
    called: alone.called,
    pages: [],
    sections: [],
    quoted: [],
    facts: [],
    offers: [],
    stated: [],
    behaviours: [],
    matter: null,
    app: null,
    audience: null,
    place: null,
    brand: name,
    trade: whose,
    colors: role ? brief.colors.map((color) => ({ ...color, role: banded(color.role, role) })) : brief.colors,
    ...(isUsual(alone) ? {} : { alone }),
    leftOver: alone.unread,
  }
}

/** 'We run a ferry. Just a footer, please': who asks was read with the rest of the request. */
const introduced = (alone: AloneReading, { brand, trade }: Brief): AloneReading =>
  alone.isIntroduced && alone.whose === '' && alone.name === null ? { ...alone, name: brand, whose: trade } : alone

const banded = (said: 'accent' | 'surface' | null, role: 'accent' | 'surface') =>
  role === 'accent' ? role : (said ?? role)

/** Whose the part is, as it stands on it. */
export const ownerOf = ({ name, whose }: AloneReading): string | null => name ?? (whose === '' ? null : capital(whose))
