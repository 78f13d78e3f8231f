/** Who has said nothing for this long is not here any more; what is picked is told this often at most. In milliseconds. */
export const presence = { forgetMs: 30_000, pickEveryMs: 120 } as const
