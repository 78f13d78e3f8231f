/** Verbs that begin an instruction, all languages: a conjunction or comma before one of them separates two. */
export const verbs =
  'make|turn|go dark|go light|go for|go with|away with|out with|lose|ditch|scrap|skip|underline|tone|tighten|keep|' +
  "leave|do not show|don['’]t show|set|change|rename|replace|swap|exchange|update|edit|add|insert|include|put|" +
  'place|append|create|remove|delete|drop|hide|show|cut|get rid of|take out|take away|take|move|shift|bring|' +
  'duplicate|copy|repeat|clone|use|switch|give|write|link|point|center|centre|align|enlarge|shrink|increase|' +
  'decrease|reduce|shorten|colou?r|recolou?r|paint|darken|lighten|round|redesign|redo|start over|try|fix|have|let|' +
  '(?:call|name) (?:it|this|us|the|me)|capitali[sz]e|uppercase|stretch|split|' +
  ('mach|mache|lass|lasst|schmeiß|schmeiss|weg mit|nimm|tausch|pack|ändere|ändre|setze?|stelle?|lösche?|entferne?|' +
    'füge?|ergänze?|ersetze?|verschiebe?|tausche?|verstecke?|blende?|verlinke?|färbe?|nenne?|schreibe?|gib|nimm|' +
    'zentriere?|vergrößere?|verkleinere?|verdopp(?:le|ele)|kürze?|') +
  ('mets|mettez|arrondi[rs]?|arrondissez|vire[rz]?|change[rz]?|supprime[rz]?|enlève[rz]?|enlever|retire[rz]?|' +
    'ajoute[rz]?|remplace[rz]?|déplace[rz]?|cache[rz]?|masque[rz]?|rends|rendez|agrandi[rts]?|agrandissez|' +
    'rédui[rts]e?|centre[rz]?|duplique[rz]?|') +
  ('pon|ponga|quítal[oae]s?|quítal[oa]|cámbial[oa]s?|hazl[oa]s?|ponl[oa]s?|sube|baja|haz|cambia|cambie|quita|quite|' +
    'elimina|elimine|borra|añade|agrega|reemplaza|sustituye|mueve|oculta|centra|aumenta|reduce|duplica|') +
  'gjør|endre|fjern|slett|legg|sett|flytt|bytt|skjul|kall|lag|sentrer|dupliser|forkort'

/** Words that begin a statement of a fact. */
export const statements =
  '(?:the|our|my|its) (?:\\w+ ){0,2}(?:phone|e-?mail|address|hours|number|name|headline|button|heading|price|' +
  'footer|header|brand|colou?r)s?\\b|(?:they|it|that|this|these|those) (?:also |too )?(?:should|must|needs? to|' +
  "ha(?:s|ve) to|could)\\b|(?:e-?mail|mail|phone|tel|telephone|address)(?: is|:)? \\S*[@\\d]|we(?:'re| " +
  'are) (?:at|open|closed)|we (?:open|close)'
