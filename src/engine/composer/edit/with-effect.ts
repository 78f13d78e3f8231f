import { applyDirectEdit } from '#design/direct-edits/apply.ts'
import { classesOf } from '#design/direct-edits/classes.ts'
import { type Declarations, restyled, styleOf } from '#design/direct-edits/inline-style.ts'
import { rulesTouch, setsAnywhere, type StyleTarget, styleTargetOf } from '#design/direct-edits/style-target.ts'
import { namedColors } from '#design/computed/computed-styles.ts'
import { styleDeclared } from '#design/computed/sheet-rules.ts'
import { utilityCss } from '#design/computed/utilities.ts'
import { openDocument } from '#design/document.ts'
import { pageStyles } from '#design/styles/page-styles.ts'
import { isSharedName, usesTailwind } from '#design/styles/uses-tailwind.ts'
import type { Key, Operation, PageDocument } from '#design/types.ts'
import { readableWords } from './readable-words.ts'
import { splitVariant } from './class-steps.ts'

/** The properties by which a rule of the page decides about a look: the property itself, its shorthands and its parts. */
const touches: readonly [property: RegExp, touched: RegExp, isInRem?: boolean][] = [
  [/^color$/, /^(?:color|-webkit-text-fill-color)$/],
  [/^background-color$/, /^background(?:-color|-image)?$/],
  [/^font-size$/, /^font(?:-size)?$/, true],
  [/^font-weight$/, /^font(?:-weight|-variation-settings)?$/],
  [/^font-style$/, /^font(?:-style)?$/],
  [/^font-family$/, /^font(?:-family)?$/],
  [/^text-align$/, /^text-align(?:-last)?$/],
  [/^text-decoration-line$/, /^text-decoration(?:-line)?$/],
  [/^border-radius$/, /^border(?:-[a-z-]+)?-radius$/],
  [
    /^border-(?:width|style)$/,
    /^border(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?(?:-(?:width|style))?$/,
  ],
  [/^border-color$/, /^border(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?(?:-color)?$/],
  [/^padding-/, /^padding(?:-|$)/, true],
  [/^margin-/, /^margin(?:-|$)/, true],
  [/gap$/, /^(?:(?:row|column)-)?gap$/, true],
]

/**
 * The same changes so that they are seen: where rules of the page decide about a look, or it has no utilities, a class
 * would say it in vain, and it is said in the style of the element. Words that could be read before can be read after it.
 */
export function withEffect(html: string, operations: readonly Operation[]): Operation[] {
  if (!operations.some(isLook)) return [...operations]
  const before = openDocument(html)
  let now = before
  const made: Operation[] = []
  for (const operation of operations) {
    const some = operation.do === 'class' ? seen(now, operation) : [operation]
    const edit = applyDirectEdit(now, some)
    if (edit.ok) now = edit.document
    made.push(...some)
  }
  return [...made, ...readableWords(before, now)]
}

const isLook = (operation: Operation) =>
  operation.do === 'class' || operation.do === 'token' || (operation.do === 'attr' && operation.name === 'style')

type ClassChange = Extract<Operation, { do: 'class' }>

function seen(document: PageDocument, operation: ClassChange): Operation[] {
  const { k, add, remove } = operation
  const styles = add.flatMap((name) => {
    const css = splitVariant(name).variant === '' ? utilityCss(name) : null
    const way = css ? wayOf(document, k, Object.keys(css), name) : 'class'
    return css && way !== 'class' ? [{ name, css: marked(document, css, way === 'important') }] : []
  })
  if (styles.length === 0)
    return [{ ...operation, remove: [...new Set([...remove, ...inTheWay(document, operation)])] }]
  const kept = add.filter((name) => styles.every((style) => style.name !== name))
  const set: Record<string, string> = Object.assign({}, ...styles.map(({ css }) => css))
  const style = styleOf(document, k) ?? ''
  const value = restyled(style, 'color' in set ? /^-webkit-text-fill-color$/ : /^$/, set)
  return [
    ...(kept.length + remove.length > 0 ? [{ ...operation, add: kept }] : []),
    ...(value === style ? [] : [{ do: 'attr' as const, k, name: 'style', value }]),
  ]
}

/** Classes of an element that say what new ones say: which of two is heard is decided by the alphabet. */
function inTheWay(document: PageDocument, { k, add }: ClassChange): string[] {
  const own = namedColors(document.html)
  const coming = new Set(add.flatMap((name) => Object.keys(utilityCss(name, own) ?? {})))
  return classesOf(document, k).filter((name) => {
    const said = Object.keys(utilityCss(name, own) ?? {})
    return said.length > 0 && !add.includes(name) && said.every((property) => coming.has(property))
  })
}

/** How an element of a page gets a look by a utility: the strongest way that one of its properties needs. */
function wayOf(document: PageDocument, key: Key, properties: readonly string[], utility: string): StyleTarget {
  const ways = properties.map((property): StyleTarget => {
    const [, touched, isInRem] = rowFor(property)
    const target = styleTargetOf(document, key, touched, isInRem)
    if (target !== 'style' || rulesTouch(document, key, touched, isInRem) || saysItself(document, key, touched))
      return target === 'class' && saysItself(document, key, touched) ? 'style' : target
    return isOfUtilities(document) || !isSharedName(utility) ? 'class' : 'style'
  })
  return ways.includes('important') ? 'important' : ways.includes('style') ? 'style' : 'class'
}

/** Whether rules of the page decide about a property of an element, so that a step has to begin at what they give it. */
export function isDecidedByRules(document: PageDocument, key: Key, property: string): boolean {
  const [, touched, isInRem] = rowFor(property)
  return rulesTouch(document, key, touched, isInRem) || saysItself(document, key, touched)
}

const rowFor = (property: string): readonly [property: RegExp, touched: RegExp, isInRem: boolean] => {
  const [name, touched, isInRem = false] = touches.find(([name]) => name.test(property)) ?? [
    /^/,
    new RegExp(`^${property}$`),
  ]
  return [name, touched, isInRem]
}

/** The style of an element comes before its classes. */
const saysItself = (document: PageDocument, key: Key, touched: RegExp) =>
  styleDeclared(styleOf(document, key) ?? '').some(({ property }) => touched.test(property))

const ofUtilities = new WeakMap<PageDocument, boolean>()

/** Whether a page that does not say so is styled with utilities, as the preview and downloads take it. */
function isOfUtilities(document: PageDocument): boolean {
  const known = ofUtilities.get(document) ?? usesTailwind(pageStyles(document.html), isLikelyUtility)
  ofUtilities.set(document, known)
  return known
}

function isLikelyUtility(name: string): boolean {
  const { utility } = splitVariant(name)
  const [head = '', rest] = utility.replace(/^-/, '').split('-')
  return utilityCss(utility) !== null || (rest === undefined ? alone : headed).has(head)
}

/** Utilities for places and measures, by what they begin with, and those of one word. */
const headed = new Set(
  (
    'm mx my mt mr mb ml p px py pt pr pb pl w h gap space top right bottom left inset z col row grid flex items justify ' +
    'content self order max min size leading tracking opacity ring divide border rounded shadow object overflow ' +
    'transition duration ease scale rotate translate aspect line list whitespace from via to bg text font'
  ).split(' '),
)
const alone = new Set(
  (
    'flex grid block inline hidden relative absolute fixed sticky static container antialiased truncate transition border ' +
    'rounded shadow'
  ).split(' '),
)

function marked(document: PageDocument, css: Declarations, isImportant: boolean): Declarations {
  const { 'background-color': ground, ...others } = css
  const isFilled = css['color'] !== undefined && setsAnywhere(document, '-webkit-text-fill-color')
  const all = {
    ...others,
    // a picture or gradient of a rule would lie over the colour
    ...(ground !== undefined && { background: ground }),
    ...(isFilled && { '-webkit-text-fill-color': css['color'] }),
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, isImportant ? `${value} !important` : value]),
  )
}
