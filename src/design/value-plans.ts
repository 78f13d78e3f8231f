import { checkClasses, classList } from './class-names.ts'
import { childrenOf } from './document.ts'
import { type Edit, type EditPlan, refused, type Refused } from './edits.ts'
import { maxFragment } from './fragment.ts'
import { classTest, type GateOptions, unknownClasses } from './gate.ts'
import { hasNoContent } from './parse.ts'
import { isLazyText } from './placeholder-text.ts'
import { unsafeElement } from './safety.ts'
import { attributePlaces, attributeSplice, readAttribute } from './start-tag.ts'
import { decodeAttribute, decodeText, escapeText, visibleText } from './text.ts'
import { textSpans } from './text-spans.ts'
import { tokenSplice, wrongValue } from './theme.ts'
import type { PageDocument, PageElement, Refusal } from './types.ts'

/** Elements in which loose text has no place, or means something else. */
const noText = new Set(
  'body html head table tbody thead tfoot tr colgroup script style svg select picture video audio'.split(' '),
)
const inline = new Set(
  'a abbr b bdi bdo br cite code em i kbd mark q s small span strong sub sup time u var wbr svg img'.split(' '),
)

/** New words for an element. Icons beside the words stay; of words with inline markup all is replaced. */
export function planText(document: PageDocument, target: PageElement, text: string): EditPlan | Refused {
  if (text.length > maxFragment) return refused('too-large', 'The text is longer than 256 KB.')
  if (hasNoContent(document.html, target) || noText.has(target.tag))
    return refused('malformed', `A <${target.tag}> holds no words of its own.`)
  if (isLazyText(text)) return refused('placeholder-text', `Something was left out: '${text.trim().slice(0, 60)}'.`)
  const place = placeOfWords(document, target)
  if ('refusal' in place) return place
  const before = document.html.slice(place.start, place.end)
  const whole = place.start === target.openEnd && place.end === target.closeStart
  const words = whole ? text : text.trim()
  const said = before.includes('<') ? visibleText(before) : decodeText(before)
  if (said === words) return refused('no-change', `${target.key} says that already.`)
  // the first line break of these is not part of their text
  const guard = whole && (target.tag === 'pre' || target.tag === 'textarea') && words.startsWith('\n') ? '\n' : ''
  return changed(document, target, { ...place, insert: guard + escapeText(words) })
}

function placeOfWords(document: PageDocument, target: PageElement): Omit<Edit, 'insert'> | Refused {
  const children = childrenOf(document, target.key)
  const whole = { start: target.openEnd, end: target.closeStart, container: target.key }
  if (children.length === 0) return whole
  const spans = textSpans(document, target)
  const [first] = spans
  const last = spans.at(-1)
  if (first && first === last) return { start: first.start, end: first.end, container: first.container.key }
  if (!holdsOnlyInline(document, target)) {
    return refused('malformed', `${target.key} holds other elements; name the one whose words should change.`)
  }
  // beside a lone icon
  if (!first || !last) return { start: target.closeStart, end: target.closeStart, container: target.key }
  const holding = (at: number) => children.find((child) => child.start <= at && at < child.end)
  return {
    start: holding(first.start)?.start ?? first.start,
    end: holding(last.start)?.end ?? last.end,
    container: target.key,
  }
}

/** Whether an element holds words, icons and emphasis, and nothing larger. */
export function holdsOnlyInline(document: PageDocument, target: PageElement): boolean {
  let pictureEnd = 0
  for (const { tag, start, end } of document.elements.values()) {
    if (start < target.openEnd || end > target.closeStart || start < pictureEnd) continue
    if (!inline.has(tag)) return false
    if (tag === 'svg') pictureEnd = end
  }
  return true
}

/** Classes taken from and added to an element; the others keep their order. */
export function planClass(
  document: PageDocument,
  target: PageElement,
  add: readonly string[],
  remove: readonly string[],
  options: GateOptions,
): EditPlan | Refused {
  if (isHead(target)) return refused('malformed', `The ${target.key} has no classes.`)
  const adding = add.flatMap(classList)
  const exists = classTest(document, options)
  const verdict = exists ? checkClasses(adding, exists) : { names: adding, repairs: [], unknown: [] }
  if (verdict.unknown.length > 0) return unknownClasses(verdict.unknown)
  const going = new Set(remove.flatMap(classList))
  const value = readAttribute(document.html, target, 'class')
  const kept = without(value ?? '', going)
  const present = new Set(classList(kept))
  const coming = verdict.names.filter((name) => !present.has(name) && present.add(name))
  const result = coming.length > 0 ? `${kept.trimEnd()} ${coming.join(' ')}`.trimStart() : kept
  const next = result.trim() === '' ? null : result
  const splice = value === null && next === null ? null : attributeSplice(document.html, target, 'class', next)
  if (!splice) return refused('no-change', `${target.key} has these classes already.`)
  return changed(document, target, { ...splice, container: target.key }, verdict.repairs)
}

