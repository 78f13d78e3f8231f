import { edit } from './edit.ts'
import type { ReplyEvent } from './events.ts'
import { otherCode, wholeCode } from './fences.ts'
import { idea } from './idea.ts'
import { createIntake } from './intake.ts'
import { json } from './json.ts'
import { page } from './page.ts'
import { createProse } from './prose.ts'
import { reasoning } from './reasoning.ts'
import { open } from './region.ts'
import type { Region, RegionState } from './region.ts'
import { unreadable } from './unreadable.ts'
import { searchReplace } from './search-replace.ts'
import { talk } from './talk.ts'

/** While more than this is kept back, pieces are gathered first, so that reading stays linear in the reply's length. */
const gatherFrom = 16_384

export type ReplyReader = {
  /** the events that became certain with this piece of text */
  push(piece: string): ReplyEvent[]
  /** the rest, when nothing more will come */
  end(): ReplyEvent[]
}

/**
 * Reads the reply of any model while it streams: prose, pages, keyed operations, search/replace blocks and JSON,
 * fenced or not, with reasoning left out. The events do not depend on how the reply was split into pieces.
 */
export function createReader(): ReplyReader {
  const intake = createIntake()
  const prose = createProse()
  let region = talk(open, true)
  let rest = ''
  let waiting: string[] = []
  let waitingLength = 0

  function read(ended: boolean): ReplyEvent[] {
    rest += waiting.join('')
    waiting = []
    waitingLength = 0
    const events: ReplyEvent[] = []
    for (let more = rest !== '' || ended; more; ) {
      const step = region(rest, ended)
      for (const event of step.events ?? []) events.push(...shaped(event))
      rest = rest.slice(step.used)
      if (step.next) region = regionAt(step.next)
      more = (step.next !== undefined || step.used > 0) && (rest !== '' || ended)
    }
    return events
  }

  function shaped(event: ReplyEvent): ReplyEvent[] {
    if (event.type !== 'prose') {
      if (event.type === 'prose-void') prose.clear()
      else prose.gap()
      return [event]
    }
    const text = prose.push(event.text)
    return text ? [{ type: 'prose', text }] : []
  }

  return {
    push(piece) {
      const text = intake.push(piece)
      waiting.push(text)
      waitingLength += text.length
      if (rest.length > gatherFrom && waitingLength < rest.length / 16) return []
      return read(false)
    },
    end() {
      waiting.push(intake.end())
      return read(true)
    },
  }
}

function regionAt(place: RegionState): Region {
  switch (place.in) {
    case 'talk':
      return talk(place.container, place.lineStart)
    case 'reasoning':
      return reasoning(place.tag, place.container)
    case 'idea':
      return idea(place.container)
    case 'page':
      return page(place.form, place.container)
    case 'edit':
      return edit(place.container)
    case 'unreadable':
      return unreadable(place.name, place.container)
    case 'search-replace':
      return searchReplace(place.container)
    case 'json':
      return json(place.container)
    case 'json-code':
      return wholeCode(place.container, (text) => ({ type: 'json', text }))
    case 'patch':
      return wholeCode(place.container, (text) => ({ type: 'patch', language: place.language, text }))
    default:
      return otherCode(place.container)
  }
}
