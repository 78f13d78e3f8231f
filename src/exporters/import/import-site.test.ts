import { expect, test } from 'vitest'
import { pack } from '#test/support/pack.ts'
import type { ImportTools } from './read-page.ts'
import { readImport } from './read-import.ts'

const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>T</title>${head}</head><body>${body}</body></html>`
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1])
const font = new TextEncoder().encode('wOF2 a typeface')
const pngAddress = `data:image/png;base64,${Buffer.from(png).toString('base64')}`

async function imported(files: Record<string, string | Uint8Array>, tools: ImportTools = {}) {
  const { pages, refused } = await readImport({ name: 'site.zip', bytes: pack(files) }, tools)
  const [first] = pages
  return { pages, refused, html: first?.html ?? '', leftOut: first?.leftOut ?? [] }
}

type Case = [
  what: string,
  files: Record<string, string | Uint8Array>,
  has: string[],
  lacks?: string[],
  leftOut?: string[],
]

test.for<Case>([
  [
    'styles that import styles, in a circle, with their conditions',
    {
      'index.html': page('<p>x</p>', '<link rel="stylesheet" href="css/a.css">'),
      'css/a.css': '@import "sub/b.css" screen; @import url(a.css); p { color: red }',
      'css/sub/b.css':
        '@charset "utf-8"; @import url("../a.css"); @import "c.css" layer(base) supports(display: grid) print; b { color: blue }',
      'css/sub/c.css': 'i { color: green }',
    },
    [
      '<style media="screen">\nb { color: blue }\n</style>',
      '@supports (display: grid) {\n@layer base {\ni { color: green }',
      '@media print',
      '<style>\np { color: red }\n</style>',
    ],
    ['@import', '@charset'],
  ],
  [
    'media as they are written, and the switches of pages that load their styles late',
    {
      'index.html': page(
        '<p>x</p>',
        `<link rel="stylesheet" href="a.css" media="(min-width:40em) and (orientation:landscape), print">
<link rel="stylesheet" href="b.css" media="print" onload="this.media='all'">
<link rel="preload" as="style" href="c.css" onload="this.onload=null;this.rel='stylesheet'">
<link rel="alternate stylesheet" title="Night" href="d.css"><link rel="stylesheet" title="Day" href="a.css"><link rel="stylesheet" title="Dusk" href="d.css">`,
      ),
      'a.css': 'p{color:red}',
      'b.css': 'p{color:blue}',
      'c.css': 'p{color:green}',
      'd.css': 'p{color:black}',
    },
    [
      '<style media="(min-width:40em) and (orientation:landscape), print">\np{color:red}',
      '<style>\np{color:blue}',
      '<style>\np{color:green}',
      '<style>\np{color:red}',
    ],
    ['black', '<link'],
    ['2 stylesheets to choose instead of the usual one'],
  ],
  [
    'a namespace at the top of its own style',
    {
      'index.html': page('<svg><a href="#x"/></svg>', '<link rel="stylesheet" href="a.css">'),
      'a.css': '@import "b.css"; @namespace svg url(http://www.w3.org/2000/svg); svg|a { fill: red }',
      'b.css': 'p { color: blue }',
    },
    [
      '<style>\np { color: blue }\n</style>\n<style>\n@namespace svg url(http://www.w3.org/2000/svg); svg|a { fill: red }',
    ],
  ],
  [
    'pictures wherever a page keeps them',
    {
      'index.html': page(`<table background="a.png"><tr><td>x</td></tr></table>
