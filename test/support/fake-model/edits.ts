import { anchor, escapeHtml, understand } from './understand.ts'
import { sectionHtml } from './sections.ts'

type Handle = { key: string; tag: string; source: string; text: string }

const night: [name: string, value: string][] = [
  ['--surface', 'oklch(.19 .02 260)'],
  ['--surface-2', 'oklch(.23 .025 260)'],
  ['--surface-3', 'oklch(.29 .03 260)'],
  ['--ink', 'oklch(.96 .01 260)'],
  ['--muted', 'oklch(.76 .02 260)'],
  ['--line', 'oklch(.34 .025 260)'],
]

const accents: Record<string, string> = {
  green: 'oklch(.48 .13 150)',
  blue: 'oklch(.48 .13 250)',
  red: 'oklch(.48 .16 28)',
  purple: 'oklch(.48 .15 300)',
}

/** Keyed operations for a simple edit prompt, with the keys that stand in the page of the prompt. */
export function editsFor(request: string, page: string): string {
  const handles = readHandles(page)
  const operations = [
    ...shape(request, handles),
    ...columns(request, handles),
    ...dark(request, handles),
    ...recolour(request, handles),
    ...words(request, handles),
    ...sections(request, handles),
  ]
  if (operations.length === 0) return 'Which part of the page do you mean, and what should it become?'
  return `I made ${operations.length === 1 ? 'this change' : `these ${operations.length} changes`}.\n${operations.join('\n')}\n`
}

/** An edit for each finding of a check: this model writes words where there are none yet, and does not know what else to do. */
export function repairsFor(request: string): string {
  const edits = [...request.matchAll(/^- (.*): k="([\w-]+)"/gm)].map(([, title = '', key]) =>
    title === 'A text that waits to be written'
      ? `<edit k="${key}" do="text">We answer within a day.</edit>`
      : `<edit k="${key}" do="class" add="mt-1"/>`,
  )
  return `I looked at what was found.\n${edits.join('\n')}\n`
}

/** What this model sees on pictures of a page: its main heading, and words that it had better left alone. */
export function polishFor(page: string): string {
  const handles = readHandles(page)
  const heading = handles.find(({ tag }) => tag === 'h1')
  const words = handles.find(({ tag, text }) => tag === 'p' && text !== '')
  if (!heading || heading.source.includes('max-w-[24ch]'))
    return 'Looked at the page at 1440 and 390. I would leave it as it is.'
  const note = 'note="Heading in two lines" was="four lines" is="two lines" at="390"'
  return [
    'Looked at the page at 1440 and 390. One thing is mended.',
    `<edit k="${heading.key}" do="class" add="max-w-[24ch]" ${note}/>`,
    ...(words ? [`<edit k="${words.key}" do="text" note="Clearer words">Better words.</edit>`] : []),
  ].join('\n')
}

/** Every start tag with a key, and the text up to the next one. */
function readHandles(page: string): Handle[] {
  return [...page.matchAll(/<(\w+)\b[^>]*?\sk=["']?([\w-]+)["']?[^>]*>([^<]*)/g)].map(
    ([source, tag = '', key = '', text = '']) => ({ key, tag, source, text: text.trim() }),
  )
}

/** 'show the … in two columns': the grid that the page shows, by its classes. */
function columns(request: string, handles: Handle[]): string[] {
  if (!/\bin two columns$/i.test(request)) return []
  const grid = handles.find(({ source }) => /\bgrid-cols-\d/.test(source))
  const worn = /\bgrid-cols-\d/.exec(grid?.source ?? '')?.[0]
  return grid && worn ? [`<edit k="${grid.key}" do="class" add="grid-cols-2" remove="${worn}"/>`] : []
}

/** 'make the seat … blue': the shape behind the title 'The seat', where the page shows it. */
function shape(request: string, handles: Handle[]): string[] {
  const [, part = '', color = ''] = /^make the (\w+) of the \w+ (blue|green|red)$/i.exec(request) ?? []
  const title = handles.findIndex(({ tag, text }) => tag === 'title' && text.toLowerCase() === `the ${part}`)
  const drawn = handles[title + 1]
  return title >= 0 && drawn ? [`<edit k="${drawn.key}" do="attr" name="fill" value="${color}"/>`] : []
}

function dark(request: string, handles: Handle[]): string[] {
  if (!/\bdark\b/i.test(request)) return []
  const style = handles.find(({ tag }) => tag === 'style')
  if (style) return night.map(([name, value]) => `<edit k="${style.key}" do="token" name="${name}" value="${value}"/>`)
  const body = handles.find(({ tag }) => tag === 'body')
  return body
    ? [`<edit k="${body.key}" do="class" add="bg-slate-950 text-white" remove="bg-white text-slate-900"/>`]
    : []
}

function recolour(request: string, handles: Handle[]): string[] {
  const value = accents[/\bmake (?:it|the page|everything) (\w+)/i.exec(request)?.[1]?.toLowerCase() ?? '']
  const style = handles.find(({ tag }) => tag === 'style')
  return value && style ? [`<edit k="${style.key}" do="token" name="--accent" value="${value}"/>`] : []
}

function words(request: string, handles: Handle[]): string[] {
  const asked = /\b(button|heading|headline|title)\b[^'"“‘]*?\bto ['"“‘]([^'"”’]+)['"”’]/i.exec(request)
  if (!asked) return []
  const isButton = asked[1]?.toLowerCase() === 'button'
  const hero = handles.findIndex(({ tag }) => tag === 'h1')
  const target = isButton
    ? (handles.slice(hero + 1).find(({ tag, text }) => (tag === 'a' || tag === 'button') && text !== '') ??
      handles.find(({ tag }) => tag === 'button'))
    : handles[hero]
  return target ? [`<edit k="${target.key}" do="text">${escapeHtml(asked[2] ?? '')}</edit>`] : []
}

function sections(request: string, handles: Handle[]): string[] {
  const found = /\b(add|remove|delete) (?:an?|the|my)? ?([\w ]+?)(?: section)?(?:\s+with\b.*)?[.!]?$/i.exec(request)
  const [, verb = '', name = ''] = found ?? []
  const all = handles.filter(({ tag }) => tag === 'section')
  const last = all.at(-1)
  if (/add/i.test(verb) && last)
    return [`<edit k="${last.key}" do="after">\n${sectionHtml(name, understand(request), all.length)}\n</edit>`]
  const target = verb ? all.find(({ source }) => source.includes(`id="${anchor(name)}"`)) : undefined
  return target ? [`<edit k="${target.key}" do="remove"/>`] : []
}
