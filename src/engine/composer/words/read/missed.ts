import { pattern } from '#rules/pattern.ts'
import type { AskedSection, SectionKind, Span } from '../../types.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { isAboutSomethingElse } from './entries.ts'
import { matchSection } from './match-section.ts'
import { type Source, words } from './source.ts'
import type { Subject } from './subject.ts'

/** How prose leads up to what it wants: 'and we'd love a gallery', 'show our wines'. */
const leading = pattern('i')`
  ^(?:(?:please|and|also|just|then|maybe|plus|i|we|it|there|you|should|would|could|can|must|'d|like|want|need|love
  |to|show|shows|list|add|have|has|put|include|includes|tell|tells|people|present|display|with|some|space for
  |room for|something about|information about|info about|zeige?|zeigt|bitte|auch|und|mit|wir|ich|möchten?
  |brauchen?|montre[rz]?|avec|et|aussi|muestra|con|y|también|vis|med|og|også)(?: |(?<=')))+
`

/** 'the homepage and blog section of the website': a section is named as one, whatever is said of it. */
const sections = /(?<![\p{L}])(\p{L}+) sections?(?![\p{L}])/giu

/** 'and something about my grandmother, who …' */
const telling = pattern('iu')`
  (?<![\p{L}])(?:something|a (?:few )?words?|a paragraph|a bit|a little) about (?:my|our|me|us|the)(?![\p{L}])
  |etwas über (?:mich|uns|meine?n?|unsere?n?)(?![\p{L}])
`

type Known = { language: Language; subject: Subject; extra: ReadonlyMap<string, SectionKind>; taken: readonly Span[] }

/** Sections that prose names outside every list: 'Show our wines, the cellar tour with booking and where we are.' */
export function readMissed(source: Source, { language, subject, extra, taken }: Known): AskedSection[] {
  const spoken = endOfSubject(source, subject)
  const found: AskedSection[] = []
  const told = telling.exec(source.bare)
  if (told)
    found.push({
      kind: 'about',
      words: 'about',
      items: [],
      span: { start: told.index, end: told.index + told[0].length },
    })
  for (const { index, 0: said, 1: name = '' } of source.bare.slice(spoken).matchAll(sections)) {
    const span = { start: spoken + index, end: spoken + index + said.length }
    const match = taken.some((one) => one.start < span.end && span.start < one.end)
      ? null
      : matchSection(name, language, extra)
    if (match?.plain && !found.some(({ kind }) => kind === match.kind))
      found.push({ kind: match.kind, words: match.words, items: [], span })
  }
  for (const { start, end } of source.sentences) {
    if (isAboutSomethingElse(source.bare.slice(start, end))) continue
    for (const span of fragments(source.bare, Math.max(start, spoken), end, language)) {
      const text = source.bare.slice(span.start, span.end).trim().replace(leading, '')
      const said = text.split(' ').length
      if (said > 5 || taken.some((one) => one.start < span.end && span.start < one.end)) continue
      const match = matchSection(text, language, extra)
      if (
        !match ||
        !(match.plain || (said <= 3 && match.kind !== 'about')) ||
        found.some(({ kind }) => kind === match.kind)
      )
        continue
      const { plain: _, ...section } = match
      found.push({ ...section, items: [], span })
    }
  }
  return found
}

/** Where the trade and what belongs to it end; a long subject may go on with sections. */
function endOfSubject(source: Source, { head, trade }: Subject): number {
  const at = trade ? source.text.indexOf(trade, head.start) : -1
  const from = at >= 0 && at < head.end ? at + trade.length : head.start
  const comma = source.bare.slice(from, head.end).search(/[,:.]/)
  return comma < 0 ? head.end : from + comma
}

/** The pieces between commas, colons, 'and' and 'with'. */
function fragments(text: string, from: number, to: number, language: Language): Span[] {
  const { and, withWords } = grammar[language]
  const borders = [
    ...text.slice(from, to).matchAll(/[,;:.!?()]| [–—-] /g),
    ...text.slice(from, to).matchAll(words(`(?:${and.replace('|&', '')}|${withWords})`, 'giu')),
  ].sort((a, b) => a.index - b.index)
  const spans: Span[] = []
  let start = from
  for (const border of borders) {
    if (from + border.index > start) spans.push({ start, end: from + border.index })
    start = Math.max(start, from + border.index + border[0].length)
  }
  if (to > start) spans.push({ start, end: to })
  return spans
}
