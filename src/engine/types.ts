import type { Act } from '#rules/acts.ts'
import type { PageReading } from '#rules/page-reading.ts'
import type { Polished } from '#rules/polish.ts'
import type { Maker, Mode, Outcome } from '#rules/turns.ts'
import type { KeyedVersion } from '#design/key-table.ts'
import type { Band } from '#design/page-map.ts'
import type { Key, Operation, PageTree, Splice } from '#design/types.ts'
import type { ModelImage } from './models/types.ts'

export type ChatEntry = { role: 'user' | 'assistant'; content: string }

/** A picture that the person put beside the request. */
export type RequestPicture = {
  mediaType: 'image/jpeg'
  /** base64 */
  data: string
  /** the same as part of a page: a data address */
  src: string
  /** what the person says it shows; '' when they said nothing */
  alt: string
  width: number
  height: number
  /** its colours as #rrggbb without greys, the one that it is most of first */
  palette: string[]
}

/** Pictures of a page, and what a check found in it; keys as they follow from its source alone. */
export type PageLooks = {
  pictures: ModelImage[]
  findings: { title: string; key: Key; widths: readonly number[]; detail: string }[]
}

/** What the engine is asked for. It knows nothing of who asks, of credits, or of where the answer is kept. */
export type GenerationRequest = {
  prompt: string
  mode: Mode
  pageName: string
  /** the current page, or null when there is none yet */
  html: string | null
  /** other pages of the project: name, file name for links, and html for a shared look */
  pages: { name: string; html: string }[]
  /** oldest first; the engine itself cuts it to what the specification allows */
  chat: ChatEntry[]
  /** 0 for the first answer to a prompt; another number asks the built-in designer for another layout */
  variant: number
  /** elements the person picked, if any, by the keys that follow from the source of the page alone */
  targets?: Key[]
  /** pictures beside the request, if any */
  pictures?: RequestPicture[]
  /** the newest version of this page whose keys a model was shown, so that they keep their names */
  earlier?: KeyedVersion
  /** a model is to put right what a check found, in one answer of operations; nobody else steps in */
  repair?: boolean
  /** a model is to mend what it sees on pictures of the page, in one answer of operations; nobody else steps in */
  looks?: PageLooks
  /** `html` is as far as a person let it come before Stop: a new page, or changes of one. It is to be finished. */
  continues?: 'page' | 'changes'
  /** what was there of a page that is made again, so that it does not take its time twice */
  written?: string
}

/** Who made an answer. */
export type TurnMaker = Exclude<Maker, { kind: 'person' }>

export const stages = [
  'reading',
  'thinking',
  'waiting',
  'planning',
  'writing',
  'checking',
  'repairing',
  'continuing',
] as const
export type Stage = (typeof stages)[number]

export type NoticeCode = 'using-fallback' | 'generation-error' | 'no-json' | 'json-error' | 'partial'

/**
 * What happens during a generation, in order. Applying `page` deltas and `operation` splices to the page at
 * the start gives, byte for byte, the html of `version`.
 */
export type EngineEvent =
  | { type: 'stage'; stage: Stage /** words for the person, such as 'Writing the menu' */; label: string }
  /** the sections to come, top to bottom, for the page map */
  | { type: 'plan'; sections: { id: string; label: string }[] }
  /** a piece of the answer to the person */
  | { type: 'text'; delta: string }
  /** a piece of a whole page; the first one replaces whatever page was there */
  | { type: 'page'; delta: string }
  /** what `page` brought so far is void (a fallback or a retry starts over) */
  | { type: 'page-reset' }
  | { type: 'operation'; operation: Operation; splices: Splice[]; touched: Key[]; label: string }
  | {
      type: 'notice'
      code: NoticeCode
      title: string
      description: string
      variant: 'default' | 'destructive' | 'info'
      /** what went wrong, where the words above say only that something did */
      why?: string
    }
  /** the whole reply text of the assistant, when it has to differ from the `text` deltas (errors, fallbacks) */
  | { type: 'reply'; content: string }
  /** chips that answer a question the designer asked, or that offer the next step; `meant`: the elements that the answers mean */
  | { type: 'suggestions'; prompts: string[]; meant?: Key[] }
  /** what was put right before the version (operations follow), and what is left to look at, as nouns: '2 dead links' */
  | { type: 'check'; fixed: string[]; left: string[] }
  | {
      type: 'version'
      html: string
      tree: PageTree | null
      maker: TurnMaker /** sections written in this turn */
      changed: string[]
      /** the keys that a model knows its elements by, for `earlier` of the next request */
      keys?: string | null
      /** its page map after the page at the start, where whoever runs the turn makes it */
      map?: Band[]
    }
  /** what a look at the page found and mended; comes after `version` */
  | ({ type: 'polished' } & Polished)
  /** another page of the project as this turn leaves it; `of` marks the source it was made of. Comes before `version` */
  | { type: 'beside'; page: string; html: string; of: string; label: string }
  /** of a whole page: its request as it was read, and where on the page it stands; not yet sealed */
  | { type: 'reading'; reading: PageReading }
  /** what the builder of whoever asked does now; the turn itself changes nothing */
  | { type: 'act'; act: Act }
  | {
      type: 'done'
      outcome: Outcome
      maker: TurnMaker /** operations asked for and applied, for edits */
      applied?: number
      failed?: number
    }
