/** The list with one name at another place. */
export function orderWith(names: readonly string[], name: string, to: number): string[] {
  return names.filter((other) => other !== name).toSpliced(to, 0, name)
}

/** Where a page that is dragged `y` pixels below the top of the list belongs. The first place is taken. */
export function indexAt(y: number, rowHeight: number, count: number): number {
  return Math.min(Math.max(1, Math.floor(y / rowHeight)), count - 1)
}
