import { anchor, sentence, understand } from './understand.ts'

/** A reply in JSON mode: the element tree, in a fence. An edit sets the first heading, or the colour scheme. */
export function treeFor(request: string, current: string | null): string {
  if (current !== null) return changesFor(request, current)
  const tree = firstTree(request)
  return `Here is the page as a tree.\n\n\`\`\`json\n${JSON.stringify(tree, null, 2)}\n\`\`\`\n`
}

type Element = { type: string; attributes?: Record<string, string>; content?: string | string[]; children?: Element[] }
type Tree = { title: string; description: string; elements: Element[] }

function firstTree(request: string): Tree {
  const { brand, what, sections } = understand(request)
  const heading = (type: string, content: string): Element => ({
    type,
    attributes: { class: 'text-4xl font-semibold' },
    content,
  })
  const section = (name: string): Element => ({
    type: 'section',
    attributes: { id: anchor(name), class: 'px-6 py-16' },
    children: [heading('h2', sentence(name)), { type: 'p', content: `What ${brand} has to say about ${name}.` }],
  })
  return {
    title: `${brand}, ${what}`,
    description: `${brand} is a ${what}.`,
    elements: [
      {
        type: 'header',
        attributes: { class: 'flex gap-6 px-6 py-4' },
        children: [{ type: 'a', attributes: { href: '#top' }, content: brand }],
      },
      {
        type: 'main',
        children: [
          {
            type: 'section',
            attributes: { id: 'hero', class: 'px-6 py-24' },
            children: [heading('h1', brand), { type: 'p', content: `A ${what}.` }],
          },
          ...sections.map(section),
        ],
      },
      { type: 'footer', attributes: { class: 'px-6 py-10' }, children: [{ type: 'p', content: brand }] },
    ],
  }
}

/** The first heading in the words that the request quotes, as a change of the element with its key. */
function changesFor(request: string, page: string): string {
  const words = /["'“‘]([^"'”’]+)["'”’]/.exec(request)?.[1]
  const k = /<h1 k=(\w+)/.exec(page)?.[1]
  if (!words || !k) return 'Which words should it have?'
  return `Done.\n\n\`\`\`json\n${JSON.stringify({ edits: [{ k, do: 'text', text: words }] })}\n\`\`\`\n`
}
