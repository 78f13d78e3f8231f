import type { AppControl } from '../../../understanding/app-controls.ts'
import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, Field, Item, SectionContent } from '../../types.ts'
import { appWords } from '../../../understanding/app-words.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { colon } from './colon.ts'
import { capital } from '../read/source.ts'
import { appUi } from '../phrases/app-ui.ts'
import { ui } from '../phrases/ui.ts'

/** Of so few choices each is seen at once. */
const FEW = 3

/** The parts that were listed, with what they set; nothing of our own stands beside them. */
export function ownSettings(content: SectionContent, app: AppReading, { language, brand }: Brief): SectionContent {
  const { groups = [] } = app
  return {
    ...content,
    headline: headOfSettings(app, { language, brand }),
    fields: [],
    links: undefined,
    items: groups.map(
      ({ name, controls }, part): Item => ({
        title: capital(name),
        fields: controls.flatMap((control, at) => fieldsOf(control, `s${part + 1}-${at + 1}`, name, language)),
      }),
    ),
  }
}

/** 'Ombra: Settings'; a page of settings is called what is on it. */
export function headOfSettings(
  { subject }: AppReading,
  { language, brand }: Pick<Brief, 'language' | 'brand'>,
): string {
  const pages = lexicon(language).grammar.pages.filter((word) => word.length > 3)
  const isPage = [...pages, ...appWords(language).appParts].some((word) => subject.toLowerCase().endsWith(word))
  const usual = isPage ? (ui[language].settings ?? subject) : capital(subject)
  const whole = brand ? `${brand}${colon[language]}${usual}` : usual
  return whole.length <= LONGEST_HEAD ? whole : (brand ?? usual)
}

const LONGEST_HEAD = 44

/** 'for a meditation-bell app called Ombra': its name stands above that; of 'for the app Ombra' nothing is left. */
export function contextOfSettings(context: string, { brand, language }: Brief): string {
  const at = brand === null ? -1 : context.indexOf(brand)
  if (at < 0) return context
  const known = lexicon(language)
  const words = context
    .slice(0, at)
    .replace(/["“„«]\s*$/u, '')
    .trim()
    .split(/\s+/)
  const isNamed = (word: string) => known.has('named', word.toLowerCase().replace(/,$/, ''))
  while (words.length > 0 && isNamed(words.at(-1) ?? '')) words.pop()
  const small = ['about', 'articles', 'own', 'small', 'of'] as const
  const frames = appWords(language).frames.find(words.map((word) => word.toLowerCase()))
  const says = words.filter(
    (word, index) =>
      !small.some((kind) => known.has(kind, word.toLowerCase())) &&
      !frames.some(({ first, last }) => index >= first && index <= last),
  )
  return says.length > 0 ? words.join(' ').replace(/,$/, '') : ''
}

/** What the one control is called that its part is about. */
const nameIn = ({ kind }: AppControl, language: Brief['language']) =>
  kind === 'theme' ? ui[language].theme : undefined

function fieldsOf(control: AppControl, name: string, group: string, language: Brief['language']): Field[] {
  const { label, options = [], bounds, value, unit, note, isOn, isLocked } = control
  const isGroup = label === group && group !== ''
  const field = {
    name,
    label: isGroup ? (nameIn(control, language) ?? capital(label)) : capital(label),
    ...(note ? { note } : {}),
    ...(unit ? { unit } : {}),
    ...(isOn ? { isOn } : {}),
    ...(isLocked ? { isLocked } : {}),
  }
  const words = appUi[language]
  switch (control.kind) {
    case 'theme':
      return [{ ...field, type: 'theme', ...modesOf(control, language) }]
    case 'choice':
      return [{ ...field, type: options.length > FEW ? 'select' : 'radio', options: options.map(capital) }]
    case 'span':
      return (['from', 'to'] as const).map((side, at) => ({
        ...field,
        name: `${name}-${side}`,
        label: label === group ? (words[side] ?? side) : `${capital(label)}: ${(words[side] ?? side).toLowerCase()}`,
        type: 'time',
        value: bounds?.[at],
      }))
    case 'range':
      return [{ ...field, type: 'range', least: bounds?.[0] ?? '0', most: bounds?.[1] ?? '100' }]
    case 'number':
      return [{ ...field, type: 'number', least: bounds?.[0], most: bounds?.[1], value: value ?? bounds?.[0] }]
    case 'button':
      if (control.confirm) return [{ ...field, type: 'confirm', value: control.confirm }]
      return [{ ...field, type: control.isRisky ? 'risk' : 'button' }]
    default:
      return [{ ...field, type: control.kind, ...(value ? { value } : {}) }]
  }
}

/** 'light, dark, system' in the words of the request; 'dark mode' alone is a choice of two. */
function modesOf({ options, themes }: AppControl, language: Brief['language']): Pick<Field, 'options' | 'values'> {
  if (options && themes) return { options: options.map(capital), values: themes.map((theme) => theme ?? '') }
  return { options: [ui[language].light ?? 'Light', ui[language].dark ?? 'Dark'], values: ['light', 'dark'] }
}
