import { createStore } from 'zustand/vanilla'
import type { Mode } from '#rules/turns.ts'
import type { KnownPage } from '#design/rebase/element-ids.ts'
import type { PageReading, VersionReading } from '#rules/page-reading.ts'
import type { Plan } from '#rules/plans.ts'
import { pageMaxLength, promptProblem } from '#rules/chat.ts'
import { directEditsTitle, versionTitleMax } from '#rules/version-names.ts'
import { messages, atLimit, outOfCredits, withDescription } from '#rules/messages.ts'
import { directEditIdleMs, restoreBusyMs } from '../builder/limits.ts'
import { shownPage } from '../builder/known.ts'
import { pageNamed } from '../builder/pages.ts'
import { inheritedFrom } from '../builder/reading.ts'
import { continuedOf } from '../builder/discard.ts'
import { undoable } from '../builder/restore.ts'
import type { BuilderEvent } from '../builder/builder.ts'
import { questionOf, turnInTheWay } from '../builder/turn.ts'
import type { AssistantMessage, Continued, Picked } from '../builder/types.ts'
import { turnOfAnswer } from '../project/unsent.ts'
import type { Change } from './change.ts'
import type { EditorDeps } from './deps.ts'
import { createPageOperations } from './page-operations.ts'
import { createTurnRunner, type WantedAct } from './turns.ts'
import { createUndo, lookOf } from './undo.ts'

/** What a person can do with a builder. Everything here answers at once; what takes time shows in the builder. */
export type Editor = ReturnType<typeof createEditor>

/** How this person's own changes are told from those of others. */
export type Together = {
  /** what of a page this person has changed */
  ownPart(page: string, own: KnownPage): KnownPage
  /** the change from one page to another, carried over to a third one; null when nothing of it is left to do there */
  carry(from: KnownPage, to: KnownPage, now: KnownPage): KnownPage | null
}

/** A page that no turn made; it goes on from the reading of the page before unless it says otherwise. */
type NewPage = {
  page: string
  html: string
  title: string
  reading?: VersionReading | null | undefined
  /** the version that it was made from by hand, while others may have changed the page too */
  base?: string | null | undefined
  ids?: string | null | undefined
}

/** What goes along with a message beside its words. */
type More = {
  replaces?: string | null
  about?: Picked | undefined
  continues?: Continued | undefined
  mayWait?: boolean
  /** the name of a turn whose answer was lost: the server makes it once */
  turn?: string | undefined
}

