// the picture stays here: its light is read and drawn again as lines; what comes of it is one of the results
for (const box of document.querySelectorAll('[data-behaves~="scan"]')) {
  const [field, drawing, result] = ['input[type=file]', 'canvas', '[data-result]'].map((one) => box.querySelector(one))
  const steps = [...box.querySelectorAll('[data-step]')]
  const results = [...box.querySelectorAll('[data-branch]')]
  const [wrong, drop] = [box.querySelector('[data-wrong]'), box.querySelector('[data-drop-zone]')]
  const ink = drawing.getContext('2d')
  const colour = (name) => getComputedStyle(box).getPropertyValue(name).trim() || '#000'
  const face = (x, y) => {
    const [dx, dy] = [(x - 0.5) / 0.27, (y - 0.46) / 0.36]
    const eye = (at) => Math.exp(-(((x - at) / 0.055) ** 2 + ((y - 0.42) / 0.022) ** 2))
    const mouth = Math.exp(-(((x - 0.5) / 0.08) ** 2 + ((y - 0.62) / 0.018) ** 2))
    const nose = Math.exp(-(((x - 0.5) / 0.03) ** 2 + ((y - 0.51) / 0.07) ** 2))
    const neck = y > 0.74 && y < 1 ? Math.exp(-(((x - 0.5) / (0.1 + Math.max(0, y - 0.86) * 2.4)) ** 4)) * 0.7 : 0
    return dx * dx + dy * dy > 1 ? neck : 0.35 + 0.65 * Math.sqrt(1 - dx * dx - dy * dy) - 0.75 * (eye(0.4) + eye(0.6)) - 0.5 * mouth + 0.25 * nose
  }
  const lines = (light) => {
    const { width, height } = drawing
    ink.clearRect(0, 0, width, height)
    for (const [shade, offset] of [[colour('--accent'), -2], [colour('--ink'), 2]]) {
      ink.strokeStyle = shade
      for (let y = 6; y < height; y += 11) {
        for (let x = 0; x < width; x += 5) {
          const dark = light(x / width, y / height)
          ink.lineWidth = 0.8 + dark * 5
          ink.beginPath()
          ink.moveTo(x, y + offset - dark * 9)
          ink.lineTo(x + 5, y + offset - light((x + 5) / width, y / height) * 9)
          ink.stroke()
        }
      }
    }
  }
  const state = (name, at) => {
    box.dataset.state = name
    steps.forEach((step, index) => {
      step.toggleAttribute('data-now', index === at)
      if (index === at) step.setAttribute('aria-current', 'step')
      else step.removeAttribute('aria-current')
    })
    result.hidden = name !== 'done'
    drop.hidden = name === 'done'
  }
  const finish = (seed) => {
    const chosen = results[seed % results.length]
    for (const one of results) one.toggleAttribute('data-chosen', one === chosen)
    result.querySelector('[data-result-text]').textContent = chosen?.textContent.trim() ?? ''
    state('done', steps.length - 1)
    result.querySelector('[data-focus]').focus()
  }
  const read = (file) => {
    wrong.hidden = file.type.startsWith('image/')
    if (!file.type.startsWith('image/')) return
    state('reading', Math.min(1, steps.length - 1))
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const picture = new Image()
      picture.addEventListener('load', () => {
        const small = document.createElement('canvas')
        small.width = small.height = 128
        const side = Math.min(picture.width, picture.height)
        const paper = small.getContext('2d')
        paper.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, 128, 128)
        const { data } = paper.getImageData(0, 0, 128, 128)
        const light = (x, y) => 1 - data[(Math.min(127, Math.floor(y * 128)) * 128 + Math.min(127, Math.floor(x * 128))) * 4] / 255
        lines(light)
        finish(file.size)
      })
      picture.addEventListener('error', () => {
        wrong.hidden = false
        state('empty', 0)
      })
      picture.src = reader.result
    })
    reader.readAsDataURL(file)
  }
  field.addEventListener('change', () => field.files[0] && read(field.files[0]))
  for (const type of ['dragover', 'dragleave', 'drop'])
    drop.addEventListener(type, (event) => {
      event.preventDefault()
      drop.toggleAttribute('data-over', type === 'dragover')
      if (type === 'drop' && event.dataTransfer.files[0]) read(event.dataTransfer.files[0])
    })
  box.querySelector('[data-sample]').addEventListener('click', () => {
    lines(face)
    finish(0)
  })
  box.querySelector('[data-again]').addEventListener('click', () => {
    field.value = ''
    lines(face)
    state('empty', 0)
    box.querySelector('[data-sample]').focus()
  })
  lines(face)
  state('empty', 0)
}
