import { showToast } from '../ui/toaster.tsx'
import { paymentWords } from '#rules/checkout.ts'

type Overlay = { script_url: string; app_id: string; product_id: string; email: string }

/** Each script is loaded once; one that failed may be tried again. */
const scripts = new Map<string, Promise<void>>()

function loadScript(url: string): Promise<void> {
  const known = scripts.get(url)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      scripts.delete(url)
      reject(new Error(paymentWords.scriptFailed))
    })
    document.head.append(script)
  })
  scripts.set(url, loading)
  return loading
}

/**
 * Opens the provider's checkout over this page: its script takes the press of a link that is marked for it. False
 * when that does not work here, and the link has to be followed instead.
 */
export async function openOverlay(overlay: Overlay, url: string): Promise<boolean> {
  try {
    await loadScript(overlay.script_url)
  } catch {
    say(paymentWords.scriptFailed)
    return false
  }
  const link = document.createElement('a')
  link.href = url
  link.className = 'gumroad-button'
  link.hidden = true
  Object.assign(link.dataset, { appId: overlay.app_id, productId: overlay.product_id, email: overlay.email })
  document.body.append(link)
  // Heard last: the link itself is never followed from here.
  let isTaken = false
  const hold = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', hold)
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  removeEventListener('click', hold)
  if (!isTaken) say(paymentWords.overlayFailed)
  return isTaken
}

function say(description: string) {
  showToast({ title: paymentWords.errorTitle, description, variant: 'destructive' })
}
