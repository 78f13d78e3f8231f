import { openDocument } from '#design/document.ts'
import type { Key, PageDocument, PageElement } from '#design/types.ts'
import { plain } from '../judge/plain.ts'

/** One of several alike: a plan, a question, a row. */
export type SpokenEntry = { key: Key; title: string; titleKey: Key; amount: { key: Key; text: string } | null }
export type SpokenPart = { key: Key; kind: string; heading: { key: Key; text: string } | null; entries: SpokenEntry[] }
export type SpokenPage = {
  document: PageDocument
  parts: SpokenPart[]
  main: { key: Key; text: string } | null
  brand: string
}

const kinds: [kind: string, words: RegExp][] = [
  ['pricing', /\b(?:pricing|prices|plans|preise|tarifs|precios|priser)\b/i],
  ['testimonials', /\b(?:testimonials|reviews|what (?:people|customers|users|clients|our) .*sa(?:y|id)|loved by)\b/i],
  ['faq', /\b(?:faq|questions)\b/i],
  ['team', /\bteam\b/i],
  ['features', /\b(?:features|why)\b/i],
  ['services', /\bservices\b/i],
  ['menu', /\bmenu\b/i],
  ['steps', /\bhow it works\b/i],
  ['gallery', /\b(?:gallery|our work)\b/i],
  ['hours', /\b(?:opening hours|hours)\b/i],
  ['contact', /\b(?:contact|get in touch)\b/i],
  ['about', /\babout\b/i],
]

/** What can be spoken of on a page: its parts from top to bottom, with their entries. */
export function readParts(html: string): SpokenPage {
  const document = openDocument(html)
  const all = [...document.elements.values()]
  const children = Map.groupBy(all, ({ parent }) => parent)
  const within = (element: PageElement) => all.filter(({ start, end }) => start > element.start && end <= element.end)
  const outermost = all
    .filter(({ tag }) => tag === 'section')
    .filter((one, _, some) => !some.some((other) => other !== one && other.start < one.start && other.end >= one.end))
  const text = (element: PageElement) => shownText(html.slice(element.openEnd, element.closeStart))
  const named = (element: PageElement) => ({ key: element.key, text: text(element) })

  const entriesOf = (part: PageElement): SpokenEntry[] => {
    const lists = [part, ...within(part)]
      .map((holder) => children.get(holder.key) ?? [])
      .filter((some) => some.length > 1 && some.length < 13 && new Set(some.map(({ tag }) => tag)).size === 1)
      .filter(([first]) => first !== undefined && /^(?:li|article|div|details|figure|blockquote|tr)$/.test(first.tag))
      .map((some) => some.map((element) => entryOf(element)))
      .filter((some) => some.every((entry) => entry !== null && entry.title.length > 1 && entry.title.length < 60))
    return (lists.find((some) => new Set(some.map((entry) => entry?.title)).size === some.length) ?? []).flatMap(
      (entry) => entry ?? [],
    )
  }
  const entryOf = (element: PageElement): SpokenEntry | null => {
    const inside = within(element)
    const title = inside.find(({ tag }) => /^(?:h3|h4|h5|dt|summary|strong|cite|figcaption)$/.test(tag))
    if (!title || text(title) === '') return null
    const leaf = inside.find(
      (one) =>
        /^(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|kr))$/.test(text(one)) &&
        !within(one).some((deeper) => text(deeper) !== ''),
    )
    return { key: element.key, title: text(title), titleKey: title.key, amount: leaf ? named(leaf) : null }
  }
  const partOf = (element: PageElement): SpokenPart => {
    const open = html.slice(element.start, element.openEnd)
    const heading = within(element).find(({ tag }) => tag === 'h2' || tag === 'h1')
    const said = `${/\bid="([^"]*)"/.exec(open)?.[1]?.replaceAll('-', ' ') ?? ''} ${heading ? text(heading) : ''}`
    const kind = /data-section="([^"/]*)/.exec(open)?.[1] ?? kinds.find(([, words]) => words.test(said))?.[0] ?? ''
    return {
      key: element.key,
      kind,
      heading: heading && text(heading) !== '' ? named(heading) : null,
      entries: entriesOf(element),
    }
  }
  const main = all.find(({ tag }) => tag === 'h1')
  return {
    document,
    parts: outermost.map(partOf),
    main: main && text(main) !== '' ? named(main) : null,
    brand: brandOf(html),
  }
}

/** The name in the title, where the page says it more than once. */
function brandOf(html: string): string {
  const title = shownText(/<title>([^<]*)<\/title>/i.exec(html)?.[1] ?? '').split(/\s[|–—-]\s/)[0] ?? ''
  const shown = shownText(html.slice(html.indexOf('<body')))
  return title.length > 3 && plain(shown).split(plain(title)).length > 2 ? title : ''
}

/** The words of a piece of a page, without drawings. */
export const shownText = (html: string): string =>
  html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:#39|apos);/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim()
