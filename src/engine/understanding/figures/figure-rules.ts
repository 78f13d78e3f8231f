import { lexicon } from '../lexicon.ts'
import type { FigureGroup } from './figure-groups.ts'
import { withoutLead } from './figure-labels.ts'
import { type FigureToken, plainWords } from './figure-tokens.ts'
import type { FigureWords } from './figure-words.ts'

/** What is to be warned of: the word for it, and when. */
export type AlertRule = { cue: FigureToken[]; said: FigureToken[]; start: number }

const isAmount = ({ kind }: FigureToken) => kind === 'amount' || kind === 'clock'

/** 'alert if pH < 9.8', 'a warning that tank 3 is at 7.1 °C', 'if the queue > 20 min show a warning' */
export function ruleOf({ pieces }: FigureGroup, words: FigureWords): AlertRule | null {
  const tokens = pieces.flatMap((piece) => piece.tokens)
  const rule = withoutLead(tokens, words) ?? []
  if (!rule.some(isAmount)) return null
  const length = words.lengthAt('alerts', plainWords(rule), 0)
  if (length > 0)
    return { cue: rule.slice(0, length), said: saidBehind(rule, length, words), start: rule[0]?.start ?? 0 }
  return conditionFirst(pieces, words)
}

/** 'that TANK 3 IS AT 7.1 °C', 'IF pH < 9.8', 'me WHEN the queue is over 20 min' */
function saidBehind(rule: readonly FigureToken[], cue: number, words: FigureWords): FigureToken[] {
  const known = lexicon(words.language)
  const first = rule.findIndex(isAmount)
  const all = plainWords(rule)
  const condition = all.findIndex((word, at) => at >= cue && at < first && words.has('conditions', word))
  if (condition >= 0) return rule.slice(condition)
  const kinds = ['relativePronouns', 'relative', 'about', 'at', 'of'] as const
  const isJoint = (word: string) => kinds.some((kind) => known.has(kind, word) || known.has(kind, `${word}'`))
  // 'varsel OM AT'
  const isOver = (word: string, at: number) => !isJoint(word) || (at > 0 && known.has('articles', word))
  const joints = all.slice(cue, cue + 2).findIndex(isOver)
  return rule.slice(cue + (joints < 0 ? 2 : joints))
}

/** The condition is whatever stands before the order that goes with it. */
function conditionFirst(pieces: FigureGroup['pieces'], words: FigureWords): AlertRule | null {
  const tokens = pieces.flatMap((piece) => piece.tokens)
  const all = plainWords(tokens)
  const cue = words.find('alerts', all)
  const opens = words.lengthAt('conditions', all, 0)
  if (!cue || opens === 0) return null
  const own = pieces.findIndex((piece) => words.find('alerts', plainWords(piece.tokens)) !== null)
  const before = pieces.slice(0, own).flatMap((piece) => piece.tokens)
  const amount = tokens.findLastIndex((token, at) => isAmount(token) && at < cue.first)
  const said = before.length > 0 ? before : tokens.slice(0, amount + 1)
  return said.some(isAmount) ? { cue: tokens.slice(cue.first, cue.last + 1), said, start: tokens[0]?.start ?? 0 } : null
}
