/** A way in which pages use a library: `id` and `n` are drawn. What is looked at is the element with this id. */
export type LibraryIdiom = {
  html: (id: string, n: number) => string
  /** a script of its own */
  code?: (id: string, n: number) => string
  /** what is pressed first, by its id */
  press?: (id: string) => string[]
  /** what is written first: into which, and what */
  write?: (id: string, n: number) => [id: string, words: string]
  look: 'opacity' | 'place' | 'text' | 'width' | 'class' | 'display' | 'colour'
  is: (n: number) => string
}
