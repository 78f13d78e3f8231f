import { isModelName } from '#design/tree-input.ts'
import { fromTree, parseTree, toTree } from '#design/tree.ts'
import type { PageTree, TreeElement } from '#design/types.ts'
import { pageMaxDepth } from '#design/depth.ts'
import { facesField } from '../json.ts'
import { type Loss, times } from './losses.ts'
import { ImportProblem } from './problem.ts'

/** In a tree a list stands between two elements, and the page around them has some levels of its own. */
const treeMaxDepth = pageMaxDepth * 2 + 20

/**
 * The page of a JSON tree: one that was downloaded here as it was, byte for byte; any other as a model's is read, with
 * what that leaves out.
 * @throws ImportProblem when it is no JSON, no tree, or deeper than a page can be
 */
export function pageOfJson(name: string, text: string): { html: string; losses: Loss[] } {
  const given = withoutFaces(parsed(name, text))
  const depth = depthOf(given)
  if (depth > treeMaxDepth) {
    throw new ImportProblem(
      `“${name}” is nested too deeply`,
      `It is ${depth.toLocaleString('en')} levels deep; a tree has at most ${treeMaxDepth.toLocaleString('en')}.`,
      'Take boxes away that only hold one another, and try again.',
    )
  }
  if (isPageTree(given)) {
    const html = fromTree(given)
    if (JSON.stringify(toTree(html)) === JSON.stringify(given)) return { html, losses: [] }
  }
  const read = parseTree(given)
  if (read.ok) return { html: fromTree(read.tree), losses: times('node', read.scripts) }
  throw new ImportProblem(
    `“${name}” holds no page`,
    read.message.replace('The reply', 'The file'),
    'A JSON tree has a title, a description and a list of elements, as the JSON download of a page has.',
  )
}

/** What a download carries besides, and a page here has at hand. */
function withoutFaces(given: unknown): unknown {
  if (!isRecord(given) || !(facesField in given)) return given
  const { [facesField]: _, ...tree } = given
  return tree
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

/** How deep lists and records stand inside each other. A stack of its own: calls cannot be as deep as a file. */
function depthOf(given: unknown): number {
  let deepest = 0
  const open: { value: unknown; depth: number }[] = [{ value: given, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value !== 'object' || value === null) continue
    deepest = Math.max(deepest, depth + 1)
    for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 })
  }
  return deepest
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** Whether it has the very shape that is written here; what it says is looked at later. */
function isPageTree(given: unknown): given is PageTree {
  if (!isRecord(given) || typeof given.title !== 'string' || typeof given.description !== 'string') return false
  if (!Array.isArray(given.elements)) return false
  const open: unknown[] = [...given.elements]
  // only a download has a document of its own; without one a tree is a model's when it uses the words of models
  const isWhole = open.some((node) => isRecord(node) && (node.type === 'html' || node.type === '#fragment'))
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTreeElement(node) || (!isWhole && isModelName(node.type))) return false
    for (const child of node.children ?? []) open.push(child)
  }
  return true
}

function isTreeElement(node: unknown): node is TreeElement {
  if (!isRecord(node) || typeof node.type !== 'string') return false
  const { attributes = {}, content = '', children = [], written = {} } = node
  const texts = isRecord(attributes) &&
    isRecord(written) && [...Object.values(attributes), ...Object.values(written), content]
  return Array.isArray(children) && texts !== false && texts.every((text) => typeof text === 'string')
}
