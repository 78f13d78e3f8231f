import { focusElement } from './natives.ts'

/** Text inside these is no text of the words around it. */
const apart = 'script, style, template, svg, select, textarea, math, noscript, iframe, object'

export type Writing = {
  element: HTMLElement
  /** what is typed goes to the words, in place of them */
  focus: () => void
  /** takes back that it can be typed in, and the words too when they are not kept; the runs of words as they are now */
  finish: (kept: boolean) => string[]
  /** whether its words are others than at the start */
  isChanged: () => boolean
}

/** Makes the words of an element such that they can be typed over. */
export function startWriting(element: HTMLElement): Writing {
  const runs = textRuns(element)
  const before = runs.map(({ data }) => data)
  const copies = [...element.childNodes].map((node) => node.cloneNode(true))
  element.setAttribute('contenteditable', 'plaintext-only')
  if (element.contentEditable !== 'plaintext-only') element.setAttribute('contenteditable', 'true')
  const focus = () => {
    focusElement(element)
    getSelection()?.selectAllChildren(element)
  }
  focus()
  const isSame = (texts: string[]) => texts.every((text, index) => text === before[index])
  return {
    element,
    focus,
    isChanged: () => !isSame(textsNow(element, runs)),
    finish(kept) {
      const texts = textsNow(element, runs)
      element.removeAttribute('contenteditable')
      element.blur()
      getSelection()?.removeAllRanges()
      if (!kept || isSame(texts)) element.replaceChildren(...copies)
      return texts
    },
  }
}

function textRuns(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const runs: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !/[^\t\n\f\r ]/.test(node.data)) continue
    const around = node.parentElement?.closest(apart)
    if (!around || !root.contains(around) || around === root) runs.push(node)
  }
  return runs
}

/** The runs as they are now; what a browser put beside them belongs to the one before it. */
function textsNow(root: Element, runs: Text[]): string[] {
  const texts = runs.map(() => '')
  let at = -1
  let early = ''
  for (const run of allText(root)) {
    const known = runs.indexOf(run)
    if (known >= 0) at = known
    if (at < 0) early += run.data
    else texts[at] += run.data
  }
  if (early.trim() !== '') texts[0] = early + (texts[0] ?? '')
  return texts
}

function allText(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const all: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest(apart)) all.push(node)
  return all
}

/** Puts plain words where the caret is. */
export function insertWords(text: string): void {
  // The only way that keeps the browser's own undo.
  document.execCommand('insertText', false, text.replace(/\s+/g, ' '))
}
