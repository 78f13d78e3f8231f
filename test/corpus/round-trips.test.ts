import { parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { fromTree, toTree } from '#design/tree.ts'
import { openDocument } from '#design/document.ts'
import { applyOperation } from '#design/operations.ts'
import type { Operation } from '#design/types.ts'
import { exportAs } from '#exporters/exporters.ts'
import type { FormatId } from '#exporters/formats.ts'
import { readImport } from '#exporters/import/read-import.ts'
import { drawn } from '#test/support/draw.ts'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { cssOf } from '#server/tailwind.ts'
import { ownPages } from '#test/support/own-pages.ts'

const own = ownPages()
const changed = own.map(({ name, html }) => ({ name: `${name}, changed by hand`, html: changedByHand(html) }))

/** As a person changes it in the preview: a text, a class, an attribute, an element less. */
function changedByHand(html: string): string {
  let document = openDocument(html)
  const first = (letter: string) => [...document.elements.keys()].find((key) => key.startsWith(letter)) ?? ''
  const last = (letter: string) => [...document.elements.keys()].findLast((key) => key.startsWith(letter)) ?? ''
  const operations: Operation[] = [
    { do: 'text', k: first('h'), text: 'Fish & <chips> "today" {now}' },
    { do: 'class', k: first('s'), add: ['p-4'], remove: [] },
    { do: 'attr', k: first('a'), name: 'href', value: '/about-us?a=1&b=2#"x"' },
    { do: 'remove', k: last('p') },
  ]
  for (const operation of operations) {
    const applied = applyOperation(document, operation)
    if (applied.ok) document = applied.document
  }
  return document.html
}

/** Compiling the same classes for every download is not what is tried here. */
const css = async () => ({ css: '.p-4 { padding: calc(var(--spacing) * 4) }\n', isPlain: false, own: [] })

async function importedAgain(id: FormatId, html: string): Promise<string | undefined> {
  const { fileName, content } = await exportAs(id, { pages: [{ name: 'Home', html }], page: 'Home', css })
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return (await readImport({ name: fileName, bytes })).pages[0]?.html
}

test('there are pages of every family', () => {
  expect(own.length).toBeGreaterThan(40)
})

test.for(drawn([...own, ...changed], 20))('$name comes back byte for byte from every download', async ({ html }) => {
  expect(fromTree(toTree(html)) === html).toBe(true)
  for (const id of ['html', 'html-cdn', 'json', 'zip'] as const) {
    expect({ id, same: (await importedAgain(id, html)) === html }).toEqual({ id, same: true })
  }
})

test('a project comes back whole: every page, every name, every link', async () => {
  const [one, two, three] = own
  const pages = [
    { name: 'Home', html: one?.html ?? '' },
    {
      name: 'About us',
      html: `${two?.html}<a href="/">Home</a><a href='about us#x'>Here</a><a href="/about-us-2.html">No</a>`,
    },
    {
      name: 'about us 2',
      html: three?.html.replace('</main>', '<form action="./about-us/index.html"></form></main>') ?? '',
    },
    { name: 'Über uns', html: '<p>Piece</p>' },
  ]
  const { fileName, content } = await exportAs('zip', { pages, page: 'Home', css: cssOf })
  const { pages: found } = await readImport({ name: fileName, bytes: content as Uint8Array })
  expect(found.map(({ name }) => name)).toEqual(['Home', 'About us', 'about us 2', 'Über uns'])
  found.forEach(({ html, leftOut }, index) => {
    expect(html === pages[index]?.html).toBe(true)
    expect(leftOut).toEqual([])
  })
})

test.for([...fixturePages(), ...drawn(collectedPages(), 8)])(
  '$name comes in once, and from then on byte for byte',
  async ({ name, html }) => {
    const {
      pages: [found],
    } = await readImport({ name, bytes: new TextEncoder().encode(html) })
    const page = found?.html ?? ''
    expect(shape(page)).toEqual(shape(html))
    expect(page.replace(/<!--[\s\S]*?-->/g, '')).not.toMatch(
      /<(script|img|link|iframe)\b[^>]*\s(src|href)=["']?(https?:)?\/\/(?![^>]*rel="?(canonical|alternate))/i,
    )
    for (const id of ['html', 'html-cdn', 'json', 'zip'] as const) {
      expect({ id, same: (await importedAgain(id, page)) === page }).toEqual({ id, same: true })
    }
  },
)

/** The page as a browser reads it, without what an import leaves out. */
function shape(html: string): string {
  const whole = serialize(parse(html))
  return whole
    .replace(/<script\b[^>]*\ssrc=[^>]*>[\s\S]*?<\/script>|<script>\s*tailwind\.config[\s\S]*?<\/script>/g, '')
    .replace(/<(link|base)\b[^>]*>|<meta http-equiv="refresh"[^>]*>|<source\b[^>]*>/g, '')
    .replace(/<iframe\b[\s\S]*?<\/iframe>/g, '')
    .replace(/\s(src|srcset|sizes|poster|data-slot|data-from)="[^"]*"/g, '')
    .replace(/@import[^;]*;\s*|url\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
}
