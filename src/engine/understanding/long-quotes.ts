/** A text in marks longer than any name or saying: what was copied from somewhere, with marks of another kind within it. */
const quoted = /«[^«»]{60,2000}»|„[^„“]{60,2000}“|“[^“”]{60,2000}”|"[^"]{60,2000}"/g
/** What lists several things, or says how much, when and how to reach somebody. */
const parting = /[.;|•·\n]|(?<!\d),| [–-] /g
const LEAST_PARTS = 3

/**
 * A request in which the marks around a copied text are blank, every other letter at its place: what stands in them is what the
 * page is to say. What a customer said stays one quotation: it has no figures.
 */
export const withoutLongQuotes = (text: string): string =>
  text.replace(quoted, (said) => {
    const inside = said.slice(1, -1)
    const isCopied = /\d/.test(inside) && (inside.match(parting)?.length ?? 0) >= LEAST_PARTS
    return isCopied ? ` ${inside} ` : said
  })
