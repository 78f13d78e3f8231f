/** A value that is written in a script as it is: no calls, no names. */
export type Literal = string | number | boolean | null | undefined | Literal[] | { [key: string]: Literal }

/**
 * Reads one literal of JavaScript: objects, lists, strings, numbers, with comments and trailing commas. What is not a
 * literal (a call, a name, a function) is `undefined` in its place.
 * @returns the value and where it ends; null when brackets do not match
 */
export function readLiteral(code: string, from: number): { value: Literal; end: number } | null {
  let at = from
  let depth = 0

  function space(): void {
    for (;;) {
      const c = code.charAt(at)
      if (c === '/' && code.charAt(at + 1) === '/') at = lineEnd(at)
      else if (c === '/' && code.charAt(at + 1) === '*') at = after('*/', at + 2)
      else if (c !== '' && c.trim() === '') at += 1
      else return
    }
  }
  const lineEnd = (start: number) => {
    const end = code.indexOf('\n', start)
    return end < 0 ? code.length : end
  }
  const after = (mark: string, start: number) => {
    const end = code.indexOf(mark, start)
    return end < 0 ? code.length : end + mark.length
  }

  function text(): string {
    const quote = code.charAt(at)
    let made = ''
    at += 1
    while (at < code.length && code.charAt(at) !== quote) {
      if (code.charAt(at) === '\\') at += 1
      made += code.charAt(at)
      at += 1
    }
    at += 1
    return made
  }

  /** Something else than a literal, up to the comma or bracket behind it. */
  function skip(): undefined {
    let open = 0
    while (at < code.length) {
      space()
      const c = code.charAt(at)
      if (`'"\``.includes(c) && c !== '') text()
      else if (open === 0 && (c === ',' || c === '}' || c === ']' || c === ';')) return undefined
      else {
        if ('([{'.includes(c) && c !== '') open += 1
        if (')]}'.includes(c) && c !== '') open -= 1
        at += 1
      }
    }
    return undefined
  }

  function value(): Literal {
    space()
    const c = code.charAt(at)
    const start = at
    let read: Literal
    if (depth > 40) return skip()
    if (c === '{') read = object()
    else if (c === '[') read = list()
    else if (c !== '' && `'"\``.includes(c)) read = text()
    else {
      const word = /^[\w.+-]+/.exec(code.slice(at, at + 40))?.[0] ?? ''
      const known: Record<string, Literal> = { true: true, false: false, null: null }
      const isNumber = word !== '' && Number.isFinite(Number(word))
      if (!isNumber && !Object.hasOwn(known, word)) return skip()
      at += word.length
      read = isNumber ? Number(word) : known[word]
    }
    space()
    // an expression that only begins with a literal
    const next = code.charAt(at)
    if (next === '' || ',}];)\n'.includes(next) || depth === 0) return read
    at = start
    return skip()
  }

  function list(): Literal[] {
    const items: Literal[] = []
    depth += 1
    at += 1
    for (space(); at < code.length && code.charAt(at) !== ']'; space()) {
      items.push(value())
      space()
      if (code.charAt(at) === ',') at += 1
      else if (code.charAt(at) !== ']') break
    }
    at += 1
    depth -= 1
    return items
  }

  function object(): { [key: string]: Literal } {
    const made: { [key: string]: Literal } = {}
    depth += 1
    at += 1
    for (space(); at < code.length && code.charAt(at) !== '}'; space()) {
      const c = code.charAt(at)
      const key = `'"`.includes(c) ? text() : (/^[\w$-]+/.exec(code.slice(at, at + 80))?.[0] ?? '')
      if (key !== '' && !`'"`.includes(c)) at += key.length
      space()
      if (code.charAt(at) === ':') {
        at += 1
        const read = value()
        if (key !== '__proto__') made[key] = read
      } else skip()
      space()
      if (code.charAt(at) === ',') at += 1
      else if (code.charAt(at) !== '}') break
    }
    at += 1
    depth -= 1
    return made
  }

  space()
  if (!'{['.includes(code.charAt(at)) || code.charAt(at) === '') return null
  const read = value()
  return at > code.length ? null : { value: read, end: at }
}
