/** What conversions need and a page cannot know. */
export type Assets = {
  /** the drawing of an icon of ours, without its `<svg>`; null for an unknown name */
  icon: (name: string) => string | null
  /** every name of an icon, for the nearest one */
  iconNames: () => readonly string[]
}

/** A page or a piece of one, with what was changed in it in words for the person: 'the typeface Lobster became Caveat'. */
export type Converted = { html: string; told: string[] }
