// everybody meets everybody once or twice, each once in a round, and the table follows from the results
for (const box of document.querySelectorAll('[data-behaves~="league"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const [list, rounds, twice] = [find('list'), find('rounds'), find('twice')]
  const models = Object.fromEntries(['team', 'round', 'fixture'].map((name) => [name, find(name).cloneNode(true)]))
  const teams = all('team')
  // what was entered, by the two who meet, the one at home first
  const scores = new Map()
  let last = 0
  const number = (team) => (team.dataset.team ||= String(++last))
  const nameOf = (team) => find('name', team).value.trim() || '–'
  const signed = (amount) => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${Math.abs(amount)}`

  /** Rounds by the circle method: one stays, the others go round; who meets nobody has a bye. */
  const drawRounds = () => {
    const circle = teams.length % 2 ? [...teams, null] : [...teams]
    const once = Array.from({ length: circle.length - 1 }, (_, at) => {
      const half = circle.length / 2
      const pairs = circle.slice(0, half).map((team, place) => [team, circle[circle.length - 1 - place]])
      circle.splice(1, 0, circle.pop())
      // nobody is always at home
      return pairs.map((pair, place) => ((place === 0 ? at : place) % 2 ? pair.toReversed() : pair))
    })
    return twice.checked ? [...once, ...once.map((pairs) => pairs.map((pair) => pair.toReversed()))] : once
  }

  /** Those who meet once keep their result, whoever is at home by now. */
  const facing = ([home, away]) => {
    const isKept = (one, other) => scores.has(`${number(one)}:${number(other)}`)
    return !twice.checked && !isKept(home, away) && isKept(away, home) ? [away, home] : [home, away]
  }

  const fixtureOf = (pair) => {
    const fixture = models.fixture.cloneNode(true)
    const [home, away] = facing(pair)
    fixture.dataset.fixture = `${number(home)}:${number(away)}`
    const entered = scores.get(fixture.dataset.fixture) ?? ['', '']
    all('score', fixture).forEach((input, at) => (input.value = entered[at]))
    return fixture
  }

  const drawFixtures = () => {
    rounds.replaceChildren(
      ...drawRounds().map((pairs, at) => {
        const round = models.round.cloneNode(true)
        round.hidden = false
        find('number', round).textContent = String(at + 1)
        find('fixtures', round).replaceChildren(...pairs.filter((pair) => !pair.includes(null)).map(fixtureOf))
        const resting = pairs.find((pair) => pair.includes(null))?.find(Boolean)
        find('bye', round).hidden = !resting
        if (resting) find('who', round).dataset.who = number(resting)
        return round
      }),
    )
    // nobody can be taken away from two
    for (const button of all('remove')) button.disabled = teams.length < 3
  }

  const nameAll = () => {
    const names = new Map(teams.map((team) => [number(team), nameOf(team)]))
    const word = find('scores').textContent
    for (const fixture of all('fixture', rounds)) {
      const [home, away] = fixture.dataset.fixture.split(':').map((one) => names.get(one))
      find('home', fixture).textContent = home
      find('away', fixture).textContent = away
      all('score', fixture).forEach((input, at) => input.setAttribute('aria-label', `${word} ${[home, away][at]} (${home} – ${away})`))
    }
    for (const who of all('who', rounds)) who.textContent = names.get(who.dataset.who) ?? ''
  }

  const standing = () => {
    const stands = new Map(teams.map((team) => [number(team), { team, played: 0, won: 0, level: 0, lost: 0, scored: 0, taken: 0 }]))
    for (const fixture of all('fixture', rounds)) {
      const entered = all('score', fixture).map(({ value }) => value)
      if (entered.includes('')) continue
      const [home, away] = fixture.dataset.fixture.split(':').map((one) => stands.get(one))
      const [own, other] = entered.map(Number)
      for (const [one, scored, taken] of [[home, own, other], [away, other, own]]) {
        one.played++
        one[scored > taken ? 'won' : scored < taken ? 'lost' : 'level']++
        one.scored += scored
        one.taken += taken
      }
    }
    const [win, draw] = [find('win'), find('draw')].map(({ value }) => Number(value))
    return [...stands.values()].map((one) => ({ ...one, points: one.won * win + one.level * draw, difference: one.scored - one.taken }))
  }

  const order = (one, other) => other.points - one.points || other.difference - one.difference || other.scored - one.scored

  const draw = () => {
    const stands = standing().sort(order)
    const isBegun = stands.some(({ played }) => played > 0)
    stands.forEach((stand, at) => {
      const { team, played, won, level, lost, scored, taken, difference, points } = stand
      const shown = { played, won, level, lost, goals: `${scored}:${taken}`, difference: signed(difference), points }
      for (const [name, value] of Object.entries(shown)) find(name, team).textContent = String(value)
      find('short', team).textContent = `${won} · ${level} · ${lost} | ${scored}:${taken}`
      // equals share their place
      stand.rank = at > 0 && order(stands[at - 1], stand) === 0 ? stands[at - 1].rank : at + 1
      find('rank', team).textContent = isBegun ? String(stand.rank) : '–'
      team.toggleAttribute('data-first', isBegun && stand.rank === 1)
    })
    const isSorted = stands.every(({ team }, at) => list.children[at] === team)
    if (!isSorted) list.append(...stands.map(({ team }) => team))
    const leaders = stands.filter(({ rank }) => rank === 1).map(({ team, points }) => `${nameOf(team)} ${points}`)
    find('said').textContent = isBegun ? `1. ${leaders.join(', ')}` : ''
  }

  const change = () => {
    drawFixtures()
    nameAll()
    draw()
  }
  box.addEventListener('input', ({ target }) => {
    const fixture = target.closest('[data-fixture]')
    if (fixture) scores.set(fixture.dataset.fixture, all('score', fixture).map(({ value }) => value))
    if (target === twice) change()
    else if (target.matches('[data-name]')) nameAll()
    else draw()
  })
  box.addEventListener('click', ({ target }) => {
    if (target.closest('[data-print]')) print()
    const gone = target.closest('[data-remove]')?.closest('[data-team]')
    if (!gone) return
    const next = gone.nextElementSibling ?? gone.previousElementSibling
    teams.splice(teams.indexOf(gone), 1)
    gone.remove()
    change()
    find('name', next).focus()
  })
  find('more').addEventListener('click', () => {
    const team = models.team.cloneNode(true)
    team.dataset.team = ''
    find('name', team).value = ''
    teams.push(team)
    list.append(team)
    change()
    find('name', team).focus()
  })
  twice.checked = box.dataset.legs === '2'
  change()
}
