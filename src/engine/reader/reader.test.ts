import { expect, test } from 'vitest'
import { coalesce } from './events.ts'
import type { ReplyEvent } from './events.ts'
import { createReader } from './reader.ts'

const read = (pieces: Iterable<string>): ReplyEvent[] => {
  const reader = createReader()
  const events: ReplyEvent[] = []
  for (const piece of pieces) events.push(...reader.push(piece))
  return coalesce([...events, ...reader.end()])
}

const prose = (text: string) => ({ type: 'prose', text })
const start = (form: string) => ({ type: 'page-start', form })
const html = (text: string) => ({ type: 'page', html: text })
const end = (complete = true) => ({ type: 'page-end', complete })

const doc = '<!doctype html>\n<html lang="en"><head><title>A</title></head><body><p>Hi</p></body></html>'

const replies: [name: string, reply: string, events: unknown[]][] = [
  ['prose alone', '  Which button do you mean?\n', [prose('Which button do you mean?')]],
  [
    'a fenced page with prose around',
    `Here it is:\n\n\`\`\`html\n${doc}\n\`\`\`\n\nEnjoy!`,
    [prose('Here it is:'), start('document'), html(doc), end(), prose('\n\nEnjoy!')],
  ],
  ['a tilde fence', `~~~html\n${doc}\n~~~\nDone`, [start('document'), html(doc), end(), prose('Done')]],
  [
    'an idea before the page',
    `<idea>One oven, one hour;\n oat and rust; Fraunces with Work Sans.</idea>\nHere it is.\n<page>\n${doc}\n</page>`,
    [
      prose('One oven, one hour; oat and rust; Fraunces with Work Sans.\n\nHere it is.'),
      start('document'),
      html(doc),
      end(),
    ],
  ],
  [
    'an idea inside of the fence',
    `\`\`\`html\n<idea>One oven</idea>\n${doc}\n\`\`\``,
    [prose('One oven'), start('document'), html(doc), end()],
  ],
  ['an idea that is not closed', `<idea>One oven\n${doc}`, [prose('One oven'), start('document'), html(doc), end()]],
  ['an idea that never ends', '<idea>One oven', [prose('One oven')]],
  ['an idea of two paragraphs', '<idea>One oven\n\nand bread\n</idea>\nDone', [prose('One oven\n\nand bread\n\nDone')]],
  ['an empty idea', `<idea></idea>${doc}`, [start('document'), html(doc), end()]],
  ['a bare page', `${doc}\nDone`, [start('document'), html(doc), end(), prose('Done')]],
  ['a page element', `Ready.\n<page>\n${doc}\n</page>`, [prose('Ready.'), start('document'), html(doc), end()]],
  [
    'a fence inside a page element',
    `<page>\n\`\`\`html\n${doc}\n\`\`\`\n</page>Bye`,
    [start('document'), html(doc), end(), prose('Bye')],
  ],
  ['a fence that names a file', `\`\`\`html title="index.html"\n${doc}\n\`\`\``, [start('document'), html(doc), end()]],
  [
    'a longer fence around a page with a fence in it',
    `\`\`\`\`html\n<pre>\n\`\`\`\ncode\n\`\`\`\n</pre>\n\`\`\`\``,
    [start('fragment'), html('<pre>\n```\ncode\n```\n</pre>\n'), end()],
  ],
  [
    'a page in a fence within a markdown fence',
    `\`\`\`markdown\n# Page\n\`\`\`html\n${doc}\n\`\`\`\n\`\`\``,
    [start('document'), html(doc), end()],
  ],
  [
    'a page without its beginning',
    '<body class="a"><p>x</p></body>\nThat is all.',
    [start('body'), html('<body class="a"><p>x</p></body>'), end(), prose('That is all.')],
  ],
  [
    'a bare fragment',
    'Sure.\n<section><h2>x</h2></section>\nMore words',
    [prose('Sure.'), start('fragment'), html('<section><h2>x</h2></section>'), end(), prose('\n\nMore words')],
  ],
  ['a fragment in a fence', '```\n<a href="/x">y</a>\n```', [start('fragment'), html('<a href="/x">y</a>\n'), end()]],
  [
    'a script that looks like an end',
    '<html><body><script>document.write("</html>")</script></body></html>',
    [start('document'), html('<html><body><script>document.write("</html>")</script></body></html>'), end()],
  ],
  [
    'a quoted >',
    '<html><body><i class="[&>b]:x">y</i></body></html>',
    [start('document'), html('<html><body><i class="[&>b]:x">y</i></body></html>'), end()],
  ],
  [
    'a page cut in a tag',
    '<html><body><p>x</p><img src="a',
    [start('document'), html('<html><body><p>x</p>'), end(false)],
  ],
  [
    'a fenced page cut before the fence',
    '```html\n<html><body><p>x</p>\n``',
    [start('document'), html('<html><body><p>x</p>\n``'), end(false)],
  ],
  [
    'styles beside a page',
    `\`\`\`css\nbody { color: red }\n\`\`\`\n\`\`\`html\n${doc}\n\`\`\``,
    [{ type: 'patch', language: 'css', text: 'body { color: red }' }, start('document'), html(doc), end()],
  ],
  ['reasoning before', `<think>\nI could write <html> here\n</think>\n${doc}`, [start('document'), html(doc), end()]],
  [
    'reasoning without its beginning',
    'I will answer soon.\n</think>\n\nDone.',
    [prose('I will answer soon.'), { type: 'prose-void' }, prose('Done.')],
  ],
  ['reasoning alone', '<think>hmm', []],
  ['tokens of a template', 'Done.<|im_end|>', [prose('Done.')]],
  ['words with angle brackets', 'Use a < b, <3 and `<div>`.', [prose('Use a < b, <3 and `<div>`.')]],
  ['inline code', 'Set ```x``` and ~~~', [prose('Set ```x``` and ~~~')]],
  [
    'bare JSON',
    'Here: {"title":"a}","elements":[]} ok',
    [prose('Here:'), { type: 'json', text: '{"title":"a}","elements":[]}' }, prose('\n\nok')],
  ],
  ['fenced JSON', '```json\n{"elements": [}\n```', [{ type: 'json', text: '{"elements": [}' }]],
  ['JSON in a plain fence', '```\n{ title: 1 }\n```\nDone', [{ type: 'json', text: '{ title: 1 }' }, prose('Done')]],
  ['JSON cut', '{"elements": [', [{ type: 'json', text: '{"elements": [' }]],
  ['line ends and byte order mark', '\ufeffOne\r\ntwo\rthree\0', [prose('One\ntwo\nthree')]],
]

