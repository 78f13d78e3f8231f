import type { ThemeChange } from '../recolor.ts'
import { readColors } from '../words/read/colors.ts'
import { readSource } from '../words/read/source.ts'

/** Words for looks that need no colour name. The first that fits decides. */
const looks: readonly [pattern: RegExp, change: ThemeChange][] = [
  [/\b(?:dark mode|dark theme|dark version|night mode)\b/i, { change: 'mode', mode: 'dark' }],
  [/\b(?:light mode|light theme|light version|day mode)\b/i, { change: 'mode', mode: 'light' }],
  [/\b(?:darker|darken)\b/i, { change: 'lightness', by: 'darker' }],
  [/\b(?:lighter|lighten|brighter|brighten)\b/i, { change: 'lightness', by: 'lighter' }],
  [
    /\b(?:more colou?rful|more vivid|more saturated|vibrant|more intense|bolder colou?rs?)\b/i,
    { change: 'strength', by: 'vivid' },
  ],
  [
    /\b(?:less colou?rful|more muted|muted|calmer|less saturated|toned? down|softer colou?rs?)\b/i,
    { change: 'strength', by: 'muted' },
  ],
  [/\b(?:rounder|more round(?:ed)?|rounded(?: corners?)?|softer corners?)\b/i, { change: 'corners', by: 'rounder' }],
  [/\b(?:square(?: corners?)?|no (?:rounded|round) corners?|sharp corners?)\b/i, { change: 'corners', by: 'square' }],
  [/\b(?:sharper(?: corners?)?|less round(?:ed)?)\b/i, { change: 'corners', by: 'sharper' }],
  [/\bmono(?:space)?d?\b/i, { change: 'type', stack: 'mono', of: 'display' }],
  [/\b(?:sans[- ]?serif|sans|grotesque)\b/i, { change: 'type', stack: 'grotesque', of: 'both' }],
  [/\bserif\b/i, { change: 'type', stack: 'serif', of: 'display' }],
  [
    /^(?:dark|black)$|\bdark\b(?!\s+(?:blue|green|red|grey|gray|pink|purple|brown|teal|orange|\w+))/i,
    { change: 'mode', mode: 'dark' },
  ],
  [/^(?:light|bright|white)$/i, { change: 'mode', mode: 'light' }],
]

/** Looks and colours that a phrase names: 'dark green', 'rounder', '#0f766e', 'a serif font'. */
export function readLooks(phrase: string): ThemeChange[] {
  const found: ThemeChange[] = []
  const colors = readColors(readSource(`Use the colour ${phrase}`), 'en')
  const surface = /\b(?:background|backdrop|surface|page colou?r)\b/i.test(phrase)
  for (const { css, role } of colors) {
    found.push({ change: role === 'surface' || surface ? 'surface' : 'accent', color: css })
  }
  if (found.length > 0) return found
  const look = looks.find(([pattern]) => pattern.test(phrase.trim()))
  return look ? [look[1]] : []
}
