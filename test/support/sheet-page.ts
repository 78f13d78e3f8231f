import { artFor } from '#engine/composer/art.ts'
import { buildDocument, type DocumentPart } from '#engine/composer/document.ts'
import { type Family, library } from '#engine/composer/library.ts'
import { fillTemplate, templateStyle } from '#engine/composer/template/fill.ts'
import { faceWidth } from '#engine/composer/template/fit-words.ts'
import type { SectionTemplate } from '#engine/composer/template/nodes.ts'
import type { PageFacts } from '#engine/composer/template/values.ts'
import type { ColorScheme } from '#engine/composer/roles.ts'
import { buildTheme } from '#engine/composer/theme.ts'
import { type FillingSize, fillings, sampleContent, sampleNav, sampleWords } from './sample-content.ts'

export type SheetOptions = {
  mode: ColorScheme | null
  hue: number | null /** 'kind.variant': only this one */
  only: string | null
}

/** Drawings that are a page, or the only thing on one: they are shown by themselves. */
export const pieceKinds: ReadonlySet<string> = new Set(['article', 'guide', 'screen', 'component'])
const shellKinds = new Set(['header', 'sidebar', 'toolbar', 'footer'])

/** One page with every section of a family in the order it prefers: headers first, footers last. */
export function sheetPage(family: Family, size: FillingSize, { mode, hue, only }: SheetOptions): string {
  const theme = buildTheme(family, { mode, hue, accent: null, soft: null, surface: null, grey: false, tones: [] })
  const order = (section: SectionTemplate) => {
    const at = family.prefers.indexOf(`${section.kind}/${section.variant}`)
    return at < 0 ? family.prefers.length : at
  }
  const sections = family.sections
    .filter((section) => (only ? only === `${section.kind}.${section.variant}` : !pieceKinds.has(section.kind)))
    .filter(({ facts }) => !facts.modes || facts.modes.includes(theme.mode))
    .sort((a, b) => order(a) - order(b))
  // a page has one header; the sheets take turns when there are several
  const shell = new Map<string, SectionTemplate[]>()
  for (const section of sections)
    if (shellKinds.has(section.kind)) shell.set(section.kind, [...(shell.get(section.kind) ?? []), section])
  const shown = sections.filter((section) => {
    const rivals = shell.get(section.kind)
    return !rivals || rivals[fillings.indexOf(size) % rivals.length] === section
  })
  const facts = pageFacts(family, size)
  let headings = 0
  const fill = (section: SectionTemplate): DocumentPart => {
    const id = `${section.kind}-${section.variant}`
    const html = fillTemplate(section.compiled(), {
      id,
      name: `${section.kind}/${section.variant}`,
      content: sampleContent(section, size),
      page: facts,
      demoteHeading: headings > 0,
    })
    if (/<h1[\s>]/.test(html)) headings++
    return { id, label: section.facts.title ?? id, html }
  }
  const before = ['header', 'sidebar']
  const isHead = ({ kind }: SectionTemplate) => before.includes(kind)
  const isFoot = ({ kind }: SectionTemplate) => kind === 'footer'
  const parts = buildDocument(
    {
      language: 'en',
      title: `${family.name}: ${size}`,
      description: family.idea,
      theme: theme.css,
      style: [
        family.style,
        ...shown.map((section) => templateStyle(section.compiled(), `${section.kind}-${section.variant}`)),
      ].join('\n'),
      mode: theme.mode,
      htmlClass: family.html,
      bodyClass: family.body,
      mainClass: family.main?.dashboard ?? '',
      skip: 'Skip to the content',
    },
    {
      before: shown.filter(isHead).map(fill),
      main: shown.filter((section) => !isHead(section) && !isFoot(section)).map(fill),
      after: shown.filter(isFoot).map(fill),
    },
  )
  return parts.map((part) => part.html).join('')
}

const pageFacts = (family: Family, size: FillingSize): PageFacts => ({
  brand: size === 'most' ? 'Kettle, Thorn & Daughters' : size === 'least' ? 'Kuu' : 'Kettle & Thorn',
  ...(size === 'least' ? {} : { tagline: 'Tea room and bindery', place: 'Ghent' }),
  year: 2027,
  nav: sampleNav(size),
  links: [],
  primary: { label: size === 'most' ? 'Reserve a table today' : 'Book a visit', href: '#main' },
  home: '#top',
  words: sampleWords,
  faceWidth: faceWidth(family.type.display),
  artTitle: 'Drawing',
  art: (role, index, subject) =>
    artFor(role, index, { library: library(), family, domain: 'general', seed: 0 }, subject)?.compiled() ?? null,
})
