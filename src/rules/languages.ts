type LanguageRow = {
  /** by which Intl knows it */
  locale: string
  /** what else a page may call it */
  codes: readonly string[]
  /** what asks for a further page of a site; '{name}' is its name */
  newPage: string
}

/**
 * The languages that people write in and pages are made in, with what the browser has to know of them. Everything else
 * that is read and said in a language stands in its folder, see src/engine/understanding/words/README.md.
 */
export const languages = {
  en: { locale: 'en-GB', codes: [], newPage: 'Make the page “{name}”' },
  de: { locale: 'de', codes: [], newPage: 'Erstelle die Seite „{name}“' },
  fr: { locale: 'fr', codes: [], newPage: 'Crée la page « {name} »' },
  es: { locale: 'es', codes: [], newPage: 'Haz la página «{name}»' },
  no: { locale: 'nb', codes: ['nb', 'nn'], newPage: 'Lag siden «{name}»' },
  it: { locale: 'it', codes: [], newPage: 'Crea la pagina «{name}»' },
  pt: { locale: 'pt', codes: [], newPage: 'Crie a página “{name}”' },
} as const satisfies Record<string, LanguageRow>

export type PageLanguage = keyof typeof languages
export const pageLanguages = Object.keys(languages) as PageLanguage[]

/** The language of a code such as 'de', 'de-CH' or 'nb'; undefined when it is none of ours. */
export function languageOfCode(code: string): PageLanguage | undefined {
  const [main = ''] = code.toLowerCase().split(/[-_]/)
  return pageLanguages.find((language) => {
    const { codes }: LanguageRow = languages[language]
    return language === main || codes.includes(main)
  })
}

/** A value for each language, made when it is first asked for. */
export function forLanguages<Value>(make: (language: PageLanguage) => Value): Readonly<Record<PageLanguage, Value>> {
  const made = new Map<PageLanguage, { value: Value }>()
  const get = (language: PageLanguage) => {
    const known = made.get(language) ?? { value: make(language) }
    made.set(language, known)
    return known.value
  }
  const rows = pageLanguages.map((language) => [language, { enumerable: true, get: () => get(language) }] as const)
  return Object.defineProperties({}, Object.fromEntries(rows)) as Readonly<Record<PageLanguage, Value>>
}
