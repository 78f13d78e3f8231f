import { pattern } from '#rules/pattern.ts'
import { type OpenPage, type Part, type Section, sectionAround } from './open-page.ts'
import type { Scene } from './scene.ts'
import type { TargetMatch } from './target-match.ts'
import { findTarget } from './targets.ts'

/** Where something should go: beside a part of the page, at one of its ends, or a step up or down. */
export type Position =
  | { side: 'before' | 'after'; of: string }
  | { side: 'start' }
  | { side: 'end' }
  | { side: 'up' }
  | { side: 'down' }

export type FindPart = (scene: Scene, words: string) => TargetMatch

export type InsertPoint = { side: 'before' | 'after'; part: Part }

/** Reads 'above the footer', 'at the top', 'further up'; null when the words tell no place. */
export function readPosition(words: string): Position | null {
  const beside = pattern('i')`
    ^(?:(?:right |just |directly |immediately |straight )*(?<side>above|before|over|on top of|ahead of|in front of
    |below|under|underneath|beneath|after|behind|following|next to|beside))(?: the| my| our)? (?<of>.+)$
  `.exec(words)?.groups
  if (beside?.of)
    return { side: /above|before|over|top|ahead|front/i.test(beside.side ?? '') ? 'before' : 'after', of: beside.of }
  const between = /^between (?:the )?(?<of>.+?) and .+$/i.exec(words)?.groups
  if (between?.of) return { side: 'after', of: between.of }
  if (
    /^(?:to|at|on|as|in) (?:the )?(?:very )?(?:top|start|beginning|first(?: one| section| place)?|front)(?: of (?:the )?page)?$|^first$/i.test(
      words,
    )
  )
    return { side: 'start' }
  if (
    /^(?:to|at|on|as|in) (?:the )?(?:very )?(?:end|bottom|last(?: one| section| place)?)(?: of (?:the )?page)?$|^last$/i.test(
      words,
    )
  )
    return { side: 'end' }
  if (
    /^(?:further |a bit |a little |one |higher |more )*(?:up|higher|upwards?)(?: (?:one|a bit|the page|by one|a little))*$/i.test(
      words,
    )
  )
    return { side: 'up' }
  if (
    /^(?:further |a bit |a little |one |lower |more )*(?:down|lower|downwards?)(?: (?:one|a bit|the page|by one|a little))*$/i.test(
      words,
    )
  )
    return { side: 'down' }
  return null
}

/** The element beside which something is put. */
export function insertPointFor(
  scene: Scene,
  where: Position,
  moved: Part | null,
  find: FindPart = findTarget,
): InsertPoint | null {
  const { page } = scene
  if (where.side === 'up' || where.side === 'down') return moved && stepFrom(page, moved, where.side)
  if (where.side === 'start' || where.side === 'end') return atEnd(page, where.side, moved)
  const beside = find({ ...scene, picked: [] }, where.of)
  const [part] = 'found' in beside ? beside.found : []
  // without a footer what should stand above it stands last
  if (!part && where.side === 'before' && /^(?:the )?footer$/i.test(where.of)) return atEnd(page, 'end', moved)
  if (!part || part.key === moved?.key) return null
  return { side: where.side, part: moved && !isSection(page, moved) ? part : (sectionAround(page, part) ?? part) }
}

const isSection = (page: OpenPage, part: Part) => page.sections.some(({ key }) => key === part.key)
const movable = (page: OpenPage, moved: Part | null): Section[] =>
  page.sections.filter(({ kind, key }) => kind !== 'header' && kind !== 'footer' && key !== moved?.key)

function atEnd(page: OpenPage, side: 'start' | 'end', moved: Part | null): InsertPoint | null {
  if (moved && !isSection(page, moved)) {
    const siblings = siblingsOf(page, moved)
    const part = side === 'start' ? siblings[0] : siblings.at(-1)
    return part && part.key !== moved.key ? { side: side === 'start' ? 'before' : 'after', part } : null
  }
  const list = movable(page, moved)
  if (side === 'start') {
    const first = list.find(({ kind }) => kind !== 'hero') ?? list[0]
    return first ? { side: 'before', part: first } : null
  }
  const last = list.at(-1)
  return last ? { side: 'after', part: last } : null
}

const siblingsOf = (page: OpenPage, part: Part) =>
  page.parts.filter(({ element }) => element.parent === part.element.parent)

/** One place further: among the sections of the page, or among what stands beside it. */
function stepFrom(page: OpenPage, moved: Part, side: 'up' | 'down'): InsertPoint | null {
  const list: Part[] = isSection(page, moved)
    ? page.sections.filter(({ kind }) => kind !== 'header' && kind !== 'footer')
    : siblingsOf(page, moved)
  const at = list.findIndex(({ key }) => key === moved.key)
  const part = at < 0 ? undefined : list[at + (side === 'up' ? -1 : 1)]
  return part ? { side: side === 'up' ? 'before' : 'after', part } : null
}
