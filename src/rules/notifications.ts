import { notificationPaths as to } from './notification-paths.ts'
import type { Permission } from './permissions.ts'

/** How something is mailed: a few minutes after it happened, once a day together with the rest, or not. */
export const mailTimings = ['soon', 'digest', 'off'] as const
export type MailTiming = (typeof mailTimings)[number]

type Topic = { label: string; mail: MailTiming }

/** What people choose mails by, with what holds until they choose. In the app everything is shown. */
export const notificationTopics = {
  mentions: { label: 'Somebody mentions you', mail: 'soon' },
  answers: { label: 'Replies, and comments that are done', mail: 'digest' },
  decisions: { label: 'A client approves or asks for changes', mail: 'soon' },
  looks: { label: 'A client opens your link or comments', mail: 'digest' },
  requests: { label: 'A page you asked for is done', mail: 'off' },
  people: { label: 'Your role in a workspace', mail: 'soon' },
} as const satisfies Record<string, Topic>
export type NotificationTopic = keyof typeof notificationTopics
export const topicNames = Object.keys(notificationTopics) as NotificationTopic[]

/** What a sentence is made of. */
export type NotificationFacts = {
  /** more than one where several became one line */
  count: number
  projectId: string | null
  threadId: string | null
  version?: number | undefined
  role?: string | undefined
  /** what a press needs that is written nowhere: the link of an invitation */
  link?: string | undefined
}

type KindRule = {
  /** null: it has a letter of its own, or none */
  topic: NotificationTopic | null
  /** what one must be allowed to do to read it; null: it concerns the person, wherever they may still go */
  needs: Permission | null
  /** several that are unread become one line */
  folds: boolean
  /** goes on after who did it; with several of them it stands alone */
  what: (facts: NotificationFacts) => string
  path: (facts: NotificationFacts) => string
}

const project = ({ projectId }: NotificationFacts) => (projectId === null ? to.projects : to.project(projectId))
const reviews = ({ projectId }: NotificationFacts) => (projectId === null ? to.projects : to.reviews(projectId))
const thread = (facts: NotificationFacts) =>
  facts.projectId === null || facts.threadId === null ? project(facts) : to.thread(facts.projectId, facts.threadId)
const version = ({ version: number }: NotificationFacts) => (number === undefined ? 'a version' : `version ${number}`)

const withArticle = (role = 'member') => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`

const inThread = { topic: 'answers', needs: 'comment', path: thread } as const
const ofClient = { needs: 'share', path: reviews } as const

/** Everything that somebody is told of. The one table: who may read it, how it is mailed, its words, and where it leads. */
export const notificationKinds = {
  mentioned: { topic: 'mentions', needs: 'comment', folds: false, what: () => 'mentioned you', path: thread },
  replied: {
    ...inThread,
    folds: true,
    what: ({ count }) => (count === 1 ? 'replied to a comment' : `${count} new replies to a comment`),
  },
  /** what a comment wanted was asked for, and the page was changed */
  answered: { ...inThread, folds: false, what: () => 'had the change made that a comment asks for' },
  resolved: { ...inThread, folds: false, what: () => 'resolved your comment' },
  looked: {
    ...ofClient,
    topic: 'looks',
    folds: true,
    what: ({ count }) => (count === 1 ? 'opened your review link' : `${count} people opened your review link`),
  },
  'client-commented': {
    topic: 'looks',
    needs: 'comment',
    folds: true,
    path: thread,
    what: ({ count }) => (count === 1 ? 'commented on the page' : `${count} new comments of a client`),
  },
  approved: { ...ofClient, topic: 'decisions', folds: false, what: (facts) => `approved ${version(facts)}` },
  'changes-asked': {
    ...ofClient,
    topic: 'decisions',
    folds: false,
    what: (facts) => `asks for changes to ${version(facts)}`,
  },
  invited: {
    topic: null,
    needs: null,
    folds: false,
    what: ({ role }) => `invites you as ${withArticle(role)}`,
    path: ({ link }) => link ?? to.projects,
  },
  'role-changed': {
    topic: 'people',
    needs: 'see',
    folds: false,
    what: ({ role }) => `made you ${withArticle(role)}`,
    path: project,
  },
  removed: { topic: null, needs: null, folds: false, what: () => 'took you out', path: () => to.projects },
  'ownership-offered': {
    topic: null,
    needs: 'see',
    folds: false,
    what: () => 'offers you the workspace',
    path: () => to.people,
  },
  /** what one asked for has ended while one was elsewhere */
  'page-made': {
    topic: 'requests',
    needs: 'see',
    folds: false,
    what: (facts) => `Your page is ready: ${version(facts)}`,
    path: project,
  },
  'page-answered': {
    topic: 'requests',
    needs: 'see',
    folds: false,
    what: () => 'Your request is answered; the page is as it was',
    path: project,
  },
  'page-failed': {
    topic: 'requests',
    needs: 'see',
    folds: false,
    what: () => 'Your page could not be made. Nothing was charged.',
    path: project,
  },
} as const satisfies Record<string, KindRule>
export type NotificationKind = keyof typeof notificationKinds
export const kindNames = Object.keys(notificationKinds) as NotificationKind[]

/** The rule of a kind, as what every kind has. */
export const ruleOf = (kind: NotificationKind): KindRule => notificationKinds[kind]

/** What somebody has chosen about mails: what is missing is as in the table. */
export type MailChoices = { isOff: boolean; byTopic: Partial<Record<NotificationTopic, MailTiming>> }

/** How a kind is mailed to somebody who has chosen so. */
export function timingOf(kind: NotificationKind, { isOff, byTopic }: MailChoices): MailTiming {
  const { topic } = ruleOf(kind)
  if (topic === null || isOff) return 'off'
  return byTopic[topic] ?? notificationTopics[topic].mail
}

/** Letters of what was written that a notification and its mail show. */
export const excerptLength = 200

/** So long it stays unmailed: whoever is here has read it by then. */
export const soonMs = 5 * 60_000

/** The hour of a digest, in the person's own zone. */
export const digestHour = 8

/** What is older is forgotten. */
export const notificationDays = 90

/** When something that happened now is mailed; null: it is not. */
export function mailDueAt(timing: MailTiming, now: Date, zone: string | null): Date | null {
  if (timing === 'off') return null
  return timing === 'soon' ? new Date(now.getTime() + soonMs) : nextMorning(now, zone)
}

/** The next time that it is 08:00 in a zone, known by its name; else in UTC. */
export function nextMorning(now: Date, zone: string | null): Date {
  const local = clockIn(isTimeZone(zone) ? zone : 'UTC')
  const today = new Date(local(now))
  for (let day = 0; ; day += 1) {
    const wanted = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + day, digestHour)
    // What the zone is away from UTC there: asked twice, as the first answer is of another hour.
    const near = wanted - (local(new Date(wanted)) - wanted)
    const at = near - (local(new Date(near)) - wanted)
    if (at > now.getTime()) return new Date(at)
  }
}

/** Whether a runtime knows a time zone of that name. */
export function isTimeZone(zone: string | null): zone is string {
  if (zone === null || zone.length > 60) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What clocks show in a zone, as if it were UTC. */
function clockIn(zone: string): (at: Date) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (at) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
}
