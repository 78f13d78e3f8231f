import type { AlonePiece, AlonePartName } from './alone-words.ts'

const fields: AlonePartName[] = [
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
const frame: AlonePartName[] = ['headline', 'sentence', 'button', 'logo']

/** What each part can have in it; anything else that is known is another part of a page or is told as not used. */
export const allowedIn: Record<AlonePiece, ReadonlySet<AlonePartName>> = {
  header: new Set<AlonePartName>([
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
    'dropdown',
  ]),
  footer: new Set<AlonePartName>([
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
  hero: new Set<AlonePartName>(['headline', 'sentence', 'button', 'image', 'name', 'logo']),
  login: new Set<AlonePartName>([...fields, ...frame, 'forgot', 'remember', 'join']),
  signup: new Set<AlonePartName>([...fields, ...frame, 'login', 'terms', 'privacy']),
  contact: new Set<AlonePartName>([...fields, ...frame, 'privacy']),
  plans: new Set<AlonePartName>(['name', 'price', 'points', 'button', 'headline', 'sentence', 'checkbox']),
  banner: new Set<AlonePartName>(['button', 'close', 'sentence', 'headline']),
  testimonial: new Set<AlonePartName>(['image', 'quote', 'name', 'role', 'stars', 'logo', 'sentence']),
  newsletter: new Set<AlonePartName>([
    'name',
    'email',
    'button',
    'headline',
    'sentence',
    'checkbox',
    'fields',
    'privacy',
  ]),
}

/** What is filled in. */
export const isForm = (piece: AlonePiece): boolean => piece === 'login' || piece === 'signup' || piece === 'contact'

/** Parts that a list behind a colon names the entries of. */
export const menuLike: ReadonlySet<string> = new Set(['menu', 'entry', 'fields'])
