/**
 * What React's types know of each element, as words: `name` takes any text, `name?` is a flag, `name#` a whole number,
 * `name=a|b` one of these words. Source: @types/react 19.2.
 */
const policy =
  'referrerPolicy=no-referrer|no-referrer-when-downgrade|origin|origin-when-cross-origin|same-origin|strict-origin|strict-origin-when-cross-origin|unsafe-url'
const cross = 'crossOrigin=anonymous|use-credentials'
const submits = 'formAction formEncType formMethod formNoValidate? formTarget'
const media = `autoPlay? controls? controlsList ${cross} loop? muted? playsInline? preload src`
const truth = 'true|false'

export const everywhere =
  `accessKey autoCapitalize autoFocus? className content contentEditable=${truth}|inherit|plaintext-only dir ` +
  `draggable=${truth} enterKeyHint=enter|done|go|next|previous|search|send hidden? id inert? inputMode=none|text|` +
  'tel|url|email|numeric|decimal|search itemID itemProp itemRef itemScope? itemType lang nonce popover=auto|manual|' +
  `hint popoverTarget popoverTargetAction=toggle|show|hide property rel role slot spellCheck=${truth} tabIndex# ` +
  'title translate=yes|no'

export const byTag: Readonly<Record<string, string>> = {
  a: `download href hrefLang media ping ${policy} target type`,
  area: `alt coords download href hrefLang media ${policy} shape target`,
  audio: media,
  blockquote: 'cite',
  button: `disabled? form ${submits} name type=submit|reset|button value`,
  canvas: 'height width',
  col: 'span# width',
  colgroup: 'span#',
  data: 'value',
  del: 'cite dateTime',
  details: 'name open?',
  dialog: 'open?',
  embed: 'height src type width',
  fieldset: 'disabled? form name',
  form: 'acceptCharset action autoComplete encType method name noValidate? target',
  iframe: `allow allowFullScreen? frameBorder height loading=eager|lazy name ${policy} sandbox scrolling src srcDoc width`,
  img: `alt ${cross} decoding=async|auto|sync fetchPriority=high|low|auto height loading=eager|lazy ${policy} sizes src srcSet useMap width`,
  input:
    `accept alt autoComplete capture=user|environment disabled? form ${submits} height list max maxLength# min ` +
    'minLength# multiple? name pattern placeholder readOnly? required? size# src step type value width',
  ins: 'cite dateTime',
  label: 'form htmlFor',
  li: 'value',
  map: 'name',
  meter: 'form high# low# max min optimum# value',
  object: 'classID data form height name type useMap width',
  ol: 'reversed? start# type=1|a|A|i|I',
  optgroup: 'disabled? label',
  option: 'disabled? label value',
  output: 'form htmlFor name',
  param: 'name value',
  progress: 'max value',
  q: 'cite',
  select: 'autoComplete disabled? form multiple? name required? size#',
  source: 'height media sizes src srcSet type width',
  table: 'align=left|center|right bgcolor border# cellPadding cellSpacing summary width',
  td: 'abbr align=left|center|right|justify|char colSpan# headers height rowSpan# scope valign=top|middle|bottom|baseline width',
  textarea:
    'autoComplete cols# dirName disabled? form maxLength# minLength# name placeholder readOnly? required? rows# wrap',
  th: 'abbr align=left|center|right|justify|char colSpan# headers rowSpan# scope',
  time: 'dateTime',
  track: 'default? kind label src srcLang',
  video: `disablePictureInPicture? disableRemotePlayback? height poster width ${media}`,
}

