import type { OutlineEntry } from './app-outline.ts'
import { amountBehind, labelBefore, timesIn } from './control-amounts.ts'
import { orChoice } from './control-choices.ts'
import { stateBehind, stateIn } from './control-states.ts'
import { controlWords, names, type ThemeName, withoutHits, wordsIn } from './control-words.ts'
import { lexicon } from './lexicon.ts'
import { phraseTokens } from './phrase-tokens.ts'
import { readTokens } from './tokens.ts'
import type { ReadingLanguage } from './types.ts'

/** What a setting is set with. */
export type AppControl = {
  kind:
    | 'switch'
    | 'range'
    | 'number'
    | 'span'
    | 'time'
    | 'choice'
    | 'theme'
    | 'text'
    | 'textarea'
    | 'email'
    | 'tel'
    | 'date'
    | 'password'
    | 'button'
  label: string
  options?: string[]
  /** of a choice between light and dark: which each option is */
  themes?: (ThemeName | null)[]
  value?: string
  /** of a number, and of two times: from and to */
  bounds?: [from: string, to: string]
  unit?: string
  /** what has to be typed before it is done */
  confirm?: string
  isRisky?: boolean
  /** of a switch: how it stands at first, and whether anybody may turn it */
  isOn?: boolean
  isLocked?: boolean
  note?: string
}

/** What the group around a control has besides. */
type Around = { group: string; language: ReadingLanguage; isPersonal: boolean; choices: readonly string[] }

/** The controls of a group, one for each of its details. */
export function controlsOf(
  group: string,
  details: readonly OutlineEntry[],
  language: ReadingLanguage,
  choices: readonly string[] = [],
): AppControl[] {
  const theme = themeOf(group, details, language)
  if (theme) return [theme]
  const isPersonal = details.some(({ text }) => isOwn(text, language) || isCalled(text, language))
  const around = { group, language, choices, isPersonal }
  const { label, rest } = groupSwitch(group, details, language)
  if (label !== null) return [{ kind: 'switch', label }, ...rest.flatMap((detail) => controlOf(detail, around))]
  const controls = details.flatMap((detail) => controlOf(detail, around))
  return isPersonal ? allWritten(controls) : controls
}

const writing = new Set<AppControl['kind']>(['text', 'textarea', 'email', 'tel', 'date', 'password', 'button'])

/** 'display name, email and HOME PATCH': beside what is written, what nobody knows is written too. */
function allWritten(controls: readonly AppControl[]): AppControl[] {
  const isOpen = ({ kind, isOn, label }: AppControl) =>
    kind === 'switch' && isOn === undefined && label.split(' ').length <= LONGEST_NAME
  const others = controls.filter((control) => !isOpen(control))
  const areWritten = others.length > 1 && others.every(({ kind }) => writing.has(kind))
  return controls.map((control) => (areWritten && isOpen(control) ? { ...control, kind: 'text' } : control))
}

const LONGEST_NAME = 2

/** 'display name' is a person's, as a name is. */
const isCalled = (text: string, language: ReadingLanguage) => {
  const words = wordsIn(text)
  return controlWords(language)
    .texts.find(words)
    .some(({ first, last }) => first === 0 && last === words.length - 1)
}

/** 'reminders (ON/OFF, time 07:30)': what the group is about is switched, and the rest of it set. */
function groupSwitch(group: string, details: readonly OutlineEntry[], language: ReadingLanguage) {
  const [first, second, ...rest] = details
  if (first && second && isOnOff([first.text, second.text], language)) return { label: group, rest }
  const words = wordsIn(first?.text ?? '')
  const isSwitch = controlWords(language)
    .switches.find(words)
    .some((hit) => hit.first === 0 && hit.last === words.length - 1)
  const isSlashed = isOnOff((first?.text ?? '').split(/\s?\/\s?/), language)
  return group !== '' && (isSwitch || isSlashed) ? { label: group, rest: details.slice(1) } : { label: null, rest: [] }
}

