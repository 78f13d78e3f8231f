import { isModelName } from '#design/tree-input.ts'
import { fromTree, parseTree, toTree } from '#design/tree.ts'
import type { PageTree, TreeElement } from '#design/types.ts'
import { ImportProblem } from './problem.ts'

/**
 * The page of a JSON tree: one that was downloaded here as it was, byte for byte; any other as a model's is read.
 * @throws ImportProblem when it is no JSON or no tree
 */
export function pageOfJson(name: string, text: string): string {
  const given = parsed(name, text)
  if (isPageTree(given)) {
    const html = fromTree(given)
    if (JSON.stringify(toTree(html)) === JSON.stringify(given)) return html
  }
  const read = parseTree(given)
  if (read.ok) return fromTree(read.tree)
  throw new ImportProblem(
    `“${name}” holds no page`,
    read.message.replace('The reply', 'The file'),
    'A JSON tree has a title, a description and a list of elements, as the JSON download of a page has.',
  )
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length)
    const line = text.slice(0, position).split('\n').length
    throw new ImportProblem(
      `“${name}” could not be read`,
      `Its JSON has a mistake or breaks off near line ${line.toLocaleString('en')}.`,
      'Put that right, or download the tree again.',
    )
  }
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** Whether it has the very shape that is written here; what it says is looked at later. */
function isPageTree(given: unknown): given is PageTree {
  if (!isRecord(given) || typeof given.title !== 'string' || typeof given.description !== 'string') return false
  if (!Array.isArray(given.elements)) return false
  const open: unknown[] = [...given.elements]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTreeElement(node)) return false
    for (const child of node.children ?? []) open.push(child)
  }
  return true
}

function isTreeElement(node: unknown): node is TreeElement {
  if (!isRecord(node) || typeof node.type !== 'string' || isModelName(node.type)) return false
  const { attributes = {}, content = '', children = [], written = {} } = node
  const texts = isRecord(attributes) &&
    isRecord(written) && [...Object.values(attributes), ...Object.values(written), content]
  return Array.isArray(children) && texts !== false && texts.every((text) => typeof text === 'string')
}
