/** Why a file cannot come in: what happened, what was kept and what to do, for the person. */
export class ImportProblem extends Error {
  override name = 'ImportProblem'
  readonly title: string
  /** what happened, alone: for a list of several */
  readonly what: string

  constructor(title: string, what: string, advice: string) {
    super(`${what} Your pages are as they were. ${advice}`)
    this.title = title
    this.what = what
  }
}

export const kinds = 'Choose an HTML file, a JSON tree or a zip with pages in it.'
