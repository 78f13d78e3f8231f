/**
 * Makes the pieces of a reply safe to read and to store: no byte order mark, `\n` line ends, no NUL, no half of a
 * surrogate pair. A last `\r` or first half is kept back until the next piece.
 */
export function createIntake(): { push(piece: string): string; end(): string } {
  let held = ''
  let first = true

  return {
    push(piece) {
      let text = held + piece
      held = /[\r\ud800-\udbff]$/.exec(text)?.[0] ?? ''
      text = text.slice(0, text.length - held.length)
      if (first && text) {
        first = false
        text = text.replace(/^\ufeff/, '')
      }
      return clean(text)
    },
    end() {
      const text = clean(held)
      held = ''
      return text
    },
  }
}

function clean(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '').toWellFormed()
}
