/** What the fake model makes of a request: enough to use its words. */
export type FakeBrief = {
  brand: string
  what: string
  place: string | null
  sections: string[]
  hue: number
  dark: boolean
}

const known: [pattern: RegExp, section: string][] = [
  [/subscription/i, 'subscription'],
  [/pricing|plans/i, 'pricing'],
  [/opening hours|hours/i, 'opening hours'],
  [/menu/i, 'menu'],
  [/testimonial|review/i, 'testimonials'],
  [/faq|questions/i, 'faq'],
  [/gallery|photos/i, 'gallery'],
  [/team/i, 'team'],
  [/contact/i, 'contact'],
]

const hues: [RegExp, number][] = [
  [/green|plant|garden|florist/i, 150],
  [/coffee|bakery|wood|warm/i, 55],
  [/pizza|red|restaurant/i, 28],
  [/blue|software|analytics|app\b/i, 250],
  [/pink|beauty|rose/i, 5],
]

export function understand(request: string): FakeBrief {
  const named =
    /["“]([^"”]{2,40})["”]/.exec(request)?.[1] ??
    /\b(?:for|called|named)\s+((?:[A-ZÆØÅ][\p{L}\d'’&-]*\s?){1,4})/u.exec(request)?.[1]
  const brand = (named ?? 'Your brand').trim()
  const what =
    new RegExp(`${escape(brand)},\\s*(?:an?\\s+)?([^,.]+?)(?:\\s+in\\s|,|\\.|$)`).exec(request)?.[1] ?? 'small studio'
  const found = known.filter(([pattern]) => pattern.test(request)).map(([, section]) => section)
  return {
    brand,
    what,
    place: /\bin ([A-ZÆØÅ][\p{L}-]+)/u.exec(request)?.[1] ?? null,
    sections: found.length > 0 ? found : ['pricing', 'faq', 'contact'],
    hue: hues.find(([pattern]) => pattern.test(request))?.[1] ?? 280,
    dark: /\bdark\b/i.test(request),
  }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
export const sentence = (text: string) => (text === 'faq' ? 'Questions' : text.charAt(0).toUpperCase() + text.slice(1))
export const anchor = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
