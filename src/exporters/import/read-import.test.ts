import { expect, test } from 'vitest'
import { pack } from '#test/support/pack.ts'
import { ImportProblem } from './problem.ts'
import { readImport } from './read-import.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = async (name: string, content: string | Uint8Array) =>
  (await readImport({ name, bytes: typeof content === 'string' ? bytes(content) : content })).pages
const page = (body: string, head = '<title>Nordlys</title>') =>
  `<!doctype html>\n<html lang="en">\n<head>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`
const plain = page('<h1 class="text-4xl">Nordlys</h1>\n<script>document.title += "!"</script>')

async function problemOf(run: () => Promise<unknown>): Promise<{ title: string; message: string }> {
  try {
    await run()
  } catch (error) {
    if (error instanceof ImportProblem) return { title: error.title, message: error.message }
    throw error
  }
  throw new Error('nothing was refused')
}

test('a page without anything from outside comes in as it is', async () => {
  expect(await read('menu.html', plain)).toEqual([{ name: 'Menu', html: plain, file: 'menu.html', leftOut: [] }])
})

test.for<[name: string, head: string, body: string, leftOut: string[], stays: string[], goes: string[]]>([
  [
    'Tailwind from its CDN',
    '<script src="https://cdn.tailwindcss.com"></script><script>tailwind.config = { theme: {} }</script>',
    '<p class="p-4">x</p>',
    [
      'the browser script of Tailwind, which is not needed here',
      'a Tailwind configuration (colours and fonts of its own have to be set again)',
    ],
    ['<p class="p-4">x</p>'],
    ['<script'],
  ],
  [
    'scripts and styles of other hosts',
    '<script src="https://a.example/x.js"></script><script src="own.js"></script><link rel="stylesheet" ' +
      'href="https://a.example/x.css"><link rel="stylesheet" href="style.css"><style>@import "https://a.example/y.css";' +
      ' p { color: red }</style>',
    '<p>x</p>',
    ['2 scripts that were linked', '2 stylesheets that were linked', 'a stylesheet that was imported'],
    ['<style>p { color: red }</style>'],
    ['a.example', 'own.js', 'style.css'],
  ],
  [
    'pictures',
    '<link rel="icon" href="/favicon.ico"><style>.a { background: url("/a.png") no-repeat } .b { fill: url(#g) }</style>',
    `<img src="https://a.example/x.jpg" srcset="x2.jpg 2x" width="320" height="240" alt="Harbour"><img ` +
      `src="data:image/gif;base64,R0lGOD" alt=""><p style="background-image: url('b.png'); ` +
      `color: red">x</p><picture><source srcset="c.avif"><img src="c.png" alt="c"></picture>`,
    [
      'an icon of the browser tab',
      '2 pictures that are not in the file (placeholders of their size stand there)',
      '2 pictures that the styles load',
    ],
    [
      'data-slot="photo" data-from="https://a.example/x.jpg"',
      'alt="Harbour"',
      'src="data:image/gif;base64,R0lGOD"',
      'color: red',
      'url(#g)',
      'background: url("data:image/svg+xml,',
    ],
    ['src="https:', 'x2.jpg', '.png', 'favicon', 'c.avif'],
  ],
  [
    'what runs or leads away',
    '<base href="https://a.example/"><meta http-equiv="refresh" content="0;url=//a.example">',
    '<a href="javascript:alert(1)">x</a><iframe src="https://a.example"></iframe><iframe ' +
      'src="own.html"></iframe><video src="a.mp4" poster="a.png" controls></video>',
    [
      'a picture that is not in the file (a placeholder of its size stands there)',
      'a film or sound',
      '2 frames with other pages',
      'a redirect',
      'a base address',
      'an address that runs a script',
    ],
    ['<a href="#">x</a>', '<video controls></video>'],
    ['a.example', 'own.html', 'a.mp4', 'a.png'],
  ],
])('leaves out and tells of %s', async ([, head, body, leftOut, stays, goes]) => {
  const [found] = await read('x.html', page(body, head))
  expect(found?.leftOut).toEqual(leftOut)
  for (const piece of stays) expect(found?.html).toContain(piece)
  for (const piece of goes) expect(found?.html).not.toContain(piece)
})

