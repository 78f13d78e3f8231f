import { anchor, sentence, understand } from './understand.ts'

/** A reply in JSON mode: the element tree, in a fence. An edit sets the first heading, or the colour scheme. */
export function treeFor(request: string, current: string | null): string {
  const tree = current === null ? firstTree(request) : edited(JSON.parse(current), request)
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

function edited(tree: Tree, request: string): Tree {
  const words = /["'“‘]([^"'”’]+)["'”’]/.exec(request)?.[1]
  const change = (element: Element): Element => ({
    ...element,
    ...(words && element.type === 'h1' ? { content: words } : {}),
    ...(element.children ? { children: element.children.map(change) } : {}),
  })
  return { ...tree, elements: tree.elements.map(change) }
}
