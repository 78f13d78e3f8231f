import { expect, test } from 'vitest'
import { unzip } from '#test/support/unzip.ts'
import { exportAs } from './exporters.ts'
import { formatIds, formats } from './formats.ts'
import { exportedPage } from './mark.ts'

const page = (title: string, body: string) =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" ` +
  `content="width=device-width, initial-scale=1">\n<title>${title}</title>\n<meta name="description" ` +
  `content="About ${title}">\n</head>\n<body>\n${body}\n</body>\n</html>\n`
const home = page('Home', '<h1 class="text-4xl">Home</h1>\n<a href="/about-us#team">About</a>')
const about = page('About', '<p class="p-4">About</p>\n<a href="/">Home</a>')
const input = {
  pages: [
    { name: 'Home', html: home },
    { name: 'About us', html: about },
    { name: 'About  us', html: about },
  ],
  page: 'Home',
  css: async (html: string) => ({
    css: `/* css of ${/<title>(.*?)</.exec(html)?.[1]} */\n`,
    isPlain: false,
    own: [] as string[],
  }),
}

test('every kind of download has its own name, words and media type', async () => {
  const files = await Promise.all(formatIds.map((id) => exportAs(id, input)))
  expect(files.map(({ mediaType, fileName }, index) => [formatIds[index], mediaType, fileName])).toEqual([
    ['html', 'text/html; charset=utf-8', 'index.html'],
    ['html-cdn', 'text/html; charset=utf-8', 'index-cdn.html'],
    ['zip', 'application/zip', 'pages.zip'],
    ['react', 'application/zip', 'pages-react.zip'],
    ['json', 'application/json; charset=utf-8', 'index.json'],
  ])
  expect(Object.values(formats).filter(({ label, hint }) => label.length < 3 || hint.length < 10)).toEqual([])
})

test('html holds its css and loads nothing', async () => {
  const { content } = await exportAs('html', input)
  expect(content).toBe(home.replace('</head>', '<style data-export="1 jegwk7">\n/* css of Home */\n</style>\n</head>'))
})

test('html-cdn loads the framework and holds no css', async () => {
  const { content } = await exportAs('html-cdn', input)
  expect(content).toBe(
    home.replace(
      '</head>',
      '<script src="https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4" data-export="1 0"></script>\n</head>',
    ),
  )
})

test('json is the element tree', async () => {
  const { content } = await exportAs('json', { ...input, page: 'About us' })
  expect(JSON.parse(String(content))).toMatchObject({ title: 'About', description: 'About About' })
})

test('zip holds every page under a name of its own, linked by files', async () => {
  const { content, fileName } = await exportAs('zip', input)
  expect(fileName).toBe('pages.zip')
  const files = unzip(content as Uint8Array)
  expect([...files.keys()]).toEqual(['index.html', 'about-us.html', 'about-us-2.html', 'pages.json'])
  expect(files.get('index.html')).toContain('<a href="about-us.html#team">')
  expect(files.get('index.html')).toContain('<style data-export="1 jegwk7">\n/* css of Home */\n</style>')
  expect(files.get('about-us.html')).toContain('<a href="index.html">')
})

test('a download of several pages tells of each page that is built', async () => {
  for (const id of ['zip', 'react'] as const) {
    const told: number[] = []
    await exportAs(id, { ...input, onPage: (done) => told.push(done) })
    expect(told).toEqual([1, 2, 3])
  }
})

test('refuses a page that does not exist', async () => {
  await expect(exportAs('html', { ...input, page: 'Nowhere' })).rejects.toThrow(
    'There is no page "Nowhere" to download',
  )
})

const plain =
  '<html><head><meta charset="utf-8"><title>P</title></head><body bgcolor="#eee"><h1 class="container">Hi</h1></body></html>'

test.each(['html', 'html-cdn'] as const)(
  'a plain page stays as it is in %s: no doctype, no reset, no framework',
  async (id) => {
    const css = async () => ({ css: '', isPlain: true, own: [] })
    const { content } = await exportAs(id, { pages: [{ name: 'Home', html: plain }], page: 'Home', css })
    expect(content).toBe(plain.replace('</head>', '<style data-export="1 0 plain"></style>\n</head>'))
  },
)

test('html-cdn tells the framework which classes are the page’s own, and comes back', async () => {
  const css = async () => ({ css: '', isPlain: false, own: ['container', 'md:flex'] })
  const { content } = await exportAs('html-cdn', { ...input, css })
  expect(content).toContain('@source not inline("container");\n@source not inline("md:flex");\n</style>')
  expect(exportedPage(String(content))).toEqual({ html: home, isExact: true })
})
