import type { DrawnStyle } from '#design/direct-edits/looks.ts'

/** Words that the builder and the frame with the page say to each other, checked at both doors. */

/** Text of one message, in UTF-16 code units. */
export const messageCap = 2 * 1024 * 1024

/** A page on its way to the frame, with its styles: pictures stand in it. */
export const pageCap = 6 * 1024 * 1024

type Check<T> = (value: unknown) => value is T
type Shapes = Record<string, Record<string, Check<unknown>>>
type Message<S extends Shapes> = {
  [Type in keyof S]: { type: Type } & { [Field in keyof S[Type]]: S[Type][Field] extends Check<infer T> ? T : never }
}[keyof S]

const { hasOwn } = Object
const { isArray } = Array
const { isFinite } = Number

const flag: Check<boolean> = (value) => typeof value === 'boolean'
const number: Check<number> = (value): value is number => typeof value === 'number' && isFinite(value)
const text =
  (longest: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= longest
const maybe =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value)
const oneOf =
  <const T extends string>(...words: T[]): Check<T> =>
  (value): value is T =>
    words.some((word) => word === value)
const list =
  <T>(check: Check<T>, longest: number): Check<T[]> =>
  (value): value is T[] =>
    isArray(value) && value.length <= longest && value.every(check)
const record =
  <S extends Record<string, Check<unknown>>>(
    shape: S,
  ): Check<{ [Field in keyof S]: S[Field] extends Check<infer T> ? T : never }> =>
  (value): value is never =>
    isRecord(value) && Object.keys(shape).every((field) => shape[field]?.(value[field]))

const word = text(200)

/** More words than anybody would colour by one press. */
const mostWords = 200

const words = list(record({ path: word, tag: word, ink: word, grounds: list(word, 40) }), mostWords)

const looks: Check<DrawnStyle> = record({
  ink: word,
  grounds: list(word, 40),
  line: maybe(word),
  around: list(word, 40),
  display: word,
  size: number,
  weight: number,
  align: word,
  isRightToLeft: flag,
  padding: record({ top: number, right: number, bottom: number, left: number }),
  width: number,
  room: number,
  fit: word,
  position: word,
  ratio: word,
  words,
})

/** Child-element indices from the body down, such as `1/0/3`; the body itself is the empty path. */
const path = text(400)

const hostShapes = {
  /**
   * `page` names the page: another name starts at the top, with untouched forms. `isPlain`: in the mode of its own doctype.
   * `top` is where to scroll, null keeps the place; `hash` is what of it was open by its address, or empty.
   */
  render: {
    id: number,
    page: text(300),
    html: text(pageCap),
    css: text(pageCap),
    isPlain: flag,
    final: flag,
    scripts: flag,
    top: maybe(number),
    hash: text(300),
  },
  scrollTo: { path, smooth: flag },
  /** to this distance from the top of the page, at once */
  place: { top: number },
  /** what of the page is open by its address is opened, as its own link would */
  open: { hash: text(300) },
  highlight: { paths: list(path, 200) },
  /** outlines these until the next one of its kind, with what stands in `labels` at the same place */
  mark: { paths: list(path, 500), labels: list(text(20), 500) },
  measure: { paths: list(path, 500) },
  /** look at the page as it is drawn at this width */
  check: { id: number, width: number },
  ping: { id: number },
  /** From now on presses pick elements instead of using the page, or no longer. */
  select: { on: flag },
  /** From now on where these elements are in view is told, after whatever moves them. */
  track: { paths: list(path, 500) },
  /** Which elements are outlined: the one under the pointer, and the picked one. */
  outline: { hover: maybe(path), picked: maybe(path) },
  /** The words of this element are typed over in the page. */
  write: { path },
  /** What was typed is not taken: the words are put back. */
  unwrite: {},
  /** Keys are for the page from now on, or for the builder. */
  keys: { on: flag },
} satisfies Shapes

