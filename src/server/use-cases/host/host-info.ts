import type { HostInfo } from '#api/host.ts'
import type { Services } from '../../services.ts'

/** Who makes pages on this host, where its preview frame lives, how one signs in and pays. Nothing secret. */
export function hostInfo({ config, models }: Pick<Services, 'config' | 'models'>): HostInfo {
  const main = models.mainAddress()
  return {
    maker: main ? { kind: 'model', model: main.label } : { kind: 'designer' },
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
