import { withLink } from '#design/extend-navigation.ts'
import { pageLink } from '#design/page-links.ts'
import { textMark } from '#design/text-mark.ts'
import type { EngineEvent } from '../types.ts'
import type { Turn } from './turn.ts'

/**
 * What a turn changes on the other pages of a project: a page that was made anew is linked from their navigations. Each
 * says of which source it was made, so that nobody's change of it is lost.
 */
export function besidePages({ request, html }: Turn): EngineEvent[] {
  if (request.html !== null || request.repair || html === '') return []
  const link = { label: request.pageName, href: pageLink(request.pageName) }
  return request.pages.flatMap(({ name, html: before }): EngineEvent[] => {
    const after = name === request.pageName || before === '' ? null : withLink(before, link)
    if (after === null) return []
    const label = `On ${name}: the navigation leads to ${request.pageName} too`
    return [{ type: 'beside', page: name, html: after, of: textMark(before), label }]
  })
}
