import { announce } from './announcer.tsx'

/** Copies a text and has it announced. @returns false where the browser does not allow it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    announce('Copying was not allowed by the browser', 'assertive')
    return false
  }
  announce('Copied')
  return true
}
