/** The page that a tab of its own shows; `src` is the address of the preview document, `scripts` whether they may run. */
export type TabPage = { page: string; html: string; scripts: boolean; src: string }

/** What a tab asks its builder for: the page it was opened for, or the one that a link of its page means. */
export type TabAsks = { asks: string | null }
export type TabGets = { gets: TabPage }

/**
 * Where a builder and a tab that it opened meet. A page cannot listen there: its origin is opaque. The tab itself has no
 * opener, and so its page none either.
 */
export const openChannel = (id: string): BroadcastChannel => new BroadcastChannel(`pagewright.tab.${id}`)
