// a wheel of prizes that is spun for points, and rewards that points are redeemed for
for (const box of document.querySelectorAll('[data-behaves~="luckydraw"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const numberIn = (text) => Number(/\d+/.exec(text)?.[0] ?? 0)
  const [prizeModel, entryModel] = ['prize', 'entry'].map((name) => find(name).cloneNode(true))
  const wheel = find('wheel')
  const first = numberIn(find('balance').textContent)
  const cost = numberIn(find('cost').textContent)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)')
  const SECONDS = 3.2
  // where the wheel ends, the letters of a prize, and the room between the hub and the rim
  const [RIM, LONGEST, ROOM] = [97, 20, 62]
  let [balance, turned, isTurning] = [first, 0, false]
  const had = []
  const labelOf = (prize) => find('label', prize).textContent.trim()
  const [dark, plain, soft] = [
    ['var(--accent)', 'var(--accent-ink)'],
    ['var(--surface)', 'var(--ink)'],
    ['var(--accent-soft)', 'var(--ink)'],
  ]
  /** Neighbours differ, the last one and the first as well. */
  const coloursAt = (at, count) => (count % 2 === 1 && at === count - 1 && at > 0 ? soft : at % 2 === 0 ? dark : plain)
  const shape = (name, attributes, text = '') => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
    node.textContent = text
    return node
  }
  const pointAt = (share) => {
    const angle = (share - 0.25) * 2 * Math.PI
    return `${(Math.cos(angle) * RIM).toFixed(3)} ${(Math.sin(angle) * RIM).toFixed(3)}`
  }
  const partOf = (at, count, [ground]) =>
    count === 1
      ? shape('circle', { r: RIM, fill: ground })
      : shape('path', { d: `M0 0L${pointAt(at / count)}A${RIM} ${RIM} 0 0 1 ${pointAt((at + 1) / count)}Z`, fill: ground })
  /** Writing runs from the rim to the hub, and on the left from the hub to the rim. */
  const labelOn = (label, at, count, [, ink]) => {
    const middle = (at + 0.5) / count
    const isLeft = middle > 0.5
    const text = label.length > LONGEST ? `${label.slice(0, LONGEST - 1).trimEnd()}…` : label
    return shape(
      'text',
      {
        x: isLeft ? 8 - RIM : RIM - 8,
        fill: ink,
        'font-size': Math.min(9, 190 / count, ROOM / (Math.max(6, text.length) * 0.58)),
        'font-weight': 500,
        'text-anchor': isLeft ? 'start' : 'end',
        'dominant-baseline': 'central',
        transform: `rotate(${middle * 360 + (isLeft ? 90 : -90)})`,
      },
      text,
    )
  }

  const drawWheel = () => {
    const prizes = all('prize')
    const count = prizes.length
    const parts = prizes.flatMap((prize, at) => {
      const colours = coloursAt(at, count)
      find('mark', prize).style.background = colours[0]
      return [partOf(at, count, colours), labelOn(labelOf(prize), at, count, colours)]
    })
    wheel.replaceChildren(...parts, shape('circle', { r: RIM, fill: 'none', stroke: 'var(--ink)', 'stroke-width': 3 }))
    find('none').hidden = count > 0
  }
  const draw = () => {
    find('balance').textContent = String(balance)
    find('spin').setAttribute('aria-disabled', String(isTurning || balance < cost || all('prize').length === 0))
    for (const reward of all('reward')) {
      const isShort = balance < numberIn(find('price', reward).textContent)
      find('redeem', reward).setAttribute('aria-disabled', String(isShort))
    }
    find('log').replaceChildren(
      ...had.map(([what, how]) => {
        const entry = entryModel.cloneNode(true)
        find('what', entry).textContent = what
        find('how', entry).textContent = how
        return entry
      }),
    )
    find('log').hidden = had.length === 0
    find('nothing').hidden = had.length > 0
  }
  const say = (text) => {
    find('said').textContent = text
  }
  const mark = (prize) => {
    for (const one of all('prize')) one.toggleAttribute('data-won', one === prize)
  }
  const win = (prize) => {
    isTurning = false
    const label = labelOf(prize)
    if (label.toLowerCase().includes(box.dataset.points.toLowerCase())) balance += numberIn(label)
    had.unshift([label, box.dataset.won])
    mark(prize)
    say(label)
    draw()
  }
  const spin = () => {
    const prizes = all('prize')
    if (isTurning || prizes.length === 0) return
    if (balance < cost) return say(box.dataset.short)
    const at = Math.floor(Math.random() * prizes.length)
    const goal = 360 - ((at + 0.5) * 360) / prizes.length
    balance -= cost
    isTurning = true
    turned += 360 * 5 + ((goal - (turned % 360) + 360) % 360)
    wheel.style.transition = isCalm.matches ? 'none' : `rotate ${SECONDS}s cubic-bezier(.15,.7,.1,1)`
    wheel.style.rotate = `${turned}deg`
    mark(null)
    say('')
    draw()
    setTimeout(() => win(prizes[at]), isCalm.matches ? 0 : SECONDS * 1000)
  }
  const redeem = (reward) => {
    const price = numberIn(find('price', reward).textContent)
    if (balance < price) return say(box.dataset.short)
    balance -= price
    const title = find('title', reward).textContent.trim()
    had.unshift([title, box.dataset.redeemed])
    say(`${title}: ${box.dataset.redeemed}`)
    draw()
  }
  find('add').addEventListener('submit', (event) => {
    event.preventDefault()
    const name = find('new').value.trim()
    if (name === '' || isTurning) return
    const prize = prizeModel.cloneNode(true)
    for (const waiting of all('placeholder', prize)) waiting.removeAttribute('data-placeholder')
    find('label', prize).textContent = name
    find('prizes').append(prize)
    event.target.reset()
    mark(null)
    drawWheel()
    draw()
    find('new').focus()
  })
  box.addEventListener('click', (event) => {
    const button = event.target.closest('button')
    if (!button) return
    const prize = button.closest('[data-prize]')
    if (button.matches('[data-spin]')) spin()
    else if (button.matches('[data-redeem]')) redeem(button.closest('[data-reward]'))
    else if (isTurning) return
    else if (button.matches('[data-over]')) {
      balance = first
      had.length = 0
      mark(null)
      say('')
      draw()
    } else if (prize) {
      const next = prize.nextElementSibling ?? prize.previousElementSibling
      prize.remove()
      drawWheel()
      draw()
      ;(next?.querySelector('button') ?? find('new')).focus()
    }
  })
  find('stage').hidden = false
  drawWheel()
  draw()
}
