/** Any text as a string of TypeScript. */
export function stringLiteral(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`
}

/** Text between tags of JSX: no brace or bracket is code, and blanks that are not spaces keep their kind. */
export function jsxText(text: string): string {
  return text
    .replace(/[&<>{}]/g, (mark) => marks[mark] ?? mark)
    .replaceAll('\u00a0', '&nbsp;')
    .replace(/[^\S ]|[\p{Cc}\p{Cf}]/gu, (mark) => `&#${mark.codePointAt(0)};`)
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '{': '&#123;', '}': '&#125;' }

/** The value of an attribute with its quotes or braces. */
export function jsxValue(value: string): string {
  if (/[\p{Cc}\u2028\u2029\\]/u.test(value)) return `{${stringLiteral(value)}}`
  if (!value.includes('"')) return `"${value.replace(/&(?=[#a-z\d])/gi, '&amp;')}"`
  return value.includes("'") || value.includes('&') ? `{${stringLiteral(value)}}` : `'${value}'`
}
