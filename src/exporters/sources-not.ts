/** What tells Tailwind to make no utility of these classes, in its own words; empty without any. */
export function sourcesNot(names: readonly string[]): string {
  // braces and quotes would mean something there
  const plain = names.filter((name) => /^[\w:./-]+$/.test(name))
  return plain.map((name) => `@source not inline("${name}");\n`).join('')
}
