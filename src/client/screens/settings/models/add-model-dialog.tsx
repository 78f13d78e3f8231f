import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { problemOf } from '#client/data/core/problem.ts'
import { addOwnModel, ownModelsQuery, testOwnModel } from '#client/data/models.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { messages, withDescription } from '#rules/messages.ts'
import { keyPattern, keyProviderNames, keyProviders } from '#rules/model-choice.ts'

const fields = z
  .object({
    provider: z.enum(keyProviderNames),
    base_url: z.string(),
    model: z.string().trim().min(1, 'Name the model').max(200),
    key: z.string().trim().regex(keyPattern, 'Paste the whole key'),
  })
  .refine(({ provider, base_url: typed }) => provider !== 'other' || z.url().safeParse(typed).success, {
    path: ['base_url'],
    error: 'An address, such as https://models.example/v1',
  })

const initial: z.input<typeof fields> = { provider: 'anthropic', base_url: '', model: '', key: '' }

type AddProps = { workspaceId: string; onClose: () => void }

/** A key, and the model to ask with it. It is tested as soon as it is kept. */
export function AddModelDialog({ workspaceId, onClose }: AddProps) {
  const queryClient = useQueryClient()
  const { field, values, problem, isBusy, submit } = useForm({
    rules: fields,
    initial,
    tells: 'filled',
    async send({ base_url: typed, ...sent }) {
      const added = await addOwnModel({
        ...sent,
        workspace_id: workspaceId,
        base_url: sent.provider === 'other' ? typed : null,
      })
      const { trouble } = await testOwnModel(workspaceId, added.id).catch(() => added)
      showToast(trouble === null ? messages.keyAdded : withDescription(messages.keyAddedUntested, trouble))
      for (const queryKey of [ownModelsQuery(workspaceId).queryKey, ['model-choices']])
        void queryClient.invalidateQueries({ queryKey })
      onClose()
    },
    onFailed: (error) => showToast(withDescription(messages.keyNotAdded, problemOf(error).reason)),
  })
  const { error: _error, ...provider } = field('provider')
  const { example } = keyProviders[values.provider]
  return (
    <FormDialog
      open
      title="Add a key"
      description="It is kept encrypted, and shown later by its last four characters only."
      submit={isBusy ? 'Testing...' : 'Test and add'}
      isBusy={isBusy}
      disabledReason={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <div className="grid gap-1.5">
          <label htmlFor="key-provider" className="font-medium text-[13px]">
            Provider
          </label>
          <Select {...provider} id="key-provider" disabled={isBusy}>
            {keyProviderNames.map((name) => (
              <option key={name} value={name}>
                {keyProviders[name].label}
              </option>
            ))}
          </Select>
        </div>
        {values.provider === 'other' && (
          <Field {...field('base_url')} label="Address" placeholder="https://models.example/v1" inputMode="url" />
        )}
        <Field {...field('model')} label="Model" placeholder={example} autoComplete="off" spellCheck={false} />
        <Field
          {...field('key')}
          label="Key"
          type="password"
          placeholder="Paste it here"
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
        />
      </div>
    </FormDialog>
  )
}
