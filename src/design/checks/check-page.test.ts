import { expect, test } from 'vitest'
import { applySplices } from '../splices.ts'
import { checkPage, fixPage } from './check-page.ts'
import { askedRules, ruleNoun, rules, ruleWords } from './rules.ts'
import type { RuleName } from './types.ts'

const head =
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" ' +
  'content="width=device-width, initial-scale=1">\n<title>Olive</title>\n<meta name="description" content="Oil ' +
  'from one grove.">\n</head>\n'
const page = (content: string) => `${head}<body>\n<main><h1>Olive</h1>${content}</main>\n</body>\n</html>\n`
const bare = (content: string) => `${head}<body>${content}</body>\n</html>\n`
const known = new Set('flex text-gray-500 md:text-gray-500 bg-slate-900 p-4'.split(' '))
const options = { classExists: (name: string) => !/^(.*:)?(text|bg|p)-/.test(name) || known.has(name) }

const of = (rule: RuleName, html: string) => checkPage(html, options).filter((finding) => finding.rule === rule)

type Fixed = [rule: RuleName, name: string, before: string, after: string]

const heads: Fixed[] = [
  [
    'lang',
    'English',
    page('<p>The oil of the grove</p>').replace(' lang="en"', ''),
    page('<p>The oil of the grove</p>'),
  ],
  [
    'lang',
    'German, where it is empty',
    page('<p>Das Öl ist mit Liebe und für Sie</p>').replace('lang="en"', 'lang=""'),
    page('<p>Das Öl ist mit Liebe und für Sie</p>').replace('lang="en"', 'lang="de"'),
  ],
  [
    'title',
    'of the first heading',
    page('').replace('\n<title>Olive</title>', ''),
    page('').replace('\n<title>Olive</title>', '').replace('scale=1">', 'scale=1">\n<title>Olive</title>'),
  ],
  ['title', 'where it is empty', page('').replace('<title>Olive', '<title> '), page('')],
  [
    'description',
    'of the first paragraph that says something',
    page(
      '<nav><p>Long words of a navigation that tell nothing of it.</p></nav><p>Oil</p><p>From one grove in the south, pressed "cold" & slow.</p>',
    ).replace(/<meta name="description".*\n/, ''),
    page(
      '<nav><p>Long words of a navigation that tell nothing of it.</p></nav><p>Oil</p><p>From one grove in the south, pressed "cold" & slow.</p>',
    )
      .replace(/<meta name="description".*\n/, '')
      .replace(
        'scale=1">',
        'scale=1">\n<meta name="description" content="From one grove in the south, pressed &quot;cold&quot; &amp; slow.">',
      ),
  ],
  ['viewport', 'missing', page('').replace(/<meta name="viewport".*\n/, ''), page('')],
  [
    'viewport',
    'that forbids to enlarge',
    page('').replace('initial-scale=1', 'initial-scale=1, maximum-scale=1,user-scalable=no'),
    page(''),
  ],
]

