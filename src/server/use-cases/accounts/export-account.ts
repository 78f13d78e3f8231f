import { strToU8, Zip, ZipPassThrough } from 'fflate'
import { product } from '#rules/product.ts'
import { findProfile } from '../../db/queries/profiles.ts'
import { commentsOf, writtenBy } from '../../db/queries/exported-comments.ts'
import { listSentIds, readMessagePicture } from '../../db/queries/message-pictures.ts'
import { listMessages } from '../../db/queries/messages.ts'
import { readMailChoices } from '../../db/queries/notification-settings.ts'
import { notificationsOf } from '../../db/queries/notifications.ts'
import { listShownPages } from '../../db/queries/pages.ts'
import { decisionsOf, decisionsOfOwner } from '../../db/queries/exported-decisions.ts'
import { listProjects } from '../../db/queries/projects.ts'
import { findVersion, listVersions } from '../../db/queries/versions.ts'
import { seenIn } from '../../db/queries/workspace-people.ts'
import { listMemberships } from '../../db/queries/workspaces.ts'
import { avatarKey } from '../../files/avatar-key.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { allEntries } from '../credits/credit-history.ts'
import { allActivity } from '../activity/all-activity.ts'
import { listIdentities } from './list-identities.ts'
import { listPurchases } from '../payments/list-purchases.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { ownProfile } from '../profiles/own-profile.ts'

type Entry = { name: string; bytes: Uint8Array }

/** All of a person's data as a zip: what is theirs and what they can see in their workspaces. Nothing secret. */
export async function exportAccount(
  services: Pick<Services, 'db' | 'files' | 'limits'>,
  person: Person,
  visitor: Visitor,
): Promise<File> {
  await services.limits.take('accountExport', { account: person.id, address: visitor.address })
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(new Uint8Array(part))
  })
  for await (const { name, bytes } of entries(services, person)) {
    // Not packed: that would hold up the server's thread.
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(bytes, true)
  }
  zip.end()
  return new File(parts, `${product.name.toLowerCase()}-account.zip`, { type: 'application/zip' })
}

/** One file after the other, so that only one is in memory beside the zip. */
async function* entries(services: Pick<Services, 'db' | 'files'>, person: Person): AsyncGenerator<Entry> {
  const { db, files } = services
  yield json('profile.json', await ownProfile(services, person))
  yield json('identities.json', await listIdentities(services, person))
  yield json('sessions.json', await listSessions(services, person))
  yield json('purchases.json', await listPurchases(services, person))
  yield json('credits.json', await allEntries(services, person.id))
  yield json('comments.json', await writtenBy(db, person.id))
  yield json('reviews.json', await decisionsOfOwner(db, person.id))
  yield json('notifications.json', await notificationsOf(db, person.id))
  yield json('notification-settings.json', await readMailChoices(db, person.id))
  yield json('last-seen.json', await seenIn(db, person.id))
  yield json('activity.json', await allActivity(services, person.id))
  const picture = (await findProfile(db, person.id))?.avatarKey ? await files.get(avatarKey(person.id)) : null
  if (picture) yield { name: 'avatar.webp', bytes: picture }
  const workspaces = await listMemberships(db, person.id)
  yield json(
    'workspaces.json',
    workspaces.map(({ id, name, description, workspaceType, role, offeredUntil, createdAt }) => ({
      id,
      name,
      description,
      workspace_type: workspaceType,
      role,
      offered_to_you_until: offeredUntil,
      created_at: createdAt,
    })),
  )
  for (const workspace of workspaces)
    yield* workspaceEntries(services, person, workspace.id, `${fileName(workspace.name)}-${workspace.id}`)
}

async function* workspaceEntries(
  { db }: Pick<Services, 'db'>,
  person: Person,
  workspaceId: string,
  folder: string,
): AsyncGenerator<Entry> {
  for (const project of await listProjects(db, workspaceId)) {
    const path = `workspaces/${folder}/${fileName(project.name)}-${project.id}`
    const { id, name, mode, createdAt, updatedAt } = project
    yield json(`${path}/project.json`, { id, name, mode, created_at: createdAt, updated_at: updatedAt })
    for (const [index, page] of (await listShownPages(db, id)).entries())
      yield { name: `${path}/pages/${index + 1}-${fileName(page.name)}.html`, bytes: strToU8(page.html) }
    const chat = await listMessages(db, id)
    yield json(
      `${path}/chat.json`,
      chat.map((message) => ({
        page_name: message.pageName,
        message_index: message.messageIndex,
        role: message.role,
        content: message.content,
        timestamp: message.timestamp,
      })),
    )
    yield json(`${path}/comments.json`, await commentsOf(db, id))
    yield json(`${path}/reviews.json`, await decisionsOf(db, id))
    for (const picture of await listSentIds(db, id)) {
      const bytes = await readMessagePicture(db, person.id, id, picture)
      if (bytes) yield { name: `${path}/pictures/${picture}.webp`, bytes }
    }
    for (const { id: versionId, number } of await listVersions(db, id)) {
      const version = await findVersion(db, id, versionId)
      if (!version) continue
      yield json(`${path}/versions/${fileName(version.pageName)}-${number}-${versionId}.json`, {
        id: version.id,
        page_name: version.pageName,
        number: version.number,
        html_content: version.htmlContent,
        json_structure: version.jsonStructure,
        prompt: version.prompt,
        name: version.name,
        associated_message_id: version.associatedMessageId,
        restored_from: version.restoredFrom,
        created_at: version.createdAt,
      })
    }
  }
}

function json(name: string, value: unknown): Entry {
  return { name, bytes: strToU8(`${JSON.stringify(value, null, 2)}\n`) }
}

/** A name that is a safe part of a path everywhere; the id beside it keeps files apart. */
function fileName(name: string): string {
  const safe = name.replace(/[^\p{Letter}\p{Number}]+/gu, '-').replace(/^-|-$/g, '')
  return [...safe].slice(0, 40).join('') || 'untitled'
}
