import { useState } from 'react'
import type { Ownership } from '#api/ownership.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { offerOwnership } from '#client/data/ownership.ts'
import { WhatMoves } from '#client/parts/ownership/what-moves.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Select } from '#client/ui/select.tsx'
import { offerDays } from '#rules/ownership.ts'
import { usePeopleChange } from './use-people-change.ts'

type OfferProps = { workspace: WorkspaceDetails; candidates: Ownership['candidates']; onClose: () => void }

/** Asks a member to own the workspace. Says what moves, and why somebody cannot be asked, before it is pressed. */
export function OfferDialog({ workspace: { id, name }, candidates, onClose }: OfferProps) {
  const [chosen, setChosen] = useState((candidates.find(({ reason }) => reason === null) ?? candidates[0])?.user_id)
  const [typed, setTyped] = useState('')
  const { isBusy, change } = usePeopleChange()
  const to = candidates.find(({ user_id }) => user_id === chosen)
  return (
    <FormDialog
      open
      title={`Offer ${name} to somebody`}
      description={`Nothing changes until they accept. They have ${offerDays} days, and you can take it back until then.`}
      submit={to ? `Ask ${to.name}` : 'Ask'}
      isBusy={isBusy}
      disabledReason={
        to === undefined
          ? 'Invite somebody to this workspace first.'
          : (to.reason ?? (typed.trim() === name ? null : 'Type the name of the workspace first.'))
      }
      onSubmit={() =>
        to &&
        change(() => offerOwnership({ workspace_id: id, user_id: to.user_id }), `${to.name} was asked by mail`, onClose)
      }
      onClose={onClose}
    >
      <div className="grid gap-4">
        <div className="grid gap-1.5">
          <label htmlFor="new-owner" className="font-medium text-[13px]">
            New owner
          </label>
          <Select
            id="new-owner"
            value={chosen}
            disabled={isBusy}
            aria-describedby={to?.reason ? 'new-owner-reason' : undefined}
            onChange={({ target }) => setChosen(target.value)}
          >
            {candidates.map((one) => (
              <option key={one.user_id} value={one.user_id}>
                {one.name}, {one.email}
              </option>
            ))}
          </Select>
          {to?.reason && (
            <p id="new-owner-reason" role="status" className="text-[13px] text-danger">
              {to.reason}
            </p>
          )}
        </div>
        <WhatMoves />
        <Field
          label={
            <>
              Type <span className="whitespace-pre-wrap font-mono">{name}</span> to go on
            </>
          }
          value={typed}
          isBusy={isBusy}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </FormDialog>
  )
}
