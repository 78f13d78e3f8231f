import { expect, test } from 'vitest'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { cleanPage, countPlaceholders, extractTitle, fileName } from './clean.ts'

test.for<[string, string]>([
  ['<title>  A &amp;\n B </title>', 'A & B'],
  ['<svg><title>Menu</title></svg><title>Page</title>', 'Page'],
  ['<svg><title>Menu</title></svg>', ''],
  ['<title>a </title><script>x</script>', 'a'],
  ['<p>none</p>', ''],
])('title of %s', ([html, title]) => {
  expect(extractTitle(html)).toBe(title)
})

test.for<[string, string]>([
  ['Home', 'index'],
  ['About us', 'about-us'],
  ['Über uns & Größe', 'uber-uns-grosse'],
  ['Smørrebrød', 'smorrebrod'],
  ['../../x', 'x'],
  ['"\r\nX: y', 'x-y'],
  ['Контакты', 'контакты'],
  ['Йод', 'йод'],
  ['料金', '料金'],
  ['CON', 'con-page'],
  ['!!!', 'page'],
  ['', 'page'],
  ['a'.repeat(80), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('file of %j', ([name, file]) => {
  expect(fileName(name)).toBe(file)
})

test('slots that wait', () => {
  const studio = fixturePages().find(({ name }) => name === 'ceramics-studio.html')?.html ?? ''
  expect(countPlaceholders(studio)).toBe(4)
  expect(countPlaceholders('<p>data-placeholder</p><!-- <p data-placeholder> -->')).toBe(0)
})

test.for<[string, string, string, string[]]>([
  [
    'nothing',
    '<p>a</p><script>1</script><script src="app.js"></script>',
    '<p>a</p><script>1</script><script src="app.js"></script>',
    [],
  ],
  [
    'the framework',
    '<head>\n  <script src="https://cdn.tailwindcss.com"></script>\n  <script>\n tailwind.config = {}\n</script>\n</head>',
    '<head>\n</head>',
    ['script from cdn.tailwindcss.com', 'configuration of the CSS framework'],
  ],
  ['two on one line', '<script src="//a.example/x.js"></script><p>a</p>', '<p>a</p>', ['script from a.example']],
  [
    'fonts and styles',
    '<link rel="preconnect" href="https://f.example"><link href="//g.example/a.css" rel=stylesheet><link rel=icon href="https://h.example/i.png">',
    '',
    ['link to f.example', 'link to g.example', 'link to h.example'],
  ],
  [
    'redirect and base',
    '<meta http-equiv=refresh content="0"><base href="/"><p>a</p>',
    '<p>a</p>',
    ['redirect', 'base address'],
  ],
  [
    'frames',
    '<iframe src="https://v.example/1"></iframe><iframe srcdoc="a"></iframe>',
    '<iframe srcdoc="a"></iframe>',
    ['frame of v.example'],
  ],
  [
    'links that run',
    '<a href="javascript:void(0)" class=b>a</a>',
    '<a href="#" class=b>a</a>',
    ['href that runs a script'],
  ],
  [
    'imports',
    '<script type=module>import "https://e.example/x.js"</script><style>@import url("//f.example");</style>',
    '',
    ['script that imports from another host', 'style that only imports'],
  ],
  [
    'without scripts',
    '<p>a</p><noscript><img src="https://t.example"></noscript><noscript>Please</noscript>',
    '<p>a</p><noscript>Please</noscript>',
    ['part for pages without scripts'],
  ],
  ['a mark at the start', '\uFEFF<!doctype html><p>a</p>', '<!doctype html><p>a</p>', []],
  ['inside what goes', '<object data="//a.example"><a href="javascript:1">x</a></object>', '', ['frame of a.example']],
])('takes out: %s', ([, html, clean, removed]) => {
  expect(cleanPage(html)).toEqual({ html: clean, removed })
})

test.for([...fixturePages(), ...collectedPages()])('$name: once is enough', ({ html }) => {
  const once = cleanPage(html)
  expect(cleanPage(once.html)).toEqual({ html: once.html, removed: [] })
  if (once.removed.length === 0) expect(once.html).toBe(html)
})
