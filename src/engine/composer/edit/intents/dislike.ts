import { pattern } from '#rules/pattern.ts'
import { writeFrame } from '../../../understanding/write-frame.ts'
import { isDark } from '../change-part.ts'
import { otherHues } from '../examples.ts'
import { isOnlyLook } from '../look-words.ts'
import { type EditOutcome, problem } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { phraseFor } from '../target/phrase.ts'
import { candidateFor, findTarget } from '../targets.ts'

const bad =
  '(?:ugly|horrible|awful|terrible|hideous|nasty|gross|garish|off|wrong|not (?:nice|good|great|pretty|right)|a bit much|too much)'

/** 'I don't like the green', 'the header is ugly': what should come instead is for the person to say. */
export const readDislike: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    pattern('i')`
      ^(?:i|we|my \w+|people)(?:['’]m| am| are|['’]re)? (?:(?:really|just|so|still
      |also) )?(?:don['’]?t (?:really |much )?(?:like|love|care for)|do not (?:like|love)|not (?:a (?:big )?fan of
      |keen on|fond of|happy with|sure about|convinced by|into)|hate|dislike
      |can['’]?t stand) (?<what>[^,]+?)(?: (?:at all|much|very much|that much|tbh|here))?$
    `,
    /^not (?:a (?:big )?fan of|keen on|sure about|happy with|convinced by) (?<what>[^,]+?)$/i,
    new RegExp(
      `^(?<what>[^,]+?)(?: (?:is|are|looks?|feels?)|['’]s) (?:(?:really|just|so|a bit|kind of|kinda|pretty|very|rather) )*${bad}$`,
      'i',
    ),
    /^(?:make|change|have) (?<what>.+?) (?:(?:a bit|a little|much|more|slightly|something) )*(?:warmer|cooler|colder|nicer|different|fresher|prettier)$/i,
    /^(?:change|use|try|pick|choose|want|need) (?<what>(?:the |a |an?other |other |different |new )*colou?rs?(?: scheme)?|the palette)$/i,
  )
  if (!groups) return null
  const what = groups('what').replace(
    /^(?:(?:the|this|that|these|those|my|our|an?|another|other|different|new) )+/i,
    '',
  )
  const color = /^(?:colou?rs?|colou?r scheme|palette|accent(?: colou?r)?)$/i.test(what) || isOnlyLook(what)
  if (color)
    return () => ({
      question: { say: 'insteadColor', what },
      choices: [],
      about: '',
      chips: otherHues,
    })
  if (/^(?:make|change|have|use|try|pick|choose|want|need) /i.test(clause.words)) return null
  return (scene) => unliked(scene, targetOf(clause, groups('what')))
}

function unliked(scene: Scene, target: string): EditOutcome | null {
  const found = findTarget(scene, target)
  if ('missing' in found) return null
  if (/^(?:(?:hero |main )?(?:image|picture|photo|illustration|drawing)s?)$/i.test(target))
    return problem('needAddress')
  if (/(?:text|headline|title|slogan|subtitle|heading|wording)s?$/i.test(target)) return problem('needWords')
  if (!('found' in found)) return null
  const [part] = found.found
  if (!part) return null
  const one = candidateFor(scene.page, part)
  return {
    question: { say: 'insteadPart', what: target },
    choices: [],
    about: '',
    chips: (language) => {
      const target = phraseFor(one, [one], language)
      return [
        writeFrame({ do: 'remove', target }, language),
        writeFrame({ do: 'hide', target }, language),
        writeFrame({ do: 'make', target, look: isDark(scene.page, part) ? 'light' : 'dark' }, language),
      ]
    },
  }
}
