import { pattern } from '#rules/pattern.ts'
import type { Operation } from '#design/types.ts'
import { changePage } from '../change-page.ts'
import { changePart, isInked } from '../change-part.ts'
import { isOnlyLook, type LookChange, readLooks } from '../look-words.ts'
import type { Part } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { isLost } from './ink.ts'
import { fit, targetOf } from '../read.ts'
import type { Carry, Clause, IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'

const whole = pattern('i')`
  ^(?:it|them|this|that|everything|all|it all|things|(?:the )?(?:whole |entire |overall )?(?:page|site|website
  |design|thing|theme|colou?rs?|colou?r scheme|palette|style|look|feel|layout)|my (?:page|site|website)
  |(?:the |our |my )?(?:accent|main|primary|brand|theme|highlight)(?: colou?rs?)?|corners?
  |(?:all )?(?:the )?(?:corners?|edges?)|(?:the )?(?:page |whole |main |site )?background(?: colou?r)?
  |(?:the )?(?:whole |main |body )?(?:fonts?|type ?faces?|typography|lettering|type|letters)|mode|this colou?r
  |of it|the|all|my|our)$
`

const isWhole = (words: string) => whole.test(words) || words === ''

const patterns = [
  // 'change the background of the hero to navy'
  pattern('i')`
    ^(?:change|set|make|turn|put|switch|have|update|let) (?:the )?(?<what>background|backdrop|colou?r|text colou?r
    |font|type ?face|colou?rs|corners?)(?: colou?r)? (?:of|in|for|on|behind) (?<target>.+?) (?:to(?: be)?|into|as|in
    |a|an|be) (?<look>.+)$
  `,
  // 'make the hero background navy', 'change the font to a serif'
  pattern('i')`
    ^(?:change|set|make|turn|put|switch|have|update|let|paint|colou?r|use) (?<target>.+?)(?:'s
    |’s)? (?<what>background|backdrop|text colou?r|colou?r scheme|palette|colou?rs?|fonts?|type ?face|corners?
    |edges?)(?: colou?r)? (?:to(?: be)?|into|as|in|be)? ?(?<look>.+)$
  `,
  // 'give the hero a beige background', 'put the footer on black'
  /^(?:give|put|set) (?<target>.+?) (?:an?|some|on(?: an?)?|in|the colou?r|on top of) (?<look>.+)$/i,
  /^(?:change|set|turn|switch|convert|paint|colou?r|recolou?r|dye|tint|put|style) (?<target>.+?) (?:to(?: be)?|into|in|with|on) (?:an? |the )?(?<look>.+)$/i,
  // 'use a serif font for the headings', 'blue for the buttons'
  pattern('i')`
    ^(?:use|try|apply|take|with|set|choose|i want|i(?:'d|’d) (?:like|prefer)|we want|have|put|want|prefer
    |go for)? ?(?:an? |the |some )?(?<look>.+?) (?:for|on|in|behind|to|as) (?<target>.+)$
  `,
  // 'the footer should be dark', 'buttons must be square'
  pattern('i')`
    ^(?<target>.+?) (?:should|must|shall|could|needs? to|has to|have to|ought to|can) (?:be|become|have|get|look
    |turn|use) (?:in |an? |the )?(?:bit |little )?(?<look>.+)$
  `,
  // 'buttons with round ends', 'cards without rounded corners'
  /^(?<target>(?:the |all |all the |my |our )?[a-z]+(?: buttons?| cards?| headings?)?) (?:with|in|having) (?:an? |the )?(?<look>.+)$/i,
  // 'swap the green for purple'
  /^(?:swap|replace|exchange|change) (?<target>)(?:the )?(?<old>[a-z]+|#[0-9a-f]{3,6}) (?:for|with|by|to|into) (?<look>.+)$/i,
  // 'our brand colour is #0ea5e9'
  /^(?<target>.+? colou?r|background) (?:is|are|:|=) (?<look>.+)$/i,
  // 'the page is too bright'
  pattern('i')`
    ^(?<target>.+?) (?:is|are|looks?|feels?|seems?) (?:way |far |much |a bit |a little )*too (?<too>bright|light
    |dark|colou?rful|loud|pale|dull|grey|gray|boring|round|sharp|square)(?: for .+)?$
  `,
  /^(?<target>)(?:it(?:'|’)?s )?(?:way |far |much |a bit )*too (?<too>bright|light|dark|colou?rful|loud|pale|dull|round|sharp)(?: for .+)?$/i,
]

const opposite: Record<string, string> = {
  bright: 'darker',
  light: 'darker',
  dark: 'lighter',
  colorful: 'calmer',
  colourful: 'calmer',
  loud: 'calmer',
  pale: 'more vivid',
  dull: 'more vivid',
  grey: 'more vivid',
  gray: 'more vivid',
  boring: 'more vivid',
  round: 'sharper',
  sharp: 'rounder',
  square: 'rounder',
}

/** Colours, light and dark, corners and type, of the page or of a part. */
export const readLook: IntentReader = (clause) => {
  for (const pattern of patterns) {
    const groups = fit(clause.words, pattern)
    if (!groups) continue
    const too = groups('too').toLowerCase()
    const look = too ? (opposite[too] ?? '') : `${groups('look')} ${partNamed(groups('what'))}`.trim()
    if (groups('old') && !isOnlyLook(groups('old'))) continue
    const carry = isOnlyLook(look) ? lookOn(clause, groups('target'), look) : null
    if (carry) return carry
  }
  const made = fit(clause.words, /^(?:make|turn|set|paint|colou?r|recolou?r|change|let|have|render|get) (?<rest>.+)$/i)
  const split = made && splitLook(made('rest'))
  if (split) return lookOn(clause, split.target, split.look)
  const verb = fit(
    clause.words,
    /^(?<verb>darken|lighten|brighten|dim|mute|round|square|invert) (?:off )?(?<target>.+?)(?: off| up| down| a bit| a little| more)*$/i,
  )
  if (verb) return lookOn(clause, verb('target'), verbLooks[verb('verb').toLowerCase()] ?? '')
  return null
}

const verbLooks: Record<string, string> = {
  darken: 'darker',
  lighten: 'lighter',
  brighten: 'lighter',
  dim: 'darker',
  mute: 'muted',
  round: 'rounder',
  square: 'square corners',
}

const modifiers =
  /^(?:a|an|bit|little|much|slightly|more|less|very|really|even|dark|light|bright|deep|pale|pastel|soft|warm|bold|all|completely|fully|in|no|not|pill-shaped)$/i

/** 'the hero a bit darker' → what is meant, and how it should look: the longest ending that speaks of looks alone. */
function splitLook(rest: string): { target: string; look: string } | null {
  const words = rest.split(/\s+/)
  for (let at = 1; at < words.length; at += 1) {
    const first = words[at] ?? ''
    if (/^(?:to|be|into|as|with|use|using)$/i.test(first)) continue
    const look = words.slice(at).join(' ')
    if (isOnlyLook(look) && (modifiers.test(first) || readLooks(first).length > 0 || isOnlyLook(first)))
      return {
        target: words
          .slice(0, at)
          .join(' ')
          .replace(/ (?:to be|to|into|in|as|with|be)$/i, ''),
        look,
      }
  }
  return null
}

function lookOn(clause: Clause, said: string, look: string): Carry | null {
  const background = / ?(?:background|backdrop)(?: colou?r)?$/i.test(said)
  const typed = / ?(?:fonts?|type ?face)$/i.test(said)
  const changes = readLooks(background ? `${look} background` : typed ? `${look} font` : look)
  if (changes.length === 0) return null
  const target = clause
    .target(said)
    .replace(/^(?:the|all|all the) /i, '')
    .trim()
  if (isWhole(target)) return (scene) => onPage(scene, changes, look)
  const words = targetOf(
    clause,
    said.replace(/(?:'s|’s)? (?:background|backdrop|text|fonts?|type ?face|corners?|edges?)?(?: ?colou?rs?)?$/i, ''),
  )
  if (isWhole(words)) return (scene) => onPage(scene, changes, look)
  const [only] = changes
  if (only?.change === 'type' && /^(?:all )?(?:headings|headlines|titles)$/i.test(words))
    return (scene) =>
      done(changePage(scene.page, [{ ...only, of: 'display' }]), 'typeset', 'headings', spoken(look, [only]))
  return (scene) => onParts(scene, changes, look, words)
}

const typed = ([first]: readonly LookChange[]) => first?.change === 'type'
const saying = (changes: readonly LookChange[]) => (typed(changes) ? 'typeset' : 'styled')
const spoken = (look: string, changes: readonly LookChange[]) => {
  const words = bareLook(look)
  return /\b(?:make|the|of)\b/i.test(words) ? changes.map(lookName).join(' and ') : words
}

/** What a change is called where the words around it say more. */
function lookName(change: LookChange): string {
  switch (change.change) {
    case 'pill':
      return 'rounder'
    case 'accent':
    case 'surface':
      return change.color
    case 'mode':
      return change.mode
    case 'lightness':
    case 'corners':
      return change.by
    case 'strength':
      return change.by === 'vivid' ? 'more vivid' : 'calmer'
    case 'warmth':
      return change.by
    case 'type':
      return change.stack
  }
}

const bareLook = (look: string) =>
  look
    .replace(/^(?:an?|the|some|with|of) /i, '')
    .replace(/ (?:font|type ?face|letters|type)$/i, '')
    .trim()

function onPage(scene: Scene, changes: LookChange[], look: string): EditOutcome {
  if (scene.picked.length > 0) return onParts(scene, changes, look, 'this')
  const operations = changePage(scene.page, changes)
  if (operations.length === 0 && changes.some(({ change }) => change === 'corners' || change === 'strength'))
    return problem('noSuchLook', 'page')
  return done(operations, saying(changes), 'page', spoken(look, changes))
}

function onParts(scene: Scene, changes: LookChange[], look: string, target: string): EditOutcome {
  const meant = ofPart(look, changes)
  return withTarget(
    scene,
    target,
    (parts) =>
      unreadable(scene, parts, meant, target, spoken(look, changes)) ??
      done(repainting(scene, parts, meant), saying(changes), target, spoken(look, changes)),
  )
}

/** A page in black is a dark one; a part in black is black. */
export function ofPart(look: string, changes: readonly LookChange[]): readonly LookChange[] {
  const color = /^(?:(?:completely|all|fully|totally|in|plain|pure) )*(?<color>black|white)$/i.exec(look.trim())
    ?.groups?.['color']
  return color ? [{ change: 'accent', color: color.toLowerCase() }] : changes
}

/** Why words do not get a colour that is none any more once it can be read; null where they do. */
export function unreadable(
  { page }: Scene,
  parts: readonly Part[],
  changes: readonly LookChange[],
  target: string,
  look: string,
): EditOutcome | null {
  const [only] = changes
  const isInk = only?.change === 'accent' && parts.length > 0 && parts.every((part) => isInked(page, part))
  return isInk && parts.some((part) => isLost(page, part, only.color)) ? problem('unreadable', target, look) : null
}

/** A heading or a paragraph, also where it stands alone among the sections of a page. */
const isWords = ({ tag }: Part) => /^(?:h[1-6]|p)$/.test(tag)

/** Looks of some parts alone; a colour said of a section is its ground. */
export function repainting({ page }: Scene, parts: readonly Part[], changes: readonly LookChange[]): Operation[] {
  const sections = parts.every((part) => !isWords(part) && page.sections.some(({ key }) => key === part.key))
  const meant = changes.map(
    (change): LookChange =>
      change.change === 'accent' && sections ? { change: 'surface', color: change.color } : change,
  )
  return parts.flatMap((part) => meant.flatMap((change) => changePart(page, part, change)))
}

/** A look without a verb: 'dark mode', 'more purple', 'blue buttons'. */
export const readBareLook: IntentReader = (clause) => {
  const words = clause.words.replace(
    pattern('i')`
      ^(?:use|(?:our|my|the) (?:brand|company) (?:colou?rs? )?(?:is|are)|switch to|switch it to|go|go for|go with
      |give it|give me|apply|try|set|with|i want|we want|i(?:'d|’d) (?:like|prefer)|i like|i prefer|we prefer|i(?:'
      |’)m more of|change to|make it|turn it|do|have|in|want|prefer|more of) (?:it |to |a |an |the |some )?
    `,
    '',
  )
  if (isOnlyLook(words))
    return (scene) =>
      scene.picked.length > 0 ? onParts(scene, readLooks(words), words, 'this') : onPage(scene, readLooks(words), words)
  const tokens = words.split(/\s+/)
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const look = tokens.slice(0, at).join(' ')
    const carry = isOnlyLook(look) ? lookOn(clause, tokens.slice(at).join(' '), look) : null
    // 'a dark gallery' may be one to add
    if (carry)
      return (scene) => {
        const outcome = carry(scene)
        return outcome && 'problem' in outcome ? null : outcome
      }
  }
  return null
}

/** The part of a look that is named, in the words of the look itself. */
function partNamed(what: string): string {
  if (/background|backdrop/i.test(what)) return 'background'
  if (/font|face/i.test(what)) return 'font'
  return /corner|edge/i.test(what) ? 'corners' : ''
}
