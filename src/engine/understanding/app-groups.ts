import { type AppControl, controlsOf } from './app-controls.ts'
import { entriesIn, type Outline, type OutlineEntry, outlinesOf } from './app-outline.ts'
import type { AppScene } from './app-scene.ts'
import { stateIn } from './control-states.ts'
import { controlWords, names, wordsIn } from './control-words.ts'
import { sentenceGroups } from './app-sentences.ts'
import { lexicon } from './lexicon.ts'
import { phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage, Span } from './types.ts'

/** A part of a screen of settings; without a name it holds what was listed in no part. */
export type AppGroup = Span & { name: string; controls: AppControl[] }

const LONGEST_NAME = 5

/** The parts of a screen of settings that a request lists, with their controls; none where it lists none. */
export function groupsOf({ text }: AppScene, language: ReadingLanguage): AppGroup[] {
  const outlines = outlinesOf(text, language)
  const each = eachClause(text, language)
  const open = outlines.filter(({ isBracket }) => !isBracket).map(({ lead, end }) => ({ start: lead.start, end }))
  const told = sentenceGroups(text, [...open, ...(each ? [each] : [])], language)
  const listed = listedGroups(text, outlines, language, told.length > 0)
  const groups = listed.map((entry) => groupOf(text, entry, language, each?.options ?? []))
  const inside = ({ start }: Span) => groups.some((group) => start >= group.start && start < group.end)
  const all = [...groups, ...told.filter((one) => !inside(one))].sort((one, other) => one.start - other.start)
  return joined(all.filter(({ controls }) => controls.length > 0))
}

/**
 * The list of the parts: behind the word for it, else behind words of their own, else behind 'with'. `isOneOfMany`: more of
 * them stand in sentences.
 */
function listedGroups(
  text: string,
  outlines: readonly Outline[],
  language: ReadingLanguage,
  isOneOfMany: boolean,
): OutlineEntry[] {
  const behind = outlines.filter(({ isBracket }) => !isBracket)
  const isShort = ({ lead }: Outline) => lead.text !== '' && wordsIn(lead.text).length <= LONGEST_NAME
  // 'General: language (…), units (…). Account: name': each of them is a part
  const isOne = behind.filter((one) => isShort(one) && !names(one.lead.text, 'each', language)).length < 2
  const list = behind.find((one) => {
    const detailed = one.entries.filter(({ details }) => details.length > 0 && !isState(details)).length
    return one.entries.length > 1 && (isNamed(one) || (detailed > 1 && (isOne || !isShort(one))))
  })
  function isState(details: readonly OutlineEntry[]) {
    return (
      stateIn(
        details.map(({ text: said }) => said),
        language,
      ) !== null
    )
  }
  function isNamed({ lead }: Outline) {
    const words = wordsIn(lead.text)
    return controlWords(language)
      .groups.find(words)
      .some(({ last }) => last === words.length - 1)
  }
  const others = behind.filter((one) => one !== list && isShort(one) && !names(one.lead.text, 'each', language))
  const asEntry = ({ lead, start, end, entries, isChoice = false }: Outline): OutlineEntry => ({
    start: lead.start,
    end: Math.max(start, end),
    text: lead.text,
    note: '',
    details: entries,
    isChoice,
  })
  if (list) return [...list.entries, ...others.filter(({ start }) => start > list.end).map(asEntry)]
  const isHead = others[0]?.lead.start === 0
  if (others.length > 1 || (isOneOfMany && others.length > 0 && !isHead)) return others.map(asEntry)
  return withList(text, outlines, language) ?? flatList(behind)
}

/** 'settings WITH profile (name, photo) and privacy (…)' */
function withList(text: string, outlines: readonly Outline[], language: ReadingLanguage): OutlineEntry[] | null {
  const having = phraseTokens(text).find(({ quoted, text: word }) => !quoted && lexicon(language).has('having', word))
  const first = outlines.find(({ isBracket, start }) => isBracket && start > (having?.end ?? text.length))
  if (!having || !first) return null
  const end = /[.!?](?:\s|$)|\n/.exec(text.slice(first.end))?.index
  const entries = entriesIn(
    text,
    { start: having.end, end: end === undefined ? text.length : first.end + end },
    language,
  )
  return entries.filter(({ details }) => details.length > 0).length > 1 ? entries : null
}

