import type { Present } from '#api/realtime.ts'
import { presence } from '#rules/presence.ts'
import { displayName } from '#rules/people.ts'
import { avatarUrl } from '../avatar-url.ts'
import type { Bus } from '../bus/bus.ts'
import type { BusEvent } from '../bus/events.ts'
import type { Db } from '../db/database.ts'
import { findPeople } from '../db/queries/members.ts'
import { findMemberProject } from '../db/queries/projects.ts'

/** A tab that has said nothing for this long is not here any more. */
export const { forgetMs } = presence
const sweepMs = 5000

/** A project shows this many tabs at most, so that memory has an end. */
const tabsPerProject = 100
/** So many leaves are remembered; the oldest is forgotten first. */
const mostLeft = 5000

type Looking = Extract<BusEvent, { type: 'present' }>
type Left = Extract<BusEvent, { type: 'left' }>
type Tab = { looking: Looking; seenAt: number }
export type PresenceChange = { type: 'presence'; workspace_id: string; project_id: string; people: Present[] }

/** Who looks at which project now: kept in memory, told over the bus, so that every process knows the same. */
export class Presence {
  private readonly projects = new Map<string, Map<string, Tab>>()
  /** what tabs said with their leave: something said before it may come later */
  private readonly left = new Map<string, { sequence: number; at: number }>()
  private readonly watchers = new Set<(change: PresenceChange) => void>()
  private readonly db: Db
  private readonly now: () => Date
  private readonly leave: () => void
  private readonly sweeping: NodeJS.Timeout

  constructor(db: Db, bus: Bus, now: () => Date) {
    this.db = db
    this.now = now
    this.leave = bus.subscribe({ onEvent: (event) => this.handle(event) })
    this.sweeping = setInterval(() => this.sweep(), sweepMs)
    this.sweeping.unref()
  }

  /** Takes note of what the bus says; saying the same twice changes nothing. */
  handle(event: BusEvent): void {
    if (event.type === 'present') this.note(event)
    if (event.type === 'left') this.noteLeft(event)
    if (event.type === 'project-deleted') this.projects.delete(event.project_id)
    if (event.type === 'profile') this.renamed(event.user_id)
    if (event.type === 'workspaces') void this.lookAgain(event.user_id)
  }

  /** Everybody who looks at a project, one entry a tab. */
  async people(projectId: string): Promise<Present[]> {
    const tabs = [...(this.projects.get(projectId)?.values() ?? [])].map(({ looking }) => looking)
    const known = await findPeople(this.db, [...new Set(tabs.map(({ user_id }) => user_id))])
    const byId = new Map(known.map((person) => [person.id, person]))
    return tabs.flatMap(({ tab, user_id, page_name }) => {
      const person = byId.get(user_id)
      return person ? [{ tab, user_id, page_name, name: displayName(person), avatar_url: avatarUrl(person) }] : []
    })
  }

  /** Who looks at any project of a workspace. */
  hereIn(workspaceId: string): Set<string> {
    const tabs = [...this.projects.values()].flatMap((one) => [...one.values()])
    return new Set(
      tabs.filter(({ looking }) => looking.workspace_id === workspaceId).map(({ looking }) => looking.user_id),
    )
  }

  /** Whether a tab of this person looks at the project now. */
  isHere(projectId: string, userId: string): boolean {
    const oldest = this.now().getTime() - forgetMs
    const tabs = [...(this.projects.get(projectId)?.values() ?? [])]
    return tabs.some(({ looking, seenAt }) => looking.user_id === userId && seenAt >= oldest)
  }

  /** Hears every change until the returned function is called. */
  watch(watcher: (change: PresenceChange) => void): () => void {
    this.watchers.add(watcher)
    return () => void this.watchers.delete(watcher)
  }

  close(): void {
    clearInterval(this.sweeping)
    this.leave()
  }

  private note(looking: Looking): void {
    if (this.isLate(looking)) return
    const tabs = this.projects.get(looking.project_id) ?? new Map<string, Tab>()
    const known = tabs.get(keyOf(looking))
    if (!known && tabs.size >= tabsPerProject) return
    tabs.set(keyOf(looking), { looking, seenAt: this.now().getTime() })
    this.projects.set(looking.project_id, tabs)
    if (known?.looking.page_name !== looking.page_name) this.tell(looking)
  }

  private noteLeft(event: Left): void {
    const { sequence } = event
    if (sequence !== undefined) this.left.set(placeOf(event), { sequence, at: this.now().getTime() })
    const [oldest] = this.left.keys()
    if (oldest !== undefined && this.left.size > mostLeft) this.left.delete(oldest)
    this.remove(event.project_id, [keyOf(event)])
  }

  private isLate(looking: Looking): boolean {
    const { sequence } = this.left.get(placeOf(looking)) ?? {}
    return sequence !== undefined && looking.sequence !== undefined && looking.sequence < sequence
  }

  private remove(projectId: string, keys: string[]): void {
    const tabs = this.projects.get(projectId)
    const gone = keys.map((key) => tabs?.get(key)?.looking).find((one) => one !== undefined)
    if (!tabs || !gone) return
    for (const key of keys) tabs.delete(key)
    if (tabs.size === 0) this.projects.delete(projectId)
    this.tell(gone)
  }

  /** Forgets tabs that have said nothing for too long. */
  sweep(): void {
    const oldest = this.now().getTime() - forgetMs
    for (const [place, { at }] of this.left) if (at < oldest) this.left.delete(place)
    for (const [projectId, tabs] of this.projects) {
      const late = [...tabs].filter(([, { seenAt }]) => seenAt < oldest).map(([key]) => key)
      this.remove(projectId, late)
    }
  }

  /** Whoever was taken out is not here any more, whatever their tab says. */
  private async lookAgain(userId: string): Promise<void> {
    for (const [projectId, tabs] of this.projects) {
      const theirs = [...tabs].filter(([, { looking }]) => looking.user_id === userId).map(([key]) => key)
      if (theirs.length === 0) continue
      // Without the database nobody can announce themselves either; what is not said again is forgotten soon.
      const access = await findMemberProject(this.db, userId, projectId).catch(() => undefined)
      if (access === null) this.remove(projectId, theirs)
    }
  }

  private renamed(userId: string): void {
    for (const tabs of this.projects.values()) {
      const theirs = [...tabs.values()].find(({ looking }) => looking.user_id === userId)
      if (theirs) this.tell(theirs.looking)
    }
  }

  private tell({ workspace_id, project_id }: { workspace_id: string; project_id: string }): void {
    if (this.watchers.size === 0) return
    this.people(project_id).then(
      (people) => {
        for (const watcher of this.watchers) watcher({ type: 'presence', workspace_id, project_id, people })
      },
      // Without the database there are no names; the next heartbeat asks again.
      () => {},
    )
  }
}

/** A tab belongs to who named it first: nobody takes another person's away. */
function keyOf({ user_id, tab }: { user_id: string; tab: string }): string {
  return `${user_id} ${tab}`
}

function placeOf(event: Looking | Left): string {
  return `${event.project_id} ${keyOf(event)}`
}