/** Of every element of SVG. */
export const inDrawings =
  'accumulate=none|sum additive=replace|sum alignmentBaseline=auto|baseline|middle|central|hanging|alphabetic|' +
  'inherit attributeName attributeType baseFrequency baselineShift begin bias by calcMode className clip clipPath ' +
  'clipPathUnits clipRule color colorInterpolation colorInterpolationFilters=auto|sRGB|linearRGB|' +
  'inherit cursor cx cy d diffuseConstant direction display divisor dominantBaseline=auto|middle|central|hanging|' +
  'alphabetic|inherit dur dx dy edgeMode elevation end exponent fill fillOpacity fillRule=nonzero|evenodd|' +
  'inherit filter filterUnits floodColor floodOpacity focusable=true|false|' +
  'auto fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight from fx fy ' +
  'gradientTransform gradientUnits height href id imageRendering in in2 intercept k1 k2 k3 k4 kernelMatrix ' +
  'kernelUnitLength keyPoints keySplines keyTimes lang lengthAdjust letterSpacing lightingColor limitingConeAngle ' +
  'markerEnd markerHeight markerMid markerStart markerUnits markerWidth mask maskContentUnits maskUnits max media ' +
  'method min mode name numOctaves offset opacity operator order orient origin overflow paintOrder path pathLength ' +
  'patternContentUnits patternTransform patternUnits pointerEvents points pointsAtX pointsAtY pointsAtZ ' +
  'preserveAspectRatio primitiveUnits r radius refX refY repeatCount repeatDur requiredExtensions restart result ' +
  'role rotate rx ry scale seed shapeRendering slope spacing specularConstant specularExponent speed spreadMethod ' +
  'startOffset stdDeviation stitchTiles stopColor stopOpacity stroke strokeDasharray strokeDashoffset ' +
  'strokeLinecap=butt|round|square|inherit strokeLinejoin=miter|round|bevel|' +
  'inherit strokeMiterlimit strokeOpacity strokeWidth surfaceScale systemLanguage tabIndex# tableValues target ' +
  'targetX targetY textAnchor=start|middle|end|inherit textDecoration textLength textRendering to transform type ' +
  'unicodeBidi values vectorEffect version viewBox visibility width wordSpacing writingMode x x1 x2 ' +
  'xChannelSelector xlinkHref xlinkTitle xmlLang xmlSpace xmlns xmlnsXlink y y1 y2 yChannelSelector z'

export const aria =
  `aria-atomic=${truth} aria-autocomplete=none|inline|list|both aria-busy=${truth} aria-checked=${truth}|mixed ` +
  `aria-colcount# aria-colindex# aria-colspan# aria-current=${truth}|page|step|location|date|time aria-disabled=` +
  `${truth} aria-dropeffect=none|copy|execute|link|move|popup aria-expanded=${truth} aria-grabbed=${truth} ` +
  `aria-haspopup=${truth}|menu|listbox|tree|grid|dialog aria-hidden=${truth} aria-invalid=${truth}|grammar|` +
  `spelling aria-level# aria-live=off|assertive|polite aria-modal=${truth} aria-multiline=${truth} ` +
  `aria-multiselectable=${truth} aria-orientation=horizontal|vertical aria-posinset# aria-pressed=${truth}|mixed ` +
  `aria-readonly=${truth} aria-relevant=additions|all|removals|text aria-required=${truth} aria-rowcount# ` +
  `aria-rowindex# aria-rowspan# aria-selected=${truth} aria-setsize# aria-sort=none|ascending|descending|other ` +
  'aria-valuemax# aria-valuemin# aria-valuenow#'

export const htmlTags =
  'a abbr address area article aside audio b bdi bdo big blockquote br button canvas caption center cite code col ' +
  'colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 ' +
  'h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li main map mark menu meter nav ' +
  'noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script search ' +
  'section select slot small source span strong style sub summary sup table tbody td template textarea tfoot th ' +
  'thead time title tr track u ul var video wbr'

export const svgTags =
  'svg animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix ' +
  'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight ' +
  'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology ' +
  'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter foreignObject g image line ' +
  'linearGradient marker mask metadata mpath path pattern polygon polyline radialGradient rect set stop switch ' +
  'symbol text textPath tspan use view'

/** What stands in a line of text; all other elements of HTML begin a line of their own. */
export const inlineTags =
  'a abbr b bdi bdo big button canvas cite code data del dfn em font i iframe img input ins kbd label map mark ' +
  'meter object output picture progress q ruby s samp select small span strong sub sup svg textarea time tt u var ' +
  'video audio wbr'

/** Properties whose CSS types take any text; others may only hold some words. */
export const openProperties =
  'accentColor animation animationDelay animationDuration animationName aspectRatio background backgroundColor ' +
  'backgroundImage backgroundPosition backgroundSize border borderBottom borderColor borderLeft borderRadius ' +
  'borderRight borderTop borderWidth bottom boxShadow caretColor clipPath color columnGap columns content cursor ' +
  'display fill filter flex flexBasis font fontFamily fontSize fontVariationSettings fontWeight gap grid gridArea ' +
  'gridColumn gridRow gridTemplate gridTemplateAreas gridTemplateColumns gridTemplateRows height inset left ' +
  'letterSpacing lineHeight margin marginBottom marginLeft marginRight marginTop maskImage maxHeight maxWidth ' +
  'minHeight minWidth objectPosition opacity order outline outlineOffset overflow padding paddingBottom ' +
  'paddingLeft paddingRight paddingTop perspective right rotate rowGap scale stroke strokeDasharray ' +
  'strokeDashoffset strokeWidth textDecoration textIndent textShadow top transform transformOrigin transition ' +
  'transitionDelay transitionDuration translate verticalAlign width zIndex'
