import type { Brief, Field, Item, SectionContent } from '../../types.ts'
import { aloneWording } from '../phrases/alone.ts'
import { pieces } from '../phrases/pieces.ts'
import { ui } from '../phrases/ui.ts'
import { doorWishes, resets } from '../read/door.ts'
import { capital } from '../read/source.ts'
import type { SectionText } from '../types.ts'
import { readFields } from './fields.ts'

const none = { offers: [], plans: [] }
const inside = ['email*', 'password*']
const joining = ['name*', 'email*', 'password*']

/** Two ways in on one card: with an account, and to one. Other ways that were named stand below both. */
export function withDoors(content: SectionContent, piece: SectionText, brief: Brief): SectionContent {
  const { request, language, quoted, brand } = brief
  const words = ui[language]
  const forgot = quoted.find((text) => resets.test(text)) ?? aloneWording[language].forgot
  const further = doorWishes(request, language)?.further.filter((label) => !resets.test(label)) ?? []
  const [first, second] = content.items
  const items: Item[] = [
    {
      ...(first ?? { title: words['sign-in'] ?? '' }),
      fields: readFields([...inside, `checkbox=${words.remember}`], language, none),
      link: { label: capital(forgot), href: '#main' },
    },
    {
      ...(second ?? { title: words['sign-up'] ?? '' }),
      fields: readFields(
        [...joining, pieces[language]['step-form']?.body?.at(-1) ?? `checkbox=${words.terms}*`],
        language,
        none,
      ).map(ofNew),
    },
  ]
  return {
    ...content,
    headline: brand ?? piece.head ?? content.headline,
    items,
    ...(further.length > 0 ? { links: further.map((label) => ({ label, href: '#main' })) } : {}),
  }
}

/** Two forms of one page have no field of the same name. */
const ofNew = (field: Field): Field => ({
  ...field,
  name: `new-${field.name}`,
  ...(field.type === 'password' ? { autocomplete: 'new-password' } : {}),
})
