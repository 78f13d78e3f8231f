import { type AppScene, between, isCapital, type WordRange } from '../app-scene.ts'
import { recordField, type RecordField } from './record-field.ts'
import { recordWords } from './record-words.ts'

const MOST_FIELDS = 24

/** The fields that are listed from a word on, up to the end of the sentence or of the bullets, and their last word. */
export function fieldsFrom(scene: AppScene, from: number): { fields: RecordField[]; last: number } {
  const fields: RecordField[] = []
  let last = from
  const { orNot, checks } = recordWords(scene.lexicon.language)
  let former: WordRange = { from, to: from }
  for (const piece of piecesFrom(scene, from).slice(0, MOST_FIELDS)) {
    const before = fields.at(-1)
    // 'paid or NOT' is answered by yes or no
    if (before && piece.to - piece.from === 1 && orNot.find(scene.words, piece.from, piece.to).length > 0) {
      // 'done YES OR no' is answered by both
      const isBoth = checks.find(scene.words, former.to - 1, piece.to)[0]?.first === former.to - 1
      const whole = isBoth ? fieldIn(scene, { from: former.from, to: former.to - 1 }) : null
      fields[fields.length - 1] = { ...(whole ?? before), kind: 'check' }
      last = piece.to - 1
      continue
    }
    // 'the number of the family, NOT ITS NAME'
    if (fields.length > 0 && isRefused(scene, piece)) {
      last = piece.to - 1
      continue
    }
    // 'and IT ADDS them up' is done with them
    const isDone = scene.lexicon.has('pronouns', scene.words[piece.from] ?? '') && piece.to - piece.from > 1
    const field = isDone ? null : fieldIn(scene, piece)
    if (!field) break
    fields.push(field)
    former = piece
    last = piece.to - 1
  }
  return { fields, last }
}

const isRefused = ({ words, lexicon: known }: AppScene, { from, to }: WordRange): boolean =>
  to - from > 1 && (['nots', 'refuses', 'excluding'] as const).some((kind) => known.has(kind, words[from] ?? ''))

/** What commas, 'and' and new lines part, outside of brackets and behind no heading. */
function piecesFrom(scene: AppScene, from: number): WordRange[] {
  const { words, lexicon: known } = scene
  const isBulleted = hasBullet(between(scene, from))
  const isSlashed = partsBySlashes(scene, from)
  const pieces: WordRange[] = []
  let [start, depth, isHeading, hasComma] = [from, 0, false, false]
  for (let at = from; at < words.length; at++) {
    const mark = at > from ? between(scene, at) : ''
    depth += count(mark, '(') - count(mark, ')')
    // '- status: waiting, in progress, done'
    isHeading = isBulleted && !mark.includes('\n') && (isHeading || (mark.includes(':') && at > start))
    if (depth > 0 || isHeading) continue
    // '[plate number, make, notes]' ends with its bracket; where commas part the fields, something else stands behind ';'
    const isOther = depth < 0 || (mark.includes(';') && hasComma)
    if (isOther || (listEnds(mark, isBulleted) && !goesOn(scene, at, mark))) return [...pieces, ...pieceOf(start, at)]
    hasComma ||= words[at] === ','
    const isJoint = words[at] === ',' || known.has('and', words[at] ?? '')
    if (!isJoint && !parts(mark, isSlashed)) continue
    pieces.push(...pieceOf(start, at))
    start = isJoint ? at + 1 : at
  }
  return [...pieces, ...pieceOf(start, words.length)]
}

const pieceOf = (from: number, to: number): WordRange[] => (to > from ? [{ from, to }] : [])

/** A new line, a semicolon, a bar, and a slash with room around it where fields are parted by them. */
const parts = (mark: string, isSlashed: boolean): boolean => /[\n;|]/.test(mark) || (isSlashed && /\s\/\s/.test(mark))

/** 'tool / who borrowed it / due back': so many slashes with room around them part fields. */
function partsBySlashes(scene: AppScene, from: number): boolean {
  const { words, lexicon: known } = scene
  const parted: number[] = []
  let at = from + 1
  for (; at < words.length && !known.has('and', words[at] ?? '') && words[at] !== ','; at++) {
    const mark = between(scene, at)
    if (/[.!\n]/.test(mark)) break
    if (/\s\/\s/.test(mark)) parted.push(at)
  }
  const [first = from] = parted
  // 'STATUS lead / active / done, next date': words by themselves are the choices of one, where more fields follow
  const isOneField = first - from > 1 && goesOnBehind(scene, at) && at - first === parted.length
  return parted.length >= FEWEST_SLASHES && !isOneField
}

const goesOnBehind = ({ words, lexicon: known }: AppScene, at: number): boolean =>
  words[at] === ',' || known.has('and', words[at] ?? '')

const FEWEST_SLASHES = 2

/** 'paid? yes/no' and 'room no., date' go on behind their mark. */
const goesOn = (scene: AppScene, at: number, mark: string): boolean =>
  !mark.includes('\n') && (scene.words[at] === ',' || (mark.includes('?') && !isCapital(scene, at)))

/** A piece, and where it is too long up to where it tells when: 'price per litre EVERY TIME I FUEL UP'. */
function fieldIn(scene: AppScene, { from, to: end }: WordRange): RecordField | null {
  const { language } = scene.lexicon
  const closing = recordWords(language)
    .closes.find(scene.words, from + 1, end)
    .at(-1)
  // 'any worries they noted' and 'where each one is stored' are no lists that are noted
  const isOwn =
    closing !== undefined &&
    (scene.lexicon.has('pronouns', scene.words[closing.first - 1] ?? '') ||
      scene.lexicon.has('interrogatives', scene.words[from] ?? ''))
  const to = closing?.last === end - 1 && !isOwn ? closing.first : end
  const whole = recordField(textOf(scene, from, to), language)
  const each = recordWords(language).each.find(scene.words, from + 1, to)
  const last = each.at(-1)
  return whole ?? (last ? recordField(textOf(scene, from, last.first), language) : null)
}

const count = (text: string, mark: string) => text.split(mark).length - 1

/** The last line that a mark opens begins with a bullet or a number. */
const hasBullet = (mark: string): boolean =>
  mark.includes('\n') && /^(?:[-*•–]|\d{1,2}[.)])$/.test((mark.split('\n').at(-1) ?? '').trim())

/** 'a. B', and a line without a bullet behind lines that have one. */
const listEnds = (mark: string, isBulleted: boolean): boolean =>
  isBulleted ? mark.includes('\n') && !hasBullet(mark) : /[.!?](?:\s|$)|\n/.test(mark)

/** The text of a piece with the marks that belong to it: a bracket that it closes. */
function textOf({ text, tokens }: AppScene, from: number, to: number): string {
  const end = tokens[to - 1]?.end ?? 0
  const said = text.slice(tokens[from]?.start ?? 0, end)
  return count(said, '(') > count(said, ')') ? `${said})` : said
}
