import { deviceWidths } from '#client/parts/preview/fit.ts'
import { chooseTheme } from '#client/state/theme.ts'
import { deviceSegments } from '#client/parts/preview/device-segments.ts'
import type { Action, ActionContext } from '../actions/action.ts'
import { zoomReason } from '../actions/preview.ts'
import { noPage } from '../actions/reasons.ts'
import { themes } from '../actions/themes.ts'

/** What toolbars and menus have as a choice of several is an action each in the palette. */
export const zoomToFit: Action = {
  id: 'zoom-fit',
  icon: 'search',
  label: 'Zoom to fit',
  disabledReason: zoomReason,
  run: ({ setZoom }) => setZoom('fit'),
}

export const otherMode: Action = {
  id: 'mode',
  icon: 'braces',
  label: ({ builder }) => (builder.mode === 'html' ? 'Answer as JSON' : 'Answer as HTML'),
  run: ({ editor, builder }) => void editor.chooseMode(builder.mode === 'html' ? 'json' : 'html'),
}

export const themeActions = themes.map(
  ({ choice, icon, command }): Action => ({
    id: `theme-${choice}`,
    icon,
    label: command,
    run: () => chooseTheme(choice),
  }),
)

export const widthActions = deviceSegments.map(
  ({ value, icon, tip }): Action => ({
    id: `width-${value}`,
    icon,
    label: value === 'full' ? 'Full width' : `Width: ${tip}`,
    disabledReason: (context) =>
      noPage(context) ?? (String(context.view.width) === value ? 'It has this width.' : null),
    run: ({ look }) => look({ width: deviceWidths.find((width) => String(width) === value) ?? 1280 }),
  }),
)

/** The way to each of the other pages. */
export function goToActions({ builder, page }: ActionContext): Action[] {
  return builder.pages
    .filter(({ name }) => name !== page)
    .map(({ name }) => ({
      id: `page-${name}`,
      icon: 'file',
      label: `Go to ${name}`,
      run: ({ look }) => look({ page: name }),
    }))
}

/** Its key is heard by the button that it presses, which comes later than the builder. */
export const publish: Action = {
  id: 'publish',
  icon: 'upload',
  label: 'Publish…',
  disabledReason: ({ publishing }) => (publishing.current ? null : 'Nothing can be published here now.'),
  run: ({ publishing }) => publishing.current?.(),
}

export const share: Action = {
  id: 'share',
  icon: 'link',
  label: 'Share…',
  disabledReason: ({ sharing }) => (sharing.current ? null : 'Nothing can be shared here now.'),
  run: ({ sharing }) => sharing.current?.(),
}