export function createEditor(deps: EditorDeps) {
  const { store, notify, announce } = deps
  const acts = createStore<WantedAct | null>(() => null)
  const runner = createTurnRunner(deps, (wanted) => acts.setState(wanted, true))
  const undo = createUndo({
    store,
    announce,
    change,
    editDirectly,
    storePage,
    saveDirectEdits,
    undoSwitch,
    switchNow,
    carry: (...pages) => together?.carry(...pages) ?? null,
  })
  let restoreTimer: ReturnType<typeof setTimeout> | undefined
  let directEditTimer: ReturnType<typeof setTimeout> | undefined

  /** What it takes where others change the same pages; null while nobody else is here. */
  let together: Together | null = null
  const ownPart = (page: string, own: KnownPage): KnownPage => together?.ownPart(page, own) ?? own

  let making: string | null = null
  // What was changed by hand while a page was made goes upon what came of it.
  store.subscribe(() => {
    const { turn, directEdits } = store.get()
    const ended = making !== null && turn === null ? making : null
    making = turn?.page ?? null
    if (ended !== null && directEdits[ended] !== undefined) saveDirectEdits()
  })

  /** Sends a prompt for a page; null when sent, else why not. `base` is the version to start from, null for a new page. */
  function ask(page: string, prompt: string, base: string | null, more: More = {}): string | null {
    const { replaces = null, about, continues } = more
    const builder = store.get()
    // What changes a page that somebody else has made now begins once that is done.
    const waits = more.mayWait && !builder.restoring && turnInTheWay(builder, page)?.by
    const problem = promptProblem(prompt) ?? (waits ? null : busyReason(page))
    if (problem) return problem
    if (waits) {
      import('./line.ts')
        .then(({ joinLine }) => joinLine(deps, { page, prompt, about }))
        .catch(() => notify(messages.generationError))
      return null
    }
    if (builder.turn) runner.letGo()
    const turn = more.turn ?? deps.newId()
    const asked = {
      turn,
      page,
      prompt: prompt.trim(),
      mode: builder.mode,
      base,
      ...(about ? { about } : {}),
      ...(continues ? { continues } : {}),
      keepsBase: !more.mayWait,
    }
    store.dispatch({ type: 'turn-sent', ask: asked, at: deps.now(), replaces })
    announce('Message sent.')
    runner.begin(turn)
    return null
  }

  /** Why nothing can be sent on a page now, or null. */
  function busyReason(page: string): string | null {
    const builder = store.get()
    const isBusy = turnInTheWay(builder, page) !== null || builder.restoring !== null
    return isBusy ? 'Wait until this version is done.' : null
  }

  /** Changes the builder and takes the change to where the project is kept; what changed nothing goes nowhere. */
  function change(event: BuilderEvent, kept: Change): boolean {
    const hasChanged = store.dispatch(event)
    if (hasChanged) deps.keep(kept)
    return hasChanged
  }

  /** What was changed by hand becomes one version a page: before anything else happens to that page, and after a while. */
  function saveDirectEdits() {
    clearTimeout(directEditTimer)
    const { directEdits, directEditBases, directEditIds } = store.get()
    for (const [page, html] of Object.entries(directEdits)) {
      const own = ownPart(page, { html, ids: directEditIds[page] ?? null })
      storePage({ page, ...own, title: directEditsTitle, base: directEditBases[page] })
    }
  }

  function storePage({ reading, base = null, ...made }: NewPage): string | null {
    const builder = store.get()
    const held = reading === undefined ? inheritedFrom(builder, pageNamed(builder, made.page).version) : reading
    const stored = { ...made, reading: held, id: deps.newId(), at: deps.now() }
    return change({ type: 'page-stored', ...stored }, { kind: 'page-stored', ...stored, base }) ? stored.id : null
  }

  function editDirectly(page: string, { html, ids }: KnownPage): boolean {
    if (html.length > pageMaxLength) return false
    clearTimeout(directEditTimer)
    directEditTimer = setTimeout(saveDirectEdits, directEditIdleMs)
    return store.dispatch({ type: 'directly-edited', page, html, ids })
  }

  async function switchNow(version: string): Promise<boolean> {
    try {
      await deps.load(version)
    } catch {
      notify(messages.versionNotLoaded)
      return false
    }
    if (!store.dispatch({ type: 'restore-begun', version })) return false
    return change({ type: 'restore-finished' }, { kind: 'restored', version })
  }

  function finishSwitch(version: string) {
    const before = store.get()
    if (before.restoring !== version) return
    store.dispatch({ type: 'restore-finished' })
    const page = before.versions.find((point) => point.id === version)?.page
    if (page) undo.record({ kind: 'switched', page, before: lookOf(before, page), after: lookOf(store.get(), page) })
    deps.keep({ kind: 'restored', version })
    notify(messages.switched)
  }

  function giveSwitchUp() {
    store.dispatch({ type: 'restore-given-up' })
    notify(messages.restoreError)
  }

  /** Takes the last switch of a page back; what was there before it may have to be loaded first. */
  async function undoSwitch(page: string): Promise<boolean> {
    const group = undoable(store.get(), page)
    if (!group) return false
    if (group.before !== null && store.get().undo?.group !== group.id) {
      try {
        await deps.load(group.before)
      } catch {
        notify(messages.versionNotLoaded)
        return false
      }
    }
    const { version } = pageNamed(store.get(), page)
    return change({ type: 'restore-undone', page }, { kind: 'restore-undone', page, version })
  }

  return {
    store,
    /** Goes on with what was running when the tab was closed or what another tab has begun. */
    resume: runner.resume,
    own: runner.own,
    /** Brings the pages of an older version that is looked at; a failure is told. */
    need(version: string) {
      deps.load(version).catch(() =>
        notify(messages.versionNotLoaded, {
          label: 'Try again',
          run: () => void deps.load(version).catch(() => notify(messages.versionNotLoaded)),
        }),
      )
    },
    leave() {
      saveDirectEdits()
      clearTimeout(restoreTimer)
      runner.leave()
    },
    /** @param about what the person picked, in the page as it is stored by then */
    send(page: string, prompt: string, about?: (html: string) => Picked) {
      saveDirectEdits()
      const { version, html } = pageNamed(store.get(), page)
      return ask(page, prompt, version, { about: about?.(html), mayWait: true })
    },
    /** A new page in the place of what is there; what is there stays a version. */
    sendFresh(page: string, prompt: string) {
      saveDirectEdits()
      return ask(page, prompt, null)
    },
    /** Asks again what failed or what the fallback answered. */
    retry(page: string, message: AssistantMessage) {
      saveDirectEdits()
      const replaces = message.version === null ? message.id : null
      const about = questionOf(store.get(), page, message)?.about
      const turn = message.trouble?.kind === 'connection' ? turnOfAnswer(message.id) : undefined
      return ask(page, message.prompt, message.base, {
        replaces,
        about,
        continues: message.continues ?? undefined,
        turn,
      })
    },
    /**
     * Says the last message of a page again in other words. Its answer goes aside with it, the page is shown as it was
     * before, and a new turn starts from there; the version stays. @returns null when sent, else why not
     */
    async sendAgain(page: string, prompt: string): Promise<string | null> {
      saveDirectEdits()
      const answer = store.get().chats[page]?.findLast((entry) => entry.role === 'assistant')
      if (!answer) return ask(page, prompt, pageNamed(store.get(), page).version)
      const problem = promptProblem(prompt) ?? busyReason(page)
      if (problem) return problem
      const about = questionOf(store.get(), page, answer)?.about
      const { version, base } = answer
      if (version === null)
        return ask(page, prompt, pageNamed(store.get(), page).version, { replaces: answer.id, about })
      if (base === null) return ask(page, prompt, null, { replaces: answer.id, about })
      try {
        await deps.load(base)
      } catch {
        return 'The page before that message could not be loaded. Your words are kept: try again.'
      }
      const html = store.get().versions.find(({ id }) => id === base)?.pageData?.[page]
      if (html === undefined) return 'The page before that message is no longer kept. Send it as a new message instead.'
      const before = lookOf(store.get(), page)
      change({ type: 'page-switched', version: base, html }, { kind: 'restored', version: base, scope: 'page' })
      undo.record({ kind: 'version', page, before, after: { html, id: base }, label: 'Message said again' })
      return ask(page, prompt, base, { about })
    },
    /** Lets what was stopped be finished, from where it stands; free. */
    finish(page: string, message: AssistantMessage) {
      saveDirectEdits()
      return message.version && ask(page, message.prompt, message.version.id, { continues: continuedOf(message) })
    },
    /** Takes back what was stopped: the credit returns. */
    async discard(page: string, message: AssistantMessage) {
      const reason = await deps.discard(continuedOf(message).id)
      if (reason !== null) return notify(withDescription(messages.notDiscarded, reason))
      store.dispatch({ type: 'discarded', page, message: message.id, at: deps.now() })
      deps.onCredits()
      deps.refresh()
      notify(messages.discarded)
    },
    stop: runner.stop,
    /** Somebody wants to send and nothing is left to send with. */
    /** `limit`: the words of a month that is used up, which no purchase of one's own changes */
    tellOutOfCredits: (plan: Plan | null, limit: string | null = null) =>
      limit === null ? notify(outOfCredits(plan), deps.toPlans) : notify(atLimit(limit)),

    /** Switches to a version: about one second of 'Please wait...', then all pages and the structure are replaced. */
    switchTo(version: string) {
      saveDirectEdits()
      const { turn, restoring, versions } = store.get()
      if (turn || restoring) return
      if (!versions.some((point) => point.id === version)) return notify(messages.restoreFailed)
      store.dispatch({ type: 'restore-begun', version })
      announce(`${messages.switching.title}. ${messages.switching.description}`)
      const loaded = deps.load(version)
      loaded.catch(() => {})
      restoreTimer = setTimeout(() => void loaded.then(() => finishSwitch(version)).catch(giveSwitchUp), restoreBusyMs)
    },
    /** Takes the last switch of a page back. */
    async undoSwitch(page: string) {
      const last = undo.timeline.getState().done.at(-1)
      const isLast = last?.kind === 'switched' && last.page === page
      if (!(isLast ? await undo.undoDeed(last) : await undoSwitch(page))) return
      announce('The restore was undone. The later messages are back.')
    },

    /** What the last answer left to the builder. */
    acts,
    /** Undoes the last thing that was done here because that was said: what was said stays in the chat. */
    undoSaid: () => undo.step('undo', 'said'),
    /** What was done here and what of it was undone. */
    timeline: undo.timeline,
    /** Undoes the last thing that was done here. @returns the page it was about, null when there was nothing */
    undo: () => undo.step('undo'),
    /** Does again what was undone last. @returns the page it was about, null when there was nothing */
    redo: () => undo.step('redo'),

    /**
     * Stores a page that no turn made: changed by hand, imported, a section taken back. It costs nothing.
     * @param title what the version is called, such as 'Changed by hand'
     * @param reading of a page that was composed again; null for one that has nothing of the page before
     * @returns the id of the new version; null while that page is made, or when nothing changed
     */
    storePage(page: string, html: string, title: string, reading?: PageReading | null): string | null {
      saveDirectEdits()
      const { turn, restoring } = store.get()
      if (turn?.page === page || restoring !== null) return null
      const before = lookOf(store.get(), page)
      const id = storePage({ page, html, title: title.slice(0, versionTitleMax), reading })
      if (id) undo.record({ kind: 'version', page, before, after: { html, id }, label: title })
      return id
    },

    /**
     * Puts changes by hand that a turn wrote over back into the page, where both meant the same place; all else stays.
     * @param version the page by hand. @param base what both were made from
     */
    async putBack(page: string, version: string, base: string): Promise<boolean> {
      saveDirectEdits()
      await deps.load(version).catch(() => {})
      const html = store.get().versions.find(({ id }) => id === version)?.pageData?.[page]
      if (html === undefined) return false
      const made = { id: deps.newId(), page, html, title: directEditsTitle, at: deps.now() }
      const reading = inheritedFrom(store.get(), pageNamed(store.get(), page).version)
      deps.keep({ kind: 'page-stored', ...made, reading, base, preferred: 'mine' })
      return true
    },

    /** The page of one of its versions; an older one of a project is loaded. Null when it cannot be had. */
    async pageOf(page: string, version: string): Promise<string | null> {
      await deps.load(version).catch(() => {})
      return store.get().versions.find(({ id }) => id === version)?.pageData?.[page] ?? null
    },

    /** Calls a version by a name; null takes it away. */
    nameVersion: (version: string, name: string | null) =>
      change({ type: 'version-named', version, name }, { kind: 'version-named', version, name }),

    /**
     * A page as it stands after a change by hand. It becomes a version with `saveDirectEdits`, or a while after the last change.
     * @param label what was done: 'Text changed'
     * @param ids of its elements, where it is known which they are
     */
    editDirectly(page: string, html: string, label: string, ids: string | null = null) {
      const before = shownPage(store.get(), page)
      const after = { html, ids }
      const isDone = editDirectly(page, after)
      if (isDone) undo.record({ kind: 'direct-edit', page, before, after, label })
      return isDone
    },
    /** Undoes the last thing that was done here if it is still a change by hand of that page; for a notice about it. */
    async undoHand(page: string): Promise<void> {
      const last = undo.timeline.getState().done.at(-1)
      if (last?.kind === 'direct-edit' && last.page === page) await undo.undoDeed(last)
    },
    saveDirectEdits,
    /** Others are here: from now on a page may have more in it than this person's own changes. */
    share(how: Together) {
      together = how
      store.dispatch({ type: 'shared', isShared: true })
    },

    chooseMode: (mode: Mode) => change({ type: 'mode-chosen', mode }, { kind: 'mode', mode }),
    ...createPageOperations({ store, notify, change, saveDirectEdits, storePage, undo }),
  }
}
