import type { HostInfo } from '#api/host.ts'
import type { Config } from '../../config.ts'
import type { Services, Visitor } from '../../services.ts'

/** Who makes pages on this host, where its preview frame lives, how one signs in and pays. Nothing secret. */
export function hostInfo({ config, models }: Pick<Services, 'config' | 'models'>, visitor: Visitor): HostInfo {
  const main = models.mainAddress()
  return {
    maker: main ? { kind: 'model', model: main.label } : { kind: 'designer' },
    local: isAtMachine(config, visitor) && !config.ai ? localModels(models.local) : null,
    previewFrame: `${config.previewOrigin ?? ''}/preview/frame`,
    payments: config.payments.selling,
    billing: config.billing,
    auth: {
      google: config.google !== null,
      emailVerification: config.emailVerification,
      recovery: config.mail !== null,
      mailbox: config.mail?.kind === 'outbox' ? '/dev/mailbox' : null,
    },
  }
}

/** Whoever sits at the machine itself: nobody stands in between, and no public name leads here. */
export function isAtMachine(
  { publicUrl, trustedProxies, host }: Pick<Config, 'publicUrl' | 'trustedProxies' | 'host'>,
  { address }: Visitor,
): boolean {
  const isLoopback = address === '::1' || address.startsWith('127.')
  return !publicUrl && trustedProxies === 0 && isLoopback && (host === 'localhost' || host.startsWith('127.'))
}

const localModels = ({ found, used }: Services['models']['local']) => ({
  models: found.map(({ name, model, context }) => ({ name, model, context })),
  used: used && { name: used.name, model: used.model },
})
