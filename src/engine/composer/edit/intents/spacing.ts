import type { Operation } from '#design/types.ts'
import { exchange, steppedSpace } from '../class-steps.ts'
import { drawnPadding, isByRules, paddingOf } from '../drawn-steps.ts'
import { around, bodySections, classNames, type OpenPage, type Part, partsIn } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { isItem } from '../items.ts'
import { withTarget } from '../targets.ts'

const room = '(?:space|spacing|room|padding|margins?|gaps?|air|breathing (?:room|space)|white ?space|distance)'
const more =
  '(?:(?:some |a (?:bit|little|lot) (?:of )?)?(?:more|bigger|larger|extra|additional|greater|wider|increased)|some|' +
  'plenty of|enough|increase|add|a (?:little|bit|lot) more)'
const less =
  '(?:(?:a (?:bit|little|lot) )?(?:less|smaller|reduced|tighter)|too much|reduce|decrease|not so much|shrink|cut)'
const on = '(?:between|around|in|inside|of|on|to|within|above|below|under|for|at|among)'
const where = `(?: ${on} (?<target>.+?))?(?: (?:to breathe|please))?`

/** 'Add more spacing', 'less padding in the hero', 'it feels cramped'. */
export const readSpacing: IntentReader = (clause) => {
  const { words } = clause
  const wider = fit(
    words,
    new RegExp(
      `^(?:(?:add|give|put|use|leave|make|we need|i want|i need|with|there should be|let there be)(?: (?<given>.+?))? )?${more} (?:the )?${room}${where}$`,
      'i',
    ),
    new RegExp(`^(?:increase|widen|enlarge) (?:the )?(?:[a-z]+ )?${room}${where}$`, 'i'),
    new RegExp(
      `^(?:make|let|have) (?<target>.+?) (?:(?:a bit|a little|much) )?(?:more )?(?:airy|airier|spacious|roomy|roomier|` +
        `spaced out|open|breathe|less (?:cramped|dense|tight|crowded))(?: more)?$`,
      'i',
    ),
    /^(?:spread|space) (?<target>.+?) out(?: more| a bit)?$/i,
    new RegExp(
      `^(?<target>.+?) (?:feels?|looks?|is|are|seems?) (?:too |so |a bit |a little |very )*(?:cramped|crowded|tight|` +
        `dense|close together|squeezed|packed|stuffed)(?:,? .*)?$`,
      'i',
    ),
    new RegExp(`^(?<target>.+?) (?:needs?|wants?|could use|should have) ${more} ${room}(?: to breathe)?$`, 'i'),
    new RegExp(
      `^give (?<target>.+?) (?:some |more |a bit (?:of|more) |a little (?:more )?)*${room}(?: to breathe)?$`,
      'i',
    ),
    /^(?:more|make it more) (?:airy|spacious|roomy)$/i,
  )
  const tighter = fit(
    words,
    new RegExp(
      `^(?:(?:use|leave|make|we need|i want|with|there is|there(?:'|’)s) )?${less} (?:the )?(?:[a-z]+ )?${room}${where}$`,
      'i',
    ),
    new RegExp(
      `^(?:make|let|have) (?<target>.+?) (?:(?:a bit|a little|much) )?(?:more )?(?:compact|tighter|denser|less (?:airy|spacious)|closer together)$`,
      'i',
    ),
    /^(?:tighten|compress|condense) (?<target>.+?)(?: up)?$/i,
    new RegExp(`^(?<target>.+?) (?:has|have|needs) (?:far |way )?(?:too much|less) ${room}$`, 'i'),
    new RegExp(`^remove (?:some |the (?:extra )?)${room}${where}$`, 'i'),
  )
  const groups = tighter ?? wider
  if (!groups) return null
  const target = groups('target') || groups('given')
  return (scene) => changeSpacing(scene, asTarget(targetOf(clause, target)), tighter ? -1 : 1)
}

/** Whether an instruction speaks of the room in a part, or between parts. */
export const asksForRoom = (words: string) =>
  readSpacing({ words, text: (some) => some, target: (some) => some }) !== null

