import { expect, test } from 'vitest'
import { openDocument } from './document.ts'
import { applyOperation, applyScript } from './operations.ts'
import type { Operation } from './types.ts'

const body = (content: string) => `<!doctype html><html><head><title>T</title></head><body>${content}</body></html>`
const inBody = (html: string) => html.slice(body('').indexOf('</body>'), html.indexOf('</body>'))

type Case = [name: string, before: string, operation: Operation, after: string]

test.for<Case>([
  // text
  ['text', '<h1>Old</h1>', { do: 'text', k: 'h1', text: 'Fish & <chips>' }, '<h1>Fish &amp; &lt;chips></h1>'],
  [
    'text beside an icon',
    '<button><svg><path/></svg> Old </button>',
    { do: 'text', k: 'b1', text: 'New' },
    '<button><svg><path/></svg> New </button>',
  ],
  [
    'text inside a wrapper',
    '<button><span class="a">Old</span></button>',
    { do: 'text', k: 'b1', text: 'New' },
    '<button><span class="a">New</span></button>',
  ],
  [
    'text over inline markup',
    '<h1><svg><path/></svg>Old <em>and</em> grey</h1>',
    { do: 'text', k: 'h1', text: 'New' },
    '<h1><svg><path/></svg>New</h1>',
  ],
  [
    'text beside a lone icon',
    '<button><svg><path/></svg></button>',
    { do: 'text', k: 'b1', text: 'New' },
    '<button><svg><path/></svg>New</button>',
  ],
  ['text around a comment', '<p><!-- a --> Old <!-- b --></p>', { do: 'text', k: 'p1', text: 'New' }, '<p>New</p>'],
  ['an emptied text', '<p>Old</p>', { do: 'text', k: 'p1', text: '' }, '<p></p>'],
  [
    'text of a text area',
    '<textarea>a</textarea>',
    { do: 'text', k: 'f1', text: '\n</textarea>' },
    '<textarea>\n\n&lt;/textarea></textarea>',
  ],
  // class
  [
    'class',
    '<p class="a  b c">x</p>',
    { do: 'class', k: 'p1', add: ['d', 'a'], remove: ['b'] },
    '<p class="a c d">x</p>',
  ],
  ['first class', '<p>x</p>', { do: 'class', k: 'p1', add: ['a b'], remove: [] }, '<p class="a b">x</p>'],
  ['last class', '<p class="a" id="i">x</p>', { do: 'class', k: 'p1', add: [], remove: ['a'] }, '<p id="i">x</p>'],
  [
    'class in single quotes',
    "<p class='a [&_b]:c'>x</p>",
    { do: 'class', k: 'p1', add: ['d'], remove: [] },
    "<p class='a [&_b]:c d'>x</p>",
  ],
  [
    'class of a void element',
    '<img class="a"><p>x</p>',
    { do: 'class', k: 'i1', add: ['b'], remove: [] },
    '<img class="a b"><p>x</p>',
  ],
  // attr
  ['attr', '<a href="#a">x</a>', { do: 'attr', k: 'a1', name: 'href', value: '#b' }, '<a href="#b">x</a>'],
  ['attr away', '<input disabled>', { do: 'attr', k: 'f1', name: 'disabled', value: null }, '<input>'],
  [
    'a handler',
    '<p>x</p>',
    { do: 'attr', k: 'p1', name: 'onclick', value: 'go("a")' },
    '<p onclick="go(&quot;a&quot;)">x</p>',
  ],
  // remove and move
  ['remove', '<p>a</p>\n<p>b</p>\n', { do: 'remove', k: 'p1' }, '\n<p>b</p>\n'],
  [
    'move after',
    '<p>a</p>\n<p>b</p>\n<p>c</p>',
    { do: 'move-after', k: 'p1', to: 'p3' },
    '\n<p>b</p>\n<p>c</p>\n<p>a</p>',
  ],
  ['move before', '<p>a</p><p>b</p>', { do: 'move-before', k: 'p2', to: 'p1' }, '<p>b</p><p>a</p>'],
  [
    'move into another parent',
    '<div><p>a</p></div><ul><li>b</li></ul>',
    { do: 'move-after', k: 'p1', to: 'c1' },
    '<div></div><ul><li>b</li><p>a</p></ul>',
  ],
  // insert
  [
    'after, set like its neighbour',
    '<ul>\n  <li>a</li>\n</ul>',
    { do: 'after', k: 'c1', html: ' <li>b</li>\n' },
    '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>',
  ],
  [
    'before',
    '<ul>\n  <li>a</li>\n</ul>',
    { do: 'before', k: 'c1', html: '<li>b</li>' },
    '<ul>\n  <li>b</li>\n  <li>a</li>\n</ul>',
  ],
  [
    'append',
    '<ul>\n  <li>a</li>\n</ul>',
    { do: 'append', k: 'x1', html: '<li>b</li>' },
    '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>',
  ],
  [
    'prepend',
    '<ul>\n  <li>a</li>\n</ul>',
    { do: 'prepend', k: 'x1', html: '<li>b</li>' },
    '<ul>\n  <li>b</li>\n  <li>a</li>\n</ul>',
  ],
  ['append to what is empty', '<ul></ul>', { do: 'append', k: 'x1', html: '<li>b</li>' }, '<ul><li>b</li></ul>'],
  ['append words', '<p>a</p>', { do: 'append', k: 'p1', html: ' &amp; b' }, '<p>a &amp; b</p>'],
  [
    'no space comes into code',
    '<pre>  <b>a</b></pre>',
    { do: 'after', k: 'x2', html: '<i>b</i>' },
    '<pre>  <b>a</b><i>b</i></pre>',
  ],
  ['into the body', '\n<p>a</p>\n', { do: 'append', k: 'body', html: '<p>b</p>' }, '\n<p>a</p>\n<p>b</p>\n'],
  // replace
  ['replace', '<p>a</p><p>b</p>', { do: 'replace', k: 'p1', html: '<h2>c</h2>' }, '<h2>c</h2><p>b</p>'],
  [
    'replace keeping a part',
    '<div><img src="a"><p>b</p></div>',
    { do: 'replace', k: 'x1', html: '<section><keep k="i1"/><h2>c</h2></section>' },
    '<section><img src="a"><h2>c</h2></section>',
  ],
  [
    'wrap',
    '<p>a</p>',
    { do: 'replace', k: 'p1', html: '<div class="w"><keep k="p1"></keep></div>' },
    '<div class="w"><p>a</p></div>',
  ],
  [
    'replace with something from elsewhere',
    '<p>a</p><div>b</div>',
    { do: 'replace', k: 'x1', html: '<section><keep k="p1"/></section>' },
    '<section><p>a</p></section>',
  ],
  ['bare words for words', '<h2>a</h2>', { do: 'replace', k: 'h1', html: 'b &amp; c' }, '<h2>b &amp; c</h2>'],
  [
    'ellipsis on a button',
    '<p>a</p>',
    { do: 'after', k: 'p1', html: '<button>…</button>' },
    '<p>a</p><button>…</button>',
  ],
])('%s', ([, before, operation, after]) => {
  const result = applyOperation(openDocument(body(before)), operation)
  expect(result.ok ? inBody(result.document.html) : result.refusal).toBe(after)
})

