import { type EditConflict, editConflict } from '#api/project-content.ts'

/** So many places are told, with so many characters each: more tells nobody more. */
const told = { places: 20, length: 600 }

/** Where two changed the same place, as people are told of it. */
export const briefConflicts = (conflicts: readonly EditConflict[]): EditConflict[] =>
  conflicts.slice(0, told.places).map(({ base, mine, theirs, kind }) => ({
    base: base.slice(0, told.length),
    mine: mine.slice(0, told.length),
    theirs: theirs.slice(0, told.length),
    kind,
  }))

/** What was told of a version when it was stored. */
export const conflictsOf = (stored: unknown): EditConflict[] => editConflict.array().nullable().parse(stored) ?? []
