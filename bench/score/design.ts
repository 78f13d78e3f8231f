import { listed, mark, markEach } from './marks.ts'
import { hueFamilies } from './page-colors.ts'
import type { ReadPage } from './read-page.ts'
import { equalNeighbours } from './shape.ts'
import type { Mark, Measured } from './types.ts'

/** Signs of a page that somebody designed. Without a browser only the neighbours can be told. */
export function markDesign(page: ReadPage, measured: Measured | null): Mark[] {
  const neighbours = markEach('neighbours', 1.5, 0.75, equalNeighbours(page))
  return measured ? [...markMeasured(measured), neighbours] : [neighbours]
}

function markMeasured({ colors, fonts, sizes, spacing, lines, fold }: Measured): Mark[] {
  const hues = hueFamilies(colors)
  const onGrid = 1 - spacing.off.length / Math.max(1, spacing.all)
  const readable = 1 - lines.off.length / Math.max(1, lines.all)
  return [
    mark('hues', 1.5, 1 - (hues - 3) / 3, `${hues} families of hues`),
    mark('fonts', 1.5, fonts.length <= 2 ? 1 : 0, listed(fonts)),
    mark('sizes', 1.5, sizesKept(sizes.length), `${sizes.length} sizes: ${sizes.join(', ')}`),
    mark('grid', 1.5, onGrid / 0.9, `${Math.round(onGrid * 100)} % on the grid: ${listed(spacing.off)}`),
    mark('lines', 1, readable / 0.9, listed(lines.off)),
    mark('fold', 1.5, (Number(fold.heading) + Number(fold.action)) / 2, fold.heading ? 'no action' : 'no heading'),
  ]
}

/** 4 to 9 sizes keep everything; each one more or less costs a third. */
const sizesKept = (count: number) => 1 - Math.max(0, 4 - count, count - 9) / 3
