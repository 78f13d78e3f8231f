import type { PageTree, TreeElement } from './types.ts'

/** An element as people read it: words stand as text among the children. */
export type ReadableElement = {
  type: string
  attributes?: Record<string, string>
  content?: string
  children?: (string | ReadableElement)[]
}

export type ReadableTree = { title: string; description: string; elements: (string | ReadableElement)[] }

/** Blanks in these are part of the text. */
const keepsBlanks = new Set(['pre', 'textarea', 'script', 'style'])

/**
 * The tree of a page to read and to hand on: without the blanks between tags, without the way things were written, text
 * as text. Reading it back gives the same page, not the same bytes.
 */
export function readableTree({ title, description, elements }: PageTree): ReadableTree {
  const root: Task['into'] = []
  const tasks: Task[] = [{ from: elements, into: root, isExact: false }]
  // a list instead of calls: trees may be deeper than calls can be
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    for (const node of task.from) {
      const readable = read(node, task.isExact, tasks)
      if (readable !== null) task.into.push(readable)
    }
  }
  return { title, description, elements: root }
}

type Task = { from: readonly TreeElement[]; into: (string | ReadableElement)[]; isExact: boolean }

function read(node: TreeElement, isExact: boolean, tasks: Task[]): string | ReadableElement | null {
  const { type, attributes, content, children } = node
  const text = Array.isArray(content) ? content.join(' ') : content
  if (type === '#text') return wordsOf(text ?? '', isExact)
  const own: ReadableElement = { type, ...(attributes && { attributes }) }
  const isOwnExact = isExact || keepsBlanks.has(type)
  const words = text === undefined ? null : type.startsWith('#') ? text : wordsOf(text, isOwnExact)
  if (words !== null) own.content = words
  if (children && children.length > 0) {
    own.children = []
    tasks.push({ from: children, into: own.children, isExact: isOwnExact })
  }
  return own
}

/** A blank beside other words stays one blank; a break between tags is none. */
function wordsOf(text: string, isExact: boolean): string | null {
  if (isExact) return text === '' ? null : text
  if (text.trim() === '') return /\n/.test(text) || text === '' ? null : ' '
  return text.replace(/\s+/g, ' ')
}
