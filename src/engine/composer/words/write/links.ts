import type { AskedSection, Link, SectionKind } from '../../types.ts'
import { isPlainSpoken } from '../plain/is-plain-spoken.ts'
import { domainWords } from '../read/domain.ts'
import { capital } from '../read/source.ts'
import type { Language } from '../types.ts'
import { pick, seedFor, type Voice } from './voice.ts'
import { variantOf } from './variant.ts'

/** 'Label > kind|kind', for languages and domains without calls of their own. */
const general: Record<Language, readonly string[]> = {
  en: [
    'Order ahead > booking',
    'Start a subscription > subscription',
    'Sign up > cta',
    'Write to us > contact',
    'See prices > pricing',
    'See the menu > menu',
    'See the work > gallery',
    'See what we do > services|features|products',
    'Listen > episodes',
    'Read the latest > posts',
    'Download > download',
    'Find us > location|hours',
    'How it works > steps',
    'About > about',
    'Questions > faq',
    'Stay in the picture > newsletter',
  ],
  de: [
    'Anfragen > booking',
    'Abo starten > subscription',
    'Anmelden > cta',
    'Schreiben Sie uns > contact',
    'Preise ansehen > pricing',
    'Zur Karte > menu',
    'Arbeiten ansehen > gallery',
    'Was wir tun > services|features|products',
    'Anhören > episodes',
    'Jetzt lesen > posts',
    'Herunterladen > download',
    'So finden Sie uns > location|hours',
    'So läuft es ab > steps',
    'Über uns > about',
    'Fragen > faq',
    'Auf dem Laufenden > newsletter',
  ],
  fr: [
    'Réserver > booking',
    'S’abonner > subscription',
    'S’inscrire > cta|newsletter',
    'Nous écrire > contact',
    'Voir les tarifs > pricing',
    'Voir la carte > menu',
    'Voir les projets > gallery',
    'Ce que nous faisons > services|features|products',
    'Écouter > episodes',
    'Lire > posts',
    'Télécharger > download',
    'Nous trouver > location|hours',
    'Comment ça marche > steps',
    'À propos > about',
  ],
  es: [
    'Reservar > booking',
    'Suscribirse > subscription',
    'Apuntarme > cta|newsletter',
    'Escríbanos > contact',
    'Ver precios > pricing',
    'Ver la carta > menu',
    'Ver trabajos > gallery',
    'Lo que hacemos > services|features|products',
    'Escuchar > episodes',
    'Leer > posts',
    'Descargar > download',
    'Cómo llegar > location|hours',
    'Cómo funciona > steps',
    'Sobre nosotros > about',
  ],
  no: [
    'Bestill > booking',
    'Start abonnement > subscription',
    'Meld deg på > cta|newsletter',
    'Skriv til oss > contact',
    'Se priser > pricing',
    'Se menyen > menu',
    'Se arbeider > gallery',
    'Det vi gjør > services|features|products',
    'Lytt > episodes',
    'Les > posts',
    'Last ned > download',
    'Finn oss > location|hours',
    'Slik foregår det > steps',
    'Om oss > about',
  ],
}
const call: Record<Language, string> = { en: 'Call', de: 'Anrufen', fr: 'Appeler', es: 'Llamar', no: 'Ring' }

/** Where a page's own action leads first: what can be done there, then what can be looked at. */
const doing: readonly SectionKind[] = ['booking', 'subscription', 'cta', 'contact', 'download', 'newsletter', 'auth']

/** Worth a second link, never the first. */
const reading: readonly SectionKind[] = ['faq', 'about', 'steps', 'testimonials']

type Call = { label: string; target: SectionKind }

function callsOf(voice: Voice, leaving: SectionKind): Call[] {
  const present = voice.limits.present ?? [
    ...voice.brief.sections.map(({ kind }) => kind),
    ...domainWords(voice.brief.domain).sections,
  ]
  const own = variantOf(voice.brief)?.cta ?? voice.wording?.cta ?? []
  return [...own, ...general[voice.brief.language]].flatMap((line) => {
    const [label = '', targets = ''] = line.split(' > ')
    const wanted = targets.split('|') as SectionKind[]
    // Asking for a time can be done by writing as well.
    const target = [
      ...wanted,
      ...(wanted.includes('booking') && own.includes(line) ? (['contact'] as const) : []),
    ].find((kind) => kind !== leaving && present.includes(kind))
    return target ? [{ label, target }] : []
  })
}

/** A button named in the request: 'order button', "change the button to 'Order beans'". */
function namedButton(voice: Voice): string | undefined {
  const { brief, ownWords } = voice
  const quoted = brief.quoted.find(
    (text) =>
      text.length <= 28 &&
      new RegExp(
        `(?:button|cta|schaltfläche|knopf|bouton|botón|knapp)[^.]{0,40}["“'‘„«]${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
        'i',
      ).test(brief.request),
  )
  if (quoted) return quoted
  const asked = ownWords
    ? brief.sections.find(({ kind, words }) => kind === 'cta' && / (?:button|knapp)$/i.test(words))
    : undefined
  const word = asked?.words.replace(/ (?:button|knapp)$/i, '')
  return word && !/^(?:cta|call)/i.test(word)
    ? capital(word.split(' ').length === 1 && voice.brief.language === 'en' ? `${word} now` : word)
    : undefined
}

/** The page's main action and a quieter second one, both leading to sections that are there. */
export function callsFor(voice: Voice, leaving: SectionKind): { primary?: Link; secondary?: Link } {
  const calls = callsOf(voice, leaving)
  const asked = new Set(voice.brief.sections.map(({ kind }) => kind))
  const main =
    calls.find(({ target }) => doing.includes(target) || (asked.has(target) && !reading.includes(target))) ?? calls[0]
  const { phone, email } = voice.brief.contact
  const ring = phone
    ? { label: `${call[voice.brief.language]} ${phone}`, href: `tel:${phone.replace(/[^\d+]/g, '')}` }
    : undefined
  if (!main) return ring ? { primary: ring } : {}
  const others = calls.filter(({ target, label }) => target !== main.target && label !== main.label)
  const second = pick(others.slice(0, 2), seedFor(voice, 'calls'))
  const named = namedButton(voice)
  // whoever gives a number and nothing else wants to be called
  if (ring && !named && !email && isPlainSpoken(voice.brief) && main.target === 'contact') return { primary: ring }
  return {
    primary: { label: named ?? main.label, href: `#${main.target}` },
    ...(second ? { secondary: { label: second.label, href: `#${second.target}` } } : {}),
  }
}

/** Where a plan or ticket is chosen. */
export function targetFor(voice: Voice, kinds: readonly SectionKind[]): string | undefined {
  const present = voice.limits.present ?? voice.brief.sections.map(({ kind }: AskedSection) => kind)
  const found = kinds.find((kind) => present.includes(kind))
  return found ? `#${found}` : undefined
}
