import { readRequest } from '#engine/understanding/read-request.ts'
import type { ReadKind } from '#engine/understanding/read/facts.ts'
import { labelledRequests } from './labelled.ts'

/** Which facts a label may be read as, the best one first. */
const kindsOf: Record<string, ReadKind[]> = {
  N: ['name'],
  T: ['what'],
  L: ['place'],
  O: ['statement', 'service'],
  S: ['service', 'statement'],
  P: ['price'],
  H: ['hours', 'date'],
  D: ['date', 'hours'],
  F: ['contact'],
  M: ['contact'],
  A: ['contact', 'place'],
  W: ['person'],
  X: ['section'],
  Y: ['style'],
  C: ['colour'],
  G: ['audience'],
}

type Ends = { start: number; end: number }
const shared = (one: Ends, other: Ends) => Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => one.localeCompare(other)

/** Recall by label and precision by fact on the labelled requests, where they are; each miss with `--misses`. */
export function run(args: string[]): void {
  const requests = labelledRequests()
  if (!requests) {
    console.log('no labelled requests beside the repository')
    return
  }
  const seen = new Map<string, [right: number, all: number]>()
  const read = new Map<ReadKind, [right: number, all: number]>()
  let [trades, wrong, named, namedWrong] = [0, 0, 0, 0]
  const count = <Key>(map: Map<Key, [number, number]>, key: Key, right: boolean) => {
    const [before, all] = map.get(key) ?? [0, 0]
    map.set(key, [before + (right ? 1 : 0), all + 1])
  }
  for (const { text, labels, trades: rightTrades } of requests) {
    const { facts, trade, certainty } = readRequest(text)
    for (const label of labels) {
      const near = facts.filter((fact) => shared(fact, label) >= (label.end - label.start) * 0.6)
      // of a trade's phrase the head counts
      const at = text.indexOf(label.of, label.start)
      const said = label.kind === 'T' && at >= 0 && at < label.end ? { start: at, end: at + label.of.length } : label
      const right = facts.filter(({ kind }) => kindsOf[label.kind]?.includes(kind))
      const good = right.reduce((sum, fact) => sum + shared(fact, said), 0) >= (said.end - said.start) * 0.6
      count(seen, label.kind, good)
      if (!good && args.includes('--misses'))
        console.log(
          `${label.kind}:${label.text} → ${near.map(({ kind }) => kind).join(',') || '-'} | ${text.slice(0, 70).replaceAll('\n', '/')}`,
        )
    }
    for (const fact of facts) {
      const good = labels.some((label) => kindsOf[label.kind]?.includes(fact.kind) && shared(fact, label) > 0)
      count(read, fact.kind, good)
      if (!good && args.includes('--extra'))
        console.log(`  ${fact.kind}: ${fact.text} | ${text.slice(0, 70).replaceAll('\n', '/')}`)
    }
    if (trade === null ? rightTrades.includes('general') : rightTrades.includes(trade)) trades += 1
    else if (trade !== null) {
      wrong += 1
      console.log(`trade ${trade} (${certainty.trade}) for ${rightTrades.join('|')}: ${text.slice(0, 80)}`)
    } else if (args.includes('--misses')) console.log(`no trade for ${rightTrades.join('|')}: ${text.slice(0, 80)}`)
    const name = facts.find(({ kind }) => kind === 'name')
    if (name && name.sure >= 0.8) {
      named += 1
      if (!labels.some((label) => label.kind === 'N' && shared(label, name) > (label.end - label.start) / 2)) {
        namedWrong += 1
        console.log(`name ${name.text} (${name.sure}): ${text.slice(0, 80)}`)
      }
    }
  }
  const line = (key: string, [right, all]: [number, number]) => `${key} ${right}/${all}`
  console.log(
    'recall   ',
    [...seen]
      .sort(byName)
      .map(([key, value]) => line(key, value))
      .join('  '),
  )
  console.log(
    'precision',
    [...read]
      .sort(byName)
      .map(([key, value]) => line(key, value))
      .join('  '),
  )
  const total = [...seen.values()].reduce((sum, [right, all]) => [sum[0] + right, sum[1] + all] as [number, number], [
    0, 0,
  ] as [number, number])
  console.log(
    `all ${total[0]}/${total[1]}; trade right ${trades}/${requests.length}, wrong ${wrong}; certain names ${named}, wrong ${namedWrong}`,
  )
}
