import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { problemOf } from '#client/data/core/problem.ts'
import { queryClient } from '#client/data/core/query-client.ts'
import { followReview, type Guest, readThreadsAgain, reviewLookQuery } from '#client/data/reviews.ts'
import { Opening } from '#client/parts/opening.tsx'
import { Nowhere } from '#client/parts/read-only/nowhere.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { TipProvider } from '#client/ui/tooltip.tsx'
import { UnsentWords } from './unsent-words.tsx'
import { NameGate } from './name-gate.tsx'
import { PageToReview, type ReviewDraft } from './page-to-review.tsx'
import { PasswordGate } from './password-gate.tsx'
import { createReviewTalk, unsentOf } from './review-talk.ts'
import { type Reviewer, storedPass, storedReviewer, storePass, storeReviewer } from './reviewer.ts'

/** One page for whoever was sent a link to review it, without an account. */
export default function WithReviewLink() {
  const token = useLocation().hash.slice(1)
  return (
    <QueryClientProvider client={queryClient}>
      <TipProvider>
        <OfReviewLink key={token} token={token} />
      </TipProvider>
    </QueryClientProvider>
  )
}

function OfReviewLink({ token }: { token: string }) {
  const [reviewer, setReviewer] = useState(storedReviewer)
  const [isRenaming, setRenaming] = useState(false)
  const [pass, setPass] = useState(() => storedPass(token))
  const [draft, setDraft] = useState<ReviewDraft>({ approved: '', changes: '' })
  const [talk] = useState(createReviewTalk)
  const guest = guestOf(token, reviewer, pass)
  const { data: seen, error, refetch } = useQuery(reviewLookQuery(guest))
  const isOpen = seen?.step === 'page' && error === null
  const { viewer } = reviewer
  useEffect(() => {
    if (!isOpen) return undefined
    return followReview({ token, viewer, pass, who: undefined }, () => {
      void refetch()
      void readThreadsAgain({ token })
    })
  }, [isOpen, token, viewer, pass, refetch])
  const isGone = error !== null && problemOf(error).code === 'GONE'
  useEffect(() => {
    if (isGone) announce('This page is not open to you any more', 'assertive')
  }, [isGone])

  if (isGone) {
    const words = [draft.changes, draft.approved, ...unsentOf(talk.getState())]
      .filter((text) => text.trim() !== '')
      .join('\n\n')
    return <Nowhere words={problemOf(error).reason ?? ''}>{words !== '' && <UnsentWords words={words} />}</Nowhere>
  }
  if (!seen) return error ? <Nowhere words={null} onAgain={() => void refetch()} /> : <Opening />
  if (seen.step === 'password') return <PasswordGate token={token} onPass={open} />
  if (seen.step === 'name' || isRenaming || reviewer.name === null)
    return (
      <NameGate
        project={seen.project}
        from={seen.from}
        name={reviewer.name ?? ''}
        mail={reviewer.mail ?? ''}
        onName={(who) => call({ ...reviewer, ...who })}
      />
    )
  return (
    <PageToReview
      guest={guest}
      name={reviewer.name}
      seen={seen}
      draft={draft}
      talk={talk}
      onDraft={setDraft}
      onChangeName={() => setRenaming(true)}
      onGone={() => void refetch()}
    />
  )

  function open(next: string) {
    storePass(token, next)
    setPass(next)
  }

  function call(next: Reviewer) {
    storeReviewer(next)
    setReviewer(next)
    setRenaming(false)
  }
}

function guestOf(token: string, { viewer, name, mail }: Reviewer, pass: string | undefined): Guest {
  return { token, viewer, pass, who: name === null ? undefined : { name, mail } }
}
