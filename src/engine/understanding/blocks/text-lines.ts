import type { Span } from '../types.ts'

/** How a line begins: with a bullet, a number, or with its own words. */
export type LineMark = 'bullet' | 'number' | null

export type TextLine = Span & { text: string; mark: LineMark; number: number }

const bullet = /^\s*[-–—*•·‣▪◦]\s+\S/u
const numbered = /^\s*(\d{1,2})[.)]\s+\S/u

/**
 * The lines of a text, blank ones among them. A number marks a line only in a series, bullets between its lines or none:
 * '1. mai' by itself is a day.
 */
export function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = []
  let start = 0
  for (const said of text.split('\n')) {
    const number = Number(numbered.exec(said)?.[1] ?? 0)
    lines.push({ start, end: start + said.length, text: said, mark: bullet.test(said) ? 'bullet' : null, number })
    start += said.length + 1
  }
  const full = lines.filter((line) => line.text.trim() !== '' && line.mark === null)
  full.forEach((line, index) => {
    const [before, next] = [full[index - 1], full[index + 1]]
    const isInSeries = before?.number === line.number - 1 || next?.number === line.number + 1
    if (line.number > 0 && isInSeries && (line.number > 1 || next?.number === 2)) line.mark = 'number'
  })
  return lines
}

const inner = /^(\s*)(\d{1,2}\.[1-9]\.?|\d{1,2}[º°ª]|[a-z]\))\s+\S/u

const strong = /(?<![\p{L}\p{N}*])(\*{1,3})(?=[^\s*])([^*\n]{1,160})\1(?![\p{L}\p{N}*])/gu
const heading = /^#{1,4} /

/**
 * A text without the marks of Markdown, every letter at its place: '**Who**: …' is 'Who: …', and a heading over a line of
 * text is the word before its colon. The first line may be the name of the page.
 */
function withoutMarkdown(text: string): string {
  const plain = text.replace(
    strong,
    (_, mark: string, said: string) => ' '.repeat(mark.length) + said + ' '.repeat(mark.length),
  )
  const lines = plain.split('\n')
  return lines.reduce((all, line, index) => {
    const before = lines[index - 1]
    const isHeaded =
      index > 1 && before !== undefined && heading.test(before) && /^\p{L}/u.test(line) && !line.endsWith(':')
    const bare = index > 0 ? line.replace(heading, (mark) => ' '.repeat(mark.length)) : line
    return index === 0 ? bare : `${all}${isHeaded ? ':' : '\n'}${bare}`
  }, '')
}

/** What adorns a line: '*** Lanka Supper Club ***', '☆ Corrida do Caju ☆', '---- Menu ----' */
const adorning = new Set('*☆★✦✩✨=~#_•♥❤-')
const LONGEST_ADORNED = 100

/** A line without the marks that stand on both of its sides. */
function withoutAdornment(line: string): string {
  const said = line.trim()
  const words = said.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const isMark = (word: string) => word !== '' && [...word].every((mark) => adorning.has(mark))
  if (words.length < 3 || said.length > LONGEST_ADORNED || !isMark(first) || !isMark(last)) return line
  const at = line.indexOf(said)
  const inside = said.slice(first.length, said.length - last.length)
  return line.slice(0, at) + ' '.repeat(first.length) + inside + ' '.repeat(last.length) + line.slice(at + said.length)
}

/** '[14:02] Bete (board): ', '12/03/24, 14:02 - Bete: ' before what was sent in a chat */
const sentAt =
  /^(?:\[(?:\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?,? )?\d{1,2}[:.]\d{2}[^\]\n]{0,20}\] ?|\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2} [-–] )(?:[^:\n]{1,40}: )?/gmu

/** '10:42 Chef: ' */
const sentThen = /^\d{1,2}[:.]\d{2} ([^:\n]{1,40}): /gmu

/** A text without who sent each line when, where few send many; '19:30 Bach: …' is of a programme. */
function withoutSenders(text: string): string {
  const senders = [...text.matchAll(sentThen)].map(([, sender]) => sender)
  return senders.length > 2 && new Set(senders).size * 2 <= senders.length
    ? text.replace(sentThen, (mark) => ' '.repeat(mark.length))
    : text
}

const LONGEST_KEY = 40

