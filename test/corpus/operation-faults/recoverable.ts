import { type Parts, written } from './bases.ts'

/** A fault that models make, on any edit that it can be made on: what stands there then must still be understood. */
export type Habit = { class: string; name: string; fits?: (parts: Parts) => boolean; write: (parts: Parts) => string }

const isMarkup = ({ content, do: kind }: Parts) => content !== null && kind !== 'text'
const hasContent = ({ content }: Parts) => content !== null
const isEmpty = ({ content }: Parts) => content === null
const is =
  (...kinds: string[]) =>
  (parts: Parts) =>
    kinds.includes(parts.do)
const isNumbered = ({ k }: Parts) => /\d$/.test(k)
const withKey = (parts: Parts, k: string) => written({ ...parts, k })
const tagOf = (parts: Parts) => written({ ...parts, content: null }).slice(0, -2)
const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const longNames: Record<string, string> = {
  s: 'section',
  h: 'heading',
  b: 'button',
  c: 'card',
}

export const habits: Habit[] = [
  // around the change
  {
    class: 'prose around',
    name: 'before and after',
    write: (parts) => `Sure!\n\n${written(parts)}\n\nDone. Anything else`,
  },
  { class: 'fences', name: 'the whole answer', write: (parts) => `\`\`\`html\n${written(parts)}\n\`\`\`` },
  { class: 'fences', name: 'of xml, tildes', write: (parts) => `Here it is.\n~~~xml\n${written(parts)}\n~~~\n` },
  {
    class: 'fences',
    name: 'around the content',
    fits: hasContent,
    write: (parts) => written({ ...parts, content: `\n\`\`\`html\n${parts.content}\n\`\`\`\n` }),
  },
  { class: 'wrappers', name: 'edits', write: (parts) => `<edits>\n  ${written(parts)}\n</edits>` },
  { class: 'wrappers', name: 'page', write: (parts) => `<page>\n${written(parts)}\n</page>` },
  { class: 'wrappers', name: 'a comment', write: (parts) => `<!-- ${written(parts)} -->` },
  {
    class: 'reasoning',
    name: 'with a draft',
    write: (parts) => `<think>I could write <edit k="h1" do="remove"/> here.</think>\n${written(parts)}`,
  },
  { class: 'line ends', name: 'CRLF and a mark', write: (parts) => `\ufeffDone.\r\n${written(parts)}\r\n` },

  // the quotes of the tag
  { class: 'quotes', name: 'single', write: (parts) => written(parts, "'") },
  { class: 'quotes', name: 'backticks', write: (parts) => written(parts, '`') },
  {
    class: 'quotes',
    name: 'escaped',
    write: (parts) => tagOf(parts).replaceAll('"', '\\"') + written(parts).slice(tagOf(parts).length),
  },
  {
    class: 'smart quotes',
    name: 'double',
    write: (parts) => tagOf(parts).replace(/"([^"]*)"/g, '“$1”') + written(parts).slice(tagOf(parts).length),
  },
  {
    class: 'smart quotes',
    name: 'low',
    write: (parts) => tagOf(parts).replace(/"([^"]*)"/g, '„$1“') + written(parts).slice(tagOf(parts).length),
  },
  {
    class: 'smart quotes',
    name: 'in the new HTML',
    fits: (parts) => isMarkup(parts) && (parts.content ?? '').includes('class='),
    write: (parts) => written({ ...parts, content: (parts.content ?? '').replace(/"([^"]*)"/g, '“$1”') }),
  },

  // the tag itself
  {
    class: 'attribute order',
    name: 'k last',
    write: ({ k, do: kind, given = {}, content }) => {
      const rest = Object.entries(given).map(([name, value]) => `${name}="${value}"`)
      const order = kind.startsWith('move-') ? rest : [...rest, `do="${kind}"`]
      const tag = `<edit ${[...order, `k="${k}"`].join(' ')}`
      return content === null ? `${tag} />` : `${tag} >${content}</edit>`
    },
  },
  {
    class: 'attribute order',
    name: 'over several lines',
    write: (parts) =>
      tagOf(parts).replaceAll('" ', '"\n      ').replaceAll('=', ' = ') + written(parts).slice(tagOf(parts).length),
  },
  {
    class: 'capitals',
    name: 'of tag and attributes',
    write: (parts) =>
      written(parts)
        .replace(/^<edit/, '<EDIT')
        .replace(' k=', ' K=')
        .replace(' do=', ' Do=')
        .replace(/<\/edit>$/, '</Edit>'),
  },
  {
    class: 'blanks',
    name: 'of other kinds',
    write: (parts) => written(parts).replace(' k=', '\u00a0k=').replace(' do=', '\u200b do='),
  },

  // the key
  { class: 'key spelling', name: 'with a hash', write: (parts) => withKey(parts, `#${parts.k}`) },
  { class: 'key spelling', name: 'in capitals', write: (parts) => withKey(parts, parts.k.toUpperCase()) },
  { class: 'key spelling', name: 'in brackets', write: (parts) => withKey(parts, `[${parts.k}]`) },
  { class: 'key spelling', name: 'in quotes of its own', write: (parts) => withKey(parts, `'${parts.k}'`) },
  { class: 'key spelling', name: 'with its name', write: (parts) => withKey(parts, `k=${parts.k}`) },
  {
    class: 'key spelling',
    name: 'with a hyphen',
    fits: isNumbered,
    write: (parts) => withKey(parts, parts.k.replace(/(\d+)$/, '-$1')),
  },
  {
    class: 'key words',
    name: 'the long name of its letter',
    fits: ({ k }) => isNumbered({ k } as Parts) && longNames[k[0] ?? ''] !== undefined,
    write: (parts) =>
      withKey(
        parts,
        parts.k.replace(/^[a-z]/, (letter) => `${longNames[letter]}-`),
      ),
  },
  {
    class: 'key words',
    name: 'the number first',
    fits: isNumbered,
    write: (parts) => withKey(parts, parts.k.replace(/^([a-z])(\d+)$/, '$2$1')),
  },
  ...['key', 'data-k', 'id', 'target'].map(
    (name): Habit => ({
      class: 'key attribute',
      name,
      write: (parts) => written(parts).replace(' k=', ` ${name}=`),
    }),
  ),

  // what to do
  ...['action', 'type', 'op'].map(
    (name): Habit => ({
      class: 'verb attribute',
      name,
      fits: (parts) => !parts.do.startsWith('move-'),
      write: (parts) => written(parts).replace(' do=', ` ${name}=`),
    }),
  ),
  ...(
    [
      ['text', 'set-text'],
      ['text', 'textContent'],
      ['text', 'update'],
      ['replace', 'replaceWith'],
      ['replace', 'outerHTML'],
      ['replace', 'update'],
      ['after', 'insert-after'],
      ['before', 'insertBefore'],
      ['class', 'addClass'],
      ['class', 'style'],
      ['attr', 'setAttribute'],
      ['token', 'variable'],
      ['remove', 'delete'],
    ] as const
  ).map(
    ([kind, verb]): Habit => ({
      class: 'verbs',
      name: `${verb} for ${kind}`,
      fits: is(kind),
      write: (parts) => written(parts).replace(`do="${kind}"`, `do="${verb}"`),
    }),
  ),
  {
    class: 'verbs',
    name: 'move with before',
    fits: is('move-before'),
    write: ({ k, given = {} }) => `<edit k="${k}" do="move" before="${given['move-before']}"/>`,
  },
  {
    class: 'verbs',
    name: 'left out',
    fits: is('text', 'replace', 'class'),
    write: (parts) => written(parts).replace(/ do="[^"]*"/, ''),
  },
  {
    class: 'tag names',
    name: 'the verb as the tag',
    fits: (parts) => !parts.do.startsWith('move-'),
    write: ({ k, do: kind, given = {}, content }) => {
      const rest = Object.entries(given).map(([name, value]) => ` ${name}="${value}"`)
      const tag = `<${kind} k="${k}"${rest.join('')}`
      return content === null ? `${tag}/>` : `${tag}>${content}</${kind}>`
    },
  },
  {
    class: 'tag names',
    name: 'operation',
    write: (parts) =>
      written(parts)
        .replace(/^<edit/, '<operation')
        .replace(/<\/edit>$/, '</operation>'),
  },

  // open and closed
  {
    class: 'self-closing',
    name: 'open where it should close itself',
    fits: isEmpty,
    write: (parts) => `${tagOf(parts)}>\nThat was the last one.`,
  },
  { class: 'self-closing', name: 'with an end tag', fits: isEmpty, write: (parts) => `${tagOf(parts)}></edit>` },
  {
    class: 'self-closing',
    name: 'with content that means nothing',
    fits: is('class', 'remove', 'attr'),
    write: (parts) => `${tagOf(parts)}>as it was</edit>`,
  },
  {
    class: 'self-closing',
    name: 'closed before its content',
    fits: hasContent,
    write: (parts) => `${tagOf(parts)}/>${parts.content}</edit>`,
  },
  {
    class: 'self-closing',
    name: 'words in an attribute',
    fits: is('text'),
    write: ({ k, content }) => `<edit k="${k}" do="text" value="${escaped(content ?? '')}"/>`,
  },
  {
    class: 'end tag missing',
    name: 'at the end of the answer',
    fits: hasContent,
    write: (parts) => written(parts).replace(/<\/edit>$/, ''),
  },
  {
    class: 'end tag missing',
    name: 'misspelled by another',
    fits: hasContent,
    write: (parts) => written(parts).replace(/<\/edit>$/, '\n<edit k="none" do="remove"/>'),
  },

  // the content
  {
    class: 'escaped content',
    name: 'as references',
    fits: isMarkup,
    write: (parts) => written({ ...parts, content: escaped(parts.content ?? '') }),
  },
  {
    class: 'escaped content',
    name: 'CDATA',
    fits: isMarkup,
    write: (parts) => written({ ...parts, content: `<![CDATA[${parts.content}]]>` }),
  },
  {
    class: 'markup for words',
    name: 'a tag around the text',
    fits: is('text'),
    write: (parts) => written({ ...parts, content: `<span class="x">${parts.content}</span>` }),
  },
  {
    class: 'words for markup',
    name: 'replace without a tag',
    fits: is('text'),
    write: (parts) => written({ ...parts, do: 'replace' }),
  },
  {
    class: 'unclosed tags',
    name: 'the last one',
    fits: isMarkup,
    write: (parts) => written({ ...parts, content: (parts.content ?? '').replace(/<\/\w+>$/, '') }),
  },
  {
    class: 'stray end tags',
    name: 'one too many',
    fits: isMarkup,
    write: (parts) => written({ ...parts, content: `${parts.content}</div>` }),
  },
  {
    class: 'whole document',
    name: 'around the content',
    fits: (parts) => isMarkup(parts) && !(parts.content ?? '').startsWith('<tr'),
    write: (parts) =>
      written({
        ...parts,
        content: `<!doctype html><html><head><title>x</title></head><body>${parts.content}</body></html>`,
      }),
  },
  {
    class: 'ways of React',
    name: 'className',
    fits: (parts) => isMarkup(parts) && (parts.content ?? '').includes('class='),
    write: (parts) => written({ ...parts, content: (parts.content ?? '').replaceAll('class=', 'className=') }),
  },
  {
    class: 'class spelling',
    name: 'grey and friends',
    fits: (parts) => isMarkup(parts) && / p-[46]"/.test(parts.content ?? ''),
    write: (parts) => written({ ...parts, content: (parts.content ?? '').replace(/ p-(\d)"/, ' p-$1,"') }),
  },
  {
    class: 'class spelling',
    name: 'with dots and commas',
    fits: is('class'),
    write: ({ given = {}, ...parts }) =>
      written({
        ...parts,
        given: Object.fromEntries(Object.entries(given).map(([name, list]) => [name, list.replace(/(\S+)/g, '.$1,')])),
      }),
  },
  {
    class: 'keys in the content',
    name: 'on the new element',
    fits: isMarkup,
    write: (parts) => written({ ...parts, content: (parts.content ?? '').replace(/^<(\w+)/, `<$1 k="${parts.k}"`) }),
  },
  {
    class: 'theme',
    name: 'a name without its dashes',
    fits: is('token'),
    write: (parts) => written(parts).replace('"--', '"'),
  },
  { class: 'theme', name: 'the key of the body', fits: is('token'), write: (parts) => withKey(parts, 'body') },
  { class: 'theme', name: 'no key', fits: is('token'), write: (parts) => written(parts).replace(/ k="[^"]*"/, '') },
  {
    class: 'theme',
    name: 'a stylesheet',
    fits: is('token'),
    write: ({ given = {} }) => `Greener now.\n\`\`\`css\n:root {\n  ${given['name']}: ${given['value']};\n}\n\`\`\``,
  },
  {
    class: 'JSON',
    name: 'a list in a fence',
    write: (parts) => `Here are the changes.\n\`\`\`json\n${JSON.stringify([jsonOf(parts)], null, 2)}\n\`\`\``,
  },
  {
    class: 'JSON',
    name: 'an object without a fence',
    write: (parts) => JSON.stringify({ operations: [jsonOf(parts)] }),
  },
]

function jsonOf({ k, do: kind, given = {}, content }: Parts) {
  const lists =
    kind === 'class' ? Object.fromEntries(Object.entries(given).map(([name, list]) => [name, list.split(' ')])) : given
  return { k, do: kind, ...lists, ...(content === null ? {} : { [kind === 'text' ? 'text' : 'html']: content }) }
}