test.for<[string, Operation, string, string]>([
  ['unclosed', { do: 'after', k: 'p1', html: '<div><p>b' }, '<p>a</p><div><p>b</p></div>', 'Closed <div>. Closed <p>.'],
  [
    'implied ends',
    { do: 'after', k: 'p1', html: '<ul><li>a<li>b</ul>' },
    '<p>a</p><ul><li>a</li><li>b</li></ul>',
    'Closed <li>. Closed <li>.',
  ],
  [
    'too many ends',
    { do: 'after', k: 'p1', html: '<p>b</p></div></section>' },
    '<p>a</p><p>b</p>',
    'Dropped a </div> that closed nothing. Dropped a </section> that closed nothing.',
  ],
  [
    'a block in a paragraph',
    { do: 'replace', k: 'p1', html: '<p>a<div>b</div></p>' },
    '<p>a</p><div>b</div>',
    'Closed <p>. Dropped a </p> that closed nothing.',
  ],
  [
    'the end of the page',
    { do: 'after', k: 'p1', html: '<p>b</p></body></html>' },
    '<p>a</p><p>b</p>',
    'Dropped a </body> that closed nothing. Dropped a </html> that closed nothing.',
  ],
  ['a key in another spelling', { do: 'text', k: '#P1', text: 'b' }, '<p>b</p>', 'Read the key #P1 as p1.'],
  [
    'words in place of an element',
    { do: 'replace', k: 'p1', html: 'b' },
    '<p>b</p>',
    'Took the replacement as new words for the element.',
  ],
])('put right: %s', ([, operation, after, repairs]) => {
  const result = applyOperation(openDocument(body('<p>a</p>')), operation)
  expect(result.ok && [inBody(result.document.html), result.repairs.join(' ')]).toEqual([after, repairs])
})

