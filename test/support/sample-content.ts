import type { Field, Item, Link, SectionContent, SectionKind, Text } from '#engine/composer/types.ts'
import type { SectionTemplate } from '#engine/composer/template/nodes.ts'

/** How much a section is filled with: what a page usually holds, the least and the most that a template must bear. */
export const fillings = ['typical', 'least', 'most'] as const
export type FillingSize = (typeof fillings)[number]

export const sampleWords: Record<string, string> = {
  menu: 'Menu',
  main: 'Main',
  skip: 'Skip to the content',
  close: 'Close',
  open: 'Open',
  send: 'Send',
  name: 'Your name',
  email: 'E-mail',
  password: 'Password',
  message: 'Message',
  add: 'Add text',
}

const titles = [
  'Morning round',
  'Long way home',
  'Quiet hour',
  'The full set',
  'First visit',
  'By the window',
  'Second helping',
  'Open house',
  'Small repairs',
  'Night train',
  'Garden door',
  'Late lunch',
]
const sentences = [
  'We start early and take the time it needs.',
  'You say what matters, and we plan the rest around it.',
  'Everything is done by hand, in the same place, by the same people.',
  'Bring what you have, even if it is only a rough idea.',
  'It takes an hour, sometimes two, and there is always tea.',
  'Tell us when it suits you and we keep the place free.',
]
const headlines: Partial<Record<SectionKind, string>> = {
  hero: 'Kettle and Thorn make room for slow mornings',
  menu: 'What is on the table',
  pricing: 'Three ways to join',
  steps: 'How it works',
  faq: 'Asked before',
  hours: 'When the door is open',
  contact: 'Write to us',
  booking: 'Book a place',
  team: 'Who you will meet',
}
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const waiting = (words: string): Text => ({ placeholder: `Add ${words}` })

/** Text of about `length` characters out of whole sentences, or words when it is short. */
function prose(length: number, from: number): string {
  let text = ''
  for (let at = from; text.length < length; at++) text += `${text ? ' ' : ''}${sentences[at % sentences.length]}`
  return text.length <= length * 1.2 ? text : `${text.slice(0, text.lastIndexOf(' ', length)).replace(/[.,]$/, '')}.`
}

const longTitle = (max: number) => {
  let text = 'Donaudampfschiff'
  for (let at = 0; text.length < max; at++)
    text += ` ${['and', 'unhurried', 'neighbourhood', 'evening', 'gatherings'][at % 5]}`
  return text.slice(0, Math.max(16, max)).trimEnd()
}

/** Content for one section: `least` leaves every optional text out, `most` goes 60 % beyond the limits of the template. */
export function sampleContent(template: SectionTemplate, size: FillingSize): SectionContent {
  const { kind, facts } = template
  const { limits } = template.compiled()
  const [fewest, greatest] = facts.items ?? [1, 6]
  const count =
    size === 'least'
      ? fewest
      : size === 'most'
        ? greatest
        : Math.min(greatest, Math.max(fewest, kind === 'hours' ? 7 : 4))
  const text = (slot: string, typical: number, from = 0) => {
    const max = limits[slot] ?? typical * 1.4
    return size === 'least'
      ? prose(Math.max(12, max * 0.3), from)
      : size === 'most'
        ? prose(max * 1.6, from)
        : prose(Math.min(max, typical), from)
  }
  const title = (slot: string, plain: string) =>
    size === 'most'
      ? longTitle((limits[slot] ?? plain.length) * 1.5)
      : size === 'least'
        ? (plain.split(' ')[0] ?? plain)
        : plain
  const rest =
    size === 'least'
      ? {}
      : {
          kicker: title('kicker', 'Since the first frost'),
          lead: text('lead', 90, 1),
          note: text('note', 70, 3),
          body: [text('body.value', 160), text('body.value', 140, 2)],
          secondary: link('See how it works', '#main'),
          links: links(size),
        }
  return {
    headline:
      size === 'most'
        ? longTitle((limits.headline ?? 30) * 1.6)
        : size === 'least'
          ? 'Tea at six'
          : (headlines[kind] ?? 'Made for slow mornings'),
    ...rest,
    primary: link(size === 'most' ? 'Ask for a place at the table' : 'Book a visit', '#main'),
    items: Array.from({ length: count }, (_, index) => ({
      ...sampleItem(kind, index, size, { text, title }),
      ...(template.compiled().slots.has('items.fields.label') ? { fields: sampleControls(index, size) } : {}),
    })),
    fields: sampleFields(size),
    submit: size === 'most' ? 'Send the request to the workshop' : 'Send',
  }
}

