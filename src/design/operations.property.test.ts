import fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, test } from 'vitest'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { openDocument } from './document.ts'
import { applyOperation } from './operations.ts'
import { applySplices } from './splices.ts'
import type { Key, Operation, PageDocument, PageElement } from './types.ts'
import { runs } from '#test/support/draw.ts'

const own = fixturePages()
const pages = [...own, ...collectedPages().filter(({ html }) => html.length < 45_000)]

/** What to do is drawn as numbers and made an operation on the page as it stands then. */
const step = fc.record({ kind: fc.nat(29), a: fc.nat(9999), b: fc.nat(9999), word: fc.string({ maxLength: 12 }) })

type Step = { kind: number; a: number; b: number; word: string }

function operationFor(document: PageDocument, { kind, a, b, word }: Step): Operation {
  const keys = [...document.elements.keys()]
  const k = keys[a % keys.length] ?? 'x1'
  const other = keys[b % keys.length] ?? 'x1'
  const element = document.elements.get(k)
  const source = element ? document.html.slice(element.start, element.end) : ''
  const content = element ? document.html.slice(element.openEnd, element.closeStart) : ''
  const text = word.replaceAll('<', '&lt;')
  const operations: (() => Operation)[] = [
    () => ({ do: 'text', k, text: word }),
    () => ({ do: 'text', k, text: `${word} & <b>` }),
    () => ({ do: 'class', k, add: ['mt-4', `p-${b % 9}`], remove: ['p-6', 'flex'] }),
    () => ({ do: 'class', k, add: [], remove: ['mx-auto', 'text-lg', 'card'] }),
    () => ({ do: 'attr', k, name: 'title', value: `"${word}" & 'more'` }),
    () => ({ do: 'attr', k, name: b % 2 ? 'class' : 'href', value: b % 3 ? '#top' : null }),
    () => ({ do: 'attr', k, name: 'type', value: b % 2 ? 'hidden' : 'text' }),
    () => ({ do: 'remove', k }),
    () => ({ do: 'move-before', k, to: other }),
    () => ({ do: 'move-after', k, to: other }),
    () => ({ do: 'replace', k, html: `<section class="p-4"><h2>${text}</h2><p>New</p></section>` }),
    () => ({ do: 'replace', k, html: source.replace('>', ' data-new>') }),
    () => ({ do: 'replace', k, html: `<div class="wrap"><keep k="${k}"/></div>` }),
    () => ({ do: 'replace', k, html: `<div><p>${text}</p><keep k="${other}"/></div>` }),
    () => ({ do: 'before', k, html: `<p>${text}</p>` }),
    () => ({ do: 'after', k, html: `<li><a href="#x">${text}</a><br></li>` }),
    () => ({ do: 'prepend', k, html: `<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>` }),
    () => ({ do: 'append', k, html: `${text}<keep k="${other}"></keep>` }),
    () => ({ do: 'append', k, html: '<tr><td>1</td></tr>' }),
    () => ({ do: 'token', k: 'theme', name: '--accent', value: `oklch(0.${1 + (b % 8)} 0.1 ${b % 360})` }),
    // from here on faults
    () => ({ do: 'text', k: `q${a}`, text: 'x' }),
    () => ({ do: 'text', k, text: content }),
    () => ({ do: 'replace', k, html: source }),
    () => ({ do: 'replace', k, html: `<div><p>${text}<div>unclosed` }),
    () => ({ do: 'after', k, html: `<div>${text}</div></div></section>` }),
    () => ({ do: 'after', k, html: `<a href="#a"><a href="#b">${text}</a></a><form><form></form></form>` }),
    () => ({ do: 'replace', k, html: source.slice(0, b % (source.length + 1)) }),
    () => ({ do: 'append', k, html: '<!-- ... rest of the content ... -->' }),
    () => ({ do: 'append', k, html: '<script src="https://evil.example/x.js"></script>' }),
    () => ({ do: 'move-after', k, to: k }),
  ]
  const make = operations[kind]
  if (!make) throw new Error(`no operation ${kind}`)
  return make()
}

