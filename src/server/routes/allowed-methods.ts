export type OpenApiPaths = Record<string, Record<string, unknown>>

/** From a document's paths: which methods an address takes, or null when it is not in the contract. */
export function allowedMethods(paths: OpenApiPaths): (path: string) => Set<string> | null {
  const table = Object.entries(paths)
    .map(([path, item]) => ({
      names: path.split('{').length,
      pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
      methods: new Set(Object.keys(item).map((method) => method.toUpperCase())),
    }))
    // '/projects/latest' is not a project's id.
    .sort((a, b) => a.names - b.names)
  return (path) => table.find(({ pattern }) => pattern.test(path))?.methods ?? null
}