/** 'Appearance (light, dark, system)', 'theme: light / dark' */
function themeOf(label: string, details: readonly OutlineEntry[], language: ReadingLanguage): AppControl | null {
  const { themes } = controlWords(language)
  const found = details.map(({ text }) => {
    const words = wordsIn(text)
    const hit = themes.find(words).find(({ first, last }) => last - first + 1 === words.length)
    return hit?.id ?? null
  })
  const isTheme = found.includes('light') && found.includes('dark') && found.every((id) => id !== null)
  return isTheme ? { kind: 'theme', label, options: details.map(({ text }) => text), themes: found } : null
}

const isOnOff = ([one = '', other = '']: readonly string[], language: ReadingLanguage) => {
  const { on, off } = controlWords(language)
  const isAll = (text: string, table: typeof on) => {
    const words = wordsIn(text)
    return table.find(words).some(({ first, last }) => first === 0 && last === words.length - 1)
  }
  return (isAll(one, on) && isAll(other, off)) || (isAll(one, off) && isAll(other, on))
}

const fieldOf = (text: string, language: ReadingLanguage) => {
  const tokens = readTokens(text)
  return lexicon(language)
    .find(tokens, ['field'])
    .find(({ first }) => first === 0)
}

/** Beside a name, a password or an address the e-mail is one that is written, and no kind of notice. */
function isOwn(text: string, language: ReadingLanguage): boolean {
  const field = fieldOf(text, language)
  return (field !== undefined && ['name', 'password', 'address', 'phone'].includes(field.id)) || /@\w/.test(text)
}

function controlOf(detail: OutlineEntry, around: Around): AppControl[] {
  const { language, choices } = around
  const bands = bandsOf(detail, around)
  if (bands.length > 0) return bands
  const state = stateIn(
    detail.details.map(({ text }) => text),
    language,
  )
  if (state) return [{ kind: 'switch', label: detail.text, ...state }]
  const { label, rest } = groupSwitch(detail.text, detail.details, language)
  if (label !== null && rest.length > 0)
    return [{ kind: 'switch', label }, ...rest.flatMap((one) => controlOf(one, around))]
  const { text, relative } = beforeRelative(detail.text, language)
  const beside = pressed(text, [...relative, ...detail.details.map((one) => one.text)], language)
  const note = [detail.note, ...relative].filter(Boolean).join(', ')
  const made =
    (detail.details.length === 1 ? beside : null) ??
    chosen(detail, text, around) ??
    measured(text, around) ??
    written(text, around) ??
    beside
  const control = made ?? switched(text, around)
  const all: AppControl =
    made === null && choices.length > 1 ? { kind: 'choice', label: text, options: [...choices] } : control
  return [{ ...all, label: all.label || around.group || text, ...(note && !all.confirm ? { note } : {}) }]
}

/** 'weekdays 6:00–8:30 and 17:00–22:30': each from and to. */
function bandsOf({ text, details }: OutlineEntry, { group, language }: Around): AppControl[] {
  const times = details.length === 0 ? timesIn(text) : []
  if (times.length < 4 || times.length % 2 > 0) return []
  const label = labelBefore(text, times[0]?.start ?? 0, group, language)
  return times.flatMap(({ time }, at): AppControl[] => {
    const to = times[at + 1]?.time ?? time
    const own = at === 0 ? label : `${label} (${at / 2 + 1})`
    return at % 2 === 0 ? [{ kind: 'span', label: own, bounds: [time, to] }] : []
  })
}

/** 'Delete all THAT ASKS YOU TO TYPE DELETE': what is said of a control stands apart. */
function beforeRelative(text: string, language: ReadingLanguage): { text: string; relative: string[] } {
  const known = lexicon(language)
  const tokens = phraseTokens(text)
  const at = tokens.findIndex(
    ({ text: word, quoted }, index) =>
      index > 0 &&
      !quoted &&
      known.has('relativePronouns', word) &&
      !(known.has('articles', word) && known.grammar.compounds),
  )
  const start = tokens[at]?.start
  return start === undefined
    ? { text, relative: [] }
    : { text: text.slice(0, start).trim(), relative: [text.slice(start)] }
}

