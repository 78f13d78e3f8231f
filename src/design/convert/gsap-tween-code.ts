/** Tweens and timelines that are at their end as soon as they play. Part of the script that stands for GSAP. */
export const gsapTweenCode = `  var settings = ('duration delay ease easeEach stagger repeat repeatDelay repeatRefresh yoyo yoyoEase overwrite paused ' +
    'scrollTrigger immediateRender lazy id data defaults snap modifiers startAt keyframes reversed inherit force3D clearProps ' +
    'callbackScope motionPath morphSVG drawSVG physics2D inertia smoothOrigin svgOrigin').split(' ')
  function isSetting(key) { return settings.indexOf(key) >= 0 || /^on[A-Z]/.test(key) || /%$/.test(key) }
  var depth = 0
  // a loop that calls itself takes its own time
  function soon(run, after, scope, given) {
    if (typeof run !== 'function') return
    var deep = depth + 1
    function now() {
      var before = depth
      depth = deep
      try { run.apply(scope, given || []) } finally { depth = before }
    }
    if (deep < 6) queueMicrotask(now)
    else setTimeout(now, Math.max(300, after * 1000 || 0))
  }
  function shows(vars) {
    var shown = vars.autoAlpha !== undefined ? vars.autoAlpha : vars.opacity
    return typeof shown === 'function' || Number(shown) > 0
  }
  function hides(vars) {
    var shown = vars.autoAlpha !== undefined ? vars.autoAlpha : vars.opacity
    return shown !== undefined && typeof shown !== 'function' && !(Number(shown) > 0)
  }
  function scrubbed(vars) { return !!(vars.scrollTrigger && vars.scrollTrigger.scrub) }
  function last(vars) {
    var frames = vars.keyframes
    if (!frames) return vars
    var made = Object.assign({}, vars)
    if (Array.isArray(frames)) return Object.assign.apply(null, [made].concat(frames))
    for (var key in frames) made[key] = Array.isArray(frames[key]) ? frames[key][frames[key].length - 1] : frames[key]
    if (Object.keys(frames).every(function (key) { return /%$/.test(key) })) Object.assign(made, frames['100%'])
    return made
  }
  // what would pass by as one scrolls is scrolled to the side
  function sideways(el) {
    for (var at = el; at; at = at.parentElement) {
      if (at.scrollWidth > at.clientWidth + 1 && at.clientWidth > 0) { at.style.overflowX = 'auto'; return }
    }
  }
  function step(kind, list, from, to, line) {
    var vars = to || from || {}
    var outer = line ? line.vars : {}
    var endless = vars.repeat < 0 || outer.repeat < 0
    var back = (vars.yoyo && vars.repeat % 2 === 1) || (outer.yoyo && outer.repeat % 2 === 1)
    var scrolls = scrubbed(vars) || scrubbed(outer)
    var before = []
    function write(values) {
      if (!values) return
      values = last(values)
      list.forEach(function (el, index) {
        for (var key in values) if (!isSetting(key)) put(el, key, values[key], index, list)
        if (values.clearProps) clear(el, values.clearProps)
      })
    }
    return {
      own: vars,
      hides: scrolls && to !== null && hides(last(to)),
      run: function () {
        before = list.map(function (el) {
          return el instanceof Element ? [el, el.getAttribute('style'), Object.assign({}, placeOf(el))] : [el]
        })
        if (kind === 'from') {
          if (from && from.clearProps) write({ clearProps: from.clearProps })
          return
        }
        var end = last(to || {})
        if (vars.startAt) write(vars.startAt)
        // on its way out as one scrolls, it is still there; a loop stands as it begins, and what it would show is shown
        if ((vars.scrollTrigger || outer.scrollTrigger) && hides(end)) return write(from)
        if (kind !== 'set' && (endless || back || (scrolls && !shows(end)))) {
          write(from)
          var shown = end.autoAlpha !== undefined ? 'autoAlpha' : 'opacity'
          if (!from && shows(end)) list.forEach(function (el, index) {
            if (el instanceof Element && Number(getComputedStyle(el).opacity) === 0) put(el, shown, 1, index, list)
          })
          var pin = (vars.scrollTrigger || outer.scrollTrigger || {}).pin
          if (scrolls && pin && (end.x || end.xPercent) && list[0] instanceof Element) sideways(list[0])
          if (end.text) list.forEach(function (el, index) { if (el.textContent.trim() === '') put(el, 'text', end.text, index, list) })
          return
        }
        write(from)
        write(end)
      },
      undo: function () {
        before.forEach(function (was) {
          if (was.length === 1) return
          if (was[1] === null) was[0].removeAttribute('style')
          else was[0].setAttribute('style', was[1])
          places.set(was[0], was[2])
        })
        before = []
      },
    }
  }
  function play(vars, list, isLine) {
    var steps = []
    var isBack = !!vars.reversed
    var isOn = !vars.paused && !isBack
    var self = {
      vars: vars, steps: steps,
      targets: function () { return list },
      take: function (one) {
        steps.push(one)
        // what comes and goes at one place as one scrolls stays as it is at first
        if (one.hides && vars.scrollTrigger && vars.scrollTrigger.pin) { self.stays = true; off() }
        if (isOn && !self.stays) one.run()
        return line
      },
      play: function () { isBack = false; on(); return line },
      restart: function () { return self.play() },
      resume: function () { return self.play() },
      reverse: function () { isBack = true; off(); soon(vars.onReverseComplete, 0, line, vars.onReverseCompleteParams); return line },
      reversed: function (given) {
        if (given === undefined) return isBack
        return given ? self.reverse() : self.play()
      },
      pause: function () { return line }, kill: function () { return line }, invalidate: function () { return line },
      progress: function (at) { if (at === undefined) return isOn ? 1 : 0; if (at > 0.5) on(); else off(); return line },
      seek: function (at) { if (at === 0) off(); else on(); return line },
      paused: function (given) { if (given === undefined) return !isOn; if (!given) on(); return line },
      duration: function (given) { return given === undefined ? Number(vars.duration) || 0.5 : line },
      time: function (given) { return given === undefined ? (isOn ? self.duration() : 0) : line },
      isActive: function () { return false },
      eventCallback: function (name, run) { vars[name] = run; if (name === 'onComplete' && isOn) soon(run, 0, line); return line },
      then: function (run) { return new Promise(function (done) { soon(function () { done(run && run()) }, 0) }) },
      getChildren: function () { return [] }, labels: {}, data: vars.data, ratio: 1,
    }
    self.totalDuration = self.duration; self.totalTime = self.time; self.totalProgress = self.progress
    function told() {
      if (vars.repeat < 0) { soon(vars.onStart, 0, line); return soon(vars.onUpdate, 0, line, vars.onUpdateParams) }
      var scope = vars.callbackScope || line
      soon(vars.onStart, vars.delay, scope, vars.onStartParams)
      soon(vars.onUpdate, vars.duration, scope, vars.onUpdateParams)
      soon(vars.onComplete, (Number(vars.duration) || 0.5) + (Number(vars.delay) || 0), scope, vars.onCompleteParams)
    }
    function on() {
      if (isOn) return
      isOn = true
      if (!self.stays) steps.forEach(function (one) { one.run(); if (isLine) heard(one.own) })
      told()
    }
    function heard(own) {
      if (!own) return
      soon(own.onStart, 0, line, own.onStartParams)
      soon(own.onUpdate, 0, line, own.onUpdateParams)
      if (!(own.repeat < 0)) soon(own.onComplete, own.duration, line, own.onCompleteParams)
    }
    function off() { if (isOn) { if (!self.stays) isOn = false; steps.slice().reverse().forEach(function (one) { one.undo() }) } }
    if (isLine) {
      self.to = function (given, to, more) { return add('to', given, null, typeof to === 'number' ? more : to) }
      self.from = function (given, from, more) { return add('from', given, typeof from === 'number' ? more : from, null) }
      self.set = function (given, to) { return add('set', given, null, to) }
      self.fromTo = function (given, from, to, more) {
        return typeof from === 'number' ? add('fromTo', given, to, more) : add('fromTo', given, from, to)
      }
      self.staggerTo = self.to; self.staggerFrom = self.from; self.staggerFromTo = self.fromTo
      self.call = function (run, given) {
        self.take({ run: function () { soon(run, 0, line, given) }, undo: nothing }); return line
      }
      self.add = function (given) {
        if (typeof given === 'function') return self.call(given)
        all(given && given.steps ? [given] : given).forEach(function (one) {
          if (!one || !one.steps || one.paused()) return
          if (!isOn) one.progress(0)
          self.take({ run: function () { one.progress(1) }, undo: function () { one.progress(0) } })
        })
        return line
      }
    }
    function add(kind, given, from, to) {
      var found = all(given)
      if (vars.defaults && to) to = Object.assign({}, vars.defaults, to)
      self.take(step(kind, found, from, to, self))
      var own = to || from || {}
      if (isOn) heard(own)
      if (own.scrollTrigger) trigger(own.scrollTrigger, line, found)
      return line
    }
    var line = calm(self)
    if (vars.scrollTrigger) self.scrollTrigger = trigger(vars.scrollTrigger, line, list)
    if (isOn) told()
    return line
  }
  function tween(kind, given, from, to) {
    var list = all(given)
    var vars = to || from || {}
    var line = play(vars, list, false)
    line.take(step(kind, list, from, to, null))
    return line
  }
  function made(kind) {
    return function (given, first, second, third) {
      // in versions before 3 the duration came second
      var isOld = typeof first === 'number'
      var a = isOld ? second : first
      var b = isOld ? third : second
      if (kind === 'fromTo') return tween(kind, given, a || {}, b || {})
      return kind === 'from' ? tween(kind, given, a || {}, null) : tween(kind, given, null, a || {})
    }
  }`
