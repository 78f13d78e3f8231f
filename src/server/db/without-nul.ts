/** jsonb holds no NUL, which a model's reply may. An escaped backslash before `u0000` is text and stays. */
export function withoutNul<T>(value: T): T {
  const json = JSON.stringify(value)
  return json?.includes('\\u0000') ? JSON.parse(json.replace(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1')) : value
}
