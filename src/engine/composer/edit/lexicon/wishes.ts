const deg =
  '(?:(?:way|far|much|a bit|a little|bit|kind of|kinda|sort of|just|really|so|very|rather|quite|pretty|slightly|' +
  'still|too|all|also|somewhat|a tad|a touch|awfully|that|not so)\\s+)*'
const be =
  "(?:\\s+(?:is|are|was|looks?|feels?|seems?|appears?|comes? (?:out|across)(?: as)?|should be)|['’](?:s|re))(?:\\s+to be)?"
const for_ = '(?: (?:for|to|on|in) (?:me|us|my (?:eyes|taste|screen|liking)|a .+|our .+|this|phones?|mobile))?'
const gap = '(?:gaps?|spaces?|spacing|holes?|padding|margins?|white ?space|emptiness|void)'
const small =
  '(?:small|tiny|little|teeny|teeny[- ]tiny|minute|minuscule|hard to read|difficult to read|unreadable|illegible)'
const big = '(?:big|huge|large|massive|enormous|giant|gigantic|oversized|overpowering|dominant)'
const cramped =
  '(?:squashed|squished|squeezed|cramped|crammed|crowded|cluttered|tight|dense|packed|stuffed|jammed|claustrophobic|on top of each other|close together)'
const dull = '(?:boring|dull|bland|plain|flat|lifeless|sad|meh|washed out|drab|tame|generic)'

const to = (pattern: string) => new RegExp(pattern, 'i')

/**
 * Complaints and other round-about wishes, and the order that each amounts to: the first that fits. `$1` is the part
 * that is spoken of; where none is named, the page is.
 */
