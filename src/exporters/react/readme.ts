import type { ReactPage } from './page-files.ts'

export type ReactFolder = ReactPage & {
  /** the page's name in the project */
  name: string
  folder: string
  /** where links of the other pages lead */
  address: string
}

/** How the components are used, and what has to be done by hand. */
export function reactReadme(pages: readonly ReactFolder[], usesTailwind: boolean): string {
  const [first] = pages
  const scripted = pages.filter(({ script }) => script !== '')
  return [
    '# Pages as React components',
    usesTailwind
      ? 'TypeScript components with Tailwind CSS 4 classes: one for each section, ' +
        'and one for each page that puts them together. They need React 19 and no other package.'
      : 'TypeScript components with the styles of the pages: one for each section, ' +
        'and one for each page that puts them together. They need React 19 and no other package.',
    table(pages),
    '## Use them',
    steps(first?.folder ?? 'home', usesTailwind),
    `\`\`\`tsx\nimport { ${first?.component} } from './${first?.folder}/${first?.component}'\n\nexport default ` +
      `function App() {\n  return <${first?.component} />\n}\n\`\`\``,
    'Each page brings its title and description along; React puts them into the head.',
    ...documentNotes(pages),
    ...(scripted.length === 0 ? [] : [scriptNotes(scripted)]),
    '## Good to know\n- Fields keep their own state (`defaultValue`, `defaultChecked`), ' +
      'and forms send where the page sent them. Give them handlers when your app should take over.\n- Links between ' +
      'the pages lead to the addresses above. Exchange `<a>` for the link of your router where you use one.',
  ]
    .join('\n\n')
    .concat('\n')
}

function steps(folder: string, usesTailwind: boolean): string {
  if (!usesTailwind)
    return '1. Copy the folders into your sources.\n2. Import `styles.css` once: it holds the styles of the pages.\n3. Show a page:'
  return (
    `1. Copy the folders into your sources.\n2. Install Tailwind CSS 4 (https://tailwindcss.com/docs/installation) ` +
    `and import \`styles.css\` once. It brings in Tailwind and the styles of the pages, with the theme: colours, ` +
    'fonts and radius are variables at the top. Where your build does not find the components by itself, add ' +
    `\`@source "./${folder}";\` to it.\n3. Show a page:`
  )
}

function table(pages: readonly ReactFolder[]): string {
  const rows = pages.map(
    ({ name, folder, component, address, sections }) =>
      `| ${name.replaceAll('|', '\\|')} | \`${folder}/${component}.tsx\` | \`${address}\` | ${sections.join(', ') || '–'} |`,
  )
  return ['| Page | Component | Address | Sections |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

/** A component cannot speak for the document around it. */
function documentNotes(pages: readonly ReactFolder[]): string[] {
  const tags = new Set(pages.map(({ parts }) => openTag(parts.html.attrs)).filter((tag) => tag !== '<html>'))
  if (tags.size === 0) return []
  const lines = [...tags].map((tag) => `\`\`\`html\n${tag}\n\`\`\``)
  return [`The document around them should begin like this, for language and scrolling:\n\n${lines.join('\n')}`]
}

function openTag(attributes: readonly { name: string; value: string }[]): string {
  const written = attributes
    .filter(({ name }) => !/^on/i.test(name))
    .map(({ name, value }) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
  return `<html${written.join('')}>`
}

function scriptNotes(pages: readonly ReactFolder[]): string {
  const files = pages.map(({ folder, name, script, parts }) => {
    const handlers = parts.handlers.length > 0 ? ` It also holds what stood in ${eventNames(parts)}.` : ''
    return `- \`public/${folder}.js\`: the code of ${name}, ${script.split('\n').length - 1} lines.${handlers}`
  })
  return (
    `## Scripts\nThe pages have code of their own. It is not turned into React: it stands as it was in these files ` +
    `and works on the finished document, so load it after the page is shown, for example by \`<script src="/` +
    `${pages[0]?.folder}.js" defer></script>\` in a page that your server renders. In an app that draws in the ` +
    `browser, write it anew as handlers and state.\n${files.join('\n')}`
  )
}

function eventNames({ handlers }: ReactPage['parts']): string {
  return [...new Set(handlers.map(({ event }) => `\`on${event}\``))].join(', ')
}
