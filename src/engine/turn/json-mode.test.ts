import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleText } from '#design/text.ts'
import { fromTree, parseTree } from '#design/tree.ts'
import { runs, seed } from '#test/support/draw.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'
import { request, runTurn } from '#test/support/run-turn.ts'

const html =
  '<!doctype html><html lang="en"><head><title>Tea</title></head><body><main><h1>Tea</h1><ul id="l"><li>Green</li></ul></main></body></html>'
const changes = (...edits: object[]) => `Done.\n\`\`\`json\n${JSON.stringify({ edits })}\n\`\`\``
const edit = (prompt: string, ...lines: string[]) =>
  runTurn(request(prompt, { html, mode: 'json' }), { model: scriptedModel(...lines) })

test('changes come as keyed operations, new parts as elements, and the version has its tree', async () => {
  const item = { type: 'li', content: ['Black, from ', { type: 'b', content: 'Assam' }] }
  const { page, version, done } = await edit(
    'Call it Teas and add black tea',
    changes({ k: 'h1', do: 'text', text: 'Teas' }, { k: 'c1', do: 'after', elements: [item] }),
  )
  expect(page).toBe(html.replace('<h1>Tea<', '<h1>Teas<').replace('</li>', '</li><li>Black, from <b>Assam</b></li>'))
  expect(version?.tree && fromTree(version.tree)).toBe(page)
  expect(done).toMatchObject({ outcome: 'stored', applied: 2 })
})

test('one word costs far less than 100 tokens', () => {
  expect(changes({ k: 'h1', do: 'text', text: 'Teas' }).length / 2.5).toBeLessThan(60)
})

test('a change that cannot be made is asked for once more', async () => {
  const again = changes({ k: 'h1', do: 'text', text: 'Teas' })
  const { page } = await edit('Call it Teas', changes({ k: 'h9', do: 'text', text: 'Teas' }), again)
  expect(page).toContain('<h1>Teas</h1>')
})

test('good HTML and questions are answers too', async () => {
  const answer = await runTurn(request('A page for tea', { mode: 'json' }), {
    model: scriptedModel(`<page>${html}</page>`),
  })
  expect(answer.page).toContain('<h1>Tea</h1>')
  expect(answer.version?.tree && fromTree(answer.version.tree)).toBe(answer.page)
  const asked = await edit('Change the headline', 'What should it say?')
  expect(asked.done.outcome).toBe('unchanged')
  expect(asked.text).toBe('What should it say?')
})

test('what a tree would load from other hosts becomes ours, and the answer names what went', async () => {
  const tree = {
    title: 'Harbour',
    description: 'Tides',
    elements: [
      { type: 'script', attributes: { src: 'https://cdn.tailwindcss.com' } },
      { type: 'script', attributes: { src: 'https://cdn.jsdelivr.net/npm/apexcharts' } },
      { type: 'script', content: 'tailwind.config = { theme: { extend: { colors: { tide: "#0b7285" } } } }' },
      { type: 'script', content: 'alert(1)' },
      { type: 'h1', content: 'Tides', attributes: { class: 'bg-black bg-opacity-50' } },
      { type: 'i', attributes: { class: 'fa-solid fa-anchor' } },
      { type: 'img', attributes: { src: 'https://images.example/quay.jpg', alt: 'The quay' } },
    ],
  }
  const { page, text, version } = await runTurn(request('A page for tides', { mode: 'json' }), {
    model: scriptedModel(`Done.\n\`\`\`json\n${JSON.stringify(tree)}\n\`\`\``),
  })
  expect(page).not.toMatch(/<script|cdn/)
  expect(page).toContain('bg-black/50')
  expect(page).toContain('--color-tide: #0b7285')
  expect(text).toContain('- Left out a script: a tree of elements has none.')
  expect(page).toMatch(/<svg data-icon="anchor"/)
  expect(page).toContain('<img data-slot="photo" data-from="https://images.example/quay.jpg"')
  expect(text).toContain('- Left out ApexCharts: pages here load nothing from other hosts.')
  expect(version?.tree && fromTree(version.tree)).toBe(page)
})

test('a new page is shown while its tree streams, and what was shown stays', async () => {
  const section = (name: string) => ({
    type: 'section',
    attributes: { id: name },
    children: [
      { type: 'h2', content: name },
      { type: 'p', content: `${name} `.repeat(90) },
    ],
  })
  const tree = {
    lang: 'nb',
    title: 'Te',
    description: 'Te i Bergen',
    elements: [
      { type: 'header', content: 'Te' },
      { type: 'main', children: ['en', 'to', 'tre', 'fire'].map(section) },
      { type: 'footer', content: 'Slutt' },
    ],
  }
  const { events, page } = await runTurn(request('En side om te', { mode: 'json' }), {
    model: scriptedModel(JSON.stringify(tree)),
  })
  const pieces = events.flatMap((event) => (event.type === 'page' ? [event.delta] : []))
  expect(pieces.length).toBeGreaterThan(3)
  expect(events.some(({ type }) => type === 'page-reset')).toBe(false)
  expect(pieces.at(-1)).not.toContain('<header')
  expect(page).toContain('<html lang="nb">')
})

test('every word of lists that mix text and elements is kept, in order', () => {
  const word = fc.stringMatching(/^[a-zæøå]{1,8}$/)
  const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '))
  const piece = fc.oneof(
    words,
    words.map((content) => ({ type: 'b', content })),
    words.map((content) => ({ type: 'a', attributes: { href: '#x' }, content: [content] })),
  )
  fc.assert(
    fc.property(
      fc.constantFrom('p', 'div', 'li', 'h2', 'ul', 'section'),
      fc.array(piece, { minLength: 1, maxLength: 6 }),
      (type, content) => {
        const read = parseTree({ elements: [{ type, content }] })
        const said = content.map((one) => (typeof one === 'string' ? one : [one.content].flat().join(' '))).join(' ')
        const shown = read.ok
          ? visibleText(
              fromTree(read.tree)
                .replace(/<li>/g, ' <li>')
                .replace(/^[\s\S]*<body>/, ''),
            )
          : ''
        expect(shown.split(/\s+/)).toEqual(said.split(/\s+/))
      },
    ),
    { numRuns: runs(150), seed },
  )
})
