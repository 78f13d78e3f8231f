import { useState } from 'react'
import type { WorkspacePeople, WorkspacePerson } from '#api/people.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { Search } from '#client/parts/search.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { Select } from '#client/ui/select.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { PersonRow } from './person-row.tsx'

/** So many people are seen at a glance. */
const atAGlance = 6

const kinds = { owner: 'Owner', admin: 'Admins', editor: 'Editors', viewer: 'Viewers', guest: 'Guests' } as const
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

type ListProps = { workspace: WorkspaceDetails; of: WorkspacePeople }

/** Who is in the workspace, and who was asked. */
export function PeopleList({ workspace, of: { people, invitations } }: ListProps) {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<Kind | null>(null)
  const found = people.filter((person) => isFound(person, search, kind))
  return (
    <>
      {people.length > atAGlance && (
        <div className="-mb-2 flex flex-wrap items-center gap-2">
          <Search what="people" value={search} onSearch={setSearch} />
          <div className="w-36 max-md:flex-1">
            <Select
              aria-label="Role"
              value={kind ?? ''}
              className="md:h-8"
              onChange={({ target }) => setKind(kindNames.find((one) => one === target.value) ?? null)}
            >
              <option value="">All roles</option>
              {kindNames.map((one) => (
                <option key={one} value={one}>
                  {kinds[one]}
                </option>
              ))}
            </Select>
          </div>
          <p role="status" className="text-[13px] text-ink-2">
            {found.length < people.length && `${found.length} of ${people.length}`}
          </p>
        </div>
      )}
      <Panel>
        <ul aria-label="People" className="[&>li:first-child]:border-t-0">
          {found.map((person) => (
            <PersonRow key={person.user_id} workspace={workspace} person={person} people={people} />
          ))}
        </ul>
        {found.length === 0 && <p className="px-5 py-6 text-ink-2 text-sm md:px-6">Nobody here is called that.</p>}
      </Panel>
      {invitations.length > 0 && (
        <section aria-labelledby="waiting" className="grid gap-3">
          <div className="grid gap-0.5">
            <h2 id="waiting" className="font-medium text-[15px] leading-6">
              Waiting for an answer
            </h2>
            <p className="text-[13px] text-ink-2">Each keeps its place until it is accepted, revoked or 14 days old.</p>
          </div>
          <Panel>
            <ul className="[&>li:first-child]:border-t-0">
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} workspaceId={workspace.id} invitation={invitation} />
              ))}
            </ul>
          </Panel>
        </section>
      )}
    </>
  )
}

function isFound({ name, email, role }: WorkspacePerson, search: string, kind: Kind | null): boolean {
  const words = search.trim().toLowerCase()
  return (kind === null || (role ?? 'guest') === kind) && `${name} ${email}`.toLowerCase().includes(words)
}
