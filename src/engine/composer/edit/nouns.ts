import { pattern } from '#rules/pattern.ts'
import { inFooter, inHeader, isHeading, isItem } from './items.ts'
import { type OpenPage, type Part, attributeOf, around, isLeaf, within } from './open-page.ts'
import { shownPrice } from './target/ranked.ts'

/** A word for elements that are not sections. With several, the preferred one is meant without asking. */
export type Noun = {
  pattern: RegExp
  is: (part: Part, page: OpenPage) => boolean
  prefer?: (part: Part, page: OpenPage) => boolean
  /** of several, only the preferred ones are meant */
  many?: 'preferred'
}

/** A link that only keyboards meet, such as 'Skip to content', is no button that anybody means. */
export const isButton = ({ key, tag, classes, text }: Part) =>
  (/^b\d/.test(key) || tag === 'button') && text !== '' && !/(?:^|\s)sr-only(?:\s|$)/.test(classes)
const painted = ({ classes }: Part) =>
  /(?:^|\s)bg-(?:\(--(?:accent|ink)\)|\[?var\(--accent|\[#|(?!white|transparent|\(--surface)[a-z]+-\d)/.test(classes)
const inForm = (part: Part, page: OpenPage) => around(page, part).some(({ tag }) => tag === 'form')
const mainButton = (part: Part, page: OpenPage) =>
  painted(part) && !inHeader(part, page) && !inFooter(part, page) && !inForm(part, page)

const tiny = /(?:^|\s)(?:size-[1-8]|[hw]-[1-8])(?:\s|$)/
const isPicture = (part: Part, page: OpenPage) =>
  part.tag === 'img' ||
  part.tag === 'picture' ||
  part.tag === 'video' ||
  (part.tag === 'svg' && !tiny.test(part.classes) && (Number(attributeOf(page, part, 'width')) || 99) > 47)

function afterTitle(part: Part, page: OpenPage): boolean {
  const title = page.parts.find(({ tag }) => tag === 'h1')
  if (!title) return false
  const section = page.sections.find(({ element }) => within(title.element, element))
  return part.element.start > title.element.start && (!section || within(part.element, section.element))
}

/** Words for elements, the first that fits decides. */
export const nouns: readonly Noun[] = [
  {
    pattern:
      /^(?:(?:main|primary|big|hero|first|call[- ]to[- ]action|cta) (?:cta )?buttons?|(?:main |primary )?(?:cta|call[- ]to[- ]action))$/i,
    is: isButton,
    prefer: mainButton,
  },
  {
    pattern: /^(?:secondary|other|second(?:ary)? cta) button$/i,
    is: isButton,
    prefer: (part, page) => !painted(part) && !inHeader(part, page),
  },
  { pattern: /^(?:submit|send|form) button$/i, is: (part) => part.tag === 'button' },
  { pattern: /^(?:button text|button label)$/i, is: isButton, prefer: mainButton },
  { pattern: /^buttons?$/i, is: isButton, prefer: mainButton },
  {
    pattern: pattern('i')`
      ^(?:(?:main |page |hero |big |whole )*(?:headline|title|h1|heading|header text|slogan)|(?:big|large
      |main) (?:words|letters|text|line|writing)(?: (?:at the top|up top|on top))?)$
    `,
    is: isHeading,
    prefer: ({ tag }) => tag === 'h1',
  },
  {
    pattern: /^(?:section )?(?:heading|headline|title|h2)s?$/i,
    is: isHeading,
    prefer: (part, page) => !inFooter(part, page),
    many: 'preferred',
  },
  {
    pattern: pattern('i')`
      ^(?:sub-?(?:title|heading|headline|header|line)|tag-?line|lead|intro(?:duction)?(?: text| paragraph)?
      |hero (?:text|paragraph|description)|(?:text|line|paragraph|sentence) (?:under|below
      |beneath) (?:the )?(?:main )?(?:headline|title|heading))$
    `,
    is: ({ tag, text }) => tag === 'p' && text !== '',
    prefer: (part, page) => afterTitle(part, page),
  },
  {
    pattern: /^(?:logo|brand|brand name|site name|wordmark)$/i,
    is: (part, page) => part.tag === 'a' && inHeader(part, page),
  },
  {
    pattern: /^(?:menu|nav(?:igation)?|header) (?:items?|links?|entry|entries|points?)$/i,
    is: (part, page) =>
      part.tag === 'a' && inHeader(part, page) && around(page, part).some(({ tag }) => /^(?:nav|ul|ol)$/.test(tag)),
  },
  {
    pattern: /^(?:phone|phone number|telephone|telephone number)$/i,
    is: (part, page) =>
      (attributeOf(page, part, 'href') ?? '').startsWith('tel:') ||
      (/phone|telefon|tel\./i.test(part.text) && part.text.length < 40),
  },
  {
    pattern: /^(?:e-?mail|e-?mail address|mail address)$/i,
    is: (part, page) =>
      (attributeOf(page, part, 'href') ?? '').startsWith('mailto:') ||
      (/e-?mail|@\w/i.test(part.text) && part.text.length < 60 && part.tag !== 'label'),
  },
  {
    pattern: /^address$/i,
    is: ({ tag, text }) => tag === 'address' || (/address|adresse|street/i.test(text) && text.length < 60),
  },
  {
    pattern: pattern('i')`
      ^(?:background (?:image|picture|drawing)|(?:main|hero|big|top|cover|header) (?:image|picture|photo|illustration
      |drawing)|images?|pictures?|photos?|illustrations?|drawings?|art|graphics?|screenshots?)$
    `,
    is: (part, page) => isPicture(part, page) && !inHeader(part, page),
    prefer: (part) => part.tag === 'img',
  },
  {
    pattern: /^price$/i,
    is: (part, page) => isLeaf(page, part) && part.text.length < 30 && shownPrice.test(part.text),
  },
  { pattern: /^icons?$/i, is: ({ tag }) => tag === 'svg' },
  {
    pattern: pattern('i')`
      ^(?:cards?|items?|entry|entries|plans?|questions?|rows?|box(?:es)?|columns?|tiles?|dish(?:es)?|tiers?|features?
      |quotes?|members?|persons?|projects?|products?|services?|steps?|posts?|days?)$
    `,
    is: isItem,
  },
  { pattern: /^links?$/i, is: ({ tag, classes }) => tag === 'a' && !/sr-only/.test(classes) },
  {
    pattern: /^(?:(?:small|little|tiny|body|long|grey|gray) )?(?:paragraphs?|texts?)$/i,
    is: ({ tag, text }) => tag === 'p' && text !== '',
  },
  { pattern: /^(?:lists?)$/i, is: ({ tag }) => tag === 'ul' || tag === 'ol' },
  { pattern: /^(?:forms?)$/i, is: ({ tag }) => tag === 'form' },
  { pattern: /^(?:tables?)$/i, is: ({ tag }) => tag === 'table' },
  { pattern: /^(?:fields?|inputs?|input fields?)$/i, is: ({ tag }) => /^(?:input|textarea|select)$/.test(tag) },
  {
    pattern: /^(?:copyright(?: line| notice| text)?|legal line)$/i,
    is: ({ text, tag }) =>
      /^(?:p|small|span|li)$/.test(tag) && /©|copyright|all rights/i.test(text) && text.length < 160,
  },
]

/** Words that name a section's entries as well as the section: 'the second plan' is one, 'features' the section. */
export const alsoSections =
  /^(?:features|services|products|projects|posts|questions|steps|quotes|plans|members|dishes|rows|columns)$/i

export const isNoun = (words: string) => nouns.some(({ pattern }) => pattern.test(words))
