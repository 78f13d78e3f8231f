import type { AlonePart, AloneReading } from '../../../../understanding/alone/types.ts'
import { capital } from '../../read/source.ts'
import { ownerOf } from '../../read/alone.ts'
import { aloneWording } from '../../phrases/alone.ts'
import { slotWords } from '../../phrases/slots.ts'
import { ui } from '../../phrases/ui.ts'
import type { Brief, Item, SectionContent, Text } from '../../../types.ts'
import { pieces } from '../../phrases/pieces.ts'
import { readFields } from '../fields.ts'
import { readItem } from '../read-item.ts'
import { buttonsOf, linkTo, partsOf, labelOrSlot } from './asked-parts.ts'

const sides = ['left', 'middle', 'right'] as const
type Side = (typeof sides)[number]

/** Where a thing stands when nobody says where. */
const usualSide: Partial<Record<AlonePart['what'], Side>> = {
  logo: 'left',
  name: 'left',
  sentence: 'left',
  menu: 'middle',
  entry: 'middle',
}

const sideOf = ({ place, what }: AlonePart): Side => sides.find((side) => side === place) ?? usualSide[what] ?? 'right'

/** So many entries wait where a menu was asked for without them. */
const WAITING = 3

/** A bar in three cells, each with what was said to stand there; what is to be told stands above it. */
export function writeHeader(alone: AloneReading, brief: Brief): SectionContent {
  if (partsOf(alone, 'dropdown').length > 0) return writeMenus(alone, brief)
  const says = aloneWording[brief.language]
  const words = ui[brief.language]
  const [alert] = partsOf(alone, 'alert')
  const signs = partsOf(alone, 'logo', 'name')
  const owner = signs[0]
  const side = owner ? sideOf(owner) : 'left'
  const items = sides.map((at): Item => {
    const here = alone.parts.filter((part) => part.what !== 'alert' && sideOf(part) === at)
    const cell = { ...alone, parts: here }
    const buttons = buttonsOf(cell, [words.contact ?? ''])
    return {
      title:
        at === side
          ? (ownerOf(alone) ??
            (signs.some(({ what }) => what === 'name') ? { placeholder: words['add-brand'] ?? '' } : ''))
          : '',
      ...(here.some(({ what }) => what === 'logo') ? { tag: { placeholder: says.addLogo } } : {}),
      ...(at === side && alone.name && alone.whose ? { text: capital(alone.whose) } : {}),
      ...textOf(cell, brief),
      points: menuOf(cell, brief),
      fields: partsOf(cell, 'search').length > 0 ? readFields(['search'], brief.language, none) : [],
      ...(partsOf(cell, 'phone').length > 0
        ? { price: brief.contact.phone ?? { placeholder: slotWords[brief.language].phone } }
        : {}),
      ...(partsOf(cell, 'cart').length > 0 ? { unit: words.cart ?? '' } : {}),
      ...(buttons[0] ? { link: linkTo(buttons[0]) } : {}),
    }
  })
  const [, second] = buttonsOf(alone, [words.contact ?? '', words.more ?? ''])
  const door =
    partsOf(alone, 'login').length > 0 ? says.signIn : partsOf(alone, 'join').length > 0 ? says.signUp : second
  return {
    headline: ownerOf(alone) ?? capital(alone.called),
    items,
    fields: [],
    ...(alert ? { note: labelOrSlot(alert, says.addText) } : {}),
    ...(door ? { secondary: linkTo(door) } : {}),
    ...(partsOf(alone, 'language').length > 0 ? { kicker: words.language ?? '' } : {}),
  }
}

/** A bar whose entries open menus: what is in them waits, where the entries were named. */
function writeMenus(alone: AloneReading, { language }: Brief): SectionContent {
  const usual = pieces[language].menus?.items ?? []
  const named = partsOf(alone, 'menu', 'entry', 'dropdown').flatMap(({ labels }) => labels.map(capital))
  const slot = { placeholder: aloneWording[language].addMenu }
  const waiting = Array.from({ length: WAITING }, () => slot)
  const buttons = buttonsOf(alone, [ui[language].contact ?? ''])
  const door = partsOf(alone, 'login').length > 0 ? aloneWording[language].signIn : buttons[1]
  return {
    headline: ownerOf(alone) ?? capital(alone.called),
    items: named.length > 0 ? named.map((title): Item => ({ title, points: waiting })) : usual.map(readItem),
    fields: partsOf(alone, 'search').length > 0 ? readFields(['search'], language, none) : [],
    ...(buttons[0] ? { primary: linkTo(buttons[0]) } : {}),
    ...(door ? { secondary: linkTo(door) } : {}),
  }
}

const none = { offers: [], plans: [] }

function menuOf(cell: AloneReading, { language }: Brief): Text[] {
  const named = partsOf(cell, 'menu', 'entry').flatMap(({ labels }) => labels.map(capital))
  const isAsked = partsOf(cell, 'menu').length > 0
  const slot = { placeholder: aloneWording[language].addMenu }
  return named.length === 0 && isAsked ? Array.from({ length: WAITING }, () => slot) : named
}

/** A line below the name, and how one is reached. */
function textOf(cell: AloneReading, { language, contact }: Brief): Pick<Item, 'text' | 'meta'> {
  const slots = slotWords[language]
  const [line] = partsOf(cell, 'sentence')
  const [reach] = partsOf(cell, 'address', 'hours', 'email', 'social')
  const known = reach && {
    address: contact.address,
    hours: contact.hours?.join(', '),
    email: contact.email,
    social: undefined,
  }
  const what = reach?.what as 'address' | 'hours' | 'email' | 'social' | undefined
  const waits = what === 'social' ? aloneWording[language].addSocial : what ? slots[what] : ''
  return {
    ...(line ? { text: labelOrSlot(line, slots['item-text']) } : {}),
    ...(what ? { meta: reach?.labels[0] ?? known?.[what] ?? { placeholder: waits } } : {}),
  }
}
