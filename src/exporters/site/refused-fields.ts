import { attributeValue, type Located, parseSource } from '#design/parse.ts'

/** What no form of a published page may ask for, in words; null when this page asks for none of it. */
export function refusedField(html: string): string | null {
  for (const element of parseSource(html).elements) {
    const field = element.tag === 'input' ? secretOf(element) : null
    if (field) return field
  }
  return null
}

const cardNames = /card.{0,3}(?:number|no\b)|ccnum|cc-?number|\b(?:cvc|cvv|cvv2)\b|security.{0,3}code/i

function secretOf(input: Located): string | null {
  const value = (name: string) => (attributeValue(input, name) ?? '').slice(0, 200)
  if (value('type').trim().toLowerCase() === 'password') return 'a password'
  if (/^cc-/i.test(value('autocomplete').trim())) return 'a card number'
  return ['name', 'id', 'placeholder', 'aria-label'].some((name) => cardNames.test(value(name)))
    ? 'a card number'
    : null
}
