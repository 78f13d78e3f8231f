// pins on a drawn map: a press on one, or on its line in the list, opens its card; a press on the map makes a new place
for (const box of document.querySelectorAll('[data-behaves~="map"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const [map, pins, list, card] = ['map', 'pins', 'list', 'card'].map((name) => find(name))
  const [pinModel, placeModel] = [find('pin').cloneNode(true), find('place').cloneNode(true)]
  /** Each place with its line and its pin. */
  let places = all('place').map((line, at) => ({ line, pin: all('pin')[at] }))
  let chosen = null

  const put = (name, within, text) => {
    find(name, within).textContent = text
  }
  const textOf = (name, within) => find(name, within).textContent.trim()
  const move = ({ pin }, x, y) => {
    const [left, top] = [x, y].map((value) => Math.min(97, Math.max(3, value)))
    Object.assign(pin.style, { left: `${left}%`, top: `${top}%` })
  }
  const spotOf = ({ pin }) => {
    const { width, height } = map.getBoundingClientRect()
    return [(pin.offsetLeft / width) * 100, (pin.offsetTop / height) * 100]
  }
  const mark = () => {
    for (const place of places) {
      const isChosen = place === chosen
      place.pin.setAttribute('aria-pressed', String(isChosen))
      find('choose', place.line).setAttribute('aria-pressed', String(isChosen))
    }
  }
  /** Pins come and go with their lines. */
  const sync = () => {
    for (const { line, pin } of places) pin.hidden = line.hidden
    put('total', box, String(places.length))
    find('kinds').replaceChildren(...[...new Set(all('group').map((group) => group.textContent.trim()))].filter(Boolean).map((name) => new Option(name)))
  }
  const changed = () => {
    box.dispatchEvent(new Event('entries'))
    sync()
  }
  const open = (place) => {
    chosen = place
    mark()
    card.hidden = false
    find('card-name').value = textOf('name', place.line)
    find('card-group').value = textOf('group', place.line)
    find('card-note').value = textOf('note', place.line)
    put('said', box, textOf('name', place.line))
    card.scrollIntoView({ block: 'nearest' })
  }
  const close = () => {
    const was = chosen
    chosen = null
    card.hidden = true
    mark()
    was?.pin.focus()
  }
  const remove = (place) => {
    place.line.remove()
    place.pin.remove()
    places = places.filter((one) => one !== place)
    chosen = null
    card.hidden = true
    changed()
    find('new').focus()
  }
  const add = (x, y) => {
    const place = { line: placeModel.cloneNode(true), pin: pinModel.cloneNode(true) }
    for (const name of ['name', 'group', 'note']) put(name, place.line, '')
    put('pin-name', place.pin, '')
    move(place, x, y)
    pins.append(place.pin)
    list.append(place.line)
    places.push(place)
    place.line.hidden = true
    open(place)
    find('card-name').focus()
  }
  const isDraft = (place) => place !== null && textOf('name', place.line) === ''

  map.addEventListener('click', (event) => {
    if (event.target.closest('[data-pin]')) return
    const { left, top, width, height } = map.getBoundingClientRect()
    const spot = [((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100]
    if (isDraft(chosen)) move(chosen, ...spot)
    else add(...spot)
  })
  // with the keys a pin goes where it belongs
  pins.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: [-2, 0], ArrowRight: [2, 0], ArrowUp: [0, -2], ArrowDown: [0, 2] }[event.key]
    const place = places.find(({ pin }) => pin === event.target.closest('[data-pin]'))
    if (!step || !place) return
    event.preventDefault()
    const [x, y] = spotOf(place)
    move(place, x + step[0], y + step[1])
  })
  card.addEventListener('submit', (event) => {
    event.preventDefault()
    const name = find('card-name').value.trim()
    if (!chosen || name === '') return
    chosen.line.hidden = false
    put('name', chosen.line, name)
    put('pin-name', chosen.pin, name)
    put('group', chosen.line, find('card-group').value.trim())
    put('note', chosen.line, find('card-note').value.trim())
    changed()
    close()
    put('said', box, name)
  })
  box.addEventListener('click', (event) => {
    const pressed = event.target.closest('button')
    const place = pressed && places.find(({ line, pin }) => pin === pressed || line.contains(pressed))
    if (place) {
      if (isDraft(chosen) && place !== chosen) remove(chosen)
      open(place)
    } else if (pressed?.matches('[data-new]')) {
      if (isDraft(chosen)) find('card-name').focus()
      else add(50, 52)
    } else if (pressed?.matches('[data-close]')) {
      if (isDraft(chosen)) remove(chosen)
      else close()
    } else if (pressed?.matches('[data-remove]') && chosen) remove(chosen)
    sync()
  })
  box.addEventListener('input', sync)
  sync()
}
