import { TabHead } from '../tab-head.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

export function PasswordTab() {
  return (
    <>
      <TabHead title="Password" line="At least 8 characters and three of the five checks." isShort />
      <PasswordForm />
      <SessionsPanel />
    </>
  )
}