test.each(replies)('%s', (_, reply, events) => {
  expect(read([reply])).toEqual(events)
  expect(read(reply)).toEqual(events)
})

const operations: [source: string, operation: unknown][] = [
  ['<edit k="h2" do="replace"><h2>New</h2></edit>', { do: 'replace', k: 'h2', html: '<h2>New</h2>' }],
  ["<edit k='b4' do='text'>Start &amp; go</edit>", { do: 'text', k: 'b4', text: 'Start & go' }],
  ['<edit k=b4 do=text>Start free</edit>', { do: 'text', k: 'b4', text: 'Start free' }],
  ['<edit k=“b4” do=“text”>Start</edit>', { do: 'text', k: 'b4', text: 'Start' }],
  [
    '<EDIT k="h2" do="class" add="bg-black  text-white" remove="bg-white"/>',
    { do: 'class', k: 'h2', add: ['bg-black', 'text-white'], remove: ['bg-white'] },
  ],
  ['<edit k="h2" do="class" add="[&>li]:mt-2">', { do: 'class', k: 'h2', add: ['[&>li]:mt-2'], remove: [] }],
  [
    '<edit k="c9" do="attr" name="href" value="?a=1&amp;b=2"/>',
    { do: 'attr', k: 'c9', name: 'href', value: '?a=1&b=2' },
  ],
  ['<edit k="c9" do="attr" name="hidden"></edit>', { do: 'attr', k: 'c9', name: 'hidden', value: null }],
  ['<edit k="t1" do="token" name="--accent" value="#0a0"/>', { do: 'token', k: 't1', name: '--accent', value: '#0a0' }],
  ['<edit k="s3" do="remove"></edit>', { do: 'remove', k: 's3' }],
  ['<edit k="s3" move-after="s5"/>', { do: 'move-after', k: 's3', to: 's5' }],
  ['<edit k="s3" do="move-before" to="s5"/>', { do: 'move-before', k: 's3', to: 's5' }],
  [
    '<edit k="s3" do="after">\n```html\n<section>x</section>\n```\n</edit>',
    { do: 'after', k: 's3', html: '<section>x</section>' },
  ],
  ['<edit k="s3" do="append"><![CDATA[<b>x</b>]]></edit>', { do: 'append', k: 's3', html: '<b>x</b>' }],
  ['<edit k="s3">Just words</edit>', { do: 'text', k: 's3', text: 'Just words' }],
]

