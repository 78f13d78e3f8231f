import type { EditFormat } from '../turn/edit-formats.ts'
import type { SectionTask } from '../turn/section-task.ts'

/** How the answer is to be written, said last because that is kept best. Operations are what the rules speak of anyway. */
export const formatOrders: Record<EditFormat, string> = {
  operations: '',
  section: '',
  search:
    'Write each change as a block of three parts and nothing else:\n<<<<<<< SEARCH\n(lines of the page, ' +
    'exactly as they stand there, that occur only once)\n=======\n(the same lines with the change)\n>>>>>>> REPLACE',
  page: 'Write the complete page again with the change made and everything else as it is, as <page><!doctype html>…</html></page>. Leave nothing out.',
}

/** The order for one section: its HTML and nothing else. */
export function sectionOrder({ key, do: where, label }: SectionTask): string {
  if (key === 'theme')
    return 'Make the change in the theme block alone: write it again, complete, as one <style>:root{…}</style> in one ```html block, and nothing else.'
  const never = 'Not the rest of the page, no <html>, no comments, nothing left out.'
  if (where !== 'replace')
    return (
      `Write only the new section that stands ${where} ${key} (${label}), in the look of the section above: its ` +
      `complete HTML in one \`\`\`html block. ${never}`
    )
  return (
    `Make the change in the section ${key} (${label}) alone: write that section again, complete, from its first tag ` +
    `to its last, in one \`\`\`html block. <keep k="…"/> may stand for an element in it that stays as it is. If it ` +
    `has to go, write <edit k="${key}" do="remove"/> instead. ${never}`
  )
}
