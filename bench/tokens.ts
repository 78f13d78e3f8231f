import { readFileSync } from 'node:fs'
import { openDocument } from '#design/document.ts'
import { modelView } from '#design/model-view.ts'
import { applyOperation } from '#design/operations.ts'
import { applySplices } from '#design/splices.ts'
import type { PageDocument, Splice } from '#design/types.ts'
import { operationsOf } from './tokens/apply.ts'
import { byCharacters, byPieces } from './tokens/count.ts'
import { type TokenEdit, tokenEdits } from './tokens/edits.ts'
import { beforeOf, inputEdits, inputOf } from './tokens/input.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** The default limit of one answer. */
const limit = 4_000

/** A search/replace block for one change: the shortest run of whole tags around it that stands on the page once. */
function block(html: string, { start, end, insert }: Splice): string {
  let from = start
  let to = end
  const isOnly = () => to > from && html.indexOf(html.slice(from, to)) === html.lastIndexOf(html.slice(from, to))
  while (!isOnly()) {
    from = Math.max(0, html.lastIndexOf('<', from - 1))
    if (isOnly()) break
    const next = html.indexOf('>', to)
    to = next === -1 ? html.length : next + 1
  }
  const replace = html.slice(from, start) + insert + html.slice(end, to)
  return `<<<<<<< SEARCH\n${html.slice(from, to)}\n=======\n${replace}\n>>>>>>> REPLACE\n`
}

type Ways = { ours: string; search: string; rewrite: string; folded: string }

/** The same edit in each form that a model can write it in. */
function waysOf(page: PageDocument, edit: TokenEdit): Ways {
  let document = page
  let search = ''
  for (const operation of operationsOf(edit)) {
    const applied = applyOperation(document, operation)
    if (!applied.ok) throw new Error(`${edit.prompt}: ${applied.refusal.message}`)
    let html = document.html
    // one block after the other, each on the page that the one before left
    for (const splice of applied.splices.toReversed()) {
      search += block(html, splice)
      html = applySplices(html, [splice])
    }
    document = applied.document
  }
  const view = modelView(document).html
  return {
    ours: `${edit.script}\n`,
    search,
    rewrite: `<page>\n${document.html}</page>\n`,
    folded: `<page>\n${view}</page>\n`,
  }
}

const median = (numbers: number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Prints the output tokens of the same edits in each form, by two approximations, with medians; then the input of each kind. */
export async function run(): Promise<void> {
  printOutput()
  await printInput()
}

function printOutput(): void {
  const html = readFileSync(new URL('tokens/page.html', import.meta.url), 'utf8')
  const page = openDocument(html)
  const rows = tokenEdits.map((edit) => ({ edit, ways: waysOf(page, edit) }))
  print(
    `Output tokens of ${rows.length} edits on a page of ${(html.length / 1024).toFixed(1)} KB that the built-in designer wrote`,
  )
  print('Each pair: characters / 4, then word pieces (both approximate any one tokenizer; the ratio is what counts).')
  print('"folded" is a rewrite of the page as the prompt shows it, drawings folded away; "full" has them.\n')
  const names = ['ours', 'search', 'folded', 'rewrite'] as const
  const cells = (texts: Ways) =>
    names.map((name) => `${byCharacters(texts[name])} ${byPieces(texts[name])}`.padStart(14))
  const head = ['keyed', 'search/replace', 'folded', 'full rewrite'].map((name) => name.padStart(14)).join('')
  print(`${'edit'.padEnd(56)}${head}`)
  for (const { edit, ways } of rows) print(`${edit.prompt.slice(0, 54).padEnd(56)}${cells(ways).join('')}`)
  const medians = names.map((name) => ({
    characters: median(rows.map(({ ways }) => byCharacters(ways[name]))),
    pieces: median(rows.map(({ ways }) => byPieces(ways[name]))),
  }))
  const line = medians.map(({ characters, pieces }) => `${characters} ${pieces}`.padStart(14)).join('')
  print(`${'median'.padEnd(56)}${line}`)
  const [ours, search, , full] = medians
  if (!ours || !search || !full) return
  const ratio = (other: { pieces: number }) => (other.pieces / ours.pieces).toFixed(1)
  print(
    `\nAs search/replace the median edit takes ${ratio(search)} times the tokens of keyed operations, as a full rewrite ${ratio(full)} times.`,
  )
  const over = rows.filter(({ ways }) => byPieces(ways.rewrite) > limit).length
  print(
    `A full rewrite is over the limit of ${limit} tokens in ${over} of ${rows.length} edits, keyed operations in ${rows.filter(({ ways }) => byPieces(ways.ours) > limit).length}.`,
  )
}

/** No kind of edit may cost more input than this share of what it cost when keys stood on handles alone. */
const mostGrowth = 1.1
/** What a change of a text may cost in output. */
const mostTextTokens = 60

/** Prints what each kind of edit costs in input, beside what it cost before; the run fails where it grew too much. */
async function printInput(): Promise<void> {
  print(
    '\nInput tokens of one call by kind of edit, rules included; before: keys on handles alone, drawings and scripts folded.',
  )
  print(`${'kind'.padEnd(26)}${['before', 'now', 'characters', 'pieces'].map((name) => name.padStart(16)).join('')}`)
  for (const edit of inputEdits) {
    const { rules, said } = await inputOf(edit)
    const before = beforeOf(edit.kind)
    const counts = [byCharacters, byPieces].map((count, index) => {
      const old = count(rules) + (before[index] ?? 0)
      return { old, now: count(rules) + count(said) }
    })
    const pair = (name: 'old' | 'now') =>
      counts
        .map((count) => count[name])
        .join(' ')
        .padStart(16)
    const growth = counts.map(({ old, now }) => now / old)
    const share = (ratio = 0) => `${ratio >= 1 ? '+' : ''}${((ratio - 1) * 100).toFixed(1)} %`.padStart(16)
    print(`${edit.kind.padEnd(26)}${pair('old')}${pair('now')}${growth.map(share).join('')}`)
    if (Math.max(...growth) > mostGrowth) fail(`${edit.kind}: more than a tenth more input`)
  }
  const texts = tokenEdits.filter(({ script }) => /^(?:<edit k="\w+" do="text">[^<]*<\/edit>\s*)+$/.test(script))
  for (const { prompt, script } of texts)
    if (byPieces(script) > mostTextTokens) fail(`${prompt}: more than ${mostTextTokens} output tokens`)
}

function fail(why: string): void {
  print(`FAILED: ${why}`)
  process.exitCode = 1
}
