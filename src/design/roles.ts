/**
 * What an element is to a person; the first letter of its key.
 * s section · h heading · b button · a link · i image · f form control · c card or list item · p paragraph · x anything else
 */
export type Role = 's' | 'h' | 'b' | 'a' | 'i' | 'f' | 'c' | 'p' | 'x'

const byTag = new Map<string, Role>([
  ...named('s', 'section header footer nav main aside'),
  ...named('h', 'h1 h2 h3 h4 h5 h6'),
  ...named('b', 'button'),
  ...named('a', 'a'),
  ...named('i', 'img svg picture video canvas'),
  ...named('f', 'form input select textarea fieldset'),
  ...named('c', 'li article details tr figure'),
  ...named('p', 'p blockquote figcaption dd'),
])

function named(role: Role, tags: string): [string, Role][] {
  return tags.split(' ').map((tag) => [tag, role])
}

const byAriaRole = new Map<string, Role>([
  ...named('s', 'banner navigation main contentinfo complementary region'),
  ...named('b', 'button'),
  ...named('h', 'heading'),
  ...named('c', 'listitem article row'),
  ...named('i', 'img'),
  ...named('a', 'link'),
])

/**
 * The role of an element, from its own start tag alone, so that it is the same wherever the element stands.
 * @param read an attribute by name, undefined when it is not there
 */
export function roleOf(tag: string, foreign: boolean, read: (name: string) => string | undefined): Role {
  if (foreign) return tag === 'svg' ? 'i' : 'x'
  if (tag === 'input') return /^(submit|button|reset|image)$/i.test(read('type') ?? '') ? 'b' : 'f'
  if (tag === 'a') return read('role') === 'button' || looksLikeButton(read('class') ?? '') ? 'b' : 'a'
  const own = byTag.get(tag) ?? byAriaRole.get(read('role') ?? '')
  if (own) return own
  if (read('data-section') !== undefined) return 's'
  return looksLikeCard(read('class') ?? '') ? 'c' : 'x'
}

const has = (classes: string[], pattern: RegExp) => classes.some((name) => pattern.test(name))

/** A link that is painted and padded, or says that it is a button. */
function looksLikeButton(classNames: string): boolean {
  const classes = classNames.split(/\s+/)
  if (has(classes, /^(btn|button|cta)(-|_|$)/i)) return true
  return has(classes, /^p[xlre]?-/) && has(classes, /^(bg-(?!transparent|none)|border$|border-\d|ring-)/)
}

/** A padded box with an edge of its own, or one that says it is a card. */
function looksLikeCard(classNames: string): boolean {
  const classes = classNames.split(/\s+/)
  if (has(classes, /^(card|tile)$/i) || has(classes, /-card$/)) return true
  return has(classes, /^rounded/) && has(classes, /^p[xytb]?-/) && has(classes, /^(border|shadow|bg-|ring-)/)
}
