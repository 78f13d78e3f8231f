import { type PageLanguage, pageLanguages } from '#rules/languages.ts'
import { Menu, MenuChoice, MenuChoices } from '#client/ui/menu.tsx'
import { BriefChip } from './brief-chip.tsx'
import { languageNames } from './change-words.ts'
import type { BriefTools } from './use-brief.ts'

/** The language that the page is written in; facts stay as they were given. */
export function LanguageChip({ brief }: { brief: BriefTools }) {
  const { language, changes } = brief.reading
  const name = languageNames[language.id]

  function take(id: PageLanguage) {
    if (id === language.id) return
    const other = languageNames[id]
    void brief.change(
      { ...changes, language: id },
      { title: `Language: ${other}`, done: `The page speaks ${other} now.` },
    )
  }

  return (
    <Menu
      label="Language"
      trigger={
        <BriefChip isUnsure={!language.sure} opens aria-label={`Language: ${name}${language.sure ? '' : ', a guess'}`}>
          {name}
        </BriefChip>
      }
    >
      <MenuChoices label="Language" value={language.id} onChoose={(value) => take(value as PageLanguage)}>
        {pageLanguages.map((id) => (
          <MenuChoice key={id} value={id}>
            {languageNames[id]}
          </MenuChoice>
        ))}
      </MenuChoices>
    </Menu>
  )
}
