import { type ControlKind, controlWords, wordsIn } from './control-words.ts'
import { phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage } from './types.ts'

/** How a switch stands at first, and whether anybody may turn it. */
export type SwitchState = { isOn: boolean; isLocked?: boolean; note?: string }

const isWhole = (text: string, kind: ControlKind, language: ReadingLanguage) => {
  const words = wordsIn(text)
  const hits = controlWords(language)[kind].find(words)
  return hits.some(({ first, last }) => first === 0 && last === words.length - 1)
}

/** '(on)', '(always on, cannot be switched off)'; null where brackets say something else. */
export function stateIn(details: readonly string[], language: ReadingLanguage): SwitchState | null {
  const [only, ...rest] = details
  if (only === undefined) return null
  if (details.every((one) => isWhole(one, 'locked', language)))
    return { isOn: true, isLocked: true, note: details.join(', ') }
  if (rest.length > 0) return null
  if (isWhole(only, 'on', language)) return { isOn: true }
  return isWhole(only, 'off', language) ? { isOn: false } : null
}

/** 'holiday mode OFF': what is switched, and how it stands. */
export function stateBehind(text: string, language: ReadingLanguage): { label: string; isOn: boolean } | null {
  const words = wordsIn(text)
  const tokens = phraseTokens(text)
  for (const kind of ['on', 'off'] as const) {
    const hits = controlWords(language)[kind].find(words)
    const hit = hits.find(({ first, last }) => first > 0 && last === words.length - 1)
    const label = text.slice(0, tokens[hit?.first ?? 0]?.start).trim()
    if (hit && label !== '') return { label: label.replace(/[:,–-]$/, '').trim(), isOn: kind === 'on' }
  }
  return null
}
