import { type AppScene, between, isCapital, type WordRange } from '../app-scene.ts'
import { recordField, type RecordField } from './record-field.ts'
import { recordWords } from './record-words.ts'

const MOST_FIELDS = 14

/** The fields that are listed from a word on, up to the end of the sentence or of the bullets, and their last word. */
export function fieldsFrom(scene: AppScene, from: number): { fields: RecordField[]; last: number } {
  const fields: RecordField[] = []
  let last = from
  const { orNot } = recordWords(scene.lexicon.language)
  for (const piece of piecesFrom(scene, from).slice(0, MOST_FIELDS)) {
    const before = fields.at(-1)
    // 'paid or NOT' is answered by yes or no
    if (before && piece.to - piece.from === 1 && orNot.find(scene.words, piece.from, piece.to).length > 0) {
      fields[fields.length - 1] = { ...before, kind: 'check' }
      continue
    }
    const field = fieldIn(scene, piece)
    if (!field) break
    fields.push(field)
    last = piece.to - 1
  }
  return { fields, last }
}

/** What commas, 'and' and new lines part, outside of brackets. */
function piecesFrom(scene: AppScene, from: number): WordRange[] {
  const { words, lexicon: known } = scene
  const isBulleted = hasBullet(between(scene, from))
  const isSlashed = partsBySlashes(scene, from)
  const pieces: WordRange[] = []
  let [start, depth] = [from, 0]
  for (let at = from; at <= words.length; at++) {
    const mark = at > from ? between(scene, at) : ''
    depth += count(mark, '(') - count(mark, ')')
    // '[plate number, make, notes]' ends with its bracket
    const isClosed = depth < 0
    if (depth > 0 && at < words.length) continue
    // 'name, size; the others search': where commas part the fields, something else stands behind ';'
    const isParted = mark.includes(';') && pieces.length > 0
    const isOver =
      at === words.length || isClosed || isParted || (listEnds(mark, isBulleted) && !goesOn(scene, at, mark))
    const isJoint = words[at] === ',' || known.has('and', words[at] ?? '')
    if (!isOver && !isJoint && !/[\n;|]/.test(mark) && !(isSlashed && /\s\/\s/.test(mark))) continue
    if (at > start) pieces.push({ from: start, to: at })
    if (isOver) break
    start = isJoint ? at + 1 : at
  }
  return pieces
}

/** 'tool / who borrowed it / due back': so many slashes with room around them, and no commas, part fields. */
function partsBySlashes(scene: AppScene, from: number): boolean {
  let slashes = 0
  for (let at = from + 1; at < scene.words.length && scene.words[at] !== ','; at++) {
    const mark = between(scene, at)
    if (/[.!\n]/.test(mark)) break
    if (/\s\/\s/.test(mark)) slashes++
  }
  return slashes >= FEWEST_SLASHES
}
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
  const to = closing?.last === end - 1 ? closing.first : end
  const whole = recordField(pieceOf(scene, from, to), language)
  const each = recordWords(language).each.find(scene.words, from + 1, to)
  const last = each.at(-1)
  return whole ?? (last ? recordField(pieceOf(scene, from, last.first), language) : null)
}

const count = (text: string, mark: string) => text.split(mark).length - 1

/** The last line that a mark opens begins with a bullet or a number. */
const hasBullet = (mark: string): boolean =>
  mark.includes('\n') && /^(?:[-*•–]|\d{1,2}[.)])$/.test((mark.split('\n').at(-1) ?? '').trim())

/** 'a. B', and a line without a bullet behind lines that have one. */
const listEnds = (mark: string, isBulleted: boolean): boolean =>
  isBulleted ? mark.includes('\n') && !hasBullet(mark) : /[.!?](?:\s|$)|\n/.test(mark)

/** The text of a piece with the marks that belong to it: a bracket that it closes. */
function pieceOf({ text, tokens }: AppScene, from: number, to: number): string {
  const end = tokens[to - 1]?.end ?? 0
  const said = text.slice(tokens[from]?.start ?? 0, end)
  return count(said, '(') > count(said, ')') ? `${said})` : said
}
