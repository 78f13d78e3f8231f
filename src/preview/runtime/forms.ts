import type { FrameMessage } from '../messages.ts'
import { listen } from './natives.ts'

type Send = (message: FrameMessage) => void

/**
 * The sandbox stops a form before the page hears of it: no validation, no submit event.
 * So a click on a submit button does what the browser would, up to the sending.
 */
export function createForms(send: Send) {
  const onClick = (event: Event) => {
    const button = submitButtonOf(event)
    const form = button?.form
    if (!button || !form || event.defaultPrevented) return
    event.preventDefault()
    submit(form, button, send)
  }
  return {
    watch() {
      listen('click', onClick)
    },
  }
}

function submit(form: HTMLFormElement, button: HTMLButtonElement | HTMLInputElement, send: Send): void {
  const prototype = HTMLFormElement.prototype
  const free = button.formNoValidate || form.hasAttribute('novalidate')
  if (!free && !Reflect.apply(prototype.reportValidity, form, [])) return
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button })
  if (!form.dispatchEvent(event)) return
  const method = button.getAttribute('formmethod') ?? form.getAttribute('method')
  const dialog = method?.toLowerCase() === 'dialog' ? form.closest('dialog') : null
  if (dialog) return dialog.close(button.value)
  send({
    type: 'submit',
    action: (button.getAttribute('formaction') ?? form.getAttribute('action') ?? '').slice(0, 2048),
  })
}

function submitButtonOf(event: Event): HTMLButtonElement | HTMLInputElement | null {
  for (const target of event.composedPath()) {
    if (target instanceof HTMLButtonElement) return target.type === 'submit' ? target : null
    if (target instanceof HTMLInputElement) return ['submit', 'image'].includes(target.type) ? target : null
  }
  return null
}