/** Read by the parser directly, so that the check owes nothing to the code it checks. */
function placesOf(html: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  const stack: DefaultTreeAdapterTypes.Node[] = [parse(html, { sourceCodeLocationInfo: true })]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const location = 'tagName' in node ? node.sourceCodeLocation : null
    const alone = /^(br|hr|img|input|meta|link)$/.test(node.nodeName)
    // of elements without an end tag the parser does not always know the end
    if (location && (location.endTag || alone)) {
      places.push({ start: location.startOffset, end: location.endOffset })
    }
    if ('content' in node) stack.push(node.content)
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed())
  }
  return places
}

/** The elements that an operation may change, whatever is inside and around them included. */
function reach(document: PageDocument, operation: Operation): PageElement[] {
  const keys: Key[] = [operation.k]
  if ('to' in operation) keys.push(operation.to)
  if ('html' in operation) for (const match of operation.html.matchAll(/<keep k="(\w+)"/g)) keys.push(match[1] ?? '')
  return keys.flatMap((key) => document.elements.get(key) ?? [])
}

function checkApplied(before: PageDocument, operation: Operation, after: PageDocument): void {
  const reached = reach(before, operation)
  const overlaps = ({ start, end }: { start: number; end: number }) =>
    reached.some((element) => start < element.end && element.start < end)
  const source = (place: { start: number; end: number }) => before.html.slice(place.start, place.end)
  const now = placesOf(after.html).map(({ start, end }) => after.html.slice(start, end))
  let at = 0
  for (const place of placesOf(before.html)) {
    if (overlaps(place)) continue
    const found = now.indexOf(source(place), at)
    expect(found, `${source(place).slice(0, 80)} is still there, in order`).toBeGreaterThanOrEqual(at)
    at = found + 1
  }
  for (const element of before.elements.values()) {
    if (overlaps(element)) continue
    const same = after.elements.get(element.key)
    expect(same && after.html.slice(same.start, same.end), `${element.key} kept its key`).toBe(source(element))
  }
}

function checkTable(document: PageDocument): void {
  const bare = (elements: Iterable<PageElement>) =>
    [...elements].map(({ tag, start, openEnd, closeStart, end }) => [tag, start, openEnd, closeStart, end].join(' '))
  const fresh = openDocument(document.html)
  expect(bare(document.elements.values())).toEqual(bare(fresh.elements.values()))
  expect(document.tidy, 'never called tidy when it is not').toBe(document.tidy && fresh.tidy)
  const parents = (opened: PageDocument) =>
    [...opened.elements.values()].map(({ parent }) => (parent === null ? -1 : opened.elements.get(parent)?.start))
  expect(parents(document)).toEqual(parents(fresh))
}

const seen = { scripts: 0, applied: 0, refused: new Map<string, number>() }

function runScript(html: string, steps: readonly Step[]): void {
  let document = openDocument(html)
  seen.scripts += 1
  for (const drawn of steps) {
    if (document.elements.size === 0) return
    const operation = operationFor(document, drawn)
    const result = applyOperation(document, operation)
    if (!result.ok) {
      seen.refused.set(result.refusal.code, (seen.refused.get(result.refusal.code) ?? 0) + 1)
      continue
    }
    seen.applied += 1
    expect(result.document.html).not.toBe(document.html)
    expect(applySplices(document.html, result.splices)).toBe(result.document.html)
    checkTable(result.document)
    checkApplied(document, operation, result.document)
    for (const key of result.touched) expect(result.document.elements.has(key), `touched ${key}`).toBe(true)
    document = result.document
  }
}

