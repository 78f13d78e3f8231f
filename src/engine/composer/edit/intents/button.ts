import { pattern } from '#rules/pattern.ts'
import { escapeAttribute } from '#design/start-tag.ts'
import { escapeText } from '#design/text.ts'
import type { Operation } from '#design/types.ts'
import { capital } from '../../words/read/source.ts'
import { findSections } from '../find-sections.ts'
import { inHeader } from '../items.ts'
import { isButton } from '../nouns.ts'
import { attributeOf, type OpenPage, type Part, partsIn } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { fit } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { findTarget } from '../targets.ts'

const saying = pattern('i')`
  [,:]?\s*(?:(?:that|which) (?:says?|reads?)|saying|reading|labell?ed|called|named|with (?:the )?(?:text|label
  |words|title)|with(?= ⟦)|:)\s*(?<label>⟦\d+⟧|.+)$
`
const deed = pattern('i')`
  \x20(?:to|for people to|where people can|so people can)
  \x20(?<label>(?:book|order|call|contact|reserve|sign up|buy|see|read|subscribe|donate|apply|register|download|get
  |join|start|visit|shop)\b.*)$
`
const leading =
  /,? (?:that |which |and )?(?:links?|linking|goes|going|leads?|leading|pointing|points) to (?<href>\S+)$/i

/** What stands on a button when it is asked for by that: 'a login button in the menu'. */
const usual = pattern('i')`
  ^(?:add|put|insert|include|have|i want|we need|give me) (?:an?|another|the) (?<label>(?:log ?in|sign ?in
  |sign ?up|register|book(?:ing)?(?: now)?|buy(?: now)?|order(?: now)?|shop(?: now)?|contact(?: us)?|call(?: us)?
  |subscribe|download|donate|get started|learn more|read more|apply(?: now)?|reserve|join(?: us)?|demo|tickets?)
  |⟦\d+⟧) button(?<place>(?: (?:in|on|to|into|at|under|below|next to|beside) .+)?)$
`
/** Nothing on the page answers to it yet. */
const ofAccounts = /^(?:log ?in|sign ?in|register)$/i

/** 'Add a button next to the first one that says Call us', 'a button in the menu bar to book a table'. */
export const readButton: IntentReader = (clause) => {
  const known = fit(clause.words, usual)
  if (known) {
    const label = capital(clause.text(known('label')))
    const place = known('place')
      .trim()
      .replace(/^at the top(?: right| left)?$/i, 'in the header')
    return (scene) => addButton(scene, place, label, ofAccounts.test(label) ? '#' : null)
  }
  const groups = fit(
    clause.words,
    pattern('i')`
      ^(?:(?:add|put|insert|include|i want|we need|give me) (?:in |us |me )?(?:an?|another|one more|the)
      |(?:have|show|place|make) (?:an?|another|one more)) (?:(?:second|new|small|big|extra|further|call[- ]to[- ]action) )*(?:button|cta)(?<rest>\b.*)$
    `,
  )
  if (!groups || /\b(?:bigger|smaller|rounder)$/i.test(clause.words)) return null
  const link = leading.exec(groups('rest'))
  const rest = link ? groups('rest').slice(0, link.index) : groups('rest')
  const words = saying.exec(` ${rest}`) ?? deed.exec(` ${rest}`)
  const place = ` ${rest}`.slice(0, words?.index).trim()
  if (!words?.groups?.label)
    return /^(?:|(?:in|on|to|under|below|next to) .+)$/i.test(place) ? () => problem('needWords') : null
  const label = capital(clause.text(words.groups.label).replace(/[.!]$/, ''))
  return (scene) => addButton(scene, place, label, link?.groups?.href ?? null)
}

const places: readonly [pattern: RegExp, kind: string][] = [
  [/\b(?:header|nav\w*|menu|top bar|top)\b/i, 'header'],
  [/\b(?:footer|bottom)\b/i, 'footer'],
]

function addButton(scene: Scene, place: string, label: string, href: string | null): EditOutcome {
  const { page } = scene
  const near = neighbour(scene, place)
  if (!near) return problem('noPlace', 'button')
  const to = href ?? wayTo(page, near)
  const buttonLike = ({ classes }: Part) =>
    `<a href="${escapeAttribute(to, '"')}" class="${escapeAttribute(classes, '"')}">${escapeText(label)}</a>`
  const operations = [near, ...twinsOf(page, near)].map(
    (part): Operation => ({ do: 'after', k: part.key, html: buttonLike(part) }),
  )
  return done(operations, 'added', `"${label}"`)
}

/** In a header the same stands twice: for wide screens and for phones. */
function twinsOf(page: OpenPage, near: Part): Part[] {
  if (!inHeader(near, page)) return []
  return page.parts.filter(
    (part) =>
      part.key !== near.key &&
      part.tag === 'a' &&
      part.text === near.text &&
      attributeOf(page, part, 'href') === attributeOf(page, near, 'href') &&
      inHeader(part, page),
  )
}

/** The button or link beside which the new one stands, and whose look it takes. */
function neighbour(scene: Scene, place: string): Part | null {
  const { page } = scene
  const kind = places.find(([pattern]) => pattern.test(place))?.[1]
  if (kind) {
    const [section] = findSections(page, kind)
    const inside = section ? partsIn(page, section).filter(({ tag, text }) => tag === 'a' && text !== '') : []
    return inside.findLast(isButton) ?? inside.at(-1) ?? null
  }
  const named = /^(?:in|on|to|into|under|below|next to|beside) (?:the )?(?<section>.+)$/i.exec(place)?.groups?.section
  const [section] = named ? findSections(page, named) : []
  if (section)
    return (
      partsIn(page, section)
        .filter((part) => isButton(part))
        .at(-1) ?? null
    )
  const main = findTarget({ ...scene, picked: [] }, 'main button')
  const [first] = 'found' in main ? main.found : []
  if (!first || inHeader(first, page)) return null
  const row = page.parts.filter((part) => part.element.parent === first.element.parent && isButton(part))
  return row.at(-1) ?? first
}

/** Where it leads until somebody says otherwise: to what a visitor can do here, else where its neighbour leads. */
function wayTo(page: OpenPage, near: Part): string {
  for (const kind of ['booking', 'contact', 'newsletter', 'pricing']) {
    const id = findSections(page, kind).find((section) => section.id !== '')?.id
    if (id) return `#${id}`
  }
  return attributeOf(page, near, 'href') ?? '#'
}
