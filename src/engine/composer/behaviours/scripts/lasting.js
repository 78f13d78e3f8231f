// a list is there again the next time, as it was left
for (const box of document.querySelectorAll('[data-behaves~="lasting"]')) {
  const list = box.querySelector('[data-list]')
  // several lists of a page are told apart, and a table with other columns begins anew
  const columns = list.firstElementChild?.childElementCount ?? 0
  const place = `list:${location.pathname}:${document.title}:${box.id}:${columns}`
  const store = () => {
    for (const tick of list.querySelectorAll('input[type=checkbox]')) tick.toggleAttribute('checked', tick.checked)
    localStorage.setItem(place, list.innerHTML)
  }
  try {
    const last = localStorage.getItem(place)
    if (last !== null) list.innerHTML = last
    box.dispatchEvent(new Event('change'))
    for (const name of ['entries', 'moved']) box.addEventListener(name, store)
  } catch {
    // a frame without storage forgets
  }
}
