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
  framework: [
    'a script of the framework that built the page (what it drew is here, what it would do is not)',
    'scripts of the framework that built the page (what they drew is here, what they would do is not)',
  ],
  tracker: ['a script that counts visitors', 'scripts that count visitors'],
  script: ['a script that was linked', 'scripts that were linked'],
  inline: ['a script that needs one of those', 'scripts that need one of those'],
  node: ['a script in the tree', 'scripts in the tree'],
  stylesheet: ['a stylesheet that was linked', 'stylesheets that were linked'],
  alternate: ['a stylesheet to choose instead of the usual one', 'stylesheets to choose instead of the usual one'],
  import: ['a stylesheet that was imported', 'stylesheets that were imported'],
  rules: ['a style rule that matches nothing on the page', 'style rules that match nothing on the page'],
  icon: ['an icon of the browser tab', 'icons of the browser tab'],
  font: ['a font that is not in the file', 'fonts that are not in the file'],
  picture: [
    'a picture that is not in the file (a placeholder of its size stands there)',
    'pictures that are not in the file (placeholders of their size stand there)',
  ],
  'picture-large': [
    'a picture that is too large even when made smaller (a placeholder stands there)',
    'pictures that are too large even when made smaller (placeholders stand there)',
  ],
  load: ['a picture that the styles load', 'pictures that the styles load'],
  drawing: ['a drawing from a sprite that is not in the file', 'drawings from sprites that are not in the file'],
  media: ['a film or sound', 'films and sounds'],
  frame: ['a frame with another page', 'frames with other pages'],
  loader: ['a loading screen that only a script would take away', 'loading screens that only a script would take away'],
  redirect: ['a redirect', 'redirects'],
  base: ['a base address', 'base addresses'],
  policy: [
    'a security policy for the address where the page was',
    'security policies for the address where the page was',
  ],
  noscript: ['a part for browsers without scripts', 'parts for browsers without scripts'],
  address: ['an address that runs a script', 'addresses that run scripts'],
} as const

export type Loss = keyof typeof words

/** One line for each kind of thing that was left out: 'a stylesheet that was linked', '3 scripts that were linked'. */
export function lossLines(losses: readonly Loss[]): string[] {
  return (Object.keys(words) as Loss[]).flatMap((loss) => {
    const count = losses.filter((other) => other === loss).length
    const [one, many] = words[loss]
    return count === 0 ? [] : [count === 1 ? one : `${count.toLocaleString('en')} ${many}`]
  })
}

/** Several of a kind. */
export const times = (loss: Loss, count: number): Loss[] => Array<Loss>(count).fill(loss)

const removedWords: [pattern: RegExp, loss: Loss | null][] = [
  [/^script from .*tailwind/, 'tailwind'],
  [/^configuration of the CSS framework/, 'config'],
  [/^script/, 'script'],
  // what would only have been fetched sooner
  [/^link to /, null],
  [/^redirect/, 'redirect'],
  [/^base address/, 'base'],
  [/^frame of /, 'frame'],
  [/^part for pages without scripts/, 'noscript'],
  [/^style that only imports$/, 'import'],
]

/** The kind of what `cleanPage` names; none for what nobody misses. */
export function lossOf(removed: string): Loss[] {
  const [, loss] = removedWords.find(([pattern]) => pattern.test(removed)) ?? [null, 'address' as const]
  return loss === null ? [] : [loss]
}
