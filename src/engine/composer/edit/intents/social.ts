import { escapeAttribute } from '#design/start-tag.ts'
import { escapeText } from '#design/text.ts'
import { addLine } from '../fill-in.ts'
import { findSections } from '../find-sections.ts'
import { placeholderFor } from '../lexicon/placeholders.ts'
import { attributeOf } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { fit } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'

const networks: readonly [name: string, host: string, pattern: RegExp][] = [
  ['Instagram', 'instagram.com', /\binsta(?:gram)?\b/i],
  ['Facebook', 'facebook.com', /\bfacebook\b|\bfb\b/i],
  ['LinkedIn', 'linkedin.com', /\blinked ?in\b/i],
  ['TikTok', 'tiktok.com', /\btik ?tok\b/i],
  ['X', 'x.com', /\btwitter\b|\bx\.com\b/i],
  ['Mastodon', 'mastodon.social', /\bmastodon\b/i],
  ['Pinterest', 'pinterest.com', /\bpinterest\b/i],
  ['GitHub', 'github.com', /\bgithub\b/i],
  ['WhatsApp', 'wa.me', /\bwhatsapp\b/i],
]
type Network = { name: string; url: string | null; label: string }

const phone = /(?:\+\s?)?\(?\d[\d\s()./-]{5,18}\d/

/** WhatsApp takes a number with its country; another one can only be called. */
function callTo(number: string): string {
  const digits = number.replace(/[^\d+]/g, '')
  return /^(?:\+|00)/.test(digits) ? `https://wa.me/${digits.replace(/^(?:\+|00)/, '')}` : `tel:${digits}`
}

/** 'Add social links to the footer', 'put our Instagram (https://…) at the bottom'. */
export const readSocial: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    /^(?:add|put|stick|insert|include|show|place|we need|i want|(?:we |i )?(?:also |now )*have(?: got)?|link)\b(?<what>.+)$/i,
    /^(?:we(?:'|’)?re|we are|i(?:'|’)?m|find us|follow us|you find us) on (?<what>.+)$/i,
    /^(?<what>(?:our|my|the) (?:insta|instagram|facebook|linkedin|linked in|tik ?tok|twitter|mastodon|pinterest|github)\b.*(?:is|:) .+)$/i,
  )
  if (!groups) return null
  const said = clause.text(groups('what'))
  const named = networks.filter(([, , pattern]) => pattern.test(said))
  const social = /\bsocial(?: media)?(?: links?| icons?| buttons?| profiles?| accounts?)?\b|\bsocials\b/i.test(said)
  if (named.length === 0 && !social) return null
  if (/^link\b/i.test(clause.words) && named.length === 0) return null
  if (/\bbutton\b|\bfeed\b|\bwall\b/i.test(said) && !social) return null
  const chosen = named.length > 0 ? named : networks.slice(0, 2)
  const list = chosen.map(([name, host]): Network => {
    const number = name === 'WhatsApp' ? phone.exec(said)?.[0].trim() : undefined
    return number
      ? { name, url: callTo(number), label: `WhatsApp: ${number}` }
      : { name, url: addressOf(said, host, chosen.length === 1), label: name }
  })
  const header = /\b(?:header|nav(?:igation)?|top)\b/i.test(said)
  return (scene) => addSocial(scene, list, header)
}

function addressOf(said: string, host: string, only: boolean): string | null {
  const url = [...said.matchAll(/(?:https?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)+\/[^\s)"',]*/gi)].map(([whole]) =>
    whole.replace(/[).,]+$/, ''),
  )
  const own = url.find((one) => one.includes(host))
  if (own) return /^https?:/i.test(own) ? own : `https://${own}`
  const handle = only ? /(?:^|\s)@(?<name>[\w.]+)/.exec(said)?.groups?.name : undefined
  return handle ? `https://${host}/${handle.replace(/\.$/, '')}` : null
}

function addSocial(scene: Scene, list: Network[], header: boolean): EditOutcome {
  const { page, language } = scene
  const known = list.flatMap(({ name, url }) => {
    const link = page.parts.find(
      (part) => part.tag === 'a' && (attributeOf(page, part, 'href') ?? '').includes(name.toLowerCase()),
    )
    return link && url ? [{ do: 'attr' as const, k: link.key, name: 'href', value: url }] : []
  })
  if (known.length === list.length)
    return done(known, 'linked', list.map(({ name }) => name).join(', '), list.map(({ url }) => url).join(', '))
  const inner = list
    .map(({ name, url, label }) =>
      url
        ? `<a href="${escapeAttribute(url, '"')}" class="underline underline-offset-4" rel="noopener">${escapeText(label)}</a>`
        : `<span data-placeholder class="border-b border-dashed border-current">${name}: ${placeholderFor('address', language)}</span>`,
    )
    .join(' · ')
  const place = header && findSections(page, 'header').length > 0 ? 'header' : 'footer'
  const line = addLine(page, inner, [place, 'contact'])
  return line
    ? done(
        [line],
        'added',
        list.length === 1 && list[0]?.url
          ? `"${list[0].label}"`
          : `links to ${list.map(({ name }) => name).join(' and ')}`,
      )
    : problem('noPlace', 'social links')
}