const asTarget = (words: string) =>
  /^(?:|it|them|everything|all|all sections|sections|the sections|(?:whole )?(?:page|site|website)|things|(?:all )?elements|it all|blocks|the page)$/i.test(
    words,
  )
    ? null
    : words

/** Parts with a step more, or less, room. */
export function respaced(scene: Scene, parts: readonly Part[], by: 1 | -1): Operation[] {
  const operations = parts.flatMap((part) => partSpacing(scene, part, by, parts.length > 1))
  // several cards share one grid
  return operations.filter(({ k }, index) => operations.findIndex((other) => other.k === k) === index)
}

function changeSpacing(scene: Scene, target: string | null, by: 1 | -1): EditOutcome {
  const to = by > 0 ? 'more airy' : 'tighter'
  if (target === null && scene.picked.length === 0) {
    const operations = bodySections(scene.page).flatMap((section) => bandSpacing(scene, section, by))
    return operations.length > 0 ? done(operations, 'styled', 'page', to) : problem('noSuchLook', 'page')
  }
  return withTarget(scene, target ?? 'this', (parts) => {
    return done(respaced(scene, parts, by), 'styled', target ?? 'this', to)
  })
}

/** Less above a part, in pixels, is no band of room. */
const leastRoom = 16

const roomAbove = (page: OpenPage, part: Part) => Math.max(paddingOf(page, part).top, paddingOf(page, part).bottom)

const vertical = /^(?:p|py|pt|pb)$/

/** A section: the padding of the element that has it, itself or the wrapper inside. */
function bandSpacing({ page }: Scene, section: Part, by: 1 | -1): Operation[] {
  const depth = (part: Part) => around(page, part).findIndex(({ key }) => key === section.key)
  const candidates = [
    section,
    ...partsIn(page, section).filter(
      (part) => /^(?:div|section|header|form|ul|article)$/.test(part.tag) && depth(part) <= 1,
    ),
  ]
  const big = candidates.filter((part) =>
    classNames(part).some((name) => /(?:^|:)(?:p|py|pt|pb)-(?:8|[1-9]\d)$/.test(name)),
  )
  if (isByRules(page, section, 'padding-top')) {
    const padded = candidates.filter((part) => roomAbove(page, part) >= leastRoom).slice(0, 3)
    return (padded.length > 0 ? padded : [section]).flatMap((part) => drawnPadding(page, part, by, ['top', 'bottom']))
  }
  const operations = big.slice(0, 3).flatMap((part) => exchange(part, (utility) => steppedSpace(utility, vertical, by)))
  if (operations.length > 0) return operations
  if (roomAbove(page, section) > 0 || by < 0) return drawnPadding(page, section, by, ['top', 'bottom'])
  return [{ do: 'class', k: section.key, add: ['py-24'], remove: [] }]
}

/** @param isOfMany what stands beside it is meant too: the room between them is one of all */
function partSpacing(scene: Scene, part: Part, by: 1 | -1, isOfMany: boolean): Operation[] {
  const { page } = scene
  if (page.sections.some(({ key }) => key === part.key)) return bandSpacing(scene, part, by)
  const [parent] = around(page, part)
  if (parent && isOfMany && isItem(part, page)) {
    const gaps = exchange(parent, (utility) => steppedSpace(utility, /^(?:gap|gap-x|gap-y|space-x|space-y)$/, by))
    return gaps.length > 0 ? gaps : [{ do: 'class', k: parent.key, add: [by > 0 ? 'gap-12' : 'gap-2'], remove: [] }]
  }
  const box = /^(?:b|f)\d/.test(part.key) ? /^(?:p|px|py|pt|pb)$/ : /^(?:p|px|py|pt|pb|m|my|mt|mb|gap)$/
  if (isByRules(page, part, 'padding-top') && part.tag !== 'p' && !/^h\d/.test(part.key))
    return drawnPadding(page, part, by)
  const own = exchange(part, (utility) => steppedSpace(utility, box, by))
  if (own.length > 0) return own
  return [
    {
      do: 'class',
      k: part.key,
      add: [/^b\d/.test(part.key) ? (by > 0 ? 'p-5' : 'p-1') : by > 0 ? 'my-8' : 'my-1'],
      remove: [],
    },
  ]
}
