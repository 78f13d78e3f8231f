/** Only the latest restore points are kept (specification, section 5). */
export const maxRestorePoints = 10

/** The chat shows this many messages until 'Load previous history' is pressed. */
export const shownMessages = 15

/** A message is sent this long after Send, in milliseconds. */
export const sendDelayMs = 300

/** A start whose answer did not come is asked for once more this long after, in milliseconds: it starts nothing twice. */
export const askAgainMs = 1000

/** What was changed by hand becomes a version this long after the last change, in milliseconds. */
export const directEditIdleMs = 15_000

/** 'Please wait...' while a version is switched to, in milliseconds. */
export const restoreBusyMs = 1000