test('random scripts with faults: no silent no-op, no byte changed outside a target, the table as a fresh reading', () => {
  expect(own.length).toBeGreaterThanOrEqual(5)
  fc.assert(
    fc.property(fc.nat(pages.length - 1), fc.array(step, { minLength: 1, maxLength: 5 }), (index, steps) => {
      runScript(pages[index]?.html ?? '', steps)
    }),
    // fewer would not reach everything that is looked for below
    { numRuns: Math.max(600, runs(600)) },
  )
  // the draw reaches what it is meant to reach
  expect(seen.scripts).toBeGreaterThanOrEqual(500)
  expect(seen.applied).toBeGreaterThan(500)
  expect([...seen.refused.keys()].sort()).toEqual(
    ['foreign-script', 'malformed', 'no-change', 'placeholder-text', 'unbalanced', 'unknown-key'].sort(),
  )
})

const soup = fc
  .array(
    fc.constantFrom(
      ...(
        '<div>|</div>|<p class=a>|</p>|<b>|</b>|<a href=#>|</a>|<br/>|<svg>|<path/>|</svg>|<table>|<tr>|<td>|</table>|' +
        '<!-- c -->|<title>a</title>|<script>"</div>"</script>|<style>a{--accent:red}</style>|words|&amp;|<ul><li>|<li>|' +
        '</ul>|<form>|</form>|<select><option>|</select>|<template>|</template>|<body>|</body>|<button>|</button>|' +
        '<textarea>x</textarea>|<math><mi>|\r\n|<section><h2>|</h2></section>|<html lang=de>|</html>|<noscript>|' +
        '</noscript>|<h1>|</h1>|<dl><dt>|<dd>|</dl>|<foreignObject>'
      ).split('|'),
    ),
    { maxLength: 16 },
  )
  .map((parts) => parts.join(''))

test('the same on any string of tags', () => {
  fc.assert(
    fc.property(soup, fc.array(step, { maxLength: 3 }), (html, steps) => {
      checkTable(openDocument(html))
      runScript(html, steps)
    }),
    { numRuns: runs(700, 15_000) },
  )
})

const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('words', ' ', '<br>', '<img alt="">', '<input>', '<svg><path d="M0"/></svg>', '<!-- c -->'),
    fc
      .tuple(
        fc.constantFrom(
          'div',
          'section',
          'p',
          'span',
          'a',
          'b',
          'ul',
          'li',
          'form',
          'button',
          'h2',
          'table',
          'tr',
          'td',
          'template',
          'select',
          'option',
          'svg',
          'foreignObject',
        ),
        fc.array(tie('node'), { maxLength: 3 }),
      )
      .map(([tag, children]) => `<${tag}>${children.join('')}</${tag}>`),
  ),
}))

test('the same on any nesting of closed tags in a whole page', () => {
  let tidy = 0
  fc.assert(
    fc.property(fc.array(node, { minLength: 1, maxLength: 4 }), fc.array(step, { maxLength: 4 }), (nodes, steps) => {
      const html = `<!doctype html><html><head><title>T</title></head><body>\n${nodes.join('\n')}\n</body></html>`
      if (openDocument(html).tidy) tidy += 1
      runScript(html, steps)
    }),
    { numRuns: runs(500, 10_000) },
  )
  expect(tidy).toBeGreaterThan(runs(500, 10_000) / 2)
})

test('a page opened after another: every key once, none of an old element for something new', () => {
  fc.assert(
    fc.property(soup, soup, (before, after) => {
      const old = openDocument(before)
      const now = openDocument(after, old)
      expect(now.elements.size).toBe(openDocument(after).elements.size)
      for (const { key, tag } of now.elements.values()) {
        const same = old.elements.get(key)
        if (same) expect(tag).toBe(same.tag)
        else if (/\d/.test(key)) expect(Number(key.slice(1))).toBeGreaterThan(old.issued[key.charAt(0)] ?? 0)
      }
    }),
    { numRuns: runs(700, 15_000) },
  )
})
