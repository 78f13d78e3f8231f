import { pattern } from '#rules/pattern.ts'
import type { Stack } from '../voice.ts'
import type { ThemeChange } from '../recolor.ts'
import { readColors } from '../words/read/colors.ts'
import { readSource } from '../words/read/source.ts'

/** A look as it can be asked for: of the theme, or `pill` for buttons with round ends. */
export type LookChange = ThemeChange | { change: 'pill' }

/** Words for looks that need no colour name. The first that fits decides. */
const looks: readonly [pattern: RegExp, change: LookChange][] = [
  [
    /\b(?:dark[- ](?:mode|theme|version|look|design|colou?rs?)|night mode|dark background|black background)\b/i,
    { change: 'mode', mode: 'dark' },
  ],
  [
    /\b(?:light[- ](?:mode|theme|version|look|design)|day mode|light background|bright background|white background)\b/i,
    { change: 'mode', mode: 'light' },
  ],
  [/\b(?:darker|darken|less bright|dimmer|less light)\b/i, { change: 'lightness', by: 'darker' }],
  [/\b(?:lighter|lighten|brighter|brighten|less dark)\b/i, { change: 'lightness', by: 'lighter' }],
  [
    pattern('i')`
      \b(?:more colou?rful|colou?rful|more vivid|vivid|more saturated|saturated|(?:more )?vibrant|more intense
      |stronger colou?rs?|bolder colou?rs?|more colou?r|brighter colou?rs)\b
    `,
    { change: 'strength', by: 'vivid' },
  ],
  [
    pattern('i')`
      \b(?:less colou?rful|more muted|muted|calmer(?: colou?rs?)?|less saturated|toned? down|softer colou?rs?
      |pastel(?: colou?rs?)?|less colou?r|fewer colou?rs)\b
    `,
    { change: 'strength', by: 'muted' },
  ],
  [
    /\b(?:pill(?:[- ]shaped)?|pills|(?:completely|fully|totally) round(?:ed)?|round ends|capsules?)\b/i,
    { change: 'pill' },
  ],
  [
    pattern('i')`
      \b(?:square(?:d)?(?: corners?| edges?)?|no (?:more )?(?:rounded|round) (?:corners?|edges?)|sharp (?:corners?
      |edges?)|not round(?:ed)?|angular|hard edges|straight corners?)\b
    `,
    { change: 'corners', by: 'square' },
  ],
  // before 'rounded', which stands in it
  [
    /\b(?:sharper(?: corners?| edges?)?|less round(?:ed)?|not (?:so|as|that) round(?:ed)?)\b/i,
    { change: 'corners', by: 'sharper' },
  ],
  [
    /\b(?:rounder|more round(?:ed)?|(?:more )?rounded(?: corners?| edges?)?|softer (?:corners?|edges?)|round (?:corners?|edges?)|soft corners?|round)\b/i,
    { change: 'corners', by: 'rounder' },
  ],
  [
    pattern('i')`
      ^(?:dark|(?:(?:it|all|everything|completely|in|the|fully) )*black|night|really dark|very dark)$
      |\bdark\b(?!\s+(?:blue|green|red|grey|gray|pink|purple|brown|teal|orange|\w+))
    `,
    { change: 'mode', mode: 'dark' },
  ],
  [/^(?:light|bright|white|really light|very light)$/i, { change: 'mode', mode: 'light' }],
]

