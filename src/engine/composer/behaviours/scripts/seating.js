// guests are dragged to seats by mouse or finger, or pressed first and the seat after; whoever sits there changes places
for (const box of document.querySelectorAll('[data-behaves~="seating"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const [list, guests, bar, rename, long] = ['list', 'guests', 'bar', 'rename', 'long'].map((name) => find(name))
  const sized = box.querySelector('input[data-seats]')
  const models = { table: find('table').cloneNode(true), seat: find('seat').cloneNode(true), guest: find('guest').closest('li').cloneNode(true) }
  const words = { free: find('free').textContent, seat: find('seat-word').textContent }
  // a finger rests so long on a guest until they come along
  const REST = 260
  const NEAR_EDGE = 70
  let picked = null
  const nameOf = (place) => (place.matches('[data-guest]') ? find('name', place).textContent : (place.dataset.taken ?? ''))
  const isTaken = (place) => place.matches('[data-guest]') || place.dataset.taken !== undefined
  const titleOf = (seat) => find('title', seat.closest('[data-table]')).value.trim()
  const say = (text) => (find('said').textContent = text)

  const give = (seat, name) => {
    if (name === '') delete seat.dataset.taken
    else seat.dataset.taken = name
  }
  const addGuest = (name) => {
    const guest = models.guest.cloneNode(true)
    find('name', guest).textContent = name
    guests.append(guest)
    return find('guest', guest)
  }

  const drawTable = (table) => {
    const seats = all('seat', table)
    // as wide as its neighbours leave room for, and as far out as the table reaches, in shares of it
    const turn = Math.sin((2 * Math.PI) / Math.max(4, seats.length))
    const wide = Math.min(28, (52 * turn - 1.5) / (1 + turn / 2))
    table.style.setProperty('--wide', `${wide}%`)
    table.style.setProperty('--reach', `${52 - wide / 2}%`)
    seats.forEach((seat, at) => {
      seat.style.setProperty('--turn', `${(at / seats.length) * 360 - 90}deg`)
      const name = seat.dataset.taken
      find('who', seat).textContent = name ?? String(at + 1)
      seat.title = name ?? ''
      seat.setAttribute('aria-label', `${titleOf(seat)}, ${words.seat} ${at + 1}: ${name ?? words.free}`)
      seat.setAttribute('aria-pressed', String(seat === picked))
    })
    find('taken-count', table).textContent = String(seats.filter(isTaken).length)
    find('seat-count', table).textContent = String(seats.length)
  }
  const draw = () => {
    all('table').forEach(drawTable)
    for (const guest of all('guest')) guest.setAttribute('aria-pressed', String(guest === picked))
    const left = all('guest').length
    find('left').textContent = String(left)
    find('done').hidden = left > 0 || !all('seat').some(isTaken)
    bar.hidden = !picked
    find('up').hidden = !picked?.matches('[data-seat]')
    if (picked && document.activeElement !== rename) rename.value = nameOf(picked)
    for (const button of all('remove', list)) button.disabled = all('table').length < 2
  }

  /** Whoever was there goes where the other came from. */
  const seatAt = (from, seat) => {
    if (from === seat) return
    const [name, other] = [nameOf(from), seat.dataset.taken ?? '']
    give(seat, name)
    if (from.matches('[data-seat]')) give(from, other)
    else {
      from.closest('li').remove()
      if (other) addGuest(other)
    }
    say(`${name}: ${titleOf(seat)}, ${all('seat', seat.closest('[data-table]')).indexOf(seat) + 1}`)
  }
  const takeBack = (from) => {
    if (!from.matches('[data-seat]')) return from
    const guest = addGuest(nameOf(from))
    give(from, '')
    return guest
  }
  const drop = (from) => {
    if (from.matches('[data-seat]')) give(from, '')
    else from.closest('li').remove()
  }
  const pick = (place) => {
    picked = place
    draw()
  }
  const settle = (focus) => {
    pick(null)
    focus?.focus()
  }

  const press = (place) => {
    if (picked === place) settle(place)
    else if (picked && place.matches('[data-seat]')) {
      seatAt(picked, place)
      settle(place)
    } else if (isTaken(place)) pick(place)
  }

  // what is dragged goes along as a copy; the place below it is marked
  let drag = null
  let isDone = false
  const placeAt = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest('[data-seat],[data-back]')
  const mark = (place) => {
    for (const one of box.querySelectorAll('[data-over]')) delete one.dataset.over
    if (place && box.contains(place)) place.dataset.over = ''
  }
  const begin = (event) => {
    drag.isOn = true
    drag.from.dataset.dragged = ''
    drag.ghost = document.createElement('div')
    drag.ghost.textContent = nameOf(drag.from)
    drag.ghost.style.cssText =
      'position:fixed;left:0;top:0;z-index:50;pointer-events:none;padding:.5rem .9rem;border-radius:999px;' +
      'background:var(--accent);color:var(--accent-ink);font-weight:600;max-width:14rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap'
    box.append(drag.ghost)
    follow(event)
  }
  const follow = (event) => {
    drag.ghost.style.translate = `calc(${event.clientX}px - 50%) calc(${event.clientY}px - ${event.pointerType === 'touch' ? 140 : 50}%)`
    mark(placeAt(event))
    const speed = event.clientY < NEAR_EDGE ? -14 : event.clientY > innerHeight - NEAR_EDGE ? 14 : 0
    if (speed) scrollBy(0, speed)
  }
  const move = (event) => {
    if (!drag || event.pointerId !== drag.pointer) return
    const isFar = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 6
    // a finger that moves at once wants to scroll
    if (!drag.isOn && isFar && event.pointerType !== 'mouse') return end()
    if (!drag.isOn && isFar) begin(event)
    else if (drag.isOn) follow(event)
  }
  const end = () => {
    removeEventListener('pointermove', move)
    clearTimeout(drag?.rest)
    drag?.ghost?.remove()
    if (drag) delete drag.from.dataset.dragged
    mark(null)
    drag = null
  }
  const letGo = (event) => {
    if (!drag || event.pointerId !== drag.pointer) return
    const [{ from, isOn }, place] = [drag, placeAt(event)]
    end()
    if (!isOn) return
    // the press that ends a drag is none
    isDone = true
    setTimeout(() => (isDone = false))
    if (place?.matches('[data-seat]')) seatAt(from, place)
    else if (place) takeBack(from)
    pick(null)
  }
  box.addEventListener('pointerdown', (event) => {
    const from = event.target.closest('[data-guest],[data-seat]')
    if (!from || event.button !== 0 || drag || !isTaken(from)) return
    drag = { from, pointer: event.pointerId, x: event.clientX, y: event.clientY, isOn: false }
    if (event.pointerType !== 'mouse') drag.rest = setTimeout(() => drag && begin(event), REST)
    addEventListener('pointermove', move)
  })
  addEventListener('pointerup', letGo)
  addEventListener('pointercancel', end)
  // while somebody is dragged nothing scrolls below the finger, and no menu opens
  box.addEventListener('touchmove', (event) => drag?.isOn && event.preventDefault(), { passive: false })
  box.addEventListener('contextmenu', (event) => drag && event.preventDefault())

  const resize = () => {
    const count = Math.min(20, Math.max(1, Math.round(Number(sized.value)) || 1))
    for (const ring of all('ring')) {
      while (ring.children.length > count) {
        takeBack(ring.lastElementChild)
        ring.lastElementChild.remove()
      }
      while (ring.children.length < count) ring.append(models.seat.cloneNode(true))
    }
    // more than so many find no room around a table
    if (count > 12) long.checked = true
    long.disabled = count > 12
    box.dataset.shape = long.checked ? 'long' : 'round'
    pick(null)
  }
  const addTable = () => {
    const table = models.table.cloneNode(true)
    const title = find('title', table)
    title.value = title.value.replace(/\d+/, String(all('table').length + 1))
    list.append(table)
    resize()
    title.focus()
  }
  const removeTable = (table) => {
    const next = table.nextElementSibling ?? table.previousElementSibling
    all('seat', table).filter(isTaken).forEach(takeBack)
    table.remove()
    pick(null)
    find('title', next).focus()
  }

  /** Names take the place of numbered guests, wherever these sit, before anybody is added. */
  const isNumbered = (name) => name.startsWith(`${guests.dataset.word} `) && /^\d+$/.test(name.slice(guests.dataset.word.length + 1))
  const call = (place, name) => {
    if (place.matches('[data-seat]')) give(place, name)
    else find('name', place).textContent = name
  }
  const addNames = (text) => {
    const waiting = [...all('guest'), ...all('seat').filter(isTaken)]
      .filter((place) => isNumbered(nameOf(place)))
      .sort((one, other) => nameOf(one).localeCompare(nameOf(other), undefined, { numeric: true }))
    const names = text.split(/[\n,;]/).map((name) => name.trim()).filter(Boolean)
    names.forEach((name, at) => (waiting[at] ? call(waiting[at], name) : addGuest(name)))
    say(names.join(', '))
  }

  const clicks = {
    print: () => print(),
    more: addTable,
    up: () => settle(takeBack(picked)),
    drop: () => {
      drop(picked)
      settle(find('guest') ?? find('names'))
    },
    cancel: () => settle(picked),
  }
  box.addEventListener('click', ({ target }) => {
    if (isDone) return
    const place = target.closest('[data-guest],[data-seat]')
    if (place) return press(place)
    const table = target.closest('[data-remove]')?.closest('[data-table]')
    if (table) return removeTable(table)
    const name = Object.keys(clicks).find((one) => target.closest(`[data-${one}]`))
    if (name) clicks[name]()
  })
  box.addEventListener('keydown', (event) => {
    const place = event.target.closest('[data-guest],[data-seat]')
    if (event.key === 'Escape' && picked) settle(picked)
    else if (place && isTaken(place) && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      if (place.matches('[data-seat]')) settle(takeBack(place) && place)
    } else if (event.target === rename && event.key === 'Enter') settle(picked)
  })
  find('add').addEventListener('submit', (event) => {
    event.preventDefault()
    addNames(find('names').value)
    find('names').value = ''
    draw()
    find('names').focus()
  })
  box.addEventListener('input', ({ target }) => {
    if (target === rename && picked && rename.value.trim()) call(picked, rename.value.trim())
    if (target === long || (target === sized && sized.value !== '')) resize()
    else draw()
  })
  sized.value = find('table').dataset.seats
  long.checked = box.dataset.shape === 'long'
  resize()
}
