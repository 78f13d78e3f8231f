/** What each kind of download is called, in the order of the menu. Words only: what builds the files is large and comes when one is picked. */
export const formats = {
  html: {
    label: 'HTML file',
    hint: 'One file with only the CSS it uses. Opens anywhere, also offline.',
    mediaType: 'text/html; charset=utf-8',
  },
  'html-cdn': {
    label: 'HTML with CDN script',
    hint: 'Short source for tinkering; loads Tailwind from the network.',
    mediaType: 'text/html; charset=utf-8',
  },
  zip: {
    label: 'All pages (zip)',
    hint: 'Every page as a file of its own, linked to each other.',
    mediaType: 'application/zip',
  },
  react: {
    label: 'React components (.zip)',
    hint: 'TypeScript with the same classes, a component for each section.',
    mediaType: 'application/zip',
  },
  json: {
    label: 'JSON tree',
    hint: 'Title, description and elements, for other programs.',
    mediaType: 'application/json; charset=utf-8',
  },
} as const satisfies Record<string, { label: string; hint: string; mediaType: string }>

export type FormatId = keyof typeof formats

export const formatIds = Object.keys(formats) as FormatId[]