<img id="lazy" class="lazyload" src="data:image/gif;base64,R0lGOD" data-src="a.png" alt="">
<img id="set" srcset="none.png 1x, a.png 2x" alt=""><div data-setbg="a.png">x</div>
<p style="background:image-set('none.png' 2x, url(a.png) 1x)">x</p>
<picture><source media="(min-width:60em)" srcset="a.png 1x"><source type="image/avif" srcset="none.avif"><img id="inner" src="a.png" alt=""></picture>`),
      'a.png': png,
    },
    [
      `<table background="${pngAddress}">`,
      `<img id="lazy" class="lazyloaded" src="${pngAddress}" alt="">`,
      `<img id="set" alt="" src="${pngAddress}">`,
      `data-setbg="${pngAddress}" style="background-image:url('${pngAddress}')"`,
      `background:url(&quot;${pngAddress}&quot;)`,
      `<source media="(min-width:60em)" srcset="${pngAddress}">`,
    ],
    ['data-src=', 'avif', 'image-set', 'R0lGOD'],
    [],
  ],
  [
    'a picture whose name does not say what it is, and one that only browsers without scripts would see',
    {
      'index.html': page(
        '<img src="photo?id=3" alt="a"><div><img src="data:image/gif;base64,R0lGOD" alt="blurred"><noscript><img ' +
          'src="b.png" alt="b"></noscript></div><img class="lazyload" src="data:image/gif;base64,R0lGOD" data-src="c.png" ' +
          'alt="c"><noscript><img src="/c.png" alt="twice"></noscript><noscript><img height="1" ' +
          'src="https://count.example/1.gif"></noscript>',
      ),
      'photo?id=3': png,
      'b.png': png,
      'c.png': png,
    },
    [
      `<img src="${pngAddress}" alt="a">`,
      `<div><img src="data:image/gif;base64,R0lGOD" alt="blurred"><img src="${pngAddress}" alt="b"></div>`,
      `<img class="lazyloaded" src="${pngAddress}" alt="c">`,
    ],
    ['noscript', 'twice', 'count.example'],
    [],
  ],
  [
    'addresses from the root, with queries, in other letters, and below a base',
    {
      'site/index.html': page(
        '<img src="/images/B%C3%A4r%201.PNG" alt=""><img src="https://own.example/images/a.png" alt=""><img ' +
          'src="/_next/image?url=%2Fimages%2Fa.png&amp;w=640" alt="">',
        '<base href="/"><link rel="canonical" href="https://own.example/"><link rel="stylesheet" ' +
          'href="style.css?v=3"><link rel="stylesheet" href="/site/print.css?ver=1">',
      ),
      'site/style.css': 'p{color:red}',
      'site/print.css?ver=1': 'p{color:blue}',
      ['site/images/Bär 1.png'.normalize('NFD')]: png,
      'site/images/a.png': png,
    },
    [
      'p{color:red}',
      'p{color:blue}',
      `<img src="${pngAddress}" alt=""><img src="${pngAddress}" alt=""><img src="${pngAddress}"`,
    ],
    ['<base'],
    [],
  ],
  [
    'one file of each typeface that is used',
    {
      'index.html': page('<p>x</p>', '<link rel="stylesheet" href="css/a.css">'),
      'css/a.css': `@font-face{font-family:"Own";src:url(own.eot);src:url(own.eot?#iefix) format("embedded-opentype"),
url(own.woff2?v=1) format("woff2"),url(own.ttf)}
@font-face{font-family:Spare;src:url(own.woff2)} @font-face{font-family:Own;unicode-range:U+0400-04FF;src:url(own.woff2)}
@font-face{font-family:Gone;src:url(gone.woff2)} p{font-family:"Own",Gone}`,
      'css/own.woff2': font,
      'css/own.ttf': font,
      'css/own.eot': font,
    },
    [`src:url("data:font/woff2;base64,${Buffer.from(font).toString('base64')}")`],
    ['Spare', 'eot', 'ttf', 'U+0400'],
    ['a font that is not in the file'],
  ],
  [
    'drawings of a sprite',
    {
      'index.html': page(
        '<p id="bell">x</p><svg><use href="img/s.svg#phone"/></svg><svg><use xlink:href="img/s.svg#bell"></use></svg><svg><use href="img/s.svg#none"/></svg>',
      ),
      'img/s.svg':
        '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="phone"><path d="M1 1"/></symbol><symbol id="bell"><path d="M2 2"/></symbol></svg>',
    },
    [
      '<use href="#phone"/>',
      '<symbol id="phone"><path d="M1 1"/></symbol>',
      'xlink:href="#bell-2"',
      '<symbol id="bell-2">',
    ],
    ['s.svg'],
    ['a drawing from a sprite that is not in the file'],
  ],
  [
    'a script of its own that is named as a framework names its own',
    {
      'index.html': page(
        '<p>x</p><script src="js/app-1a2b3c4d.js"></script><script src="js/menu.1a2b3c4d.bundle.min.js"></script>',
      ),
      'js/app-1a2b3c4d.js': 'start()',
      'js/menu.1a2b3c4d.bundle.min.js': 'menu()',
    },
    ['start()', 'menu()'],
    ['src='],
    [],
  ],
  [
    'own scripts in their order; those of a framework and of counters stay out',
    {
      'index.html': page(
        '<p>x</p><script src="now.js"></script>',
        '<script defer src="late.js"></script><script src="/_next/static/chunks/main-0123abcd.js"></script><script ' +
          'src="https://www.googletagmanager.com/gtag/js"></script>',
      ),
      'late.js': 'late("</script>")',
      'now.js': 'now()',
    },
    ['<script>\nnow()\n</script><script>\nlate("<\\/script>")\n</script>\n</body>'],
    ['_next', 'googletagmanager'],
    [
      'a script of the framework that built the page (what it drew is here, what it would do is not)',
      'a script that counts visitors',
    ],
  ],
  [
    'what a lost script would have shown',
    {
      'index.html': page(
        '<div id="preloader"><i></i></div><h1 data-aos="fade-up" style="opacity:0;transform:translateY(20px);' +
          'color:red">x</h1><script>$(function () { go() })</script>',
        '<script src="https://a.example/jquery.min.js"></script><meta http-equiv="Content-Security-Policy" content="default-src \'self\'">',
      ),
    },
    ['<h1 style="color:red">x</h1>'],
    ['preloader', 'data-aos', 'go()', 'Security'],
    [
      'a script that was linked',
      'a script that needs one of those',
      'a loading screen that only a script would take away',
      'a security policy for the address where the page was',
    ],
  ],
  [
    'long styles without the rules that match nothing',
    {
      'index.html': page(
        '<p class="a">x</p><script>document.body.classList.add("later")</script>',
        '<link rel="stylesheet" href="a.css">',
      ),
      'a.css': `.a{color:red}.later .a{color:blue}@media print{.never{color:green}}p:not(.b){margin:0}${'.unused-rule{color:black}'.repeat(3000)}`,
    },
    ['<style>\n.a{color:red}.later .a{color:blue}p:not(.b){margin:0}\n</style>'],
    ['unused-rule', '@media'],
    ['3,001 style rules that match nothing on the page'],
  ],
  [
    'the letters of a page in another encoding, which it no longer names',
    { 'index.html': new Uint8Array(Buffer.from(page('<p>Größe</p>', '<meta charset="iso-8859-1">'), 'latin1')) },
    ['<p>Größe</p>', '<meta charset="utf-8">'],
  ],
])('a site comes with %s', async ([, files, has, lacks = [], leftOut]) => {
  const found = await imported(files)
  for (const piece of has) expect(found.html).toContain(piece)
  for (const piece of lacks) expect(found.html).not.toContain(piece)
  if (leftOut) expect(found.leftOut).toEqual(leftOut)
})

test('pages in folders get names of their own, and their links lead to each other', async () => {
  const { pages } = await imported({
    'site/index.html': page(
      '<a href="about/">A</a><a href="/blog/first.html#end">B</a><a href="https://b.example/about">C</a>',
    ),
    'site/about/index.html': page(
      '<a href="../">Home</a><a href="../blog/first">B</a><form action="/contact.html"></form>',
    ),
    'site/blog/first.html': page('<a href="/">Home</a>'),
    'site/contact.html': page('<p>x</p>'),
    'site/feed/index.html': '<?xml version="1.0"?><rss><channel></channel></rss>',
    'site/old.html': page('', '<meta http-equiv="refresh" content="0;url=about/">'),
  })
  expect(pages.map(({ name }) => name)).toEqual(['Home', 'Contact', 'About', 'First'])
  expect(pages[0]?.html).toContain(
    '<a href="about.html">A</a><a href="first.html#end">B</a><a href="https://b.example/about">',
  )
  expect(pages[2]?.html).toContain(
    '<a href="index.html">Home</a><a href="first.html">B</a><form action="contact.html">',
  )
})

test('a page that cannot come in is named with its reason, and the others come', async () => {
  const { pages, refused } = await imported({
    'index.html': page('<h1>Home</h1>'),
    'long.html': page(`<p>${'x'.repeat(5_000_001)}</p>`),
    'deep.html': page(`${'<div>'.repeat(5000)}x`),
    'empty.html': '',
  })
  expect(pages.map(({ name }) => name)).toEqual(['Home'])
  expect(refused.map(({ file }) => file)).toEqual(['deep.html', 'empty.html', 'long.html'])
  expect(refused[0]?.reason).toMatch(/5,00\d levels inside each other; a page has at most 500/)
  expect(refused[2]?.reason).toMatch(/5,000,\d+ characters/)
})

test('more pages than a project has come in as far as there is room', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 53 }, (_, index) => [`page-${index}.html`, page(`<p>${index}</p>`)]),
  )
  const { pages, refused } = await imported(many)
  expect(pages).toHaveLength(50)
  expect(refused).toEqual([
    {
      file: 'page-7.html and 2 more',
      reason: 'A project has at most 50 pages: import these in another zip.',
      count: 3,
    },
  ])
  expect((await imported(many, { maxPages: 100 })).pages).toHaveLength(53)
})

test('pictures are drawn smaller until the page has room for them; the largest stays out last', async () => {
  const picture = (letter: number, length: number) =>
    new Uint8Array(length).fill(letter).map((byte, at) => png[at] ?? byte)
  const sides: number[] = []
  const files = {
    'index.html': page(
      '<img src="a.png" alt="a"><img src="b.png" width="300" height="200" alt="b"><img src="c.png" alt="c">',
    ),
    'a.png': picture(1, 60_000),
    'b.png': picture(2, 90_000),
    'c.png': png,
  }
  const found = await imported(files, {
    room: 40_000,
    shrink: async ({ type, bytes }, side) => {
      sides.push(side)
      return { type, bytes: bytes.subarray(0, bytes.length === 60_000 ? side * 10 : 80_000) }
    },
  })
  expect(sides).toEqual([1600, 1600, 1200, 1200, 800, 800, 480, 480])
  expect(found.html.length).toBeLessThan(40_000)
  expect(found.html).toContain(`<img src="${pngAddress}" alt="c">`)
  expect(found.html).toContain("width='300' height='200'")
  expect(found.leftOut).toEqual(['a picture that is too large even when made smaller (a placeholder stands there)'])
  expect((await imported(files)).leftOut).toEqual([])
})

test('a file that is damaged, or unpacks to more than it may, is missing; the page is there', async () => {
  const zip = pack({
    'index.html': page('<h1>Home</h1><img src="bomb.png" alt="">'),
    'bomb.png': new Uint8Array(30_000_000),
    'unused.bin': new Uint8Array(90_000_000),
  })
  const { pages } = await readImport({ name: 'x.zip', bytes: zip })
  expect(pages[0]?.leftOut).toEqual(['a picture that is not in the file (a placeholder of its size stands there)'])
})