export const wishes: readonly [pattern: RegExp, order: string][] = [
  // room
  [
    to(
      `^(?:there(?:['’]?s| is| are) )?(?:a |an |the |all |that |this |some |such )*${deg}(?:massive|huge|giant|big|` +
        `large|enormous|weird|odd|ugly|much|many)(?: of)?(?: a| an)? (?:(?:empty|white|blank|unused|wasted) )*${gap}(?: (` +
        '?:in|at|on|between|around|inside|above|below|under|of) (.+))?$',
    ),
    'less space in $1',
  ],
  [to(`^(.+?)${be} ${deg}${cramped}(?: together| in| up)?${for_}$`), 'more space in $1'],
  [to(`^(?:make |let )?(.+?) (?:less|not so) ${cramped}$`), 'more space in $1'],
  [to(`^(?:tighten|close) (?:up )?(?:the )?(?:${gap}|it)(?: up)?(?: (?:in|between) (.+))?$`), 'less space in $1'],
  [to(`^(?:the )?${gap} (?:in|between|around|of|at) (.+?)${be} ${deg}${big}$`), 'less space in $1'],
  [to(`^(?:the )?${gap} (?:in|between|around|of|at) (.+?)${be} ${deg}(?:${small}|tight)$`), 'more space in $1'],
  // sizes
  [
    to(
      `^(?:[\\w ]{1,20}? )?(?:can(?:['’]?t|not)|can (?:hardly|barely|scarcely|not)|could (?:hardly|barely)|` +
        `struggles? to|have trouble to) (?:even |really )?(?:read|see|make out) (.+)$`,
    ),
    'make $1 bigger',
  ],
  [to(`^(.+?)${be} ${deg}${small}${for_}(?: (?:to read|to see))?$`), 'make $1 bigger'],
  [to(`^(.+?)${be} ${deg}${big}${for_}$`), 'make $1 smaller'],
  [to(`^(?:tone|take|bring|dial) (.+?) down(?: (?:a )?(?:bit|little|notch|touch|lot))?$`), 'make $1 smaller'],
  [
    to(`^(?:(?:it|this|that)(?:['’]?s| is) )?(?:way |far |much |a bit |a little |really |just )*too ${big}$`),
    'make this smaller',
  ],
  [
    to(`^(?:(?:it|this|that)(?:['’]?s| is) )?(?:way |far |much |a bit |a little |really |just )*too ${small}$`),
    'make this bigger',
  ],
  [to(`^(?:give|put) (.+?) (?:(?:some|a bit of) )?(round(?:ed)?|soft|sharp|square) (?:corners|edges)$`), 'make $1 $2'],
  // corners
  [
    to(`^(?:the |all )*(?:corners|edges)${be} ${deg}(?:edgy|pointy|sharp|hard|harsh|square|angular|boxy)${for_}$`),
    'make the corners rounder',
  ],
  [to(`^(?:the |all )*(?:corners|edges)${be} ${deg}(?:round|rounded|soft)${for_}$`), 'make the corners sharper'],
  [to(`^(.+?)${be} ${deg}(?:edgy|pointy|boxy|angular)${for_}$`), 'make $1 rounder'],
  // letters and length
  [to(`^(.+?) should not be ${deg}(.+)$`), 'make $1 less $2'],
  [to(`^(.+?)${be} (?:way |far |much |a bit |a little )?too (bold|heavy|thick|fat)$`), 'make $1 less bold'],
  [to(`^(.+?)${be} ${deg}(?:long|wordy|lengthy|rambling|long-winded)$`), 'shorten $1'],
  [
    to(
      `^(?:there(?:['’]?s| is) )?(?:way |far |just |simply )*(?:too|so) (?:much|many) (?:text|writing|words|copy|` +
        `to read)(?: everywhere| overall)?(?: (?:in|on) (.+))?$`,
    ),
    'less text in $1',
  ],
  // what should stay in sight
  [
    to(`^(?:i|we|you|people) (?:lose|can['’]?t see|no longer see|miss) (.+?) (?:when|once|as|while) .*scroll.*$`),
    'make $1 sticky',
  ],
  [
    to(
      `^(.+?) (?:disappears?|vanish(?:es)?|is gone|goes away|scrolls away|slides away)(?: (?:when|once|as|while) .*)?$`,
    ),
    'make $1 sticky',
  ],
  [
    to(`^(.+?) should (?:follow|come along|move along|stay|go along)(?: along| with)?(?: (?:when|as|while) .*)?$`),
    'make $1 sticky',
  ],
  // what nobody wants
  [
    to(
      `^(?:there(?:['’]?s| is) )?no need (?:for|to (?:have|show)) (.+?)(?: (?:here|there|on (?:the page|there|here)))?$`,
    ),
    'remove $1',
  ],
  [
    to(
      `^(?:nobody|no one|no-one|who|none) (?:really |ever )?(?:needs?|reads?|wants?|uses?|cares about|looks at) (.+)$`,
    ),
    'remove $1',
  ],
  [
    to(
      `^(.+?)${be} ${deg}(?:pointless|useless|unnecessary|superfluous|redundant|not needed|out of place|overkill|not relevant|irrelevant)$`,
    ),
    'remove $1',
  ],
  [
    to(
      `^(?:i|we) (?:would |['’]d )?(?:rather|prefer|prefer to) (?:not (?:to )?have|do without|skip|be without|leave out) (.+)$`,
    ),
    'remove $1',
  ],
  [to(`^(?:do without|skip|bin|chuck|chuck out|axe|nuke|leave away|get rid of|do away with) (.+)$`), 'remove $1'],
  [
    to(
      `^(?:i|we) (?:don['’]?t|do not) (?:really |actually )?(?:need|want|have|like to have)(?: a| an| any)? (.+?)(?: (?:yet|on there|there|here|any ?more))?$`,
    ),
    'remove the $1',
  ],
  [
    to(
      `^(.+?) (?:should(?: not|n['’]?t)|doesn['’]?t|does not|don['’]?t) (?:be (?:there|here|on there|on the page)|belong (?:there|here))$`,
    ),
    'remove $1',
  ],
  [to(`^(?:leave|keep) (.+?) out(?: for .+)?$`), 'hide $1'],
  [to(`^not (?:have|see|show|use) (?:an? |the |any )?(.+)$`), 'remove the $1'],
  // places
  [
    to(
      `^(.+?) should (?:be|go|come|stand|sit) (?:further |a bit |much |way )*(?:higher(?: up)?|further up|` +
        `lower(?: down)?|further down|up|down|earlier|later)(?: on the page)?,? (?=before|above|over|below|after|` +
        `under)(.+)$`,
    ),
    'move $1 $2',
  ],
  [
    to(
      `^(.+?) should (?:be|go|come|stand|sit|move) (?:a bit |much |way |a little )*(?:higher(?: up)?|further up|up|earlier)(?: on the page)?$`,
    ),
    'move $1 up',
  ],
  [
    to(
      `^(.+?) should (?:be|go|come|stand|sit|move) (?:a bit |much |way |a little )*(?:lower(?: down)?|further down|down|later)(?: on the page)?$`,
    ),
    'move $1 down',
  ],
  [
    to(`^(.+?) and (.+?)${be} (?:in the wrong (?:order|place)|the wrong way (?:round|around)|mixed up|swapped)$`),
    'swap $1 and $2',
  ],
  [
    to(
      `^(?:show|put|move|have|see|place) (.+?) first,? (?:right |directly |just )?(?=under|below|after|before|above)(.+)$`,
    ),
    'move $1 $2',
  ],
  [to(`^(?:a (?:bit|little) )?(?:further )?(up|down|higher|lower)(?: a (?:bit|little)| one| a notch)*$`), 'move it $1'],
  [to(`^(.+?) should (?:be|go|sit|stand) (side by side|next to (?:each other|one another))$`), 'make $1 side by side'],
  // words that should stand somewhere
  [
    to(
      `^(?:it|this|that)? ?should (?:just |simply |rather )?(?:say|read) (⟦\\d+⟧)(?: (?:up top|at the (?:very )?top|` +
        `on top|in big(?: letters)?|up there))(?: instead.*)?$`,
    ),
    'change the headline to $1',
  ],
  [
    to(
      `^(?:what|the (?:text|line|bit|part|words)) (?:it says |that stands |that is |that says something |` +
        `written )?(under|below|beneath) (?:the )?(?:main )?(?:headline|title|heading) should (?:be|say|read) (.+)$`,
    ),
    'the subtitle should say $2',
  ],
  [to(`^(.+?) should (?:just |simply |only |rather |now )+(?=say |read |be )(.+)$`), '$1 should $2'],
  // more of the same
  [
    to(`^(?:i |we )?(?:need|want|like|have) (?:the )?same (.+?) (?:once more|again|a second time|twice)$`),
    'duplicate $1',
  ],
  [
    to(
      `^(?:copy|duplicate|repeat) (.+?),? (?:and )?(?:put|paste|place|insert) (?:the copy|it|that|` +
        `another one) (?:underneath|below|under it|after it|beneath)(?: it)?$`,
    ),
    'duplicate $1',
  ],
  [
    to(
      `^(?:two|three|four|five|six|\\d) (cards|boxes|columns|items|plans|entries|tiles) (?:isn['’]?t|aren['’]?t|is not|are not) enough.*$`,
    ),
    'add one more $1',
  ],
  [
    to(
      `^(?:(\\d|two|three|four|five|six) )(cards|items|entries|plans|features|products|projects|pictures|images|photos|` +
        `services|people|members|boxes|tiles) (?:side by side|next to (?:each other|one another)|beside each other|` +
        `in a row)$`,
    ),
    '$1 $2 per row',
  ],
  [
    to(
      `^(.+?) (?:should |to )?(?:be |sit |stand |go )?(?:side by side|next to (?:each other|one another))?,? ?(?:two by two|in twos|two and two|in pairs)$`,
    ),
    'make $1 two columns',
  ],
  [
    to(
      `^(.+?) (?:should )?(?:be |sit |stand |go )?(?:side by side|next to (?:each other|one another)),? ?(?:two by two|in twos|two and two|in pairs)$`,
    ),
    'make $1 two columns',
  ],
  [
    to(`^(?:make |put |show )?(.+?) (two|three|four|five|six|\\d) (?:per|a|in a|to a|each) (?:row|line)$`),
    'make $1 $2 columns',
  ],
  [to(`^(?:i|we) (?:want|need|like|see|imagine) (the .+?) (?:in|to be|with an?|on an?) (.+)$`), 'make $1 $2'],
  [
    to(
      `^(?:take|remove|delete|drop|kick|leave) (?:the )?(.+?) (?:link|entry|item|point) (?:out of|from|off) (?:the )?(?:menu|nav\\w*|header|top)$`,
    ),
    'remove the $1 link',
  ],
  // what is missing
  [to(`^(?:put|add|show|give) (?:the |some |our )?answers?(?: (?:on|to|somewhere|here).*)?$`), 'add a faq'],
  [
    to(
      `^(?:add|insert|put) (.+?) ((?:after|before|below|above|under|behind) (?:the )?[\\w-]+) ((?:that|which|with|about|for|on) .+)$`,
    ),
    'add $1 $3 $2',
  ],
  [to(`^put (.+) in$`), 'add $1'],
  [
    to(
      `^(?:where|what)(?:['’]?s| is| about| happened to) (?:the |our )?(faq|map|contact form|opening hours|team|` +
        `gallery|newsletter|testimonials|reviews|prices|pricing)$`,
    ),
    'add a $1',
  ],
  [to(`^(?:i|we) (?:could|can|might) (?:really |also )?(?:use|do with) (.+)$`), 'add $1'],
  [
    to(
      `^(?:i think |i guess )?(.+?) (?:should|would|could) be (?:nice|great|good|cool|lovely|useful|helpful|handy|an idea)$`,
    ),
    'add $1',
  ],
  [
    to(
      `^(?:i|we) need (?:somewhere|a place|a way|something) (?:where |for |to let )?(?:people|visitors|customers|guests|they)? ?(?:can |could |to |may )*(.+)$`,
    ),
    'people should be able to $1',
  ],
  [
    to(
      `^(?:the )?(footer|header|page|hero|menu) (?:could|should|needs? to|ought to) (?:also )?(?:use|have|show|get|include) (.+)$`,
    ),
    'add $2 to the $1',
  ],
  // taste
  [
    to(`^(?:our|my|the) (?:brand|company|house|corporate)(?: colou?rs?)? (?:is|are) (?:an? )?([a-z]+(?: [a-z]+)?)$`),
    'make it $1',
  ],
  [to(`^(.+?)${be} ${deg}(?:cheap|tacky|amateurish|home-?made)${for_}$`), 'make $1 more luxurious'],
  [
    to(`^(?:make )?(.+?) (?:should )?look (?:more )?(?:expensive|high[- ]?class|posh|fancy|upmarket|classy)$`),
    'make $1 more luxurious',
  ],
  [
    to(
      `^(?:the |this )*(?:fonts?|type|letters|lettering|typography|type ?face)${be} ${deg}(?:childish|playful|silly|round|goofy|funny|comic)${for_}$`,
    ),
    'use a clean font',
  ],
  [
    to(
      `^(?:the |this )*(?:fonts?|type|letters|lettering|typography|type ?face)${be} ${deg}(?:stiff|serious|technical|` +
        `cold|boring|plain|old[- ]fashioned)${for_}$`,
    ),
    'use a friendly font',
  ],
  [
    to(
      `^(?:something |a )?(?:more |a bit |bit )*(?:classy|elegant|fancy|stylish|posh|classier|fancier) ?(?:for|with|` +
        `in) the (?:fonts?|type|letters|lettering|typography|writing)$`,
    ),
    'use a classic font',
  ],
  [
    to(
      `^(?:the |this |my |our )?((?:[\\w-]+ )?(?:headline|title|text|copy|slogan|subtitle|wording|intro))${be} ${deg}(` +
        '?:boring|meh|dull|bad|weak|lame|bland|flat)$',
    ),
    'improve the $1',
  ],
  [to(`^(.+?)${be} ${deg}childish${for_}$`), 'make $1 more professional'],
  [to(`^(.+?)${be} ${deg}(?:busy|messy|cluttered|overloaded|full)${for_}$`), 'make $1 more minimal'],
  [
    to(
      `^(?:the |this |my )*(?:page|site|website|it|design|everything|look|colou?rs?|(?:whole )?thing)${be} ${deg}${dull}${for_}$`,
    ),
    'make it more vivid',
  ],
  [
    to(
      `^(?:spice|jazz|liven|brighten|perk|pep) (?:it|things|this|everything|the (?:page|site|design)) up(?: a (?:bit|little))?$`,
    ),
    'make it more vivid',
  ],
  [
    to(`^(?:more |a bit more |give it (?:more|some|a bit of) )(?:pop|punch|oomph|zing|life|colou?r)$`),
    'make it more vivid',
  ],
  [
    to(
      `^(?:(?:it|this|that|the (?:page|site|design|whole thing))['’]?s? )?(?:${be.replace(/^\(\?:\\s\+/, '(?:')} )?` +
        `${deg}(?:too|a bit too|very|so) ([a-z-]+)${for_}$`,
    ),
    'make it less $1',
  ],
  [to(`^(?:it['’]?s|this is|that['’]?s|we['’]?re) for (?:kids|children|toddlers)$`), 'make it more playful'],
  [to(`^(?:it|this|the (?:page|site|design)) should (?:feel|look|be|seem) (.+)$`), 'make it more $1'],
  [
    to(
      `^(?:something|anything|maybe|perhaps|bit|a bit|a little) (?:a bit |a little )?(warmer|cooler|friendlier|calmer|` +
        `fresher|softer|brighter|darker|lighter|bolder|more .+)$`,
    ),
    'make it $1',
  ],
  // buttons that lead nowhere
  [
    to(
      `^(?:when|if|once) .*?(?:clicks?|press(?:es)?|taps?|hits?)(?: on)? (.+?)(?:,? (?:nothing happens|it (?:does|` +
        `goes) (?:nothing|nowhere)|it doesn['’]?t work))?,? (?:and |but )?(?:it |they |that |this |i |` +
        `you )?should (?:open|go to|lead to|take .+? to|bring .+? to|land on|end up on) (.+)$`,
    ),
    'link $1 to $2',
  ],
  [
    to(
      `^make (.+?) clickable,? (?:so |and )?(?:that )?(?:it )?(?:goes to|leads to|opens|links to|should go to|should open) (.+)$`,
    ),
    'link $1 to $2',
  ],
]
