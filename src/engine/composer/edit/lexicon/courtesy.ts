/** Politeness around an instruction; every one of these may stand before or behind another. */
export const before =
  "(?:hi|hey|hello) there|what['’]?s (?:up )?with(?= (?:all )?(?:the|this|that|those) )|no(?=,)|nah|only(?= the )|" +
  'wait(?=[\\s,])|you know what|ideally|honestly|basically|obviously|anyway|by the way|btw|first of all|for now|' +
  "(?:i(?:['’]ve| have) )?(?:just |only )?(?:one|two|three|a few|a couple of|some|couple of) (?:small |quick |" +
  'little |more |other )*things?|is there (?:a|any) way (?:to|you could|we could)|any chance (?:to|of|you could|' +
  'we could|you can|we can)|can u|could u|would u|can you guys|do you reckon you could|' +
  'i was wondering if you could|i wonder if you could|(?:would|could) you be able to|are you able to|' +
  'it would be (?:nice|great|good|better|cool|lovely) if (?:we|you|it|there) (?:could|would)?|would be (?:nice|' +
  "great|good|better|cool|lovely) to|i(?:['’]d| would) (?:rather|prefer to)(?: (?:have|like|see|go (?:for|" +
  "with))(?= (?:an? |the |some |it in )?))?|(?:no|ah|oh) (?:no|wait)|wait no|i(?:['’]d| " +
  "would)(?! (?:like|love|prefer|want|rather|also|need))|i might|i(?:['’]d| " +
  'would) (?:like|love|prefer) it (?:better |more )?if it (?:was|were|had)|i wish (?:you could|we could|it was|' +
  "it were)|go with|let['’]s go (?:with|for)|make sure (?:that )?|don['’]t forget to|remember to|i think it should|" +
  'i think|i guess|i feel(?: like)?|we might|kann man|könnte man|könnten wir|können wir|vielleicht|auch mal|' +
  "wäre es möglich|geht das|ich würde gerne?|ich fände|ich finde|on peut|est-ce qu['’]on peut|tu pourrais|" +
  "serait-il possible de|j['’]aimerais bien|se puede|podemos|podríamos|kan man|kunne vi|kunne man|går det an å|" +
  'jeg synes|please|pls|plz|now|ok|okay|so|well|hey|hi|hello|hmm+|hm|um+|uh|oh|yes|great|nice|cool|thanks|and|also|' +
  'then|but|maybe|perhaps|actually|just|next|finally|again|first|could you|can you|would you|will you|could we|' +
  'can we|shall we|should we|could i|can i|may i|is it possible to|is it possible for you to|' +
  'would it be possible to|would you mind|do you think you could|do you mind|it would be (?:nice|great|good|better|' +
  "cool) (?:to|if you could|if you would|if we could)|i(?:'d|’d| " +
  "would) (?:like|love|prefer) (?:you |for you )?to|i(?:'d|’d| would) (?:like|love|prefer) it if you(?:'d|’d| " +
  "could| would)?|i want you to|i want to|i need you to|i need to|we need to|we(?:'d|’d| " +
  'would) (?:like|love) (?:you )?to|we want to|we should|you should|i think (?:that )?(?:we|you) (?:should|could)|' +
  "let(?:'s|’s| us)|lets|help me|help me to|go ahead and|feel free to|try to|how about (?:we|you)|what if (?:we|" +
  'you)|what about|how about|one more thing|another thing|quick one|kindly|bitte|jetzt|und|dann|auch|noch|mal|doch|' +
  'kannst du|könntest du|können sie|könnten sie|kannst du mir|würdest du|würden sie|ich möchte(?: gern| ' +
  "gerne)?(?:, dass du)?|ich will|ich hätte gerne?|wir möchten|s['’]il (?:te|vous) pla[iî]t|svp|stp|maintenant|et|" +
  'puis|aussi|peux-tu|peux tu|tu peux|pouvez-vous|pourriez-vous|pourrais-tu|est-ce que tu peux|je voudrais|' +
  "j['’]aimerais|je veux|on pourrait|por favor|ahora|y|también|puedes|podrías|puede|podría|quiero|quisiera|" +
  'me gustaría|vær så snill(?: å)?|vennligst|nå|og|så|kan du|kan dere|kunne du|jeg vil(?: gjerne)?|jeg ønsker|' +
  'vi vil(?: gjerne)?|kan vi'

export const behind =
  'after all|overall|(?<=(?:space|room|air|padding) )everywhere|(?<=,\\s?)(?:no|right|or|eh|oder|nicht|non|vale|' +
  "verdad|ikke sant)|though|instead|i think|i guess|if you like|if you don['’]t mind|if that['’]s (?:ok|okay|" +
  'possible|alright)|when you can|first of all|first off|xx?|mate|by the way|btw|to be honest|tbh|wäre (?:schön|' +
  'toll|gut|super)|wär (?:schön|toll|gut)|porfa|porfi|tusen takk|please|pls|plz|thanks|thank you|thx|cheers|' +
  'for now|for me|if possible|if you can|right away|at all|maybe|perhaps|as well|too|somehow|ok|okay|would you|' +
  "could you|will you|bitte|danke|mal|s['’]il (?:te|vous) pla[iî]t|svp|stp|merci|por favor|gracias|takk|" +
  'vær så snill|er du snill|:-?\\)|🙏|🙂|haha|lol'
