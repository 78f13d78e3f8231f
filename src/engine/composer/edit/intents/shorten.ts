import { pattern } from '#rules/pattern.ts'
import type { Operation } from '#design/types.ts'
import { bodySections, isLeaf, partsIn, type Part } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'
import { textHolder } from '../words-in.ts'

/** 'Make the headline shorter', 'less text': sentences are left out, none is written. */
export const readShortening: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    pattern('i')`
      ^(?:make|keep|have|let) (?<target>.+?) (?:be )?(?:much |a (?:bit|little|lot) |even )?(?:shorter|briefer
      |more concise|less wordy|less long|crisper|snappier|short)$
    `,
    /^(?:shorten|abbreviate|trim|condense|cut down|cut short|summari[sz]e|tighten up) (?<target>.+?)(?: (?:a (?:bit|little)|down))?$/i,
    pattern('i')`
      ^(?:i (?:want|need)|use|with|have|show|there(?:'|’)?s|we need)? ?(?:much |a lot |a bit )?(?:less|fewer
      |not so much|too much|way too much) (?:text|words|copy|writing|content)(?: (?:in|on|at) (?<target>.+))?$
    `,
    /^(?:reduce|cut|decrease) (?:the )?(?:amount of )?(?:text|words|copy)(?: (?:in|on|of) (?<target>.+))?$/i,
    /^(?<target>.+?) (?:is|are) (?:way |far |much |a bit )?too (?:long|wordy)$/i,
    /^(?:a )?shorter (?<target>.+)$/i,
  )
  // 'shorten the headline to “Sit down”' says the new words
  if (!groups || / to ⟦\d+⟧$/.test(clause.words)) return null
  const target = targetOf(clause, groups('target'))
  if (/^(?:hero|header|footer|section|page height)$/i.test(target) && /shorter$/i.test(clause.words)) return null
  return (scene) => shorten(scene, target)
}

const everywhere = /^(?:|it|everything|(?:all )?(?:the )?texts?|page|site|website|(?:the )?copy|paragraphs?)$/i

function shorten(scene: Scene, target: string): EditOutcome {
  const { page, picked } = scene
  const all = everywhere.test(target) && picked.length === 0
  const act = (parts: readonly Part[]): EditOutcome => {
    const texts = parts.flatMap((part) =>
      page.sections.some(({ key }) => key === part.key)
        ? partsIn(page, part).filter(({ tag, text }) => tag === 'p' && text !== '')
        : [textHolder(page, part)],
    )
    const operations = texts.flatMap((part): Operation[] => {
      const next = isLeaf(page, part) ? shorter(part.text) : null
      return next === null ? [] : [{ do: 'text', k: part.key, text: next }]
    })
    return operations.length > 0
      ? done(operations, 'shortened', all ? 'text' : target)
      : problem('shortest', all ? 'text' : target)
  }
  return all ? act(bodySections(page)) : withTarget(scene, target, act)
}

const least = 8

/** The first of several sentences; of one sentence its part before a dash, colon, comma or 'and'. Null when nothing can go. */
export function shorter(text: string): string | null {
  const [first = ''] = /^.+?[.!?](?=\s+\p{Lu})/u.exec(text) ?? []
  if (first.length >= least) return first
  const stop = /[.!?]$/.exec(text)?.[0] ?? ''
  const cut = [
    /^(?<head>.{8,}?)\s+[–—-]\s+/u,
    /^(?<head>[^,;]{8,}?)[,;]\s/u,
    /^(?<head>.{12,}?)\s+(?:and|und|et|y|og|so that|because|which|that|with|where|damit|weil|avec|con|med)\s/u,
    /^(?<head>.{8,}?):\s/u,
  ]
    .map((pattern) => pattern.exec(text)?.groups?.head)
    .find((head) => head !== undefined)
  return cut ? `${cut.trim()}${stop}` : null
}
