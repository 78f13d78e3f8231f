import type { Carried } from './carry-out.ts'
import type { StyleVerdict } from './verdict.ts'
import type { Kind, StyleWish } from './wishes.ts'

/** One wish and what came of it. `verdict`: null where nothing was claimed; `isTold`: the tool says that it is hard to read. */
export type MeasuredWish = {
  page: string
  by: 'chat' | 'hand'
  wish: StyleWish
  carried: Carried
  verdict: StyleVerdict | null
  isTold: boolean
}

/** Of the changes that are claimed so many have to have their effect, and nothing else. */
const leastEffect = 0.95

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Collects what came of wishes, and prints it by kind; the exit code is 1 under the bars. */
export function createStyleReport() {
  const all: MeasuredWish[] = []
  return {
    add(one: MeasuredWish) {
      all.push(one)
      for (const why of wrongs(one))
        print(`  ${one.page}: ${saidOf(one)} (${one.wish.target.is} ${one.wish.target.key}): ${why}`)
    },
    print() {
      const kinds = [...new Set(all.map(({ wish }) => wish.kind))].toSorted()
      print(
        '\n| wish | by | asked | claimed | with effect | wrong place | below 3 to 1 | told |\n|---|---|---|---|---|---|---|---|',
      )
      for (const kind of kinds) for (const by of ['chat', 'hand'] as const) row(kind, by)
      for (const by of ['chat', 'hand'] as const) row(null, by)
      for (const by of ['chat', 'hand'] as const) verdict(by)
    },
  }

  function verdict(by: MeasuredWish['by']) {
    const claimed = all.filter((one) => one.by === by && one.verdict !== null)
    const share = claimed.filter(isRight).length / Math.max(1, claimed.length)
    const below = claimed.filter(isBelow).length
    const unknown = claimed.filter((one) => (one.verdict?.unknown ?? 0) > 0).length
    print(
      `\nBy ${by}: ${(share * 100).toFixed(1)} % of ${claimed.length} claimed have their effect and no other; ${below} leave text below 3 to 1.`,
    )
    print(`${unknown} of them were on pages with texts over pictures or gradients, whose contrast is not told here.`)
    if (share < leastEffect || below > 0) process.exitCode = 1
  }

  function row(kind: Kind | null, by: MeasuredWish['by']) {
    const some = all.filter((one) => one.by === by && (kind === null || one.wish.kind === kind))
    if (some.length === 0) return
    const claimed = some.filter(({ verdict }) => verdict !== null)
    const counts = [
      some.length,
      claimed.length,
      claimed.filter(({ verdict }) => verdict?.hasEffect).length,
      claimed.filter(({ verdict }) => (verdict?.elsewhere.length ?? 0) > 0).length,
      claimed.filter(isBelow).length,
      claimed.filter(({ isTold, verdict }) => isTold && (verdict?.below.length ?? 0) > 0).length,
    ]
    print(`| ${[kind ?? 'all', by, ...counts].join(' | ')} |`)
  }
}

const isBelow = ({ verdict, isTold }: MeasuredWish) => (verdict?.below.length ?? 0) > 0 && !isTold
const isRight = ({ verdict }: MeasuredWish) => verdict !== null && verdict.hasEffect && verdict.elsewhere.length === 0

const saidOf = ({ by, wish, carried }: MeasuredWish) => (by === 'chat' ? `“${wish.words}”` : carried.said)

function wrongs(one: MeasuredWish): string[] {
  const { verdict, carried, by } = one
  if (verdict === null) return by === 'chat' && process.env['SHOW'] ? [`not done: ${carried.said.slice(0, 160)}`] : []
  return [
    ...(verdict.hasEffect ? [] : [`no effect; told “${carried.said.slice(0, 100)}”`]),
    ...(verdict.elsewhere.length > 0 ? [`wrong place: ${verdict.elsewhere.slice(0, 3).join('; ')}`] : []),
    ...(isBelow(one)
      ? verdict.below.slice(0, 3).map(({ words, ratio }) => `“${words}” is left at ${ratio.toFixed(2)}`)
      : []),
  ]
}
