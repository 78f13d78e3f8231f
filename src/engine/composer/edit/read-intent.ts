import { withQuotes } from './clauses.ts'
import type { Intent, Position } from './intents.ts'
import { readLooks } from './look-words.ts'
import { readName } from './read-name.ts'

/** What a rule is given: the groups of its pattern, and the text with quotes put back. */
type Rule = {
  pattern: RegExp
  read: (group: (name: string) => string, text: (name: string) => string) => Intent | null
}

const whole =
  /^(?:it|this|that|everything|all|the (?:whole )?(?:page|site|website|design|thing|theme|colou?rs?|colou?r scheme|palette|style|look)|my (?:page|site|website)|page|site|accent(?: colou?r)?|the accent(?: colou?r)?|the (?:main|primary|brand) colou?r|colou?rs?|corners?|the corners?|all (?:the )?corners?|the (?:page )?background(?: colou?r)?|background(?: colou?r)?|the fonts?|fonts?|font|typography|the typography|headings|the headings|mode)$/i
const asTarget = (words: string) => (whole.test(words.trim()) || words.trim() === '' ? null : words.trim())

const remove = '(?:remove|delete|drop|hide|cut|get rid of|take out|take away|lose|kill)'
const add = '(?:add|insert|include|put in|append|create|place|show|give (?:me|it|the page))'
const named = '(?:to|into|as|with|say|says|saying|read|reads|:|=|->|→)'

