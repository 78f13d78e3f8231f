import { escapeText } from './template/markup.ts'

export type DocumentPart = { id: string; label: string; html: string }

export type DocumentHead = {
  language: string
  title: string
  description: string
  /** further meta tags by name */
  meta?: Record<string, string>
  /** theme variables */
  theme: string
  /** further CSS: the family's and that of single sections */
  style: string
  mode: 'light' | 'dark'
  htmlClass: string
  bodyClass: string
  mainClass: string
  /** words of the skip link */
  skip: string
}

export type DocumentBody = { before: DocumentPart[]; main: DocumentPart[]; after: DocumentPart[] }

/** Lays a sidebar beside everything else; all other pages simply run down. */
const appShell = {
  open: '<div class="lg:grid lg:min-h-dvh lg:grid-cols-[auto_minmax(0,1fr)]">\n',
  middle: '<div class="flex min-w-0 flex-col">\n',
  close: '</div>\n</div>\n',
}

const focus = ':focus-visible{outline:2px solid currentColor;outline-offset:3px}'
const skipClass =
  'sr-only z-50 bg-(--accent) px-4 py-3 text-(--accent-ink) focus:not-sr-only focus:fixed focus:top-3 focus:left-3'

/** A complete document in pieces, one per section: joined they are the page, byte for byte. */
export function buildDocument(head: DocumentHead, body: DocumentBody): DocumentPart[] {
  const sidebar = body.before.findIndex((part) => part.html.startsWith('<aside'))
  const parts: DocumentPart[] = []
  body.before.forEach((part, index) => {
    parts.push({ ...part, html: `${part.html}\n${index === sidebar ? appShell.middle : ''}` })
  })
  body.main.forEach((part, index) => {
    const open = index === 0 ? `<main id="main"${head.mainClass ? ` class="${head.mainClass}"` : ''}>\n` : ''
    parts.push({ ...part, html: `${open}${part.html}\n${index === body.main.length - 1 ? '</main>\n' : ''}` })
  })
  for (const part of body.after) parts.push({ ...part, html: `${part.html}\n` })
  return wrapped(
    parts,
    headHtml(head) + (sidebar >= 0 ? appShell.open : ''),
    `${sidebar >= 0 ? appShell.close : ''}</body>\n</html>\n`,
  )
}

/** The document's head comes with its first section, its end with the last. */
function wrapped(parts: DocumentPart[], start: string, end: string): DocumentPart[] {
  const last = parts.length - 1
  return parts.map((part, index) => ({
    ...part,
    html: `${index === 0 ? start : ''}${part.html}${index === last ? end : ''}`,
  }))
}

const quoted = (text: string) => escapeText(text).replaceAll('"', '&quot;')

function headHtml(head: DocumentHead): string {
  const style = [head.theme, focus, head.style].filter((block) => block.trim() !== '').join('\n')
  const classes = [`scheme-${head.mode}`, head.htmlClass].filter(Boolean).join(' ')
  return `<!DOCTYPE html>
<html lang="${head.language}" class="${classes}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(head.title)}</title>
<meta name="description" content="${quoted(head.description)}">${Object.entries(head.meta ?? {})
    .map(([name, content]) => `\n<meta name="${name}" content="${quoted(content)}">`)
    .join('')}
<style>
${style}
</style>
</head>
<body class="${head.bodyClass}">
<a href="#main" class="${skipClass}">${escapeText(head.skip)}</a>
`
}
