import { attributeValue, parseSource } from '../parse.ts'

/** What a page may tell the compiler: its theme, rules and utilities; nothing that loads or lists. */
const known =
  /^@(?:theme|custom-variant|utility|layer|media|supports|container|keyframes|apply|variant|property|font-face|starting-style)\b/i

/** More than any theme holds. */
const mostCharacters = 60_000

/**
 * What the style blocks of a page say to Tailwind (`<style type="text/tailwindcss">`), as far as a compiler of ours may
 * hear it; empty without any.
 */
export function tailwindSheet(html: string): string {
  if (!/text\/tailwindcss/i.test(html)) return ''
  const blocks = parseSource(html).elements.filter(
    (element) => element.tag === 'style' && attributeValue(element, 'type')?.toLowerCase() === 'text/tailwindcss',
  )
  return blocks
    .map(({ openEnd, closeStart }) => allowed(html.slice(openEnd, closeStart)))
    .join('\n')
    .slice(0, mostCharacters + 1)
}

/** The sheet without at-rules that are not known; nothing of one that is too long to be a theme. */
function allowed(css: string): string {
  if (css.length > mostCharacters) return ''
  const bare = withoutComments(css)
  let made = ''
  let at = 0
  for (let next = bare.indexOf('@'); next >= 0; next = bare.indexOf('@', at)) {
    made += bare.slice(at, next)
    if (known.test(bare.slice(next, next + 30)) || !/^@[a-z]/i.test(bare.slice(next, next + 2))) {
      made += '@'
      at = next + 1
    } else {
      // `@tailwind base;`, `@import …;`, `@source …;`, `@plugin …;`: to the end of the statement
      const stop = bare.slice(next).search(/[;{}]/)
      at = stop < 0 ? bare.length : next + stop + (bare.charAt(next + stop) === ';' ? 1 : 0)
      if (bare.charAt(at) === '{') made += '.-unknown-'
    }
  }
  return (made + bare.slice(at)).replaceAll('</', '<\\/')
}

function withoutComments(css: string): string {
  let made = ''
  let at = 0
  for (let next = css.indexOf('/*'); next >= 0; next = css.indexOf('/*', at)) {
    made += css.slice(at, next)
    const end = css.indexOf('*/', next)
    at = end < 0 ? css.length : end + 2
  }
  return made + css.slice(at)
}
