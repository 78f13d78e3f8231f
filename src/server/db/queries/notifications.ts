import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { kindNames, type MailChoices, type NotificationKind, ruleOf } from '#rules/notifications.ts'
import { type Permission, permissions, type PersonRole } from '#rules/permissions.ts'
import type { Db, Tx } from '../database.ts'
import { notifications, notificationSettings } from '../notifications-schema.ts'
import { projectMembers } from '../people-schema.ts'
import { projects, users, workspaceMembers, workspaces } from '../schema.ts'

export type NotificationRow = typeof notifications.$inferSelect
export type NewNotification = typeof notifications.$inferInsert

/** Somebody who is told something, with what they have chosen about mails. */
export type Recipient = { userId: string; choices: MailChoices; timeZone: string | null }

type Where = { userId: unknown; workspaceId: unknown; projectId: unknown }

/** Whether somebody is in a role that may do it: in the workspace, or as the guest of the project. */
function isAllowed(action: Permission, { userId, workspaceId, projectId }: Where): SQL {
  const who: readonly PersonRole[] = permissions[action].who
  const inWorkspace = who.filter((role) => !role.startsWith('guest-'))
  const guests = who.flatMap((role) => (role.startsWith('guest-') ? [role.slice('guest-'.length)] : []))
  const guest = sql`exists (select 1 from ${projectMembers} where ${projectMembers.projectId} = ${projectId}
    and ${projectMembers.userId} = ${userId} and ${oneOf(projectMembers.role, guests)})`
  return sql`(exists (select 1 from ${workspaceMembers} where ${workspaceMembers.workspaceId} = ${workspaceId}
    and ${workspaceMembers.userId} = ${userId} and ${oneOf(workspaceMembers.role, inWorkspace)}) or ${guest})`
}

const oneOf = (column: unknown, values: readonly string[]): SQL =>
  values.length === 0
    ? sql`false`
    : sql`${column} in (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`

/** The notifications that their person may still read: access is asked now, not when they were written. */
export function isReadable(): SQL {
  const byNeed = Map.groupBy(kindNames, (kind) => ruleOf(kind).needs)
  const { kind, userId, workspaceId, projectId } = notifications
  const each = [...byNeed].map(([needs, kinds]) =>
    needs === null
      ? inArray(kind, kinds)
      : and(inArray(kind, kinds), isAllowed(needs, { userId, workspaceId, projectId })),
  )
  return or(...each) ?? sql`false`
}

/** Who of these people may read of something of that kind. */
export async function recipientsOf(
  tx: Tx,
  kind: NotificationKind,
  ids: readonly string[],
  { workspaceId, projectId }: { workspaceId: string | null; projectId: string | null },
): Promise<Recipient[]> {
  if (ids.length === 0) return []
  const { needs } = ruleOf(kind)
  const where = { userId: users.id, workspaceId: sql`${workspaceId}::uuid`, projectId: sql`${projectId}::uuid` }
  const rows = await tx
    .select({
      userId: users.id,
      isOff: notificationSettings.isOff,
      byTopic: notificationSettings.byTopic,
      timeZone: notificationSettings.timeZone,
    })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(and(inArray(users.id, [...ids]), needs === null ? undefined : isAllowed(needs, where)))
  return rows.map(({ userId, isOff, byTopic, timeZone }) => ({
    userId,
    choices: { isOff: isOff ?? false, byTopic: byTopic ?? {} },
    timeZone,
  }))
}

/** What the project, else the workspace, is called now. */
export async function placeName(
  tx: Tx,
  { workspaceId, projectId }: { workspaceId: string | null; projectId: string | null },
): Promise<string> {
  const rows =
    projectId !== null
      ? await tx.select({ name: projects.name }).from(projects).where(eq(projects.id, projectId))
      : workspaceId === null
        ? []
        : await tx.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, workspaceId))
  return rows[0]?.name ?? ''
}

/** Writes what people are told; what folds goes into the unread line that is there, which is due again when it was mailed. */
export async function insertNotifications(tx: Tx, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length === 0) return
  const { userId, foldKey, readAt, count, dueAt, mailedAt } = notifications
  await tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoUpdate({
      target: [userId, foldKey],
      targetWhere: and(isNull(readAt), sql`${foldKey} is not null`),
      set: {
        count: sql`${count} + 1`,
        dueAt: sql`case when ${mailedAt} is null then ${dueAt} else excluded.due_at end`,
        mailedAt: null,
        tries: 0,
        madeAt: sql`excluded.made_at`,
        actorId: sql`excluded.actor_id`,
        actorName: sql`excluded.actor_name`,
        threadId: sql`excluded.thread_id`,
        commentId: sql`excluded.comment_id`,
        subject: sql`excluded.subject`,
        excerpt: sql`excluded.excerpt`,
        details: sql`excluded.details`,
      },
    })
}

/** What was told of a subject that is no more, such as an invitation. Returns whom. */
export async function deleteAboutSubject(tx: Tx, subject: string): Promise<string[]> {
  const gone = await tx
    .delete(notifications)
    .where(eq(notifications.subject, subject))
    .returning({ userId: notifications.userId })
  return gone.map(({ userId }) => userId)
}

/** Roles that somebody had in a workspace and does not have any more: of those that they have not read yet nobody needs to hear. */
export async function forgetRoles(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.kind, 'role-changed'),
        eq(notifications.workspaceId, workspaceId),
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
      ),
    )
}

/** A comment was taken back: nobody is told of being called in it, and its words stand nowhere. Returns whom it concerns. */
export async function forgetComment(tx: Tx, commentId: string): Promise<string[]> {
  const { kind, userId } = notifications
  const isOfIt = eq(notifications.commentId, commentId)
  const gone = await tx
    .delete(notifications)
    .where(and(isOfIt, eq(kind, 'mentioned')))
    .returning({ userId })
  const left = await tx.update(notifications).set({ excerpt: '' }).where(isOfIt).returning({ userId })
  return [...gone, ...left].map((row) => row.userId)
}

/** A comment was written in other words. */
export async function changeExcerpt(tx: Tx, commentId: string, excerpt: string): Promise<void> {
  await tx.update(notifications).set({ excerpt }).where(eq(notifications.commentId, commentId))
}

/** What is older is forgotten. */
export async function forgetNotifications(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.madeAt, before))
}

/** Everything that a person was told, as an export has it. */
export function notificationsOf(db: Db, userId: string) {
  const { kind, actorName, place, excerpt, details, count, madeAt, readAt, mailedAt } = notifications
  const columns = {
    kind,
    who: actorName,
    place,
    excerpt,
    details,
    count,
    made_at: madeAt,
    read_at: readAt,
    mailed_at: mailedAt,
  }
  return db
    .select(columns)
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(madeAt), asc(notifications.id))
}