const page =
  `<section id="s"><h2>Title</h2><p>Text</p><p>Say <b>it</b></p><img src="a.png" alt=""><ul><li><a ` +
  `href="#">One</a></li></ul></section><style>p{color:red}</style><table><tr><td>1</td></tr></table>`

test.for<[string, Operation, string]>([
  ['an unknown key', { do: 'remove', k: 'z1' }, 'unknown-key: There is no element with the key z1.'],
  [
    'one key is near',
    { do: 'remove', k: 's11' },
    'unknown-key: There is no element with the key s11. Did you mean s1?',
  ],
  [
    'an unknown place to go',
    { do: 'move-after', k: 'p1', to: 'q9' },
    'unknown-key: There is no element with the key q9.',
  ],
  [
    'an unknown part to keep',
    { do: 'after', k: 'p1', html: '<p><keep k="q9"/></p>' },
    'unknown-key: There is no element q9 to keep.',
  ],
  ['the same text', { do: 'text', k: 'h1', text: 'Title' }, 'no-change: h1 says that already.'],
  ['the same text over markup', { do: 'text', k: 'p2', text: 'Say it' }, 'no-change: p2 says that already.'],
  [
    'classes that are there',
    { do: 'class', k: 'p1', add: [], remove: ['x'] },
    'no-change: p1 has these classes already.',
  ],
  [
    'the same attribute',
    { do: 'attr', k: 'a1', name: 'href', value: '#' },
    'no-change: href of a1 is like that already.',
  ],
  ['the same source', { do: 'replace', k: 'h1', html: '<h2>Title</h2>' }, 'no-change: Nothing would change.'],
  ['nothing to insert', { do: 'append', k: 's1', html: ' ' }, 'no-change: There is nothing to insert.'],
  ['already there', { do: 'move-after', k: 'p1', to: 'h1' }, 'no-change: p1 is already after h1.'],
  ['into itself', { do: 'move-before', k: 's1', to: 'p1' }, 'malformed: s1 cannot move into or beside itself.'],
  [
    'nothing for something',
    { do: 'replace', k: 'p1', html: '' },
    'malformed: A replacement needs HTML; to take an element away, use remove.',
  ],
  [
    'words for a section',
    { do: 'replace', k: 's1', html: 'words' },
    'malformed: The replacement holds no element; to change words, use text.',
  ],
  [
    'text of a section',
    { do: 'text', k: 's1', text: 'x' },
    'malformed: s1 holds other elements; name the one whose words should change.',
  ],
  ['text of an image', { do: 'text', k: 'i1', text: 'x' }, 'malformed: A <img> holds no words of its own.'],
  ['content of an image', { do: 'append', k: 'i1', html: '<b>x</b>' }, 'malformed: A <img> has no content.'],
  ['the body', { do: 'remove', k: 'body' }, 'malformed: The body of a page cannot go.'],
  ['after the body', { do: 'after', k: 'body', html: '<p>x</p>' }, 'malformed: Nothing can be put after the body.'],
  ['the title', { do: 'replace', k: 'title', html: '<title>x</title>' }, 'malformed: The title cannot be replaced.'],
  ['a token of no theme', { do: 'token', k: 'x3', name: '--accent', value: 'red' }, 'malformed: x3 defines no theme.'],
  ['a token of no style', { do: 'token', k: 'p1', name: '--accent', value: 'red' }, 'malformed: p1 is no theme block.'],
  [
    'a bad attribute name',
    { do: 'attr', k: 'p1', name: 'a b', value: 'x' },
    "malformed: 'a b' is no name for an attribute.",
  ],
  [
    'kept twice',
    { do: 'after', k: 'p1', html: '<keep k="a1"/><keep k="c1"/>' },
    'malformed: The element c1 is kept twice.',
  ],
  [
    'kept inside itself',
    { do: 'append', k: 'c1', html: '<keep k="s1"/>' },
    'malformed: s1 cannot be kept inside itself.',
  ],
  ['a half tag', { do: 'after', k: 'p1', html: '<p class="x' }, 'unbalanced: The fragment ends inside a tag.'],
  ['a half script', { do: 'after', k: 'p1', html: '<script>let a' }, 'unbalanced: The fragment ends inside a tag.'],
  [
    'misnested',
    { do: 'after', k: 'p1', html: '<table><div>x</div></table>' },
    'unbalanced: An element stands where HTML does not allow it (a <div> in a <p>, a link in a link, a <tr> outside a table).',
  ],
  [
    'a row in a section',
    { do: 'append', k: 's1', html: '<tr><td>x</td></tr>' },
    'unbalanced: An element stands where HTML does not allow it (a <div> in a <p>, a link in a link, a <tr> outside a table).',
  ],
  ['a row moved out of its table', { do: 'move-after', k: 'c2', to: 'p1' }, 'unbalanced: c2 cannot stand after p1.'],
  [
    'a script from elsewhere',
    { do: 'after', k: 'p1', html: '<script src="//x.example/a.js"></script>' },
    'foreign-script: A script from another host (//x.example/a.js) cannot be added.',
  ],
  [
    'an import from elsewhere',
    { do: 'after', k: 'p1', html: '<script type="module">import a from "https://x.example"</script>' },
    'foreign-script: A script that imports from another host cannot be added.',
  ],
  [
    'too much',
    { do: 'after', k: 'p1', html: `<p>${'x'.repeat(256 * 1024)}</p>` },
    'too-large: The fragment is longer than 256 KB.',
  ],
])('refused: %s', ([, operation, expected]) => {
  const document = openDocument(body(page))
  const result = applyOperation(document, operation)
  expect(result.ok ? inBody(result.document.html) : `${result.refusal.code}: ${result.refusal.message}`).toBe(expected)
})

