import type { Operation } from '#design/types.ts'
import { classNames, themeVariables, type Part } from '../open-page.ts'
import { splitVariant } from '../class-steps.ts'
import { done } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'

const stays =
  '(?:sticky|fixed|stick(?: to the top)?|stuck|pinned|float(?:ing)?|(?:always )?(?:stay|remain|be|' +
  'keep) ?(?:visible|on top|at the top|fixed|put|in place|there)|always (?:visible|on top|there)|' +
  'follow(?:s)?(?: (?:me|along))?)'
const scrolling =
  '(?:,? (?:at|to|on) (?:the )?(?:very )?top)?(?:,? (?:when|while|as|during|on)(?: (?:i|you|people|one|we|visitors|they|users))? ?(?:scroll\\w*)(?: down)?)?'

/** 'Make the header sticky', 'the menu should stay at the top'. */
export const readSticky: IntentReader = (clause) => {
  const off = fit(
    clause.words,
    /^(?:make|let|have|set) (?<target>.+?) (?:not|no longer|un)-? ?(?:be )?(?:sticky|fixed|sticking|stick|scroll along|pinned)$/i,
    /^(?:unstick|unpin|unfix) (?<target>.+)$/i,
    /^(?:let|make|have) (?<target>.+?) scroll (?:away|with the page|along)$/i,
    /^(?<target>.+?) should(?: not|n(?:'|’)t) (?:be (?:sticky|fixed)|stick|stay)$/i,
  )
  const on = fit(
    clause.words,
    new RegExp(`^(?:make|let|have|set|keep|get|put) (?<target>.+?) (?:to )?(?:be )?${stays}${scrolling}$`, 'i'),
    new RegExp(
      `^(?<target>.+?) (?:should|must|shall|has to|needs to|to|can) (?:always )?(?:be )?${stays}${scrolling}$`,
      'i',
    ),
    new RegExp(`^(?:stick|pin|fix|freeze|lock) (?<target>.+?)(?: (?:to|at|on) (?:the )?top)?${scrolling}$`, 'i'),
    new RegExp(`^(?:use |add |i want )?(?:a )?sticky (?<target>header|nav(?:igation|bar)?|menu|top bar)$`, 'i'),
    new RegExp(`^keep (?<target>.+?) (?:at|on) (?:the )?top${scrolling}$`, 'i'),
  )
  const groups = off ?? on
  if (!groups) return null
  // 'menu' is the one at the top when it is to stay there
  const target = targetOf(clause, groups('target')).replace(
    /^(?:menu|menu at the top|top menu|links at the top)$/i,
    'header',
  )
  return (scene) =>
    withTarget(scene, target, (parts) =>
      done(
        parts.slice(0, 1).flatMap((part) => (off ? loose(part) : stuck(scene, part))),
        'styled',
        target,
        off ? 'scroll with the page' : 'sticky',
      ),
    )
}

const positions = /^(?:static|relative|absolute|fixed|sticky)$/

/** A part that stays where it is while the page scrolls. */
export function stuck({ page }: Scene, part: Part): Operation[] {
  const names = classNames(part)
  if (names.includes('sticky') || names.includes('fixed')) return []
  const remove = names.filter((name) => positions.test(splitVariant(name).utility))
  const layered = names.some((name) => /^z-(?:[2-9]\d|\[)/.test(name))
  const filled = names.some((name) => /^bg-(?!transparent|none)/.test(name))
  const own = themeVariables(page.document)?.['--surface'] !== undefined
  return [
    {
      do: 'class',
      k: part.key,
      add: [
        'sticky',
        'top-0',
        ...(layered ? [] : ['z-40']),
        ...(filled ? [] : [own ? 'bg-(--surface)' : groundName(page.byKey.get('body'))]),
      ],
      remove,
    },
  ]
}

/** What shines through must not: the ground of the page, or white. */
const groundName = (body: Part | undefined) =>
  (body ? classNames(body) : []).find((name) => /^bg-(?:white|black|[a-z]+-\d+|\[)/.test(name)) ?? 'bg-white'

const loose = (part: Part): Operation[] => {
  const remove = classNames(part).filter((name) => /^(?:sticky|fixed|top-0)$/.test(splitVariant(name).utility))
  return remove.length > 0 ? [{ do: 'class', k: part.key, add: ['relative'], remove }] : []
}
