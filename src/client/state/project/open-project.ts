import type { Change } from '../editor/change.ts'
import type { ProjectContent, pageVersion, projectPage } from '#api/project-content.ts'
import type { Preference } from '#rules/chat.ts'
import { messages } from '#rules/messages.ts'
import type { z } from 'zod'
import type { EditorDeps, StartAnswer } from '../editor/deps.ts'
import { createEditor, type Editor } from '../editor/editor.ts'
import type { BrowserStorage } from '../saved/keys.ts'
import type { LogInvalid } from '../saved/load.ts'
import { createSaver } from '../saved/save.ts'
import type { RunningTurn } from '../builder/types.ts'
import { createBuilderStore } from '../store.ts'
import { adoptContent, isOutdated } from './adopt.ts'
import { localBuilder, localKeys, localValues } from './local.ts'
import type { OutboxState } from './outbox.ts'
import { isThere } from './replay.ts'
import { type Conflicts, createSender, type SenderDeps } from './sender.ts'
import { turnOfAnswer } from './unsent.ts'

type LoadedVersion = {
  version: Pick<z.infer<typeof pageVersion>, 'json_structure'>
  pages: z.infer<typeof projectPage>[]
}

/** The start of a turn as the server wants it. */
export type ProjectStart = Pick<
  RunningTurn,
  'turn' | 'page' | 'prompt' | 'mode' | 'base' | 'about' | 'continues' | 'keepsBase'
> & {
  /** the server's id of the answer that this one replaces */
  replaces: string | null
}

export type ProjectDeps = Pick<
  EditorDeps,
  'follow' | 'stop' | 'discard' | 'now' | 'newId' | 'notify' | 'announce' | 'toPlans' | 'onCredits'
> &
  Pick<SenderDeps, 'send' | 'alone' | 'wait'> & {
    projectId: string
    /** id of the person who looks */
    me: string | null
    storage: BrowserStorage
    log: LogInvalid
    start(start: ProjectStart): Promise<StartAnswer>
    readVersion(id: string): Promise<LoadedVersion>
    /** reads the content anew; null when it cannot be had now */
    readContent(): Promise<ProjectContent | null>
    onState(state: OutboxState): void
    /** somebody else changed the same places: theirs stand, until the person chooses */
    onConflict(conflict: OpenConflict): void
  }

/** What two made of the same places of a page, until its author has chosen. */
export type OpenConflict = Conflicts & {
  /** of the version that has the author's change */
  id: string
  choose(preferred: Preference): void
}

export type OpenedProject = {
  editor: Editor
  /** takes over what the server has; older answers than the last are left alone */
  adopt(content: ProjectContent): void
  /** another tab of this browser has changed the outbox */
  reload(): void
  /** goes on with what an earlier visit left */
  begin(): void
  leave(): void
  /** what was done here and never reached the server, oldest first */
  unsaved(): Change[]
  /** whether all that was done is on the server, as soon as that is known */
  settled(): Promise<boolean>
}

/** An answer that is older than what was seen here is asked for again after this long, in milliseconds. */
const againMs = 500

/** The editor of a project on the server. */
export function openProject(deps: ProjectDeps, first: ProjectContent): OpenedProject {
  const initial = localBuilder(deps.projectId, deps.storage, deps.log)
  const store = createBuilderStore(initial)
  const saver = createSaver(deps.storage, initial, localValues(deps.projectId))
  const refused: Change[] = []
  const loading = new Map<string, Promise<void>>()
  let latest = first
  let least = first.revision
  let again: ReturnType<typeof setTimeout> | undefined

  const sender = createSender({
    ...deps,
    key: localKeys(deps.projectId).outbox,
    onDone(revision, change, conflicts) {
      least = Math.max(least, revision)
      if (sender.pending().length === 0) void refresh()
      // Who has said so already has seen both.
      if (!conflicts || change.kind !== 'page-stored' || change.preferred) return
      const choose = (preferred: Preference) => sender.push({ ...change, id: deps.newId(), at: deps.now(), preferred })
      deps.onConflict({ ...conflicts, id: change.id, choose })
    },
    onWait(reason) {
      deps.notify({ ...messages.changeWaits, description: `${reason} ${messages.changeWaits.description}` })
    },
    async onRefused(change, reason) {
      const content = await refresh()
      if (content && isThere(content, change)) return
      refused.push(change)
      deps.notify({ ...messages.changeRefused, description: reason })
    },
  })

  const editor = createEditor({
    ...deps,
    store,
    async start(_, turn) {
      // A page that is still on its way to the server is not there to be changed.
      if (!(await sender.settled())) return { kind: 'unreachable', request: null }
      const { prompt, page, mode, base, about, continues, replaces, keepsBase } = turn
      const asked = { turn: turn.turn, prompt, page, mode, base, about, keepsBase, ...(continues ? { continues } : {}) }
      return deps.start({ ...asked, replaces: storedAnswer(replaces) })
    },
    load,
    keep: sender.push,
    refresh: () => void refresh(),
  })

  /** The server's id of an answer; null for one that only this browser knows. */
  function storedAnswer(id: string | null): string | null {
    const turn = id && turnOfAnswer(id)
    return latest.messages.find((message) => message.role === 'assistant' && message.turn === turn)?.id ?? null
  }

  async function refresh(): Promise<ProjectContent | null> {
    const content = await deps.readContent()
    if (content) adopt(content)
    return content
  }

  function take(content: ProjectContent) {
    latest = content
    const about = { pending: sender.pending(), me: deps.me }
    store.dispatch({ type: 'adopted', part: adoptContent(store.get(), content, about) })
  }

  function adopt(content: ProjectContent) {
    if (content.revision < least || content.revision < latest.revision) return
    clearTimeout(again)
    if (isOutdated(store.get(), content)) {
      again = setTimeout(() => void refresh(), againMs)
      return
    }
    take(content)
    if (store.get().turn?.id) editor.resume()
  }

  function load(id: string): Promise<void> {
    const isHere = store.get().versions.some((version) => version.id === id && version.pageData !== null)
    if (isHere) return Promise.resolve()
    const begun = loading.get(id) ?? read(id).finally(() => loading.delete(id))
    loading.set(id, begun)
    return begun
  }

  async function read(id: string) {
    const { version, pages } = await deps.readVersion(id)
    const pageData = Object.fromEntries(pages.map(({ name, html }) => [name, html]))
    store.dispatch({ type: 'version-loaded', version: id, pageData, jsonStructure: version.json_structure })
  }

  take(first)
  saver.save(store.get())
  const unwatch = store.subscribe(() => saver.save(store.get()))

  return {
    editor,
    adopt,
    reload: sender.reload,
    settled: sender.settled,
    unsaved: () => [...refused, ...sender.pending()],
    begin() {
      sender.start()
      editor.resume()
    },
    leave() {
      clearTimeout(again)
      editor.leave()
      sender.leave()
      unwatch()
    },
  }
}
