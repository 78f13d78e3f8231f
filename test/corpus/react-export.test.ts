import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { parse, serialize } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reactFiles } from '#exporters/react.ts'
import { atMost, drawn, isSoak, runs, seed } from '#test/support/draw.ts'
import { ownPages } from '#test/support/own-pages.ts'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { reactFolder } from '#test/support/react-build.ts'
import { bodyLines } from '#test/support/same-dom.ts'

const awkward = `<!doctype html><html lang="en"><head><title>A "b" {c} &lt;d&gt;</title><style>:root{--accent:red} .x{color:blue}</style></head>
<body class="bg-white" onload="begin()"><!-- a remark */ -->
<section aria-label="Fields"><h1>Braces { } and &lt;tags&gt; &amp;amp; &nbsp;blanks&#8203;, "quotes" 'too' \\n</h1>
<p>One <b>two</b><i>three</i> four<br>five <a href="?a=1&amp;b=2" onclick="go(1); return false">six</a>, seven
  eight.</p><pre>
 a
   {b}
</pre><p class="whitespace-pre-line">x
 y</p>
<form action="/go" method="post" novalidate accept-charset="utf-8"><label for="n">Name</label> <input id="n" name="n" value="{Ann} &quot;A&quot;" required autofocus tabindex="3" maxlength=20>
<input type="checkbox" checked value="1"><input type="radio" name="r" disabled><input type="submit" value="Send">
<textarea rows="3" name="t">
 one
two {x}</textarea><select name="s"><option value="">None<option value="b" selected>B</select><select multiple><option selected>X</option><option selected>Y</option><option>Z</option></select>
<progress max=10 value="3"></progress></form>
<details open><summary>More</summary> Text</details><table><tr><td colspan="2" align=center>1</td><td rowspan=02>2</td></tr></table></section>
<section data-x="1" aria-label="Fields" style="--a: 1; color: red; background: url('data:image/png;base64,AA;==') ; text-align:center; -webkit-mask-image: none"><h2>Second</h2>
<svg viewBox="0 0 10 10" class="size-4" stroke-width="2" xmlns:xlink="http://www.w3.org/1999/xlink" stroke-linecap="odd"><style>path > a { fill: red }</style><title>Drawing</title><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"/></linearGradient><use xlink:href="#g"/><text x="1">A <tspan font-weight="700">b</tspan></text><foreignObject><p>html</p></foreignObject></svg>
<my-thing kind="a" class="b">inside</my-thing><center>old</center><font color="red">old</font><math><mi>x</mi></math>
<script type="application/ld+json">{"a": "<b>"}</script><script>window.x = "{1}"</script><template><p class="t">late</p></template><noscript><p>none</p></noscript>
<div @click="x" x-data="{ a: 1 }" :class="a" hidden>Alpine</div><ol start="3" type="a" reversed><li value="7">x</ol><video muted playsinline loop width="10" height="10"></video><p contenteditable="true" spellcheck="false" draggable="true" itemscope itemprop="p">e</p></section></body></html>`

/** Tags as they come: what a browser makes of them is the page. */
const pieces = fc.constantFrom(
  ...'<div class="p-4 flex">|</div>|<p>text |</p>| words here |<b>|</b>|<i>|<br>|<span> |</span>|<ul><li>|</ul>|<table><tr><td>|</table>|<select><option>a<option selected>x&nbsp;{y} </select>|<section id=a>|</section>|<h2>|</h2>|{x}|&lt;|&amp;amp;|&nbsp;|<pre>\n  a\n b|</pre>|<svg><g><path d="M0 0"/></g></svg>|<!-- c -->|<button> go |</button>|<a href="#a">|</a>|<input value="v" checked>|<textarea>t</textarea>|\n\n|<label for=a>|</label>|<details open><summary>s</summary>|</details>|<img alt="i" src="data:,">'.split(
    '|',
  ),
)
const soup = fc
  .sample(fc.array(pieces, { minLength: 5, maxLength: 30 }), { numRuns: runs(15, 600), seed: isSoak ? seed : 11 })
  .map((parts, index) => ({ name: `soup ${index}`, html: parts.join('') }))

const own = ownPages()
const pages = [
  { name: 'awkward', html: awkward },
  ...soup,
  ...drawn(own, 5),
  ...fixturePages(),
  ...drawn(collectedPages(), 8),
].map((page, index) => ({ ...page, place: `p${index}` }))

/** Two pages of a project whose sections are alike: what is shared stands in files of its own. */
const allPairs = own.flatMap((page, index) => {
  const after = own[index + 1]
  return index % 2 === 0 && after
    ? [{ name: page.name, place: `pair${index}`, html: [page.html, again(page.html), after.html] }]
    : []
})
const pairs = drawn(allPairs, 3)
const pairNames = ['Home', 'Again', 'Other']

let folder: Awaited<ReturnType<typeof reactFolder>>
beforeAll(async () => {
  folder = await reactFolder()
  for (const { place, html } of pages) await folder.write(reactFiles([{ name: 'Home', html }]), place)
  for (const { place, html } of pairs)
    await folder.write(reactFiles(pairNames.map((name, index) => ({ name, html: html[index] ?? '' }))), place)
  await folder.build({
    ...Object.fromEntries(pages.map(({ place }) => [place, `${place}/home/HomePage.tsx`])),
    ...Object.fromEntries(
      pairs.flatMap(({ place }) =>
        pairNames.map((name) => [`${place}-${name}`, `${place}/${name.toLowerCase()}/${name}Page.tsx`]),
      ),
    ),
  })
}, atMost(600_000))
afterAll(() => folder.remove())

test('the components of every page pass the compiler', async () => {
  expect(await folder.typeErrors()).toBe('')
})

test.for(pages)('$name is the same page in React', async ({ place, html }) => {
  const rendered = bodyLines(await folder.render(place, 'HomePage')).map(withoutMarks)
  const [page, written] = [bodyAsBox(html), serialize(parse(bodyAsBox(html)))].map((one) =>
    bodyLines(one).map(withoutMarks),
  )
  // a heading in a heading, left open by a link in a link: no tags that are written give that tree
  const isWritable = isDeepStrictEqual(page, written) || isDeepStrictEqual(rendered, page)
  expect(rendered).toEqual(isWritable ? page : written)
})

test.for(pairs)('a project of pages like $name is the same pages in React', async ({ place, html }) => {
  for (const [index, name] of pairNames.entries()) {
    const rendered = await folder.render(`${place}-${name}`, `${name}Page`)
    expect(bodyLines(rendered).map(withoutMarks)).toEqual(bodyLines(bodyAsBox(html[index] ?? '')).map(withoutMarks))
  }
})

/** The same page about somebody else. */
function again(html: string): string {
  return html.replaceAll('Nordlys', 'Sunndal').replaceAll('Okapi', 'Gazelle')
}

/** The editor's own marks stay only where the page's code asks for them. */
const withoutMarks = (line: string) => line.replace(/ data-(?:section|placeholder)="[^"]*"/g, '')

/** The components stand in the body of another document: what the page said of its own stands on a box. */
function bodyAsBox(html: string): string {
  const open = /<body\b([^>]*)>/i.exec(html)
  if (!open || (open[1] ?? '').trim() === '') return html
  return `${html.slice(0, open.index)}<body><div${open[1]}>${html.slice(open.index + open[0].length)}`
}
