import { useNavigate } from 'react-router'
import type { ModelChoice } from '#api/models.ts'
import { paths } from '#client/paths.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Menu, MenuChoice, MenuChoices, MenuHeading, MenuItem, MenuRule } from '#client/ui/menu.tsx'
import { useIsCounted } from './use-is-counted.ts'
import { PolishBeside } from '../polish/polish-button.tsx'
import type { ModelPick } from './use-model-choice.ts'

/** Who will answer, beside the message. */
export function ModelPicker({ choices, chosen, choose }: ModelPick) {
  const isCounted = useIsCounted()
  const navigate = useNavigate()
  const own = choices.filter(({ kind }) => kind === 'own')
  const others = choices.filter(({ kind }) => kind !== 'own')
  return (
    <>
      <Menu
        label="Who makes the page"
        title="Who makes the page"
        side="top"
        width="w-72"
        trigger={
          <button
            type="button"
            aria-label={`Made by ${chosen.label}. Change`}
            className={
              'inline-flex h-8 min-w-0 max-w-40 items-center gap-1 rounded-lg px-2 font-medium text-[13px] text-ink-2 transition-colors ' +
              'duration-150 hover:bg-panel-2 hover:text-ink data-popup-open:bg-panel-2 motion-reduce:transition-none max-md:h-10'
            }
          >
            <span className="truncate">{chosen.label}</span>
            <Icon name="chevron-down" size={12} className="text-ink-3" />
          </button>
        }
      >
        <MenuChoices label="Who makes the page" value={chosen.id} onChoose={choose}>
          {others.map((choice) => (
            <Row key={choice.id} choice={choice} cost={isCounted ? '1 credit' : null} />
          ))}
          {own.length > 0 && <MenuHeading>Your workspace’s key</MenuHeading>}
          {own.map((choice) => (
            <Row key={choice.id} choice={choice} cost={`Key ending ${choice.last_four}, no credit`} />
          ))}
        </MenuChoices>
        <MenuRule />
        <MenuHeading>Remembered for this project</MenuHeading>
        <MenuItem icon="settings" onPick={() => void navigate(paths.settingsTab('models'))}>
          Models and keys
        </MenuItem>
      </Menu>
      <PolishBeside />
    </>
  )
}

function Row({ choice, cost }: { choice: ModelChoice; cost: string | null }) {
  const about = [cost, choice.sees === false && choice.kind !== 'designer' ? 'text only' : null]
  const line = about.filter((part) => part !== null).join(', ')
  return (
    <MenuChoice value={choice.id}>
      <span className="block truncate font-medium">{choice.label}</span>
      {line && <span className="block truncate text-[12px] text-ink-2 tabular-nums">{line}</span>}
    </MenuChoice>
  )
}
