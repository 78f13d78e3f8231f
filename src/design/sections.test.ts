import { expect, test } from 'vitest'
import { fixturePages } from '#test/support/page-fixtures.ts'
import { openDocument } from './document.ts'
import { pageSections } from './sections.ts'

const sections = (html: string) =>
  pageSections(openDocument(html))
    .map(({ label, kind }) => `${label} (${kind})`)
    .join(', ')
const fixture = (name: string) => fixturePages().find((page) => page.name === name)?.html ?? ''

test.for<[string, string]>([
  [
    'ceramics-studio.html',
    'Header (header), Hero (hero), Pricing (pricing), Hours (hours), Contact (contact), Footer (footer)',
  ],
  [
    'invoice-app.html',
    'Header (header), Send it. Forget it. (hero), Reminders (features), Pricing (pricing), Footer (footer)',
  ],
  [
    'reading-list.html',
    'Header (header), On slow mornings (section), Maps of nowhere (section), Newsletter (newsletter), Footer (footer)',
  ],
  ['village-fair.html', 'Village fair (hero), List (section), Table (section), Section (section), Form (section)'],
  ['parcel-widget.html', 'Übersicht 📦 (section)'],
])('%s', ([name, expected]) => {
  expect(sections(fixture(name))).toBe(expected)
})

test.for<[string, string, string]>([
  ['nothing', '', ''],
  ['a lone button', '<button>Go</button>', 'Button (section)'],
  ['scripts are no part', '<script>1</script><p hidden></p>', ''],
  [
    'several of one kind are told apart',
    '<section data-section="chart/a"><h2>Sales</h2></section><section data-section="chart/b"><h2>Visits</h2></section>',
    'Sales (chart), Visits (chart)',
  ],
  [
    'wrappers in wrappers',
    '<div id=app><div><header>a</header><main><div><section id=x>b</section><section id=y>c</section></div></main></div></div>',
    'Header (header), X (section), Y (section)',
  ],
  [
    'content beside sections',
    '<main><div><p>Intro</p></div><section id="faq">q</section></main>',
    'Section (section), Faq (faq)',
  ],
  [
    'a long heading',
    `<section><h2>${'word '.repeat(20)}</h2></section>`,
    'Word word word word word word word word… (section)',
  ],
  [
    'a box of ordinary content around one small section',
    `<div><p>${'word '.repeat(80)}</p><section>a</section></div>`,
    'Section (section)',
  ],
])('%s', ([, html, expected]) => {
  expect(sections(html)).toBe(expected)
})

test('ranges are those of the elements', () => {
  const document = openDocument(fixture('ceramics-studio.html'))
  for (const { key, start, end } of pageSections(document)) {
    expect([start, end]).toEqual([document.elements.get(key)?.start, document.elements.get(key)?.end])
  }
})
