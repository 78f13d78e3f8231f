import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportAs } from '#exporters/exporters.ts'
import { ImportProblem } from '#exporters/import/problem.ts'
import { readImport } from '#exporters/import/read-import.ts'
import type { FoundPage } from '#exporters/import/read-page.ts'
import type { PageCss } from '#exporters/page-css.ts'
import { reactFiles } from '#exporters/react.ts'
import { pack } from '#test/support/pack.ts'
import { runs } from '#test/support/draw.ts'

const encoder = new TextEncoder()
/** What a page may need: Tailwind, with classes of its own or without, nothing at all, or what was added to it. */
const needs: PageCss[] = [
  { css: '.p{padding:0}\n', isPlain: false, own: [] },
  { css: '.p{padding:0}\n', isPlain: false, own: ['container', 'p'] },
  { css: '', isPlain: true, own: [] },
  { css: '.p{padding:0!important}\n', isPlain: true, own: [] },
]

/** The pages of a file, or none when it is refused with words for the person; anything else that is thrown fails. */
async function pagesOf(name: string, bytes: Uint8Array): Promise<FoundPage[]> {
  try {
    return (await readImport({ name, bytes })).pages
  } catch (error) {
    if (error instanceof ImportProblem) return []
    throw error
  }
}

const pieces = fc.constantFrom(
  ...`<div class="p-4">|</div>|<p>text|</p>|<b>|<br/>|<svg viewBox="0 0 1 1">|<path d="M0"/>|</svg>|<table>|<tr><td>|</table>|<!-- c -->|<!doctype html>|<html lang=de>|<head>|</head>|<body class=x>|</body>|</html>|<title>a &lt; b</title>|<script>1 < 2</script>|<script src="https://a.example/x.js"></script>|<style>a{background:url(x.png)}</style>|<style data-export="1 0"></style>|<style data-export="1 0 doctype html head charset viewport">|<img src=x.png srcset="y 2x">|<a href="/">|</a>|<textarea>\n x</textarea>|<input disabled value='"'>|</|<|>|{|}|\r\n|&copy;x|<template>|</template>|<use href="a.svg#b"/>|<base href=x>|<p style="background:url('z')">|<meta charset=utf-8>|\u{1f600}|<noscript><img src=//a.example></noscript>`.split(
    '|',
  ),
)

test('any string of tags comes in, and from then on comes back byte for byte', async () => {
  let pages = 0
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { minLength: 1, maxLength: 25 }), async (parts) => {
      for (const { html } of await pagesOf('x.html', encoder.encode(parts.join('')))) {
        pages += 1
        for (const id of ['html', 'html-cdn', 'json', 'zip'] as const) {
          const styles = needs[pages % needs.length] ?? needs[0]
          const css = async () => styles as PageCss
          const { fileName, content } = await exportAs(id, { pages: [{ name: 'Home', html }], page: 'Home', css })
          const bytes = typeof content === 'string' ? encoder.encode(content) : content
          expect({ id, html: (await readImport({ name: fileName, bytes })).pages[0]?.html }).toEqual({ id, html })
        }
        expect(reactFiles([{ name: 'Home', html }]).get('home/HomePage.tsx')).toContain('export function HomePage()')
      }
    }),
    // a head that is closed by letters alone, of which the first takes two places
    {
      numRuns: runs(250, 4000),
      examples: [
        [['<head>', '<script>1 < 2</script>', '\u{1f600}']],
        // a page that begins with a brace
        [['<script src="https://a.example/x.js"></script>', '{', '<svg viewBox="0 0 1 1">', '<html lang=de>']],
        // a head that ends in a comment that nothing ends
        [['<head>', '</', '{']],
        // a head that is left open, with what leaves its place in it
        [['<head>', '<template>', '<svg viewBox="0 0 1 1">', '<div class="p-4">', '<script>1 < 2</script>', '&copy;x']],
      ],
    },
  )
  expect(pages).toBeGreaterThan(runs(250, 4000) / 3)
})

test('no bytes break it, alone or as a changed zip', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom('x.html', 'x.json', 'x.zip'),
      async (bytes, name) => {
        await pagesOf(name, bytes)
        await pagesOf(name, Uint8Array.from([0x50, 0x4b, 3, 4, ...bytes]))
      },
    ),
    { numRuns: runs(500, 10_000) },
  )
  const zip = pack({
    'index.html': '<p>Home</p>',
    'menu.html': '<p>Menu</p>',
    'pages.json': '{"version":1,"pages":[]}',
  })
  await fc.assert(
    fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), async (at, value) => {
      await pagesOf('x.zip', zip.with(at, value))
      await pagesOf('x.zip', zip.subarray(0, at))
    }),
    { numRuns: runs(1000, 20_000) },
  )
})
