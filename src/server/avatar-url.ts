/** The address of a person's picture; the time in it changes with the picture, so that no cache hides a new one. */
export function avatarUrl(person: { avatarKey: string | null; avatarChangedAt: Date | null }): string | null {
  if (!person.avatarKey) return null
  return `/avatars/${person.avatarKey}?t=${person.avatarChangedAt?.getTime() ?? 0}`
}
