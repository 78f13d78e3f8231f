import { useRef } from 'react'
import { useStore } from 'zustand'
import type { Guest, ReviewedPage } from '#client/data/reviews.ts'
import { pinOf } from '#client/parts/talk/pin-spots.ts'
import { BottomSheet } from '#client/ui/bottom-sheet.tsx'
import { Button, IconButton } from '#client/ui/button.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { beginId, beginOf, type ReviewTalk } from './review-talk.ts'
import { ReviewThreads } from './review-threads.tsx'

export type CommentsProps = {
  guest: Guest
  name: string
  seen: ReviewedPage
  talk: ReviewTalk
  /** they rise from below and can be closed */
  isSheet: boolean
  onChangeName: () => void
  onGone: () => void
}

/** What was said with this link about the page: beside it, or over its foot on a small screen. */
export function ReviewComments({ isSheet, ...props }: CommentsProps) {
  return isSheet ? <AsSheet {...props} /> : <AsColumn {...props} />
}

type InPlace = Omit<CommentsProps, 'isSheet'>

function AsColumn({ talk, ...props }: InPlace) {
  const leave = () => {
    const { about, thread } = talk.getState()
    if (about === null && thread === null) return false
    // a window that gets smaller afterwards is not covered by them
    talk.setState({ isOpen: false, about: null, thread: null })
    const back = (about === null && pinOf(thread)) || beginOf()
    return back?.focus()
  }
  useKeys({ Escape: leave })
  return (
    <section aria-label="Comments" className="flex min-h-0 w-80 shrink-0 flex-col border-line border-l bg-panel">
      <Head talk={talk} id={beginId} />
      <ReviewThreads {...props} talk={talk} onLeave={() => void leave()} />
    </section>
  )
}

function AsSheet({ talk, ...props }: InPlace) {
  const isOpen = useStore(talk, (state) => state.isOpen && !state.isPicking)
  const left = useRef<Pick<ReturnType<ReviewTalk['getState']>, 'about' | 'thread'>>({ about: null, thread: null })
  const close = () => {
    const { about, thread } = talk.getState()
    left.current = { about, thread }
    talk.setState({ isOpen: false, about: null, thread: null })
  }
  const returnTo = () => {
    // The page has it then: its elements are walked by the arrow keys.
    if (talk.getState().isPicking) return false
    return (left.current.about ? beginOf() : pinOf(left.current.thread)) ?? true
  }
  return (
    <BottomSheet
      open={isOpen}
      onClose={close}
      label="Comments"
      first="textarea[data-first], button[aria-expanded=true]"
      returnTo={returnTo}
    >
      <Head talk={talk} onClose={close} />
      <ReviewThreads {...props} talk={talk} onLeave={close} />
    </BottomSheet>
  )
}

function Head({ talk, id, onClose }: { talk: ReviewTalk; id?: string; onClose?: () => void }) {
  return (
    <div className="flex min-h-12 shrink-0 items-center gap-2 border-line border-b pr-2 pl-4">
      <h2 className="font-medium text-[13px]">Comments</h2>
      <span className="ml-auto" />
      <Button
        id={id}
        icon="chat"
        className="max-lg:h-10"
        onClick={() => talk.setState({ isPicking: true, about: null })}
      >
        Comment
      </Button>
      {onClose && <IconButton icon="close" label="Close comments" className="size-10" onClick={onClose} />}
    </div>
  )
}
