import type { ModelChoice } from '#api/models.ts'

/** Nobody else can look at a page; of some that is not known yet. */
export const seesPictures = ({ kind, sees }: ModelChoice) => kind !== 'designer' && sees !== false
