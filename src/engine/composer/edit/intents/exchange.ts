import { pattern } from '#rules/pattern.ts'
import type { Operation } from '#design/types.ts'
import { type Part, sectionAround, within } from '../open-page.ts'
import { done, type EditOutcome } from '../outcome.ts'
import { isOnlyLook } from '../look-words.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { byText } from '../by-text.ts'
import { readOrdinal } from '../ordinal.ts'
import { findTarget, unfound } from '../targets.ts'
import { exchangeWords, setText, textHolder } from '../words-in.ts'
import { isNameHere, renameEverywhere } from './name.ts'

/** 'Replace "a" with "b"': wherever the text stands. */
export const readReplacing: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    pattern('i')`
      ^(?:replace|swap|exchange|change|rename|update|switch|substitute|turn)(?: (?:the )?(?:word|words|text|phrase
      |name|term))? (?<from>⟦\d+⟧)(?: everywhere)? (?:with|by|to|for|into|as) (?<to>⟦\d+⟧)(?: everywhere)?$
    `,
    /^(?:replace|substitute) (?<from>(?!the |my |our |all |this |an? )[^⟦]{3,}?) (?:with|by) (?<to>[^⟦]+)$/i,
    /^(?:it should (?:say|read)|write) (?<to>⟦\d+⟧) (?:instead of|not) (?<from>⟦\d+⟧)$/i,
    /^instead of (?<from>⟦\d+⟧) (?:write|say|put|use|it should say) (?<to>⟦\d+⟧)$/i,
    pattern('i')`
      ^(?:the |our )?(?<from>(?!(?:the |our |my )?(?:headline|title|button|logo|name|page|site|website|business
      |company|brand|shop|store|firm|studio|place|project|product|app|restaurant|caf[eé]|we|it)\b)[^⟦]{3,40}?) (?:is
      |are) (?:now |actually |really )*called (?:now )?(?<to>[^⟦]+?)(?: now)?$
    `,
    /^(?:there(?:['’]?s| is) a typo,?:? )?it(?:['’]?s| is| should be) (?<to>[^⟦]{3,40}?),? (?:and )?not (?<from>[^⟦]{3,40})$/i,
    /^instead of (?<from>[^⟦]{3,40}?) (?:write|say|put|use|it should say) (?<to>[^⟦]+)$/i,
  )
  return groups ? (scene) => exchangeText(scene, clause.text(groups('from')), clause.text(groups('to'))) : null
}

function exchangeText(scene: Scene, from: string, to: string): EditOutcome {
  const { page, picked } = scene
  if (picked.length === 0 && isNameHere(page, from)) return renameEverywhere(page, from, to)
  const [scope = null] = picked
  const found = byText(page, from, scope)
  const all: Part[] =
    'found' in found ? found.found : 'question' in found ? page.parts.filter(({ text }) => text.includes(from)) : []
  const operations = all.flatMap((part): Operation[] => {
    const holder = textHolder(page, part)
    return holder.text.toLowerCase() === from.toLowerCase()
      ? setText(page, holder, to)
      : exchangeWords(page, holder, from, to)
  })
  if (operations.length > 0) return done(operations, 'changed', from, to)
  if ('found' in found && found.found[0]) {
    // it stands there in other letters, or across elements
    const [part] = found.found
    const at = part.text.toLowerCase().indexOf(from.toLowerCase())
    return done(
      setText(page, part, part.text.slice(0, at) + to + part.text.slice(at + from.length)),
      'changed',
      from,
      to,
    )
  }
  return unfound('found' in found ? { missing: from } : found, `"${from}"`)
}

/** 'Swap the testimonials and the pricing': two parts change places. */
export const readSwapping: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    pattern('i')`
      ^(?:swap|exchange|switch|flip|trade)(?: (?:the )?(?:places?|positions?|order) (?:of
      |between))? (?<one>.+?) (?:and|with|for|&) (?<other>.+?)(?: around| places| positions)?$
    `,
    /^(?:let|have|make) (?<one>.+?) and (?<other>.+?) (?:swap|switch|change|trade) (?:places|positions)$/i,
  )
  if (!groups) return null
  const other = targetOf(clause, groups('other'))
  // 'swap the green for purple' speaks of colours
  if (isOnlyLook(other)) return null
  const said = targetOf(clause, groups('one'))
  const bare = /^(?:first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th))$/i.test(said)
  const one = bare ? `${said} ${readOrdinal(other).words}` : said
  return (scene) => swapParts(scene, one, other)
}

function swapParts(scene: Scene, one: string, other: string): EditOutcome {
  const [a, b] = [findTarget(scene, one), findTarget(scene, other)]
  if (!('found' in a)) return unfound(a, one)
  if (!('found' in b)) return unfound(b, other)
  const [from] = a.found
  const [to] = b.found
  if (!from || !to || from.key === to.key || within(from.element, to.element) || within(to.element, from.element))
    return unfound({ missing: other }, other)
  const [first, second] = from.element.start < to.element.start ? [from, to] : [to, from]
  const next = followerOf(scene, first)
  const operations: Operation[] =
    next?.key === second.key
      ? [{ do: 'move-before', k: second.key, to: first.key }]
      : [
          { do: 'move-after', k: first.key, to: second.key },
          next
            ? { do: 'move-before', k: second.key, to: next.key }
            : { do: 'move-before', k: second.key, to: first.key },
        ]
  return done(operations, 'swapped', one, other)
}

function followerOf({ page }: Scene, part: Part): Part | null {
  const siblings = page.parts.filter(
    (other) => other.element.parent === part.element.parent && other.element.start >= part.element.end,
  )
  return siblings[0] ?? sectionAround(page, part)
}
