/** Sessions and sign-in (specification, section 9). All times in milliseconds. */
export const session = {
  /** the client looks at its session this often … */
  tickMs: 30_000,
  /** … and refreshes it when this many ticks or fewer remain */
  refreshTicks: 3,
  /** a failed refresh is tried again after this long, doubling while under `retryBelowMs` */
  retryFromMs: 200,
  retryBelowMs: 30_000,
  /** how long the signed, short-lived credential lives before it must be refreshed against the server-side session */
  credentialMs: 10 * 60_000,
} as const

/** A sign-in counts as a new person's when the account is younger than this. */
export const newUserWindowMs = 30_000
/** 'Welcome!' comes this long after the default workspaces. */
export const welcomeDelayMs = 1000
/** The social sign-in button is free again after this long. */
export const socialBusyMs = 10_000
/** After the return from the provider, identities are looked at again after this long. */
export const oauthRecheckMs = 1000
/** A workspace list is refreshed this long after 'workspacesCreated', with the loading flag held this long after. */
export const workspaceRefreshDelayMs = 200
export const workspaceLoadingHoldMs = 300
/** 'Send again' of a mail counts down from here. */
export const mailAgainMs = 60_000

/** Whether the setup of a new person runs (specification, section 4). */
export function isNewUser(event: 'signed-up' | 'signed-in', createdAt: number, now: number): boolean {
  return event === 'signed-up' || now - createdAt < newUserWindowMs
}

/** The delays of a retry, in milliseconds: 200, 400 … while under 30 s. */
export function retryDelays(): number[] {
  const delays: number[] = []
  for (let delay = session.retryFromMs; delay < session.retryBelowMs; delay *= 2) delays.push(delay)
  return delays
}

/** Realtime (specification, section 9). */
export const realtime = { heartbeatMs: 30_000, sayMs: 10_000, reconnectMs: [1000, 2000, 5000, 10_000] } as const
