import { applyDirectEdit } from '#design/direct-edits/apply.ts'
import { colourOperations, swatches } from '#design/direct-edits/colour.ts'
import { groundOperations } from '#design/direct-edits/ground.ts'
import type { DrawnStyle } from '#design/direct-edits/looks.ts'
import { spacingOperations } from '#design/direct-edits/spacing.ts'
import { alignOperations, sizeOperations, weightOperations, weightOf, weights } from '#design/direct-edits/type.ts'
import type { Key, Operation, PageDocument } from '#design/types.ts'
import { compose } from '#engine/composer/compose.ts'
import { edit } from '#engine/composer/edit.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import type { Random } from '../../understanding/draw/random.ts'
import type { AskedLook, StyleWish } from './wishes.ts'

/** What was done of a wish. `html`: null where nothing was; `said`: the answer, or the control that was used. */
export type Carried = { html: string | null; said: string; asked: AskedLook }

/** Says a wish in the chat, with what is picked where it has no name. */
export async function askInChat(html: string, { words, target, asked }: StyleWish): Promise<Carried> {
  const picked = target.name === null ? { targets: [target.key] } : {}
  const turn = await runTurn(request(words, { html, ...picked }), { model: null, designer: { compose, edit } })
  return { html: turn.page === html ? null : turn.page, said: turn.text.replace(/\s+/g, ' '), asked }
}

/** Does the same with the tools of the builder. */
export function editDirectly(
  random: Random,
  document: PageDocument,
  { target, asked }: StyleWish,
  looks: DrawnStyle,
): Carried {
  const { operations, said, meant } = byTool(random, document, target.key, asked, looks)
  const made = applyDirectEdit(document, operations)
  return { html: made.ok ? made.document.html : null, said, asked: meant }
}

type ByTool = { operations: Operation[]; said: string; meant: AskedLook }

function byTool(random: Random, document: PageDocument, key: Key, asked: AskedLook, looks: DrawnStyle): ByTool {
  switch (asked.look) {
    case 'ink':
    case 'ground':
    case 'line': {
      const place = ({ ink: 'text', ground: 'bg', line: 'border' } as const)[asked.look]
      const { theme, plain } = swatches(document)
      const own = theme.filter(({ css }) => !css.includes('var('))
      const { name, value, css } = random.pick(random.chance(0.4) && own.length > 0 ? own : plain)
      const isThere = place !== 'border' || looks.line !== null
      const operations =
        place === 'bg' ? groundOperations(document, key, value, looks) : colourOperations(document, key, place, value)
      return {
        operations: isThere ? operations : [],
        said: `${name} (${css}) for the ${place}`,
        meant: { ...asked, css },
      }
    }
    case 'size':
      return { operations: sizeOperations(document, key, looks, asked.by), said: `size ${asked.by}`, meant: asked }
    case 'weight': {
      const now = Number(weightOf(looks))
      const next = weights.filter(({ value }) => (Number(value) - now) * asked.by > 0)
      const value = next.length === 0 ? null : random.pick(next).value
      const operations = value === null ? [] : weightOperations(document, key, value)
      return { operations, said: `weight ${value ?? 'none'}`, meant: asked }
    }
    case 'align':
      return {
        operations: looks.display === 'inline' ? [] : alignOperations(document, key, asked.to),
        said: asked.to,
        meant: asked,
      }
    case 'padding': {
      const axis = asked.axis ?? 'y'
      const operations = spacingOperations(document, key, axis, asked.by, looks)
      return { operations, said: `padding ${axis} ${asked.by}`, meant: { ...asked, axis } }
    }
    default:
      throw new Error(`There is no tool for ${asked.look}.`)
  }
}
