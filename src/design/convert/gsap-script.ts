import { gsapRestCode } from './gsap-rest-code.ts'
import { gsapTriggerCode } from './gsap-trigger-code.ts'
import { gsapTweenCode } from './gsap-tween-code.ts'

/**
 * The small script that a page carries instead of GSAP: nothing moves, everything stands where it would come to rest.
 * What fades in is there, what fades out is gone, what goes on without an end stands as it begins; what is scrolled to or
 * pressed works, at once. Written by us.
 */
export const gsapScript = `(function () {
${gsapRestCode}
${gsapTweenCode}
${gsapTriggerCode}
})()`
