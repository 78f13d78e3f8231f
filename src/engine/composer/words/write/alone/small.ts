import type { AloneReading } from '../../../../understanding/alone/types.ts'
import { sectionLabels } from '../../../section-labels.ts'
import type { Brief, Item, SectionContent } from '../../../types.ts'
import { aloneWording } from '../../phrases/alone.ts'
import { pieces } from '../../phrases/pieces.ts'
import { slotWords } from '../../phrases/slots.ts'
import { ui } from '../../phrases/ui.ts'
import { ownerOf } from '../../read/alone.ts'
import { capital } from '../../read/source.ts'
import { readFields } from '../fields.ts'
import { buttonsOf, hasPart, linkTo, partsOf, labelOrSlot, spokenOf } from './asked-parts.ts'

const linksOf = (alone: AloneReading, brief: Brief) => {
  const [first, second] = buttonsOf(alone, [ui[brief.language].contact ?? '', ui[brief.language].more ?? ''])
  return { ...(first ? { primary: linkTo(first) } : {}), ...(second ? { secondary: linkTo(second) } : {}) }
}

/** Whose it is, where the headline says something else, and what they are. */
function kickerOf(alone: AloneReading, isOwnHeadline: boolean): { kicker?: string } {
  const owner = ownerOf(alone)
  const kind = alone.name !== null && alone.whose !== '' ? capital(alone.whose) : null
  const said = [isOwnHeadline ? owner : null, kind].filter((text) => text !== null)
  return said.length > 0 ? { kicker: said.join(' · ') } : {}
}

/** A headline, and of a sentence, buttons and a picture what was said. */
export function writeHero(alone: AloneReading, brief: Brief): SectionContent {
  const { language } = brief
  const says = aloneWording[language]
  const spoken = [...partsOf(alone, 'headline').flatMap(({ labels }) => labels), ...spokenOf(alone)]
  const owner = ownerOf(alone)
  const [sentence] = partsOf(alone, 'sentence')
  const headline = spoken[0] ?? owner ?? { placeholder: says.addText }
  const lead = spoken[1] ?? (sentence ? labelOrSlot(sentence, ui[language]['add-lead'] ?? '') : undefined)
  const picture = partsOf(alone, 'image')[0]
  const slot = { placeholder: says.addImage }
  return {
    headline,
    ...kickerOf(alone, spoken[0] !== undefined),
    ...(lead ? { lead } : {}),
    ...linksOf(alone, brief),
    items: picture ? [{ title: '', ...(picture.place === 'left' ? { tag: slot } : { text: slot }) }] : [],
    fields: [],
  }
}

/** One line across the top, with a button or a sign that closes it where that was said. */
export function writeBanner(alone: AloneReading, brief: Brief): SectionContent {
  const said = [...spokenOf(alone), ...partsOf(alone, 'sentence', 'headline').flatMap(({ labels }) => labels)]
  return {
    headline: said[0] ? capital(said[0]) : { placeholder: aloneWording[brief.language].addText },
    ...linksOf(alone, brief),
    ...(hasPart(alone, 'close') ? { kicker: ui[brief.language].close ?? '' } : {}),
    items: [],
    fields: [],
  }
}

/** What somebody said, with as much about them as was asked for. */
export function writeTestimonial(alone: AloneReading, brief: Brief): SectionContent {
  const { language } = brief
  const slots = slotWords[language]
  const [image] = partsOf(alone, 'image')
  const owner = ownerOf(alone)
  const isBare = !hasPart(alone, 'name') && !hasPart(alone, 'role')
  const picture = { placeholder: aloneWording[language].addImage }
  const item: Item = {
    title: hasPart(alone, 'name') || (isBare && !owner) ? { placeholder: slots.name } : '',
    text: spokenOf(alone)[0] ?? partsOf(alone, 'quote')[0]?.labels[0] ?? { placeholder: slots.quote },
    ...(owner ? { meta: owner } : hasPart(alone, 'role') ? { meta: { placeholder: slots.role } } : {}),
    ...(image ? (image.place === 'right' ? { unit: picture } : { tag: picture }) : {}),
    ...(hasPart(alone, 'stars') ? { price: '★★★★★' } : {}),
  }
  return { headline: sectionLabels[language].testimonials, items: [item], fields: [] }
}

/** One line to write on and one button. */
export function writeNewsletter(alone: AloneReading, brief: Brief): SectionContent {
  const { language } = brief
  const spoken = [...partsOf(alone, 'headline').flatMap(({ labels }) => labels), ...spokenOf(alone)]
  const [sentence] = partsOf(alone, 'sentence')
  const [button] = buttonsOf(alone, [])
  const labels = partsOf(alone, 'checkbox').flatMap((part) => part.labels.map((label) => `checkbox=${label}`))
  const names = hasPart(alone, 'name') ? ['name*'] : []
  return {
    headline: spoken[0]
      ? capital(spoken[0])
      : alone.refused.includes('headline')
        ? ''
        : (ownerOf(alone) ?? sectionLabels[language].newsletter),
    ...(sentence || spoken[1] ? { lead: spoken[1] ?? labelOrSlot(sentence, ui[language]['add-lead'] ?? '') } : {}),
    submit: button || (pieces[language].newsletter?.submit ?? ui[language].send ?? ''),
    items: [],
    fields: readFields([...names, 'email*', ...labels], language, { offers: [], plans: [] }),
  }
}
