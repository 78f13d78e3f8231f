import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { InvitationLook } from '#api/people.ts'
import { acceptInvitation, lookAtInvitation } from '#client/data/people.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { queryClient } from '#client/data/core/query-client.ts'
import { signOutTo } from '#client/flows/auth.ts'
import { useAuth } from '#client/flows/session.ts'
import { Logo } from '#client/parts/site/logo.tsx'
import { LinkButton } from '#client/parts/link-button.tsx'
import { type OriginState, paths } from '#client/paths.ts'
import { rememberWorkspace } from '#client/state/active-workspace/remembered.ts'
import { Button } from '#client/ui/button.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { shortDate } from '#rules/relative-time.ts'
import { roleNames } from '#rules/permissions.ts'

/** What the link of an invitation leads to. Looking uses nothing up; a press accepts. */
export function Invitation() {
  const userId = useAuth((auth) => auth.user?.id)
  // who asks is part of the answer
  return <Looked key={userId ?? ''} />
}

function Looked() {
  const { hash, pathname, search } = useLocation()
  const token = hash.slice(1)
  const isLoading = useAuth((auth) => auth.loading)
  const [look, setLook] = useState<InvitationLook | null>(null)
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    if (isLoading) return
    lookAtInvitation(token).then(setLook, (error: unknown) =>
      setGone(problemOf(error).reason ?? 'The server did not answer. Reload the page to try again.'),
    )
  }, [token, isLoading])

  return (
    <div className="flex min-h-dvh flex-col gap-10 bg-bg px-5 py-6 md:px-12 md:py-8">
      <div>
        <Logo />
      </div>
      <main id="main" className="mx-auto grid w-full max-w-[440px] content-start gap-5 md:my-auto md:pb-24">
        {gone !== null ? (
          <Dead words={gone} />
        ) : look === null || isLoading ? (
          <p role="status" className="text-ink-2 text-sm">
            Looking at the invitation…
          </p>
        ) : look.is_member ? (
          <There look={look} />
        ) : (
          <Asked look={look} token={token} origin={{ from: { pathname, search, hash } }} />
        )}
      </main>
    </div>
  )
}

function Heading({ children }: { children: string }) {
  return <h1 className="wrap-anywhere font-semibold text-2xl leading-8 tracking-[-0.02em]">{children}</h1>
}

function Dead({ words }: { words: string }) {
  return (
    <>
      <Heading>This invitation leads nowhere now</Heading>
      <p className="text-ink-2 text-sm">{words}</p>
      <LinkButton to={paths.projects}>Go to my projects</LinkButton>
    </>
  )
}

function There({ look }: { look: InvitationLook }) {
  return (
    <>
      <Heading>You are already in</Heading>
      <p className="text-ink-2 text-sm">The invitation to {nameOf(look)} changes nothing for you.</p>
      <LinkButton to={look.project ? paths.project(look.project.id) : paths.projects}>Open {nameOf(look)}</LinkButton>
    </>
  )
}

const nameOf = ({ workspace, project }: InvitationLook) => project?.name ?? workspace

const may: Record<InvitationLook['role'], string> = {
  admin: 'You can create and change all projects, and invite and remove people. The owner pays for what you make.',
  editor: 'You can create and change projects. The owner pays for what you make.',
  viewer: 'You can look at everything there, and change nothing.',
}

type AskedProps = { look: InvitationLook; token: string; origin: OriginState }

function Asked({ look, token, origin }: AskedProps) {
  const navigate = useNavigate()
  const user = useAuth((auth) => auth.user)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const now = useNow()
  const name = nameOf(look)
  const isOther = user !== null && look.email !== null && user.email !== look.email

  async function accept() {
    setBusy(true)
    setProblem(null)
    try {
      const { workspace_id, project_id } = await acceptInvitation(token)
      if (user && project_id === null) rememberWorkspace(user.id, workspace_id)
      await queryClient.invalidateQueries()
      await navigate(project_id === null ? paths.projects : paths.project(project_id), { replace: true })
    } catch (error) {
      setProblem(problemOf(error).reason ?? 'The server did not answer. Nothing was changed; try again.')
      setBusy(false)
    }
  }

  return (
    <>
      <div className="grid gap-2">
        <Heading>{isOther ? 'This invitation is for another address' : `Join ${name}`}</Heading>
        <p className="wrap-anywhere text-ink-2 text-sm">
          {isOther
            ? `It was sent to ${look.email}. You are signed in as ${user.email}. Sign in with ${look.email} to accept it; ` +
              'the invitation stays good meanwhile.'
            : `${look.inviter ?? 'Somebody'} invites ${look.email ?? 'you'} as ${roleNames[look.role].toLowerCase()}` +
              `${look.project ? ` of the project ${look.project.name}` : ''}. ${may[look.role]}`}
        </p>
      </div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {user === null ? (
          <>
            <Button look="primary" size="regular" onClick={() => void navigate(paths.auth, { state: origin })}>
              Sign in to join
            </Button>
            <Button size="regular" onClick={() => void navigate(paths.signUp, { state: origin })}>
              Make an account
            </Button>
          </>
        ) : isOther ? (
          <Button
            look="primary"
            size="regular"
            onClick={() => void signOutTo(() => void navigate(paths.auth, { state: origin }))}
          >
            Use another account
          </Button>
        ) : (
          <Button look="primary" size="regular" isBusy={isBusy} onClick={() => void accept()}>
            Join {name}
          </Button>
        )}
      </div>
      <p className="text-[13px] text-ink-3">
        {user && !isOther && `Signed in as ${user.email}. `}
        {look.email === null ? 'The link is good' : 'The link works once,'} until{' '}
        {shortDate(Date.parse(look.expires_at), now)}.
      </p>
    </>
  )
}
