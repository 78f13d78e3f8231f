/** What the command's exit tells a script. */
export const exitCodes = {
  /** the page was made as asked */
  ok: 0,
  /** no page was made */
  failed: 1,
  /** the arguments cannot be used */
  usage: 2,
  /** a page was made, but by the built-in designer because the model failed */
  fallback: 3,
  /** stopped with Ctrl+C */
  interrupted: 130,
} as const