type Write = {
  text: (slot: string, typical: number, from?: number) => string
  title: (slot: string, plain: string) => string
}

function sampleItem(kind: SectionKind, index: number, size: FillingSize, { text, title }: Write): Item {
  const name =
    kind === 'hours'
      ? (days[index % 7] ?? '')
      : `${titles[index % titles.length]}${index >= titles.length ? ` ${index}` : ''}`
  const item: Item = { title: title('items.title', name) }
  if (kind === 'hours') return { ...item, meta: size === 'typical' && index < 5 ? '9:00–17:30' : waiting('the hours') }
  if (size === 'least')
    return { ...item, text: text('items.text', 60), ...(kind === 'pricing' ? { price: '9 €' } : {}) }
  return {
    ...item,
    text: text('items.text', 80, index),
    meta: index % 2 ? title('items.meta', 'About an hour') : waiting('a date'),
    price: index % 3 === 1 ? waiting('a price') : size === 'most' ? '1,240.50 €' : `${9 + index * 10} €`,
    unit: 'per month',
    tag: index === 0 ? title('items.tag', 'Our suggestion') : undefined,
    points: [
      text('items.points.value', 24, index),
      text('items.points.value', 30, index + 1),
      text('items.points.value', 20, index + 2),
    ],
    link: link('Choose this', '#main'),
    featured: index === 1,
  }
}

const link = (label: string, href: string): Link => ({ label, href })
const links = (size: FillingSize) =>
  (size === 'most' ? ['Letters', 'Podcast', 'Imprint', 'Privacy', 'Jobs', 'Press'] : ['Imprint', 'Privacy']).map(
    (label) => link(label, '#main'),
  )

export const sampleNav = (size: FillingSize): Link[] =>
  (size === 'least'
    ? ['Visit']
    : size === 'most'
      ? ['Treatments', 'Opening hours', 'Our people', 'Frequently asked', 'Prices', 'Contact us']
      : ['What we do', 'Prices', 'Hours', 'Contact']
  ).map((label) => link(label, '#main'))

function sampleFields(size: FillingSize): Field[] {
  const fields: Field[] = [
    { name: 'name', label: 'Your name', type: 'text', required: true, autocomplete: 'name' },
    { name: 'email', label: 'E-mail', type: 'email', required: true, autocomplete: 'email' },
  ]
  if (size === 'least') return fields.slice(1)
  fields.push(
    { name: 'kind', label: 'What is it about?', type: 'select', options: ['A visit', 'A question', 'Something else'] },
    { name: 'message', label: 'Message', type: 'textarea', required: true },
  )
  if (size === 'most')
    fields.splice(
      2,
      0,
      { name: 'date', label: 'A day that would suit you and yours', type: 'date' },
      { name: 'time', label: 'When?', type: 'radio', options: ['Morning', 'Afternoon', 'Evening'] },
      { name: 'news', label: 'Send me the letter, four times a year', type: 'checkbox' },
    )
  return fields
}

/** What a part of a screen of settings sets; names differ from part to part. */
function sampleControls(part: number, size: FillingSize): Field[] {
  const name = (at: number) => `s${part}-${at}`
  const fields: Field[] = [
    { name: name(0), label: 'Vibration', type: 'switch' },
    { name: name(1), label: 'Loudness', type: 'range', least: '0', most: '100' },
    { name: name(2), label: 'Interval', type: 'number', least: '5', most: '60', value: '5', unit: 'min' },
    { name: name(3), label: 'Sound', type: 'radio', options: ['Bowl', 'Block', 'Rain'] },
    { name: name(4), label: 'Theme', type: 'theme', options: ['Light', 'Dark'], values: ['light', 'dark'] },
    { name: name(5), label: 'Change password', type: 'button', note: 'A letter is sent to you.' },
    { name: name(6), label: 'Delete everything', type: 'confirm', value: 'DELETE' },
    { name: name(7), label: 'Leave', type: 'risk' },
    { name: name(8), label: 'About you', type: 'textarea' },
    { name: name(9), label: 'Language', type: 'select', options: ['English', 'Norsk', 'Deutsch', 'Italiano'] },
    { name: name(10), label: 'From', type: 'time', value: '22:00' },
  ]
  return size === 'least' ? fields.slice(0, 1) : fields
}
