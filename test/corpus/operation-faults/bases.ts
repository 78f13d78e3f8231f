import { readFileSync } from 'node:fs'
import { corpusPage } from '../replies.ts'

export type PageName = 'candles' | 'workshop'

/** The pages that the scripts work on. */
export const faultPages: Record<PageName, string> = {
  candles: corpusPage,
  workshop: readFileSync(new URL('workshop.html', import.meta.url), 'utf8'),
}

/** One operation in its parts; `content: null` has none. */
export type Parts = { k: string; do: string; given?: Record<string, string>; content: string | null }

/** An honest edit, and the exact replacements of the page's source that it stands for. */
export type Base = Parts & { page: PageName; becomes: [from: string, to: string][] }

export const bases: Base[] = [
  {
    page: 'candles',
    k: 'b1',
    do: 'text',
    content: 'Order candles',
    becomes: [['>See the candles<', '>Order candles<']],
  },
  {
    page: 'candles',
    k: 'h1',
    do: 'text',
    content: 'Slow light',
    becomes: [['Candles that burn slowly', 'Slow light']],
  },
  {
    page: 'candles',
    k: 'h2',
    do: 'replace',
    content: '<h2 class="text-4xl">Our candles</h2>',
    becomes: [['<h2 class="text-3xl">The candles</h2>', '<h2 class="text-4xl">Our candles</h2>']],
  },
  {
    page: 'candles',
    k: 'c2',
    do: 'replace',
    content: '<li class="border p-4">Salt, <b>ten</b> hours</li>',
    becomes: [['Salt, twelve hours', 'Salt, <b>ten</b> hours']],
  },
  {
    page: 'candles',
    k: 'c3',
    do: 'after',
    content: '<li class="border p-4">Juniper, ten hours</li>',
    becomes: [
      ['Smoke, twelve hours</li>', 'Smoke, twelve hours</li>\n    <li class="border p-4">Juniper, ten hours</li>'],
    ],
  },
  {
    page: 'candles',
    k: 'h1',
    do: 'class',
    given: { add: 'text-6xl', remove: 'text-5xl' },
    content: null,
    becomes: [['<h1 class="text-5xl">', '<h1 class="text-6xl">']],
  },
  {
    page: 'candles',
    k: 'b2',
    do: 'attr',
    given: { name: 'href', value: '#candles' },
    content: null,
    becomes: [['<a href="#top" class="mt-4', '<a href="#candles" class="mt-4']],
  },
  {
    page: 'candles',
    k: 'c2',
    do: 'remove',
    content: null,
    becomes: [['<li class="border p-4">Salt, twelve hours</li>', '']],
  },
  {
    page: 'candles',
    k: 'theme',
    do: 'token',
    given: { name: '--accent', value: 'oklch(.5 .1 150)' },
    content: null,
    becomes: [['--accent:oklch(.48 .12 60)', '--accent:oklch(.5 .1 150)']],
  },
  {
    page: 'workshop',
    k: 'b1',
    do: 'text',
    content: 'Reserve a lathe',
    becomes: [['Book a place', 'Reserve a lathe']],
  },
  {
    page: 'workshop',
    k: 'h6',
    do: 'text',
    content: 'Dates & times',
    becomes: [['>Dates</h2>', '>Dates &amp; times</h2>']],
  },
  {
    page: 'workshop',
    k: 'c1',
    do: 'replace',
    content: '<div class="rounded-lg border p-6"><h3>Bowls</h3><p>For everyone.</p></div>',
    becomes: [
      [
        '<div class="rounded-lg border p-4"><h3>Bowls</h3><p>For beginners.</p></div>',
        '<div class="rounded-lg border p-6"><h3>Bowls</h3><p>For everyone.</p></div>',
      ],
    ],
  },
  {
    page: 'workshop',
    k: 'c4',
    do: 'before',
    content: '<tr><th scope="row">April</th><td>Spoons</td></tr>',
    becomes: [
      [
        '<tbody><tr><th scope="row">May</th>',
        '<tbody><tr><th scope="row">April</th><td>Spoons</td></tr><tr><th scope="row">May</th>',
      ],
    ],
  },
  {
    page: 'workshop',
    k: 'b1',
    do: 'class',
    given: { add: 'bg-gray-900 rounded-full', remove: 'bg-emerald-700 rounded-lg' },
    content: null,
    becomes: [
      ['mt-6 rounded-lg bg-emerald-700 px-5 py-3 text-white', 'mt-6 px-5 py-3 text-white bg-gray-900 rounded-full'],
    ],
  },
  {
    page: 'workshop',
    k: 's4',
    do: 'move-before',
    given: { 'move-before': 's3' },
    content: null,
    becomes: [],
  },
]

/** The edit as the rules ask for it. */
export function written({ k, do: kind, given = {}, content }: Parts, quote = '"'): string {
  const attributes = Object.entries({ k, do: kind, ...given })
    .filter(([name]) => !(name === 'do' && kind.startsWith('move-')))
    .map(([name, value]) => `${name}=${quote}${value}${quote}`)
  const tag = `<edit ${attributes.join(' ')}`
  return content === null ? `${tag}/>` : `${tag}>${content}</edit>`
}

/** The page after an edit, made without our engine: each replacement has exactly one place. */
export function expected({ page, do: kind, becomes }: Base): string {
  const html = faultPages[page]
  if (kind === 'move-before') return movedDates(html)
  return becomes.reduce((text, [from, to]) => {
    const pieces = text.split(from)
    if (pieces.length !== 2) throw new Error(`${from} stands there ${pieces.length - 1} times.`)
    return pieces.join(to)
  }, html)
}

/** The dates before the courses, as the one splice out and the one splice in leave it. */
function movedDates(html: string): string {
  const from = html.indexOf('<section id="dates"')
  const to = html.indexOf('</section>', from) + '</section>'.length
  const dates = html.slice(from, to)
  const without = html.slice(0, from) + html.slice(to)
  const courses = without.indexOf('<section id="courses"')
  return `${without.slice(0, courses)}${dates}\n    ${without.slice(courses)}`
}
