// strokes are kept as they were drawn, so that the sheet can grow, a stroke be taken back, and the whole saved as a picture
for (const box of document.querySelectorAll('[data-behaves~="sketch"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [sheet, width, rubber] = ['sheet', 'width', 'rubber'].map(find)
  const colours = [...box.querySelectorAll('[data-colour]')]
  const pen = sheet.getContext('2d')
  const strokes = []
  let colour = colours[0]
  let stroke = null
  const ground = () => getComputedStyle(sheet.parentElement).backgroundColor
  const inkOf = (button) => (button.matches('input') ? button.value : getComputedStyle(button.lastElementChild).backgroundColor)
  const line = ({ points, ink, size, isRubber }) => {
    pen.strokeStyle = isRubber ? ground() : ink
    pen.lineWidth = size
    pen.beginPath()
    pen.moveTo(...points[0])
    // through the middles of the points a hand looks steady
    for (let at = 1; at < points.length; at++) {
      const [x, y] = points[at]
      const [nextX, nextY] = points[at + 1] ?? points[at]
      pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
    }
    if (points.length === 1) pen.lineTo(points[0][0] + 0.1, points[0][1])
    pen.stroke()
  }
  const draw = () => {
    pen.fillStyle = ground()
    pen.fillRect(0, 0, sheet.clientWidth, sheet.clientHeight)
    for (const one of strokes) line(one)
    for (const name of ['undo', 'clear']) find(name).disabled = strokes.length === 0
  }
  const fit = () => {
    const scale = devicePixelRatio || 1
    sheet.width = Math.max(1, Math.round(sheet.clientWidth * scale))
    sheet.height = Math.max(1, Math.round(sheet.clientHeight * scale))
    pen.scale(scale, scale)
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    draw()
  }
  const place = (event) => {
    const { left, top } = sheet.getBoundingClientRect()
    return [event.clientX - left, event.clientY - top]
  }
  sheet.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    sheet.setPointerCapture(event.pointerId)
    const isRubber = rubber.getAttribute('aria-pressed') === 'true'
    stroke = { points: [place(event)], ink: inkOf(colour), size: Number(width.value) * (isRubber ? 2 : 1), isRubber }
    strokes.push(stroke)
    draw()
  })
  sheet.addEventListener('pointermove', (event) => {
    if (!stroke) return
    const moves = event.getCoalescedEvents?.() ?? []
    stroke.points.push(...(moves.length > 0 ? moves : [event]).map(place))
    draw()
  })
  for (const name of ['pointerup', 'pointercancel'])
    sheet.addEventListener(name, () => {
      stroke = null
    })
  const use = (button) => {
    colour = button
    rubber.setAttribute('aria-pressed', 'false')
    for (const one of colours) one.setAttribute('aria-pressed', String(one === button))
  }
  for (const button of colours) button.addEventListener('click', () => use(button))
  find('own').addEventListener('input', (event) => use(event.target))
  rubber.addEventListener('click', () => rubber.setAttribute('aria-pressed', String(rubber.getAttribute('aria-pressed') !== 'true')))
  const undo = () => {
    strokes.pop()
    draw()
  }
  find('undo').addEventListener('click', undo)
  find('clear').addEventListener('click', () => {
    strokes.length = 0
    draw()
  })
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    undo()
  })
  find('save').addEventListener('click', () => {
    sheet.toBlob((picture) => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(picture)
      link.download = 'sketch.png'
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 1000)
    })
  })
  new ResizeObserver(fit).observe(sheet)
  fit()
}
