/** Nothing that is sent here is nested nearly as deep: a tree of elements takes two levels for each of its 200. */
export const jsonMaxDepth = 1000

const [quote, backslash, openList, closeList, openObject, closeObject] = Buffer.from('"\\[]{}')

/** Whether lists and objects stand deeper inside each other than that. Looks at each byte once, and builds nothing. */
export function isTooDeep(json: Uint8Array): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (isInText) {
      if (byte === backslash) at += 1
      else if (byte === quote) isInText = false
    } else if (byte === quote) isInText = true
    else if (byte === openList || byte === openObject) {
      depth += 1
      if (depth > jsonMaxDepth) return true
    } else if (byte === closeList || byte === closeObject) depth -= 1
  }
  return false
}
