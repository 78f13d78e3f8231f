import { pattern } from '#rules/pattern.ts'
import type { Span } from '../../types.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { type Source, words } from './source.ts'

/** One thing of a list: 'three pricing plans (Solo 9 €, Studio 19 €)'. */
export type Entry = Span & {
  /** without its parentheses */
  text: string
  /** what stands in its parentheses */
  inside: string | null
  /** the cue before its list, lower case: ':', 'with', 'features such as', or '' for a sentence's beginning */
  cue: string
  /** the words before a colon: 'features' in 'features: a, b' */
  owner: string | null
}

const openings = /^(?:\s*(?:and|und|et|y|og|or|plus|also|a|an|the|as well as)\s+)+/i
/** Sentences and lists that speak of looks or technique, not of contents. */
const looksOwner =
  /(?:aesthetic|style|theme|tone|look|look and feel|colou?rs?|design|mood|palette|stil|farben|ästhetik|couleurs?|colores|idea|stack|tech|note)\]?$/i

/** Sentences that are read elsewhere: what people can do, how it should be coloured, how it should look. */
const capability =
  /^\s*(?:the |all )?\p{L}[\p{L} -]{2,40}? (?:should|can|must|will)(?: also)? be able to\b|^\s*(?:parents|businesses|drivers|users|members) can\b/iu
const colorOrder = pattern('i')`
  ^\s*(?:use|set|apply|assign|choose|configure|establish|define|specify|initialize|select|color|style
  |implement)\b.*\b(?:backgrounds?|layout|canvas|base colou?r)\b.*\b(?:components?|elements|controls|interface
  |blocks|buttons|highlights|visuals)\b
`
const styleOrder =
  /^\s*\[?(?:aesthetic|style|theme|tone|look|look and feel|colou?rs?|design|mood|palette|stil|farben)\]?:?\s+(?!section|page)|^\s*\[theme\]/i

/** Whether a sentence speaks of what people can do, of colours or of looks. */
export const isAboutSomethingElse = (text: string) =>
  capability.test(text) || colorOrder.test(text) || styleOrder.test(text)

/** Places where a list begins, outside parentheses. */
function findCues(text: string, language: Language): (Span & { word: string })[] {
  const flat = text.replace(/\([^)]*\)/g, (inside) => '\u0001'.repeat(inside.length))
  const cues = [...flat.matchAll(words(grammar[language].listCues, 'giu')), ...flat.matchAll(/:(?=\s)|[;\]]|\s[–—]\s/g)]
  const sorted = cues
    .map((match) => ({ start: match.index, end: match.index + match[0].length, word: match[0].trim().toLowerCase() }))
    .sort((a, b) => a.start - b.start)
  const small = new RegExp(`^(?:${grammar[language].withWords})$`, 'i')
  // Once a list runs, 'tours with dates' is one thing of it.
  return sorted.filter(
    (cue, index) =>
      !small.test(cue.word) ||
      index === 0 ||
      /,\s*$/.test(flat.slice(0, cue.start)) ||
      !sorted.slice(0, index).some((other) => other.word === ':' || small.test(other.word)),
  )
}

/** Cuts at commas and, where `splits` allows, at 'and', outside parentheses and quotes. */
export function splitList(
  text: string,
  language: Language,
  splits: (left: string, right: string, last: boolean) => boolean,
): Span[] {
  const flat = text.replace(/\([^)]*\)|\u0001+/g, (inside) => '\u0002'.repeat(inside.length))
  const pieces: Span[] = []
  let start = 0
  for (const match of flat.matchAll(/,(?!\d)|;|\/(?=\s)/g)) {
    pieces.push({ start, end: match.index })
    start = match.index + 1
  }
  pieces.push({ start, end: text.length })
  const and = words(grammar[language].and.replace('|&', ''), 'giu')
  return pieces.flatMap((piece, index) => {
    const cuts: Span[] = []
    let from = piece.start
    for (const match of flat.slice(piece.start, piece.end).matchAll(and)) {
      const at = piece.start + match.index
      const left = text.slice(from, at)
      if (
        !left.trim() ||
        !splits(left, text.slice(at + match[0].length, piece.end), index > 0 && index === pieces.length - 1)
      )
        continue
      cuts.push({ start: from, end: at })
      from = at + match[0].length
    }
    return [...cuts, { start: from, end: piece.end }]
  })
}

/** Inside a clause of purpose 'and' joins its own parts. */
const purpose = / (?:to|for|that|which|so|by|where) /i

function entryAt(source: Source, start: number, end: number, cue: string, owner: string | null): Entry | null {
  let from = start
  const skip = openings.exec(source.text.slice(start, end))
  if (skip && !/^\s*(?:a|an|the)\s+$/i.test(skip[0])) from += skip[0].length
  while (from < end && /[\s,]/.test(source.text[from] ?? '')) from += 1
  let to = end
  while (to > from && /[\s,.:!?]/.test(source.text[to - 1] ?? '')) to -= 1
  if (to <= from) return null
  const raw = source.text.slice(from, to)
  const inside = /\(([^)]*)\)/.exec(raw)
  return {
    start: from,
    end: to,
    text: raw
      .replace(/\s*\([^)]*\)/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
    inside: inside?.[1] ?? null,
    cue,
    owner,
  }
}

/** Everything the request lists from `from` on, sentence by sentence. */
export function readEntries(
  source: Source,
  language: Language,
  from: number,
  isSection: (text: string) => boolean,
): Entry[] {
  const entries: Entry[] = []
  for (const sentence of source.sentences) {
    const begin = Math.max(sentence.start, from)
    if (begin >= sentence.end) continue
    const text = source.bare
      .slice(begin, sentence.end)
      .replace(
        / (?:with|mit|avec|con|med)( (?:their )?(?:prices|preisen|tarifs|prix|precios|priser)) ?(?=\()/i,
        (whole) => ' '.repeat(whole.length),
      )
    if (isAboutSomethingElse(text)) continue
    const cues = findCues(text, language)
    if (begin === sentence.start && (cues[0]?.start ?? text.length) > 0) {
      const opening = entryAt(source, begin, begin + (cues[0]?.start ?? text.length), '', null)
      if (opening && cues[0]?.word !== ':') entries.push(opening)
    }
    cues.forEach((cue, index) => {
      const end = cues[index + 1]?.start ?? text.length
      const owner = cue.word === ':' ? ownerBefore(text, cue.start, begin === sentence.start) : null
      const body = text.slice(cue.end, end)
      if (owner && looksOwner.test(owner)) return
      const pair = /functionalit|functions|features such/.test(cue.word) && !body.includes(',')
      for (const span of splitList(
        body,
        language,
        (left, right, last) =>
          pair ||
          (last &&
            !/^\s*(?:a |an |the )?$/.test(left) &&
            (!purpose.test(left) || /^\s*(?:a|an|the|our) /.test(right))) ||
          (isSection(left) && isSection(right.replace(/\([^)]*\)?|[!?]/g, '').trim())) ||
          (/\)\s*$/.test(left) && isSection(left)),
      )) {
        const entry = entryAt(source, begin + cue.end + span.start, begin + cue.end + span.end, cue.word, owner)
        if (entry) entries.push(entry)
      }
    })
  }
  return entries
}

function ownerBefore(text: string, at: number, wholeSentence: boolean): string | null {
  const before =
    text
      .slice(0, at)
      .split(/[,;:.]|\band\b/)
      .at(-1)
      ?.trim() ?? ''
  const named = before.replace(/^(?:and |with |including |und |mit |et |avec |y |con |og |med )+/i, '')
  return named && (wholeSentence || at > 1) ? named : null
}
