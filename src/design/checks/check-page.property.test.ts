import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { parseSource } from '../parse.ts'
import { checkPage, fixPage } from './check-page.ts'
import { runs, seed } from '#test/support/draw.ts'

const pages = [...fixturePages(), ...collectedPages().filter(({ html }) => html.length < 20_000)]

/** What goes wrong on pages: an attribute is lost, a tag is another, a piece is missing, a piece is there twice. */
const fault = fc.record({ kind: fc.nat(5), at: fc.double({ min: 0, max: 1, noNaN: true }), size: fc.nat(60) })

function spoilt(html: string, { kind, at, size }: { kind: number; at: number; size: number }): string {
  const place = Math.floor(at * html.length)
  const [before, after] = [html.slice(0, place), html.slice(place)]
  const spoil = [
    () => before + after.replace(/\s(?:alt|id|href|lang|for|rel|width|class)="[^"]*"/, ''),
    () => before + after.replace(/<(\/?)h[1-3]/, '<$1h5'),
    () => before + after.replace(/<\/?main[^>]*>|<title>[^<]*<\/title>/, ''),
    () => before + after.replace(/id="([^"]*)"/, 'id="$1" data-x').replace(/href="#([^"]*)"/, 'href="#$1s"'),
    () => before + after.slice(size),
    () => before + html.slice(place, place + size) + after,
  ]
  return spoil[kind]?.() ?? html
}

const unread = new Set(['title', 'script', 'style', 'template', 'noscript'])

/** The words of a page as a browser would see them, however broken its markup is. */
function bodyText(html: string): string {
  const textIn = (node: DefaultTreeAdapterTypes.Node): string => {
    if ('value' in node) return node.value
    return 'childNodes' in node && !unread.has(node.nodeName) ? node.childNodes.map(textIn).join('') : ''
  }
  return textIn(parse(html)).replace(/\s+/g, ' ').trim()
}

test('whatever a page is like, fixing it loses no word, breaks no tag, and is done once', () => {
  let fixes = 0
  fc.assert(
    fc.property(fc.nat(pages.length - 1), fc.array(fault, { maxLength: 6 }), (index, faults) => {
      const html = faults.reduce(spoilt, pages[index]?.html ?? '')
      const result = fixPage(html)
      fixes += result.fixed.length
      expect(bodyText(result.html)).toBe(bodyText(html))
      expect(result.left.map(({ rule }) => rule)).toEqual(checkPage(result.html).map(({ rule }) => rule))
      expect(fixPage(result.html)).toMatchObject({ html: result.html, steps: [] })
      const [before, after] = [parseSource(html), parseSource(result.html)]
      expect(after.unclosed.length).toBeLessThanOrEqual(before.unclosed.length)
      expect(after.strayEnds.length).toBeLessThanOrEqual(before.strayEnds.length)
    }),
    { numRuns: runs(150), seed },
  )
  // small draws have few faults; without any nothing would have been tried
  expect(fixes).toBeGreaterThan(20)
})
