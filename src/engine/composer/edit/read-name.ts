const it =
  String.raw`(?:it|this|us|(?:the|my|our|this) (?:page|site|website|brand|business|company|firm|` +
  String.raw`shop|store|studio|place|app|product|project|restaurant|caf[eé]))`
const nameOf = String.raw`(?:the|my|our|its) (?:(?:brand|business|company|site|page|shop|store|product|app)(?:'s)? )?name`

/** 'Call it Nordlys' and the like, in the languages that the designer answers in. */
const orders = [
  new RegExp(String.raw`^(?:call|name) ${it} (?<name>.+)$`, 'i'),
  new RegExp(String.raw`^rename ${it} (?:to |as |into )?(?<name>.+)$`, 'i'),
  new RegExp(String.raw`^(?:change|set|rename|update) ${nameOf} (?:to|into|as) (?<name>.+)$`, 'i'),
  new RegExp(String.raw`^${nameOf} (?:is|should be|shall be|will be) (?<name>.+)$`, 'i'),
  new RegExp(
    String.raw`^(?:${it}|we)(?: is|'s| are|'re| should be| shall be)(?: now)? (?:called|named) (?<name>.+)$`,
    'i',
  ),
  /^nenne? (?:es|sie|ihn|uns|das|die (?:seite|firma|marke)|den (?:laden|betrieb)) (?<name>.+)$/i,
  /^(?:(?:es|sie|er|das|die (?:seite|firma|marke)|der (?:laden|betrieb)) hei(?:ß|ss)t|wir hei(?:ß|ss)en|(?:der|unser|mein) name (?:ist|lautet)) (?<name>.+)$/i,
  /^(?:appell?e[sz]?|nomme[sz]?)[- ](?:le|la|les|nous) (?<name>.+)$/i,
  /^(?:(?:il|elle|ça|cela) s['’]appelle|nous nous appelons|(?:le|mon|notre) nom est) (?<name>.+)$/i,
  /^ll[áa]m(?:e|a)(?:lo|la|nos) (?<name>.+)$/i,
  /^(?:se llama|nos llamamos|(?:el|mi|nuestro) nombre es) (?<name>.+)$/i,
  /^kall (?:den|det|oss|siden|bedriften) (?<name>.+)$/i,
  /^(?:(?:den|det|vi|siden|bedriften) heter|navnet (?:vårt )?er) (?<name>.+)$/i,
]
const longest = 60

/** The name that an instruction gives to what the page is about; null when it gives none. */
export function readName(clause: string): string | null {
  for (const order of orders) {
    const name = order
      .exec(clause)
      ?.groups?.name?.replace(/ (?:instead(?: of .+)?|from now on)$/i, '')
      .trim()
    if (name && name.length <= longest) return name
  }
  return null
}
