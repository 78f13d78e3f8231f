/** Said before, where a page that is being made can be stopped: where credits are counted, and where not. */
export const stopWords = {
  counted: 'Stop keeps what is written; it costs 1 credit once a section is there.',
  uncounted: 'Stop keeps what is written.',
} as const
