import { fileName } from '#design/clean.ts'

/** The address of each page on its site: Home (else the first page) at '/', the others by their names, '/about'. */
export function pagePaths(names: readonly string[]): Map<string, string> {
  const home = names.find((name) => fileName(name) === 'index') ?? names[0]
  const taken = new Set(['/', '/404', '/assets'])
  return new Map(
    names.map((name) => {
      if (name === home) return [name, '/']
      const base = `/${fileName(name)}`
      let path = base
      for (let n = 2; taken.has(path); n += 1) path = `${base}-${n}`
      taken.add(path)
      return [name, path]
    }),
  )
}
