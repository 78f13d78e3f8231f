import type { Operation } from '#design/types.ts'
import { linksTo } from '../links-to.ts'
import { type Part, within } from '../open-page.ts'
import { done, type EditOutcome } from '../outcome.ts'
import { fit } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'

const verbs =
  '(?:remove|delete|drop|cut|get rid of|take out|take away|take off|lose|kill|erase|ditch|scrap|throw out|leave out|strip out|clear|dump|omit|eliminate)'

/** 'Remove the testimonials', 'take that bit off', 'we do not need the reviews'. */
export const readRemoving: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    new RegExp(
      `^${verbs} (?<target>.+?)(?: (?:from|on) (?:the |my |this )?(?:page|site|website|it))?(?: (?:entirely|completely|altogether))?$`,
      'i',
    ),
    /^(?:take|throw|leave|kick) (?<target>.+?) (?:out|away|off|down)(?: (?:of|from) (?:the |my |this )?(?:page|site|website))?$/i,
    /^(?:i |we )?(?:don(?:'|’)?t|do not|no longer) (?:need|want|use) (?<target>.+?)(?:\sany ?more| anymore| there| here| on (?:the page|there|it))?(?:, .*)?$/i,
    /^(?<target>.+?) (?:can|should|must|has to|have to|needs to) (?:go|disappear|be (?:removed|deleted|gone)|go away)$/i,
    /^(?:no more|without|no) (?!quiero|necesit|hay|me )(?<target>.+)$/i,
    /^(?:away with|out with) (?<target>.+)$/i,
  )
  if (!groups) return null
  const words = groups('target')
  if (
    /\b(?:rounded|round|corners?|border|borders|shadows?|padding|spacing|space|background|underlines?|uppercase|bold|italics?)\b/i.test(
      words,
    )
  )
    return null
  // 'the text of the footer' is not the footer
  const target = clause.target(words).replace(/^(?:the|my|our|its|your) /i, '')
  return (scene) => withTarget(scene, target, (parts) => removed(scene, parts, target), 'sure')
}

/** Parts taken away, with what is told of it. */
export function removed(scene: Scene, parts: readonly Part[], name: string): EditOutcome {
  const linked = parts.some((part) => linksTo(scene.page, part).length > 0)
  return done(removal(scene, parts), linked ? 'removedLinked' : 'removed', name)
}

/** Takes parts away, and the links that lead to them. */
function removal({ page }: Scene, parts: readonly Part[]): Operation[] {
  const outermost = parts.filter((part) => !parts.some((other) => within(part.element, other.element)))
  const going = new Set<string>()
  return outermost
    .flatMap((part) => [...linksTo(page, part), part])
    .filter(({ key }) => !going.has(key) && going.add(key))
    .map(({ key }) => ({ do: 'remove', k: key }))
}
