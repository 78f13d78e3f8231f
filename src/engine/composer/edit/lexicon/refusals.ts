import { pattern } from '#rules/pattern.ts'
import type { SentenceName } from './answer-words.ts'

const language =
  '(?:german|english|french|spanish|norwegian|italian|dutch|danish|swedish|polish|portuguese|russian|chinese|' +
  'japanese|arabic|turkish|deutsch|englisch|français|anglais|inglés|español|engelsk|norsk|tysk|deutsche|englische|' +
  'allemand|alemán|tedesco|inglese|francese|spagnolo|italiano)'

/** What cannot be done without a model, and the sentence that says what can. */
export const refusals: readonly [pattern: RegExp, say: SentenceName][] = [
  [
    pattern('iu')`
      ^(?:undo|revert|rollback|roll back|go back|step back|restore|reset|never ?mind|forget it|cancel (?:that|it
      |the last)|oops|(?:take|put|bring|change|set|turn|get|have) (?:it|that|this|everything|the page
      |the last (?:change|version))(?: all)? back|back to (?:how|the (?:last|previous|old|original)|before)
      |(?:i want |i liked |give me )?the (?:old|previous|last|earlier) (?:version|one|look|page)|(?:mach|mache
      |nimm) (?:das|es)(?: bitte)? (?:rückgängig|zurück)|rückgängig|zurück zur|annule|reviens|deshaz|deshacer|vuelve
      |angre|gå tilbake)(?![\p{L}])|(?:^|\s)(?:wie (?:vorher|zuvor|davor)|comme avant|como (?:antes|estaba)|som (?:før
      |det var)|(?:the way|how|like) it was(?: before)?|better before|better the way it was)$
    `,
    'undo',
  ],
  [
    new RegExp(
      '^(?:translate|übersetz|tradui|traduce|traduci|traduz|oversett)|^(?:make|turn|change|switch|write|put|have|set|convert|' +
        `rewrite|mach|mets|pon|gjør)\\b.*\\b(?:to|in|into|auf|ins|en|al|på|til)\\s+${language}$|^(?:everything|all|the (` +
        `?:page|site|texts?)|it)? ?(?:should be )?in ${language}$`,
      'iu',
    ),
    'translation',
  ],
  [
    pattern('i')`
      \b(?:animat\w*|parallax|confetti|fade[- ]?in|slide ?show|carousel effect|auto-?play|background music|sound
      |video background|embed (?:a |the )?video|youtube|hover effects?|3d|scroll effects?|javascript|script)\b
    `,
    'motion',
  ],
  [
    pattern('i')`
      \b(?:paypal|stripe|klarna|checkout|payments?|database|back-?end|user accounts?|log ?in system|publish|deploy
      |domain|hosting|google analytics|tracking|chat ?bot|live chat|api|crm|mailchimp|send (?:the|me) e-?mails?
      |search engine|seo|wordpress|shopify)\b(?!.*\bsection\b)
    `,
    'service',
  ],
  [
    pattern('iu')`
      ^(?:why|what(?:'s|’s)?|who|when|where|which|how (?:do|does|did|much|many|old|is|are|can)|is|are|was|were|does
      |do you|did|tell me|explain|warum|wieso|wer|wann|pourquoi|qui|quand|por qué|quién|hvorfor
      |hvem)\b(?!.*\b(?:should|must|needs?) )
    `,
    'question',
  ],
  [
    pattern('i')`
      ^(?:write|improve|rewrite|rephrase|polish|reword|proofread|optimi[sz]e|refine|fix|correct)\b[^⟦:]*\b(?:copy
      |texts?|wording|words|content|writing|typos?|spelling|grammar|tone|sentences?|paragraphs?|headlines?|titles?
      |slogan|tagline|intro|lead|subtitle|description)(?: (?:better|nicer|catchier|again|for me|of .+|in .+))?$
    `,
    'needWords',
  ],
  [
    pattern('i')`
      ^(?:make|give|turn) [^⟦:]*\b(?:copy|texts?|wording|words|content|headlines?|title|tagline|subtitle|intro
      |descriptions?|about)\b.*\b(?:catchier|catchy|engaging|better|punchier|funnier|friendlier|more (?:engaging
      |persuasive|personal|convincing|interesting|exciting|detailed|catchy)|longer|better)$
    `,
    'needWords',
  ],
  [
    /^(?:more|longer|another|a (?:better|different|new|catchier)|new|better) (?:texts?|copy|words|headline|title|slogan|tagline|wording|content)$/i,
    'needWords',
  ],
  [
    pattern('i')`
      ^(?:generate|draw|make|create|find|search|use|put|add|insert|take|get)\b.*\b(?:stock (?:photos?|images?)
      |photo of|picture of|image of|(?:photos|pictures|images) of(?! (?:our|my|us)\b)|photograph of|better (?:images?
      |photos?|pictures?)|real (?:photos?|images?|pictures?))\b
    `,
    'needAddress',
  ],
]
