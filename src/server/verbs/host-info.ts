import type { HostInfo } from '#api/host.ts'
import type { Config } from '../config.ts'

/** Who makes pages on this host, and where its preview frame lives. Nothing secret. */
export function hostInfo(config: Config): HostInfo {
  return {
    maker: config.ai ? { kind: 'model', model: config.ai.model } : { kind: 'designer' },
    previewFrame: `${config.previewOrigin ?? ''}/preview/frame`,
  }
}
