import type { Operation } from '#design/types.ts'
import { changePart } from '../change-part.ts'
import type { LookChange } from '../look-words.ts'
import { done } from '../outcome.ts'
import { targetOf } from '../read.ts'
import type { IntentReader } from '../scene.ts'
import { withTarget } from '../targets.ts'
import { colorOf } from './ink.ts'

/** 'Put the headline on navy': the part that is meant, and what it comes to stand on. */
function groundIn(said: string): { target: string; look: string; color: string } | null {
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
