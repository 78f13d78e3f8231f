import { useQuery } from '@tanstack/react-query'
import { messagePicturesQuery } from '#client/data/message-pictures.ts'
import { useWorkbench } from '../workbench-context.ts'

/** The pictures that went with a message. */
export function SentPictures({ message }: { message: string }) {
  const { project, page } = useWorkbench()
  const { data = [] } = useQuery({
    ...messagePicturesQuery(project?.id ?? '', page),
    enabled: project !== null,
  })
  const sent = data.filter(({ turn }) => turn !== null && `${turn}-user` === message)
  if (sent.length === 0) return null
  return (
    <ul aria-label="Pictures" className="flex max-w-[85%] flex-wrap justify-end gap-1.5">
      {sent.map(({ id, url, alt }) => (
        <li key={id}>
          <img
            src={url}
            alt={alt === '' ? 'Picture without a description' : alt}
            loading="lazy"
            className="h-24 max-w-44 rounded-lg border border-line bg-panel-2 object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
