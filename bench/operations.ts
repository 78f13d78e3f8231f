import { openDocument } from '#design/document.ts'
import { applyOperation } from '#design/operations.ts'
import type { Operation, PageDocument } from '#design/types.ts'
import { samplePage } from './support/sample-page.ts'

/** What one operation on a page of this size may take, in ms, for 99 of 100. */
const limit = 5
const rounds = 400

/** One operation of each kind; the n-th takes other elements than the one before. */
const kinds: Record<string, (keys: (letter: string) => string, n: number) => Operation> = {
  text: (key, n) => ({ do: 'text', k: key('h'), text: `Heading ${n}` }),
  class: (key, n) => ({ do: 'class', k: key('c'), add: [`p-${n}`], remove: ['p-6'] }),
  attr: (key, n) => ({ do: 'attr', k: key('a'), name: 'href', value: `#new-${n}` }),
  token: (_, n) => ({ do: 'token', k: 'theme', name: '--accent', value: `oklch(0.5 0.1 ${n})` }),
  remove: (key) => ({ do: 'remove', k: key('c') }),
  insert: (key, n) => ({ do: 'after', k: key('c'), html: `<li class="p-6"><h3>New ${n}</h3><p>Words</p></li>` }),
  replace: (key, n) => ({
    do: 'replace',
    k: key('s'),
    html: `<section class="p-9"><h2>Other ${n}</h2><ul><li>a</li><li>b</li></ul></section>`,
  }),
  keep: (key) => {
    const k = key('s')
    return { do: 'replace', k, html: `<div class="wrap"><keep k="${k}"/></div>` }
  },
  move: (key) => ({ do: 'move-after', k: key('c'), to: key('s') }),
}

function keyPicker(document: PageDocument, n: number): (letter: string) => string {
  return (letter) => {
    const keys = [...document.elements.keys()].filter((key) => key.startsWith(letter) && /\d$/.test(key))
    return keys[(n * 7 + letter.charCodeAt(0)) % keys.length] ?? ''
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`)

/** An operation is a pure function: done three times, the best time is its own, the others also that of a busy machine. */
function bestOfThree(page: PageDocument, operation: Operation): number {
  let best = Infinity
  for (let i = 0; i < 3; i++) {
    const start = performance.now()
    const result = applyOperation(page, operation)
    best = Math.min(best, performance.now() - start)
    if (!result.ok) throw new Error(`${operation.do}: ${result.refusal.message}`)
  }
  return best
}

const at = (times: number[], share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Prints p50 and p99 of one operation of each kind on a 60 KB page, and fails when the slowest is over its limit. */
export function run(): void {
  const page = openDocument(samplePage())
  print(`one operation on a page of ${(page.html.length / 1024).toFixed(0)} KB, ${page.elements.size} elements`)
  const all: number[] = []
  for (const [kind, make] of Object.entries(kinds)) {
    const times: number[] = []
    for (let n = 0; n < rounds; n++) {
      const operation = make(keyPicker(page, n), n)
      const took = bestOfThree(page, operation)
      // the first rounds warm the engine up
      if (n >= rounds / 10) times.push(took)
    }
    times.sort((a, b) => a - b)
    all.push(...times)
    print(`${kind.padEnd(8)} p50 ${at(times, 0.5).toFixed(2)} ms   p99 ${at(times, 0.99).toFixed(2)} ms`)
  }
  all.sort((a, b) => a - b)
  const p99 = at(all, 0.99)
  print(`all      p50 ${at(all, 0.5).toFixed(2)} ms   p99 ${p99.toFixed(2)} ms   limit ${limit} ms`)
  if (p99 > limit) process.exitCode = 1
}
