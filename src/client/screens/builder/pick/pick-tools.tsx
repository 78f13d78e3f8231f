import { useState } from 'react'
import { linkOf } from '#design/direct-edits/link.ts'
import { excerptOf, nameOf } from '#design/direct-edits/pick.ts'
import { pictureOf } from '#design/direct-edits/picture.ts'
import { hasOwnWords } from '#design/direct-edits/words.ts'
import type { Key } from '#design/types.ts'
import { cx } from '#client/ui/cx.ts'
import { Toolbar, ToolbarRule } from '#client/ui/toolbar.tsx'
import { ActionButton, ActionIconButton } from '../actions/action-controls.tsx'
import {
  askAboutElement,
  deleteElement,
  duplicateElement,
  hideElement,
  moveElementDown,
  moveElementUp,
  typeInElement,
} from './element-actions.ts'
import { ColourTool } from './colour-tool.tsx'
import { LinkTool } from './link-tool.tsx'
import type { Picker } from './picker.ts'
import { PictureTool } from './picture-tool.tsx'
import { SpacingTool } from './spacing-tool.tsx'
import { Tool } from './tool-button.tsx'
import { TypeTool } from './type-tool.tsx'

type ToolsProps = { picker: Picker; picked: Key; className?: string }

/** What can be done to the picked element without a turn. One tab stop; the arrows walk it. */
export function PickTools({ picker, picked, className }: ToolsProps) {
  const [open, setOpen] = useState<'colour' | 'type' | 'spacing' | 'link' | 'picture' | null>(null)
  const document = picker.document()
  const element = document.elements.get(picked)
  if (!element) return null
  const shared = (tool: NonNullable<typeof open>) => ({
    isOpen: open === tool,
    onOpen: (isOpen: boolean) => setOpen(isOpen ? tool : null),
  })
  const props = { picker, picked }
  return (
    <Toolbar
      label={`Change the picked ${nameOf(document, element).toLowerCase()}`}
      className={cx('flex flex-wrap items-center gap-0.5 bg-panel p-1.5', className)}
    >
      {hasOwnWords(document, picked) && (
        <ActionButton action={typeInElement} look="ghost" className="px-2! max-md:h-10" />
      )}
      {linkOf(document, picked) && (
        <Tool label="Link" icon="link" {...shared('link')}>
          <LinkTool key={picked} {...props} onDone={() => setOpen(null)} />
        </Tool>
      )}
      {pictureOf(document, picked) && (
        <Tool label="Picture" icon="picture" {...shared('picture')}>
          <PictureTool key={picked} {...props} onDone={() => setOpen(null)} />
        </Tool>
      )}
      <Tool label="Colour" icon="drop" {...shared('colour')}>
        <ColourTool {...props} />
      </Tool>
      {!pictureOf(document, picked) && excerptOf(document, picked) !== '' && (
        <Tool label="Font" icon="type" {...shared('type')}>
          <TypeTool {...props} />
        </Tool>
      )}
      <Tool label="Spacing" icon="spacing" {...shared('spacing')}>
        <SpacingTool {...props} />
      </Tool>
      <ToolbarRule className="max-xl:hidden" />
      {/* They go to the next line together. */}
      <span className="inline-flex items-center gap-0.5">
        {[moveElementUp, moveElementDown, duplicateElement, hideElement, deleteElement].map((action) => (
          <ActionIconButton key={action.id} action={action} className="max-md:size-10" />
        ))}
      </span>
      <ToolbarRule className="max-xl:hidden" />
      <ActionButton action={askAboutElement} look="primary" className="max-md:h-10">
        <span>
          Ask for a change<span className="max-md:sr-only"> to this</span>
        </span>
      </ActionButton>
    </Toolbar>
  )
}