const inMain: Fixed[] = (
  [
    [
      'heading-order',
      'jumps',
      '<h2>A</h2><h4 class="x">B <em>b</em></h4><h4>C</h4><h2>D</h2>',
      '<h2>A</h2><h3 class="x">B <em>b</em></h3><h3>C</h3><h2>D</h2>',
    ],
    [
      'heading-order',
      'in pages that style tags',
      '<style>h4 { color: red }</style><h3>B</h3>',
      '<style>h4 { color: red }</style><h3 aria-level="2">B</h3>',
    ],
    ['one-h1', 'a second', '<section><h1 id="b">B</h1></section>', '<section><h2 id="b">B</h2></section>'],
    [
      'image-alt',
      'by its file',
      '<img src="/a/olive-grove_02.jpg" width="1" height="1">',
      '<img src="/a/olive-grove_02.jpg" width="1" height="1" alt="Olive grove">',
    ],
    [
      'image-alt',
      'in a figure',
      '<figure><img src="IMG_1.jpg" width="1" height="1"><figcaption>The press</figcaption></figure>',
      '<figure><img src="IMG_1.jpg" width="1" height="1" alt="The press"><figcaption>The press</figcaption></figure>',
    ],
    [
      'image-alt',
      'beside words of its link',
      '<a href="/x"><img src="grove.jpg" width="1" height="1">Visit</a>',
      '<a href="/x"><img src="grove.jpg" width="1" height="1" alt="">Visit</a>',
    ],
    [
      'image-alt',
      'alone in a link',
      '<a href="/prices.html"><img src="1.png" width="1" height="1"></a>',
      '<a href="/prices.html"><img src="1.png" width="1" height="1" alt="Prices"></a>',
    ],
    [
      'image-size',
      'of a drawing',
      `<img alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 30'%3E%3C/svg%3E">`,
      `<img alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 30'%3E%3C/svg%3E" width="40" height="30">`,
    ],
    [
      'image-size',
      'of a drawing in base64',
      `<img alt="" src="data:image/svg+xml;base64,${Buffer.from('<svg width="12" height="9"/>').toString('base64')}">`,
      `<img alt="" src="data:image/svg+xml;base64,${Buffer.from('<svg width="12" height="9"/>').toString('base64')}" width="12" height="9">`,
    ],
    [
      'image-size',
      'of a PNG',
      '<img alt="" src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAHCAYAAADAp4fuAAAA">',
      '<img alt="" src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAHCAYAAADAp4fuAAAA" width="5" height="7">',
    ],
    [
      'image-size',
      'by its classes',
      '<img alt="" src="a.jpg" class="h-8 w-[40px]">',
      '<img alt="" src="a.jpg" class="h-8 w-[40px]" width="40" height="32">',
    ],
    [
      'field-label',
      'beside it',
      '<label>Your name</label><input name="n">',
      '<label for="your-name">Your name</label><input name="n" id="your-name">',
    ],
    [
      'field-label',
      'behind a box',
      '<input type="checkbox" id="c"><label>Yes</label>',
      '<input type="checkbox" id="c"><label for="c">Yes</label>',
    ],
    [
      'field-label',
      'by what stands in it',
      '<input placeholder="you@example.org">',
      '<input placeholder="you@example.org" aria-label="you@example.org">',
    ],
    [
      'field-label',
      'by its name',
      '<textarea name="deliveryNote"></textarea>',
      '<textarea name="deliveryNote" aria-label="Delivery note"></textarea>',
    ],
    ['field-label', 'by its type', '<input type="email">', '<input type="email" aria-label="E-mail">'],
    [
      'control-name',
      'of a known place',
      '<a href="https://www.instagram.com/olive"><svg aria-hidden="true"></svg></a>',
      '<a href="https://www.instagram.com/olive" aria-label="Instagram"><svg aria-hidden="true"></svg></a>',
    ],
    [
      'control-name',
      'of a usual button',
      '<button type="button" class="menu-toggle"><svg></svg></button>',
      '<button type="button" class="menu-toggle" aria-label="Menu"><svg></svg></button>',
    ],
    [
      'control-name',
      'that sends',
      '<form><button><svg></svg></button></form>',
      '<form><button aria-label="Send"><svg></svg></button></form>',
    ],
    [
      'dead-anchor',
      'near an id',
      '<a href="#contacts">Write</a><section id="contact">x</section>',
      '<a href="#contact">Write</a><section id="contact">x</section>',
    ],
    [
      'dead-anchor',
      'with a slip',
      '<a href="#pircing">Go</a><section id="pricing">x</section>',
      '<a href="#pricing">Go</a><section id="pricing">x</section>',
    ],
    [
      'dead-anchor',
      'to a section without an id',
      '<a href="#groves">Go</a><section><h2>Our groves</h2></section>',
      '<a href="#groves">Go</a><section id="groves"><h2>Our groves</h2></section>',
    ],
    [
      'dead-anchor',
      'by its words',
      '<a href="#s3">Opening hours</a><section id="hours"><h2>Opening hours</h2></section>',
      '<a href="#hours">Opening hours</a><section id="hours"><h2>Opening hours</h2></section>',
    ],
    [
      'empty-link',
      'by its words',
      '<a href="">Prices</a><section id="prices">x</section>',
      '<a href="#prices">Prices</a><section id="prices">x</section>',
    ],
    ['empty-link', 'to nowhere known', '<a href="">Somewhere</a>', '<a href="#">Somewhere</a>'],
    [
      'new-tab',
      'without rel',
      '<a href="https://a.example/" target="_blank">A</a>',
      '<a href="https://a.example/" target="_blank" rel="noopener">A</a>',
    ],
    [
      'new-tab',
      'with another rel',
      '<a href="https://a.example/" target="_blank" rel="me">A</a>',
      '<a href="https://a.example/" target="_blank" rel="me noopener">A</a>',
    ],
    [
      'duplicate-id',
      'with its label',
      '<label for="a">1</label><input id="a"><label for="a">2</label><input id="a">',
      '<label for="a">1</label><input id="a"><label for="a-2">2</label><input id="a-2">',
    ],
    [
      'unknown-class',
      'grey',
      '<p class="flex  md:text-grey-500 p-4">x</p>',
      '<p class="flex  md:text-gray-500 p-4">x</p>',
    ],
    ['unknown-class', 'one slip away', '<p class="bg-slaet-900">x</p>', '<p class="bg-slate-900">x</p>'],
    ['foreign-script', 'in the body', '<p>x</p><script src="https://cdn.example/a.js"></script>', '<p>x</p>'],
  ] satisfies Fixed[]
).map(([rule, name, before, after]) => [rule, name, page(before), page(after)])

const landmarks: Fixed[] = [
  ['main-landmark', 'one box', bare('<div><h1>O</h1></div>'), bare('<div role="main"><h1>O</h1></div>')],
  [
    'main-landmark',
    'between header and footer',
    bare('<header>x</header>\n<section><h1>O</h1></section>\n<section>b</section>\n<footer>c</footer>'),
    bare(
      '<header>x</header>\n<main>\n<section><h1>O</h1></section>\n<section>b</section>\n</main>\n\n<footer>c</footer>',
    ),
  ],
  [
    'main-landmark',
    'where a style counts other things',
    bare('<style>li:nth-child(even), h2 + p { color: red }</style><section><h1>O</h1></section><section>b</section>'),
    bare(
      '<style>li:nth-child(even), h2 + p { color: red }</style><main>\n<section><h1>O</h1></section><section>b</section>\n</main>',
    ),
  ],
  [
    'one-h1',
    'none',
    bare('<main><section><h2 class="a">O</h2></section></main>'),
    bare('<main><section><h1 class="a">O</h1></section></main>'),
  ],
]

