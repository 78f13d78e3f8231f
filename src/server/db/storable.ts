/**
 * The same value as the database can keep it: no NUL, which a model's reply may hold and text and jsonb refuse, and no half
 * of a surrogate pair, which jsonb refuses. An escaped backslash before `u0000` is text and stays.
 */
export function storable<T>(value: T): T {
  const json = JSON.stringify(value) ?? ''
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return value
  const clean = json
    .replace(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1')
    .replace(/(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/gi, '$1\uFFFD')
  return JSON.parse(clean) as T
}
