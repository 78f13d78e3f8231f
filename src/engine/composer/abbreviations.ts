const abbreviations =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|St|Str|Nr|No|ca|bzw|inkl|incl|approx|etc|e\.g|i\.e|z\.B|d\.h|Prof|max|min|evtl|ggf|Tel|tel|Co|vs|Sr|Sra|M|Mme)\.$/

/** Whether a text ends in a word that is cut short, whose full stop ends no sentence: '52 € inkl.' */
export const endsShort = (text: string): boolean => abbreviations.test(text)
