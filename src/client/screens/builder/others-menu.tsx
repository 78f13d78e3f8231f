import type { Present } from '#api/realtime.ts'
import { Avatar } from '#client/parts/avatar.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { useWorkbench } from './workbench-context.ts'

/** So many are shown; the rest is a number. */
const mostShown = 3

/** Who else is here; a press tells at which page, and goes there. */
export function OthersMenu({ others }: { others: readonly Present[] }) {
  const { look } = useWorkbench()
  return (
    <Menu
      label="Also here"
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`Also here: ${others.map(({ name }) => name).join(', ')}`}
          className={
            'flex h-8 items-center -space-x-1.5 rounded-lg px-1 transition-colors duration-150 hover:bg-panel-2 ' +
            'motion-reduce:transition-none max-md:h-10'
          }
        >
          {others.slice(0, mostShown).map((person) => (
            <span key={person.user_id} className="rounded-full ring-2 ring-panel">
              <Avatar person={nameOf(person)} url={person.avatar_url} />
            </span>
          ))}
          {others.length > mostShown && (
            <span className="grid size-7 place-items-center rounded-full bg-panel-2 text-[11px] text-ink-2 ring-2 ring-panel">
              +{others.length - mostShown}
            </span>
          )}
        </button>
      }
    >
      {others.map((person) => (
        <MenuItem key={person.user_id} icon="user" onPick={() => person.page_name && look({ page: person.page_name })}>
          {wordsFor(person)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** 'Ada L.' in two parts, for the initials. */
function nameOf({ name }: Present) {
  const [firstName, lastName] = name.split(' ')
  return { firstName, lastName }
}

function wordsFor({ name, page_name }: Present): string {
  return page_name ? `${name} is looking at ${page_name}` : `${name} is here`
}
