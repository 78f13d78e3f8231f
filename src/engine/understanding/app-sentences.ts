import { type AppControl, controlsOf } from './app-controls.ts'
import type { AppGroup } from './app-groups.ts'
import { entriesIn, type OutlineEntry, sentencesIn } from './app-outline.ts'
import { arrangingWords } from './arranged.ts'
import { amountBehind, timesIn } from './control-amounts.ts'
import { orChoice } from './control-choices.ts'
import { stateBehind, stateIn } from './control-states.ts'
import { controlWords, names, withoutHits, wordsIn } from './control-words.ts'
import { lexicon } from './lexicon.ts'
import { phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage, Span } from './types.ts'

/** What stands in so many words is set; more tell of something. */
const LONGEST_SETTING = 12

/** The settings that sentences tell, without those behind a colon and without the first, which says what is asked for. */
export function sentenceGroups(text: string, taken: readonly Span[], language: ReadingLanguage): AppGroup[] {
  const [, ...sentences] = sentencesIn(text)
  return sentences
    .filter((one) => !taken.some(({ start, end }) => one.start < end && start < one.end))
    .flatMap((one) => groupIn(text, one, language) ?? [])
}

function groupIn(text: string, sentence: Span, language: ReadingLanguage): AppGroup | null {
  const start = settingStart(text, sentence, language)
  const span = { start, end: start + settingEnd(text.slice(start, sentence.end), language) }
  const said = text.slice(span.start, span.end)
  const button = pressedIn(said, language)
  if (button) return { ...sentence, name: '', controls: [button] }
  const part = partIn(text, span, language)
  if (part) return { ...sentence, ...part }
  // 'theme light, dark or system' is one, and no longer list is
  const whole = wordsIn(said).length <= LONGEST_SETTING ? orChoice(said, language) : null
  const entries = whole ? [{ ...span, text: said, details: [], note: '' }] : entriesIn(text, span, language)
  const set = entries.filter((entry) => isSetting(entry, language)).length
  const isLed = start > sentence.start && set > 0
  const areSet = set * 2 > entries.length || isLed
  return areSet ? { ...sentence, name: '', controls: controlsOf('', entries, language) } : null
}

/** Behind 'At the bottom', 'Users can choose', 'Underneath there should be'. */
function settingStart(text: string, { start, end }: Span, language: ReadingLanguage): number {
  const said = text.slice(start, end)
  const words = wordsIn(said)
  const leads = controlWords(language).leads.find(words)
  let first = arrangingWords(words, language)
  for (let hit = leads.find((one) => one.first === first); hit; hit = leads.find((one) => one.first === first))
    first = hit.last + 1
  return start + (phraseTokens(said)[first]?.start ?? 0)
}

/** Before the verb that ends the sentence: 'man kann Einheiten EINSTELLEN'. */
function settingEnd(said: string, language: ReadingLanguage): number {
  const tokens = phraseTokens(said)
  const last = tokens.at(-1)
  return last && controlWords(language).list('leadEnds').includes(last.text) ? last.start : said.length
}

/** 'account section WITH display name, email and home patch', 'reminders (on/off, time 07:30)' */
function partIn(text: string, span: Span, language: ReadingLanguage): Pick<AppGroup, 'name' | 'controls'> | null {
  const said = text.slice(span.start, span.end)
  const tokens = phraseTokens(said)
  const known = lexicon(language)
  const having = tokens.findIndex(({ text: word, quoted }, at) => at > 0 && !quoted && known.has('having', word))
  const comma = tokens.findIndex(({ text: word }) => word === ',')
  const isWithin = having > 0 && (comma < 0 || having < comma) && having <= LONGEST_NAME
  if (!isWithin) return bracketPart(text, span, language)
  const behind = { start: span.start + (tokens[having]?.end ?? 0), end: span.end }
  const details = entriesIn(text, behind, language).map((entry) => withoutLead(text, entry, language))
  const named = said.slice(0, tokens[having]?.start)
  const name = partName(named, language)
  // 'a section with the account (email, plan)': the word for a part alone is no name
  const [only, ...others] = details
  if (only && isGroupWord(named, language) && only.details.length > 0) {
    const title = partName(only.text, language)
    return { name: title, controls: controlsOf(title, [...only.details, ...others], language) }
  }
  const isSet = details.length > 1 || details.some((one) => isSetting(one, language))
  return isSet && name !== '' ? { name, controls: controlsOf(name, details, language) } : null
}

/** 'AT THE VERY BOTTOM delete account' */
function withoutLead(text: string, entry: OutlineEntry, language: ReadingLanguage): OutlineEntry {
  const start = settingStart(text, entry, language)
  return start > entry.start && start < entry.end ? { ...entry, start, text: text.slice(start, entry.end) } : entry
}

