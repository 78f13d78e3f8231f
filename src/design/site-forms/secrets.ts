import { attributeValue, type Located } from '../parse.ts'
import type { AskedSecret } from './types.ts'

type Control = { element: Located; name: string; label: string; type: string }

const passwordNames = new Set('password passwd passwort pwd pass pin contraseña motdepasse passphrase tan'.split(' '))
const cardNames = new Set(
  'cardnumber ccnumber creditcard creditcardnumber ccnum cvv cvc cvv2 cardcvc securitycode iban'.split(' '),
)
const cardWords =
  /\b(?:card number|credit card|debit card|kartennummer|kreditkarte|security code|cvv|cvc|num[eé]ro de carte|n[uú]mero de tarjeta)\b/i
const passwordWords = /\b(?:password|passwort|kennwort|contraseña|mot de passe)\b/i

/** What the name of a field or the words beside it ask for, when it is something that no form may ask for. */
export function secretOf(name: string, label: string): AskedSecret | null {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (passwordNames.has(plain) || passwordWords.test(label)) return 'password'
  return cardNames.has(plain) || cardWords.test(label) ? 'card' : null
}

/** Whether a form asks for a password or a card number, by its types, what browsers shall fill in, its names and words. */
export function askedSecret(controls: readonly Control[]): AskedSecret | null {
  for (const { element, name, label, type } of controls) {
    const filled = attributeValue(element, 'autocomplete')?.toLowerCase() ?? ''
    if (type === 'password' || filled.endsWith('-password') || filled === 'one-time-code') return 'password'
    if (filled.includes('cc-')) return 'card'
    const asked = secretOf(name, label)
    if (asked) return asked
  }
  return null
}
