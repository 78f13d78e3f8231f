import { utilityCss } from '#design/computed/utilities.ts'
import type { Operation } from '#design/types.ts'
import { setClasses } from '../class-steps.ts'
import { drawnStyle } from '../drawn-steps.ts'
import type { Part } from '../open-page.ts'
import { done } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'
import { textHolder } from '../words-in.ts'

type Letters = { words: RegExp; add: string; instead: RegExp; said: string }

const cases = /^(?:uppercase|lowercase|capitalize|normal-case)$/
const weights = /^font-(?:thin|extralight|light|normal|medium|semibold|bold|extrabold|black)$/
const lines = /^(?:underline|no-underline|line-through)$/
const tracks = /^tracking-/

/** How letters can look, and the utility that does it. */
const letters: readonly Letters[] = [
  {
    words: /^(?:not|no longer|without) (?:bold|so bold)|^(?:normal|regular) weight|^less bold$/i,
    add: 'font-normal',
    instead: weights,
    said: 'regular',
  },
  {
    words: /^(?:not|no longer|without) (?:italics?|slanted)$/i,
    add: 'not-italic',
    instead: /^italic$/,
    said: 'upright',
  },
  {
    words: /^(?:not|no longer|without|no) (?:underlined?|underlines)$/i,
    add: 'no-underline',
    instead: lines,
    said: 'not underlined',
  },
  {
    words:
      /^(?:not|no longer|without|no) (?:(?:in )?(?:all )?caps|capitals|uppercase|(?:in )?capital letters)|^(?:in )?(?:normal|sentence) case$/i,
    add: 'normal-case',
    instead: cases,
    said: 'in normal letters',
  },
  {
    words: /^(?:in )?(?:all[- ]?caps|capitals|(?:all |big )?capital letters|upper ?case(?: letters)?|caps)$/i,
    add: 'uppercase',
    instead: cases,
    said: 'uppercase',
  },
  {
    words: /^(?:in )?(?:lower ?case(?: letters)?|small letters)$/i,
    add: 'lowercase',
    instead: cases,
    said: 'lowercase',
  },
  { words: /^(?:in )?(?:title case|capitali[sz]ed)$/i, add: 'capitalize', instead: cases, said: 'capitalised' },
  {
    words: /^(?:in )?(?:extra bold|very bold|heavy|heavier|fatter|black weight)$/i,
    add: 'font-black',
    instead: weights,
    said: 'heavier',
  },
  {
    words: /^(?:in )?(?:bold|bolder|fat|stronger|thicker|semi-?bold|more bold)$/i,
    add: 'font-bold',
    instead: weights,
    said: 'bold',
  },
  {
    words: /^(?:in )?(?:thin|thinner|finer|light weight|less heavy|lighter weight)$/i,
    add: 'font-light',
    instead: weights,
    said: 'thinner',
  },
  { words: /^(?:in )?(?:italics?|slanted|cursive)$/i, add: 'italic', instead: /^not-italic$/, said: 'italic' },
  { words: /^underlined?$/i, add: 'underline', instead: lines, said: 'underlined' },
  {
    words: /^(?:wider|more) (?:letter[- ]spacing|tracking)$/i,
    add: 'tracking-wider',
    instead: tracks,
    said: 'wider set',
  },
]
const look = letters.map(({ words }) => words.source.replaceAll('^', '').replaceAll('$', '')).join('|')

function lettered(scene: Scene, parts: readonly Part[], style: Letters): Operation[] {
  // the weight of a label is set where its words stand
  const holders = parts.map((part) =>
    part.text === '' || !style.instead.test('font-bold') || part.key.startsWith('s')
      ? part
      : textHolder(scene.page, part),
  )
  return holders
    .filter((part) => !isSoAlready(scene, part, style.add))
    .flatMap((part) => setClasses(part, [style.add], style.instead))
}

/** Whether words are as heavy, or as light, as they are asked to be. */
function isSoAlready({ page }: Scene, part: Part, name: string): boolean {
  const wanted = Number(utilityCss(name)?.['font-weight'] ?? Number.NaN)
  const now = drawnStyle(page, part)?.weight ?? Number.NaN
  return wanted > 400 ? now >= wanted : now <= wanted
}

/** Parts in bold, in italics, in capitals, by the English word for it; nothing where there is no such look. */
export function lettering(scene: Scene, parts: readonly Part[], look: string): Operation[] {
  const style = letters.find(({ words }) => words.test(look))
  return style ? lettered(scene, parts, style) : []
}

/** 'Uppercase the headings', 'make the headline bold', 'all headings in capital letters'. */
export const readLetters: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    new RegExp(
      `^(?:make|set|turn|write|put|have|change|show|use|print) (?<target>.+?) (?:to |be )?(?:a bit |a little |much |more )?(?<look>${look})$`,
      'i',
    ),
    new RegExp(`^(?<look>${look})$`, 'i'),
    /^(?<look>uppercase|capitali[sz]e|lowercase|underline|italici[sz]e|embolden|bold) (?<target>.+)$/i,
    new RegExp(
      `^(?<target>.+?) (?:(?:should|must|could|shall) be |need to be )?(?:written |set )?(?<look>${look})$`,
      'i',
    ),
    new RegExp(
      `^(?<look>uppercase|all[- ]?caps|bold|bolder|italic|underlined|thinner|lowercase) (?<target>(?:headings?|` +
        `headlines?|titles?|buttons?|links?|text|menu|navigation|nav).*)$`,
      'i',
    ),
  )
  if (!groups) return null
  const said = groups('look')
    .replace(/^capitali[sz]e$/i, 'capitalised')
    .replace(/^italici[sz]e$/i, 'italic')
    .replace(/^embolden$/i, 'bold')
  const style = letters.find(({ words }) => words.test(said))
  const target = targetOf(clause, groups('target')) || 'it'
  // 'make it bold' is about the whole look
  if (!style || /^(?:everything|(?:the )?(?:page|site|design|website))$/i.test(target)) return null
  return (scene) =>
    /^it$/i.test(target) && scene.picked.length === 0
      ? null
      : withTarget(scene, target, (parts) => {
          return done(lettered(scene, parts, style), 'styled', target, style.said)
        })
}
