import { type AppScene, isCapital } from '../app-scene.ts'
import type { SpecWords } from './spec-words.ts'

/** So many words stand between both parts of a verb. */
const FARTHEST = 24

/**
 * A text whose verbs are put together that stand apart where somebody does something: 'Lehrer STELLEN Aufgaben EIN' has
 * 'einstellen', as it stands behind its object. Only where verbs stand last.
 */
export function rejoined(scene: AppScene, words: SpecWords): AppScene {
  if (!words.verbLast) return scene
  const { words: said, lexicon } = scene
  const verbs = new Map<number, string>()
  const parts = new Set<number>()
  const isMark = (at: number) => /^[.,;:!?]?$/.test(said[at] ?? '')
  const endsPart = (at: number) => at >= said.length || isMark(at) || lexicon.has('and', said[at] ?? '')
  const isVerb = (at: number) => !isMark(at) && !isCapital(scene, at)
  for (let part = 1; part < said.length; part++) {
    if (!isVerb(part) || !(endsPart(part + 1) || isStop(scene, part + 1))) continue
    // 'schreiben Hefte, REICHEN Nachweise EIN': the nearest one before it
    for (let at = part - 1; at >= Math.max(0, part - FARTHEST) && !isStop(scene, at + 1); at--) {
      const whole = `${said[part] ?? ''}${said[at] ?? ''}`
      if (!isVerb(at) || verbs.has(at) || words.finite.find([whole]).length === 0) continue
      verbs.set(at, whole)
      parts.add(part)
      break
    }
  }
  if (verbs.size === 0) return scene
  const kept = said.map((_, at) => at).filter((at) => !parts.has(at))
  return {
    ...scene,
    words: kept.map((at) => verbs.get(at) ?? said[at] ?? ''),
    tokens: kept.flatMap((at) => scene.tokens[at] ?? []),
  }
}

/** A sentence is over between two words. */
const isStop = ({ text, tokens }: AppScene, at: number): boolean =>
  /[.!?;:]\s|\n/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0))
