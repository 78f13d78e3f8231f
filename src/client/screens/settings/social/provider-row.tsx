import type { Identity } from '#api/auth.ts'
import { Button } from '#client/ui/button.tsx'
import { GoogleMark } from '#client/ui/google-mark.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Panel, PanelBody } from '#client/ui/panel.tsx'

type ProviderRowProps = {
  /** null while it is not connected */
  identity: Identity | null
  isConnecting: boolean
  onConnect: () => void
  onDisconnect: () => void
}

export function ProviderRow({ identity, isConnecting, onConnect, onDisconnect }: ProviderRowProps) {
  return (
    <Panel>
      <PanelBody>
        <div className="flex flex-wrap items-center gap-4">
          <span className="grid size-10 place-items-center rounded-xl border border-line">
            <GoogleMark />
          </span>
          <div className="grid min-w-0 flex-1 gap-0.5">
            <p className="flex items-center gap-2 font-medium text-sm">
              Google
              {identity && (
                <span className="inline-flex items-center gap-1 font-normal text-[13px] text-ok">
                  <Icon name="success" size={14} />
                  Connected
                </span>
              )}
            </p>
            <p className="wrap-anywhere text-[13px] text-ink-2">
              {identity ? (identity.email ?? 'A Google account') : 'Sign in without a password.'}
            </p>
          </div>
          {identity ? (
            <Button size="regular" onClick={onDisconnect}>
              Disconnect
            </Button>
          ) : (
            <Button size="regular" isBusy={isConnecting} onClick={onConnect}>
              {isConnecting ? 'Connecting...' : 'Connect Google'}
            </Button>
          )}
        </div>
      </PanelBody>
    </Panel>
  )
}
