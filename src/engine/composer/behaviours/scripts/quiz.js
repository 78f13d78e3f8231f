// one question at a time; at the end the sheet is marked, and can be filled in again
for (const box of document.querySelectorAll('[data-behaves~="quiz"]')) {
  const questions = [...box.querySelectorAll('[data-question]')]
  const rows = [...box.querySelectorAll('[data-sheet-row]')]
  const [next, result, again] = [box.querySelector('[data-next]'), box.querySelector('[data-result]'), box.querySelector('[data-again]')]
  const [place, line, score] = [box.querySelector('[data-place]'), box.querySelector('[data-line]'), box.querySelector('[data-score]')]
  const answered = (question) => question.querySelector('input:checked')
  let at = 0
  const draw = () => {
    const isOver = at >= questions.length
    questions.forEach((question, index) => {
      question.hidden = index !== at
      const chosen = answered(question)
      const right = question.querySelector('[data-right] input') ?? question.querySelector('input')
      rows[index]?.querySelectorAll('[data-bubble]').forEach((bubble, option) => {
        const input = question.querySelectorAll('input')[option]
        bubble.toggleAttribute('data-filled', input !== undefined && input === chosen)
        bubble.toggleAttribute('data-key', isOver && input === right)
      })
      rows[index]?.toggleAttribute('data-now', index === at)
    })
    const done = questions.filter(answered).length
    line.style.width = `${(done / questions.length) * 100}%`
    place.textContent = `${Math.min(at + 1, questions.length)} / ${questions.length}`
    next.hidden = isOver
    result.hidden = !isOver
    next.disabled = !isOver && !answered(questions[at])
    if (!isOver) return
    const hits = questions.filter((question) => answered(question) === (question.querySelector('[data-right] input') ?? question.querySelector('input')))
    score.textContent = `${hits.length} / ${questions.length}`
  }
  box.addEventListener('change', draw)
  next.addEventListener('click', () => {
    at++
    draw()
    const heading = at < questions.length ? questions[at].querySelector('[data-focus]') : result.querySelector('[data-focus]')
    heading?.focus()
  })
  again.addEventListener('click', () => {
    at = 0
    for (const input of box.querySelectorAll('input:checked')) input.checked = false
    draw()
    questions[0].querySelector('[data-focus]')?.focus()
  })
  draw()
}
