/** The message box; there is one on the screen. */
export const composerId = 'message-box'
