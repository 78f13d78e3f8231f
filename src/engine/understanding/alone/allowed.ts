import type { AlonePiece, PartName } from './alone-words.ts'

const fields: PartName[] = [
  'name',
  'email',
  'phone',
  'password',
  'username',
  'message',
  'date',
  'address',
  'checkbox',
  'fields',
]
const frame: PartName[] = ['headline', 'sentence', 'button', 'logo']

/** What each part can have in it; anything else that is known is another part of a page or is told as not used. */
export const allowedIn: Record<AlonePiece, ReadonlySet<PartName>> = {
  header: new Set<PartName>([
    'logo',
    'name',
    'menu',
    'search',
    'phone',
    'email',
    'address',
    'hours',
    'social',
    'cart',
    'login',
    'join',
    'language',
    'button',
    'alert',
    'sentence',
  ]),
  footer: new Set<PartName>([
    'logo',
    'name',
    'menu',
    'search',
    'phone',
    'email',
    'address',
    'hours',
    'social',
    'language',
    'button',
    'sentence',
    'copyright',
    'imprint',
    'privacy',
    'terms',
    'newsletter',
    'map',
    'contact',
  ]),
  hero: new Set<PartName>(['headline', 'sentence', 'button', 'image', 'name', 'logo']),
  login: new Set<PartName>([...fields, ...frame, 'forgot', 'remember', 'join']),
  signup: new Set<PartName>([...fields, ...frame, 'login', 'terms', 'privacy']),
  contact: new Set<PartName>([...fields, ...frame, 'privacy']),
  plans: new Set<PartName>(['name', 'price', 'points', 'button', 'headline', 'sentence', 'checkbox']),
  banner: new Set<PartName>(['button', 'close', 'sentence', 'headline']),
  testimonial: new Set<PartName>(['image', 'quote', 'name', 'role', 'stars', 'logo', 'sentence']),
  newsletter: new Set<PartName>(['name', 'email', 'button', 'headline', 'sentence', 'checkbox', 'fields', 'privacy']),
}

/** What is filled in. */
export const isForm = (piece: AlonePiece): boolean => piece === 'login' || piece === 'signup' || piece === 'contact'

/** Parts that a list behind a colon names the entries of. */
export const menuLike: ReadonlySet<string> = new Set(['menu', 'entry', 'fields'])
