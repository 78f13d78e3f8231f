/** Ids that the page has already get a number, in the piece and in what refers to them. */
export function freshIds(piece: string, page: string): string {
  const ids = [...piece.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)
  return ids.reduce((html, id) => {
    if (!page.includes(`id="${id}"`)) return html
    let next = `${id}-2`
    for (let n = 3; page.includes(`id="${next}"`); n += 1) next = `${id}-${n}`
    const name = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return html.replace(
      new RegExp(
        `(\\s(?:id|for|list|aria-labelledby|aria-describedby|aria-controls)="|url\\(#|href="#|has-\\[#|:has\\(#|\\[#)${name}(?=["):\\]])`,
        'g',
      ),
      `$1${next}`,
    )
  }, piece)
}
