import { decodeAttribute } from '#design/text.ts'

export type Attributes = ReadonlyMap<string, string>

/** `"…"`, `'…'`, `` `…` ``, typographic ones, `{"…"}`, or none at all. */
const quoted = String.raw`"([^"]*)"|'([^']*)'|${'`([^`]*)`'}|[“”„]([^“”„]*)[“”]|[‘’‚]([^‘’‚]*)[‘’]|«([^»]*)»|([^\s"'>{]+?)(?=\s|\/?>|$)`
const attribute = new RegExp(String.raw`([\w-]+)\s*=\s*(?:${quoted})`, 'g')

/** The attributes of a start tag as a model may write it: any quotes, escaped quotes, braces around a value. */
export function readAttributes(tag: string): Attributes {
  const inside = tag
    .replace(/^<[a-z-]+/i, '')
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/\\(?=["'])/g, '')
    .replace(/=\s*\{\s*((["'`])[^"'`]*\2)\s*\}/g, '=$1')
  return new Map(
    [...inside.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      decodeAttribute(values.find((value) => value !== undefined) ?? ''),
    ]),
  )
}
