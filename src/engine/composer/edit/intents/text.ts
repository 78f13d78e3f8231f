import { pattern } from '#rules/pattern.ts'
import { sourceOf } from '#design/document.ts'
import { visibleText } from '#design/text.ts'
import { readLooks } from '../look-words.ts'
import { findSections, isAlias } from '../find-sections.ts'
import { isNoun } from '../nouns.ts'
import { attributeOf, around, type OpenPage, partsIn, type Part } from '../open-page.ts'
import { done, type EditOutcome } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'
import { setText, textHolder, twinsOf } from '../words-in.ts'
import { isNameHere, renameEverywhere, shownName } from './name.ts'

const named = '(?:to say|to read|to be|to|into|as|with|by|for|say|says|saying|read|reads|:|=|->|→)'
const noun =
  '(?:(?:main |page |big |hero |section |second |first |third |last |primary |secondary |site |browser |tab |' +
  'submit )*(?:headline|heading|title|h1|big (?:words|letters|text)|h2|sub-?(?:title|heading|headline)|tag-?line|' +
  'slogan|lead|intro(?: text)?|paragraph|button|cta|call to action|label|caption|menu (?:item|link|entry)|' +
  'nav(?:igation)? (?:item|link)|logo|copyright(?: line| text)?|footer text|link|page title|browser title|' +
  'meta description)(?: text| label)?)'
const beneath =
  '(?:the )?(?:text|line|words|sentence|paragraph|bit) (?:under|below|beneath) (?:the )?(?:main |big )?(?:headline|title|heading)'
const inPlace = '(?: (?:in|at|of|on|under|below|inside) (?:the )?[\\w ]+?)?'

const patterns = [
  new RegExp(
    `^(?:change|set|rename|update|edit|make|rewrite|replace|call|have|let|turn) (?<target>.+?)(?:'s|’s)?(?: text| ` +
      `label| words| copy| name)?\\s*(?:${named})\\s*(?:just |now )?(?<text>⟦\\d+⟧)(?: instead)?$`,
    'i',
  ),
  new RegExp(`^(?:rename|retitle) (?<target>.+?) (?:to|into|as) (?<text>.+)$`, 'i'),
  /^(?:call|name) (?<target>the .+?|this .+?) (?<text>⟦\d+⟧|(?!it\b)[^a-z].*)$/,
  new RegExp(
    `^(?:change|set|update|edit|rewrite|make|have|let|replace) (?<target>(?:the |my |our |this |that )?${noun}` +
      `${inPlace})(?:'s|’s)? (?:to say|to read|to be|to|into|as|say|read|with|):? (?<text>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?<target>(?:the |my |our |this )?${noun}${inPlace})(?:'s|’s)?(?: text| label)? (?:should|shall|must|needs to|` +
      `has to|ought to|could|can) (?:now )?(?:(?:say|read|be called|be named|show) (?<text>.+)|be (?<quoted>⟦\\d+⟧))$`,
    'i',
  ),
  new RegExp(
    `^(?:(?:a )?new |the |my |our |use (?:this|the following) as (?:the |a )?)?(?<target>${noun})(?: please)?\\s*(?::|=|->|→)\\s*(?<text>.+)$`,
    'i',
  ),
  new RegExp(`^(?<target>(?:the |this |that )?${noun}) (?:is|says|reads) (?:now )?(?<text>⟦\\d+⟧)$`, 'i'),
  new RegExp(
    `^(?:use|put|write|add|show|take) (?<text>⟦\\d+⟧)(?: instead)? (?:(?:as|for|in|into) (?:the |my |our )?(?:new )?|` +
      `(?:on|onto) (?:the |my |our )?(?=.*\\b(?:button|cta|link|logo|banner|image|header)\\b))(?<target>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:write|say|put) (?<text>⟦\\d+⟧) (?<target>(?:under|below|beneath) (?:the )?(?:main )?(?:headline|title|heading))(?: instead(?: of .+)?)?$`,
    'i',
  ),
  new RegExp(
    `^(?<target>${beneath})\\s*(?::|=|->|→|(?:should|must|needs to|has to) (?:say|read|be))\\s*(?<text>.+)$`,
    'i',
  ),
  // 'change the about text to: …'
  pattern('u')`
    ^(?:change|set|update|edit|rewrite|replace) (?<target>(?:the |my |our )?[\w -]{2,30}? (?:text|paragraph
    |description|copy))(?: to(?: say| read)?| into| with|)\s*:?\s+(?<text>⟦\d+⟧|[\p{Lu}].+)$
  `,
  // 'the second card should say "…"'
  pattern('i')`
    ^(?<target>(?:the |my |our |this |that )?[\w -]{3,40}?) (?:should|must|needs to|has to|could
    |can) (?:just |now |simply |only )*(?:say|read|be|be called|be named) (?<text>⟦\d+⟧)(?: instead)?$
  `,
  /^(?:should|must) (?:just |now |simply |only )*(?:say|read|be) (?<text>⟦\d+⟧)$/i,
  /^(?:should|must) (?:just |now |simply |only )*(?:say|read) (?<text>[^⟦]+)$/i,
  /^(?:write|put|use|say|type) (?<text>⟦\d+⟧)(?: (?:here|there|instead|in here))?$/i,
  /^(?:change|set|rename|update|make|edit)(?: (?<target>it|this|that))? (?:to|into|say|read) (?<text>⟦\d+⟧)$/i,
  /^(?:change|set|rename) (?<target>this) to (?<text>[^⟦]+)$/i,
]

