import { listed } from '#rules/listed.ts'
import { mostPolishFixes, polishWidths } from '#rules/polish.ts'
import type { PageLooks } from '../types.ts'

/** What a model is asked that gets pictures of its page. */
export function polishPrompt(findings: PageLooks['findings']): string {
  const lines = findings.map(({ title, key, widths, detail }) => {
    const at = widths.length > 0 ? ` at ${listed(widths.map(String))} px` : ''
    return `- ${title}: k="${key}"${at}${detail === '' ? '' : ` (${detail})`}`
  })
  return [
    `Polish this page. You see two pictures of it: ${polishWidths.join(' px and ')} px wide. A long page stands in columns, ` +
      'to be read from left to right. Its scripts have not run, and nothing moves: a chart is a tinted box there, and what ' +
      'only a script fills is empty. That is no fault of the page.',
    'Look as a careful designer does: lines that break badly, what sticks out or overlaps, what does not line up, uneven ' +
      'spacing, weak contrast, a hierarchy that is not clear, what is too small on the phone.',
    ...(lines.length > 0 ? [`A check of the page found:\n${lines.join('\n')}`] : []),
    'Words and facts stay as they are: change looks alone, by class, attr, token, move or replace with the same words.',
    `Write at most ${mostPolishFixes} <edit> operations. Each says what you saw: ` +
      '<edit k="…" do="class" add="…" remove="…" note="Heading in two lines" was="four lines" is="two lines" at="390">. ' +
      'at is left out for what is so at both widths. Before them one sentence to the person. If there is nothing to ' +
      'mend, answer in one sentence and change nothing.',
  ].join('\n\n')
}
