/** Spellings that models fall into, and what they mean; each is taken only when the result exists. */
const corrections: [RegExp, string][] = [
  [/grey/g, 'gray'],
  [/centre/g, 'center'],
  [/colour/g, 'color'],
  [/[,;.]+$/, ''],
  [/(^|:)flex-(grow|shrink)(?=$|-)/, '$1$2'],
  [/(^|:)overflow-ellipsis$/, '$1text-ellipsis'],
  [/(^|:)whitespace-no-wrap$/, '$1whitespace-nowrap'],
  [/(^|:)bg-gradient-to-/, '$1bg-linear-to-'],
  [/(^|:)text-(bold|semibold|medium|light|thin)$/, '$1font-$2'],
  [/(^|:)text-md$/, '$1text-base'],
  [/(^|:)(rounded|shadow|max-w|blur)-(?:base|default|medium)$/, '$1$2-md'],
  [/(^|:)text-italic$/, '$1italic'],
  [/(^|:)text-underline$/, '$1underline'],
  [/(^|:)(items|justify|content|self)-middle$/, '$1$2-center'],
  [/(^|:)align-center$/, '$1items-center'],
  [/(^|:)max-width-/, '$1max-w-'],
  [/(^|:)font-(size|weight)-/, '$1text-'],
]

/** The class that was meant, when a known misspelling leads to exactly one that exists; else null. */
export function correctedClass(name: string, exists: (name: string) => boolean): string | null {
  for (const [pattern, meant] of corrections) {
    const candidate = name.replace(pattern, meant)
    if (candidate !== name && candidate !== '' && exists(candidate)) return candidate
  }
  const all = corrections.reduce((text, [pattern, meant]) => text.replace(pattern, meant), name)
  return all !== name && all !== '' && exists(all) ? all : null
}

export type ClassVerdict = { names: string[]; repairs: string[]; unknown: string[] }

/** Looks at each class and corrects what can be corrected. */
export function checkClasses(names: readonly string[], exists: (name: string) => boolean): ClassVerdict {
  const verdict: ClassVerdict = { names: [], repairs: [], unknown: [] }
  for (const name of names) {
    const meant = exists(name) ? name : correctedClass(name, exists)
    verdict.names.push(meant ?? name)
    if (meant === null) verdict.unknown.push(name)
    else if (meant !== name) verdict.repairs.push(`Read the class ${name} as ${meant}.`)
  }
  return verdict
}

export const classList = (value: string): string[] => value.split(/\s+/).filter(Boolean)
