import { readDescriptions } from '../../understanding/descriptions.ts'
import { type InstructionFrame, readFrames } from '../../understanding/frames.ts'
import { phraseTokens } from '../../understanding/phrase-tokens.ts'
import { grammar } from '../words/lexicon/grammar.ts'
import { readColors } from '../words/read/colors.ts'
import { readSource } from '../words/read/source.ts'
import type { Language } from '../words/types.ts'
import { doubling } from './intents/duplicate.ts'
import { hasHidden, hiding, unhiding } from './intents/hide.ts'
import { ofPart, repainting, unreadable } from './intents/look.ts'
import { moving } from './intents/move.ts'
import { isNameHere, renameEverywhere, shownName } from './intents/name.ts'
import { priceCalled, priceOfPart, repricing, inCurrency } from './intents/price.ts'
import { removed } from './intents/remove.ts'
import { resizing } from './intents/size.ts'
import { rewording } from './intents/text.ts'
import { isAlias } from './find-sections.ts'
import { isNoun } from './nouns.ts'
import { isOnlyLook, type LookChange, readLooks } from './look-words.ts'
import type { Part } from './open-page.ts'
import { done, type EditOutcome, problem } from './outcome.ts'
import type { Scene } from './scene.ts'
import { restyleFor } from './restyle.ts'
import { findPart } from './target/find-part.ts'
import { withMatch } from './targets.ts'

/** Carries out an instruction that a language's own words tell; null when they tell none, or not all of it. */
export function byFrame(scene: Scene, text: string, language: Language): EditOutcome | null {
  let unfound: EditOutcome | null = null
  for (const frame of readFrames(text, language, colorIn)) {
    const outcome = carryOutFrame(scene, frame, language)
    if (outcome && settled(outcome, language)) return outcome
    if (outcome && 'problem' in outcome && language !== 'en') unfound ??= outcome
  }
  return unfound
}

/** In English the other readers know more wordings, so only what is done counts. */
const settled = (outcome: EditOutcome, language: Language) =>
  'operations' in outcome ? outcome.operations.length > 0 : 'question' in outcome && language !== 'en'

/** A colour by its name in a language: 'dunkelgrün' → its CSS value. */
export function colorIn(words: string, language: Language): string | null {
  if (/^#[\da-f]{3,8}$/i.test(words)) return words
  if (language === 'en')
    return isOnlyLook(words) && readLooks(words).every(({ change }) => change === 'accent') ? words : null
  const colors = readColors(readSource(`${grammar[language].colour} ${words}`), language)
  const rest = colors.reduce((left, color) => left.replace(color.words.toLowerCase(), ''), words.toLowerCase())
  return colors.length > 0 && rest.trim() === '' ? words : null
}

const lookPhrases: Record<string, string> = { square: 'square corners' }

function changesFor(look: string, language: Language): LookChange[] {
  const known = readLooks(lookPhrases[look] ?? look)
  if (known.length > 0) return [...ofPart(look, known)]
  const colors = readColors(readSource(`${grammar[language].colour} ${look}`), language)
  return colors.map(({ css }): LookChange => ({ change: 'accent', color: css }))
}

type Renaming = Extract<InstructionFrame, { do: 'rename' | 'change' }>
type Pricing = Extract<InstructionFrame, { do: 'price' }>
type Acting = Exclude<InstructionFrame, Renaming | Pricing>

const isRenaming = (frame: InstructionFrame): frame is Renaming => frame.do === 'rename' || frame.do === 'change'

/** Carries out one thing on the part that it is about; null when the page has nothing that is described so. */
export function carryOutFrame(scene: Scene, frame: InstructionFrame, language: Language): EditOutcome | null {
  if (isRenaming(frame)) return rename(scene, frame, language)
  if (frame.do === 'price') return reprice(scene, frame, language)
  const target = findPart(scene, frame.target, language, frame.do === 'remove' ? 'sure' : 'likely')
  if (!target) return null
  const { match, name } = target
  if ('missing' in match) return language === 'en' ? null : problem('unfound', `"${frame.target}"`)
  const outcome = withMatch(scene, match, name, (parts) => actOn(scene, parts, name, frame, language))
  return 'question' in outcome ? { ...outcome, about: frame.target } : outcome
}

function actOn(scene: Scene, parts: Part[], name: string, frame: Acting, language: Language): EditOutcome {
  switch (frame.do) {
    case 'remove':
      return removed(scene, parts, name)
    case 'hide':
      return done(hiding(scene, parts), 'hidden', name)
    case 'show':
      return done(hasHidden(scene) ? unhiding(scene, parts) : [], 'shown', name)
    case 'duplicate':
      return done(doubling(scene, parts), 'repeated', name)
    case 'make': {
      const restyle = restyleFor(frame.look)
      if (restyle) return done(restyle.carry(scene, parts), 'styled', name, restyle.said)
      return (
        unreadable(scene, parts, changesFor(frame.look, language), name, frame.look) ??
        done(restyling(scene, parts, frame.look, language), 'styled', name, frame.look)
      )
    }
    case 'move': {
      const [part, second] = parts
      if (!part || second) return problem('unfound', name)
      const find = (at: Scene, words: string) => findPart(at, words, language, 'likely')?.match ?? { missing: words }
      return moving(scene, part, name, frame, find)
    }
  }
}

function restyling(scene: Scene, parts: readonly Part[], look: string, language: Language) {
  if (look === 'bigger' || look === 'smaller') return resizing(scene, parts, look)
  return repainting(scene, parts, changesFor(look, language))
}

function reprice(scene: Scene, { target, text }: Pricing, language: Language): EditOutcome | null {
  const { page } = scene
  const said = (holder: Part, name: string) =>
    done(repricing(page, holder, text), 'priced', name, inCurrency(holder, text))
  const name = target.replace(quotationMarks, '').trim()
  // a list may number its entries
  const called = priceCalled(page, name) ?? priceCalled(page, name.replace(/^\d+\s+/, ''))
  if (called) return said(called, target)
  const found = findPart(scene, target, language, 'likely')
  if (!found || 'missing' in found.match) return null
  const outcome = withMatch(scene, found.match, found.name, ([part, second]) => {
    const holder = part && !second ? priceOfPart(page, part) : null
    return holder ? said(holder, found.name) : problem('unfound', found.name)
  })
  return 'question' in outcome ? { ...outcome, about: target } : outcome
}

const quotationMarks = /["“”„‟«»]/gu

/** Other words: for a name wherever it stands, for a part there. What is not in quotation marks may be a look or a price. */
function rename(scene: Scene, frame: Renaming, language: Language): EditOutcome | null {
  const { target, text, quoted } = frame
  // 'the name "Acme"' is Acme
  const [quote, second] = phraseTokens(target).filter((token) => token.quoted)
  const alone = quote && !second && readDescriptions(target, language).every(({ head }) => !head)
  const name = alone ? quote.text : target
  const own = shownName(scene.page)?.toLowerCase() === name.toLowerCase()
  const named = own || (!isNoun(name) && !isAlias(name) && isNameHere(scene.page, name))
  if (scene.picked.length === 0 && named) return renameEverywhere(scene.page, name, text)
  if (!quoted && (language === 'en' || frame.do === 'change')) return null
  const found = findPart(scene, target, language, 'likely')
  if (!found || 'missing' in found.match) return null
  const outcome = withMatch(scene, found.match, found.name, ([part, second]) =>
    part && !second ? rewording(scene, part, found.name, text) : problem('unfound', found.name),
  )
  return 'question' in outcome ? { ...outcome, about: target } : outcome
}
