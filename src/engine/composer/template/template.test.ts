import { expect, test } from 'vitest'
import type { SectionContent } from '../types.ts'
import { compileTemplate } from './compile.ts'
import { fillTemplate, templateStyle } from './fill.ts'
import { headingFit, sizeAt } from './fit-words.ts'
import type { PageFacts } from './values.ts'

const page: PageFacts = {
  brand: 'Okapi & Sons',
  year: 2027,
  home: '#top',
  faceWidth: 1,
  artTitle: 'A drawing',
  links: [],
  art: () => null,
  nav: [
    { label: 'Menu', href: '#menu' },
    { label: 'Hours', href: '#hours' },
  ],
  words: { email: 'E-Mail', 'add-price': 'Preis ergänzen', main: 'Hauptmenü' },
}
const nothing: SectionContent = { headline: 'Headline', items: [], fields: [] }

function fill(source: string, content: Partial<SectionContent> = {}, facts: Partial<PageFacts> = {}): string {
  const template = compileTemplate(source, 'test.html')
  expect(template.problems).toEqual([])
  const html = fillTemplate(template, {
    id: 's',
    name: 'menu/test',
    content: { ...nothing, ...content },
    page: { ...page, ...facts },
  })
  return html.replace('<section id="s" data-section="menu/test">', '').replace(/<\/section>$/, '')
}

const items = [{ title: 'One', price: '1 €' }, { title: 'Two', featured: true }, { title: 'Three' }]

test.each<[what: string, template: string, content: Partial<SectionContent>, html: string]>([
  [
    'a slot takes the text, escaped',
    '<h2 data-slot="headline">Sample</h2>',
    { headline: 'Salt & <b>pepper</b>' },
    '<h2>Salt &amp; &lt;b&gt;pepper&lt;/b&gt;</h2>',
  ],
  [
    'an optional slot goes away',
    '<h2 data-slot="headline">S</h2> <p data-slot="lead" data-optional>S</p>',
    {},
    '<h2>Headline</h2>',
  ],
  [
    'a missing fact is marked',
    '<p data-slot="note">S</p>',
    { note: { placeholder: 'Add a note' } },
    '<p><span data-placeholder class="border-b border-dashed border-current">Add a note</span></p>',
  ],
  [
    'one in a drawing marks the text itself',
    '<svg><text data-slot="note">S</text></svg>',
    { note: { placeholder: 'Add' } },
    '<svg><text data-placeholder>Add</text></svg>',
  ],
  [
    'a repeat copies per item',
    '<i data-repeat="items" data-slot="title">S</i>',
    { items },
    '<i>One</i><i>Two</i><i>Three</i>',
  ],
  [
    'prototypes take turns',
    '<i data-repeat="items" data-slot="title">S</i> <b data-repeat="items" data-slot="title">S</b>',
    { items },
    '<i>One</i><b>Two</b><i>Three</i>',
  ],
  [
    'one of them only once',
    '<i data-repeat="items" data-once data-slot="title">S</i><b data-repeat="items" data-slot="title">S</b>',
    { items },
    '<i>One</i><b>Two</b><b>Three</b>',
  ],
  [
    'the featured item has its own',
    '<i data-repeat="items" data-slot="title">S</i><b data-repeat="items" data-featured data-slot="title">S</b>',
    { items },
    '<i>One</i><b>Two</b><i>Three</i>',
  ],
  [
    'numbers skip the featured one',
    '<i data-repeat="items" data-slot="number">1</i><b data-repeat="items" data-featured data-slot="title">S</b>',
    { items },
    '<i>1</i><b>Two</b><i>2</i>',
  ],
  ['a range', '<i data-repeat="items" data-range="2-" data-slot="title">S</i>', { items }, '<i>Two</i><i>Three</i>'],
  [
    'numbers with zeros',
    '<i data-repeat="items" data-slot="number" data-pad="2">01</i>',
    { items },
    '<i>01</i><i>02</i><i>03</i>',
  ],
  [
    'the slot that nobody filled is in the language of the page',
    '<i data-repeat="items"><b data-slot="price">S</b></i>',
    { items: [{ title: 'One' }] },
    '<i><b><span data-placeholder class="border-b border-dashed border-current">Preis ergänzen</span></b></i>',
  ],
  [
    'lists inside of items',
    '<ul data-repeat="items" data-if="points"><li data-repeat="points" data-slot="value">S</li></ul>',
    { items: [{ title: 'A', points: ['x', 'y'] }, { title: 'B' }] },
    '<ul><li>x</li><li>y</li></ul>',
  ],
  ['if and unless', '<p data-if="lead">·</p><p data-unless="lead">–</p>', { lead: 'L' }, '<p>·</p>'],
  [
    'a link with its label',
    '<a data-link="primary" href="#sample" class="x"><span data-slot="label">S</span> →</a>',
    { primary: { label: 'Go', href: '#menu' } },
    '<a href="#menu" class="x"><span>Go</span> →</a>',
  ],
  ['no link, no element', '<a data-link="secondary"><span data-slot="label">S</span></a>', {}, ''],
  [
    'the entries of the navigation',
    '<a data-repeat="nav" data-link="nav" data-slot="label">S</a>',
    {},
    '<a href="#menu">Menu</a><a href="#hours">Hours</a>',
  ],
  [
    'words of the interface',
    '<label data-t="email">Email</label><nav data-t-aria-label="main"></nav>',
    {},
    '<label>E-Mail</label><nav aria-label="Hauptmenü"></nav>',
  ],
  [
    'an optional wrapper goes with its content',
    '<div data-optional><p data-slot="lead" data-optional>S</p></div>',
    {},
    '',
  ],
  [
    'the last sentence can look different',
    '<h2 data-slot="headline" data-emphasis="x">S</h2>',
    { headline: 'Do the work. We count.' },
    '<h2>Do the work. <span class="x">We count.</span></h2>',
  ],
  ['text that must stay', '<p data-keep>km/h</p>', {}, '<p>km/h</p>'],
  [
    'initials',
    '<i data-repeat="items" data-slot="initials">S</i>',
    { items: [{ title: 'Ada Lovelace' }, { title: { placeholder: 'Add a name' } }] },
    '<i>AL</i><i>+</i>',
  ],
  ['paragraphs', '<p data-repeat="body" data-slot="value">S</p>', { body: ['a', 'b'] }, '<p>a</p><p>b</p>'],
  [
    'a drawing shrinks long words to its width',
    '<svg><text data-slot="brand" data-fit="280" font-size="100">S</text></svg>',
    {},
    '<svg><text font-size="44.6">Okapi &amp; Sons</text></svg>',
  ],
])('%s', (_, template, content, html) => {
  expect(fill(`<section>${template}</section>`, content)).toBe(html)
})