/** A class list without some of its names; the white space between the others stays. */
function without(value: string, going: ReadonlySet<string>): string {
  const pieces = value.match(/\s*\S+/g) ?? []
  const kept = pieces.filter((piece) => !going.has(piece.trim()))
  return kept.length === pieces.length ? value : kept.join('').trimStart()
}

const isHead = (target: PageElement) => target.key === 'title' || target.key === 'theme'

/** Attributes that change how a page is read; after them it is read again. */
const structural = new Set(['input type', 'annotation-xml encoding', 'font color', 'font face', 'font size'])

/** One attribute set, or taken away with null. */
export function planAttribute(
  document: PageDocument,
  target: PageElement,
  name: string,
  value: string | null,
  options: GateOptions,
): EditPlan | Refused {
  if (isHead(target)) return refused('malformed', `The ${target.key} has no attributes to set.`)
  if (!/^[a-z_:@][\w:.@-]*$/i.test(name))
    return refused('malformed', `'${name.slice(0, 40)}' is no name for an attribute.`)
  if (value !== null && value.length > maxFragment) return refused('too-large', 'The value is longer than 256 KB.')
  let wanted = value
  const repairs: string[] = []
  const exists = name.toLowerCase() === 'class' ? classTest(document, options) : null
  if (exists && value !== null) {
    const verdict = checkClasses(classList(value), exists)
    if (verdict.unknown.length > 0) return unknownClasses(verdict.unknown)
    if (verdict.repairs.length > 0) wanted = verdict.names.join(' ')
    repairs.push(...verdict.repairs)
  }
  if (wanted !== null) {
    const refusal = refusedChange(document, target, name.toLowerCase(), wanted)
    if (refusal) return { refusal }
  }
  const splice = attributeSplice(document.html, target, name, wanted)
  if (!splice) return refused('no-change', `${name} of ${target.key} is like that already.`)
  const plan = changed(document, target, { ...splice, container: target.key }, repairs)
  return { ...plan, reread: structural.has(`${target.tag} ${name.toLowerCase()}`) }
}

/** Attributes that decide where an element leads, what it loads or what it does. */
const deciding =
  /^(on.*|.*(href|src|srcset|srcdoc|action)|data|content|http-equiv|poster|background|ping|cite|to|from|values)$/

/**
 * Why an attribute may not get this value. What stands in the page already is not judged by a change of something else:
 * an element that could not be added may still get a class or a label.
 */
function refusedChange(document: PageDocument, target: PageElement, name: string, value: string): Refusal | null {
  const tag = target.tag.toLowerCase()
  const others = attributePlaces(document.html, target.start, target.openEnd)
    .filter((place) => place.name !== name)
    .map((place) => ({
      name: place.name,
      value: decodeAttribute(document.html.slice(place.valueStart, place.valueEnd)),
    }))
  const refusal = unsafeElement(tag, [...others, { name, value }])
  if (!refusal || deciding.test(name)) return refusal
  return unsafeElement(tag, others)?.message === refusal.message ? null : refusal
}

/** One custom property of the theme. */
export function planToken(
  document: PageDocument,
  target: PageElement,
  name: string,
  value: string,
): EditPlan | Refused {
  if (target.tag !== 'style') return refused('malformed', `${target.key} is no theme block.`)
  if (!/^--[a-z\d][\w-]*$/i.test(name))
    return refused('malformed', `'${name.slice(0, 40)}' is no name for a theme value.`)
  const wrong = wrongValue(value)
  if (wrong) return refused('unsafe', wrong)
  const splice = tokenSplice(document.html.slice(target.openEnd, target.closeStart), name, value.trim())
  if (splice === 'no-place') return refused('malformed', `${target.key} defines no theme.`)
  if (!splice) return refused('no-change', `${name} is ${value.trim()} already.`)
  const { start, end, insert } = splice
  const edit = { start: start + target.openEnd, end: end + target.openEnd, insert, container: target.key }
  return changed(document, target, edit)
}

function changed(document: PageDocument, target: PageElement, edit: Edit, repairs: string[] = []): EditPlan {
  return { edits: [edit], touched: [target.key], repairs, issued: document.issued }
}
