/** Why a page can be reported, as it is sent and as people read it. */
export const reportReasons = {
  phishing: 'It pretends to be somebody else, or asks for secrets',
  malware: 'It spreads harmful software',
  illegal: 'It shows something illegal',
  copyright: 'It uses what belongs to me',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof reportReasons

export const reportMax = { words: 2000, email: 254 } as const

export const isReportReason = (value: string): value is ReportReason => Object.hasOwn(reportReasons, value)