const slashed = /^(.*\p{L})\s+(\p{L}+(?:\s*\/\s*\p{L}+)+)$/u

/** 'sound: bowl / block / rain', 'language (English, German)', 'sounds on/off' */
function chosen({ details }: OutlineEntry, text: string, { language }: Around): AppControl | null {
  const options = details.map((detail) => detail.text)
  const { switches } = controlWords(language)
  if (isOnOff(options, language)) return { kind: 'switch', label: text }
  if (options.length > 1) {
    const label = labelOf(text, 'choices', language)
    return themeOf(text, details, language) ?? { kind: 'choice', label, options }
  }
  if (switches.find(wordsIn(text)).length > 0) return { kind: 'switch', label: labelOf(text, 'switches', language) }
  const own = details.length === 0 ? (orChoice(text, language) ?? slashChoice(text)) : null
  if (own) {
    const entries = own.options.map(
      (option): OutlineEntry => ({ start: 0, end: 0, text: option, details: [], note: '' }),
    )
    const label = labelOf(own.label, 'choices', language)
    return themeOf(label, entries, language) ?? { kind: 'choice', label, options: own.options }
  }
  const [only] = details
  return only
    ? (measured(`${text} ${only.text}`, { language }) ?? { kind: 'text', label: text, value: only.text })
    : null
}

/** 'units km/miles' */
function slashChoice(text: string): { label: string; options: string[] } | null {
  const [, label, list] = slashed.exec(text) ?? []
  return label && list ? { label, options: list.split(/\s*\/\s*/) } : null
}

/** 'Lautstärke-Regler', 'Lautstärkeregler': what the word is, where nouns are joined. */
function lastPart(word: string, language: ReadingLanguage): string[] {
  if (!lexicon(language).grammar.compounds) return [word]
  const parts = word.split('-')
  if (parts.length > 1) return parts
  const [end] = sliderEnds(word, language)
  return end ? [end] : [word]
}

const sliderEnds = (word: string, language: ReadingLanguage) =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(at + 1)).filter(
    (end) => end.length > 3 && controlWords(language).sliders.find([end]).length > 0,
  )

