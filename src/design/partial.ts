/**
 * The part of a page that can be shown while the rest is still on its way: without a half-open tag, comment or character
 * reference at the end, without a half-arrived style block, and without any script. Open elements stay open; the parser
 * that shows them closes them. Of a longer prefix the result is never shorter: it goes on where the shorter one ended.
 * @param html any prefix of a page
 */
export function closePartial(html: string): string {
  let shown = ''
  let from = 0
  const complete = scan(html, (tag, start, end) => {
    if (tag !== 'script') return
    shown += html.slice(from, start)
    from = end
  })
  const rest = html.slice(from, complete)
  return shown + (complete < html.length ? rest : withoutHalfCharacter(rest))
}

/** Whether every tag, comment, script and style that begins in a piece of HTML also ends in it. */
export function endsOutsideTags(html: string): boolean {
  return scan(html, () => undefined) === html.length
}

/** Elements whose content is text up to their end tag; those of the second set are shown only when whole. */
const textOnly = new Set(['title', 'textarea', 'script', 'style', 'xmp', 'iframe', 'noembed', 'noframes'])
const onlyWhole = new Set(['script', 'style', 'iframe', 'noembed', 'noframes'])

const letter = /[a-z]/i
const tagName = /[^\s/>]*/y

/**
 * Walks over the constructs of a source and returns where the first incomplete one starts, else its length.
 * @param element called for each script and other text-only element with its range, tags included
 */
function scan(html: string, element: (tag: string, start: number, end: number) => void): number {
  let foreign = 0
  let at = html.indexOf('<')
  while (at >= 0) {
    const next = html[at + 1]
    if (next === undefined) return at
    let end = at + 1
    if (next === '!' || next === '?') end = endOfDeclaration(html, at, foreign > 0)
    else if (letter.test(next) || (next === '/' && letter.test(html[at + 2] ?? 'a'))) {
      end = endOfTag(html, at)
      if (end < 0) return at
      const closing = next === '/'
      const tag = nameAt(html, at + (closing ? 2 : 1))
      const alone = html[end - 2] === '/' && foreign > 0
      if ((tag === 'svg' || tag === 'math') && html[end - 2] !== '/')
        foreign = Math.max(0, foreign + (closing ? -1 : 1))
      else if (!closing && !alone && textOnly.has(tag) && (foreign === 0 || onlyWhole.has(tag))) {
        const close = endOfText(html, tag, end)
        if (close < 0) return onlyWhole.has(tag) ? at : endOfShownText(html, end)
        element(tag, at, close)
        end = close
      } else if (tag === 'script') element(tag, at, end)
    } else if (next === '/') end = behind(html, '>', at)
    if (end < 0) return at
    at = html.indexOf('<', end)
  }
  return html.length
}

function nameAt(html: string, at: number): string {
  tagName.lastIndex = at
  return tagName.exec(html)?.[0].toLowerCase() ?? ''
}

/** Behind the `>` of a comment, doctype or the like; -1 when it is not there yet. */
function endOfDeclaration(html: string, at: number, foreign: boolean): number {
  if (html.startsWith('<!--', at)) {
    // `<!-->` and `<!--->` are whole comments
    const short = /^<!--(-?>)/.exec(html.slice(at, at + 6))
    if (short) return at + short[0].length
    const close = /--!?>/g
    close.lastIndex = at + 4
    return close.test(html) ? close.lastIndex : -1
  }
  if (foreign && html.startsWith('<![CDATA[', at)) return behind(html, ']]>', at)
  // two letters more decide whether it becomes a comment
  if ('<!--'.startsWith(html.slice(at))) return -1
  return behind(html, '>', at)
}

function behind(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? -1 : found + mark.length
}

type TagState = 'tag' | 'gap' | 'name' | 'after' | 'value' | 'bare'

/** The states of the HTML tokenizer inside a tag, by kind of character; what is not listed stays. */
const tagStates: Record<TagState, { space?: TagState; slash?: TagState; equals?: TagState; other?: TagState }> = {
  tag: { space: 'gap', slash: 'gap' },
  gap: { equals: 'name', other: 'name' },
  name: { space: 'after', slash: 'gap', equals: 'value' },
  after: { slash: 'gap', equals: 'value', other: 'name' },
  value: { slash: 'bare', equals: 'bare', other: 'bare' },
  bare: { space: 'gap' },
}

/** Behind the `>` of the tag at `at`, unless it stands in a quoted value; -1 when it is not there yet. */
function endOfTag(html: string, at: number): number {
  let state: TagState = 'tag'
  for (let i = at + (html[at + 1] === '/' ? 2 : 1); i < html.length; i++) {
    const char = html[i] ?? ''
    if (char === '>') return i + 1
    if (state === 'value' && (char === '"' || char === "'")) {
      i = html.indexOf(char, i + 1)
      if (i < 0) return -1
      state = 'gap'
    } else state = tagStates[state][kindOf(char)] ?? state
  }
  return -1
}

function kindOf(char: string): 'space' | 'slash' | 'equals' | 'other' {
  if (char === ' ' || char === '\n' || char === '\t' || char === '\r' || char === '\f') return 'space'
  return char === '/' ? 'slash' : char === '=' ? 'equals' : 'other'
}

/** Behind the end tag of a text-only element whose content starts at `from`; -1 when it is not there yet. */
function endOfText(html: string, tag: string, from: number): number {
  const close = new RegExp(`</${tag}(?=[\\s/>])`, 'gi')
  close.lastIndex = from
  const found = close.exec(html)
  return found ? endOfTag(html, found.index) : -1
}

/** How far the text of an open title or text area can be shown: up to what may become its end tag. */
function endOfShownText(html: string, from: number): number {
  const last = html.lastIndexOf('<')
  return last >= from && /^<\/?[a-z]*(\s[^>]*)?$/i.test(html.slice(last)) ? last : html.length
}

/** Leaves out the beginning of a character reference, and the first half of a character made of two. */
function withoutHalfCharacter(html: string): string {
  const whole = html.replace(/[\uD800-\uDBFF]$/, '')
  const start = whole.lastIndexOf('&', whole.length)
  // the longest name has 32 characters
  if (start < 0 || whole.length - start > 33) return whole
  return /^&(#x?)?[a-z\d]*$/i.test(whole.slice(start)) ? whole.slice(0, start) : whole
}