/** 'a section', 'un apartado' */
function isGroupWord(named: string, language: ReadingLanguage): boolean {
  const words = wordsIn(named).filter((word) => !lexicon(language).has('articles', word))
  return controlWords(language)
    .groups.find(words)
    .some(({ first, last }) => first === 0 && last === words.length - 1)
}

const LONGEST_NAME = 4

function bracketPart(text: string, span: Span, language: ReadingLanguage): Pick<AppGroup, 'name' | 'controls'> | null {
  const [entry, another] = entriesIn(text, span, language)
  if (!entry || another || entry.details.length < 2 || entry.isChoice) return null
  const said = entry.details.map((one) => one.text)
  if (stateIn(said, language)) return { name: '', controls: controlsOf('', [entry], language) }
  const name = partName(entry.text, language)
  return wordsIn(name).length > LONGEST_NAME ? null : { name, controls: controlsOf(name, entry.details, language) }
}

/** 'the Account SECTION', 'sección de cuenta': without the word for a part. */
function partName(said: string, language: ReadingLanguage): string {
  const words = wordsIn(said)
  const known = lexicon(language)
  const hits = controlWords(language)
    .groups.find(words)
    .filter(
      ({ first, last }) => first === 0 || last === words.length - 1 || known.has('articles', words[first - 1] ?? ''),
    )
  const bare = hits.length > 0 && hits.length < words.length ? withoutHits(said, hits) : said.trim()
  const left = bare.split(/\s+/)
  const isSmall = (word: string) =>
    (['articles', 'of', 'own'] as const).some((kind) => known.has(kind, word.toLowerCase()))
  while (left.length > 1 && isSmall(left[0] ?? '')) left.shift()
  return left.join(' ')
}

/** Whether an entry is set with something, and tells nothing else. */
function isSetting({ text, details }: OutlineEntry, language: ReadingLanguage): boolean {
  const words = wordsIn(text).filter((word) => word !== ',')
  if (words.length === 0 || words.length > LONGEST_SETTING) return false
  if (details.length > 0) return true
  const kinds = ['switches', 'sliders', 'ranges', 'choices'] as const
  return (
    kinds.some((kind) => names(text, kind, language)) ||
    orChoice(text, language) !== null ||
    /\p{L}\s?\/\s?\p{L}/u.test(text) ||
    stateBehind(text, language) !== null ||
    amountBehind(text, language) !== null ||
    timesIn(text).length > 0 ||
    isWritten(words, language)
  )
}

/** 'language Italian': the name of something that is written, and what it is at first. */
const isWritten = (words: readonly string[], language: ReadingLanguage) =>
  controlWords(language)
    .texts.find(words)
    .some(({ first, last }) => first === 0 && words.length - last <= LONGEST_VALUE)
const LONGEST_VALUE = 3

/** 'a Delete account button in red', 'un bouton rouge Supprimer le compte', 'ein Knopf „Konto löschen“' */
function pressedIn(text: string, language: ReadingLanguage): AppControl | null {
  const known = lexicon(language)
  const tokens = phraseTokens(text)
  const isButton = (word: string) => known.forms(word).some((form) => known.idOf('cue', form) === 'button')
  const at = tokens.findIndex(({ text: word, quoted }) => !quoted && isButton(word.split('-').at(-1) ?? ''))
  const cue = tokens[at]
  if (!cue || tokens.length > LONGEST_SETTING) return null
  const quote = tokens.find(({ quoted }) => quoted)
  const joined = cue.text.includes('-') ? text.slice(cue.start, cue.end).replace(/-[^-]*$/, '') : ''
  const label = quote?.text ?? beside(text, at, joined, language)
  const isPressed = quote !== undefined || names(label, 'acts', language)
  if (!isPressed || label === '') return null
  return { kind: 'button', label, ...(names(label, 'risks', language) ? { isRisky: true } : {}) }
}

/** What stands before the word for a button, or behind it, without what it looks like. */
function beside(text: string, at: number, joined: string, language: ReadingLanguage): string {
  const known = lexicon(language)
  const tokens = phraseTokens(text)
  const isLook = (word: string) =>
    (['articles', 'qualities', 'sizes', 'small', 'of', 'about', 'colour', 'shade'] as const).some((kind) =>
      known.forms(word).some((form) => known.has(kind, form)),
    )
  const behind = tokens.slice(at + 1)
  const first = behind.findIndex(({ text: word }) => !isLook(word))
  const named = first < 0 ? '' : text.slice(behind[first]?.start).trim()
  if (known.grammar.headFirst && named !== '') return named
  const before = tokens.slice(0, at)
  const own = before.findIndex(({ text: word }) => !isLook(word))
  const said = own < 0 ? '' : text.slice(before[own]?.start, before.at(-1)?.end)
  // 'ein Knopf Abmelden'
  return [said, joined].filter(Boolean).join(' ') || named
}
