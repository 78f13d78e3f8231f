import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GivenRole, MadeLink } from '#api/people.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { makeInviteLink, peopleQuery, projectPeopleQuery, sendInvitations } from '#client/data/people.ts'
import { projectsQuery } from '#client/data/projects.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { counted } from '#rules/listed.ts'
import { mostInvited } from '#rules/seats.ts'
import { MadeLinks } from './made-links.tsx'
import { addressesOf } from './words.ts'

const ways = [
  { value: 'mail', label: 'By e-mail' },
  { value: 'link', label: 'By link' },
] as const
const inWorkspace = [
  { value: 'admin', label: 'Admin' },
  { value: 'editor', label: 'Editor' },
  { value: 'viewer', label: 'Viewer' },
] as const
const whole = 'whole'

const does: Record<GivenRole, string> = {
  admin: 'Admins change all projects, invite and remove people, and use the credits of the owner.',
  editor: 'Editors create and change projects, and use the credits of the owner.',
  viewer: 'Viewers look at everything, and change nothing.',
}

type InviteProps = { workspace: WorkspaceDetails; onClose: () => void }

/** Asks people into the workspace, or into one project of it; says before it is pressed how the seats stand then. */
export function InviteDialog({ workspace, onClose }: InviteProps) {
  const isTeam = workspace.workspace_type === 'team'
  const queryClient = useQueryClient()
  const { data: projects } = useQuery(projectsQuery(workspace.id))
  const [way, setWay] = useState<'mail' | 'link'>('mail')
  const [text, setText] = useState('')
  const [uses, setUses] = useState('1')
  const [chosenRole, setRole] = useState<GivenRole>('editor')
  const [chosenPlace, setPlace] = useState(isTeam ? whole : '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<readonly MadeLink[] | null>(null)
  const place = chosenPlace || (projects?.[0]?.id ?? '')
  const projectId = place === whole ? null : place
  const role = projectId !== null && chosenRole === 'admin' ? 'editor' : chosenRole
  const emails = addressesOf(text)
  const people = way === 'mail' ? emails.length : Number(uses)
  const reason = reasonOf(way, place, people)

  async function send() {
    setBusy(true)
    setProblem(null)
    const where = { workspace_id: workspace.id, role, project_id: projectId }
    try {
      setMade(
        way === 'mail'
          ? await sendInvitations({ ...where, emails })
          : [await makeInviteLink({ ...where, uses: people })],
      )
      void queryClient.invalidateQueries({ queryKey: ['people'] })
    } catch (error) {
      setProblem(`${problemOf(error).reason ?? 'The server did not answer.'} Nobody was invited.`)
    }
    setBusy(false)
  }

  if (made) return <MadeLinks links={made} onClose={onClose} />
  return (
    <FormDialog
      open
      title="Invite people"
      description={workspace.name}
      submit={
        way === 'link' ? 'Make a link' : emails.length > 1 ? `Send ${emails.length} invitations` : 'Send invitation'
      }
      isBusy={isBusy}
      disabledReason={reason}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Segmented label="How" value={way} segments={ways} onChoose={setWay} className="justify-self-start" />
        {way === 'mail' ? (
          <Field
            label="E-mail addresses"
            rows={3}
            value={text}
            isBusy={isBusy}
            autoComplete="off"
            spellCheck={false}
            placeholder="One or more, with a space between them"
            onChange={({ target }) => setText(target.value)}
          />
        ) : (
          <Field
            label="Good for so many people"
            hint={`1 to ${mostInvited}`}
            inputMode="numeric"
            value={uses}
            isBusy={isBusy}
            onChange={({ target }) => setUses(target.value)}
          />
        )}
        <div className="grid gap-1.5">
          <label htmlFor="invite-place" className="font-medium text-[13px]">
            Where
          </label>
          <Select id="invite-place" value={place} disabled={isBusy} onChange={({ target }) => setPlace(target.value)}>
            {isTeam && <option value={whole}>Whole workspace</option>}
            {projects?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name} only
              </option>
            ))}
          </Select>
        </div>
        <div className="grid gap-1.5">
          <span className="font-medium text-[13px]">Role</span>
          <Segmented
            label="Role"
            value={role}
            segments={projectId === null ? inWorkspace : inWorkspace.slice(1)}
            onChoose={setRole}
            className="justify-self-start"
          />
          <p className="text-[13px] text-ink-2">{does[role]}</p>
        </div>
        <Places workspaceId={workspace.id} projectId={projectId} role={role} wanted={people} />
        {problem && (
          <p role="alert" className="text-[13px] text-danger">
            {problem} <PlansLink />
          </p>
        )}
      </div>
    </FormDialog>
  )
}

function reasonOf(way: 'mail' | 'link', place: string, people: number): string | null {
  if (place === '') return 'Make a project first: there is nothing to share here yet.'
  if (way === 'mail' && people === 0) return 'Type an address first.'
  if (Number.isInteger(people) && people >= 1 && people <= mostInvited) return null
  return `From 1 to ${mostInvited} people at once.`
}

type PlacesProps = { workspaceId: string; projectId: string | null; role: GivenRole; wanted: number }

/** 'Then seat 20 of 20', before one tries. */
function Places({ workspaceId, projectId, role, wanted }: PlacesProps) {
  const all = useQuery(peopleQuery(workspaceId))
  const one = useQuery({ ...projectPeopleQuery(projectId ?? ''), enabled: projectId !== null })
  if (projectId !== null && role === 'viewer')
    return <p className="text-[13px] text-ink-2">Viewers of one project need no seat.</p>
  const isSeat = projectId === null || one.data?.workspace_type === 'team'
  const places = isSeat ? all.data?.seats : one.data?.seats
  if (!places || places.limit === null) return null
  const then = places.used + (Number.isInteger(wanted) ? wanted : 0)
  const left = Math.max(0, places.limit - places.used)
  return (
    <p role="status" className={`text-[13px] ${then > places.limit ? 'text-danger' : 'text-ink-2'}`}>
      {isSeat ? `Seat ${places.used} of ${places.limit} now` : `${places.used} of ${places.limit} editors now`}
      {then > places.limit ? `: ${counted(left, 'place')} left.` : then === places.used ? '.' : `, then ${then}.`}
    </p>
  )
}
