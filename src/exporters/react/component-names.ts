import { fileName } from '#design/clean.ts'

/** Names that a component may not have: what its file or React itself calls so. */
const taken = new Set(['Fragment', 'Suspense', 'StrictMode', 'CSSProperties', 'Object', 'Array', 'String', 'Function'])

/**
 * Names of components after what they show: 'Opening hours' → OpeningHours, the second of a name → OpeningHours2.
 * @param labels what they show, in any language; without a Latin letter it is `fallback`
 * @param reserved names that are given already
 */
export function componentNames(
  labels: readonly string[],
  fallback: string,
  reserved: readonly string[] = [],
): string[] {
  const used = new Set([...reserved].map((name) => name.toLowerCase()))
  return labels.map((label) => {
    const base = pascal(label) || fallback
    let name = taken.has(base) ? `${base}Section` : base
    // file systems may not tell capitals apart
    for (let number = 2; used.has(name.toLowerCase()); number++) name = `${base}${number}`
    used.add(name.toLowerCase())
    return name
  })
}

function pascal(label: string): string {
  const slug = fileName(label.split(/\s+/).slice(0, 5).join(' '))
  const words =
    label.trim() === ''
      ? []
      : (slug === 'index' ? 'home' : slug).split('-').map((word) => word.replace(/[^a-z\d]/gi, ''))
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^\d/.test(name) ? `Section${name}` : name
}
