import { lexicon } from '../../../understanding/lexicon.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import { namingKind } from './kind.ts'

/** 'registration form: name, age, club' is for visitors; who signs in has an address, a provider or a password. */
export const asksVisitors = ({ facts }: RequestReading): boolean => {
  const fields = facts.flatMap(({ kind, id = 'text' }) => (kind === 'field' ? [id] : []))
  return fields.length > 1 && !fields.includes('password') && fields.some((id) => id !== 'email' && id !== 'text')
}

/** 'a page WITH a gallery and a SIGN-UP FORM': one part of a page beside another, and no page to sign in on. */
export function isBesideOthers({ text, facts, language }: RequestReading): boolean {
  const [door] = namingKind(text, 'login')
  const words = text.slice(0, door?.start ?? 0).match(/\p{L}+/gu) ?? []
  const isPart = words.some((word) => lexicon(language.language).has('having', word.toLowerCase()))
  const others = facts.filter(({ kind, id = '' }) => kind === 'section' && !ofDoors.has(id))
  return isPart && others.length > 0
}
const ofDoors = new Set(['auth', 'button', 'contact', 'footer', 'header'])

export const asksPassword = ({ facts }: RequestReading) =>
  facts.some(({ kind, id }) => kind === 'field' && id === 'password')