const frameShapes = {
  ready: {},
  /** The page is in the document; `took` is how long that took, in ms. */
  rendered: { id: number, took: number },
  /** … and on the screen. */
  painted: { id: number },
  scroll: { top: number, height: number, viewport: number, hash: text(300) },
  layout: {
    top: number,
    height: number,
    viewport: number,
    hash: text(300),
    sections: list(record({ path, top: number, height: number }), 500),
  },
  pong: { id: number },
  /** what was found, and how high the page is; not `ok` when the check could not be made */
  checked: {
    id: number,
    ok: flag,
    height: number,
    hits: list(
      record({
        rule: text(80),
        path,
        severity: oneOf('error', 'warning'),
        help: text(300),
        cure: oneOf('none', 'class', 'wrap', 'colour'),
        at: path,
        add: text(100),
        remove: text(300),
        ink: text(60),
        ground: text(60),
        ratio: number,
        needed: number,
      }),
      200,
    ),
  },
  error: { kind: oneOf('error', 'rejection', 'blocked'), message: text(500), line: maybe(number) },
  navigate: { href: text(2048) },
  submit: { action: text(2048) },
  hover: { path: maybe(path) },
  /** `deep`: pressed twice, to type in it */
  pick: { path, deep: flag },
  /** Where the picked element is in the frame, in CSS pixels of the page, and how it is drawn. */
  picked: { path, left: number, top: number, width: number, height: number, looks },
  /** Where the tracked elements are in the frame, in CSS pixels of the page. */
  tracked: { places: list(record({ path, left: number, top: number, width: number, height: number }), 500) },
  /** A person pressed in the page: the keys are for it. */
  pressed: {},
  /** The page called for the focus while the keys were not for it, and did not get it. */
  grab: {},
  /** A letter that was typed while the keys were not for the page, which never saw it. */
  stray: { letter: text(8) },
  /** A key while elements are picked, as `keyName` calls it; nothing that is typed into the page. */
  key: { key: text(20), shift: flag },
  /** Somebody types in the page, or is done: its runs of words in their order; `kept` is false after Esc. */
  writing: { path },
  /** Nothing is typed yet, and the keyboard is not here. */
  waiting: {},
  written: { path, texts: list(text(20_000), 500), kept: flag },
} satisfies Shapes

export type HostMessage = Message<typeof hostShapes>
export type FrameMessage = Message<typeof frameShapes>
export type FrameMessageOf<Type extends FrameMessage['type']> = Extract<FrameMessage, { type: Type }>

/** A message of the builder, or null when it is not one. */
export function readHostMessage(data: unknown, nonce: string): HostMessage | null {
  return read(hostShapes, data, nonce, pageCap)
}

/** A message of the frame, or null when it is not one. */
export function readFrameMessage(data: unknown, nonce: string): FrameMessage | null {
  return read(frameShapes, data, nonce, messageCap)
}

/** What crosses the port: the message with the nonce of its frame. */
export function seal<M extends HostMessage | FrameMessage>(message: M, nonce: string): M & { nonce: string } {
  return { ...message, nonce }
}

/** The only words outside the port: the frame says that it is there, the builder hands it a nonce and a port. */
export const greeting = { here: 'pagewright:here', hello: 'pagewright:hello' } as const

export function isHere(data: unknown): boolean {
  return isRecord(data) && data.type === greeting.here
}

/** The nonce of a hello, or null. */
export function helloNonce(data: unknown): string | null {
  if (!isRecord(data) || data.type !== greeting.hello) return null
  return typeof data.nonce === 'string' && data.nonce.length >= 16 ? data.nonce : null
}

function read<S extends Shapes>(shapes: S, data: unknown, nonce: string, cap: number): Message<S> | null {
  if (!isRecord(data) || data.nonce !== nonce) return null
  const { type } = data
  if (typeof type !== 'string' || !hasOwn(shapes, type)) return null
  const shape = shapes[type] ?? {}
  const message: Record<string, unknown> = { type }
  let size = 0
  for (const field in shape) {
    const value = data[field]
    if (!shape[field]?.(value)) return null
    if (typeof value === 'string') size += value.length
    message[field] = value
  }
  return size <= cap ? (message as Message<S>) : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