test.each(operations)('reads %s', (source, operation) => {
  for (const reply of [source, `Done.\n\`\`\`html\n${source}\n\`\`\``]) {
    const found = read(reply).filter((event) => event.type === 'operation')
    expect(found).toEqual([expect.objectContaining({ operation })])
  }
})

const unreadable = [
  '<edit do="text">x</edit>',
  '<edit k="h1" do="explode">x</edit>',
  '<edit k="h1" do="replace"></edit>',
  '<edit k="h1" do="class"/>',
  '<edit k="h1" do="token" name="2" value="x"/>',
  '<edit k="h1" do="text"/>',
  '<edit k="h1" do="move-after"/>',
  '<edit k="h1',
  '<<<<<<< SEARCH\nold\n=======\nnew\n',
]

test.each(unreadable)('reports what cannot be read: %s', (source) => {
  expect(read(source)).toEqual([{ type: 'broken', source, reason: expect.stringMatching(/\.$/) }])
})

test('a change without its end tag is told with what it would be', () => {
  const source = '<edit k="h1" do="text">never closed'
  const meant = { do: 'text', k: 'h1', text: 'never closed' }
  expect(read(source)).toEqual([{ type: 'broken', source, reason: expect.stringMatching(/missing\.$/), meant }])
})

test('an operation is there as soon as its closing tag is', () => {
  const reader = createReader()
  expect(reader.push('Changed. <edit k="a1" do="text">Go')).toEqual([prose('Changed.')])
  expect(reader.push('</edit>')).toEqual([expect.objectContaining({ type: 'operation' })])
})

test('an operation whose closing tag was forgotten ends where the next begins', () => {
  const found = read('<edit k="a1" do="text">One\n<edit k="a2" do="text">Two</edit>')
  expect(found.map((event) => event.type === 'operation' && event.operation)).toEqual([
    { do: 'text', k: 'a1', text: 'One' },
    { do: 'text', k: 'a2', text: 'Two' },
  ])
})

test('search/replace blocks, fenced or not, several in a row', () => {
  const block = '<<<<<<< SEARCH\n<h1>Old</h1>\n=======\n<h1>New</h1>\n>>>>>>> REPLACE\n'
  const parts = { type: 'search-replace', search: '<h1>Old</h1>', replace: '<h1>New</h1>' }
  expect(read(`${block}${block}`)).toEqual([expect.objectContaining(parts), expect.objectContaining(parts)])
  expect(read(`\`\`\`html\n${block}\`\`\``)).toEqual([expect.objectContaining(parts)])
  expect(read('<<<<<<< SEARCH\nold\n=======\n>>>>>>> REPLACE')).toEqual([
    expect.objectContaining({ search: 'old', replace: '' }),
  ])
})

test.each([1, 90, 8_001])('a start tag that never ends is told alike, however it is split: %i at a time', (size) => {
  const source = `<edit k="h1" ${'and on '.repeat(1_500)}`
  const pieces = Array.from({ length: Math.ceil(source.length / size) }, (_, n) =>
    source.slice(n * size, (n + 1) * size),
  )
  expect(read(pieces)).toEqual(read([source]))
})

test.each([1, 90, 30_000])('a change too long to be read is no prose: %i characters at a time', (size) => {
  const picture = `<edit k="i1" do="attr" name="src" value="data:image/png;base64,${'iVBORw0K'.repeat(2_000)}"/></edit>`
  const source = `Before. ${picture} After. <edit k="h1" do="text">Hello</edit>`
  const pieces = Array.from({ length: Math.ceil(source.length / size) }, (_, n) =>
    source.slice(n * size, (n + 1) * size),
  )
  const found = read(pieces)
  expect(found).toEqual(read([source]))
  expect(found.map(({ type }) => type)).toEqual(['prose', 'broken', 'prose', 'operation'])
  expect(JSON.stringify(found.filter(({ type }) => type === 'prose'))).not.toContain('iVBOR')
})

test('text that is held back is read in linear time', () => {
  const reader = createReader()
  const began = process.threadCpuUsage()
  reader.push('<html><body><img src="data:')
  for (let count = 0; count < 100_000; count++) reader.push('abcdefgh')
  reader.push('"></body></html>')
  expect(reader.end().at(-1)).toEqual(end())
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(5_000)
})
