/** A field of a form as a visitor fills it in; radio buttons of one name are one field. */
export type FormField = { name: string; label: string; type: string; isRequired: boolean }

/** What a form may never ask for. */
export type AskedSecret = 'password' | 'card'

/** A form of a page, as far as its answers need it. */
export type SiteFormSource = {
  /** what people call it: its own name, its legend, the heading before it */
  label: string
  fields: FormField[]
  /** a page that asks for it looks like one that steals it */
  asksFor: AskedSecret | null
}

/** A form that was published before, with the key that its answers carry. */
export type KnownForm = Pick<SiteFormSource, 'label' | 'fields'> & { key: string; pageName: string }
