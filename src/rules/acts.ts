/** What an answer leaves to the builder of whoever asked, because it is more, or less, than a version of this page. */
export type Act =
  /** takes back what was changed last */
  | { do: 'undo' }
  /** opens the form of the facts that the page waits for */
  | { do: 'fill-facts' }
  /** adds a page, and says the same words there */
  | { do: 'add-page'; name: string }