/** A text without the words that say what it is set with: 'curseur de VOLUME', 'LAUTSTÄRKE-Regler'. */
function labelOf(text: string, kind: 'sliders' | 'switches' | 'choices', language: ReadingLanguage): string {
  const known = lexicon(language)
  const apart = known.grammar.compounds ? text.replace(/(?<=\p{L})-(?=\p{L}+$)/u, ' ') : text
  const hits = controlWords(language)[kind].find(wordsIn(apart))
  if (hits.length === 0) return text
  const left = withoutHits(apart, hits).split(' ')
  while (
    left.length > 1 &&
    (['of', 'articles', 'about'] as const).some((one) => known.has(one, left[0]?.toLowerCase() ?? ''))
  )
    left.shift()
  return left.join(' ').replace(/^(?:d|l)['’]/, '')
}

const numbers =
  /(-?\d{1,9}(?:[.,]\d{1,9})?)(?:[x×%°]C?| %)?(?: ?[–—-] ?| \p{L}{1,3} )(-?\d{1,9}(?:[.,]\d{1,9})?)\s?([%°×]?\p{L}{0,12})/u

/** 'from 22:00 to 07:00', 'interval 5–60 min', 'volume slider' */
function measured(
  text: string,
  { language, group = '' }: Pick<Around, 'language'> & { group?: string },
): AppControl | null {
  const [from, to] = timesIn(text)
  if (from) {
    const label = labelBefore(text, from.start, group, language)
    return to ? { kind: 'span', label, bounds: [from.time, to.time] } : { kind: 'time', label, value: from.time }
  }
  const { sliders, ranges } = controlWords(language)
  const words = wordsIn(text)
  const slider = sliders.find(words.flatMap((word) => lastPart(word, language)))
  const range = numbers.exec(text)
  const bounds: Pick<AppControl, 'bounds' | 'unit'> = range
    ? { bounds: [range[1] ?? '0', range[2] ?? '100'], ...(range[3] ? { unit: range[3] } : {}) }
    : {}
  const label = range ? labelBefore(text, range.index, group, language) : text
  if (slider.length > 0 || ranges.find(words).some(({ first, last }) => last - first + 1 === words.length || range))
    return { kind: 'range', label: labelOf(label, 'sliders', language), ...bounds }
  if (range) return { kind: 'number', label, ...bounds }
  const amount = amountBehind(text, language)
  return amount ? { kind: 'number', ...amount } : null
}

/** 'name Theo Lindqvist', 'email a@b.example', 'bio' */
function written(text: string, { language, isPersonal }: Around): AppControl | null {
  const mail = /[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}.-]{1,64}/u.exec(text)
  if (mail) {
    const label = text.slice(0, mail.index).trim().replace(/[:=]$/, '')
    return { kind: 'email', label, value: mail[0] }
  }
  if (names(text, 'acts', language)) return null
  const field = fieldOf(text, language)
  if (field) {
    const value = text.slice(field.end).trim()
    const type = inputs[field.id] ?? 'text'
    const isValue = /^[\p{Lu}\d+"“«„]/u.test(value)
    if (isPersonal && value === '') return { kind: type, label: text }
    if (isValue && field.id !== 'email')
      return { kind: type, label: text.slice(0, field.end), value: value.replace(/["“”«»„]/gu, '') }
  }
  const words = wordsIn(text)
  const own = controlWords(language).texts.find(words)[0]
  if (own?.first !== 0) return null
  const isLong = words.length === 1 && words[0]?.startsWith('bio') === true
  const rest = withoutHits(text, [own])
  return {
    kind: isLong ? 'textarea' : 'text',
    label: rest ? text.slice(0, text.indexOf(rest)).trim() : text,
    ...(rest ? { value: rest } : {}),
  }
}

const inputs: Partial<Record<string, AppControl['kind']>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  password: 'password',
  message: 'textarea',
}

const capitals = /(?<![\p{L}\p{N}])\p{Lu}{3,}(?:[-_]?\p{Lu}+)(?![\p{L}\p{N}])/u

/** 'change password', 'Konto löschen', 'delete all sessions that asks you to type DELETE' */
function pressed(text: string, relative: readonly string[], language: ReadingLanguage): AppControl | null {
  const { acts, risks } = controlWords(language)
  const words = wordsIn(text)
  if (!acts.find(words).some(({ first, last }) => first === 0 || last === words.length - 1)) return null
  const confirm = capitals.exec(relative.join(' '))?.[0]
  const isRisky = risks.find(words).length > 0
  return {
    kind: 'button',
    label: withoutButton(text, words, language),
    ...(isRisky ? { isRisky } : {}),
    ...(confirm ? { confirm } : {}),
  }
}

/** 'Save button' is called 'Save'. */
function withoutButton(text: string, words: readonly string[], language: ReadingLanguage): string {
  const isSaid = words.length > 1 && lexicon(language).idOf('component', words.at(-1) ?? '') === 'button'
  return isSaid ? text.split(/\s+/).slice(0, -1).join(' ') : text
}

const SHORT = 4

const switched = (text: string, { language }: Around): AppControl => {
  const state = stateBehind(text, language)
  if (state) return { kind: 'switch', ...state }
  const { themes } = controlWords(language)
  const words = wordsIn(text)
  // 'dark mode', 'mørk modus'
  if (words.length < SHORT && themes.find(words).some(({ id }) => id === 'dark')) return { kind: 'theme', label: text }
  const bare = labelOf(text, 'choices', language)
  return { kind: 'switch', label: bare || text }
}
