import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { chatMessages, pageVersions, projectPages } from '../schema.ts'
import type { InProject } from './pages.ts'

/** The id of each copy, by the id it was made from. */
export type CopiedIds = Record<string, string>

/** The ids of everything in a project that a copy needs new ones for: versions, messages, turns and groups of hidden messages. */
export async function listContentIds(tx: Tx, projectId: string): Promise<string[]> {
  const versions = await tx
    .select({ id: pageVersions.id })
    .from(pageVersions)
    .where(eq(pageVersions.projectId, projectId))
  const messages = await tx
    .select({ id: chatMessages.id, turn: chatMessages.turn, hiddenBy: chatMessages.hiddenBy })
    .from(chatMessages)
    .where(eq(chatMessages.projectId, projectId))
  const ids = [...versions.map(({ id }) => id), ...messages.flatMap(({ id, turn, hiddenBy }) => [id, turn, hiddenBy])]
  return [...new Set(ids.filter((id) => id !== null))]
}

/**
 * Copies chat, versions and pages of a project into an empty one, with every reference mapped. It happens inside the
 * database, so that no page travels. The caller holds the source's row.
 */
export async function copyContent(tx: Tx, source: string, copy: InProject, ids: CopiedIds): Promise<void> {
  const withIds = sql`with ids as materialized (select ${JSON.stringify(ids)}::jsonb as map)`
  const copied = sql`${copy.id}::uuid, ${copy.workspaceId}::uuid`
  await tx.execute(sql`${withIds}
    insert into chat_messages (id, project_id, workspace_id, role, content, "timestamp", page_name, message_index, turn, user_id, hidden_by, details)
    select ${mapped('m.id')}, ${copied}, m.role, m.content, m."timestamp", m.page_name, m.message_index,
      ${mapped('m.turn')}, m.user_id, ${mapped('m.hidden_by')},
      case when m.details ? 'base'
        then m.details || jsonb_build_object('base', ids.map ->> (m.details ->> 'base')) else m.details end
    from chat_messages m, ids where m.project_id = ${source}`)
  // gen_random_uuid: nobody refers to a picture by its id
  await tx.execute(sql`${withIds}
    insert into message_pictures (id, project_id, workspace_id, user_id, page_name, turn, picture, width, height, palette, alt, created_at)
    select gen_random_uuid(), ${copied}, i.user_id, i.page_name, ${mapped('i.turn')}, i.picture, i.width, i.height, i.palette, i.alt, i.created_at
    from message_pictures i, ids where i.project_id = ${source} and i.turn is not null`)
  await tx.execute(sql`${withIds}
    insert into page_versions (id, project_id, workspace_id, page_name, number, html_content, json_structure, associated_message_id,
      restored_from, replaced, prompt, maker, name, current, map, keys, reading, picture, picture_type, created_at)
    select ${mapped('v.id')}, ${copied}, v.page_name, v.number, v.html_content, v.json_structure,
      ${mapped('v.associated_message_id')}, ${mapped('v.restored_from')},
      v.replaced || jsonb_build_object('current', ${shown("v.replaced -> 'current'")}, 'hidden', ${hidden}),
      v.prompt, v.maker, v.name, ${shown('v.current')}, v.map, v.keys, ${reading}, v.picture, v.picture_type, v.created_at
    from page_versions v, ids where v.project_id = ${source}`)
  await tx.execute(sql`${withIds}
    insert into project_pages (project_id, workspace_id, name, position, version_id, removed_at)
    select ${copied}, p.name, p.position, ${mapped('p.version_id')}, p.removed_at
    from project_pages p, ids where p.project_id = ${source}
    on conflict (project_id, name) do update set position = excluded.position, version_id = excluded.version_id`)
}

/** The ids of the versions that the pages of a project show now. */
export async function listShownIds(tx: Tx, projectId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: projectPages.versionId })
    .from(projectPages)
    .where(
      and(eq(projectPages.projectId, projectId), isNull(projectPages.removedAt), isNotNull(projectPages.versionId)),
    )
  return rows.flatMap(({ id }) => id ?? [])
}

/**
 * Copies the pages of a project as they are shown now into an empty one of somebody else: each begins with this version, and
 * nothing says what was asked for it. The caller holds the source's row.
 */
export async function copyShownPages(tx: Tx, source: string, copy: InProject, ids: CopiedIds): Promise<void> {
  const withIds = sql`with ids as materialized (select ${JSON.stringify(ids)}::jsonb as map)`
  const copied = sql`${copy.id}::uuid, ${copy.workspaceId}::uuid`
  await tx.execute(sql`${withIds}
    insert into page_versions (id, project_id, workspace_id, page_name, number, html_content, json_structure, current, map, keys,
      picture, picture_type, created_at)
    select ${mapped('v.id')}, ${copied}, p.name, 1, v.html_content, v.json_structure,
      (select jsonb_object_agg(page.name, ids.map ->> page.version_id::text)
        from project_pages page where page.project_id = p.project_id and page.removed_at is null),
      v.map, v.keys, v.picture, v.picture_type, clock_timestamp()
    from project_pages p join page_versions v on v.project_id = p.project_id and v.id = p.version_id, ids
    where p.project_id = ${source} and p.removed_at is null`)
  await tx.execute(sql`${withIds}
    insert into project_pages (project_id, workspace_id, name, position, version_id)
    select ${copied}, p.name, p.position, ${mapped('p.version_id')}
    from project_pages p, ids where p.project_id = ${source} and p.removed_at is null
    on conflict (project_id, name) do update set position = excluded.position, version_id = excluded.version_id`)
}

/** The copy of an id that a column holds; null stays null. */
const mapped = (column: string) => sql.raw(`(ids.map ->> ${column}::text)::uuid`)

/** Which version has the reading is named by its copy. */
const reading = sql.raw(
  `case when v.reading ? 'of' then jsonb_build_object('of', ids.map ->> (v.reading ->> 'of')) else v.reading end`,
)

/** Page name → version id, with the ids of the copies. */
const shown = (current: string) =>
  sql.raw(
    `(select coalesce(jsonb_object_agg(page.key, ids.map ->> page.value), '{}') from jsonb_each_text(${current}) page)`,
  )

/** Group → messages that were put aside before a restore, with the ids of the copies. */
const hidden = sql.raw(
  `(select coalesce(jsonb_object_agg(ids.map ->> put.key,
     (select jsonb_agg(ids.map ->> one.value) from jsonb_array_elements_text(put.value) one)), '{}')
   from jsonb_each(v.replaced -> 'hidden') put)`,
)
