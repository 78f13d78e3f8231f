/** A short stable name of one element of a page, such as `h2` (a heading) or `s3` (a section). Never part of a download. */
export type Key = string

/** Offsets are UTF-16 code units into `PageDocument.html`; `end` is exclusive. */
export type PageElement = {
  key: Key
  tag: string
  parent: Key | null
  /** start of the start tag */
  start: number
  /** end of the start tag, where the content begins */
  openEnd: number
  /** where the content ends and the end tag begins; equals `end` when the element has no end tag */
  closeStart: number
  end: number
}

/** The exact source of a page together with the side table of its elements in document order. */
export type PageDocument = {
  html: string
  /** keys are never given twice: not to what comes later, not after a removal */
  elements: ReadonlyMap<Key, PageElement>
  /** the highest number given so far, by first letter of the key */
  issued: Readonly<Record<string, number>>
  /** every tag of the source is closed in strict nesting, so that one change needs no reading of the rest */
  tidy: boolean
}

/** One exact change of the source: `[start, end)` becomes `insert`. */
export type Splice = { start: number; end: number; insert: string }

/** What a page says about itself outside its body. */
export type HeadFact = 'lang' | 'title' | 'description' | 'viewport'

export type Operation =
  | { do: 'replace' | 'before' | 'after' | 'prepend' | 'append'; k: Key; html: string }
  | { do: 'text'; k: Key; text: string }
  | { do: 'class'; k: Key; add: string[]; remove: string[] }
  /** `value: null` removes the attribute */
  | { do: 'attr'; k: Key; name: string; value: string | null }
  /** sets one custom property of the page's theme block (`k` is the key of a <style>) */
  | { do: 'token'; k: Key; name: `--${string}`; value: string }
  /** what the head says of the page (`k` is always 'head'); written anew or put where it belongs */
  | { do: 'head'; k: 'head'; name: HeadFact; value: string }
  | { do: 'remove'; k: Key }
  | { do: 'move-before' | 'move-after'; k: Key; to: Key }

export type RefusalCode =
  | 'unknown-key'
  | 'unbalanced'
  | 'placeholder-text'
  | 'foreign-script'
  | 'unsafe'
  | 'unknown-class'
  | 'too-large'
  | 'no-change'
  | 'malformed'

export type Refusal = { code: RefusalCode /** a sentence for the model and the person */; message: string }

export type Applied =
  | {
      ok: true
      document: PageDocument
      /** offsets into the source before the operation; sorted, none overlaps another */
      splices: Splice[]
      /** keys of the elements written, moved or (for remove) their parent */
      touched: Key[]
      /** what was put right on the way, a sentence each: 'Closed <li>.' */
      repairs: string[]
    }
  | { ok: false; refusal: Refusal }

/**
 * The JSON design format of the specification: title, description, elements[].
 * `elements` is what stands in the body. A page with a head or a frame of its own has its whole document there
 * (`#doctype`, `html`), a page without `<html>` one `#fragment`.
 */
export type PageTree = {
  title: string
  description: string
  /** of a page without a document of its own */
  lang?: string
  elements: TreeElement[]
}

/**
 * `type` is a tag name, or `#text`, `#comment`, `#doctype`, `#fragment`, `#raw` (source that is no proper HTML, kept as it is).
 * An element that holds only text has it as `content`; where text and elements mix, text stands among the `children` as `#text`.
 */
export type TreeElement = {
  type: string
  attributes?: Record<string, string>
  /** a list means one piece each: items of a `ul`, paragraphs of a `section`. Comes before the children */
  content?: string | string[]
  children?: TreeElement[]
  /** how it was written, where that differs from the way we write it; ignored once type, attributes or content differ */
  written?: { open?: string; close?: string }
}

/** One band of the page map: a top-level part of the body. */
export type PageSection = { key: Key; label: string; kind: string; start: number; end: number }
