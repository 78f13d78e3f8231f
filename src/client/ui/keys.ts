/** What is needed of a keyboard event. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>

/** The name of a press: 'Mod+K', 'Shift+Mod+Z', 'N', 'F2', '?'; null for combinations that are not ours. */
export function keyName({ key, metaKey, ctrlKey, altKey, shiftKey }: Pressed): string | null {
  if (altKey) return null
  const name = key.length === 1 ? key.toUpperCase() : key
  return metaKey || ctrlKey ? withShift(`Mod+${name}`, shiftKey) : name
}

/** Shift counts beside Mod; without it, it is in the name already: '?'. */
export function withShift(name: string, isShift: boolean): string {
  return isShift && name.startsWith('Mod+') ? `Shift+${name}` : name
}

/** The second key of a pair such as 'G P' has to follow within this time, in milliseconds. */
export const pairMs = 1200

/** The names that a press may have after the one before it; a pair counts first. */
export function namesAfter(name: string, before: { name: string; at: number } | null, now: number): string[] {
  return before && now - before.at <= pairMs ? [`${before.name} ${name}`, name] : [name]
}

/** Whether somebody writes there, or chooses from a list by its letters; a radio or a tick is only pressed. */
export function isField(target: EventTarget | null): boolean {
  const fields = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]'
  return target instanceof Element && target.closest(fields) !== null
}

/** Whether single keys belong to something else now: a field that is written in, or a dialog or menu that is open. */
export function isTaken(target: EventTarget | null): boolean {
  return isField(target) || hasPopup()
}

/** One that is going already takes no keys: it only still fades. */
export function hasPopup(): boolean {
  return document.fullscreenElement !== null || document.querySelector(openPopup) !== null
}

const openPopup = ['dialog', 'alertdialog', 'menu'].map((role) => `[role=${role}]:not([data-closed])`).join()
