import { expect, test } from 'vitest'
import { faultPages } from '#test/corpus/operation-faults/bases.ts'
import { blockOf, playedModel, testMemory } from '#test/support/played-model.ts'
import { request, runTurn } from '#test/support/run-turn.ts'

const { candles, workshop } = faultPages
const headline = (words: string) => request(`change the headline to '${words}'`, { html: candles })
const wanted = (prompt: string) => /headline to '([^']+)'/.exec(blockOf(prompt, 'request') ?? '')?.[1] ?? ''
const withHeadline = (html: string, words: string) => html.replace(/(<h1[^>]*>)[\s\S]*?(<\/h1>)/, `$1${words}$2`)

/** How each prompt asked: by its last words. */
const formOf = (prompt: string) => {
  if (prompt.includes('<section_to_change>')) return 'section'
  if (prompt.includes('<<<<<<< SEARCH')) return 'search'
  return prompt.includes('Write the complete page again') ? 'page' : 'operations'
}

test('a model that only writes whole HTML is soon asked for one section, and nothing else changes', async () => {
  const memory = testMemory()
  const model = playedModel('html-only', (prompt) => {
    const html = blockOf(prompt, 'section_to_change') ?? blockOf(prompt, 'current_page') ?? ''
    const changed = withHeadline(html, wanted(prompt))
    return blockOf(prompt, 'section_to_change') === null
      ? `Here is the full page.\n\n\`\`\`html\n${changed}\n\`\`\``
      : `\`\`\`html\n<!DOCTYPE html>\n<html>\n<body>\n${changed}\n</body>\n</html>\n\`\`\``
  })
  const pages: string[] = []
  for (const words of ['One', 'Two', 'Three', 'Four']) {
    const { done, page } = await runTurn(headline(words), { model, memory })
    expect(done.outcome).toBe('stored')
    pages.push(page)
  }
  expect(model.asked.map(formOf)).toEqual(['operations', 'operations', 'section', 'section'])
  expect(pages[3]).toBe(candles.replace('Candles that burn slowly', 'Four'))
})

test('a model that falls into search and replace is understood, and soon asked for it', async () => {
  const memory = testMemory()
  const model = playedModel(
    'searcher',
    (prompt) =>
      `<<<<<<< SEARCH\n${/<h1[\s\S]*?<\/h1>/.exec(prompt)?.[0]}\n=======\n` +
      `${withHeadline(/<h1[\s\S]*?<\/h1>/.exec(prompt)?.[0] ?? '', wanted(prompt))}\n>>>>>>> REPLACE`,
  )
  for (const words of ['One', 'Two', 'Three', 'Four']) {
    const { done, page } = await runTurn(headline(words), { model, memory })
    expect(done).toMatchObject({ outcome: 'stored', applied: 1, failed: 0 })
    expect(page).toBe(candles.replace('Candles that burn slowly', words))
  }
  expect(model.asked.map(formOf)).toEqual(['operations', 'operations', 'search', 'search'])
})

test('a good model is asked for operations all along, and each model is remembered by its name', async () => {
  const memory = testMemory()
  const model = playedModel('good', (prompt) => `Done.\n<edit k="h1" do="text">${wanted(prompt)}</edit>`)
  for (const words of ['One', 'Two', 'Three', 'Four', 'Five'])
    expect((await runTurn(headline(words), { model, memory })).page).toBe(
      candles.replace('Candles that burn slowly', words),
    )
  expect(model.asked.map(formOf)).toEqual(Array.from({ length: 5 }, () => 'operations'))
  expect([...memory.counts.keys()]).toEqual(['good'])
})

test('without a memory every turn begins at the top', async () => {
  const model = playedModel('lost', () => '<edit k="h99" do="text">Slow light</edit>')
  await runTurn(headline('One'), { model })
  await runTurn(headline('Two'), { model })
  expect(model.asked.map(formOf)).toEqual([
    'operations',
    'operations',
    'section',
    'operations',
    'operations',
    'section',
  ])
})

