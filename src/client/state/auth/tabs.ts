import type { SessionState } from '#api/auth.ts'
import { type AuthEventName, authEvents } from './auth.ts'

/** What one tab tells the others. A session travels along where there is one, its tokens never do. */
export type AuthNews = { event: AuthEventName; session: SessionState | null }

const channelName = 'pagewright.auth'

/** Tells the other tabs of this browser of an auth event, and hears of theirs. */
export function joinTabs(onNews: (news: AuthNews) => void): { tell(news: AuthNews): void; leave(): void } {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<AuthNews>) => {
    if (authEvents.includes(data?.event)) onNews(data)
  })
  return { tell: (news) => channel.postMessage(news), leave: () => channel.close() }
}
