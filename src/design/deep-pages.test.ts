import { expect, test } from 'vitest'
import { checkPage } from './checks/check-page.ts'
import { cleanPage } from './clean.ts'
import { compareSections } from './compare-sections.ts'
import { openDocument } from './document.ts'
import { modelView } from './model-view.ts'
import { applyOperation } from './operations.ts'
import { changedBands } from './page-map.ts'
import { pageSections } from './sections.ts'
import { fromTree, parseTree, toTree } from './tree.ts'

const depth = 5000
const deep = (words: string, around = 'div') =>
  `<!doctype html><html lang="en"><head><title>T</title></head><body><${around}>${'<div>'.repeat(depth)}${words}` +
  `${'</div>'.repeat(depth)}</${around}></body></html>`

test.for(['div', 'section', 'main', 'article'])(
  'a page that is 5,000 levels deep in a <%s> is walked to its end',
  (around) => {
    const html = deep('x', around)
    const document = openDocument(html)
    const last = [...document.elements.keys()].at(-1) ?? ''
    expect(pageSections(document).length).toBeGreaterThan(0)
    expect(changedBands(html, deep('y', around), []).length).toBeGreaterThan(0)
    expect(compareSections(document, openDocument(deep('y', around)))).toBeTruthy()
    expect(fromTree(toTree(html))).toBe(html)
    expect(parseTree(toTree(html))).toMatchObject({ ok: false, message: expect.stringContaining('deeper than 200') })
    expect(modelView(document).html).toContain('x')
    expect(cleanPage(html).html).toBe(html)
    expect(checkPage(document)).toBeTruthy()
    for (const operation of [
      { do: 'text', k: last, text: 'new' },
      { do: 'attr', k: last, name: 'id', value: 'end' },
      { do: 'after', k: last, html: '<p>new</p>' },
      { do: 'remove', k: last },
    ] as const) {
      expect(applyOperation(document, operation).ok).toBe(true)
    }
  },
)