/** A model whose operations never name a key that exists. */
const lost = (section: (html: string) => string) =>
  playedModel('lost', (prompt) => {
    const html = blockOf(prompt, 'section_to_change')
    return html === null ? '<edit k="h99" do="text">Slow light</edit>' : section(html)
  })

test('what fails twice is asked for one format down, as one section', async () => {
  const model = lost((html) => `\`\`\`html\n${withHeadline(html, 'Slow light')}\n\`\`\``)
  const { done, page, stages, text, notices } = await runTurn(headline('Slow light'), { model })
  expect(model.asked.map(formOf)).toEqual(['operations', 'operations', 'section'])
  expect(page).toBe(candles.replace('Candles that burn slowly', 'Slow light'))
  expect(done).toMatchObject({ outcome: 'stored', applied: 1, failed: 0 })
  expect(stages).toContain('Writing the hero again')
  expect(text).not.toMatch(/could not/)
  expect(notices).toEqual([])
})

test('the prompt for a section has an outline, the section with its keys, the request, and the order last', async () => {
  const model = lost((html) => html)
  await runTurn(headline('Slow light'), { model })
  const prompt = model.asked[2] ?? ''
  expect(blockOf(prompt, 'outline')?.split('\n')).toEqual([
    'title <title>: Fjordlys, candles from Ålesund',
    's1 <header> header: Header',
    's4 <section> hero: Hero',
    's5 <section> products: Products',
    's6 <section> hours: Hours',
    's7 <footer> footer: Footer',
  ])
  const section = blockOf(prompt, 'section_to_change') ?? ''
  expect(section).toMatch(/^<section k=s4 id="hero"[\s\S]+<h1 k=h1[\s\S]+data-fold="\d+"[\s\S]+<\/section>$/)
  expect(prompt).not.toContain('<current_page')
  expect(prompt.indexOf('<outline')).toBeLessThan(prompt.indexOf('<section_to_change>'))
  expect(prompt.indexOf('<section_to_change>')).toBeLessThan(prompt.indexOf('<request>'))
  expect(prompt).toMatch(/<\/request>[\s\S]*Make the change in the section s4 \(Hero\) alone[\s\S]+$/)
})

type Case = [name: string, answer: (html: string) => string, becomes: [from: string, to: string] | RegExp]

const answers: Case[] = [
  ['bare HTML', (html) => withHeadline(html, 'Slow'), ['Candles that burn slowly', 'Slow']],
  [
    'with words around it',
    (html) => `Sure:\n\n${withHeadline(html, 'Slow')}\n\nDone.`,
    ['Candles that burn slowly', 'Slow'],
  ],
  ['a keyed operation inside of it', () => '<edit k="h1" do="text">Slow</edit>', ['Candles that burn slowly', 'Slow']],
  [
    'search and replace inside of it',
    () => '<<<<<<< SEARCH\nCandles that burn slowly\n=======\nSlow\n>>>>>>> REPLACE',
    ['Candles that burn slowly', 'Slow'],
  ],
  [
    'a whole page around it, with other parts rewritten',
    (html) =>
      `<!doctype html><html><body><header id="top">OTHER</header><main>${withHeadline(html, 'Slow')}</main></body></html>`,
    ['Candles that burn slowly', 'Slow'],
  ],
  [
    'kept parts',
    () =>
      '<section id="hero" data-section="hero/split" class="px-6 py-24">\n  <h1 class="text-5xl">Slow</h1>\n  <keep ' +
      'k="p1"/>\n  <keep k="b1"/>\n  <keep k="i1"/>\n</section>',
    ['Candles that burn slowly', 'Slow'],
  ],
  ['another section', () => '<section id="visit"><h2>OTHER</h2></section>', /another part was written/],
  ['an operation elsewhere', () => '<edit k="h3" do="text">OTHER</edit>', /outside of the hero/],
  [
    'search and replace elsewhere',
    () => '<<<<<<< SEARCH\nThe candles</h2>\n=======\nOTHER</h2>\n>>>>>>> REPLACE',
    /outside of the section/,
  ],
  [
    'the section with parts left out',
    () => '<section id="hero"><h1>Slow</h1><!-- rest of the section --></section>',
    /left out/,
  ],
  [
    'a foreign script',
    (html) => html.replace('</section>', '<script src="https://x.example/a.js"></script></section>'),
    /another host/,
  ],
]

