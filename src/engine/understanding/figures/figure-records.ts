import type { EntryReader } from './figure-entries.ts'
import type { ReadGroup } from './figure-kinds.ts'
import type { FigureEntry } from './types.ts'

/**
 * 'B1 temperature 31,2° pH 10,1; B2 30,8° / 10,3': things with several values each, one in a row. What a value is, the
 * first row says for all. Null where no thing has two values.
 */
export function readRecords({ pieces }: ReadGroup, reader: EntryReader, text: string): FigureEntry[] | null {
  const lines = pieces.reduce<FigureEntry[][]>((list, piece) => {
    const isNext = list.length === 0 || piece.before === ';' || piece.before === 'line'
    if (isNext) list.push([])
    list.at(-1)?.push(...reader.read(piece))
    return list
  }, [])
  if (lines.length < 2 || lines.filter((line) => line.length > 1).length < 2) return null
  const heads = lines.map(([first]) => first?.label.split(' ') ?? [])
  const length = Math.min(
    ...heads.filter((_, at) => (lines[at]?.[0]?.amount ?? '') !== '').map((words) => words.length),
  )
  if (length < 1) return null
  const [model = []] = lines
  const names = model.map(({ label }, at) => (at === 0 ? label.split(' ').slice(length).join(' ') : label))
  return lines.flatMap((line, at): FigureEntry[] => {
    const [first] = line
    if (!first) return []
    const words = heads[at] ?? []
    const cells = line.map((entry, cell) => {
      const own = cell === 0 ? words.slice(length).join(' ') : entry.label
      return [own || (entry.amount === '' ? '' : (names[cell] ?? '')), entry.amount].filter(Boolean).join(' ')
    })
    const end = line.at(-1)?.end ?? first.end
    return [
      {
        start: first.start,
        end: Math.min(end, text.length),
        label: words.slice(0, length).join(' '),
        amount: '',
        value: null,
        notes: [cells.filter(Boolean).join(' · '), ...line.flatMap(({ notes }) => notes)].filter(Boolean),
        isAlert: line.some(({ isAlert }) => isAlert),
      },
    ]
  })
}
