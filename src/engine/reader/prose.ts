/**
 * Text for the person as it streams: no blank space at either end, at most one empty line in between.
 * Space is kept back until the next word shows what it separates.
 */
export function createProse(): { push(text: string): string; gap(): void; clear(): void } {
  let space = ''
  let started = false

  return {
    push(text) {
      const all = space + text
      const end = all.trimEnd().length
      space = all.slice(end)
      const words = started ? all.slice(0, end) : all.slice(0, end).trimStart()
      if (words) started = true
      return words.replace(/[^\S\n]*\n\s*\n[^\S\n]*/g, '\n\n')
    },
    /** something else stood here in the reply */
    gap() {
      if (!space.endsWith('\n\n')) space += '\n\n'
    },
    clear() {
      space = ''
      started = false
    },
  }
}
