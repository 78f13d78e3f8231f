import { formatHex } from 'culori'
import { computedStyles } from '#design/computed/computed-styles.ts'
import { readableInk } from '#design/direct-edits/readable-ink.ts'
import type { Operation } from '#design/types.ts'
import { css, deltaE, parseColor } from '../../color.ts'
import { readColors } from '../../words/read/colors.ts'
import { readSource } from '../../words/read/source.ts'
import { setClasses } from '../class-steps.ts'
import { drawnStyle } from '../drawn-steps.ts'
import { isOnlyLook } from '../look-words.ts'
import { isButton } from '../nouns.ts'
import { type OpenPage, type Part, partsIn } from '../open-page.ts'
import { done, problem } from '../outcome.ts'
import { textColours } from '../paint.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader } from '../scene.ts'
import { withTarget } from '../targets.ts'

const words = '(?:text|words|letters|lettering|writing)'
const verb = '(?:make|turn|set|paint|colou?r|change|have|let|put|switch|update)'

/** Where an instruction speaks of the colour of words; `rest`: the part, and then the colour. */
const patterns = [
  new RegExp(`^${verb} (?:the )?(?:${words}|font|type) ?colou?rs? (?:of|in|for|on) (?<rest>.+)$`, 'i'),
  new RegExp(`^${verb} (?:the |all (?:the )?)?${words} (?:of|in|on|inside|for) (?<rest>.+)$`, 'i'),
  new RegExp(`^${verb} (?<target>.+?)(?:'s|’s)? ${words}(?: ?colou?rs?)? (?:to |into |in |be )?(?<look>.+)$`, 'i'),
  new RegExp(
    '^(?<target>.+?) (?:should|must|could|needs? to|has to|have to) (?:have|get|be in|be with) (?<look>.+?) ' +
      `${words}$`,
    'i',
  ),
  new RegExp(`^(?:give|set) (?<rest>.+?) ${words}$`, 'i'),
  new RegExp(`^(?:use )?(?<look>.+?) ${words} (?:for|in|on|inside) (?<target>.+)$`, 'i'),
]

/** 'Make the text of the footer white': the part that is meant, and the colour. */
function inkIn(said: string): { target: string; look: string; color: string } | null {
  for (const one of patterns) {
    const groups = fit(said, one)
    if (!groups) continue
    const rest = groups('rest') === '' ? null : groups('rest').split(/\s+/)
    const splits = rest
      ? rest.slice(1).map((_, at) => ({ target: rest.slice(0, at + 1).join(' '), look: rest.slice(at + 1).join(' ') }))
      : [{ target: groups('target'), look: groups('look') }]
    for (const { target, look } of splits) {
      const color = colorOf(look)
      if (color !== null) return { target: target.replace(/ (?:to be|to|into|in|as|be|an?)$/i, ''), look, color }
    }
  }
  return null
}

/** Whether an instruction speaks of the colour of words rather than of a part. */
export const asksForInk = (said: string) => inkIn(said) !== null

/** A phrase that is one colour and nothing besides. */
export function colorOf(look: string): string | null {
  const bare = look.replace(/^(?:an?|the) /i, '')
  // 'this one to red': those words belong to the part, or to none of both
  if (/^(?:one|it|this|to|into|in|as|be)\b/i.test(bare) || !isOnlyLook(bare)) return null
  const [color, second] = readColors(readSource(`Use the colour ${bare}`), 'en')
  return color && !second ? color.css : null
}

/** The colour of words: not of what they stand on. */
export const readInk: IntentReader = (clause) => {
  const ink = inkIn(clause.words)
  if (!ink) return null
  const target = targetOf(clause, ink.target)
  return (scene) =>
    withTarget(scene, target, (parts) => {
      if (parts.some((part) => isLost(scene.page, part, ink.color))) return problem('unreadable', target, ink.look)
      return done(
        parts.flatMap((part) => inked(scene.page, part, ink.color)),
        'styled',
        target,
        `${ink.look} in its text`,
      )
    })
}

/** The words of a part in a colour, also those that have one of their own; buttons in it keep theirs. */
export function inked(page: OpenPage, part: Part, color: string): Operation[] {
  const others = partsIn(page, part).filter(
    (one) =>
      one.text !== '' && !isInButton(page, one, part) && (drawnStyle(page, one)?.declared('color') ?? null) !== null,
  )
  return [part, ...others].flatMap((one) => setClasses(one, [`text-[${readableOn(page, one, color)}]`], textColours))
}

const isInButton = (page: OpenPage, one: Part, around: Part) =>
  !isButton(around) && [one, ...page.parts.filter((other) => holds(other, one))].some(isButton)

const holds = (outer: Part, inner: Part) =>
  outer.element.start < inner.element.start && outer.element.end >= inner.element.end

function readableOn(page: OpenPage, part: Part, color: string): string {
  const ground = computedStyles(page.document).groundBehind(part.key)
  const tint = parseColor(color)
  const ink = tint ? (formatHex(css(tint)) ?? color) : color
  return ground === null ? ink : readableInk(ink, ground)
}

/** So far from what was asked for that it has another name. */
const otherColor = 0.3

/** Whether nothing of a colour is left once it can be read: white on white becomes grey. */
export function isLost(page: OpenPage, part: Part, color: string): boolean {
  const [asked, made] = [parseColor(color), parseColor(readableOn(page, part, color))]
  return asked !== null && made !== null && asked.c < 0.05 && deltaE(asked, made) > otherColor
}
