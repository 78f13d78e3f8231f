import { expect, test } from 'vitest'
import { countWork } from '#test/support/count-work.ts'
import { fixPage } from './check-page.ts'

const times = (n: number, part: (i: number) => string) => Array.from({ length: n }, (_, i) => part(i)).join('\n')
const page = (body: string, head = '') => `<html lang="en"><head>${head}</head><body>${body}</body></html>`
const nested = (n: number, open: string, close: string) => page(open.repeat(n) + close.repeat(n))

/** Pages on which a rule has much to look at, by a number that makes them larger. */
const shapes: [name: string, make: (n: number) => string][] = [
  [
    'links to places that are not there, among sections',
    (n) =>
      page(
        times(n, (i) => `<section><h2>Part ${i}</h2></section>`) +
          times(n, (i) => `<a href="#gone-${i}">Lost ${i}</a>`),
      ),
  ],
  [
    'links that mean a place by a slip of the pen',
    (n) =>
      page(
        times(n, (i) => `<section id="part${i}x"><h2>Part ${i}</h2></section>`) +
          times(n, (i) => `<a href="#part-${i}">Part ${i}</a>`),
      ),
  ],
  [
    'links to places with one word in common',
    (n) => page(times(n, (i) => `<div id="all the same ${i}">x</div><a href="#the-${i}-all">All same</a>`)),
  ],
  [
    'links without an address',
    (n) => page(times(n, (i) => `<section><h2>Part ${i}</h2></section><a href="">To ${i}</a>`)),
  ],
  ['one id everywhere', (n) => page(times(n, () => '<div id="same">x</div>'))],
  [
    'ids that CSS and scripts may name',
    (n) =>
      page(
        times(n, (i) => `<div id="s${i}">x</div><div id="s${i}">y</div>`),
        `<style>${times(n, (i) => `#t${i}{color:red}`)}</style><script>${times(n, (i) => `f("u${i}")`)}</script>`,
      ),
  ],
  ['main headings', (n) => page(times(n, (i) => `<h1>Title ${i}</h1>`))],
  [
    'headings that skip levels',
    (n) => page(`<h1>x</h1>${times(n, (i) => `<h${2 + (i % 2) * 2}>Title ${i}</h${2 + (i % 2) * 2}>`)}`),
  ],
  ['fields without labels', (n) => page(`<form>${times(n, (i) => `<label>Name</label><input name="f${i}">`)}</form>`)],
  [
    'fields with labels',
    (n) => page(`<form>${times(n, (i) => `<input id="f${i}"><label for="f${i}">Name</label>`)}</form>`),
  ],
  [
    'buttons without names',
    (n) => page(times(n, (i) => `<button aria-labelledby="x${i}"><svg><path d="M0"/></svg></button>`)),
  ],
  ['one link around many pictures', (n) => page(`<a href="/x">${times(n, (i) => `<img src="/${i}.png">`)}</a>`)],
  ['one card around many pictures', (n) => page(`<section>${times(n, () => '<img src="/1.png">')}</section>`)],
  ['classes that mean nothing', (n) => page(times(n, (i) => `<p class="bg-rad-${i}">x</p>`))],
  ['templates', (n) => page(times(n, () => '<template><p>x</p></template>'))],
  ['words that wait to be written', (n) => page(times(n, () => '<p>lorem ipsum dolor sit amet</p>'))],
  ['deep nesting', (n) => nested(n, '<div><img src="a.png"><input>', '</div>')],
  ['deep sections with links', (n) => nested(n, '<section><h2>x</h2><a href="#gone">g</a>', '</section>')],
  ['deep labels', (n) => nested(n, '<label>x<input>', '</label>')],
  ['deep headings', (n) => nested(n, '<h1><div>', '</div></h1>')],
  [
    'very long words',
    (n) => page(`<h1>${'word '.repeat(n * 20)}</h1><a href="#${'a'.repeat(n)}">${'w '.repeat(n * 9)}</a>`),
  ],
]

test.each(shapes)('a page twice as large is twice the work: %s', async (_, make) => {
  const options = { classExists: (name: string) => !name.startsWith('bg-') }
  const work = async (n: number) => {
    const html = make(n)
    return countWork(() => fixPage(html, options))
  }
  const [once, twice] = [await work(150), await work(300)]
  expect(once).toBeGreaterThan(10_000)
  expect(twice / once).toBeLessThan(2.6)
})
