import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ownership, OwnershipOffer } from '#api/ownership.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { offerOwnership, ownershipQuery, takeOfferBack } from '#client/data/ownership.ts'
import { Button } from '#client/ui/button.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { usePeopleChange } from './use-people-change.ts'
import { offerWords } from './words.ts'

/** For the owner: what owning means, to whom it is offered, and how that stands. */
export function OwnershipSection({ workspace }: { workspace: WorkspaceDetails }) {
  const { data } = useQuery(ownershipQuery(workspace.id))
  const [isOffering, setOffering] = useState(false)
  if (!data) return null
  const { offer, never, candidates } = data
  return (
    <section aria-labelledby="ownership" className="grid gap-3">
      <h2 id="ownership" className="font-medium text-[15px] leading-6">
        Ownership
      </h2>
      <Panel className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 md:px-6">
        {offer ? (
          <Offered workspace={workspace} offer={offer} onAgain={() => setOffering(true)} />
        ) : (
          <>
            <p className="min-w-0 flex-1 basis-64 text-pretty text-[13px] text-ink-2 leading-[19px]">
              {never ?? owning(data)}
            </p>
            {never === null && (
              <Button
                size="regular"
                disabledReason={candidates.length === 0 ? 'Invite somebody first.' : null}
                onClick={() => setOffering(true)}
              >
                Offer to somebody…
              </Button>
            )}
          </>
        )}
      </Panel>
      {isOffering && <OfferDialog workspace={workspace} candidates={candidates} onClose={() => setOffering(false)} />}
    </section>
  )
}

function owning({ workspace, candidates }: Ownership): string {
  const own = `You own ${workspace}: its pages use your credits, and only you can delete it.`
  return candidates.length === 0 ? `${own} It can be offered to any of its members.` : own
}

type OfferedProps = { workspace: WorkspaceDetails; offer: OwnershipOffer; onAgain: () => void }

function Offered({ workspace: { id }, offer, onAgain }: OfferedProps) {
  const now = useNow()
  const { isBusy, change } = usePeopleChange()
  const { title, line, isOpen } = offerWords(offer, now)
  const again = () => offerOwnership({ workspace_id: id, user_id: offer.to.user_id })
  return (
    <>
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <span className="wrap-anywhere font-medium text-sm">{title}</span>
        <span className="text-[13px] text-ink-2">{line}</span>
      </div>
      <span className="flex flex-wrap gap-2">
        {isOpen ? (
          <Button size="regular" isBusy={isBusy} onClick={() => change(again, `${offer.to.name} was asked again`)}>
            Remind {offer.to.name}
          </Button>
        ) : (
          <Button size="regular" onClick={onAgain}>
            Offer again…
          </Button>
        )}
        <Button
          size="regular"
          isBusy={isBusy}
          onClick={() =>
            change(() => takeOfferBack(id), isOpen ? 'The offer was taken back' : 'The offer is out of the way')
          }
        >
          {isOpen ? 'Take back' : 'Dismiss'}
        </Button>
      </span>
    </>
  )
}
