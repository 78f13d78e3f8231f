/** What happens as one scrolls, and what a page calls GSAP by. Part of the script that stands for GSAP. */
export const gsapTriggerCode = `  var triggers = []
  function trigger(given, animation, list) {
    var vars = given && typeof given === 'object' && !(given instanceof Node) ? given : { trigger: given }
    var el = all(vars.trigger)[0] || (list && list[0] instanceof Element ? list[0] : null)
    var self = calm({
      vars: vars, trigger: el, animation: animation, progress: 0, direction: 1, isActive: false, start: 0, end: 0, pin: null,
      scroll: function () { return window.scrollY }, getVelocity: function () { return 0 },
    })
    triggers.push(self)
    function set(values) { for (var key in values) self[key] = values[key] }
    function change(isActive, direction) {
      if (isActive === self.isActive) return
      set({ isActive: isActive, direction: direction })
      var toggle = vars.toggleClass
      if (toggle) all(toggle.targets || el).forEach(function (one) { one.classList.toggle(toggle.className || toggle, isActive) })
      var name = isActive ? (direction < 0 ? 'onEnterBack' : 'onEnter') : direction < 0 ? 'onLeaveBack' : 'onLeave'
      if (typeof vars[name] === 'function') vars[name](self)
      if (typeof vars.onToggle === 'function') vars.onToggle(self)
    }
    // what only comes in is in; what comes and goes is watched
    var goes = vars.onLeave || vars.onLeaveBack || vars.onToggle || vars.onEnterBack || vars.toggleClass
    if (vars.onEnter && !goes) soon(function () { set({ isActive: true, progress: 1 }); vars.onEnter(self) }, 0)
    var far = /^top[^\\d]*-=?\\s*(\\d+)/.exec(String(vars.start)) || /^(\\d+)$/.exec(String(vars.start))
    var before = window.scrollY
    function scrolled() {
      var direction = window.scrollY < before ? -1 : 1
      before = window.scrollY
      var box = el && el !== document.body && el !== document.documentElement ? el.getBoundingClientRect() : null
      var whole = document.documentElement.scrollHeight - window.innerHeight
      var at = box ? (window.innerHeight - box.top) / (window.innerHeight + box.height) : window.scrollY / (whole || 1)
      set({ progress: Math.min(1, Math.max(0, at)), direction: direction })
      if (goes) change(far ? window.scrollY > Number(far[1]) : at > 0 && at < 1, direction)
      if (typeof vars.onUpdate === 'function') vars.onUpdate(self)
    }
    if (goes || typeof vars.onUpdate === 'function') {
      addEventListener('scroll', scrolled, { passive: true })
      if (goes) soon(function () { if (el || far) scrolled() }, 0)
    }
    return self
  }
  function ifSo(query, run) {
    if (typeof query === 'string') { if (matchMedia(query).matches) run({ conditions: {} }); return media }
    var conditions = {}
    for (var name in query) conditions[name] = matchMedia(query[name]).matches
    if (Object.keys(conditions).some(function (key) { return conditions[key] })) run({ conditions: conditions })
    return media
  }
  var media = calm({ add: ifSo })
  var onScroll = calm({
    create: function (vars) { return trigger(vars, vars.animation, []) },
    batch: function (given, vars) {
      var found = all(given)
      if (vars && vars.onEnter && found.length) soon(function () { vars.onEnter(found, []) }, 0)
      return found
    },
    getAll: function () { return triggers.slice() },
    getById: function (id) { return triggers.find(function (one) { return one.vars.id === id }) },
    matchMedia: function (all) { for (var query in all) { if (query === 'all' || matchMedia(query).matches) all[query]() } },
    isInViewport: function (el) { var box = el.getBoundingClientRect(); return box.top < innerHeight && box.bottom > 0 },
    maxScroll: function () { return document.documentElement.scrollHeight - innerHeight },
    isTouch: 0,
  })
  function mapped(a, b, c, d, value) {
    var map = function (v) { return c + ((v - a) / (b - a)) * (d - c) }
    return value === undefined ? map : map(value)
  }
  var utils = calm({
    toArray: all,
    selector: function (scope) { return function (given) { return Array.from((all(scope)[0] || document).querySelectorAll(given)) } },
    random: function (low, high, snap, isMaker) {
      var value = Array.isArray(low) ? low[0] : low
      return isMaker === true || snap === true || high === true ? function () { return value } : value
    },
    clamp: function (low, high, value) {
      var held = function (v) { return Math.min(high, Math.max(low, v)) }
      return value === undefined ? held : held(value)
    },
    mapRange: mapped, normalize: function (low, high, value) { return mapped(low, high, 0, 1, value) },
    interpolate: function (a, b, at) {
      var one = function (t) { return typeof a === 'number' ? a + (b - a) * t : t < 0.5 ? a : b }
      return at === undefined ? one : one(at)
    },
    snap: function (by, value) {
      var one = function (v) { return typeof by === 'number' ? Math.round(v / by) * by : v }
      return value === undefined ? one : one(value)
    },
    wrap: function (low, high, value) {
      var one = Array.isArray(low)
        ? function (i) { return low[((i % low.length) + low.length) % low.length] }
        : function (v) { return low + ((((v - low) % (high - low)) + (high - low)) % (high - low)) }
      var given = Array.isArray(low) ? high : value
      return given === undefined ? one : one(given)
    },
    shuffle: function (list) { return list }, unitize: function (run) { return run }, distribute: function () { return function () { return 0 } },
    pipe: function () { var runs = Array.from(arguments); return function (v) { return runs.reduce(function (at, run) { return run(at) }, v) } },
  })
  var effects = {}
  function frames() {
    var runs = []
    function each(time) { runs.forEach(function (run) { run(time / 1000, 16, 1) }); if (runs.length) requestAnimationFrame(each) }
    return calm({
      add: function (run) { runs.push(run); if (runs.length === 1) requestAnimationFrame(each); return run },
      remove: function (run) { runs = runs.filter(function (one) { return one !== run }) },
    })
  }
  var to = made('to')
  var own = {
    to: to, from: made('from'), fromTo: made('fromTo'), set: made('set'), utils: utils, effects: effects, ticker: frames(),
    timeline: function (vars) { return play(vars || {}, [], true) },
    delayedCall: function (after, run, given) { soon(run, after, null, given); return calm({}) },
    context: function (run) { if (typeof run === 'function') run(media); return media },
    matchMedia: function () { return media },
    quickTo: function (given, key) { return function (value) { var v = {}; v[key] = value; return to(given, v) } },
    quickSetter: function (given, key, unit) {
      return function (value) { var v = {}; v[key] = unit ? value + unit : value; to(given, key === 'css' ? value : v) }
    },
    getProperty: function (given, key) {
      var el = all(given)[0]
      if (!(el instanceof Element)) return el ? el[key] : 0
      key = also[key] || key
      if (key in moves) return placeOf(el)[key]
      var look = key === 'scale' ? placeOf(el).scaleX : getComputedStyle(el)[key] || getComputedStyle(el).getPropertyValue(key)
      return isNaN(parseFloat(look)) ? look : parseFloat(look)
    },
    isTweening: function () { return false }, getTweensOf: function () { return [] }, getById: function () { return undefined },
    registerEffect: function (effect) {
      effects[effect.name] = function (given, vars) { return effect.effect(all(given), Object.assign({}, effect.defaults, vars)) }
    },
    parseEase: function () { return function (at) { return at } }, version: '3', plugins: {},
  }
  own.staggerTo = own.to; own.staggerFrom = own.from; own.staggerFromTo = own.fromTo
  window.gsap = window.TweenMax = window.TweenLite = calm(own)
  window.ScrollTrigger = onScroll
  window.TimelineMax = window.TimelineLite = function (vars) { return own.timeline(vars) }
  function Split(given) { this.elements = this.chars = this.words = this.lines = all(given) }
  Split.prototype.split = Split.prototype.revert = function () { return this }
  Split.create = function (given, vars) { var made = new Split(given); if (vars && vars.onSplit) vars.onSplit(made); return made }
  window.SplitText = window.SplitType = Split
  var names = 'TextPlugin ScrollToPlugin Flip Draggable MotionPathPlugin Observer CustomEase CustomBounce CustomWiggle EasePack ' +
    'ScrollSmoother DrawSVGPlugin MorphSVGPlugin InertiaPlugin Physics2DPlugin ScrambleTextPlugin CSSRulePlugin CSSPlugin ' +
    'Power0 Power1 Power2 Power3 Power4 Linear Back Elastic Bounce Expo Sine Circ Cubic Quad Quart Quint Strong SlowMo SteppedEase ' +
    'RoughEase ExpoScaleEase Lenis LocomotiveScroll'
  names.split(' ').forEach(function (name) {
    if (window[name]) return
    var plugin = new Proxy(function () {}, {
      get: function (_, key) {
        if (key === 'prototype') return Object.prototype
        return typeof key === 'symbol' ? undefined : calm(function () { return plugin })
      },
      construct: function () { return calm({}) },
      apply: function () { return plugin },
    })
    window[name] = plugin
  })`
