/** What begins a reason that stands behind a wish and is no part of it. */
export const connectives =
  'because|cause|cos|cuz|bc|as (?:it|they|we|i|people|nobody|that)\\b|since (?:it|they|we|i|people|nobody|that)\\b|' +
  'so (?:that )?(?:people|they|we|you|i|it|everyone|everybody|visitors|customers|guests|clients|users|no one|' +
  'nobody|my|our|folks)\\b|if (?:you|that|possible|it|we)\\b|in case\\b|otherwise\\b|until (?:i|we|they|it|then|' +
  'further)\\b|till (?:i|we|they|it|then)\\b|unless\\b|even though\\b|to make (?:it|them)\\b|weil|damit|da (?:wir|' +
  'ich|man|es|sie)|denn|sonst|bis (?:ich|wir)|parce que?|pour que?|car (?:on|nous|je|il|elle|c)|sinon|porque|' +
  'para que|ya que|si no|fordi|slik at|så (?:folk|man|vi|de|kundene)\\b|for at|ellers'

/** What begins a reason behind a comma. */
export const asides =
  "it(?:['’]?s| is| was)|they(?:['’]?re| are)|that(?:['’]?s| is)|we|i(?:['’]m)?|im|nobody|no one|people|everyone|" +
  "customers|clients|my|you|there(?:['’]?s| is)|sie sind|das ist|es ist|ist mir|wir|ich|man|niemand|die leute|" +
  "unsere kunden|c['’]est|on|nous|je|personne|es|son|nadie|tenemos|det er|de er|vi|jeg|ingen"
