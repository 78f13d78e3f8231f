/**
 * A regular expression over several lines: each line break counts for nothing, nor does the indent after it. All else
 * stands as in a literal, blanks and escapes too. For the top of a module: it is made anew at each run.
 *
 * @throws SyntaxError where the lines together are no regular expression
 */
export function pattern(flags = '') {
  return ({ raw }: TemplateStringsArray): RegExp => new RegExp(raw.join('').replace(/\n */g, ''), flags)
}
