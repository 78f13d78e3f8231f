import { expect, test } from 'vitest'
import { attributeValue, parseSource } from '#design/parse.ts'
import { ImportProblem } from '#exporters/import/problem.ts'
import { readImport } from '#exporters/import/read-import.ts'
import type { FoundPage } from '#exporters/import/read-page.ts'
import { pack } from '#test/support/pack.ts'
import { astro } from '#test/support/site-exports/astro.ts'
import { eleventy } from '#test/support/site-exports/eleventy.ts'
import { gatsby } from '#test/support/site-exports/gatsby.ts'
import { jekyll, jekyllProject, jekyllSources } from '#test/support/site-exports/jekyll.ts'
import { pictureAddress } from '#test/support/site-exports/site-export.ts'
import { squarespace } from '#test/support/site-exports/squarespace.ts'
import { createReactApp, viteApp, vitePages, viteSources } from '#test/support/site-exports/vite.ts'
import { wix } from '#test/support/site-exports/wix.ts'

const importOf = (files: Record<string, string | Uint8Array>) => readImport({ name: 'site.zip', bytes: pack(files) })

/** What a person would find on a page that came in. */
function shown({ html, name, leftOut }: FoundPage) {
  const { elements } = parseSource(html)
  return {
    name,
    links: elements.filter(({ tag }) => tag === 'a').map((element) => attributeValue(element, 'href')),
    pictures: elements
      .filter((element) => element.tag === 'img' && attributeValue(element, 'src') === pictureAddress)
      .map((element) => attributeValue(element, 'alt')),
    leftOut,
  }
}

test.for([astro, gatsby, jekyll, jekyllProject, eleventy, vitePages, squarespace, wix])(
  'a zip of $kind comes in whole',
  async ({ files, pages, refused }) => {
    const found = await importOf(files)
    expect(found.refused).toEqual(refused)
    expect(found.pages.map(({ file }) => file)).toEqual(Object.keys(pages))
    for (const page of found.pages) {
      const { has, lacks, ...expected } = pages[page.file] ?? { has: [], lacks: [] }
      expect(shown(page)).toEqual(expected)
      expect(has.filter((piece) => !page.html.includes(piece))).toEqual([])
      expect(lacks.filter((piece) => page.html.includes(piece))).toEqual([])
    }
  },
)

test.for([viteApp, createReactApp, viteSources, jekyllSources])(
  'a zip of $kind says what is missing',
  async ({ files, what }) => {
    const problem = await importOf(files).then(
      () => null,
      (error: unknown) => error,
    )
    expect(problem).toBeInstanceOf(ImportProblem)
    expect((problem as ImportProblem).message).toMatch(what)
  },
)