test.each([
  [
    'ids and what refers to them',
    '<svg><g id="a"></g><use href="#a"></use><path fill="url(#a)"></path></svg>',
    '<svg><g id="s-a"/><use href="#s-a"/><path fill="url(#s-a)"/></svg>',
  ],
  [
    'labels',
    '<h2 id="t" data-slot="headline">S</h2><div aria-labelledby="t"></div>',
    '<h2 id="s-t">Headline</h2><div aria-labelledby="s-t"></div>',
  ],
  [
    'class references, but not colours',
    '<input id="on"><p class="has-[#on:checked]:block bg-[#fa0]"></p>',
    '<input id="s-on"><p class="has-[#s-on:checked]:block bg-[#fa0]"></p>',
  ],
  [
    'copies are numbered',
    '<b data-repeat="items"><i id="a"></i><u aria-describedby="a"></u></b>',
    '<b><i id="s-a-1"></i><u aria-describedby="s-a-1"></u></b><b><i id="s-a-2"></i><u aria-describedby="s-a-2"></u></b>',
  ],
  [
    'a neighbour uses what the first copy declares',
    '<svg data-repeat="items"><g id="a"></g></svg><svg data-repeat="items"><use href="#a"></use></svg>',
    '<svg><g id="s-a-1"/></svg><svg><use href="#s-a-1"/></svg>',
  ],
  ['radio groups are told apart', '<input type="radio" name="plan">', '<input type="radio" name="s-plan">'],
])('%s', (_, template, html) => {
  expect(fill(`<section>${template}</section>`, { items: [{ title: 'a' }, { title: 'b' }] })).toBe(html)
})

test('form fields: prototypes by type, labels, required, autocomplete', () => {
  const html = fill(
    `<section><form><div data-repeat="fields"><label data-field-label>L</label><input data-field></div><div ` +
      `data-repeat="fields" data-type="select"><label data-field-label>L</label><select data-field><option ` +
      `data-repeat="options" data-slot="value">S</option></select></div><button ` +
      `data-slot="submit">S</button></form></section>`,
    {
      submit: 'Send',
      fields: [
        { name: 'mail', label: 'E-mail', type: 'email', required: true, autocomplete: 'email' },
        { name: 'what', label: 'What?', type: 'radio', options: ['A', 'B'] },
        { name: 'ok', label: 'OK', type: 'checkbox' },
      ],
    },
  )
  expect(html).toBe(
    '<form action="#s" method="post"><div><label for="s-f-mail">E-mail</label><input id="s-f-mail" name="mail" ' +
      'type="email" required autocomplete="email"></div><div><label for="s-f-what">What?</label><select id="s-f-what" ' +
      'name="what"><option>A</option><option>B</option></select></div><button>Send</button></form>',
  )
})

test('a label around its control needs no reference', () => {
  expect(
    fill(
      '<section><p data-repeat="fields" data-type="checkbox"><label data-field-label><input data-field><span data-slot="label">S</span></label></p></section>',
      { fields: [{ name: 'ok', label: 'Yes', type: 'checkbox' }] },
    ),
  ).toBe('<p><label><input id="s-f-ok" name="ok" type="checkbox"><span>Yes</span></label></p>')
})