test.for([...heads, ...inMain, ...landmarks])(
  '%s, %s: found, put right, and found no more',
  ([rule, , before, after]) => {
    expect(of(rule, before).length).toBeGreaterThan(0)
    const result = fixPage(before, options)
    expect(result.html).toBe(after)
    expect(result.fixed.map((finding) => finding.rule)).toContain(rule)
    expect(of(rule, result.html)).toEqual([])
    expect(fixPage(result.html, options)).toMatchObject({ html: after, fixed: [], steps: [] })
  },
)

type Left = [rule: RuleName, name: string, html: string]

const left: Left[] = [
  ['lang', 'without <html>', '<body><main><h1>A</h1></main></body>'],
  ['one-h1', 'when only cards have titles', bare('<main><article><h2>Card</h2></article></main>')],
  ['image-size', 'when nobody can know it', page('<img alt="" src="a.jpg" class="w-full h-8 md:h-12">')],
  [
    'foreign-image',
    'which only its owner can replace',
    page('<img alt="" width="1" height="1" src="https://a.example/b.jpg">'),
  ],
  ['field-label', 'that says nothing of itself', page('<input>')],
  ['control-name', 'of an unknown icon', page('<button type="button"><svg></svg></button>')],
  [
    'dead-anchor',
    'that could mean two',
    page('<a href="#plan">Go</a><section id="plan-a">x</section><section id="plan-b">y</section>'),
  ],
  ['dead-anchor', 'far from all', page('<a href="#shop">Go</a><section id="contact">x</section>')],
  ['duplicate-id', 'that a style means', page('<style>#a{color:red}</style><p id="a">1</p><p id="a">2</p>')],
  ['unknown-class', 'that could mean much', page('<p class="p-enormous">x</p>')],
  ['placeholder-text', 'lorem ipsum', page('<p>Lorem ipsum dolor sit amet</p>')],
  [
    'main-landmark',
    'in a laid out body',
    bare('<section>a</section><section>b</section>').replace('<body>', '<body class="flex">'),
  ],
  [
    'main-landmark',
    'where a style counts the sections',
    bare(
      '<style>.part:nth-child(even) { color: red }</style><nav>n</nav><div class="part">a</div><div class="part">b</div>',
    ),
  ],
]

test.for(left)('%s %s: told and left as it is', ([rule, , html]) => {
  expect(of(rule, html).map(({ fix }) => fix)).toContain(null)
  const result = fixPage(html, options)
  expect(result.left.map((finding) => finding.rule)).toContain(rule)
})

test.for([
  ['image-alt', '<img src="a.jpg" alt="" width="1" height="1">'],
  [
    'control-name',
    '<a href="/x"><img src="a.jpg" alt="A" width="1" height="1"></a><button type="button" aria-labelledby="n"></button><b id="n">N</b>',
  ],
  ['dead-anchor', '<a href="#top">Up</a><a href="#gr%C3%BCn">G</a><p id="grün">x</p><a href="/b#x">B</a>'],
  ['empty-link', '<a href="#">One</a><a name="x">No link</a>'],
  ['field-label', '<label>A <input></label><input type="hidden"><input aria-label="B"><input type="submit">'],
  ['new-tab', '<a href="https://a.example/" target="_blank" rel="noreferrer">A</a>'],
  ['heading-order', '<h2>A</h2><h3>B</h3><h2>C</h2>'],
  [
    'placeholder-text',
    '<p>Prices remain unchanged. Put your text here or there, we read it.</p><button type="button">…</button>',
  ],
  ['unknown-class', '<style>.text-brand{}</style><p class="text-brand hero">x</p>'],
  ['foreign-script', '<script>document.title</script><script src="app.js"></script>'],
  ['duplicate-id', '<p id="a">1</p><p id="b">2</p>'],
] satisfies [RuleName, string][])('%s has nothing to say of a page that is right', ([rule, content]) => {
  expect(of(rule, page(content))).toEqual([])
})

test('the steps, made one after the other, give the fixed page byte for byte', () => {
  const html = page('<img src="olive.jpg" class="h-8 w-8"><a href="">x</a><h4>y</h4><input type="email">')
  const { steps, html: fixed } = fixPage(html, options)
  expect(steps.length).toBeGreaterThan(3)
  expect(steps.reduce((source, { splices }) => applySplices(source, splices), html)).toBe(fixed)
})

test('every rule has its words, and nothing else has', () => {
  expect([...rules, ...askedRules].map(({ name }) => name).toSorted()).toEqual(Object.keys(ruleWords).toSorted())
  expect(ruleNoun('image-size', 1)).toBe('a picture without a size')
  expect(ruleNoun('image-size', 3)).toBe('3 pictures without a size')
})
