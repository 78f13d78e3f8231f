import { type ReactNode, useState } from 'react'
import { later, useLoadAhead } from '#client/ui/later.tsx'

type CoverProps = { onFiles: (files: readonly File[]) => void; onLeave: () => void }

const Cover = later<CoverProps>(
  async () => (await import('./drop-cover.tsx')).DropCover,
  () => null,
)
const ahead = [Cover.bring]

/** Lets files be dropped anywhere on the screen, over its dialogs too. */
export function Drops({ onFiles, children }: { onFiles: CoverProps['onFiles']; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  useLoadAhead(ahead)
  return (
    <div
      role="presentation"
      className="contents"
      onDragEnter={({ dataTransfer }) => setOver(dataTransfer.types.includes('Files'))}
    >
      {children}
      {isOver && <Cover onFiles={onFiles} onLeave={() => setOver(false)} />}
    </div>
  )
}
