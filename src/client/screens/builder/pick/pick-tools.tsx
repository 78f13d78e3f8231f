import { useState } from 'react'
import { hideOperations } from '#design/direct-edits/hide.ts'
import { linkOf } from '#design/direct-edits/link.ts'
import { besideOf } from '#design/direct-edits/order.ts'
import { excerptOf, nameOf } from '#design/direct-edits/pick.ts'
import { pictureOf } from '#design/direct-edits/picture.ts'
import { hasOwnWords } from '#design/direct-edits/words.ts'
import type { Key } from '#design/types.ts'
import { Button, IconButton } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { Toolbar, ToolbarRule } from '#client/ui/toolbar.tsx'
import { ColourTool } from './colour-tool.tsx'
import { LinkTool } from './link-tool.tsx'
import type { Picker } from './picker.ts'
import { PictureTool } from './picture-tool.tsx'
import { SpacingTool } from './spacing-tool.tsx'
import { Tool } from './tool-button.tsx'
import { TypeTool } from './type-tool.tsx'

type ToolsProps = { picker: Picker; picked: Key; onAsk: () => void; className?: string }

/** What can be done to the picked element without a turn. One tab stop; the arrows walk it. */
export function PickTools({ picker, picked, onAsk, className }: ToolsProps) {
  const [open, setOpen] = useState<'colour' | 'type' | 'spacing' | 'link' | 'picture' | null>(null)
  const document = picker.document()
  const element = document.elements.get(picked)
  if (!element) return null
  const shared = (tool: NonNullable<typeof open>) => ({
    isOpen: open === tool,
    onOpen: (isOpen: boolean) => setOpen(isOpen ? tool : null),
  })
  const props = { picker, picked }
  const button = 'max-md:size-10'
  return (
    <Toolbar
      label={`Change the picked ${nameOf(document, element).toLowerCase()}`}
      className={cx('flex flex-wrap items-center gap-0.5 bg-panel p-1.5', className)}
    >
      {hasOwnWords(document, picked) && (
        <Button look="ghost" icon="text" className="px-2! max-md:h-10" onClick={() => picker.write(picked)}>
          Text
        </Button>
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
        <IconButton
          icon="arrow-up"
          label="Move up"
          className={button}
          disabledReason={besideOf(document, picked, -1) ? null : 'It is the first here.'}
          onClick={() => picker.tools.move(-1)}
        />
        <IconButton
          icon="arrow-down"
          label="Move down"
          className={button}
          disabledReason={besideOf(document, picked, 1) ? null : 'It is the last here.'}
          onClick={() => picker.tools.move(1)}
        />
        <IconButton icon="copy" label="Duplicate" className={button} onClick={picker.tools.duplicate} />
        <IconButton
          icon="eye-off"
          label="Hide"
          className={button}
          onClick={() => picker.run(hideOperations(picked), 'Hidden', null)}
        />
        <IconButton icon="trash" label="Delete" className={button} onClick={picker.tools.remove} />
      </span>
      <ToolbarRule className="max-xl:hidden" />
      <Button look="primary" icon="chat" className="max-md:h-10" onClick={onAsk}>
        <span>
          Ask for a change<span className="max-md:sr-only"> to this</span>
        </span>
      </Button>
    </Toolbar>
  )
}
