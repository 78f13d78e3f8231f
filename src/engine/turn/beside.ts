import { withLink } from '#design/extend-navigation.ts'
import { pageLink } from '#design/page-links.ts'
import { textMark } from '#design/text-mark.ts'
import type { EngineEvent } from '../types.ts'
import type { Turn } from './turn.ts'

/**
 * What a turn changes on the other pages of a project: what was asked for there, and a page that was made anew is linked
 * from their navigations. Each says of which source it was made, so that nobody's change of it is lost.
 */
export function besidePages({ request, html, elsewhere }: Turn): EngineEvent[] {
  const isNew = request.html === null && !request.repair && html !== ''
  const link = { label: request.pageName, href: pageLink(request.pageName) }
  return request.pages.flatMap(({ name, html: before }): EngineEvent[] => {
    if (name === request.pageName || before === '') return []
    const changed = elsewhere.get(name)
    const now = changed?.document.html ?? before
    const linked = isNew ? withLink(now, link) : null
    if ((linked ?? now) === before) return []
    const told = linked === null ? [] : [`On ${name}: the navigation leads to ${request.pageName} too`]
    const label = [...(changed?.labels ?? []), ...told].join('; ')
    return [{ type: 'beside', page: name, html: linked ?? now, of: textMark(before), label }]
  })
}
