import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertGeneration } from '#server/db/queries/generations.ts'
import { listShownPages } from '#server/db/queries/pages.ts'
import { insertProject, lockProject } from '#server/db/queries/projects.ts'
import { findVersion, storeVersion } from '#server/db/queries/versions.ts'
import { databaseBefore } from '#test/support/old-database.ts'

test('versions and turns from before their ids belonged to a project are taken over, and another project may have them too', async () => {
  const { db, exec, migrate, close } = await databaseBefore('version_key')
  const [person, workspace, project, version, older, turn] = Array.from({ length: 6 }, () => randomUUID())
  if (!person || !workspace || !project || !version || !older || !turn) throw new Error('There are six.')
  const stored = (id: string, number: number, html: string) =>
    `('${id}', '${project}', '${workspace}', 'Home', ${number}, '${html}', '{"Home":"${id}"}', '[]')`
  await exec(`
    insert into users (id, name, email) values ('${person}', '', 'a@example.com');
    insert into workspaces (id, name, owner_id) values ('${workspace}', 'Mine', '${person}');
    insert into projects (id, workspace_id, user_id, name) values ('${project}', '${workspace}', '${person}', 'Old');
    insert into page_versions (id, project_id, workspace_id, page_name, number, html_content, current, map) values
      ${stored(older, 1, '<h1>1</h1>')}, ${stored(version, 2, '<h1>2</h1>')};
    insert into project_pages (project_id, workspace_id, name, position, version_id) values
      ('${project}', '${workspace}', 'Home', 0, '${version}'), ('${project}', '${workspace}', 'Old', 1, '${older}'),
      ('${project}', '${workspace}', 'Empty', 2, null);
    insert into generations (id, visitor_id, address, project_id, workspace_id, turn, page_name, mode, status, charge) values
      ('${randomUUID()}', '${person}', '', '${project}', '${workspace}', '${turn}', 'Home', 'html', 'running', 'reserved'),
      ('${randomUUID()}', 'somebody', '', null, null, '${turn}', 'Home', 'html', 'running', 'reserved');
  `)
  await migrate()
  expect((await listShownPages(db, project)).map(({ html, versionId }) => [html, versionId])).toEqual([
    ['<h1>2</h1>', version],
    ['<h1>1</h1>', older],
    ['', null],
  ])

  const other = await db.transaction(async (tx) => {
    const row = await insertProject(tx, { id: randomUUID(), workspaceId: workspace, userId: person, name: 'New' })
    await storeVersion(tx, row, { id: version, pageName: 'Home', htmlContent: '<h1>New</h1>', map: [], authorId: null })
    return row
  })
  expect((await findVersion(db, project, version))?.htmlContent).toBe('<h1>2</h1>')
  // A turn is one generation in a project, one more in another, and one of a visitor.
  const start = (of: { visitorId: string; projectId: string | null }) =>
    db.transaction((tx) =>
      insertGeneration(tx, {
        ...of,
        id: randomUUID(),
        workspaceId: of.projectId && workspace,
        turn,
        address: '',
        pageName: 'Elsewhere',
        mode: 'html',
        status: 'running',
        charge: 'reserved',
      }),
    )
  expect(await start({ visitorId: person, projectId: project })).toBe(false)
  expect(await start({ visitorId: 'somebody', projectId: null })).toBe(false)
  expect(await start({ visitorId: person, projectId: other.id })).toBe(true)

  // A page outlives its version, and the page of another project keeps its own.
  await exec(`delete from page_versions where project_id = '${project}'`)
  expect((await listShownPages(db, project)).map(({ versionId }) => versionId)).toEqual([null, null, null])
  expect((await listShownPages(db, other.id)).map(({ html }) => html)).toEqual(['<h1>New</h1>'])
  await exec(`delete from projects where id = '${project}'`)
  expect(await db.transaction((tx) => lockProject(tx, project))).toBeNull()
  await close()
})