test.each(answers)('the answer to a section: %s', async (_, answer, becomes) => {
  const { page, text, done } = await runTurn(headline('Slow'), { model: lost(answer) })
  expect(page).not.toContain('OTHER')
  if (becomes instanceof RegExp) {
    expect(page).toBe(candles)
    expect(done).toMatchObject({ outcome: 'unchanged', applied: 0 })
    expect(text).toMatch(becomes)
  } else expect(page).toBe(candles.replace(...becomes))
})

test('a new section stands beside its neighbour, and a copy of the neighbour is left out', async () => {
  const model = playedModel('adder', (prompt) => {
    const html = blockOf(prompt, 'section_to_change')
    return html === null
      ? '<edit k="s99" do="after"><p>x</p></edit>'
      : `\`\`\`html\n${html}\n<section id="faq"><h2>Questions</h2></section>\n\`\`\``
  })
  const { page } = await runTurn(request('add a FAQ section', { html: candles }), { model })
  expect(page).toBe(
    candles.replace(
      'Back to the top</a>\n</section>',
      'Back to the top</a>\n</section>\n<section id="faq"><h2>Questions</h2></section>',
    ),
  )
})

test('the theme is a section too, when a change of it failed', async () => {
  const model = playedModel('painter', (prompt) => {
    const style = blockOf(prompt, 'section_to_change')
    return style === null
      ? '<edit k="theme" do="token" name="--brand" value="green"/>'
      : style.replace(/--accent:[^;]+/, '--accent:oklch(.5 .13 150)')
  })
  const { page } = await runTurn(request('make it green', { html: candles }), { model })
  expect(page).toBe(candles.replace('--accent:oklch(.48 .12 60)', '--accent:oklch(.5 .13 150)'))
})

test('three of four: the rest is asked for, then told, and the page has the three', async () => {
  const script =
    '<edit k="h1" do="text">Learn</edit><edit k="h2" do="text">All courses</edit><edit k="h6" do="text">When</edit><edit k="b9" do="text">Start free</edit>'
  const model = playedModel('almost', (prompt) => (prompt.includes('could not be made') ? 'Sorry.' : script))
  const { done, text, notices, page } = await runTurn(request('four things', { html: workshop }), { model })
  expect(done).toMatchObject({ outcome: 'stored', applied: 3, failed: 1 })
  expect(text).toMatch(/3 of 4 changes made; could not find where “Start free” belongs\.$/)
  expect(notices).toEqual([
    expect.objectContaining({
      title: 'Not everything was changed',
      description: '3 of 4 changes made; could not find where “Start free” belongs.',
    }),
  ])
  for (const words of ['>Learn</h1>', '>All courses</h2>', '>When</h2>']) expect(page).toContain(words)
  expect(model.asked.length).toBeLessThanOrEqual(3)
})

test('a retry that repeats what was made does not make it twice', async () => {
  const juniper = '<edit k="c3" do="after"><li class="border p-4">Juniper</li></edit>'
  const model = playedModel('repeats', (prompt) =>
    prompt.includes('could not be made')
      ? `${juniper}\n<edit k="h1" do="text">Slow</edit>`
      : `${juniper}\n<edit k="h77" do="text">Slow</edit>`,
  )
  const { page, done } = await runTurn(request('two things', { html: candles }), { model })
  expect(page.match(/Juniper/g)).toHaveLength(1)
  expect(page).toContain('>Slow</h1>')
  expect(done).toMatchObject({ applied: 2, failed: 0 })
})

test('whatever it answers, a turn makes at most two calls more', async () => {
  for (const answer of ['', 'Done.', '<edit k="zz" do="remove"/>', '<page>…</page>', '<!-- rest unchanged -->']) {
    const model = playedModel('odd', () => answer)
    const { page } = await runTurn(headline('One'), { model, memory: testMemory() })
    expect(model.asked.length).toBeLessThanOrEqual(3)
    expect(page === candles || page.includes('>One<') || answer.includes('page')).toBe(true)
  }
})
