import { attributeValue, type Located, parseSource } from '../parse.ts'
import { isForeign } from '../safety.ts'
import { applySplices, sortedSplices } from '../splices.ts'
import { attributeSplice } from '../start-tag.ts'
import type { Splice } from '../types.ts'
import { familiesAt } from './foreign-fonts.ts'
import { type ForeignLibrary, libraryAt, neededBy } from './libraries.ts'
import { isBlankCode, takeConfig, type ThemeWords } from './tailwind-config.ts'
import { sheetOf, tailwind3Sheet, withoutOpacityClasses } from './tailwind3.ts'

/** The mark of a script that preview and downloads fill in. */
export const libraryMark = 'data-library'

/** A page without what it links of the frameworks that are known here, and what they were. */
export type WithoutFrameworks = { html: string; families: string[]; hasAlpine: boolean; told: string[] }

/** Takes out scripts and styles of other hosts whose meaning is at hand here, and writes down what they meant. */
export function withoutFrameworks(html: string): WithoutFrameworks {
  const { elements } = parseSource(html)
  const splices: Splice[] = []
  const words: ThemeWords[] = []
  const found = { families: [] as string[], kinds: new Set<ForeignLibrary['kind']>(), others: new Set<string>() }
  let hasGsap = false
  for (const element of elements) {
    if (element.foreign) continue
    const address = linkedAddress(element)
    const library = address !== null && isForeign(address) ? libraryAt(address) : null
    if (library && address !== null) {
      found.kinds.add(library.kind)
      if (library.kind === 'fonts') found.families.push(...familiesAt(address))
      // what is not known is left to the cleaning of every page
      if (library.kind === 'other' && library.name === 'GSAP') {
        splices.push({ ...lineOf(html, element), insert: hasGsap ? '' : `<script ${libraryMark}="gsap"></script>\n` })
        hasGsap = true
      } else if (library.kind === 'other') found.others.add(library.name)
      else splices.push({ ...lineOf(html, element), insert: library.kind === 'charts' ? chartScript(element) : '' })
    } else if (element.tag === 'script') splices.push(...inlineScript(html, element, words))
    else if (element.tag === 'style') splices.push(...imports(html, element, found.families))
  }
  const scripts = scriptsWithout(html, elements, found.others)
  const isThree = found.kinds.has('tailwind3')
  if (isThree) splices.push(...opacityClasses(html, elements))
  const lines = isThree ? [tailwind3Sheet(html, words)] : sheetOf(words)
  if (lines.length > 0) splices.push(sheetInsertion(elements, lines.join('\n')))
  const lost = [...new Set(words.flatMap((said) => said.lost))]
  const told = [
    ...(lost.length === 0 ? [] : [`left out of the Tailwind configuration: ${lost.slice(0, 6).join(', ')}`]),
    ...scripts.told,
    ...(hasGsap ? ['GSAP is not here: what it moves stands where it comes to rest'] : []),
    ...[...found.others].map((name) => `left out ${name}: pages here load nothing from other hosts`),
  ]
  const inGone = ({ start }: Splice) => scripts.splices.some((cut) => start >= cut.start && start < cut.end)
  const kept = splices.filter((splice) => !inGone(splice))
  const made = applySplices(html, sortedSplices([...kept, ...scripts.splices]))
  return { html: made, families: found.families, hasAlpine: found.kinds.has('alpine'), told }
}

/** Scripts of the page that would only fail without a library that is not here. */
function scriptsWithout(html: string, elements: readonly Located[], missing: ReadonlySet<string>) {
  const splices: Splice[] = []
  const names: string[] = []
  for (const element of elements) {
    if (missing.size === 0 || element.tag !== 'script' || element.foreign) continue
    if (attributeValue(element, 'src') !== null) continue
    const name = neededBy(html.slice(element.openEnd, element.closeStart), missing)
    if (name === null) continue
    splices.push({ ...lineOf(html, element), insert: '' })
    names.push(name)
  }
  return { splices, told: [...new Set(names)].map((name) => `left out a script that needs ${name}`) }
}

/** What an element loads: a script, or a stylesheet. */
function linkedAddress(element: Located): string | null {
  if (element.tag === 'script') return attributeValue(element, 'src')
  const isSheet = element.tag === 'link' && /\bstylesheet\b/i.test(attributeValue(element, 'rel') ?? '')
  return isSheet ? attributeValue(element, 'href') : null
}

function chartScript(element: Located): string {
  const id = attributeValue(element, 'id')
  return `<script${id && /^[\w-]+$/.test(id) ? ` id="${id}"` : ''} ${libraryMark}="chart.js"></script>\n`
}

const lineOf = (html: string, { start, end }: Located) => ({
  start,
  end: end + (/^[ \t]*\r?\n/.exec(html.slice(end, end + 40))?.[0].length ?? 0),
})

/** A configuration of Tailwind goes, wherever in a script it stands; so do calls that draw icons. */
function inlineScript(html: string, element: Located, words: ThemeWords[]): Splice[] {
  const written = html.slice(element.openEnd, element.closeStart)
  let code = written
  for (let taken = takeConfig(code); taken; taken = takeConfig(code)) {
    words.push(taken.words)
    code = taken.code
  }
  code = code.replace(/\b(?:feather\.replace|lucide\.createIcons)\([^()]{0,200}\);?/g, '')
  if (code === written) return []
  if (isBlankCode(code)) return [{ ...lineOf(html, element), insert: '' }]
  return [{ start: element.openEnd, end: element.closeStart, insert: code }]
}

/** `@import url(https://fonts.…)` names families; so it goes. */
function imports(html: string, element: Located, families: string[]): Splice[] {
  const css = html.slice(element.openEnd, element.closeStart)
  if (!/@import/i.test(css)) return []
  const parts = css.split(/(?=@import\b)/i)
  const kept = parts.map((part) => {
    const [, address = ''] = /^@import\s{0,20}(?:url\(\s{0,20})?["']?([^"')\s]{1,2000})/i.exec(part) ?? []
    if (address === '' || libraryAt(address).kind !== 'fonts') return part
    families.push(...familiesAt(address))
    // the address may hold ';' itself
    const behind = part.slice(part.indexOf(address) + address.length)
    return behind.slice(behind.indexOf(';') + 1)
  })
  const made = kept.join('')
  return made === css ? [] : [{ start: element.openEnd, end: element.closeStart, insert: made }]
}

function opacityClasses(html: string, elements: readonly Located[]): Splice[] {
  return elements.flatMap((element) => {
    const made = withoutOpacityClasses(attributeValue(element, 'class') ?? '')
    const splice = made === null ? null : attributeSplice(html, element, 'class', made)
    return splice ? [splice] : []
  })
}

/** Before the first style of the head, else at its end, else before everything. */
function sheetInsertion(elements: readonly Located[], css: string): Splice {
  const block = `<style type="text/tailwindcss">\n${css.replaceAll('</', '<\\/')}\n</style>\n`
  const head = elements.find(({ tag }) => tag === 'head')
  const style = elements.find(({ tag, start }) => tag === 'style' && (!head || start < head.closeStart))
  const at = style?.start ?? head?.closeStart ?? elements.find(({ place }) => place === 'body')?.start ?? 0
  return { start: at, end: at, insert: block }
}