/** 'Name⇥Lumo' and '| Name | Lumo |': of two cells, copied from a table, beside others like it, the first is the key of the second. */
function withKeyOfCell(line: string, index: number, lines: readonly string[]): string {
  if (!hasTwoCells(line) || ![index - 1, index + 1].some((at) => hasTwoCells(lines[at] ?? ''))) return line
  // a line that is indented would hang on the one before it
  const bare = line.replace(/^(\s*)\|/, '$1-').replace(/\|(\s*)$/, ' $1')
  return bare.replace(/\t| \| /, (mark) => (mark === '\t' ? ':' : ' : '))
}

/** 'TYPE ........ hostel': the key before dots that lead to its value; before an amount they stand in a list of prices. */
function withKeyOfDots(line: string): string {
  const from = line.indexOf(' ...')
  if (from < 1) return line
  let to = from + 1
  while (line.charAt(to) === '.') to += 1
  const isValue = line.charAt(to) === ' ' && !isCost(line.slice(to))
  return isValue ? `${line.slice(0, from)}${' '.repeat(to - from - 1)}:${line.slice(to)}` : line
}

/** '4,50', '£3.20', '12 €' */
const isCost = (value: string) =>
  /^\s*(?:\p{Sc}\s?)?\d{1,4}(?:[.,]\d{1,2})?(?:\s?(?:\p{Sc}|kr|eur|euros?))?\s*$/iu.test(value)

const arrow = / > |→| » /

/** 'ville → Lyon', 'LOCAL > Lyon': beside others like it, what stands before the one arrow of a line is its key. */
function withKeyOfArrow(line: string, index: number, lines: readonly string[]): string {
  const isBeside = [index - 1, index + 1].some((at) => hasArrow(lines[at] ?? '') || /: /.test(lines[at] ?? ''))
  return hasArrow(line) && isBeside ? line.replace(arrow, (mark) => (mark === '→' ? ':' : ' : ')) : line
}

function hasArrow(line: string): boolean {
  const [key = '', ...values] = line.split(arrow)
  return values.length === 1 && key.trim().length > 1 && key.length <= LONGEST_KEY
}

/** '5.50', 'from 5 € (small)', '£5': a row of a list of prices, which is read as one. */
function isAmount(cell: string): boolean {
  const said = cell.split('(')[0]?.trim() ?? ''
  return (
    said.length <= LONGEST_AMOUNT && /^(?:\p{Ll}{1,8} ){0,3}\P{L}{0,6}\d{1,4}(?:[.,]\d\d)?(?!\d)\D{0,12}$/u.test(said)
  )
}
const LONGEST_AMOUNT = 36

function hasTwoCells(line: string): boolean {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/\t+| \| /)
  const [key = '', value = ''] = cells.map((cell) => cell.trim())
  return cells.length === 2 && key !== '' && value !== '' && key.length <= LONGEST_KEY && !isAmount(value)
}

/** A text without marks that only adorn a line, with one arrow for '->', and without who sent it when; every letter at its place. */
const withPlainMarks = (text: string): string =>
  withoutSenders(text)
    .replace(/(?<=\s)[-=]>(?=\s)/g, ' →')
    .replace(/^[→➔➤►»] (?=\S)/gmu, '- ')
    .replace(/^> /gm, '  ')
    .replace(sentAt, (mark) => ' '.repeat(mark.length))
    .split('\n')
    .map(withoutAdornment)
    .map(withKeyOfCell)
    .map(withKeyOfArrow)
    .map(withKeyOfDots)
    .join('\n')

/** A text in which '2.1', '3º' and 'a)' before lines are bullets, every letter at its place: they number what stands in a list. */
export function withBullets(said: string): string {
  const text = withoutMarkdown(withPlainMarks(said))
  const lines = text.split('\n').map((line) => ({ line, found: inner.exec(line) }))
  if (lines.filter(({ found }) => found).length < 2) return text
  const bulleted = ({ line, found }: (typeof lines)[number]) => {
    const [, space = '', mark = ''] = found ?? []
    return found ? space + '-'.padEnd(mark.length) + line.slice(space.length + mark.length) : line
  }
  return lines.map(bulleted).join('\n')
}

export const isBlank = (line: TextLine | undefined): boolean => line === undefined || line.text.trim() === ''
