/** Whether a piece of a script can stand inside a function: its brackets, texts and comments end in it. */
export function isBalanced(code: string): boolean {
  const open: string[] = []
  for (let at = 0; at < code.length; at++) {
    const c = code.charAt(at)
    if (c === '"' || c === "'" || c === '`') {
      at = endOfText(code, at)
      if (at < 0) return false
    } else if (c === '/' && code.charAt(at + 1) === '/') {
      const end = code.indexOf('\n', at)
      if (end < 0) return open.length === 0
      at = end
    } else if (c === '/' && code.charAt(at + 1) === '*') {
      at = code.indexOf('*/', at)
      if (at < 0) return false
      at += 1
    } else if ('([{'.includes(c)) open.push(c)
    else if (')]}'.includes(c) && open.pop() !== '([{'.charAt(')]}'.indexOf(c))) return false
  }
  return open.length === 0
}

function endOfText(code: string, from: number): number {
  const quote = code.charAt(from)
  for (let at = from + 1; at < code.length; at++) {
    if (code.charAt(at) === '\\') at += 1
    else if (code.charAt(at) === quote) return at
  }
  return -1
}

/** Code that may stand in a script element. */
export const safeCode = (code: string): string => code.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--')
