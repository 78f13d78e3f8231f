import { findSections } from './find-sections.ts'
import { isNoun } from './nouns.ts'
import type { Scene } from './scene.ts'
import { readOrdinal } from './ordinal.ts'
import { findTarget } from './targets.ts'
import { nounInEnglish } from './translate.ts'

const article =
  /^(?:the|an?|our|my|your|its|this|that|these|those|any|all|der|die|das|den|dem|unsere?n?|le|la|les|nos|notre|el|los|las|nuestr[oa]s?)$/i
const longest = 4
const added = /^(?:add|insert|put|include|have) (?:an?|another|one more|the) (?:[\w-]+ ){0,3}?(?:button|link|cta)\b/i
const saying = /(?:says?|saying|reads?|reading|called|named|labell?ed|with)\s+(?<label>⟦\d+⟧|["“][^"”]+["”]|[^"⟦]+)$/i

/** The first part of the page that an instruction or a remark speaks of, as it is called there; null when it names none. */
export function mentionIn(scene: Scene, words: string): string | null {
  // what was just added is called by its words, not by what stood there before
  if (added.test(words)) {
    const label = saying.exec(words)?.groups?.label?.replace(/["“”]/g, '').trim()
    return label ? (label.startsWith('⟦') ? label : `"${label}"`) : null
  }
  return mentionWith(scene, words, (token) => article.test(token)) ?? mentionWith(scene, words, null)
}

function mentionWith(scene: Scene, words: string, isArticle: ((token: string) => boolean) | null): string | null {
  const tokens = words.split(/\s+/).map((token) => token.replace(/[,.:;!?]+$/, ''))
  for (const [at, token] of tokens.entries()) {
    if (
      isArticle
        ? !isArticle(token)
        : token.length < 4 || /^(?:this|that|they|them|these|those|more|less|much|some|with)$/i.test(token)
    )
      continue
    const from = isArticle ? at + 1 : at
    const most = Math.min(isArticle ? longest : 2, tokens.length - from)
    const sizes = Array.from({ length: most }, (_, index) => (isArticle ? most - index : index + 1))
    for (const size of sizes) {
      const span = tokens.slice(from, from + size).join(' ')
      if (namesPart(scene, nounInEnglish(span) ?? span))
        return from > at && !/^an?$/i.test(token) ? `${token} ${span}` : `the ${span}`
    }
  }
  return null
}

/** A noun or a section that this page has, not words that happen to stand on it. */
function namesPart(scene: Scene, words: string): boolean {
  if (!isNoun(readOrdinal(words).words) && findSections(scene.page, words).length === 0) return false
  return !('missing' in findTarget({ ...scene, picked: [] }, words))
}

const several = /(?<![\p{L}'’-])(?:them|they|these|those|all of them)(?![\p{L}'’-])/iu
const object =
  /^(?<verb>(?:please |just |also )*[\p{L}]+(?: rid of| out| away)?) (?:it|that one|this one|that|this|sie|ihn|es|das|die|den|dem|den|det)(?<rest>\s.*|$)/iu
const subject =
  /^(?:it|that|this|they|sie|es|er|das|die)(?<rest> (?:also |too )?(?:should|must|needs|has to|have to|could|can|soll|sollte|sollen|muss)(?![\p{L}]).*)$/iu
const enclitic =
  /^(?<verb>[\p{L}]{2,}?)(?:-(?:les|la|le)|(?<=quít|quit|borr|elimín|pon|ponl|haz|hazl|cámbi|agránd)(?:a|e)?(?:los|las|lo|la))(?<rest>[\s,].*|$)/iu

/** The instruction with the part that it points back to in place of its pronoun; null when it points at nothing. */
export function withMention(words: string, mention: string): string | null {
  const matched = enclitic.exec(words)
  if (matched?.groups) return `${unaccented(matched.groups.verb ?? '')} ${mention}${matched.groups.rest ?? ''}`
  const said = /^(?:say|read|write) (?<text>⟦\d+⟧)$/i.exec(words)?.groups?.text
  if (said) return `change ${mention} to ${said}`
  const wished =
    /^(?:something|maybe something|anything|etwas) (?:a bit |a little |more |less )*[\p{L}-]+(?: [\p{L}-]+)?$/iu.test(
      words,
    )
  if (wished) return `make ${mention} ${words.replace(/^(?:maybe )?(?:something|anything|etwas) /i, '')}`
  const asSubject = subject.exec(words)
  if (asSubject) return `${mention}${asSubject.groups?.rest ?? ''}`
  if (several.test(words)) return words.replace(several, mention)
  const asObject = object.exec(words)
  return asObject ? `${asObject.groups?.verb ?? ''} ${mention}${asObject.groups?.rest ?? ''}` : null
}

/** True when the pronoun can only mean what was spoken of: the page is never 'them'. */
export const pointsAtSeveral = (words: string) => several.test(words) || enclitic.test(words)

const unaccented = (verb: string) => (/[íá]/.test(verb) ? `${verb.replaceAll('í', 'i').replaceAll('á', 'a')}a` : verb)
