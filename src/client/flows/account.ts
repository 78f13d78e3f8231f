import { messages } from '#rules/messages.ts'
import { paths } from '../paths.ts'
import { goTo } from '../state/navigate.ts'
import { showToast } from '../ui/toaster.tsx'
import { api } from '../data/api.ts'
import { accountChanged, leave } from './session.ts'

/** All of one's data as a zip. */
export function exportAccount(): Promise<Blob> {
  return api.auth.exportAccount()
}

/** Deletes the account and what it owns, and goes home; `email` is the account's, as it was typed. */
export async function deleteAccount(email: string): Promise<void> {
  await api.auth.deleteAccount({ email })
  showToast(messages.accountDeleted)
  leave()
  goTo(paths.home)
}

/** Sets or changes the password; every other session ends. */
export async function updatePassword(password: string): Promise<void> {
  await api.auth.updatePassword({ password })
  void accountChanged().catch(() => {})
}
