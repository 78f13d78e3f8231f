/** The only key an avatar has: no request ever names one. */
export function avatarKey(userId: string): string {
  return `${userId}/avatar.webp`
}
