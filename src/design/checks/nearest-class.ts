import { correctedClass } from '../class-names.ts'

/**
 * The class that was meant by one that means nothing: a misspelling that is known, else the only class one slip of the
 * pen away (a letter too many, too few, another, or two exchanged). Its first part, `bg-` or `text-`, is taken as it is.
 */
export function nearestClass(name: string, exists: (name: string) => boolean): string | null {
  const known = correctedClass(name, exists)
  if (known !== null) return known
  const [, before = '', rest = ''] = /^((?:[^[\]()]*:)?!?-?[a-z]+-)([a-z][a-z-]{2,})(?=-\d|$)/.exec(name) ?? []
  if (rest === '') return null
  const after = name.slice(before.length + rest.length)
  const near = slipsOf(rest).filter((slip) => exists(before + slip + after))
  return near.length === 1 ? `${before}${near[0]}${after}` : null
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

function slipsOf(word: string): string[] {
  const slips = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const start = word.slice(0, at)
    slips.add(start + word.slice(at + 1))
    slips.add(start + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2))
    for (const letter of letters) {
      slips.add(start + letter + word.slice(at))
      slips.add(start + letter + word.slice(at + 1))
    }
  }
  slips.delete(word)
  return [...slips]
}