test.for([
  '<iframe src="https://x.example"></iframe>',
  '<iframe src="\\\\x.example"></iframe>',
  '<object data="//x.example"></object>',
  '<base href="/">',
  '<meta http-equiv="Refresh" content="0">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java&#10;script:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<form action="vbscript:x"></form>',
  '<svg><a xlink:href="javascript:x"><path/></a></svg>',
  '<svg><animate attributeName="href" values="#;javascript:x"/></svg>',
  '<iframe srcdoc="<base href=x>"></iframe>',
  '<noscript><meta http-equiv=refresh content=0></noscript>',
  '<template><base href="/"></template>',
])('unsafe: %s', (html) => {
  const document = openDocument(body('<p>a</p>'))
  const result = applyOperation(document, { do: 'after', k: 'p1', html })
  expect(!result.ok && result.refusal.code).toBe('unsafe')
})

test.for<[string, string, 'unsafe' | 'foreign-script' | null]>([
  ['<a>x</a>', 'href=javascript:1', 'unsafe'],
  ['<iframe></iframe>', 'src=https://x.example', 'unsafe'],
  ['<script></script>', 'src=https://x.example', 'foreign-script'],
  ['<img>', 'src=https://x.example/a.png', null],
  ['<a>x</a>', 'href=mailto:a@b.example', null],
  // what stood there before is not judged by a change of something else
  ['<iframe src="https://x.example"></iframe>', 'title=Map', null],
  ['<iframe src="https://x.example"></iframe>', 'src=https://y.example', 'unsafe'],
  ['<a href="javascript:go()">x</a>', 'class=link', null],
  ['<a href="javascript:go()">x</a>', 'href=vbscript:go', 'unsafe'],
  ['<script src="https://x.example/a.js"></script>', 'defer=', null],
  ['<script src="https://x.example/a.js"></script>', 'src=https://y.example/b.js', 'foreign-script'],
  ['<meta http-equiv="refresh">', 'id=m', null],
  ['<meta http-equiv="refresh">', 'content=0;url=//y.example', 'unsafe'],
])('set on %s: %s', ([element, pair, code]) => {
  const document = openDocument(body(`<p>${element}</p>`))
  const [name = '', value = ''] = pair.split('=')
  const key = [...document.elements.values()].find(({ parent }) => parent === 'p1')?.key ?? ''
  const result = applyOperation(document, { do: 'attr', k: key, name, value })
  expect(result.ok ? null : result.refusal.code).toBe(code)
})

test.for<[string, boolean]>([
  ['<!-- rest of the code -->', true],
  ['<!-- existing content stays here -->', true],
  ['<!-- ... -->', true],
  ['<!-- Unchanged -->', true],
  ['<p>...</p>', true],
  ['<p>…</p>', true],
  ['<div>[... existing cards ...]</div>', true],
  ['<div>(rest of page unchanged)</div>', true],
  ['<script>// ... rest of the script\n</script>', true],
  ['<!-- Pricing -->', false],
  ['<!-- Card 2: the same size as the others -->', false],
  ['<p>Our prices remain unchanged since 2019, and so does the coffee.</p>', false],
  ['<p>And then…</p>', false],
  ['<p>Loading the rest of your day</p>', false],
  ['<a href="#">...</a>', false],
  ['<script>const a = [...b]</script>', false],
])('left out in %s: %s', ([html, lazy]) => {
  const result = applyOperation(openDocument(body('<p>a</p>')), { do: 'after', k: 'p1', html })
  expect(!result.ok && result.refusal.code === 'placeholder-text').toBe(lazy)
})

