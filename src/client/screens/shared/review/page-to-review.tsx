import { useCallback, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { ReviewVerdict } from '#rules/reviews.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { decide, type Guest, type ReviewedPage } from '#client/data/reviews.ts'
import type { PreviewHandle } from '#client/parts/preview/preview.tsx'
import { ReadOnlyCanvas } from '#client/parts/read-only/read-only-canvas.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { dayOfYear } from '#client/ui/times.ts'
import { useMedia } from '#client/ui/use-media.ts'
import { CompareToReview } from './compare-later.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { OtherVersions } from './other-versions.tsx'
import { beginId, receiveMessage, type ReviewTalk, unsentOf } from './review-talk.ts'
import { ReviewComments, ReviewPins } from './review-talk-later.ts'
import { Stamp } from './stamp.tsx'
import { UnsentWords } from './unsent-words.tsx'

/** What was typed for each decision and not sent. */
export type ReviewDraft = Record<ReviewVerdict, string>

type PageProps = {
  guest: Guest
  name: string
  seen: ReviewedPage
  draft: ReviewDraft
  talk: ReviewTalk
  onDraft: (draft: ReviewDraft) => void
  onChangeName: () => void
  /** the link is not good any more */
  onGone: () => void
}

/** The page in its sandbox, at every width, and the two decisions. */
export function PageToReview({ guest, name, seen, draft, talk, onDraft, onChangeName, onGone }: PageProps) {
  const [deciding, setDeciding] = useState<ReviewVerdict | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const stopComparing = useCallback(() => setComparing(false), [])
  // Beside the widths the header of a tablet has no room for decisions either.
  const isNarrow = useMedia('(width < 960px)')
  const isSheet = useMedia('(width < 1024px)')
  const isPicking = useStore(talk, (state) => state.isPicking) && seen.allows_comments
  const unsent = useStore(talk, (state) => unsentOf(state).join('\n\n'))
  const canvas = useRef<PreviewHandle>(null)
  // The same until it is stored: sent twice it is kept once.
  const id = useRef(crypto.randomUUID())
  const { project, from, page_name, version, decision, html } = seen

  async function send(verdict: ReviewVerdict): Promise<string | null> {
    try {
      await decide(guest, { id: id.current, version_id: version.id, verdict, words: draft[verdict].trim() })
    } catch (error) {
      const { code, reason } = problemOf(error)
      if (code === 'GONE') onGone()
      return reason ?? 'The server did not answer. What you wrote is still here: try again in a moment.'
    }
    id.current = crypto.randomUUID()
    onDraft({ ...draft, [verdict]: '' })
    setDeciding(null)
    announce(verdict === 'approved' ? `Version ${version.number} approved` : 'Your wish was sent')
    return null
  }

  const height = isNarrow ? 'h-10' : ''
  const decisions = (
    <>
      <Button size="regular" className={height} onClick={() => setDeciding('changes')}>
        Ask for changes
      </Button>
      <Button
        size="regular"
        look="primary"
        icon="check"
        className={height}
        disabledReason={decision?.verdict === 'approved' ? 'You have approved this version.' : null}
        onClick={() => setDeciding('approved')}
      >
        Approve
      </Button>
    </>
  )

  return (
    <>
      <title>{`${page_name} · ${project}`}</title>
      <div inert={isComparing}>
        <ReadOnlyCanvas
          title={from === null ? project : `${project}, from ${from}`}
          pages={[page_name]}
          page={{ name: page_name, html }}
          onPage={() => {}}
          ref={canvas}
          still={isPicking}
          onRendered={() => setDrawn(true)}
          onPicking={(message) => receiveMessage(talk, message)}
          above={
            seen.allows_comments && isDrawn && <ReviewPins guest={guest} seen={seen} talk={talk} canvas={canvas} />
          }
          beside={
            seen.allows_comments && (
              <ReviewComments
                guest={guest}
                name={name}
                seen={seen}
                talk={talk}
                isSheet={isSheet}
                onChangeName={onChangeName}
                onGone={onGone}
              />
            )
          }
          end={
            <>
              <span className="shrink-0 text-[13px] text-ink-2 tabular-nums">Version {version.number}</span>
              {!isNarrow && decisions}
            </>
          }
          below={
            <footer className="grid shrink-0 gap-2 border-line border-t bg-panel px-3 py-2">
              <OtherVersions guest={guest} seen={seen} onCompare={() => setComparing(true)} />
              {!seen.allows_comments && unsent !== '' && <UnsentWords words={unsent} />}
              {seen.allows_comments && isSheet && (
                <div className="grid grid-cols-2 gap-2">
                  <Button
                    id={beginId}
                    icon="chat"
                    size="regular"
                    className="h-10"
                    onClick={() => talk.setState({ isPicking: true, about: null })}
                  >
                    Comment
                  </Button>
                  <Button size="regular" className="h-10" onClick={() => talk.setState({ isOpen: true })}>
                    All comments
                  </Button>
                </div>
              )}
              {decision ? (
                <Stamp decision={decision} />
              ) : (
                !isNarrow && (
                  <p className="text-[13px] text-ink-2 wrap-anywhere">
                    You are {name}. Only this page is open to you.
                    {seen.ends_at && ` The link ends on ${dayOfYear(seen.ends_at)}.`}
                  </p>
                )
              )}
              {isNarrow && <div className="grid grid-cols-2 gap-2 pb-[env(safe-area-inset-bottom)]">{decisions}</div>}
            </footer>
          }
        />
      </div>
      {isComparing && <CompareToReview guest={guest} seen={seen} onClose={stopComparing} />}
      {deciding && (
        <DecideDialog
          verdict={deciding}
          version={version.number}
          name={name}
          words={draft[deciding]}
          onWords={(words) => onDraft({ ...draft, [deciding]: words })}
          onSend={() => send(deciding)}
          onChangeName={onChangeName}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  )
}
