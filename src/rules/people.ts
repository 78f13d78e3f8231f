/** Of whom a name is shown. All may be missing. */
export type PersonName = { firstName?: string | null; lastName?: string | null; email?: string | null }

const first = (text: string) => [...text][0]?.toUpperCase() ?? ''
const clean = (text: string | null | undefined) => text?.trim() ?? ''
const localPart = (email: string) => email.split('@')[0] ?? ''

/** First letters of first and last name, else of the first name, else of the e-mail, else 'U' (specification, section 5). */
export function initials({ firstName, lastName, email }: PersonName): string {
  const [given, family] = [clean(firstName), clean(lastName)]
  if (given && family) return first(given) + first(family)
  return first(given) || first(clean(email)) || 'U'
}

/** What stands where nobody is signed in. */
export const guestInitials = 'G'

/** 'Ada L.', else the one name there is, else the capitalised local part of the e-mail, else 'User'. */
export function displayName({ firstName, lastName, email }: PersonName): string {
  const [given, family] = [clean(firstName), clean(lastName)]
  if (given && family) return `${given} ${first(family)}.`
  const local = localPart(clean(email))
  return given || family || (local && first(local) + [...local].slice(1).join('')) || 'User'
}

/** Last name, then first name; the header falls back to the local part of the e-mail. */
export function fullName({ firstName, lastName, email }: PersonName): string {
  const names = [clean(lastName), clean(firstName)].filter((name) => name !== '')
  return names.join(' ') || localPart(clean(email)) || 'User'
}
