import { pageLanguages } from '#rules/languages.ts'
import { tones } from '../../types.ts'
import { toneWords } from '../../words/lexicon/look-words.ts'
import { anyOf, words as wordsOf } from '../../words/read/source.ts'
import { changePage } from '../change-page.ts'
import { changePart } from '../change-part.ts'
import { toneLooks } from '../lexicon/tone-looks.ts'
import { done, problem } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader } from '../scene.ts'
import { withTarget } from '../targets.ts'

const page =
  '(?:it|this|that|everything|(?:the |this |my |our )?(?:whole |entire |overall )?(?:page|site|website|design|look|' +
  'style|feel|vibe|mood|tone|thing|layout|look and feel)(?: of (?:the |my |our )?(?:page|site|website))?)'
const degree =
  '(?:(?:a |an |the )?(?:bit|little|lot|touch|much|more|less|very|really|slightly|somewhat|kind of|rather|quite|even|some|overall|too) ?)*'

/** 'Make it more playful', 'a bit more fun': corners, type and strength of colour together. */
export const readTone: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    new RegExp(
      `^(?:make|give|let|have|turn|get|design|style|keep) ${page} (?:to )?(?:look|feel|be|seem|appear|sound|have|come ` +
        `across|into|as)? ?(?<degree>${degree})(?:an? |like (?:an? )?)?(?<tone>.+?)(?: (?:look|feel|style|feeling|touch|` +
        'vibe|mood|tone|design|appearance))?$',
      'i',
    ),
    new RegExp(
      `^${page} (?:should|must|needs to|has to|could) (?:look|feel|be|seem) (?<degree>${degree})(?<tone>.+)$`,
      'i',
    ),
    new RegExp(`^${page} (?:is|looks|feels) (?<degree>too |not .*?enough|a bit too )(?<tone>.+)$`, 'i'),
    new RegExp(
      `^(?:(?:i want|i(?:'d|’d) like|we want|give me|go for|use|try|with|make it|something|i prefer|prefer) )?(` +
        `?<degree>${degree})(?:an? )?(?<tone>[\\w -]+?)(?: (?:look|feel|style|feeling|touch|vibe|mood|design|page))?$`,
      'i',
    ),
    new RegExp(`^(?:make|let) (?<target>.+?) (?:look|feel|be)? ?(?<degree>${degree})(?<tone>[\\w-]+)$`, 'i'),
  )
  if (!groups) return null
  const tone = toneIn(groups('tone').replace(/^(?:more|less) /i, ''))
  if (!tone) return null
  const less = /\b(?:less|too)\b/i.test(groups('degree'))
  const changes = toneLooks[less ? (tone.opposite ?? tone.name) : tone.name] ?? []
  if (changes.length === 0 || (less && !tone.opposite)) return null
  const said = `${less ? 'less' : 'more'} ${tone.words}`
  const target = groups('target')
  if (target)
    return (scene) =>
      withTarget(scene, targetOf(clause, target), (parts) =>
        done(
          parts.flatMap((part) =>
            changes.flatMap((change) =>
              change.change === 'strength' || change.change === 'surface' ? [] : changePart(scene.page, part, change),
            ),
          ),
          'styled',
          target,
          said,
        ),
      )
  return (scene) => {
    const operations = changePage(scene.page, changes)
    return operations.length > 0 ? done(operations, 'styled', 'page', said) : problem('noSuchLook', 'page')
  }
}

const known = [
  ...tones
    .filter((name) => name !== 'dark')
    .map((name) => ({ name: name as string, pattern: wordsOf(anyOf(toneWords(name, pageLanguages)), 'iu') })),
  {
    name: 'modern',
    pattern: wordsOf('modern*|fresh*|contemporary|up-to-date|young*|sleek|trendy|hip|cool|current', 'iu'),
  },
]
const opposites: Record<string, string> = {
  playful: 'corporate',
  corporate: 'playful',
  bold: 'calm',
  energetic: 'calm',
  calm: 'energetic',
  minimal: 'bold',
  technical: 'warm',
  rustic: 'modern',
  retro: 'modern',
  luxurious: 'warm',
  elegant: 'playful',
}

/** 'bolder' → 'bold', 'friendlier' → 'friendly', 'calmer' → 'calm' */
const plain = (phrase: string) => phrase.replace(/ier$/i, 'y').replace(/er$/i, '')

function toneIn(phrase: string): { name: string; opposite: string | undefined; words: string } | null {
  if (phrase.split(/\s+/).length > 4) return null
  for (const { name, pattern } of known) {
    const match = pattern.exec(phrase) ?? pattern.exec(plain(phrase))
    // nothing but the tone: 'a calm blue' is a colour
    if (
      match &&
      (match.input ?? phrase)
        .replace(match[0], '')
        .replace(/\b(?:and|but|a|bit|little|more|very)\b/gi, '')
        .trim() === ''
    )
      return { name, opposite: opposites[name], words: match[0].toLowerCase() }
  }
  const [first, second] = phrase.split(/ and |, /i)
  return first && second ? toneIn(first) : null
}