/** What a person calls a text; a look or an address is no text. */
const isText = /⟦/
const looksLikeLook = (text: string) => !isText.test(text) && readLooks(text).length > 0

const stated = new RegExp(
  `^(?<target>(?:the |my |our |this )?${noun}${inPlace}) (?:should|shall|must|needs to|has to|ought to|could|can) (?:now )?be (?<text>.+)$`,
  'i',
)

/** 'The headline should be Fresh bread daily', once it is clear that no look is meant. */
export const readStatedText: IntentReader = (clause) => {
  const groups = fit(clause.words, stated)
  if (
    !groups ||
    pattern('i')`
      \b(?:bigger|larger|smaller|shorter|longer|bold|italic|cent(?:er|re)(?:ed|d)?|sticky|hidden|gone|removed|deleted
      |darker|lighter|visible|higher|lower|wider|different|better|nicer|catchier|in [a-z]+)$
    `.test(groups('text')) ||
    // 'filled', 'a bit lower' and 'next to the logo' are looks and places, not words
    /^(?:[\p{Ll}-]+|(?:a (?:bit|little|lot)|more|less|much|not|in|on|at|above|below|under|behind|next to|beside|after|before|the same|like|as)\s.*)$/u.test(
      groups('text'),
    )
  )
    return null
  const target = targetOf(clause, groups('target'))
  return (scene) => changeText(scene, target, clause.text(groups('text')))
}

/** 'Change the headline to …', 'the button should say …', 'headline: …'. */
export const readText: IntentReader = (clause) => {
  const groups = fit(clause.words, ...patterns)
  if (!groups) return null
  const said = groups('text') || groups('quoted')
  if (
    looksLikeLook(said) ||
    /^(?:bigger|larger|smaller|shorter|longer|bold|italic|centered|centred|sticky|hidden)$/i.test(said)
  )
    return null
  if (/\b(?:background|colou?r|font|size|link|href|url|image|picture|photo)s?$/i.test(groups('target'))) return null
  const text = clause
    .text(said)
    .replace(/^["“„«']|["”“»']$/g, '')
    .replace(/ instead$/i, '')
  const named = targetOf(clause, groups('target'))
  const body = /(?<head>.+?)(?:['’]s)? (?:text|paragraph|description|copy)$/i.exec(groups('target'))?.groups?.head
  const target =
    body && !new RegExp(`^(?:the |my |our |this )?${noun}$`, 'i').test(body)
      ? `${targetOf(clause, body)} paragraph`
      : named
  return text === '' ? null : (scene) => changeText(scene, target, text)
}

function changeText(scene: Scene, target: string, text: string): EditOutcome {
  const { page } = scene
  if (/^(?:page|browser|tab|site|window) title$/i.test(target) && page.document.elements.has('title')) {
    const old = visibleText(sourceOf(page.document, 'title'))
    return done([{ do: 'text', k: 'title', text }], 'changed', old, text)
  }
  const name = target.replaceAll('"', '')
  if (scene.picked.length === 0 && !isPlace(scene, name) && isNameHere(page, name))
    return renameEverywhere(page, shownAs(page, name), text)
  const wanted = /^(?:under|below|beneath) /i.test(target) ? 'subtitle' : target
  return withTarget(scene, wanted, ([part]) =>
    part ? rewording(scene, part, target, text) : done([], 'changed', target, text),
  )
}

/** Other words for a part: of a picture its description, of a field its hint, of a card its heading. */
export function rewording(scene: Scene, part: Part, target: string, text: string): EditOutcome {
  const { page } = scene
  if (part.tag === 'img') return done([{ do: 'attr', k: part.key, name: 'alt', value: text }], 'changed', target, text)
  if (/^(?:input|textarea)$/.test(part.tag))
    return done([{ do: 'attr', k: part.key, name: 'placeholder', value: text }], 'changed', target, text)
  const holder = textHolder(page, holding(scene, part))
  if (holder.text === text) return done([], 'changed', target, text)
  const twins = labelTwins(scene, holder, part)
  return done(
    [holder, ...twins].flatMap((one) => setText(page, one, text)),
    'changed',
    holder.text || target,
    text,
  )
}

/** A noun or a section, rather than a text of the page. */
const isPlace = ({ page }: Scene, words: string) =>
  isNoun(words) || isAlias(words) || findSections(page, words).length > 0

/** A name in the letters in which the page shows it. */
const shownAs = (page: OpenPage, name: string) => {
  const own = shownName(page)
  return own?.toLowerCase() === name.toLowerCase() ? own : name
}

/** Of a card or section it is the heading that says what it is called. */
function holding({ page }: Scene, part: Part): Part {
  if (/^(?:h[1-6]|p|a|button|span|summary|dt|dd|label|strong|em|small|td|th|figcaption|blockquote)$/.test(part.tag))
    return part
  return partsIn(page, part).find(({ tag }) => /^(?:h[1-6]|dt|summary)$/.test(tag)) ?? part
}

/** Entries of the navigation stand twice: for wide screens and for phones. */
function labelTwins({ page }: Scene, holder: Part, part: Part): Part[] {
  const inMenu = (one: Part) => around(page, one).some(({ tag }) => tag === 'nav' || tag === 'header')
  if (!inMenu(part) || /^b\d/.test(part.key)) return []
  const href = attributeOf(page, part, 'href')
  return twinsOf(page, holder).filter(
    (twin) =>
      inMenu(twin) &&
      [twin, ...around(page, twin)].some((one) => one.tag === 'a' && attributeOf(page, one, 'href') === href),
  )
}
