/** How often the frame's document is replaced, in ms. */
const every = 250

/** The usual technique, to measure against: the whole page into `srcdoc` every 250 ms, its CSS already inside. */
export function createSrcdocPreview(root: HTMLElement): (html: string, streaming: boolean) => void {
  let frame: HTMLIFrameElement | null = null
  let wanted = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = () => {
    timer = undefined
    if (frame) frame.srcdoc = wanted
  }
  return (html, streaming) => {
    if (!frame) {
      frame = document.createElement('iframe')
      frame.sandbox.add('allow-scripts')
      Object.assign(frame.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        border: '0',
        zIndex: '2',
      })
      root.after(frame)
    }
    wanted = html
    if (!streaming) {
      clearTimeout(timer)
      set()
    } else timer ??= setTimeout(set, every)
  }
}
