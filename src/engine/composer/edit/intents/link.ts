import { attributeOf, around, partsIn, type Part, type Section } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { findSections } from '../find-sections.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'

const address =
  '(?:⟦\\d+⟧|#[\\w-]+|(?:https?:|mailto:|tel:|www\\.)\\S+|\\/\\S*|[\\w.+-]+@[\\w-]+\\.[\\w.]+|[\\w-]+(?:\\.[\\w-]+)*\\.[a-z]{2,}(?:\\/\\S*)?)'
const place =
  '(?:the |my |our )?(?:[\\w-]+ ){1,3}(?:section|part|form|page)|(?:the |our )?(?:contact|pricing|prices|menu|' +
  'gallery|faq|team|footer|features|services|newsletter|booking|opening hours|about|top)'
const leads =
  '(?:go|lead|point|link|jump|scroll|take (?:people|you|visitors|me)|open|bring (?:people|you|visitors))(?: (?:straight|directly|down|over))?'

/** 'Link the button to https://…', 'the button should lead to the pricing section'. */
export const readLink: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    new RegExp(
      `^(?:link|point|connect|direct|hook up) (?<target>.+?) (?:to|with|at) (?<href>${address}|${place})$`,
      'i',
    ),
    new RegExp(
      `^(?:make|change|set|let|have|get) (?<target>.+?)(?:'s|’s)? (?:(?:link|href|url) (?:to )?(?:${leads} )?|(?:to )?${leads} )(?:to|at) (?<href>${address})$`,
      'i',
    ),
    new RegExp(`^(?:make|let|have|get) (?<target>.+?) (?:to )?${leads}(?: to)? (?<href>${place})$`, 'i'),
    new RegExp(
      `^(?:change|set|update|edit) (?:the )?(?:link|href|url|target|address) (?:of|on|for|behind) (?<target>.+?) (?:to|into|as) (?<href>${address}|${place})$`,
      'i',
    ),
    new RegExp(
      `^(?<target>.+?) (?:should|must|shall|needs to|has to|can) (?:link|${leads})(?: to)? (?<href>${address}|${place})$`,
      'i',
    ),
    new RegExp(
      '^(?:clicking|a click on|when (?:i|you|people|someone) clicks?(?: on)?) (?<target>.+?),? (?:should )?(?:goes?|' +
        `leads?|takes? (?:me|you|people)|opens?)(?: to)? (?<href>${address}|${place})$`,
      'i',
    ),
    new RegExp(
      `^(?:add|put|set) (?:the |a )?(?:link|url) (?<href>${address}) (?:to|on|behind|under) (?<target>.+)$`,
      'i',
    ),
  )
  if (
    !groups ||
    /\b(?:e-?mail|phone|address|image|picture|photo|price)s?$/i.test(
      groups('target').replace(/ (?:button|link)$/i, ' link'),
    )
  )
    return null
  const said = clause.text(groups('href'))
  if (/⟦/.test(groups('href')) && !new RegExp(`^${address}$`, 'i').test(said)) return null
  const target = targetOf(clause, groups('target')).replace(/(?<=.) (?:link|url|href)$/i, '')
  return (scene) => changeLink(scene, target, said)
}

function changeLink(scene: Scene, target: string, href: string): EditOutcome {
  const { page } = scene
  const to = addressOf(scene, href)
  if (to === null) return problem('noPlace', target)
  return withTarget(scene, target, (parts) => {
    const links = parts.flatMap((part) => linkIn(scene, part) ?? [])
    if (links.length > 0)
      return done(
        links.map(({ key }) => ({ do: 'attr', k: key, name: 'href', value: to })),
        'linked',
        target,
        to,
      )
    const [plain] = parts
    if (
      plain &&
      page.document.html.slice(plain.element.start, plain.element.openEnd) &&
      /^(?:h[1-6]|p|span|img|li)$/.test(plain.tag)
    )
      return problem('noLink', target)
    return problem('noLink', target)
  })
}

/** The link itself, the one around it, or the only one inside. */
function linkIn({ page }: Scene, part: Part): Part | null {
  if (part.tag === 'a') return part
  const outer = around(page, part).find(({ tag }) => tag === 'a')
  if (outer) return outer
  const inner = partsIn(page, part).filter(({ tag }) => tag === 'a')
  return inner.length === 1 ? (inner[0] ?? null) : null
}

function addressOf({ page }: Scene, href: string): string | null {
  if (/^(?:#|\/|[a-z]+:)/i.test(href)) return href
  if (/@/.test(href)) return `mailto:${href}`
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$)/i.test(href)) return `https://${href}`
  const sections: Section[] = findSections(page, href.replace(/ (?:section|part|form|page)$/i, ''))
  const [section] = sections
  if (!section) return null
  const inner = section.id || partsIn(page, section).find(({ id }) => id !== '')?.id
  return inner ? `#${inner}` : null
}

/** 'Open the links in a new tab'. */
export const readNewTab: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    /^(?:open|make|let|have) (?<target>.+?) (?:to )?(?:open )?in (?:a )?new (?:tab|window)s?$/i,
    /^(?<target>.+?) (?:should|must) open in (?:a )?new (?:tab|window)s?$/i,
  )
  if (!groups) return null
  const target = targetOf(clause, groups('target').replace(/ open$/i, ''))
  return (scene) =>
    withTarget(scene, target, (parts) => {
      const links = parts
        .flatMap((part) => linkIn(scene, part) ?? [])
        .filter((part) => !(attributeOf(scene.page, part, 'href') ?? '').startsWith('#'))
      if (links.length === 0) return problem('noLink', target)
      return done(
        links.flatMap(({ key }) => [
          { do: 'attr' as const, k: key, name: 'target', value: '_blank' },
          { do: 'attr' as const, k: key, name: 'rel', value: 'noopener' },
        ]),
        'newTab',
        target,
      )
    })
}
