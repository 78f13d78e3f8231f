// what is written is shown as it reads, piece by piece; nothing of it is taken for markup of the page
for (const box of document.querySelectorAll('[data-behaves~="markdown"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [text, page, said] = ['text', 'page', 'said'].map(find)
  const make = (name, children = []) => {
    const node = document.createElement(name)
    node.append(...children)
    return node
  }
  const marks = [
    [/`([^`]+)`/, (inner) => make('code', [inner])],
    [/\*\*([^*]+)\*\*/, (inner) => make('strong', inline(inner))],
    [/~~([^~]+)~~/, (inner) => make('s', inline(inner))],
    [/\*([^*]+)\*/, (inner) => make('em', inline(inner))],
    [
      /\[([^\][]+)\]\(((?:https?:\/\/|mailto:)[^\s()]+)\)/,
      (inner, href) => {
        const link = make('a', inline(inner))
        link.href = href
        return link
      },
    ],
  ]
  /** A line with its marks: the first one in it, and what stands before and behind it. */
  function inline(line) {
    const [first] = marks
      .map(([mark, build]) => ({ found: mark.exec(line), build }))
      .filter(({ found }) => found)
      .sort((one, other) => one.found.index - other.found.index)
    if (!first) return line === '' ? [] : [line]
    const { found, build } = first
    const end = found.index + found[0].length
    return [...inline(line.slice(0, found.index)), build(found[1], found[2]), ...inline(line.slice(end))]
  }
  const kinds = [
    ['heading', /^(#{1,6}) (.*)$/],
    ['rule', /^(?:---+|\*\*\*+)$/],
    ['ul', /^[-*+] (.*)$/],
    ['ol', /^\d+[.)] (.*)$/],
    ['blockquote', /^> ?(.*)$/],
  ]
  const kindOf = (line) => {
    for (const [kind, mark] of kinds) {
      const found = mark.exec(line)
      if (found) return { kind, found }
    }
    return { kind: line.trim() === '' ? 'gap' : 'p', found: [line, line] }
  }
  const joined = (lines) => lines.flatMap((line, at) => (at === 0 ? inline(line) : [make('br'), ...inline(line)]))
  const draw = () => {
    const blocks = []
    let open = null
    let code = null
    for (const line of text.value.split('\n')) {
      if (line.startsWith('```')) {
        if (code) blocks.push(make('pre', [make('code', [code.join('\n')])]))
        code = code ? null : []
        open = null
        continue
      }
      if (code) {
        code.push(line)
        continue
      }
      const { kind, found } = kindOf(line)
      if (kind === 'heading') blocks.push(make(`h${Math.min(6, found[1].length + 1)}`, inline(found[2])))
      else if (kind === 'rule') blocks.push(make('hr'))
      else if (kind !== 'gap') {
        if (open?.kind !== kind) {
          open = { kind, lines: [] }
          blocks.push(open)
        }
        open.lines.push(found[1])
        continue
      }
      open = null
    }
    if (code) blocks.push(make('pre', [make('code', [code.join('\n')])]))
    page.replaceChildren(
      ...blocks.map((block) => {
        if (block instanceof Node) return block
        const { kind, lines } = block
        return make(kind, kind === 'ul' || kind === 'ol' ? lines.map((line) => make('li', inline(line))) : joined(lines))
      }),
    )
  }
  /** A mark that ends with a space begins the line, another one stands around what is selected. */
  const put = (mark) => {
    const { selectionStart: start, selectionEnd: end, value } = text
    text.focus()
    if (mark.endsWith(' ')) {
      const line = value.lastIndexOf('\n', start - 1) + 1
      text.setRangeText(mark, line, line, 'preserve')
    } else {
      text.setRangeText(`${mark}${value.slice(start, end)}${mark}`, start, end, 'end')
      if (start === end) text.setSelectionRange(start + mark.length, start + mark.length)
    }
    draw()
  }
  box.addEventListener('click', (event) => {
    const button = event.target.closest('[data-mark]')
    if (button) put(button.dataset.mark)
  })
  find('copy').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text.value)
    } catch {
      text.select()
      document.execCommand('copy')
    }
    said.textContent = said.dataset.copied
  })
  find('save').addEventListener('click', () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text.value], { type: 'text/markdown' }))
    link.download = 'text.md'
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  })
  text.addEventListener('input', draw)
  const lines = [...box.querySelectorAll('[data-line]')].map((line) => line.textContent.trim())
  text.value = lines.map((line, at) => (line.startsWith('- ') && lines[at + 1]?.startsWith('- ') ? line : `${line}\n`)).join('\n').trim()
  draw()
}
