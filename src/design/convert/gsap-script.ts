/**
 * The small script that a page carries instead of GSAP: nothing moves, everything stands where it would come to rest.
 * What fades in is there, what fades out is gone; what would happen on the way happens at once.
 */
export const gsapScript = `(function () {
  function all(given) {
    if (typeof given === 'string') return Array.from(document.querySelectorAll(given))
    if (given instanceof Element) return [given]
    return given && given.length !== undefined ? Array.prototype.slice.call(given) : []
  }
  function rest(given, to) {
    if (!to) return
    all(given).forEach(function (one, index) {
      if (!(one instanceof Element)) return
      var shown = to.autoAlpha !== undefined ? to.autoAlpha : to.opacity
      if (typeof shown === 'function') shown = shown(index, one)
      if (shown !== undefined) one.style.opacity = shown
      if (to.autoAlpha !== undefined) one.style.visibility = Number(shown) ? 'inherit' : 'hidden'
      if (to.display !== undefined) one.style.display = to.display
      if (Number(shown) > 0) one.style.transform = 'none'
      if (to.textContent !== undefined) one.textContent = to.textContent
    })
    if (typeof to === 'object') for (var key of ['onStart', 'onComplete']) if (typeof to[key] === 'function') to[key]()
  }
  function quiet() { return line }
  var line = new Proxy({
    to: function (given, to) { rest(given, to); return line },
    set: function (given, to) { rest(given, to); return line },
    from: function (given, from) { rest(null, from && { onComplete: from.onComplete }); return line },
    fromTo: function (given, from, to) { rest(given, to); return line },
    call: function (run) { run(); return line },
    add: function (given) { if (typeof given === 'function') given(); return line },
  }, { get: function (own, key) { return key === 'then' ? undefined : key in own ? own[key] : quiet } })
  function ifSo(query, run) {
    if (typeof query !== 'string' || matchMedia(query).matches) run({ conditions: {} })
  }
  function eachIn(one) {
    if (one && typeof one.onEnter === 'function') one.onEnter({ isActive: true, progress: 1, direction: 1 })
    return line
  }
  window.ScrollTrigger = new Proxy({
    create: eachIn,
    batch: function (given, one) { var found = all(given); if (one && one.onEnter) one.onEnter(found); return found },
    getAll: function () { return [] },
  }, { get: function (own, key) { return key in own ? own[key] : quiet } })
  var utils = {
    toArray: all,
    random: function (low) { return Array.isArray(low) ? low[0] : low },
    clamp: function (low, high, value) { return Math.min(high, Math.max(low, value)) },
  }
  window.gsap = new Proxy({
    to: line.to, from: line.from, fromTo: line.fromTo, set: line.set, utils: utils,
    timeline: quiet, delayedCall: function (_, run) { run(); return line },
    context: function (run) { if (run) run(); return line },
    matchMedia: function () { return { add: ifSo, revert: quiet } },
    quickTo: function () { return quiet },
    quickSetter: function () { return quiet },
  }, { get: function (own, key) { return key in own ? own[key] : quiet } })
  window.TweenMax = window.TweenLite = window.gsap
  window.TimelineMax = window.TimelineLite = function () { return line }
})()`
