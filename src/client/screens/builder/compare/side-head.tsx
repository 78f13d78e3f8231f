import type { Side } from '#client/parts/compare/compared.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Menu, MenuChoice, MenuChoices } from '#client/ui/menu.tsx'
import { calledOf, shortNameOf } from '../versions/called.ts'
import { clockTime } from '#client/ui/times.ts'
import { useWorkbench } from '../workbench-context.ts'
import { comparedOf } from './pair.ts'
import type { ComparedVersions } from './use-compared.ts'

const names: Record<Side, string> = { before: 'Older version', after: 'Newer version' }

type HeadProps = { side: Side; compared: ComparedVersions; className?: string }

/** Which version stands on this side, chosen from all of the page; and the way to it. */
export function SideHead({ side, compared, className = '' }: HeadProps) {
  const { editor, look, page, view } = useWorkbench()
  const all = useBuilder((builder) => builder.versions)
  const current = useBuilder((builder) => pageNamed(builder, page).version)
  const isBusy = useBuilder((builder) => builder.turn !== null || builder.restoring !== null)
  const versions = all.filter((each) => each.page === page).toReversed()
  const version = compared.versions[side]
  const other = view.compare?.[side === 'before' ? 'after' : 'before'] ?? 0
  const isCurrent = version?.id === current
  return (
    <div className={`flex h-12 shrink-0 items-center gap-2 px-4 max-md:h-11 max-md:px-3 ${className}`}>
      <Menu
        label={names[side]}
        title={names[side]}
        width="w-80"
        trigger={
          <Button
            look="ghost"
            className={`-ml-2 px-2! max-md:h-10 ${isCurrent ? 'text-accent-text!' : 'text-ink!'}`}
            aria-label={`${names[side]}: ${version ? `version ${version.number}` : 'choose one'}`}
          >
            {version ? `Version ${version.number}` : 'Choose a version'}
            <Icon name="chevron-down" size={14} className="text-ink-3" />
          </Button>
        }
      >
        <MenuChoices
          label={names[side]}
          value={String(version?.number ?? '')}
          onChoose={(number) => look({ compare: comparedOf(Number(number), other) })}
        >
          {versions
            .filter(({ number }) => number !== other)
            .map((each) => (
              <MenuChoice key={each.id} value={String(each.number)}>
                <span className="tabular-nums">Version {each.number}</span>
                <span className="text-ink-2">
                  {' '}
                  · {clockTime(each.timestamp)} {shortNameOf(each) && `· ${shortNameOf(each)}`}
                </span>
              </MenuChoice>
            ))}
        </MenuChoices>
      </Menu>
      {version && (
        <p title={calledOf(version)} className="min-w-0 truncate text-[12px] text-ink-2 tabular-nums">
          {[clockTime(version.timestamp), calledOf(version)].filter(Boolean).join(' · ')}
        </p>
      )}
      <span className="ml-auto inline-flex shrink-0 items-center">
        {isCurrent ? (
          <span className="whitespace-nowrap rounded-full bg-accent-soft px-2 py-0.5 font-medium text-[12px] text-accent-text">
            Current version
          </span>
        ) : (
          version && (
            <Button
              icon="history"
              className="max-lg:hidden"
              disabledReason={isBusy ? 'Wait until this version is done.' : null}
              onClick={() => {
                look({ version: null, compare: null })
                editor.switchTo(version.id)
              }}
            >
              Switch to this version
            </Button>
          )
        )}
      </span>
    </div>
  )
}
