import { currentScriptOf, patch } from './natives.ts'

/**
 * A page that opens the document anew, by itself or by writing late, takes all listeners with it.
 * @param watch listens again, before anything that is written can
 */
export function relistenOnReopen(watch: () => void): void {
  let isOpen = false
  const open = patch('open', (native, all) => {
    const opened = native(all)
    isOpen = true
    watch()
    return opened
  })
  const write = (native: (all: unknown[]) => unknown, all: unknown[]) => {
    // During the first load a script writes where it stands; everybody else opens the document.
    if (!isOpen && (currentScriptOf(document) === null || document.readyState !== 'loading')) open()
    return native(all)
  }
  patch('write', write)
  patch('writeln', write)
  patch('close', (native, all) => {
    isOpen = false
    return native(all)
  })
}
