import { pattern } from '#rules/pattern.ts'
import { escapeText } from '#design/text.ts'
import type { Operation } from '#design/types.ts'
import { freshIds } from '../fresh-ids.ts'
import { findSections } from '../find-sections.ts'
import { gridFor, homes } from '../items.ts'
import { placeholderFor } from '../lexicon/placeholders.ts'
import {
  around,
  bodySections,
  childParts,
  isLeaf,
  type OpenPage,
  partsIn,
  type Part,
  sectionAround,
} from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { Clause, IntentReader, Scene } from '../scene.ts'
import { findTarget } from '../targets.ts'
import { isPrice } from './price.ts'

const noun =
  '(?:plans?|tiers?|packages?|cards?|questions?|items?|entries|entry|features?|dish(?:es)?|members?|team members?|' +
  'persons?|people|services?|products?|steps?|rows?|testimonials?|quotes?|reviews?|projects?|posts?|boxes|box|' +
  'tiles?|columns?|courses?|events?|faqs?)'
const ordinal =
  '(?:second|third|fourth|fifth|sixth|seventh|eighth|2nd|3rd|4th|5th|6th|another|one more|an? (?:extra|additional|' +
  'further|new|second|third|fourth|fifth|sixth|seventh)|a|an|more|new)'

/** 'Add a fourth plan', 'one more question: Do you ship?', 'there should be four plans'. */
export const readItem: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    new RegExp(
      '^(?:(?:add|insert|include|create|append|i want|i need|we need|put(?: in)?|give me|there should be|show)(?: us| ' +
        `me)? )?(?:the )?(?<ordinal>${ordinal}) (?<noun>(?:pricing |price |menu |team |faq )?${noun})(?: (?:to|in|on|for|` +
        `under|at the end of) (?<place>⟦\\d+⟧|(?:the |my |our )?(?!⟦)[\\w -]+?))?(?:(?: called| named| titled| about| ` +
        `for| with the (?:title|name|question)|:|,)? (?<name>⟦\\d+⟧.*|(?<=(?:called|named|titled|:|question|name|title) ` +
        ').+))?$',
      'i',
    ),
    new RegExp(
      `^(?:there should be|make it|i want|we need|we have|show|have) (?<count>two|three|four|five|six|[2-6]) (?<noun>(?:pricing |price )?${noun})$`,
      'i',
    ),
    new RegExp(`^(?:one|another) more (?<noun>${noun})(?: like .+)?$`, 'i'),
    pattern()`
      ^(?:add|put|insert) (?<name>⟦\d+⟧.*?|[A-Z][\w' ]+? (?:for )?\S*\d\S*(?: ?[€$£])?) (?:to|on
      |in) (?<place>(?:the |our )?(?:menu|price list|list|pricing|faq|features|services|products|team))$
    `,
  )
  if (!groups) return null
  const word = groups('noun').toLowerCase()
  const counted = groups('count').toLowerCase()
  // '6 testimonials' on a page without any is a section
  return (scene) =>
    addItem(scene, clause, {
      word,
      name: groups('name'),
      place: groups('place'),
      count: counted,
      plain: /^(?:|a|an|more|new)$/i.test(groups('ordinal')) && word !== '',
    })
}

type Wish = { word: string; name: string; place: string; count: string; plain: boolean }
/** Words that fit the entries of any section. */
const anything = /^(?:card|item|entry|box|tile|column|row)$/
const counts = ['one', 'two', 'three', 'four', 'five', 'six']