/** Read from top to bottom; the first rule that understands the clause decides. */
const rules: readonly Rule[] = [
  {
    pattern: /^(?:replace|swap|change|rename|update) (?<from>⟦\d+⟧) (?:with|by|to|for|into|as) (?<to>⟦\d+⟧)$/i,
    read: (_group, text) => ({ do: 'swap', from: text('from'), to: text('to') }),
  },
  {
    pattern:
      /^(?:link|point) (?<target>.+?) to (?<href>⟦\d+⟧|#[\w-]+|https?:\S+|mailto:\S+|tel:\S+|\/\S*|\S+\.\w{2,}\S*)$/i,
    read: (group, text) => ({ do: 'link', target: group('target'), href: text('href') }),
  },
  {
    pattern:
      /^(?:make|change|set) (?<target>.+?)(?:'s)? (?:link|href|url) (?:to|go to|point to|lead to) (?<href>\S+)$/i,
    read: (group, text) => ({ do: 'link', target: group('target'), href: text('href') }),
  },
  {
    pattern: new RegExp(
      `^(?:change|set|rename|update|edit|make|rewrite|replace|call) (?<target>.+?)(?:'s)?(?: text| label| words| copy| name)?\\s*${named}\\s*(?<text>⟦\\d+⟧)$`,
      'i',
    ),
    read: (group, text) => ({ do: 'text', target: bareTarget(group('target')), text: text('text') }),
  },
  {
    pattern: new RegExp(`^(?:rename|retitle) (?<target>.+?) (?:to|into|as) (?<text>.+)$`, 'i'),
    read: (group, text) => ({ do: 'text', target: bareTarget(group('target')), text: text('text') }),
  },
  {
    pattern:
      /^(?:change|set|update|edit|rewrite) (?<target>.+?(?: text| label| title| headline| heading| subtitle| tagline| words| copy| name| number| address| email| e-mail| phone| button| link))(?:'s)? (?:to|into|as) (?<text>.+)$/i,
    read: (group, text) => {
      if (
        !/text|label|words|copy|title|headline|heading|tagline|name|number|address|mail|phone/i.test(group('target')) &&
        readLooks(group('text')).length > 0
      )
        return null
      return { do: 'text', target: bareTarget(group('target')), text: text('text') }
    },
  },
  {
    pattern: new RegExp(`^${remove} (?<target>.+)$`, 'i'),
    read: (group) => ({ do: 'remove', target: bareTarget(group('target')) }),
  },
  {
    pattern: /^(?:duplicate|copy|repeat|clone) (?<target>.+)$/i,
    read: (group) => ({ do: 'duplicate', target: bareTarget(group('target')) }),
  },
  {
    pattern:
      /^(?:move|put|place|bring|shift) (?<target>.+?) (?<side>above|before|over|below|under|beneath|after|behind|underneath|to the (?:very )?(?:top|start|beginning|end|bottom)|(?:at|on) the (?:top|start|beginning|end|bottom)|up|down|first|last)(?: (?:the |of the )?(?<of>.+))?$/i,
    read: (group) => moveIntent(group('target'), group('side'), group('of')),
  },
  {
    pattern:
      /^(?:make|turn|set|enlarge|increase|shrink|decrease|reduce) (?:the size of )?(?<target>.+?) (?:much |a bit |a little |even )?(?<by>bigger|larger|huge|smaller|tinier|less big)$/i,
    read: (group) => ({
      do: 'size',
      target: bareTarget(group('target')),
      by: /small|tini|less/i.test(group('by')) ? 'smaller' : 'bigger',
    }),
  },
  {
    pattern: /^(?<verb>enlarge|shrink|increase|decrease|reduce) (?:the )?(?:size of )?(?<target>.+?)(?: size)?$/i,
    read: (group) => ({
      do: 'size',
      target: bareTarget(group('target')),
      by: /enlarge|increase/i.test(group('verb')) ? 'bigger' : 'smaller',
    }),
  },
  {
    pattern:
      /^(?:(?:align|make|put|set) (?<target>.+?) (?:to the )?(?<to>left|right|cent(?:er|re)(?:ed|d)?)(?:[- ]aligned)?|(?<verb>cent(?:er|re)) (?<middle>.+))$/i,
    read: (group) => ({
      do: 'align',
      target: bareTarget(group('target') || group('middle')),
      to: alignment(group('to') || 'center'),
    }),
  },
  { pattern: new RegExp(`^${add} (?<what>.+)$`, 'i'), read: (group, text) => addIntent(group('what'), text('what')) },
  {
    pattern: /^(?:make|turn|set|paint|colou?r|recolou?r|change) (?<rest>.+)$/i,
    read: (group) => {
      const parts = splitLook(group('rest'))
      return parts ? lookIntent(parts.target, parts.look) : null
    },
  },
  {
    pattern:
      /^(?:use|switch to|go|give it|apply|try|set|with|i want|i prefer|change to) (?:a |an |the |some )?(?<look>.+)$/i,
    read: (group) =>
      lookIntent(
        '',
        group('look').replace(/ for (?:the )?(?<rest>.+)$/i, ''),
        /(?: for (?:the )?(?<rest>.+))$/i.exec(group('look'))?.groups?.rest,
      ),
  },
  {
    pattern: /^(?:(?:i|we) (?:want|need|miss|could use)|there should be) (?<what>.+)$/i,
    read: (group, text) => addIntent(group('what'), text('what')),
  },
  {
    pattern: /^(?<verb>darken|lighten|brighten|round) (?<target>.+)$/i,
    read: (group) => lookIntent(group('target'), group('verb') === 'round' ? 'rounder' : group('verb')),
  },
  { pattern: /^(?<look>.{3,40})$/i, read: (group) => lookIntent('', group('look')) },
]

/** Reads one clause; null when it is not understood. `quotes` are the texts that stand for `⟦n⟧`. */
export function readIntent(clause: string, quotes: readonly string[]): Intent | null {
  const name = readName(clause)
  if (name !== null) return { do: 'name', name: withQuotes(name, quotes) }
  for (const { pattern, read } of rules) {
    const groups = pattern.exec(clause)?.groups
    if (!groups) continue
    const intent = read(
      (name) => groups[name] ?? '',
      (name) => withQuotes(groups[name] ?? '', quotes),
    )
    if (intent) return restore(intent, quotes)
  }
  return null
}

/** Quoted words inside a target are part of its description. */
function restore(intent: Intent, quotes: readonly string[]): Intent {
  return 'target' in intent && typeof intent.target === 'string'
    ? {
        ...intent,
        target: intent.target.replace(/⟦(\d+)⟧/g, (_whole, index: string) => `"${quotes[Number(index)] ?? ''}"`),
      }
    : intent
}

function bareTarget(words: string): string {
  return words
    .replace(/^(?:all (?:of )?)?(?:the|my|our|this|that) /i, '')
    .replace(/(?:'s)? (?:text|label|words|copy)$/i, '')
    .trim()
}

const modifiers =
  /^(?:a|bit|little|much|slightly|more|less|very|really|even|dark|light|bright|deep|pale|pastel|soft|warm|bold)$/i

/** 'the hero a bit darker' → what is meant, and how it should look: the longest ending that speaks of looks alone. */
function splitLook(rest: string): { target: string; look: string } | null {
  const words = rest.split(/\s+/)
  for (let at = 1; at < words.length; at += 1) {
    const first = words[at] ?? ''
    if (/^(?:to|be|into|in|as|with|use|using)$/i.test(first)) continue
    const look = words.slice(at).join(' ')
    if (readLooks(look).length > 0 && (modifiers.test(first) || readLooks(first).length > 0))
      return {
        target: words
          .slice(0, at)
          .join(' ')
          .replace(/ (?:to be|to|into|in|as|with)$/i, ''),
        look,
      }
  }
  return null
}

function lookIntent(target: string, look: string, place?: string): Intent | null {
  const changes = readLooks(/background|backdrop/i.test(target) ? `${look} background` : look)
  if (changes.length === 0) return null
  const named =
    asTarget(
      target
        .replace(/^(?:the )/i, '')
        .replace(/ (?:background|colou?r|section)(?: colou?r)?$/i, (tail) => (/section/i.test(tail) ? tail : '')),
    ) ?? (place ? asTarget(place) : null)
  return { do: 'look', changes, target: named }
}

function moveIntent(target: string, side: string, of: string): Intent | null {
  const what = bareTarget(target)
  if (/top|start|beginning|first/i.test(side)) return { do: 'move', target: what, where: { side: 'start' } }
  if (/end|bottom|last/i.test(side)) return { do: 'move', target: what, where: { side: 'end' } }
  if (!of) return null
  return {
    do: 'move',
    target: what,
    where: { side: /above|before|over|up/i.test(side) ? 'before' : 'after', of: bareTarget(of) },
  }
}

function addIntent(what: string, said: string): Intent {
  const place =
    /^(?<what>.+?),? (?<side>above|before|over|below|under|beneath|after|underneath|at the (?:top|start|beginning|end|bottom))(?: (?:the )?(?<of>.+))?$/i.exec(
      what,
    )
  if (!place?.groups) return { do: 'add', what: said, where: null }
  const { side = '', of = '', what: thing = '' } = place.groups
  const where: Position | null = /top|start|beginning/i.test(side)
    ? { side: 'start' }
    : /end|bottom/i.test(side)
      ? { side: 'end' }
      : of
        ? { side: /above|before|over/i.test(side) ? 'before' : 'after', of: bareTarget(of) }
        : null
  return { do: 'add', what: where ? thing : said, where }
}

const alignment = (word: string) => (/left/i.test(word) ? 'left' : /right/i.test(word) ? 'right' : 'center')
