import type { Operation } from '#design/types.ts'
import { changePart } from '../change-part.ts'
import type { LookChange } from '../look-words.ts'
import { done } from '../outcome.ts'
import { targetOf } from '../read.ts'
import type { IntentReader } from '../scene.ts'
import { withTarget } from '../targets.ts'
import { colorOf } from './ink.ts'

const whole = /^(?:it all|everything|(?:the |my |our |this )?(?:whole |entire )?(?:page|site|website|design))$/i

/** 'Put the headline on navy', 'the background of the quote should be grey': the part, and what it comes to stand on. */
function groundIn(said: string): { target: string; look: string; color: string } | null {
  const found = onColor(said) ?? ofBackground(said)
  return found && !whole.test(found.target) ? found : null
}

function onColor(said: string) {
  const verb = /^(?:put|set|place|have) /i.exec(said)?.[0]
  const on = said.lastIndexOf(' on ')
  if (!verb || on < verb.length) return null
  const look = said
    .slice(on + 4)
    .replace(/^an? /i, '')
    .replace(/ (?:background|ground)$/i, '')
  const color = colorOf(look)
  return color === null ? null : { target: said.slice(verb.length, on), look, color }
}

/** The colour stands at the end, after the part whose background is meant. */
function ofBackground(said: string) {
  const begin = /^(?:make|change|set|turn|paint|colou?r) (?:the )?(?:background|backdrop)(?: colou?r)? of /i.exec(
    said,
  )?.[0]
  if (!begin) return null
  const words = said.slice(begin.length).split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const look = words.slice(at).join(' ')
    const color = colorOf(look)
    const target = words
      .slice(0, at)
      .join(' ')
      .replace(/ (?:to|into|in|as|be)$/i, '')
    if (color !== null) return { target, look, color }
  }
  return null
}

/** Whether an instruction speaks of what a part stands on, however much that part is words alone. */
export const asksForGround = (said: string) => groundIn(said) !== null

/** The ground of a part, where an instruction says so by its place alone. */
export const readOnGround: IntentReader = (clause) => {
  const ground = groundIn(clause.words)
  if (!ground) return null
  const change: LookChange = { change: 'surface', color: ground.color }
  const target = targetOf(clause, ground.target)
  return (scene) =>
    withTarget(scene, target, (parts) => {
      const operations = parts.flatMap((part): Operation[] => changePart(scene.page, part, change))
      return done(operations, 'styled', target, ground.look)
    })
}