function addItem(scene: Scene, clause: Clause, wish: Wish): EditOutcome | null {
  const { page } = scene
  const rows = bodySections(page).filter((section) => section.heading !== '' && gridFor(page, section))
  if (anything.test(wish.word) && !wish.place && !wish.count && scene.picked.length === 0 && rows.length > 1)
    return {
      question: { say: 'which', what: wish.word },
      choices: rows.map(({ heading }) => heading),
      chips: rows.slice(0, 4).map(({ heading }) => `Add another ${wish.word} to "${heading}"`),
      about: wish.word,
    }
  const list = listFor(scene, clause, wish)
  if (!list)
    return wish.plain || wish.count
      ? null
      : problem(
          'noItems',
          targetOf(clause, wish.place) || homes.find(([pattern]) => pattern.test(wish.word))?.[1] || 'page',
        )
  const entries = childParts(page, list).filter(({ tag, text }) => text !== '' && tag === likeliest(page, list))
  const last = entries.at(-1)
  if (!last) return problem('noItems', wish.word)
  const wanted = wish.count ? counts.indexOf(wish.count) + 1 || Number(wish.count) : entries.length + 1
  if (wanted <= entries.length) return wish.count ? null : problem('noItems', wish.word)
  const said = clause.text(wish.name)
  const asks =
    /^(?:question|faq)/.test(wish.word) &&
    /^(?:do|does|can|could|is|are|how|what|when|where|why|who|which|will|may)\b/i.test(said)
  const { name, price } = nameAndPrice(asks ? `${said.replace(/\?$/, '')}?` : said)
  const pieces = Array.from({ length: wanted - entries.length }, () => blankItem(scene, last, name, price))
  return done(
    pieces.toReversed().map((html): Operation => ({ do: 'after', k: last.key, html })),
    'added',
    name
      ? `"${name}"`
      : pieces.length > 1
        ? `${pieces.length} entries`
        : `another ${(wish.word || 'entry').replace(/s$/, '')}`,
  )
}

function nameAndPrice(words: string): { name: string; price: string } {
  const match =
    /^(?<name>.*?)(?:,| -| –| for| at| costs?| is)? (?<price>[€$£]? ?\d+(?:[.,]\d{1,2})? ?(?:€|\$|£|kr|EUR|USD|NOK|euros?)?)$/.exec(
      words,
    )?.groups
  return match?.name && isPrice(match.price ?? '')
    ? { name: match.name, price: match.price ?? '' }
    : { name: words, price: '' }
}

const likeliest = (page: OpenPage, list: Part) => {
  const tags = childParts(page, list).map(({ tag }) => tag)
  return tags.toSorted((a, b) => tags.filter((tag) => tag === b).length - tags.filter((tag) => tag === a).length)[0]
}

function listFor(scene: Scene, clause: Clause, { word, place }: Wish): Part | null {
  const { page, picked } = scene
  const [chosen] = picked
  if (chosen) return gridFor(page, chosen)
  if (place) {
    const found = findTarget(scene, targetOf(clause, place))
    const [part] = 'found' in found ? found.found : []
    if (!part) return null
    const section = sectionAround(page, part)
    return gridFor(page, part) ?? (section && gridFor(page, section))
  }
  const named = homes.find(([pattern]) => pattern.test(word))?.[1]
  const sections = named ? findSections(page, named) : page.sections
  for (const section of sections) {
    const list = gridFor(page, section)
    if (list) return list
  }
  return null
}

/** A copy of an entry in which every word that is a fact waits for the person: none is made up. */
function blankItem({ page, language }: Scene, item: Part, name: string, price: string): string {
  const { html } = page.document
  const texts = partsIn(page, item).filter(
    (part) => part.text !== '' && isLeaf(page, part) && !/^(?:svg|path|text|script|style|title)$/.test(part.tag),
  )
  const heading =
    texts.find(({ tag }) => /^h[1-6]$/.test(tag)) ??
    texts.find(({ tag }) => /^(?:dt|summary|strong)$/.test(tag)) ??
    texts.find(({ key }) => !/^b\d/.test(key))
  const marks = texts.flatMap((part) => {
    // what a button does stays
    if ([part, ...around(page, part)].some(({ key, tag }) => /^b\d/.test(key) || tag === 'button')) return []
    const said =
      part === heading
        ? name && escapeText(name)
        : isPrice(part.text) || /price|preis|prix|precio|pris/i.test(part.text)
          ? price && escapeText(price)
          : ''
    const own = /data-placeholder/.test(html.slice(part.element.start, part.element.openEnd))
    if (own && !said) return []
    const words = said || placeholderFor(part === heading ? 'name' : isPrice(part.text) ? 'price' : 'words', language)
    return [
      {
        start: part.element.openEnd,
        end: part.element.closeStart,
        words:
          said || own ? words : `<span data-placeholder class="border-b border-dashed border-current">${words}</span>`,
      },
    ]
  })
  const offset = item.element.start
  let source = html.slice(item.element.start, item.element.end)
  for (const { start, end, words } of marks.toSorted((a, b) => b.start - a.start))
    source = source.slice(0, start - offset) + words + source.slice(end - offset)
  return freshIds(source, html)
}
