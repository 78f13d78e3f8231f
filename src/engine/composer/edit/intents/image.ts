import { escapeAttribute } from '#design/start-tag.ts'
import { attributeOf, type Part } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'

const picture =
  '(?:images?|pictures?|photos?|photographs?|illustrations?|drawings?|art(?:work)?|graphics?|screenshots?)'
const address = '(?<url>⟦\\d+⟧|https?:\\S+|data:image\\S+|[\\w./-]+\\.(?:png|jpe?g|webp|svg|gif|avif)\\S*)'

const isAddress = (url: string) => /^(?:https?:\/\/|data:image\/|\.{0,2}\/|[\w-]+[\w./-]*\.\w{3,4}(?:$|\?))/i.test(url)

/** 'Replace the image with https://…'; without an address the person is asked for one. */
export const readImage: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    new RegExp(
      `^(?:set|change|write|add|use|put) (?:the |an? )?alt(?:ernative)?(?: text| description)? (?:of|for|on|to) (?<target>.+?) (?:to|as|into|:) (?<alt>.+)$`,
      'i',
    ),
    new RegExp(
      `^(?:replace|change|swap|exchange|switch|set|update|make) (?<target>.*?${picture}(?: (?:in|of|on) .+?)?) (?:with|` +
        `by|to|for|into|as|be)(?: this(?: one)?:?| the one (?:at|from))? ${address}$`,
      'i',
    ),
    new RegExp(
      `^(?:use|put|take|show|set|insert) (?:this (?:image|picture|photo):? )?${address} (?:as|for|in|instead of|into) (?<target>.+)$`,
      'i',
    ),
    new RegExp(
      `^(?<target>(?:the |my |our )?(?:hero |main |first |second |third |header |background )?${picture})\\s*(?:should be|is|:)\\s*${address}$`,
      'i',
    ),
    new RegExp(
      `^(?:i(?:'d|’d| would) like|add|put|use|show|insert|i want|give me|take|have|like) (?:an?|this|the|my|our) (` +
        `?:new |other )?(?<target>${picture})(?: (?:at|on|in|to) [\\w ]+?)?[,:]? ${address}$`,
      'i',
    ),
    new RegExp(
      `^(?:replace|change|swap|exchange|switch|update) (?<target>(?:the |my |our |all |this |that )?(?:[\\w-]+ )?` +
        `${picture}(?: (?:in|of|on) .+?)?)(?: (?:with|by|to|for|into) (?<wish>.+))?$`,
      'i',
    ),
    new RegExp(
      '^(?:use|take|put|insert|add|show|have|get|need|see|i want|give me) (?<wish>(?:an?|another|a different|other|new|' +
        `better|some|real|my own|our own|my) (?:[\\w-]+ )?${picture}(?: .*)?)$`,
      'i',
    ),
  )
  if (!groups || /\b(?:gallery|section|bigger|smaller|larger|rounder|darker|lighter)\b/i.test(clause.words)) return null
  const named = new RegExp(picture, 'i').test(groups('target'))
  // 'some photos of our work' are a gallery
  if (/^(?:some |our |my |more |a few )*(?:photos|pictures|images) of (?:our|my|the)\b/i.test(groups('wish')))
    return null
  // 'use “Fresh bread” as the headline' speaks of words
  if (groups('url') && !named && !isAddress(clause.text(groups('url')))) return null
  const target = targetOf(clause, groups('target') || 'image')
  const alt = groups('alt')
  if (alt)
    return (scene) =>
      withTarget(scene, target, (parts) =>
        done(
          parts.slice(0, 1).map(({ key }) => ({ do: 'attr', k: key, name: 'alt', value: clause.text(alt) })),
          'changed',
          target,
          clause.text(alt),
        ),
      )
  const url = clause.text(groups('url'))
  if (!isAddress(url)) return () => problem('needAddress')
  return (scene) =>
    withTarget(scene, target, ([part]) => (part ? pictured(scene, part, target, url) : problem('unfound', target)))
}

function pictured({ page }: Scene, part: Part, target: string, url: string): EditOutcome {
  if (part.tag === 'img') {
    const set = attributeOf(page, part, 'srcset')
    return done(
      [
        { do: 'attr', k: part.key, name: 'src', value: url },
        ...(set === null ? [] : [{ do: 'attr' as const, k: part.key, name: 'srcset', value: null }]),
      ],
      'pictured',
      target,
      url,
    )
  }
  if (part.tag === 'svg') {
    const read = (name: string) => attributeOf(page, part, name) ?? ''
    const [, , width = '800', height = '600'] = (read('viewbox') || read('viewBox')).split(/[\s,]+/)
    const sized = `width="${Math.round(Number(read('width')) || Number(width) || 800)}" height="${Math.round(Number(read('height')) || Number(height) || 600)}"`
    const names = part.classes.replace(/\btext-\S+/g, '').trim()
    return done(
      [
        {
          do: 'replace',
          k: part.key,
          html: `<img src="${escapeAttribute(url, '"')}" alt="" ${sized} class="${escapeAttribute(`${names} object-cover`.trim(), '"')}">`,
        },
      ],
      'pictured',
      target,
      url,
    )
  }
  return problem('unfound', target)
}
