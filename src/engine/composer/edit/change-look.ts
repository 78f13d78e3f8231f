import { readAttribute } from '#design/start-tag.ts'
import type { Operation } from '#design/types.ts'
import { recolor, type ThemeChange } from '../recolor.ts'
import { unfound } from './change-text.ts'
import { type OpenPage, type Part, type Section, themeVariables } from './open-page.ts'
import type { Outcome } from './outcome.ts'
import { recolorClasses } from './recolor-classes.ts'
import { findTarget } from './targets.ts'

/** Recolours, turns or reshapes the page, or one part of it. */
export function changeLook(page: OpenPage, changes: ThemeChange[], target: string | null): Outcome {
  if (target === null)
    return { operations: changes.flatMap((change) => onPage(page, change)), said: said(changes, null) }
  const found = findTarget(page, target)
  if (!('found' in found)) return unfound(found)
  const operations = found.found.flatMap((part) => changes.flatMap((change) => onPart(page, part, change)))
  return { operations, said: said(changes, target) }
}

function onPage(page: OpenPage, change: ThemeChange): Operation[] {
  const variables = themeVariables(page.document)
  const next = variables ? recolor(variables, change) : {}
  const tokens = Object.entries(next).map(
    ([name, value]): Operation => ({ do: 'token', k: 'theme', name: name as `--${string}`, value }),
  )
  if (tokens.length > 0) return change.change === 'mode' ? [...tokens, ...schemeClass(page, change.mode)] : tokens
  return recolorClasses(page, change, null)
}

/** The class on <html> that tells form controls and scroll bars which mode they are in. */
function schemeClass(page: OpenPage, mode: 'light' | 'dark'): Operation[] {
  const html = page.parts.find(({ tag }) => tag === 'html')
  if (!html) return []
  const old = `scheme-${mode === 'dark' ? 'light' : 'dark'}`
  return [
    { do: 'class', k: html.key, add: [`scheme-${mode}`], remove: html.classes.split(/\s+/).includes(old) ? [old] : [] },
  ]
}

/** One part gets variables of its own: everything in it follows, nothing else does. */
function onPart(page: OpenPage, part: Part | Section, change: ThemeChange): Operation[] {
  const variables = themeVariables(page.document)
  if (!variables) return recolorClasses(page, change, part)
  const own = readStyle(readAttribute(page.document.html, part.element, 'style') ?? '')
  const now = { ...variables, ...own }
  const strong = change.change === 'lightness' ? stronger(now, change.by) : recolor(now, change)
  if (Object.keys(strong).length === 0) return []
  const ground = /(?:^|\s)bg-/.test(part.classes) ? {} : { 'background-color': 'var(--surface)' }
  const style = { ...own, ...strong, ...ground, color: onAccent(part) ? 'var(--accent-ink)' : 'var(--ink)' }
  return [
    {
      do: 'attr',
      k: part.key,
      name: 'style',
      value: Object.entries(style)
        .map(([name, value]) => `${name}:${value}`)
        .join(';'),
    },
  ]
}

const onAccent = ({ classes }: Part) => /(?:^|\s)bg-\(--accent\)/.test(classes)

/** A part made darker has to be seen against its neighbours: one step of the page would not be. */
function stronger(variables: Record<string, string>, by: 'darker' | 'lighter'): Record<string, string> {
  const turned = recolor(variables, { change: 'mode', mode: by === 'darker' ? 'dark' : 'light' })
  if (Object.keys(turned).length > 0) return turned
  const once = recolor(variables, { change: 'lightness', by })
  return { ...once, ...recolor({ ...variables, ...once }, { change: 'lightness', by }) }
}

function readStyle(style: string): Record<string, string> {
  return Object.fromEntries(
    style.split(';').flatMap((declaration) => {
      const at = declaration.indexOf(':')
      return at > 0 ? [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()]] : []
    }),
  )
}

const spoken: {
  [Kind in ThemeChange['change']]: (what: string, change: Extract<ThemeChange, { change: Kind }>) => string
} = {
  accent: (what, { color }) => `recoloured ${what} with ${color}`,
  surface: (what, { color }) => `put ${what} on ${color}`,
  mode: (what, { mode }) => `made ${what} ${mode}`,
  lightness: (what, { by }) => `made ${what} ${by}`,
  strength: (what, { by }) => `made the colours of ${what} ${by === 'vivid' ? 'more vivid' : 'calmer'}`,
  corners: (what, { by }) => `gave ${what} ${by} corners`,
  type: (what, { stack }) => `set ${what} in ${stack} type`,
}

function said(changes: ThemeChange[], target: string | null): string {
  const what = target ? `the ${target.replace(/^the /i, '')}` : 'the page'
  return changes.map((change) => say(what, change)).join(' and ')
}

function say<Kind extends ThemeChange['change']>(what: string, change: Extract<ThemeChange, { change: Kind }>): string {
  const sentence: (what: string, change: Extract<ThemeChange, { change: Kind }>) => string = spoken[change.change]
  return sentence(what, change)
}
