import { childrenOf, sourceOf } from '#design/document.ts'
import { readAttribute } from '#design/start-tag.ts'
import { visibleText } from '#design/text.ts'
import type { Operation } from '#design/types.ts'
import { around, type OpenPage, type Part, sectionAround } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { readName } from '../read-name.ts'
import type { IntentReader } from '../scene.ts'
import { exchangeWords, wordsWith } from '../words-in.ts'

/** Attributes that are read out or shown. */
const spoken = ['aria-label', 'alt', 'title', 'placeholder']
const code = new Set(['script', 'style', 'template'])
/** A longer text in a link is no name. */
const longestName = 60

/** 'Call it Nordlys' and the like. */
export const readNaming: IntentReader = ({ words, text }) => {
  const name = readName(words)
  // of a picked element it is the words that change
  return name === null || /^(?:at|on|under|via|by)\b|^[+\d]/i.test(name)
    ? null
    : ({ page, picked }) => (picked.length > 0 ? null : changeName(page, text(name)))
}

/** Gives what the page is about another name, wherever the old one stands. */
function changeName(page: OpenPage, name: string): EditOutcome {
  const old = shownName(page)
  return old === null ? problem('noName') : renameEverywhere(page, old, name)
}

/** Other words for a name in every text, title and description of a picture; addresses stay, and that is told. */
export function renameEverywhere(page: OpenPage, old: string, name: string): EditOutcome {
  if (old === name) return done([], 'named', old, name)
  const title = page.document.elements.get('title')
  const named = title ? wordsWith(visibleText(sourceOf(page.document, 'title')), old, name) : null
  const operations = [
    ...(named === null ? [] : [{ do: 'text' as const, k: 'title', text: named }]),
    ...page.parts.filter(({ tag }) => !code.has(tag)).flatMap((part) => renamed(page, part, old, name)),
  ]
  const address = addressWith(page, old)
  return {
    operations,
    said: { say: 'named', what: old, to: name },
    ...(address === null ? {} : { note: { say: 'keptName' as const, what: `"${address}"` } }),
  }
}

/** An address that is shown and has the name in it: 'hello@nordlys.example'. */
function addressWith(page: OpenPage, name: string): string | null {
  const bare = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (bare === '') return null
  for (const { text } of page.parts) {
    if (text.length >= longestName) continue
    const found = text.match(/\S+@\S+\.\w+|(?:www\.|https?:\/\/)\S+/gi)?.find((one) => one.toLowerCase().includes(bare))
    if (found) return found
  }
  return null
}

/** True for words that are a name here: the page's own, or one that several places show. */
export function isNameHere(page: OpenPage, words: string): boolean {
  if (words.toLowerCase() === shownName(page)?.toLowerCase()) return true
  return /^\p{Lu}/u.test(words) && places(page, words) > 1
}

/** In how many elements a text stands. */
const places = (page: OpenPage, words: string) =>
  page.parts.filter((part) => exchangeWords(page, part, words, `${words}\u200b`).length > 0).length

/** The name that a page goes by: the words of its link home, else how its title begins. Null when it has neither. */
export function shownName(page: OpenPage): string | null {
  const link = page.parts.find((part) => leadsHome(page, part) && part.text !== '' && part.text.length <= longestName)
  if (link) return (leafIn(page, link) ?? link).text
  if (!page.document.elements.has('title')) return null
  const title = visibleText(sourceOf(page.document, 'title'))
  return title.split(/: | [|·–—-] /)[0]?.trim() || null
}

function leadsHome(page: OpenPage, part: Part): boolean {
  const href = part.tag === 'a' ? readAttribute(page.document.html, part.element, 'href') : null
  if (href === null || !/^(?:#|#top|#main|\/|(?:\.\/)?(?:index|home)(?:\.html)?)$/i.test(href)) return false
  // an entry of the menu leads home too, and is no name
  if (around(page, part).some(({ tag }) => tag === 'li')) return false
  const kind = sectionAround(page, part)?.kind
  return kind === 'header' || kind === 'sidebar' || kind === 'nav'
}

/** The first element inside that has words and nothing else. */
const leafIn = (page: OpenPage, { element }: Part) =>
  page.parts.find(
    ({ element: inner, text }) =>
      text !== '' &&
      inner.start > element.start &&
      inner.end <= element.end &&
      childrenOf(page.document, inner.key).length === 0,
  )

function renamed(page: OpenPage, part: Part, old: string, name: string): Operation[] {
  const attributes = spoken.flatMap((attribute): Operation[] => {
    const value = wordsWith(readAttribute(page.document.html, part.element, attribute) ?? '', old, name)
    return value === null ? [] : [{ do: 'attr', k: part.key, name: attribute, value }]
  })
  return [...exchangeWords(page, part, old, name), ...attributes]
}
