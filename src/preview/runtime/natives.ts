/** Taken when the frame starts, before any script of a page can replace them. */
export const now = performance.now.bind(performance)
export const later = setTimeout.bind(window)
export const nextFrame = requestAnimationFrame.bind(window)
export const listen = window.addEventListener.bind(window)
export const scrollWindow = window.scrollTo.bind(window)
export const openDocument = document.open.bind(document)
export const writeDocument = document.write.bind(document)
export const closeDocument = document.close.bind(document)

export const focusWindow = window.focus.bind(window)

const parser = new DOMParser()
export const parseHtml = (html: string) => parser.parseFromString(html, 'text/html')

const { apply, getOwnPropertyDescriptor } = Reflect
const stopEvent = Event.prototype.stopImmediatePropagation
const preventEvent = Event.prototype.preventDefault

/** Reads a property as the browser made it, whatever a page has put in its place. */
function nativeGetter<Owner extends object, Name extends keyof Owner & string>(prototype: Owner, name: Name) {
  const get = getOwnPropertyDescriptor(prototype, name)?.get
  if (!get) throw new Error(`${name} has no getter`)
  return (owner: Owner): Owner[Name] => apply(get, owner, [])
}

export const dataOf = nativeGetter(MessageEvent.prototype, 'data')
export const keyOf = nativeGetter(KeyboardEvent.prototype, 'key')
const hasCtrl = nativeGetter(KeyboardEvent.prototype, 'ctrlKey')
const hasMeta = nativeGetter(KeyboardEvent.prototype, 'metaKey')
const hasAlt = nativeGetter(KeyboardEvent.prototype, 'altKey')
export const isCombination = (event: KeyboardEvent) => hasCtrl(event) || hasMeta(event) || hasAlt(event)

const focusCall = HTMLElement.prototype.focus
export const focusElement = (element: HTMLElement) => apply(focusCall, element, [{ preventScroll: true }])

/** Nobody after us hears of this event, and the browser does nothing with it. */
export function swallow(event: Event): void {
  apply(stopEvent, event, [])
  apply(preventEvent, event, [])
}

export const currentScriptOf = nativeGetter(Document.prototype, 'currentScript')

type Writing = 'open' | 'write' | 'writeln' | 'close'
type Replaced = (native: (all: unknown[]) => unknown, all: unknown[]) => unknown

/** Replaces what a page may call on its document. @returns the call as the page has it now */
export function patch(name: Writing, replaced: Replaced): () => unknown {
  const value = replaceMethod(Document.prototype, name, (native, owner, all) => {
    const call = (given: unknown[]) => native(owner, given)
    return owner === document ? replaced(call, all) : call(all)
  })
  return () => value && apply(value, document, [])
}

type Method = (this: unknown, ...all: unknown[]) => unknown
type ReplacedMethod = (native: (owner: unknown, all: unknown[]) => unknown, owner: unknown, all: unknown[]) => unknown

/** @returns the method as the page has it now; undefined where the browser knows no such method */
export function replaceMethod(owner: object, name: string, replaced: ReplacedMethod): Method | undefined {
  const method: Method | undefined = getOwnPropertyDescriptor(owner, name)?.value
  if (!method) return undefined
  const value: Method = function (this: unknown, ...all) {
    return replaced((given, words) => apply(method, given, words), this, all)
  }
  Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: true })
  return value
}

/**
 * Calls `hear` with each message of the port, in a turn of its own: while an event of the port is on its way, a page that
 * replaced something that is called then could reach the port through `window.event`.
 */
export function listenToPort(port: MessagePort, hear: (data: unknown) => void): void {
  type Item = { data: unknown; next: Item | null }
  let first: Item | null = null
  let last: Item | null = null
  const turn = new MessageChannel()
  const startTurn = turn.port2.postMessage.bind(turn.port2)
  turn.port1.addEventListener('message', () => {
    const item = first
    first = item?.next ?? null
    if (!first) last = null
    if (item) hear(item.data)
  })
  port.addEventListener('message', (event) => {
    const item: Item = { data: dataOf(event), next: null }
    if (last) last.next = item
    else first = item
    last = item
    startTurn(0)
  })
  turn.port1.start()
  port.start()
}
