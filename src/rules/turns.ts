/** `html`: the model writes a page or keyed operations. `json`: it writes the element tree of the specification. */
export const modes = ['html', 'json'] as const
export type Mode = (typeof modes)[number]

/** How a turn ended. `unchanged`: nothing had to be or could be changed. */
export const outcomes = ['stored', 'unchanged', 'fallback', 'stopped', 'failed', 'interrupted'] as const
export type Outcome = (typeof outcomes)[number]

/** Who made a page: shown on each message and version. `person`: changed by click and type or brought along, by no turn. */
export type Maker = { kind: 'designer' } | { kind: 'model'; model: string } | { kind: 'fallback' } | { kind: 'person' }
