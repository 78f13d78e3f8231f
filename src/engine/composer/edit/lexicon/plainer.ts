import { pattern } from '#rules/pattern.ts'

/** Other ways to say the same, and the plain one. Applied in turn; quotes stand as ⟦n⟧ and stay. */
export const plainer: readonly [pattern: RegExp, plain: string][] = [
  [/^(?:stick|chuck|pop|slap|bung|whack|throw) (?=(?:an?|some|our|in)\b)/i, 'put '],
  [/^(?:we|i) (?:now |also )?(?:have|offer|do) (?=(?:an?|another) (?:second|third|fourth|fifth|new|extra) )/i, 'add '],
  [/ now(?= (?:called|named) )/i, ''],
  [/\bmore in (?=[a-z]+$)/i, ''],
  [
    /^(?:could|can|should|might|may) (?:there be|we have|i have|we get|i get|we see) (?=an? |another |some |one more )/i,
    'add ',
  ],
  [/^[-*•·–]\s+|^\d+[.)]\s+/, ''],
  [/^[¿¡]\s*/, ''],
  [
    /\b(?:ought to|needs? to|ha(?:s|ve) to|must|shall|could|might|would|is supposed to|are supposed to|is to|are to)\b/gi,
    'should',
  ],
  [
    pattern('gi')`
      \b(?:a tad|a touch|a smidgen|a hair|a wee bit|ever so slightly|way|far|rather|quite|somewhat|simply|really
      |totally|currently|again|definitely|probably|sort of|kind of)\s+
    `,
    '',
  ],
  [/^(?:the current|the existing|current|existing) /i, 'the '],
  [/\b(?:current|existing) /gi, ''],
  [
    /^(?:reword|rephrase|rewrite|alter|modify|adjust|amend|correct|fix|revise|turn|switch) (?=.+ (?:to|into|as) )/i,
    'change ',
  ],
  [
    pattern('i')`
      ^(?:replace|swap|exchange) (?=(?:the |our )?(?:\w+ )?(?:colou?r|font|background|accent|headline|heading|title
      |subtitle|button text)\b)(.+?) (?:by|with|for)\x20
    `,
    'change $1 to ',
  ],
  [/^(?:turn on|enable|activate|switch on|use) (?:the )?(?=dark|light|night)/i, ''],
  [
    pattern('i')`
      ^(?:use|take|try|put|here is|here(?:'|’)s|this is) (?:this|that|the following|a new|the new) (headline|title
      |subtitle|tagline|button text|heading)\s*:?\s+
    `,
    'the $1 should say ',
  ],
  [
    /^instead of (?:the )?(headline|title|subtitle|tagline|button text|heading|button|text)(?: there)?,? (?:write|put|say|use|show) /i,
    'change the $1 to ',
  ],
  [/^(?:text|words?|label|say|new text|copy)\s*:\s*/i, 'change this to '],
  [
    /^(.+?) (?:is|are)(?:n(?:'|’)t| not) (?:needed|necessary|required|useful|wanted|important)(?:\sany ?more)?$/i,
    'remove $1',
  ],
  [/^(.+?) (?:is|are) (?:unnecessary|superfluous|redundant|not needed|useless|obsolete)$/i, 'remove $1'],
  [
    /^(?:an?|some|the) (.+?) (?:should|will) be (?:nice|useful|great|good|helpful|cool|lovely|fine|perfect)(?: here| too| to have)?$/i,
    'i want a $1',
  ],
  [/^(.+?) (?:is|are) missing$/i, 'add $1'],
  [/\b(?:everything|anything|all) about (?:the )?/gi, 'the '],
  [/^(.+?) (?:is|are|looks?|feels?|seems?) too (?:tall|high)$/i, 'make $1 less tall'],
  [/\ba (?:little )?(?:bit|little|lot) (?=less )/gi, ''],
  [/^(?:shorten|abbreviate|cut|trim) (.+?)(?: down)? to (⟦\d+⟧)$/i, 'change $1 to $2'],
  [/\bboth (?=.+ and )/gi, ''],
  [
    /^(?:don(?:'|’)?t|do not|never) let (.+?) (?:scroll away|disappear|scroll|move|go away|vanish)(?: .*)?$/i,
    'make $1 sticky',
  ],
  [
    /^(.+?) (?:goes|go|comes|come|belongs|belong) (?=above|below|before|after|under|over|to the|at the|first|last|further)/i,
    '$1 should go ',
  ],
  [/^(?:display|list|show) (?=.+ (?:above|below|before|after|under) )/i, 'move '],
  [/^(?:reorder|order|sequence)\s*:\s*(.+?) first,? (?:and )?then (.+)$/i, 'move $1 above $2'],
  [
    pattern('i')`
      ^(?:when|if|once) (?:someone|somebody|people|you|i|users?|visitors?|they) (?:clicks?|press(?:es)?|taps?
      |hits?)(?: on)? (.+?),? (?:they|it|you|i|this|he|she|we)? ?(?:should )?(?:lands? on|goes? to|gets? to|sees?
      |opens?|(?:is|are|be) (?:taken|sent|led|brought) to|leads? to|ends? up (?:on|at))\x20
    `,
    '$1 should go to ',
  ],
  [
    /^(?:a |the )?(?:different|another|other|new) (font|colou?r|background),? (?:something|maybe|like|for example|preferably)? ?(?:with |in |like )?/i,
    '$1 ',
  ],
  [/^(?:try|use|take) (?=font |colou?r |background )/i, ''],
  [/ (?:a bit|a little|a lot) more$/i, ''],
  [
    /^(the |our |my )?([a-z][\w -]{2,24}?)\s*:\s+(?=(?:one|two|three|four|\d) columns?|dark|light|bigger|smaller|centered|bold|uppercase)/i,
    'make $1$2 ',
  ],
  [
    /^(?:the )?(?:colou?rs?|colou?r scheme|palette) should (?:be )?(?:more |rather )?(?:like .+?,? so |like .+?,? |more )/i,
    'make it ',
  ],
]