test('drawings of a series take turns and keep their ids apart', () => {
  const piece = compileTemplate('<svg><g id="x"/><use href="#x"/></svg>', 'x.svg')
  expect(
    fill(
      '<section><i data-repeat="items" data-art="bread"></i></section>',
      { items: [{ title: 'a' }, { title: 'b' }] },
      { art: () => piece },
    ),
  ).toBe(
    '<i><svg><g id="s-bread-1-x"/><use href="#s-bread-1-x"/></svg></i><i><svg><g id="s-bread-2-x"/><use href="#s-bread-2-x"/></svg></i>',
  )
})

test('style blocks leave the section with its ids', () => {
  const template = compileTemplate('<section><style>#a{color:red}</style><i id="a"></i></section>', 'x.html')
  expect(templateStyle(template, 'menu')).toBe('#menu-a{color:red}')
})

test('facts, limits and slots are read from the file', () => {
  const { facts, limits, slots } = compileTemplate(
    '<!--{"layout":"grid","items":[2,4],"surface":"ink"}--><section><h2 data-slot="headline" data-max="30">S</h2><i ' +
      'data-repeat="items"><b data-slot="title" data-max="20">S</b></i></section>',
    'x.html',
  )
  expect(facts).toMatchObject({ layout: 'grid', items: [2, 4], surface: 'ink', domains: ['*'] })
  expect(limits).toEqual({ headline: 30, 'items.title': 20 })
  expect([...slots].sort()).toEqual(['headline', 'items', 'items.title'])
})

test.each([
  ['<ul class="grid sm:grid-cols-2 lg:grid-cols-3"><li data-repeat="items"></li></ul>', 3],
  [
    '<ul class="grid lg:grid-cols-3"><li data-repeat="items" class="col-span-2"></li><li data-repeat="items"></li></ul>',
    2,
  ],
  ['<ul class="grid lg:grid-cols-[2fr_1fr]"><li data-repeat="items"></li></ul>', undefined],
])('%s has %s columns', (list, columns) => {
  expect(compileTemplate(`<section>${list}</section>`, 'x.html').columns).toBe(columns)
})

test.each([
  ['<section><p>Our story</p></section>', 'neither slot'],
  ['<section><nav aria-label="Main"></nav></section>', 'text of its own'],
  ['<section><img src="https://example.com/x.png" alt=""></section>', 'foreign host'],
  ['<section><script>alert(1)</script></section>', 'not allowed'],
  ['<section><b onclick="x()"></b></section>', 'script in onclick'],
  ['<section><use href="#nowhere"></use></section>', 'not in this file'],
  ['<section><b data-slot="headlin">S</b></section>', 'is no slot'],
  ['<section><b data-repeat="dishes"></b></section>', 'is none of'],
  ['<section></section><section></section>', '2 root elements'],
  ['<!--{"layout":"spiral"}--><section></section>', 'facts'],
  ['just text', 'no root element'],
  ['<section><a data-slot="headline">S <svg></svg></a></section>', 'loses its drawing'],
])('%s is reported', (source, problem) => {
  expect(compileTemplate(source, 'x.html').problems.join('\n')).toContain(problem)
})

test.each([
  ['text-5xl md:text-8xl', 360, 48],
  ['text-5xl md:text-8xl', 1440, 96],
  ['text-[clamp(3rem,13vw,9rem)]', 360, 48],
  ['text-[clamp(2rem,20vw,4rem)]', 360, 64],
  ['lg:text-[3rem] text-[1.5rem] text-(--ink)', 1440, 48],
  ['lg:text-[3rem] text-[1.5rem] text-(--ink)', 800, 24],
  ['text-(--muted)', 360, undefined],
])('%s at %s px is %s px', (classes, window, size) => {
  expect(sizeAt(classes, window)?.size).toBe(size)
})

test('a word that is too long makes its heading smaller, on phones and beside pictures', () => {
  expect(headingFit('Light on', 'text-6xl', 1, 0.42)).toBe('')
  expect(headingFit('Kettenreaktion hält', 'text-6xl', 1, 0.42)).toMatch(
    /^max-sm:text-\[length:calc\(\(100vw-2\.5rem\)\/7\.\d\)\]$/,
  )
  expect(headingFit('Kettenreaktion', 'text-5xl', 0.8, 0.42)).toBe('')
  expect(headingFit('Kettenreaktion', 'text-5xl uppercase', 0.8, 0.42)).toMatch(/^max-sm:/)
  expect(headingFit('Kettenreaktion', 'text-3xl xl:text-9xl', 1, 0.42)).toMatch(
    /^xl:text-\[length:calc\(min\(42vw,37\.8rem\)\/7/,
  )
  expect(headingFit('Kettenreaktion', 'text-3xl xl:text-9xl', 1, 0.85)).toBe('')
})