test('what was on the page before is not judged again', () => {
  const document = openDocument(body('<div><!-- existing content --><p>...</p></div>'))
  const result = applyOperation(document, { do: 'replace', k: 'x1', html: '<section><keep k="x1"/><p>b</p></section>' })
  expect(result.ok).toBe(true)
})

const known = new Set(['text-gray-500', 'p-4', 'md:grow', 'bg-linear-to-r', 'text-base'])
const classExists = (name: string) => known.has(name)

test.for<[string, string | null]>([
  ['p-4', 'p-4'],
  ['text-grey-500', 'text-gray-500'],
  ['p-4,', 'p-4'],
  ['md:flex-grow', 'md:grow'],
  ['bg-gradient-to-r', 'bg-linear-to-r'],
  ['text-md', 'text-base'],
  ['own', 'own'],
  ['styled', 'styled'],
  ['made-up', null],
])('class %s → %s', ([name, meant]) => {
  const document = openDocument(body('<style>.styled{color:red}</style><p class="own">a</p><p>b</p>'))
  for (const operation of [
    { do: 'class', k: 'p2', add: [name], remove: [] },
    { do: 'attr', k: 'p2', name: 'class', value: name },
    { do: 'replace', k: 'p2', html: `<p class="${name}">b</p>` },
  ] satisfies Operation[]) {
    const result = applyOperation(document, operation, { classExists })
    if (meant === null) expect(!result.ok && result.refusal.code).toBe('unknown-class')
    else expect(result.ok && result.document.html).toContain(`<p class="${meant}">b</p>`)
  }
})

test('classes of kept parts pass', () => {
  const document = openDocument(body('<p class="made-up">a</p>'))
  const result = applyOperation(
    document,
    { do: 'replace', k: 'p1', html: '<div class="p-4"><keep k="p1"/></div>' },
    { classExists },
  )
  expect(result.ok).toBe(true)
})

test('keys: the replaced element and what is found again keep theirs, what is new gets new ones', () => {
  const document = openDocument(body('<section><h2>a</h2><p>b</p><a href="#">c</a></section><p>d</p>'))
  const result = applyOperation(document, {
    do: 'replace',
    k: 's1',
    html: '<section class="n"><p>new</p><h2>A!</h2><a href="#">c</a></section>',
  })
  if (!result.ok) throw new Error(result.refusal.message)
  expect([...result.document.elements.keys()]).toEqual(['title', 'body', 's1', 'p1', 'h1', 'a1', 'p2'])
  expect(result.touched).toEqual(['s1'])
  const removed = applyOperation(result.document, { do: 'remove', k: 'p2' })
  if (!removed.ok) throw new Error(removed.refusal.message)
  expect(removed.touched).toEqual(['body'])
  const added = applyOperation(removed.document, { do: 'append', k: 's1', html: '<p>e</p>' })
  expect(added.ok && added.touched).toEqual(['p3'])
})

test('theme and title', () => {
  const document = openDocument(
    '<!doctype html><html><head><title>Old</title><style>:root{--accent:red}</style></head><body><p>a</p></body></html>',
  )
  const script = applyScript(document, [
    { do: 'token', k: 'theme', name: '--accent', value: 'green' },
    { do: 'token', k: 'theme', name: '--accent', value: 'green' },
    { do: 'token', k: 'theme', name: '--ink', value: 'red}' },
    { do: 'text', k: 'title', text: 'New & old' },
    { do: 'replace', k: 'theme', html: '<style>p{}</style>' },
    { do: 'replace', k: 'theme', html: '<style>:root{--accent:blue;--ink:black}</style>' },
  ])
  expect(script.document.html).toBe(
    '<!doctype html><html><head><title>New &amp; old</title><style>:root{--accent:blue;--ink:black}</style></head><body><p>a</p></body></html>',
  )
  expect(script.applied.map(({ operation }) => operation.do)).toEqual(['token', 'text', 'replace'])
  expect(script.failed.map(({ refusal }) => refusal.code)).toEqual(['no-change', 'unsafe', 'malformed'])
})

test('a page with open tags: what reaches further than its target is refused', () => {
  const document = openDocument('<body><p>a<div>b</div>c<ul><li>d<li>e</ul></body>')
  expect(document.tidy).toBe(false)
  const removed = applyOperation(document, { do: 'remove', k: 'x1' })
  expect(!removed.ok && removed.refusal.code).toBe('unbalanced')
  const text = applyOperation(document, { do: 'text', k: 'c1', text: 'D' })
  expect(text.ok && text.document.html).toBe('<body><p>a<div>b</div>c<ul><li>D<li>e</ul></body>')
})
