/** What can be left out of a page that comes in, in words for one and for several. */
const words = {
  tailwind: [
    'the browser script of Tailwind, which is not needed here',
    'browser scripts of Tailwind, which are not needed here',
  ],
  config: [
    'a Tailwind configuration (colours and fonts of its own have to be set again)',
    'Tailwind configurations (colours and fonts of their own have to be set again)',
  ],
  script: ['a script that was linked', 'scripts that were linked'],
  stylesheet: ['a stylesheet that was linked', 'stylesheets that were linked'],
  import: ['a stylesheet that was imported', 'stylesheets that were imported'],
  'tailwind-style': [
    'a style block for the browser script of Tailwind',
    'style blocks for the browser script of Tailwind',
  ],
  icon: ['an icon or font that was linked', 'icons and fonts that were linked'],
  picture: [
    'a picture that is not in the file (a placeholder of its size stands there)',
    'pictures that are not in the file (placeholders of their size stand there)',
  ],
  load: ['a picture or font that the styles load', 'pictures and fonts that the styles load'],
  media: ['a film or sound that is not in the file', 'films and sounds that are not in the file'],
  frame: ['a frame with another page', 'frames with other pages'],
  redirect: ['a redirect', 'redirects'],
  base: ['a base address', 'base addresses'],
  noscript: ['a part for browsers without scripts', 'parts for browsers without scripts'],
  address: ['an address that runs a script', 'addresses that run scripts'],
} as const

export type Loss = keyof typeof words

/** One line for each kind of thing that was left out: 'a stylesheet that was linked', '3 scripts that were linked'. */
export function lossLines(losses: readonly Loss[]): string[] {
  return (Object.keys(words) as Loss[]).flatMap((loss) => {
    const count = losses.filter((other) => other === loss).length
    const [one, many] = words[loss]
    return count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]
  })
}

const removedWords: [pattern: RegExp, loss: Loss][] = [
  [/^script from .*tailwind/, 'tailwind'],
  [/^configuration of the CSS framework/, 'config'],
  [/^script|^style that only imports$/, 'script'],
  [/^link to /, 'stylesheet'],
  [/^redirect/, 'redirect'],
  [/^base address/, 'base'],
  [/^frame of /, 'frame'],
  [/^part for pages without scripts/, 'noscript'],
]

/** The kind of what `cleanPage` names. */
export function lossOf(removed: string): Loss {
  if (removed === 'style that only imports') return 'import'
  return removedWords.find(([pattern]) => pattern.test(removed))?.[1] ?? 'address'
}
