// a button brings its notice up; it goes by itself unless somebody is at it
for (const box of document.querySelectorAll('[data-behaves~="toast"]')) {
  const area = box.querySelector('[data-toasts]')
  const triggers = box.querySelector('[data-triggers]')
  const models = [...area.children]
  const STAYS = 6000
  const MOST = 4
  const remove = (toast, back) => {
    const hadFocus = toast.contains(document.activeElement)
    toast.remove()
    if (hadFocus) back.focus()
  }
  const show = (at, back) => {
    const toast = models[at].cloneNode(true)
    let left
    const wait = () => (left = setTimeout(() => remove(toast, back), STAYS))
    for (const event of ['mouseenter', 'focusin']) toast.addEventListener(event, () => clearTimeout(left))
    for (const event of ['mouseleave', 'focusout']) toast.addEventListener(event, () => (clearTimeout(left), wait()))
    toast.addEventListener('keydown', ({ key }) => key === 'Escape' && remove(toast, back))
    toast.querySelector('[data-shut]').addEventListener('click', () => remove(toast, back))
    const act = toast.querySelector('[data-act]')
    act?.addEventListener('click', () => {
      const said = toast.querySelector('p')
      said.textContent = `${act.textContent.trim()}: ${box.dataset.done}`
      act.remove()
      toast.querySelector('[data-shut]').focus()
    })
    area.append(toast)
    while (area.children.length > MOST) area.firstElementChild.remove()
    wait()
  }
  ;[...triggers.children].forEach((trigger, at) => trigger.addEventListener('click', () => show(at, trigger)))
  area.replaceChildren()
  triggers.hidden = false
  show(0, triggers.children[0])
}
