import { expect, test } from 'vitest'
import { toTree } from '#design/tree.ts'
import { ImportProblem } from './problem.ts'
import { readImport } from './read-import.ts'

const read = async (text: string) => {
  const { pages } = await readImport({ name: 'tree.json', bytes: new TextEncoder().encode(text) })
  return pages[0]
}

test.for<[what: string, html: string]>([
  [
    'a page of its own',
    '<!doctype html><html><head><title>T</title><script>a()</script></head><body><p>x</p></body></html>',
  ],
  ['a piece', '<p>x</p><script type="module">b()</script>'],
  [
    'elements that models use as words',
    '<html><head><title>T</title></head><body><icon>i</icon><card><row>x</row></card><script>c()</script></body></html>',
  ],
  ['odd tags', '<!doctype html><html><body><p onclick="d()">x<script>d()//</script ></body></html><!-- end -->'],
])('no script is lost by the JSON download and its import: %s', async ([, html]) => {
  const back = await read(JSON.stringify(toTree(html)))
  expect(back).toMatchObject({ html, leftOut: [] })
})

test('a tree that a model wrote loses its scripts, and that is said', async () => {
  const elements = [
    { type: 'container', content: 'Hi', children: [{ type: 'script', content: 'x()' }] },
    { type: 'Script', attributes: { src: 'a.js' } },
  ]
  const back = await read(JSON.stringify({ title: 'T', description: '', elements }))
  expect(back?.html).toContain('<div>Hi</div>')
  expect(back?.leftOut).toEqual(['2 scripts in the tree'])
})

test.for<[what: string, text: string]>([
  ['records', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  [
    'elements',
    `{"title":"","description":"","elements":[${'{"type":"div","children":['.repeat(50_000)}${']}'.repeat(50_000)}]}`,
  ],
])('100,000 levels of %s end in words', async ([, text]) => {
  const problem = await read(text).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(ImportProblem)
  expect(problem).toMatchObject({ title: '“tree.json” is nested too deeply' })
})