/** Words for type, by the stack they mean. Beside 'font', 'type' or 'letters' an adjective is enough. */
const fonts: readonly [pattern: RegExp, stack: Stack][] = [
  [/\b(?:mono(?:space)?d?|typewriter|code|coding|terminal|courier|fixed[- ]width)\b/i, 'mono'],
  [/\b(?:sans[- ]?serifs?|sans|grotes(?:que|k)|helvetica|arial|inter|without serifs|no serifs)\b/i, 'grotesque'],
  [
    /\b(?:serifs?|georgia|times|garamond|old[- ]fashioned (?:letters|font|type)(?: with serifs)?|book[- ]like)\b/i,
    'serif',
  ],
]
const adjectives: readonly [pattern: RegExp, stack: Stack][] = [
  [/\b(?:classic|elegant|traditional|old[- ]fashioned|bookish|literary|fancy|fancier)\b/i, 'serif'],
  [/\b(?:modern|clean|cleaner|simple|simpler|plain|neutral|readable|more readable)\b/i, 'grotesque'],
  [/\b(?:round(?:ed)?|friendly|friendlier|playful|soft|softer|fun)\b/i, 'rounded'],
  [/\b(?:narrow(?:er)?|condensed|tall|compact)\b/i, 'condensed'],
  [/\b(?:technical|techy|nerdy)\b/i, 'mono'],
]
const fontNouns = /\b(?:fonts?|type ?faces?|typography|letters|lettering|type)\b/i

/** 'With white writing' needs no saying: what stands on a ground is made readable there. */
const ownWords = / (?:with|and) (?:white|black|light|dark) (?:text|writing|letters|letter|font|words|type)$/i

/** Looks and colours that a phrase names: 'dark green', 'rounder', '#0f766e', 'a serif font'. */
export function readLooks(said: string): LookChange[] {
  const phrase = said.replace(ownWords, '').trim()
  const type = readFont(phrase)
  if (type) return [type]
  const surface = /\b(?:background|backdrop|surface|page colou?r)\b/i.test(phrase)
  const colors = readColors(readSource(`Use the colour ${phrase}`), 'en')
  const onlyMode =
    /^(?:(?:it|all|everything|completely|in|the|fully) )*(?:black|white)$/i.test(phrase.trim()) ||
    /\b(?:dark|night) (?:mode|theme)\b/i.test(phrase)
  const found = onlyMode
    ? []
    : colors.map(
        ({ css, role }): LookChange => ({ change: role === 'surface' || surface ? 'surface' : 'accent', color: css }),
      )
  if (found.length > 0) return found
  const look = looks.find(([pattern]) => pattern.test(phrase.trim()))
  return look ? [look[1]] : []
}

function readFont(phrase: string): LookChange | null {
  const named =
    fonts.find(([pattern]) => pattern.test(phrase)) ??
    (fontNouns.test(phrase) ? adjectives.find(([pattern]) => pattern.test(phrase)) : undefined)
  return named
    ? { change: 'type', stack: named[1], of: /headings?|headlines?|titles?/i.test(phrase) ? 'display' : 'both' }
    : null
}

const fillers = pattern('gi')`
  \b(?:a|an|the|it|this|that|more|bit|little|lot|much|slightly|really|very|please|in|of|with|to|for|but|and|all
  |some|colou?rs?|tones?|shades?|hues?|theme|mode|version|style|look|looks|design|page|site|website|everything
  |whole|entire|fonts?|type ?faces?|letters|typography|background|corners?|edges?|palette|scheme|i(?:'|’)?m|i|am
  |person|one|instead|maybe|would|be|nice|try|than|now|something|go|as|accent|like|fan|prefer|our|brand|is|my|main
  |primary|light|dark|deep|pale|soft|warm|bright|cool|old[- ]fashioned|modern|clean|classic|elegant|round(?:ed)?
  |friendly|playful|narrow|condensed|technical|no|not|less|fully|completely|eyes|anywhere|everywhere|ends?|at|have
  |has|having|use|using|make|another|different|other|something|try)\b
`

/** True when a phrase says nothing but how things should look. */
export function isOnlyLook(said: string): boolean {
  const phrase = said.replace(ownWords, '').trim()
  if (readLooks(phrase).length === 0) return false
  const colors = readColors(readSource(`Use the colour ${phrase}`), 'en').map(({ words }) => words)
  let rest = phrase
  for (const words of colors) rest = rest.replace(words, ' ')
  for (const [pattern] of [...looks, ...fonts]) rest = rest.replace(pattern, ' ')
  return rest.replace(fillers, ' ').replace(/[\s,.!'’-]+/g, '') === ''
}