test.for<[name: string, content: string | Uint8Array, title: RegExp, message: RegExp]>([
  ['empty.html', '', /is empty/, /nothing in this file/],
  ['blank.html', ' \n\t', /is empty/, /only blank space/],
  ['photo.html', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /is not a page/, /holds no text/],
  ['notes.html', 'Buy milk < 3 litres', /is not a page/, /no HTML in it/],
  ['app.tsx', '<p>x</p>', /is not a page/, /built first/],
  [
    'big.html',
    page(`<p>${'x'.repeat(5_000_001)}</p>`),
    /too large/,
    /5,000,\d+ characters; a page has at most 5,000,000/,
  ],
  ['huge.html', new Uint8Array(20_000_001).fill(65), /too large/, /more than 20 MB/],
  ['cut.json', '{ "title": "x",\n "elements": [', /could not be read/, /near line 2/],
  ['list.json', '[1, 2]', /holds no page/, /no JSON object/],
  ['other.json', '{ "a": 1 }', /holds no page/, /no list of elements/],
  [
    'app.html',
    page('<div id="root"></div><script src="/assets/x.js"></script>'),
    /Nothing of .* left/,
    /Scripts draw all of it/,
  ],
  ['nothing.html', page('<div></div>'), /Nothing of .* left/, /nothing on it to see/],
  ['a.zip', pack({ 'photo.png': 'x' }), /holds no page/, /no HTML page in it/],
  ['react.zip', pack({ 'home/Hero.tsx': 'x' }), /holds no page/, /components/],
  ['up.zip', pack({ '../up.html': plain }), /cannot be imported/, /leave its folder/],
  ['root.zip', pack({ '/etc/x.html': plain }), /cannot be imported/, /leave its folder/],
  ['drive.zip', pack({ 'C:\\x.html': plain }), /cannot be imported/, /leave its folder/],
  ['cut.zip', pack({ 'a.html': plain }).subarray(0, 90), /cannot be imported/, /damaged/],
  ['bomb.zip', pack({ 'a.html': new Uint8Array(21_000_000) }), /could not be read/, /larger than 20 MB/],
  [
    'many.zip',
    pack(Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`${i}.txt`, '']))),
    /cannot be imported/,
    /more than 5,000 files/,
  ],
])('refuses %s with a word that helps', async ([name, content, title, message]) => {
  const problem = await problemOf(() => read(name, content))
  expect(problem.title).toMatch(title)
  expect(problem.message).toMatch(message)
  expect(problem.message).toContain('Your pages are as they were.')
})

/** The first file of a zip says something else of itself. */
function forged(change: (central: DataView) => void): Uint8Array {
  const zip = pack({ 'a.html': `${plain}${'<p>x</p>'.repeat(5000)}` })
  const view = new DataView(zip.buffer)
  let at = zip.length - 22
  while (view.getUint32(at, true) !== 0x02014b50) at -= 1
  change(new DataView(zip.buffer, at))
  return zip
}

test.for<[name: string, change: (central: DataView) => void, message: RegExp]>([
  ['a size too small', (central) => central.setUint32(24, 10, true), /damaged/],
  ['a wrong checksum', (central) => central.setUint32(16, 7, true), /damaged/],
  ['a place outside', (central) => central.setUint32(42, 0xfffffff0, true), /damaged/],
  ['a password', (central) => central.setUint16(8, 1, true), /password/],
  ['another packing', (central) => central.setUint16(10, 14, true), /not known here/],
])('refuses a zip with %s', async ([, change, message]) => {
  expect((await problemOf(() => read('x.zip', forged(change)))).message).toMatch(message)
})

test('the pages of a foreign zip come with what lies beside them', async () => {
  const zip = pack({
    'site/about.html': page(
      '<h1>About</h1><a href="index.html">Home</a>',
      '<link rel="stylesheet" href="css/style.css">',
    ),
    'site/index.html': page('<h1>Home</h1><img src="img/a.png" alt="a"><img src="img/none.png" alt="b">'),
    'site/css/style.css':
      'h1 { background: url(../img/a.png) } @font-face { font-family: Own; src: url(https://a.example/b.woff2) } h1 { font-family: Own }',
    'site/img/a.png': new Uint8Array([1, 2, 3]),
    '__MACOSX/site/about.html': 'x',
  })
  const [home, about] = await read('site.zip', zip)
  expect([home?.name, about?.name]).toEqual(['Home', 'About'])
  expect(home?.html).toContain('<img src="data:image/png;base64,AQID" alt="a">')
  expect(home?.leftOut).toEqual(['a picture that is not in the file (a placeholder of its size stands there)'])
  expect(about?.html).toContain(
    '<style>\nh1 { background: url("data:image/png;base64,AQID") }  h1 { font-family: Own }\n</style>',
  )
  expect(about?.leftOut).toEqual(['a font that is not in the file'])
  expect(about?.html).toContain('<a href="index.html">Home</a>')
})

test.for<[path: string, title: string, name: string]>([
  ['index.html', 'x', 'Home'],
  ['index (1).html', 'x', 'Home'],
  ['index-cdn.html', 'x', 'Home'],
  ['about-us.html', 'x', 'About us'],
  ['über_uns.htm', 'x', 'Über uns'],
  ['page.html', 'Menu | Nordlys', 'Menu'],
  ['download.html', '', 'Imported page'],
])('%s with the title %j is called %s', async ([path, title, name]) => {
  expect((await read(path, page('<p>x</p>', `<title>${title}</title>`)))[0]?.name).toBe(name)
})

test.for<[name: string, content: Uint8Array]>([
  ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('<p>Grüße</p>')])],
  ['UTF-16', new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<p>Grüße</p>', 'utf16le')]))],
  ['Latin letters of old', Buffer.from('<p>Grüße</p>', 'latin1')],
  ['what it names itself', Buffer.from('<meta charset="iso-8859-1"><p>Grüße</p>', 'latin1')],
])('reads %s', async ([, content]) => {
  expect((await read('x.html', content))[0]?.html).toContain('<p>Grüße</p>')
})

test('a tree of a model is read by allow-list, one of our own as it is', async () => {
  const model = {
    title: 'T',
    description: '',
    elements: [
      { type: 'container', content: 'Hi' },
      { type: 'script', content: 'x()' },
    ],
  }
  expect((await read('t.json', JSON.stringify(model)))[0]?.html).toContain('<div>Hi</div>\n</body>')
})
