import { createContext, type RefObject, useContext } from 'react'
import type { PreviewHandle } from '#client/parts/preview/preview.tsx'
import type { Editor } from '#client/state/editor/editor.ts'
import type { SavedState } from '#client/state/editor/autosave.ts'
import type { LateRef } from '#client/ui/late-ref.ts'
import type { CodeHandle } from './code/code-view.tsx'
import type { DirectEdits } from './pick/direct-edits.ts'
import type { Picker } from './pick/picker.ts'
import type { Zoom } from './canvas/zoom.ts'
import type { HereStore } from './here/here.ts'
import type { TalkStore } from './talk/talk.ts'
import type { Look, View } from './view.ts'

/** The one dialog that is open. */
export type OpenDialog =
  | { kind: 'add-page' }
  | { kind: 'rename-page'; page: string }
  | { kind: 'delete-page'; page: string }
  | { kind: 'arrange-pages' }
  | { kind: 'rename-project' }
  | { kind: 'shortcuts' }
  | { kind: 'check' }
  | { kind: 'polish' }
  | { kind: 'facts' }
  | { kind: 'palette' }
  | { kind: 'versions' }
  | { kind: 'name-version'; version: string }
  | { kind: 'take-section'; version: string }
  /** with files that were dropped on the builder, or without */
  | { kind: 'import'; files: readonly File[] }

/** A project as its editor knows it. */
export type OpenProject = { id: string; name: string; workspaceId: string; hasComments: boolean }

/** What every part of the builder may reach. */
export type Workbench = {
  editor: Editor
  /** the project on the server; null for the one in this browser */
  project: OpenProject | null
  view: View
  look: Look
  /** the name of the page that is looked at; it exists */
  page: string
  zoom: Zoom
  setZoom: (zoom: Zoom) => void
  /** the scale the page is shown at now */
  scale: number
  setScale: (scale: number) => void
  canvas: RefObject<PreviewHandle | null>
  open: (dialog: OpenDialog | null) => void
  /** changes by click and type */
  directEdits: DirectEdits
  /** what hears the frame while elements are picked; it is there once that was begun */
  picking: RefObject<Picker | null>
  /** what is shown of its comments */
  talk: TalkStore
  /** who else is here */
  here: HereStore
  /** the editor of the code while it is shown */
  code: LateRef<CodeHandle>
  /** opens the panel that publishes, where there is one */
  publishing: RefObject<(() => void) | null>
  /** opens the panel that shares, where there is one */
  sharing: RefObject<(() => void) | null>
}

/** Whether everything is kept; it changes with each letter, and nearly nothing is drawn again for it. */
export const SavedContext = createContext<SavedState>('saved')

export const WorkbenchContext = createContext<Workbench | null>(null)

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext)
  if (!workbench) throw new Error('useWorkbench outside of the builder')
  return workbench
}