/** 'Settings: dark mode, language, delete account': one part without a name. */
function flatList(outlines: readonly Outline[]): OutlineEntry[] {
  const [only] = outlines.flatMap(({ entries }) => (entries.length === 1 ? entries : []))
  // 'Settings: profile (name, birthday)'
  if (outlines.length === 1 && only && only.details.length > 1) return [only]
  const [list] = outlines.filter(({ entries }) => entries.length > 1)
  return list ? [{ start: list.start, end: list.end, text: '', note: '', details: list.entries }] : []
}

function groupOf(text: string, entry: OutlineEntry, language: ReadingLanguage, options: readonly string[]): AppGroup {
  const { start, end } = entry
  if (entry.isChoice) {
    const title = bareName(entry.text, language)
    return { start, end, name: '', controls: controlsOf('', [{ ...entry, text: title }], language) }
  }
  const { name, details } =
    entry.details.length > 0 ? { name: entry.text, details: entry.details } : withDetails(text, entry, language)
  const title = bareName(name, language)
  const said = details.map(({ text: one }) => one)
  // 'sync (always on)' is set by itself
  if (stateIn(said, language))
    return { start, end, name: '', controls: controlsOf('', [{ ...entry, text: title }], language) }
  if (details.length > 0) return { start, end, name: title, controls: controlsOf(title, details, language, options) }
  return { start, end, name: '', controls: controlsOf('', [{ ...entry, text: title }], language, options) }
}

/** 'a danger zone WITH delete all': what stands behind 'with' is in it. */
export function withDetails(
  text: string,
  entry: Pick<OutlineEntry, 'start' | 'end' | 'text'>,
  language: ReadingLanguage,
) {
  const tokens = phraseTokens(entry.text)
  const at = tokens.findIndex(
    ({ text: word, quoted }, index) => index > 0 && !quoted && lexicon(language).has('having', word),
  )
  const having = tokens[at]
  if (!having) return { name: entry.text, details: [] }
  const span = { start: entry.start + having.end, end: entry.end }
  return { name: entry.text.slice(0, having.start).trim(), details: entriesIn(text, span, language) }
}

/** Without the article before it. */
function bareName(name: string, language: ReadingLanguage): string {
  const [first] = phraseTokens(name)
  return first && first.start === 0 && lexicon(language).has('articles', first.text) && first.end < name.length
    ? name.slice(first.end).trim()
    : name
}

/** What was listed in no part stands together. */
function joined(groups: readonly AppGroup[]): AppGroup[] {
  const out: AppGroup[] = []
  for (const group of groups) {
    const last = out.at(-1)
    if (last && last.name === '' && group.name === '')
      out.splice(-1, 1, { ...last, end: group.end, controls: [...last.controls, ...group.controls] })
    else out.push(group)
  }
  return out
}

const MOST_CHOICES = 6

/** 'Each by email, push or not at all': what all of them are chosen from, and where that is said. */
export function eachClause(text: string, language: ReadingLanguage): (Span & { options: string[] }) | null {
  const tokens = phraseTokens(text)
  const known = lexicon(language)
  for (const hit of controlWords(language).each.find(wordsIn(text))) {
    const start = tokens[hit.first]?.start ?? 0
    if (!/(?:^|[.;:!?(\n])\s*$/.test(text.slice(0, start))) continue
    const end = start + text.slice(start).search(/[.;!?)\n]|$/)
    let at = hit.last + 1
    while (
      tokens[at] &&
      (['small', 'about', 'at', 'having', 'articles', 'from'] as const).some((kind) =>
        known.has(kind, tokens[at]?.text ?? ''),
      )
    )
      at++
    const options = entriesIn(text, { start: tokens[at]?.start ?? end, end }, language).map((entry) => entry.text)
    if (options.length > 1 && options.length <= MOST_CHOICES && options.every((one) => wordsIn(one).length < 4))
      return { start, end, options }
  }
  return null
}
