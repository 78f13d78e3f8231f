import { isOnButton } from '../../quoted-words.ts'
import type { AskedSection, Brief, Link, SectionKind } from '../../types.ts'
import { matterVoice } from '../phrases/matter-words.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { headsOf } from '../plain/own-words.ts'
import { isPlainSpoken } from '../plain/is-plain-spoken.ts'
import { domainWords } from '../read/domain.ts'
import { capital } from '../read/source.ts'
import { pick, seedFor, type Voice } from './voice.ts'
import { variantOf } from './variant.ts'

/** Where a page's own action leads first: what can be done there, then what can be looked at. */
const doing: readonly SectionKind[] = ['booking', 'subscription', 'cta', 'contact', 'download', 'newsletter', 'auth']

/** Worth a second link, never the first. */
const reading: readonly SectionKind[] = ['faq', 'about', 'steps', 'testimonials']

const formKinds: ReadonlySet<SectionKind> = new Set(['booking', 'contact', 'subscription'])

type Call = { label: string; target: SectionKind }

function callsOf(voice: Voice, leaving: SectionKind): Call[] {
  const present = voice.limits.present ?? [
    ...voice.brief.sections.map(({ kind }) => kind),
    ...domainWords(voice.brief.domain).sections,
  ]
  const isGeneral = isPlainSpoken(voice.brief) || voice.brief.kind === 'component'
  const own = isGeneral ? [] : (variantOf(voice.brief)?.cta ?? voice.wording?.cta ?? [])
  return [...own, ...(matterVoice(voice.brief)?.calls ?? voiceWords[voice.brief.language].calls)].flatMap((line) => {
    const [label = '', targets = ''] = line.split(' > ')
    const wanted = targets.split('|') as SectionKind[]
    // Asking for a time can be done by writing as well.
    const target = [
      ...wanted,
      ...(wanted.includes('booking') && own.includes(line) ? (['contact'] as const) : []),
    ].find((kind) => kind !== leaving && present.includes(kind))
    const about = isGeneral && target === 'about' ? headsOf(voice.brief).about : undefined
    return target ? [{ label: about ?? label, target }] : []
  })
}

/** What stands on the buttons that were asked for: 'a donate button', 'button to reserve a place'. */
const askedLabels = ({ stated = [] }: Brief): string[] =>
  stated.flatMap(({ id, of }) => (id === 'button' && of ? [of] : []))

/** A button named in the request: 'order button', "change the button to 'Order beans'". */
function namedButton(voice: Voice): string | undefined {
  const { brief, ownWords } = voice
  const [label] = askedLabels(brief)
  if (label) return label
  const quoted = brief.quoted.find((text) => isOnButton(text, brief.request))
  if (quoted) return quoted
  const asked = ownWords
    ? brief.sections.find(({ kind, words }) => kind === 'cta' && / (?:button|knapp)$/i.test(words))
    : undefined
  const word = asked?.words.replace(/ (?:button|knapp)$/i, '')
  return word && !/^(?:cta|call)/i.test(word)
    ? capital(word.split(' ').length === 1 && voice.brief.language === 'en' ? `${word} now` : word)
    : undefined
}

/** A part without a page leads nowhere yet: its button says what pages like it say. */
function alone(voice: Voice): { primary?: Link } {
  const { brief } = voice
  if (brief.kind !== 'component') return {}
  const usual = voiceWords[brief.language].calls.find((line) => line.includes('contact'))?.split(' > ')[0]
  const label = namedButton(voice) ?? usual
  return label ? { primary: { label, href: '#main' } } : {}
}

/** The page's main action and a quieter second one, both leading to sections that are there. */
export function callsFor(voice: Voice, leaving: SectionKind): { primary?: Link; secondary?: Link } {
  const calls = callsOf(voice, leaving)
  const asked = new Set(voice.brief.sections.map(({ kind }) => kind))
  const main =
    calls.find(({ target }) => doing.includes(target) || (asked.has(target) && !reading.includes(target))) ?? calls[0]
  const { phone, email } = voice.brief.contact
  const ring = phone
    ? { label: `${voiceWords[voice.brief.language].ring} ${phone}`, href: `tel:${phone.replace(/[^\d+]/g, '')}` }
    : undefined
  if (!main) return ring ? { primary: ring } : alone(voice)
  const others = calls.filter(({ target, label }) => target !== main.target && label !== main.label)
  const second = pick(others.slice(0, 2), seedFor(voice, 'calls'))
  // what a form is sent with leads to it as well
  const sends = voice.brief.fields?.length && formKinds.has(main.target) ? voice.brief.submit : undefined
  const named = namedButton(voice) ?? sends
  // whoever gives a number and nothing else wants to be called
  if (ring && !named && !email && isPlainSpoken(voice.brief) && main.target === 'contact') return { primary: ring }
  const also = askedLabels(voice.brief)[1]
  const other = also
    ? { label: also, href: `#${main.target}` }
    : second && { label: second.label, href: `#${second.target}` }
  return { primary: { label: named ?? main.label, href: `#${main.target}` }, ...(other ? { secondary: other } : {}) }
}

/** Where a plan or ticket is chosen. */
export function targetFor(voice: Voice, kinds: readonly SectionKind[]): string | undefined {
  const present = voice.limits.present ?? voice.brief.sections.map(({ kind }: AskedSection) => kind)
  const found = kinds.find((kind) => present.includes(kind))
  return found ? `#${found}` : undefined
}
